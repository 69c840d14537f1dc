"""`pyramidion simulate`: what it plays, writes and reports."""

import msgspec
import pytest

from pyramidion.cli.simulate import rotated
from pyramidion.cli.tally import Played, Wins, count
from pyramidion.kernel.outcome import Outcome, Score

QUICK = ("simulate", "silver_gold", "--players", 2, "--bots", "random", "--jobs", 1)


def _records(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("fr", ["Points en moyenne", "Pyramides", "place 1", "décisions par seconde", "4 parties"]),
        ("en", ["Mean points", "Pyramids", "seat 1", "decisions per second", "4 matches"]),
    ],
)
def test_report_for_people(run, lang, sentences):
    ran = run(*QUICK, "--games", 4, "--seed", 1, lang=lang)
    assert (ran.code, ran.err) == (0, "")
    for sentence in sentences:
        assert sentence in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_report_for_machines(run):
    words = ("--players", 2, "--games", 4, "--seed", 5, "--bots", "greedy,random", "--json")
    ran = run("simulate", "silver_gold", *words)
    report = msgspec.json.decode(ran.out)
    tally = report["tally"]
    assert (report["game"], report["players"], report["seed"]) == ("silver_gold", 2, 5)
    assert tally["matches"] == 4
    assert set(tally["by_bot"]) == {"greedy", "random"}
    assert [wins["matches"] for wins in tally["by_seat"]] == [4, 4]
    assert sum(wins["won"] for wins in tally["by_seat"]) <= 4
    assert tally["decisions"] > 4
    points = tally["points"]["greedy"]
    assert points["total"] == pytest.approx(sum(points.values()) - points["total"])
    assert report["options"]["reveal"] == "together"
    assert report["matches_per_second"] > 0
    assert report["decisions_per_second"] > 0


def test_records_are_numbered_and_equal_whatever_the_number_of_jobs(run, tmp_path):
    words = ("simulate", "silver_gold", "--players", 2, "--games", 6, "--seed", 9)
    for jobs in (1, 2):
        ran = run(*words, "--bots", "random", "--jobs", jobs, "--out", tmp_path / str(jobs))
        assert ran.code == 0
    assert list(_records(tmp_path / "1")) == [f"000{number}.jsonl" for number in range(1, 7)]
    assert _records(tmp_path / "1") == _records(tmp_path / "2")


def test_a_match_depends_on_seed_and_number_only(run, tmp_path):
    run(*QUICK, "--games", 2, "--seed", 3, "--out", tmp_path / "two")
    run(*QUICK, "--games", 3, "--seed", 3, "--out", tmp_path / "three")
    run(*QUICK, "--games", 2, "--seed", 4, "--out", tmp_path / "other")
    two, three, other = (_records(tmp_path / name) for name in ("two", "three", "other"))
    assert two["0001.jsonl"] == three["0001.jsonl"]
    assert two["0002.jsonl"] == three["0002.jsonl"]
    assert two["0001.jsonl"] != two["0002.jsonl"]
    assert two["0001.jsonl"] != other["0001.jsonl"]


def test_bots_change_seats_from_match_to_match(run, tmp_path):
    words = ("--players", 3, "--games", 3, "--seed", 1, "--bots", "greedy,random,random")
    run("simulate", "silver_gold", *words, "--out", tmp_path)
    sat = [
        [sitter["name"] for sitter in msgspec.json.decode(record.splitlines()[0])["seats"]]
        for record in _records(tmp_path).values()
    ]
    assert sat == [
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


def test_every_bot_sits_on_every_seat_equally_often():
    seats = [rotated(("a", "b", "c"), number) for number in range(1, 7)]
    for seat in range(3):
        assert sorted(names[seat] for names in seats) == ["a", "a", "b", "b", "c", "c"]


def test_options_of_the_game_are_used(run, tmp_path):
    skulls = "0,1,2,3,4,5,6,7,8,9"
    words = ("--option", "closed_tombs=oui", "--option", f"skulls={skulls}")
    assert run(*QUICK, "--games", 1, *words, "--out", tmp_path).code == 0
    header = msgspec.json.decode((tmp_path / "0001.jsonl").read_bytes().splitlines()[0])
    assert header["options"]["closed_tombs"] is True
    assert header["options"]["skulls"] == list(range(10))


def test_another_runs_records_are_replaced_by_force_only(run, tmp_path):
    run(*QUICK, "--games", 3, "--out", tmp_path)
    (tmp_path / "mine.jsonl").write_text("not a numbered record")
    before = _records(tmp_path)
    refused = run(*QUICK, "--games", 1, "--out", tmp_path, lang="fr")
    assert refused.code == 2
    assert "contient déjà 4 enregistrements" in refused.err
    assert _records(tmp_path) == before
    assert run(*QUICK, "--games", 1, "--out", tmp_path, "--force").code == 0
    assert sorted(_records(tmp_path)) == ["0001.jsonl", "mine.jsonl"]


def _played(names, totals, ranks):
    scores = tuple(Score(total, {"pyramids": total}) for total in totals)
    return Played(names, Outcome(scores, ranks, "end"), 10)


def test_tally_counts_shared_wins_as_shared():
    tally = count(
        [
            _played(("a", "b", "a"), (9, 4, 5), (1, 3, 2)),
            _played(("b", "a", "a"), (7, 7, 1), (1, 1, 3)),
            _played(("a", "a", "b"), (6, 6, 0), (1, 1, 3)),
        ]
    )
    assert tally.by_seat == (Wins(3, 1, 2), Wins(3, 0, 2), Wins(3, 0, 0))
    assert tally.by_bot == {"a": Wins(3, 1, 2), "b": Wins(3, 0, 1)}
    assert tally.points["b"]["total"] == pytest.approx(11 / 3)
    assert tally.everybody["pyramids"] == pytest.approx(45 / 9)
    assert tally.decisions == 30
