"""The tiling solver beside others: the same random puzzles for all."""
