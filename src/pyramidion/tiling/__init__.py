"""Polyominoes, orientations and placements as bit masks."""
