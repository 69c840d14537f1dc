"""Where journals are kept, so that a killed server comes back with all that was acknowledged."""

from pyramidion.server.store.sqlite import SqliteStore, StoreFailed

__all__ = ["SqliteStore", "StoreFailed"]
