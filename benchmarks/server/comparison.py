"""Medians, ratios, the table and the targets: what a run says to its reader."""

from collections.abc import Callable, Mapping, Sequence
from statistics import median

from figures_of_load import MOST_OTHERS_BUSY, LoadFigures, Stretch

# By number of tables, then by the name of the side: what was measured in each round.
Figures = Mapping[int, Mapping[str, Sequence[LoadFigures]]]

TARGET_TABLES = 1000
LEAST_RATIO = 2.0
MOST_P99 = 100.0
PACE = 1000.0
PACE_KEPT = 0.98
OURS, PEER = "pyramidion", "boardgame"
CPU_RATE = "moves/server CPU s"

Read = Callable[[Stretch], float]
COLUMNS: dict[str, tuple[Read, str]] = {
    "moves/s": (lambda s: s.moves_per_s, ",.0f"),
    "p50 ms": (lambda s: s.p50, ",.1f"),
    "p99 ms": (lambda s: s.p99, ",.1f"),
    "longest ms": (lambda s: s.longest, ",.0f"),
    CPU_RATE: (lambda s: s.moves_per_cpu_s, ",.0f"),
    "server busy": (lambda s: s.busy, ".0%"),
    "others busy": (lambda s: s.others_busy, ".0%"),
    "load busy": (lambda s: s.generator_busy, ".0%"),
    "bytes/move": (lambda s: s.bytes_a_move, ",.0f"),
}
RATIOS = ("moves/s", CPU_RATE)


def format_comparison(figures: Figures, titles: Mapping[str, str]) -> str:
    """Write the whole report."""
    lines = ["Flat out: each seat plays its next step as soon as it may."]
    lines += _table(figures, titles, _flat_out)
    lines += ["", f"Paced: {PACE:,.0f} moves a second in all, timed from when each was due."]
    lines += _table(figures, titles, _paced)
    lines += _pace_not_kept(figures, titles)
    lines += ["", *_memory(figures, titles), ""]
    lines += [*_disturbed(figures), *format_targets(figures)]
    return "\n".join(lines)


def format_targets(figures: Figures) -> list[str]:
    """Say of each target whether it holds, is missed, or cannot be told."""
    loaded = figures.get(TARGET_TABLES, {})
    pairs = zip(_flat_out(loaded.get(OURS, ())), _flat_out(loaded.get(PEER, ())), strict=False)
    quiet = [pair for pair in pairs if not any(stretch.is_disturbed for stretch in pair)]
    ratio = _ratio([ours for ours, _ in quiet], [peer for _, peer in quiet], CPU_RATE)
    paced = [stretch for stretch in _paced(loaded.get(OURS, ())) if not stretch.is_disturbed]
    p99 = median(stretch.p99 for stretch in paced) if paced else None
    tables = f"with {TARGET_TABLES:,} tables"
    return [
        _target(
            f"moves per server CPU second {tables}: at least {LEAST_RATIO:g}x boardgame.io",
            None if ratio is None else ratio >= LEAST_RATIO,
            f"{ratio or 0:.2f}x",
        ),
        _target(
            f"p99 {tables} and {PACE:,.0f} moves a second: under {MOST_P99:.0f} ms",
            None if p99 is None else p99 < MOST_P99,
            f"{p99 or 0:.1f} ms",
        ),
    ]


def _target(target: str, holds: bool | None, measured: str) -> str:
    if holds is None:
        return f"Target unknown  {target}; it was not measured, or never undisturbed"
    return f"Target {'holds ' if holds else 'MISSED'}   {target}; measured {measured}"


def _flat_out(rounds: Sequence[LoadFigures]) -> list[Stretch]:
    return [loaded.flat_out for loaded in rounds]


def _paced(rounds: Sequence[LoadFigures]) -> list[Stretch]:
    return [loaded.paced for loaded in rounds if loaded.paced is not None]


def _ratio(ours: Sequence[Stretch], peer: Sequence[Stretch], column: str) -> float | None:
    """Return the median of the ratios within each round."""
    read, _ = COLUMNS[column]
    ratios = [read(our) / read(their) for our, their in zip(ours, peer, strict=False)]
    return median(ratios) if ratios else None


def _table(
    figures: Figures,
    titles: Mapping[str, str],
    stretches_of: Callable[[Sequence[LoadFigures]], list[Stretch]],
) -> list[str]:
    rows = [["tables", "server", *COLUMNS]]
    for tables, sides in figures.items():
        known = {name: stretches_of(rounds) for name, rounds in sides.items()}
        known = {name: stretches for name, stretches in known.items() if stretches}
        rows += [[f"{tables:,}", titles[name], *_cells(known[name])] for name in known]
        if OURS in known and PEER in known:
            rows.append(["", "ratio", *_ratio_cells(known[OURS], known[PEER])])
    return _align(rows)


def _cells(stretches: Sequence[Stretch]) -> list[str]:
    return [format(median(map(read, stretches)), shape) for read, shape in COLUMNS.values()]


def _ratio_cells(ours: Sequence[Stretch], peer: Sequence[Stretch]) -> list[str]:
    return [f"{_ratio(ours, peer, name):.2f}x" if name in RATIOS else "" for name in COLUMNS]


def _pace_not_kept(figures: Figures, titles: Mapping[str, str]) -> list[str]:
    return [
        f"{titles[name]} did not keep the pace with {tables:,} tables: what is late adds up."
        for tables, sides in figures.items()
        for name, rounds in sides.items()
        if any(stretch.moves_per_s < PACE_KEPT * PACE for stretch in _paced(rounds))
    ]


def _disturbed(figures: Figures) -> list[str]:
    rounds = [
        loaded for sides in figures.values() for rounds in sides.values() for loaded in rounds
    ]
    stretches = [*_flat_out(rounds), *_paced(rounds)]
    count = sum(stretch.is_disturbed for stretch in stretches)
    if not count:
        return []
    share = f"more than {MOST_OTHERS_BUSY:.0%} of the server's core"
    return [
        f"{count} of {len(stretches)} stretches were disturbed: something else used {share}.",
        "The tables above hold them too; the targets below are told from the others alone.",
    ]


def _memory(figures: Figures, titles: Mapping[str, str]) -> list[str]:
    tables = max(figures, default=0)
    rows = [["server", "KB/table begun", "KB/table after the load", "MB empty"]]
    for name, rounds in figures.get(tables, {}).items():
        begun = median(loaded.started_bytes_a_table for loaded in rounds) / 1e3
        played = median(loaded.played_bytes_a_table for loaded in rounds) / 1e3
        empty = median(loaded.memory_empty for loaded in rounds) / 1e6
        rows.append([titles[name], f"{begun:,.1f}", f"{played:,.1f}", f"{empty:,.0f}"])
    return [f"Memory with {tables:,} tables, two sockets each:", *_align(rows, lefts=1)]


def _align(rows: Sequence[Sequence[str]], lefts: int = 2) -> list[str]:
    """Lay rows out in columns: the first ones to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_align_row(row, widths, lefts)).rstrip() for row in rows]


def _align_row(row: Sequence[str], widths: Sequence[int], lefts: int) -> list[str]:
    return [
        cell.ljust(width) if place < lefts else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
