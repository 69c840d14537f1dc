"""Replays: any finished match and any true record, for any viewer; nothing of an unfinished one."""

import asyncio
import gzip
import json
from urllib.parse import quote

import msgspec
import pytest
from tests.server.finished import finished_table, golden_records
from tests.server.player import Player, open_table

from pyramidion.games import GAMES
from pyramidion.kernel.record import chain, decode_record
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.verify import verify
from pyramidion.server import replays
from pyramidion.server.replays import replayed

GAME = GAMES["silver_gold"]
RECORD = golden_records()[0].read_bytes()


def _replay(server, path, record=None):
    answer = server.request(path, record)
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


@pytest.fixture(scope="module")
def finished(server):
    return finished_table(server, asyncio.run)


def _view(frame):
    return json.loads(bytes(frame.view))


def test_a_finished_match_is_replayed_to_its_outcome(server, finished):
    match = f"/api/tables/{finished['id']}/matches/1"
    record = decode_record(server.get(f"{match}/record"))
    told = _replay(server, f"{match}/replay")
    frames = told["frames"]
    assert [frame["seq"] for frame in frames] == list(range(len(record.entries)))
    assert frames[-1]["view"]["outcome"] == told["outcome"]
    assert told["names"] == ["Nour", "random"]
    assert told["kinds"] == ["person", "bot"]
    assert told["commitment"] == record.header.commitment
    assert told["origin"] is None
    assert finished["over"]["replay"] == f"/replay/{finished['id']}/1"


@pytest.mark.parametrize("path", golden_records(), ids=lambda path: path.stem)
def test_every_golden_match_is_replayed_for_every_viewer(server, path):
    written = path.read_bytes()
    record = decode_record(written)
    for viewer in ("all", "public", *map(str, range(len(record.header.seats)))):
        frames = _replay(server, f"/api/replays?viewer={viewer}", written)["frames"]
        assert frames[-1]["view"]["outcome"]["ranks"] == list(record.footer.outcome.ranks)
        seqs = [frame["seq"] for frame in frames]
        assert seqs == sorted(set(seqs))
        assert all(frame["view"]["legal"] == [] for frame in frames)
        if viewer not in ("all", "public"):
            assert {frame["seat"] for frame in frames} == {int(viewer)}


def test_a_seat_sees_in_a_replay_what_it_saw_in_the_match():
    seen = {}

    def watch(match, events):
        heard = [GAME.narrate(event, Seat(1)) for event in events]
        view = msgspec.to_builtins(match.view(Seat(1)))
        seen[len(match.log) - 1] = ({**view, "legal": []}, [e for e in heard if e is not None])

    verify(decode_record(RECORD), GAME, watch)
    frames = replayed(RECORD, "1").frames
    assert len(frames) < len(seen)
    for frame in frames:
        view, heard = seen[frame.seq]
        assert _view(frame) == json.loads(json.dumps(view))
        assert json.loads(bytes(frame.events)) == json.loads(msgspec.json.encode(heard))
    told = sum(len(heard) for _, heard in seen.values())
    assert sum(len(json.loads(bytes(frame.events))) for frame in frames) == told


def test_with_all_revealed_each_moment_is_seen_by_who_acted_and_hides_no_marks():
    told = replayed(RECORD, "all")
    entries = decode_record(RECORD).entries
    confirmed = {entry.seq for entry in entries if entry.action["type"] == "confirm"}
    hidden = {frame.seq: _view(frame) for frame in replayed(RECORD, "public").frames}
    more = 0
    for frame in told.frames:
        view = _view(frame)
        assert view["seat"] == frame.seat
        if frame.actor is not None and frame.seq not in confirmed:
            assert frame.seat == frame.actor
        fresh = sum(card["fresh"] for p in view["players"] for card in p["cards"] if card)
        public = hidden.get(frame.seq)
        if public is not None:
            known = sum(card["fresh"] for p in public["players"] for card in p["cards"] if card)
            more += fresh > known
    assert more > 10


def test_a_match_that_goes_on_has_no_replay(server, play):
    opened = open_table(server)

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            await host.sit(0, "Nour")
            await host.ask("seat_bot", seat=1, level="random")
            await host.ask("start")
            await host.step(0)
            for number in (0, 1, 2):
                path = f"/api/tables/{opened['id']}/matches/{number}"
                for what in ("replay", "replay?viewer=0", "record"):
                    answer = server.request(f"{path}/{what}")
                    assert (answer.status, answer.code) == (404, "no-record")
            wish = {"table": opened["id"], "number": 1, "seq": 0, "seat": 0}
            answer = server.request("/api/play-on", json.dumps(wish).encode())
            assert (answer.status, answer.code) == (404, "no-record")

    play(story())


@pytest.mark.parametrize("viewer", ["4", "-1", "zero", "", "٣", "1" * 5000, "all,0", "00", "0003"])
def test_there_are_no_other_viewers(server, viewer):
    path = f"/api/replays?viewer={quote(viewer)}"
    answer = server.request(path, RECORD)
    assert (answer.status, answer.code) == (400, "bad-viewer")


def _altered(line):
    lines = RECORD.splitlines(keepends=True)
    body = bytearray(lines[line - 1])
    place = body.index(b'"at":') + 5 if b'"at":' in body else 12
    body[place] = ord("7") if body[place] != ord("7") else ord("8")
    return b"".join([*lines[: line - 1], bytes(body), *lines[line:]])


def _header(**changes):
    """The record with another header, and hashes that fit it."""
    lines = [json.loads(line) for line in RECORD.splitlines()]
    for line in lines:
        del line["hash"]
    return b"".join(chain([{**lines[0], **changes}, *lines[1:]]))


BAD_RECORDS = {
    "altered": (_altered(40), "record-hash", 40),
    "altered header": (_altered(1), "record-hash", 1),
    "cut off": (RECORD[:-200], "record-truncated", len(RECORD.splitlines())),
    "a line short": (b"".join(RECORD.splitlines(True)[:-1]), "record-truncated", None),
    "of another version": (_header(format="pyramidion/9"), "record-format", 1),
    "of other rules": (_header(rules="77"), "record-rules", 1),
    "of another game": (_header(game="chess"), "record-game", 1),
    "of strange options": (_header(options={"speed": 9}), "record-header", 1),
    "of a strange origin": (_header(inputs={"origin": {"seat": 1}}), "record-origin", 1),
    "empty": (b"", "record-truncated", 1),
    "no record": (b"hello\nyou\n", "record-format", 1),
    "bytes": (bytes(range(256)) * 40, "record-format", 1),
    "deep": (b"[" * 200_000 + b"\n", "record-format", 1),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_bad_record_is_refused_with_its_line(server, name):
    record, code, line = BAD_RECORDS[name]
    answer = server.request("/api/replays", record)
    told = json.loads(answer.body)
    assert (answer.status, told["code"], told["field"]) == (422, code, "record")
    assert line is None or told["values"]["line"] == line
    assert b"Traceback" not in answer.body
    wish = {"record": record.decode("latin-1"), "seq": 3, "seat": 0}
    answer = server.request("/api/play-on", json.dumps(wish).encode())
    assert answer.status == (422 if record else 404)
    assert server.get("/healthz")["status"] == "ok"


def test_a_record_of_fifty_megabytes_is_refused(server):
    answer = server.request("/api/replays", b"x" * 50_000_000)
    assert (answer.status, answer.code) == (413, "too-large")
    assert json.loads(answer.body)["values"]["largest"] == 2 * 1024 * 1024


def test_a_record_that_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(replays, "MOST_SECONDS", -1.0)
    with pytest.raises(Exception, match="record-too-long"):
        replayed(RECORD, "all")


def test_a_replay_is_packed_for_whoever_can_unpack_it(server):
    plain = server.request("/api/replays?viewer=0", RECORD)
    small = server.request("/api/replays?viewer=0", RECORD, **{"Accept-Encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small.body) == plain.body
    assert len(small.body) * 5 < len(plain.body)
