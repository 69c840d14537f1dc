"""Records of any game: which one it is, its header says."""

from pyramidion.games import GAMES
from pyramidion.kernel.errors import BadRecord, Invalid
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.record import Record, decode_record


def read_record(written: bytes) -> tuple[Record, AnyGame]:
    """A record whose hashes are right, and its game; raises `BadRecord`."""
    record = decode_record(written)
    try:
        return record, GAMES[record.header.game]
    except Invalid as error:
        raise BadRecord(1, "record-game", ", ".join(GAMES), record.header.game) from error
