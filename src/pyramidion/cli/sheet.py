"""Tables on the terminal: score sheets and means."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from pyramidion.kernel.game import Say
from pyramidion.kernel.outcome import Outcome
from pyramidion.messages.telling import Teller


class _Output(Console):
    """A console that leaves it to the program to say what becomes of a broken pipe."""

    def on_broken_pipe(self) -> None:
        """Called by rich while it handles the error."""
        raise


def console() -> Console:
    """Standard output; colours only where it is a terminal, nothing read into the text."""
    return _Output(highlight=False, markup=False, emoji=False)


def listed(names: Sequence[str], say: Say) -> str:
    """Some names in a sentence: `Ibis, Cat and Cobra`."""
    if len(names) < 2:
        return "".join(names)
    return say("cli-and", list=", ".join(names[:-1]), last=names[-1])


def table(*headings: str) -> Table:
    """A quiet table: names at the left, numbers at the right."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for number, heading in enumerate(headings):
        made.add_column(heading, justify="right" if number else "left")
    return made


def score_sheet(outcome: Outcome, names: Sequence[str], teller: Teller, say: Say) -> Table:
    """Points by category, one column a seat, the total and the place last."""
    made = table(say("cli-category"), *names)
    for category in outcome.scores[0].categories:
        points = (str(score.categories[category]) for score in outcome.scores)
        made.add_row(teller.category(category), *points)
    made.add_section()
    totals = (str(score.total) for score in outcome.scores)
    made.add_row(say("cli-total"), *totals, style="bold")
    made.add_row(say("cli-place"), *(say("cli-rank", rank=rank) for rank in outcome.ranks))
    return made


def print_sheet(
    outcome: Outcome, names: Sequence[str], teller: Teller, say: Say, me: int | None = None
) -> None:
    """The score sheet, and who won."""
    out = console()
    out.print(score_sheet(outcome, names, teller, say))
    for sentence in winners(outcome, names, teller, say, me):
        out.print(sentence, style="bold", soft_wrap=True)


def winners(
    outcome: Outcome, names: Sequence[str], teller: Teller, say: Say, me: int | None
) -> list[str]:
    """Who won, and by which rule if points alone did not tell; `me` is the reader's seat."""
    first = outcome.winners
    top = teller.total(outcome.scores[first[0]].total)
    shown = listed([names[seat] for seat in first], say)
    if len(first) > 1:
        return [say("cli-shared-win", names=shown, total=top)]
    told = [say("cli-win", whose="mine" if me in first else "other", name=shown, total=top)]
    level = sum(score.total == outcome.scores[first[0]].total for score in outcome.scores)
    if level > 1 and outcome.tie_break is not None:
        reason = teller.rule(outcome.tie_break)
        told.append(say("cli-tie-break", reason=reason, rule=outcome.tie_break))
    return told
