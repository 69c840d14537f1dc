"""A position of the slow match as one line of notation, and back.

Fields are separated by spaces, seats by `|`. In `unseen` and `pile` the next card comes first; left
out, they hold all cards that stand nowhere else, ascending.
"""

import json
from collections.abc import Iterable

from tests.oracles.silver_gold import SlowMatch, SlowOptions, SlowPlayer
from tests.oracles.silver_gold_box import CARDS, COLOURS, read_squares, write_squares


def write_position(match: SlowMatch) -> str:
    """The position as one line, without its options."""
    boxes = "/".join(_dotted(match.boxes[colour]) for colour in COLOURS)
    completing = _dotted(f"{card}@{seat}" for card, seat in match.completing)
    queue = "/".join(
        f"{seat}:{_dotted(2 * seat + slot for slot in slots)}" for seat, slots in match.queue
    )
    head = (
        f"phase={match.phase} turn={match.round}.{match.turn} used={_dotted(match.used)}"
        f" unseen={_dotted(match.unseen[::-1])} pile={_dotted(match.pile[::-1])}"
        f" reserve={_dotted(match.reserve)} boxes={boxes} completing={completing} queue={queue}"
    )
    parts = [_write_player(player) for player in match.players]
    for seat in range(len(parts)):
        parts[seat] += "" if seat in match.waiting else " confirmed"
    return " | ".join([head, *parts])


def _write_player(player: SlowPlayer) -> str:
    slots = " ".join(_write_slot(player, card) for card in player.slots)
    torches = sum(2 ** (played - 1) for played in player.torches)
    text = (
        f"{slots} dealt={_dotted(player.dealt)} kept={_dotted(player.kept)}"
        f" done={_dotted(player.done)} red={player.red} green={player.green}"
        f" torches={torches} skulls={len(player.skulls)} owed={player.owed}"
    )
    return text + (" placed" if player.placed else "")


def _write_slot(player: SlowPlayer, card: int | None) -> str:
    if card is None:
        return "-"
    fresh = player.fresh[card]
    before = write_squares(player.marked[card] - fresh)
    return f"{card}:{before}" + (f"+{write_squares(fresh)}" if fresh else "")


def _dotted(things: Iterable[object]) -> str:
    return ".".join(str(thing) for thing in things)


def read_position(text: str) -> SlowMatch:
    """The slow match in a position; it can be played on from there."""
    head, *parts = text.split("|")
    fields = dict(word.split("=", 1) for word in head.split())
    options = SlowOptions(**json.loads(fields.get("options", "{}")))
    match = SlowMatch(len(parts), options)
    match.phase = fields["phase"]
    match.round, match.turn = (int(number) for number in fields["turn"].split("."))
    match.used = _words(fields.get("used", ""))
    match.reserve = _numbers(fields.get("reserve", ""))
    for colour, owners in zip(COLOURS, fields.get("boxes", "//").split("/"), strict=True):
        match.boxes[colour] = _numbers(owners)
    _read_order(match, fields)
    for seat, part in enumerate(parts):
        words = part.split()
        match.players[seat] = _read_player(words)
        match.waiting -= {seat} if "confirmed" in words else set()
    _read_hidden(match, fields)
    return match


def _read_order(match: SlowMatch, fields: dict[str, str]) -> None:
    """The pyramids completed this turn, and who replaces which slot when."""
    for item in _words(fields.get("completing", "")):
        card, seat = item.split("@")
        match.completing.append((int(card), int(seat)))
    for item in fields.get("queue", "").split("/"):
        if item:
            owner, places = item.split(":")
            match.queue.append((int(owner), [place % 2 for place in _numbers(places)]))


def _read_hidden(match: SlowMatch, fields: dict[str, str]) -> None:
    """The expedition cards to come and the draw pile, their next card last."""
    rest = list(match.options.expeditions) if match.round else []
    for pattern in match.used if "unseen" not in fields else ():
        rest.remove(pattern)
    match.unseen = _words(fields["unseen"]) if "unseen" in fields else rest
    seen = set(match.reserve)
    for player in match.players:
        seen |= {*player.dealt, *player.cards, *player.done}
    others = [card for card in sorted(CARDS) if card not in seen]
    match.pile = _numbers(fields["pile"]) if "pile" in fields else others
    match.unseen.reverse()
    match.pile.reverse()


def _read_player(words: list[str]) -> SlowPlayer:
    player = SlowPlayer(placed="placed" in words)
    slots = [word for word in words if word == "-" or ":" in word]
    for slot, word in enumerate(slots):
        if word != "-":
            _read_slot(player, slot, word)
    fields = dict(word.split("=") for word in words if "=" in word)
    player.dealt = _numbers(fields.get("dealt", ""))
    player.kept = _numbers(fields.get("kept", ""))
    player.done = _numbers(fields.get("done", ""))
    player.red, player.green = int(fields.get("red", 0)), int(fields.get("green", 0))
    player.owed = int(fields.get("owed", 0))
    torches = int(fields.get("torches", 0))
    player.torches = {played for played in (1, 2, 3, 4) if torches & 2 ** (played - 1)}
    player.skulls = set(range(1, 1 + int(fields.get("skulls", 0))))
    return player


def _read_slot(player: SlowPlayer, slot: int, word: str) -> None:
    card, squares = word.split(":")
    before, _, fresh = squares.partition("+")
    player.lay(slot, int(card))
    player.fresh[int(card)] = set(read_squares(fresh))
    player.marked[int(card)] = set(read_squares(before) | read_squares(fresh))
    player.placed = player.placed or bool(fresh)


def _words(value: str) -> list[str]:
    return value.split(".") if value else []


def _numbers(value: str) -> list[int]:
    return [int(word) for word in _words(value)]
