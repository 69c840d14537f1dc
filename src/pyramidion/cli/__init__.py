"""The command line, one file a verb."""

from pyramidion.cli.app import main

__all__ = ["main"]
