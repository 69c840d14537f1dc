"""The pace of bots, a file a game."""
