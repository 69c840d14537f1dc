"""What a player types, understood as one of the steps that the game allows."""

from collections.abc import Iterator, Mapping, Sequence

from pyramidion.kernel.actions import CONFIRM, Action
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import AnyGame


class Steps:
    """The legal steps of a moment, as the player may write them.

    The game's notation is understood, in its own words or the player's; it may be cut at its
    beginning where that leaves one step only (`a1b1` for `17 a1b1`). `#3`, or just 3 where the
    notation does not say otherwise, is the third step of the list.
    """

    def __init__(self, game: AnyGame, legal: Sequence[Action], words: Mapping[str, str]) -> None:
        self._notation = game.notation
        self._words = words
        self._meant = {spoken.lower(): word for word, spoken in words.items()}
        self.legal = legal

    @property
    def only_confirm(self) -> bool:
        """Whether nothing is left but to confirm."""
        return tuple(self.legal) == (CONFIRM,)

    def listed(self) -> list[str]:
        """All steps, numbered."""
        return [f"#{n} {self.written(step)}" for n, step in enumerate(self.legal, start=1)]

    def written(self, step: Action) -> str:
        """A step in the player's words."""
        parts = self._notation.format_action(step).split(" ")
        return " ".join(self._words.get(part, part) for part in parts)

    def understood(self, text: str) -> Action:
        """The step that is meant; raises `Invalid` if none can be."""
        if not text and self.only_confirm:
            return CONFIRM
        read = list(self._readings(text))
        possible = [step for step in dict.fromkeys(read) if step in self.legal]
        if len(possible) > 1:
            told = ", ".join(map(self.written, possible))
            raise Invalid("step", "cli-ambiguous", text=text, steps=told)
        found = possible or self._numbered(text) or read
        if not found:
            raise self._unreadable(text)
        return found[0]

    def _readings(self, text: str) -> Iterator[Action]:
        """What the text may mean: as it stands, or behind the first word of a legal step."""
        meant = " ".join(self._meant.get(word, word) for word in text.lower().split())
        written = (self._notation.format_action(step) for step in self.legal)
        beginnings = dict.fromkeys(line.split(" ")[0] for line in written)
        for line in (text, meant, *(f"{beginning} {meant}" for beginning in beginnings)):
            try:
                yield self._notation.parse_action(line)
            except Invalid:
                continue

    def _numbered(self, text: str) -> Sequence[Action]:
        number = text.removeprefix("#")
        if number.isascii() and number.isdigit() and len(number) < 6:
            return self.legal[int(number) - 1 : int(number)] if int(number) else ()
        return ()

    def _unreadable(self, text: str) -> Invalid:
        """Why the text is no step, in the words of the game."""
        try:
            self._notation.parse_action(text)
        except Invalid as error:
            return error
        raise AssertionError("A text that can be read has a reading.")
