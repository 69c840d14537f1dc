"""What a bot knows about one game."""
