"""Everything that can be set about a server; docs/server.md explains each (a test compares)."""

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process. Times are in seconds, sizes in bytes."""

    host: str = "127.0.0.1"
    port: int = 8000
    next_port: bool = False
    data: Path = Path("pyramidion.sqlite")
    origins: tuple[str, ...] = ()
    proxied: bool = False
    away_seconds: int = 60
    abandon_hours: int = 72
    keep_days: int = 90
    bot_pace: float = 1.0
    frame_bytes: int = 16 * 1024
    record_bytes: int = 2 * 1024 * 1024
    frames_a_second: float = 20.0
    chats_a_minute: float = 20.0
    most_tables: int = 10_000
    most_sockets: int = 5_000
    log_level: str = "info"
