"""Where journals are kept, so that a killed server comes back with all that was acknowledged."""

from pyramidion.server.store.sqlite import SqliteStore, StoreFailed, Write

__all__ = ["SqliteStore", "StoreFailed", "Write"]
