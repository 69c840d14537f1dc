"""`pyramidion replay`: true records verified, others refused at their line."""

import os

import msgspec
import pytest
from tests.cli.forging import altered, forged

from pyramidion.cli.records import seal_of
from pyramidion.kernel.chance import Judgement
from pyramidion.kernel.record import decode_record


def test_one_record_gives_its_score_sheet(run, record):
    french, english = run("replay", record, lang="fr"), run("replay", record, lang="en")
    assert (french.code, french.err) == (0, "")
    assert "vérifié" in french.out
    assert "Points de pyramide" in french.out
    assert "gagne avec" in french.out
    assert "verified" in english.out
    assert "wins with" in english.out


def test_one_record_tells_its_promise_its_nonces_and_its_draws(run, record, written):
    header, *_, footer = map(msgspec.json.decode, written.splitlines())
    draws = sum(len(entry.draws) for entry in decode_record(written).entries)
    french, english = run("replay", record, lang="fr").out, run("replay", record, lang="en").out
    assert f"celle qui était promise : {header['commitment']}\n" in french
    assert f"the one that was promised: {header['commitment']}\n" in english
    assert "Les 2 nombres des places" in french
    assert "The 2 numbers of the seats" in english
    assert f"Les {draws} tirages ont été recalculés" in french
    assert f"The {draws} draws were computed again" in english
    for told in (french, english):
        assert f"    {footer['nonces'][0]}  greedy\n" in told
        assert f"    {footer['nonces'][1]}  random\n" in told


def test_judgements_are_counted_apart_from_draws(written):
    record = decode_record(written)
    draws = sum(len(entry.draws) for entry in record.entries)
    judged = msgspec.structs.replace(record.entries[1], draws=(Judgement("MM-17", True),) * 2)
    doubted = msgspec.structs.replace(record, entries=(*record.entries, judged))
    seal = seal_of(doubted)
    assert (seal.draws, seal.judgements) == (draws, 2)
    assert seal.commitment == record.header.commitment
    assert seal.nonces == record.footer.nonces


def test_a_record_from_a_pipe_is_verified_too(run, written):
    reading, writing = os.pipe()
    with os.fdopen(writing, "wb") as pipe:
        pipe.write(written)
    ran = run("replay", f"/dev/fd/{reading}")
    os.close(reading)
    assert (ran.code, ran.err) == (0, "")
    assert "wins with" in ran.out
    assert "draws were computed again" in ran.out


def test_several_records_give_a_line_each_and_a_summary(run, written, tmp_path):
    for name in ("b.jsonl", "a.jsonl", "c.txt"):
        (tmp_path / name).write_bytes(written)
    ran = run("replay", tmp_path, lang="fr")
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert [line.split()[0] for line in lines[:2]] == [
        str(tmp_path / "a.jsonl"),
        str(tmp_path / "b.jsonl"),
    ]
    assert lines[2] == "2 enregistrements vérifiés sur 2."


def test_one_bad_record_does_not_keep_the_others_from_being_verified(run, written, tmp_path):
    (tmp_path / "1.jsonl").write_bytes(altered(written, 5, 30))
    (tmp_path / "2.jsonl").write_bytes(written)
    for jobs in (1, 2):
        ran = run("replay", tmp_path, "--jobs", jobs)
        assert ran.code == 1
        assert ran.err.startswith(f"{tmp_path / '1.jsonl'}, line 5: this line was altered")
        assert ran.out.splitlines()[-1] == "1 of 2 records verified."


def test_an_altered_byte_in_any_line_is_found_at_that_line(run, written, tmp_path):
    lines = written.split(b"\n")[:-1]
    for number, line in enumerate(lines, start=1):
        wrong = altered(written, number, number * 7919 % len(line))
        (tmp_path / f"{number:04}.jsonl").write_bytes(wrong)
    ran = run("replay", tmp_path, "--json")
    findings = msgspec.json.decode(ran.out)
    assert ran.code == 1
    assert findings["failed"] == len(lines)
    assert [found["line"] for found in findings["records"]] == list(range(1, len(lines) + 1))
    for number, sentence in enumerate(ran.err.splitlines(), start=1):
        assert f", line {number:,}: " in sentence


def test_a_lost_end_of_line_is_found_at_that_line(run, written, tmp_path):
    ends = [at for at, byte in enumerate(written) if byte == 10]
    for number, at in enumerate(ends, start=1):
        (tmp_path / f"{number:04}.jsonl").write_bytes(written[:at] + b" " + written[at + 1 :])
    findings = msgspec.json.decode(run("replay", tmp_path, "--json").out)
    assert [found["line"] for found in findings["records"]] == list(range(1, len(ends) + 1))


@pytest.mark.parametrize("keep", [1, 2, 3, 20])
def test_a_truncated_record_is_refused(run, written, tmp_path, keep):
    path = tmp_path / "short.jsonl"
    path.write_bytes(b"".join(line + b"\n" for line in written.splitlines()[:keep]))
    ran = run("replay", path, lang="fr")
    assert ran.code == 1
    assert f"short.jsonl, ligne {keep + 1} : l’enregistrement est incomplet" in ran.err
    path.write_bytes(written[: len(written) // 2])
    assert run("replay", path, lang="fr").code == 1


def _set(**values):
    return lambda line: line.update(values)


FORGERIES = [
    (1, _set(rules="0"), 1, ["autre version des règles", "attendu : 1 ; trouvé : 0"]),
    (1, _set(format="other/9"), 1, ["pyramidion/1", "other/9"]),
    (1, _set(game="chess"), 1, ["ce jeu n’existe pas", "silver_gold", "chess"]),
    (1, _set(options={"reveal": "never"}), 1, ["en-tête", "« reveal »"]),
    (1, _set(seats=[{"name": "a", "kind": "bot"}]), 1, ["en-tête", "On ne joue pas à ce jeu à 1"]),
    (1, _set(commitment="00"), -1, ["graine"]),
    (1, _set(extra=1), 1, ["n’a pas la forme attendue", "l’en-tête d’une partie"]),
    (2, _set(draws=[]), 2, ["tirage", "un ordre de 48 éléments ; trouvé : aucun tirage"]),
    (3, _set(draws=[["below", 2, 1]]), 3, ["tirage", "aucun autre tirage", '["below",2,1]']),
    (3, _set(seat=1), 3, ["n’était pas permise", "(SG-10)"]),
    (3, _set(seat=9), 3, ["n’était pas permise", "(SG-11)"]),
    (3, _set(seat="nobody"), 3, ["une place"]),
    (3, _set(seq=7), 3, ["l’entrée 1 à l’instant", "l’entrée 7 à l’instant"]),
    (3, _set(action={"type": "fly"}), 3, ["n’était pas permise", "n’a pas la forme attendue"]),
    (3, _set(action={"type": "confirm"}), 3, ["n’était pas permise", "Gardez deux cartes"]),
    (-1, _set(seed="ab"), -1, ["graine"]),
]


@pytest.mark.parametrize(("line", "change", "at", "sentences"), FORGERIES)
def test_a_forged_record_is_refused_at_its_line_in_french(
    run, written, tmp_path, line, change, at, sentences
):
    path = tmp_path / "forged.jsonl"
    path.write_bytes(forged(written, line, change))
    ran = run("replay", path, lang="fr")
    found_at = at if at > 0 else len(written.splitlines())
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert f"forged.jsonl, ligne {found_at} : " in ran.err
    for sentence in sentences:
        assert sentence in ran.err
    assert run("show", path, lang="fr").code == 1


def test_a_forged_outcome_is_shown_where_it_differs(run, written, tmp_path):
    def enrich(line):
        line["outcome"]["scores"][1]["categories"]["gems"] += 500

    path = tmp_path / "forged.jsonl"
    path.write_bytes(forged(written, -1, enrich))
    ran = run("replay", path)
    assert ran.code == 1
    assert '"gems":5' in ran.err
    assert "…" in ran.err
    assert len(ran.err) < 300


def test_findings_for_machines(run, written, tmp_path):
    (tmp_path / "1.jsonl").write_bytes(written)
    (tmp_path / "2.jsonl").write_bytes(forged(written, 1, _set(rules="0")))
    findings = msgspec.json.decode(run("replay", tmp_path, "--json").out)
    good, bad = findings["records"]
    assert (findings["verified"], findings["failed"]) == (1, 1)
    assert good["verified"]
    assert good["outcome"]["ended"] == "SG-61"
    assert bad["verified"] is False
    assert (bad["code"], bad["line"], bad["expected"], bad["found"]) == (
        "record-rules",
        1,
        "1",
        "0",
    )


def test_names_in_a_record_cannot_steer_the_terminal(run, written, tmp_path):
    def rename(line):
        line["seats"][0]["name"] = "\x1b[2J" + "n" * 1000

    path = tmp_path / "named.jsonl"
    path.write_bytes(forged(written, 1, rename))
    for verb in ("replay", "show"):
        ran = run(verb, path)
        assert ran.code == 0
        assert "\x1b" not in ran.out
        assert "n" * 30 not in ran.out
