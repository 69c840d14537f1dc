"""Doors to open alone over HTTP: the cards, the door of the day, hints, and what is refused."""

import asyncio
import gzip
import json
import random
from datetime import UTC, datetime

import httpx
import pytest
from starlette.applications import Starlette
from tests.server.fuzz import ODD_VALUES, deep

from pyramidion.games.expedition.components import CARDS, SIGNS, WIDTH
from pyramidion.messages import LANGUAGES, speaker
from pyramidion.server.doors import DoorsWeb
from pyramidion.server.training import daily_door
from pyramidion.tiling.cover import count_solutions
from pyramidion.tiling.grid import mask_of
from pyramidion.tiling.polyomino import POLYOMINOES

DAY = 86_400_000
CARD = CARDS[17]
EASY = CARD.easy.signs[SIGNS[2]]


def _asking(**changed):
    return {"number": 17, "level": "easy", "sign": "bird", "laid": [], **changed}


def _post(server, body):
    return server.request("/api/doors/hint", body)


def _hint(server, **changed):
    return server.post("/api/doors/hint", _asking(**changed))


def _refused(server, **changed):
    answer = _post(server, json.dumps(_asking(**changed)).encode())
    assert answer.status == 400
    return json.loads(answer.body)


def _daily(now):
    """What is told of the door of the day when the clock shows this."""

    async def asking():
        app = Starlette(routes=DoorsWeb(lambda: now, tuple).routes())
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://doors") as client:
            return (await client.get("/api/doors/daily")).json()

    return asyncio.run(asking())


def test_all_doors_are_told_with_their_keys(server):
    cards = server.get("/api/doors")["cards"]
    assert [card["number"] for card in cards] == list(range(1, 37))
    for card in cards:
        for level, count in (("easy", 3), ("hard", 4)):
            side = card[level]
            assert set(side) == {"door", "signs"}
            assert len(side["signs"]) == 6
            assert {len(told["keys"]) for told in side["signs"]} == {count}
            white = sum(row.count("#") for row in side["door"])
            for told in side["signs"]:
                assert set(told) == {"keys", "solutions", "seconds"}
                assert sum(len(POLYOMINOES[key]) for key in told["keys"]) == white


def test_the_number_of_solutions_is_right(server):
    told = server.get("/api/doors")["cards"][16]["hard"]
    region = mask_of(
        WIDTH * r + c for r, row in enumerate(told["door"]) for c, s in enumerate(row) if s == "#"
    )
    for sign in told["signs"]:
        pieces = [POLYOMINOES[key] for key in sign["keys"]]
        assert count_solutions(region, WIDTH, pieces) == sign["solutions"]


def test_doors_travel_compressed(server):
    answer = server.request("/api/doors", **{"Accept-Encoding": "gzip"})
    headers = {name.lower(): value for name, value in answer.headers.items()}
    assert headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(answer.body)) == server.get("/api/doors")
    assert len(answer.body) < 20_000


def test_the_door_of_today_is_told(server):
    before = datetime.now(UTC).date()
    told = server.get("/api/doors/daily")
    day = datetime.fromisoformat(told["date"]).date()
    assert before <= day <= datetime.now(UTC).date()
    door = daily_door(day)
    assert (told["number"], told["level"], told["sign"]) == door
    puzzle = door.puzzle
    assert (told["solutions"], told["seconds"]) == (puzzle.solutions, puzzle.seconds)


def test_the_day_is_one_of_utc_by_the_servers_clock():
    midnight = 20_773 * DAY
    yesterday, today = _daily(midnight - 1), _daily(midnight)
    assert (yesterday["date"], today["date"]) == ("2026-11-15", "2026-11-16")
    assert {yesterday["level"], today["level"]} == {"easy", "hard"}
    assert _daily(midnight + DAY - 1) == today
    assert _daily(midnight + 432 * DAY) == today | {"date": "2028-01-22"}


def test_hints_lead_to_an_open_door(server):
    laid = []
    for _ in EASY.keys:
        hint = _hint(server, laid=laid)
        assert hint["remove"] == []
        laid.append(hint["place"])
    assert {key["key"] for key in laid} == set(EASY.keys)
    assert mask_of(cell for key in laid for cell in key["cells"]) == CARD.easy.mask
    assert _hint(server, laid=laid) == {"place": None, "remove": []}


def test_a_key_that_stands_out_is_taken_away(server):
    key = _hint(server)["place"]["key"]
    rows = sorted(POLYOMINOES[key])
    far = [WIDTH * (r + 4) + c + 4 for r, c in rows]
    hint = _hint(server, laid=[{"key": key, "cells": sorted(far)}])
    assert hint["remove"] == [key]
    assert hint["place"]["key"] == key


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", 0),
        ("number", 37),
        ("number", 1_000_000),
        ("level", "each"),
        ("level", ""),
        ("level", "Easy"),
        ("sign", "nose"),
        ("sign", "2"),
    ],
)
def test_a_door_that_is_not_there_is_told_with_its_field(server, field, value):
    assert _refused(server, **{field: value}) == {
        "code": "unknown-door",
        "field": field,
        "values": {},
    }


def _shape(key, row=0, column=0):
    return sorted(WIDTH * (row + r) + column + c for r, c in POLYOMINOES[key])


def _off_the_grid():
    cells = _shape(EASY.keys[0])
    torn = [*cells[:-1], 7 + WIDTH * 7]
    return [[*cells[:-1], 64], [*cells[:-1], -1], [], cells[:-1], [*cells, cells[0]], torn]


@pytest.mark.parametrize("cells", _off_the_grid())
def test_cells_that_are_not_the_keys_are_refused(server, cells):
    problem = _refused(server, laid=[{"key": EASY.keys[0], "cells": cells}])
    assert problem == {"code": "not-the-key", "field": "laid", "values": {"key": EASY.keys[0]}}


def test_a_key_of_another_sign_is_refused(server):
    other = next(key for key in POLYOMINOES if key not in EASY.keys and key != "I1")
    problem = _refused(server, laid=[{"key": other, "cells": _shape(other)}])
    assert problem == {"code": "key-not-shown", "field": "laid", "values": {"key": other}}


def test_keys_that_overlap_or_come_twice_are_refused(server):
    first, second = EASY.keys[:2]
    near = {"key": first, "cells": _shape(first)}
    cells = set(near["cells"])
    over = next(placed for column in range(4) if cells & set(placed := _shape(second, 0, column)))
    problem = _refused(server, laid=[near, {"key": second, "cells": over}])
    assert (problem["code"], problem["values"]) == ("keys-overlap", {"key": second})
    far = {"key": first, "cells": _shape(first, 4)}
    problem = _refused(server, laid=[near, far])
    assert (problem["code"], problem["values"]) == ("key-doubled", {"key": first})


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"\xff\xfe",
        b"[" * 5000,
        b'{"number":17,"level":"easy","sign":"bird"}',
        b'{"number":17,"level":"easy","sign":"bird","laid":[],"more":1}',
        b'{"number":"17","level":"easy","sign":"bird","laid":[]}',
        b'{"number":17,"level":"easy","sign":"bird","laid":[{"key":"X9","cells":[0]}]}',
        b'{"number":17,"level":"easy","sign":"bird","laid":[{"key":"I2","cells":["0"]}]}',
        b'{"number":17,"level":"easy","sign":"bird","laid":[{"key":"I2"}]}',
    ],
)
def test_a_body_that_asks_for_nothing_is_refused(server, body):
    answer = _post(server, body)
    assert (answer.status, answer.code) == (400, "bad-body")


def test_a_body_that_is_too_large_is_refused(server):
    answer = _post(server, b" " * 20_000)
    assert (answer.status, answer.code) == (413, "too-large")


def test_fuzzed_bodies_are_answered_and_harm_nothing(server):
    rng = random.Random(7)
    codes = set()
    for _ in range(300):
        answer = _post(server, _hostile(rng))
        assert answer.status in (200, 400), answer.body
        assert b"Traceback" not in answer.body
        if answer.status == 400:
            codes.add(json.loads(answer.body)["code"])
    assert {"bad-body", "unknown-door", "not-the-key"} <= codes
    assert server.get("/healthz")["status"] == "ok"
    assert '"trace"' not in server.log.read_text()


def _hostile(rng):
    """A body with something wrong in it, or only odd."""
    key = rng.choice(EASY.keys)
    laid = [{"key": key, "cells": rng.sample(range(-2, 70), rng.randrange(6))}]
    asked = _asking(laid=laid, number=rng.randrange(-1, 40))
    if rng.random() < 0.5:
        asked["number"] = 17
    if rng.random() < 0.4:
        asked[rng.choice([*asked, "more"])] = rng.choice(ODD_VALUES)
    if rng.random() < 0.2:
        laid[0][rng.choice(["key", "cells", "more"])] = rng.choice(ODD_VALUES)
    if rng.random() < 0.1:
        return ('{"number":17,"laid":' + deep(rng.randrange(2, 2500)) + "}").encode()
    body = json.dumps(asked).encode()[:15_000]
    return body[: rng.randrange(len(body))] if rng.random() < 0.1 else body


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang):
    for code in ("key-not-shown", "key-doubled", "not-the-key", "keys-overlap"):
        assert "I2" in speaker(lang)(code, key="I2")
    assert speaker(lang)("unknown-door")
