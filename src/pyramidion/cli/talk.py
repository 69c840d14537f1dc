"""The conversation of `play`: show the table, tell what happened, ask, and do what is typed."""

import sys
from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console

from pyramidion.cli.paint import painted
from pyramidion.cli.sitting import ME, Sitting
from pyramidion.cli.steps import Steps
from pyramidion.kernel.actions import Action
from pyramidion.kernel.errors import Illegal, Invalid
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import Say
from pyramidion.messages import harmless
from pyramidion.messages.refusals import refusal
from pyramidion.messages.telling import Teller, tag_of

_UNDO = {"u", "undo", "z", "annuler", "reprendre"}
_HELP = {"?", "h", "help", "aide"}
_HINT = {"hint", "conseil"}
_PLAY_HINT = {"hint!", "conseil!"}
_TABLE = {"t", "table"}
_LEAVE = {"q", "quit", "exit", "quitter"}
_TOO_OFTEN = {"seat_confirmed"}
"""Events that say nothing at a table where the others answer at once."""


class Talk:
    """Plays a sitting to its end, or until the person leaves."""

    def __init__(self, sitting: Sitting, teller: Teller, out: Console, say: Say) -> None:
        self._sitting = sitting
        self._teller = teller
        self._out = out
        self._say = say
        self._words = teller.words()
        self._shown: tuple[str, ...] = ()
        """What of the table still stands on the screen, if nothing was revealed since."""

    def play(self) -> bool:
        """Whether the match was played to its end."""
        while waiting := self._sitting.deciders:
            if ME not in waiting:
                self._tell(self._sitting.others_act())
            elif not self._turn():
                return False
        return True

    def _turn(self) -> bool:
        """One answer of the person; False if they leave."""
        view = self._sitting.match.view(ME)
        self._show_table()
        steps = Steps(self._sitting.match.game, view.legal, self._words)
        self._out.print(self._teller.ask(view), style="bold", soft_wrap=True)
        while True:
            text = self._read(steps)
            if text is None or text.lower() in _LEAVE:
                return False
            happened = self._sitting.catch_up()
            self._tell(happened)
            try:
                if self._answer(text, steps) or happened:
                    return True
            except (Illegal, Invalid) as error:
                self._out.print(refusal(error, self._say), style="red", soft_wrap=True)
                if happened:
                    return True

    def _answer(self, text: str, steps: Steps) -> bool:
        """Do what was typed; whether the position is another one now."""
        word = text.lower()
        if word in _HELP:
            self._help(steps)
        elif word in _HINT:
            told = self._say("cli-hint", step=steps.written(self._sitting.advice()))
            self._out.print(told, soft_wrap=True)
        elif word in _TABLE:
            self._shown = ()
            self._show_table()
        elif word in _UNDO:
            self._sitting.take_back()
            return True
        elif word in _PLAY_HINT:
            return self._act(self._sitting.advice())
        elif not word and not steps.only_confirm:
            self._out.print(self._say("cli-nothing-typed"), soft_wrap=True)
        else:
            return self._act(steps.understood(text))
        return False

    def _act(self, step: Action) -> bool:
        self._tell(self._sitting.act(step))
        return True

    def _read(self, steps: Steps) -> str | None:
        """What the person types; None at the end of the input."""
        prompt = self._say("cli-prompt-confirm" if steps.only_confirm else "cli-prompt")
        try:
            text = input(f"{prompt} ")
        except EOFError:
            self._out.print()
            return None
        except KeyboardInterrupt:
            self._out.print()
            raise
        if not sys.stdin.isatty():
            self._out.print(harmless(text), soft_wrap=True)
        return text.strip()

    def _help(self, steps: Steps) -> None:
        self._out.print(self._say("cli-play-help"), soft_wrap=True)
        self._out.print(Columns(steps.listed(), padding=(0, 3), column_first=True))

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.reveals:
                self._shown = ()
            sentence = self._teller.event(event)
            if sentence is not None and tag_of(type(event)) not in _TOO_OFTEN:
                self._out.print(f"  {sentence}", soft_wrap=True)

    def _show_table(self) -> None:
        """The table, or in the middle of a decision only what has changed on it."""
        blocks = _blocks(self._teller.table(self._sitting.match.view(ME)))
        new = [block for block in blocks if block not in self._shown]
        self._shown = blocks
        if new:
            self._out.print()
            self._out.print(painted("\n".join(new)), soft_wrap=True)
            self._out.print()


def _blocks(drawing: str) -> tuple[str, ...]:
    """The parts of a drawing: each begins with a line `-- name ---`."""
    return tuple(("\n" + drawing).replace("\n-- ", "\n\n-- ").strip("\n").split("\n\n"))
