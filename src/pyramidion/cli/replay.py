"""`pyramidion replay`: records verified, every line of them."""

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from pyramidion.cli.files import find_records
from pyramidion.cli.grammar import Verb
from pyramidion.cli.parameters import argument, flag, number
from pyramidion.cli.records import Finding, examine
from pyramidion.cli.sheet import print_sheet
from pyramidion.cli.work import MOST_JOBS, do_all, job_count
from pyramidion.games import GAMES
from pyramidion.kernel.game import Say
from pyramidion.messages import harmless
from pyramidion.messages.telling import Teller


def verb(say: Say) -> Verb:
    """The verb `replay`."""
    params = [
        argument("files", say, "cli-metavar-files", nargs=-1),
        number("jobs", say, "cli-jobs", (1, MOST_JOBS)),
        flag("json", say, "cli-json"),
    ]
    return Verb("replay", lambda **given: replay(say=say, **given), params, say)


def replay(files: Sequence[str], jobs: int | None, json: bool, say: Say) -> int:
    """Verify the records and tell their outcomes."""
    tasks = [(say("cli-language"), str(path)) for path in find_records([*map(Path, files)])]
    many = len(tasks)
    findings = do_all(examine, tasks, many, job_count(jobs, many), say("cli-verifying"))
    if json:
        click.echo(_encode(findings))
    else:
        _print_outcomes(findings, say)
    for finding in findings:
        if finding.sentence is not None:
            click.echo(finding.sentence, err=True)
    return _exit_code(findings)


def _exit_code(findings: Sequence[Finding]) -> int:
    """1 if a record does not verify, else 2 if a file could not be read."""
    failed = [finding for finding in findings if not finding.verified]
    if any(finding.line is not None for finding in failed):
        return 1
    return 2 if failed else 0


def _encode(findings: Sequence[Finding]) -> str:
    verified = sum(finding.verified for finding in findings)
    plain = {"verified": verified, "failed": len(findings) - verified, "records": findings}
    return msgspec.json.encode(plain).decode()


def _print_outcomes(findings: Sequence[Finding], say: Say) -> None:
    """A score sheet for a single record, a line each for several."""
    verified = [finding for finding in findings if finding.verified]
    if len(findings) == 1:
        for finding in verified:
            _print_one(finding, say)
        return
    for finding in verified:
        click.echo(_line(finding, say))
    click.echo(say("cli-replay-summary", verified=len(verified), total=len(findings)))


def _print_one(finding: Finding, say: Say) -> None:
    assert finding.outcome is not None
    assert finding.game is not None
    click.echo(say("cli-replay-verified", file=finding.file, entries=finding.entries))
    _print_seal(finding, say)
    teller = Teller(GAMES[finding.game], finding.seats, None, say)
    print_sheet(finding.outcome, finding.seats, teller, say)


def _print_seal(finding: Finding, say: Say) -> None:
    """What was promised and added before the match, and what was drawn from it."""
    seal = finding.seal
    assert seal is not None
    click.echo("  " + say("cli-replay-seed", commitment=seal.commitment))
    click.echo("  " + say("cli-replay-nonces", count=len(seal.nonces)))
    for name, nonce in zip(finding.seats, seal.nonces, strict=False):
        click.echo(f"    {harmless(nonce)}  {name}")
    click.echo("  " + say("cli-replay-draws", count=seal.draws))
    if seal.judgements:
        click.echo("  " + say("cli-replay-judgements", count=seal.judgements))


def _line(finding: Finding, say: Say) -> str:
    """The file, and each seat's points and place."""
    assert finding.outcome is not None
    outcome = finding.outcome
    ranked = zip(finding.seats, outcome.scores, outcome.ranks, strict=True)
    told = [
        say("cli-replay-seat", name=name, total=score.total, rank=rank)
        for name, score, rank in ranked
    ]
    return f"{harmless(finding.file)}  {', '.join(told)}"
