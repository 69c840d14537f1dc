"""Medians, ratios and the table: what a run says to its reader."""

from collections.abc import Mapping, Sequence
from statistics import median

from figures import Figures
from workloads import HEADLINE, OURS, PEERS, TARGET_PEER

Rounds = Mapping[str, Sequence[Figures]]

MEASURES = {
    "decisions/s": "decisions_per_s",
    "actions/s": "actions_per_s",
    "matches/s": "matches_per_s",
    "copies/s": "copies_per_s",
    "views/s": "views_per_s",
}
TARGETS = {
    ("silver_gold-4", "decisions/s"): 3.0,
    ("silver_gold-4", "copies/s"): 4.0,
    ("pyramido-4", "decisions/s"): 3.0,
}
NOTHING = "–"


def median_of(rounds: Sequence[Figures], measure: str) -> float | None:
    """Return the median of a measure over the rounds, or nothing where it was not measured."""
    values = [getattr(figures, MEASURES[measure]) for figures in rounds]
    known = [value for value in values if value is not None]
    return median(known) if known else None


def ratio_to(rounds: Rounds, peer: str, measure: str, workload: str = HEADLINE) -> float | None:
    """Return ours as a multiple of a peer: the median of the ratios within each round."""
    ratios = []
    for ours, theirs in zip(rounds.get(workload, ()), rounds.get(peer, ()), strict=False):
        our_value = getattr(ours, MEASURES[measure])
        their_value = getattr(theirs, MEASURES[measure])
        if our_value is not None and their_value:
            ratios.append(our_value / their_value)
    return median(ratios) if ratios else None


def format_report(rounds: Rounds, failures: Mapping[str, str]) -> str:
    """Write the whole report: ours, the peers with ratios, what failed, and the targets."""
    ours = [_row(rounds, name) for name in OURS if rounds.get(name)]
    peers = [_row_with_ratios(rounds, name) for name in PEERS if rounds.get(name)]
    return "\n".join(
        [
            *_table("ours", ours),
            "",
            f"Peers; in brackets, {HEADLINE} as a multiple of the peer, round by round:",
            *_table("peer", peers),
            "",
            *(f"{name} failed: {reason}" for name, reason in failures.items()),
            *format_targets(rounds),
        ]
    )


def format_targets(rounds: Rounds) -> list[str]:
    """Say of each target whether it holds, is missed, or cannot be told."""
    return [_target_line(rounds, *target) for target in TARGETS.items()]


def _target_line(rounds: Rounds, measured: tuple[str, str], least: float) -> str:
    workload, measure = measured
    target = f"{workload}, {measure}: at least {least:g}x {TARGET_PEER}"
    ratio = ratio_to(rounds, TARGET_PEER, measure, workload)
    if ratio is None:
        return f"Target unknown  {target}; it was not measured on both sides"
    return f"Target {'holds ' if ratio >= least else 'MISSED'}   {target}; measured {ratio:.2f}x"


def _row(rounds: Rounds, name: str) -> list[str]:
    values = (median_of(rounds[name], measure) for measure in MEASURES)
    return [_title(rounds[name][0]), *(_number(value) for value in values)]


def _row_with_ratios(rounds: Rounds, name: str) -> list[str]:
    title, *cells = _row(rounds, name)
    ratios = (ratio_to(rounds, name, measure) for measure in MEASURES)
    return [title, *(_bracketed(cell, ratio) for cell, ratio in zip(cells, ratios, strict=True))]


def _title(figures: Figures) -> str:
    return f"{figures.engine}, {figures.workload}"


def _bracketed(cell: str, ratio: float | None) -> str:
    return cell if ratio is None else f"{cell} ({_ratio(ratio)})"


def _ratio(ratio: float) -> str:
    return f"{ratio:.2f}x" if ratio >= 0.095 else f"{ratio:.3f}x"


def _number(value: float | None) -> str:
    if value is None:
        return NOTHING
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _table(corner: str, rows: Sequence[Sequence[str]]) -> list[str]:
    """Lay rows out under the measures, first column to the left, the others to the right."""
    lines = [[corner, *MEASURES], *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [_table_line(line, widths) for line in lines]


def _table_line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)])
