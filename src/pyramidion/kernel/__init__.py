"""What every game is made of; knows no game, no socket, no clock, no global random."""
