"""Replays in the page: stepping, eyes, the story, records from files, and what is no record."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.preparing import open_prepared, prepare
from tests.browser.replaying import (
    GOLDEN,
    bar,
    give_record,
    jump,
    look_through,
    open_replay,
    step_of,
    steps_in_all,
)
from tests.browser.visiting import PHONE, WIDE, Visitors

from pyramidion.kernel.record import chain, decode_record

RECORD = (GOLDEN / "two_players.jsonl").read_bytes()


@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_a_match_is_stepped_through_by_buttons_keys_and_bar(visitors: Visitors, width: int):
    visitor = visitors.come(width=width)
    open_replay(visitor, prepare(visitors.server, "end"))
    last = steps_in_all(visitor)
    assert last > 50
    assert step_of(visitor) == 1
    expect(visitor.button("replay-previous")).to_be_disabled()
    visitor.press(visitor.button("replay-next"))
    expect(bar(visitor)).to_have_value("2")
    visitor.page.keyboard.press("ArrowRight")
    expect(bar(visitor)).to_have_value("3")
    visitor.page.keyboard.press("ArrowLeft")
    expect(bar(visitor)).to_have_value("2")
    visitor.press(visitor.button("replay-last"))
    expect(bar(visitor)).to_have_value(str(last))
    expect(visitor.button("replay-next")).to_be_disabled()
    visitor.press(visitor.button("replay-first"))
    expect(bar(visitor)).to_have_value("1")
    jump(visitor, last // 2)
    expect(visitor.page).to_have_url(re.compile(r"#\d+$"))


def test_it_plays_by_itself_and_stops_at_the_end(visitors: Visitors):
    visitor = visitors.come()
    open_replay(visitor, prepare(visitors.server, "end"))
    jump(visitor, steps_in_all(visitor) - 2)
    visitor.press(visitor.button("replay-play"))
    expect(bar(visitor)).to_have_value(str(steps_in_all(visitor)))
    expect(visitor.button("replay-play")).to_be_visible()


def test_the_eyes_change_what_is_seen_and_keep_the_moment(visitors: Visitors):
    visitor = visitors.come(lang="en")
    prepared = prepare(visitors.server, "end")
    open_replay(visitor, prepared, seq=1)
    dealt = visitor.page.locator(".dealt")
    look_through(visitor, "Nour")
    expect(dealt).to_have_count(1)
    look_through(visitor, visitor.say("replay-viewer-public"))
    expect(dealt).to_have_count(0)
    assert step_of(visitor) == 1
    look_through(visitor, visitor.say("replay-viewer-all"))
    expect(visitor.page).to_have_url(re.compile(r"#1$"))
    expect(bar(visitor)).to_have_value("2")


def test_the_story_is_told_and_leads_to_its_moments(visitors: Visitors):
    visitor = visitors.come()
    open_replay(visitor, prepare(visitors.server, "end"))
    told = visitor.page.locator("details ol button")
    assert told.count() > 30
    told.nth(20).click()
    expect(told.nth(20)).to_have_attribute("aria-current", "step")
    assert step_of(visitor) > 1
    expect(visitor.page.locator("details ol")).to_contain_text("Nour")


def test_nothing_can_be_played_in_a_replay(visitors: Visitors):
    visitor = visitors.come()
    open_replay(visitor, prepare(visitors.server, "end"), seq=30)
    for control in (".confirm", ".controls", ".take", ".draw"):
        expect(visitor.page.locator(control)).to_have_count(0)
    for key in ("Enter", "r", "m", "z", "s"):
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator("[role=alert]:not(:empty)")).to_have_count(0)


def test_a_link_to_a_moment_opens_for_anybody(visitors: Visitors):
    prepared = prepare(visitors.server, "end")
    first = visitors.come()
    open_replay(first, prepared)
    jump(first, 40)
    expect(first.page).to_have_url(re.compile(r"#\d+$"))
    address = first.page.url
    other = visitors.come(width=PHONE, lang="en")
    other.page.goto(address)
    expect(bar(other)).to_have_value("40")


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.jsonl")))
def test_every_golden_match_is_replayed_from_its_file(visitors: Visitors, name: str):
    content = (GOLDEN / f"{name}.jsonl").read_bytes()
    record = decode_record(content)
    visitor = visitors.come(lang="en")
    visitor.go("/replay")
    give_record(visitor, f"{name}.jsonl", content)
    bar(visitor).wait_for()
    assert steps_in_all(visitor) == len(record.entries)
    visitor.press(visitor.button("replay-last"))
    for score in record.footer.outcome.scores:
        points = visitor.say("sg-total", points=score.total)
        expect(visitor.page.get_by_text(points).first).to_be_visible()
    visitor.press(visitor.button("verification-check"))
    expect(visitor.page.locator(".verification .headline")).to_have_text(
        visitor.say("verification-right")
    )


def _altered(line: int) -> bytes:
    lines = RECORD.splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b'"at":', b'"at":1', 1)
    return b"".join(lines)


def _with_header(**changes: object) -> bytes:
    lines = [json.loads(line) for line in RECORD.splitlines()]
    for line in lines:
        del line["hash"]
    return b"".join(chain([{**lines[0], **changes}, *lines[1:]]))


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (_altered(57), "record-hash", 57),
        (RECORD[: len(RECORD) // 2], "record-truncated", None),
        (_with_header(format="pyramidion/2"), "record-format", 1),
        (_with_header(rules="99"), "record-rules", 1),
        (_with_header(game="senet"), "record-game", 1),
        (b"a shopping list\nmilk\n", "record-format", 1),
    ],
    ids=["altered", "truncated", "version", "rules", "game", "garbage"],
)
def test_a_bad_record_is_refused_where_it_was_given(
    visitors: Visitors, content: bytes, code: str, line: int | None
):
    visitors.expect("422")
    visitor = visitors.come()
    visitor.go("/replay")
    give_record(visitor, "record.jsonl", content)
    alert = visitor.page.locator("#record-files [role=alert]")
    expect(alert).to_be_visible()
    text = alert.inner_text()
    if line is not None:
        assert f"Ligne {line}" in text.replace("\u00a0", " ")
    assert "expected" not in text
    give_record(visitor, "good.jsonl", RECORD)
    bar(visitor).wait_for()
    give_record(visitor, "record.jsonl", content)
    expect(alert).to_be_visible()
    assert steps_in_all(visitor) > 50


def test_a_file_of_fifty_megabytes_is_refused_at_once(visitors: Visitors):
    visitor = visitors.come(lang="en")
    visitor.go("/replay")
    visitor.page.evaluate(
        """() => {
            const files = new DataTransfer();
            files.items.add(new File([new Uint8Array(50_000_000)], "large.jsonl"));
            const input = document.querySelector("#record-files input");
            input.files = files.files;
            input.dispatchEvent(new Event("change", { bubbles: true }));
        }"""
    )
    alert = visitor.page.locator("#record-files [role=alert]")
    expect(alert).to_have_text(re.compile("2[^0-9]?097[^0-9]?152"))


def test_a_match_that_is_not_finished_has_no_replay(visitors: Visitors):
    visitors.expect("404")
    prepared = prepare(visitors.server, "digging")
    for lang in ("fr", "en"):
        visitor = visitors.come(lang=lang)
        for path, code in ((f"/replay/{prepared.code}/1", "no-record"), ("/replay/NONE/1", "")):
            visitor.go(path)
            alert = visitor.page.get_by_role("alert")
            expect(alert).to_be_visible()
            if code:
                expect(alert).to_have_text(visitor.say(code))
        expect(visitor.link("replay-none-home")).to_be_visible()


def test_a_record_dropped_on_a_replay_opens(visitors: Visitors):
    visitor = visitors.come()
    open_replay(visitor, prepare(visitors.server, "end"))
    before = steps_in_all(visitor)
    other = (GOLDEN / "four_players.jsonl").read_bytes()
    moved = visitor.page.evaluate_handle(
        """(text) => {
            const moved = new DataTransfer();
            moved.items.add(new File([text], "dropped.jsonl"));
            return moved;
        }""",
        other.decode(),
    )
    visitor.page.dispatch_event("body", "dragenter", {"dataTransfer": moved})
    visitor.page.dispatch_event("body", "dragover", {"dataTransfer": moved})
    visitor.page.dispatch_event("body", "drop", {"dataTransfer": moved})
    expect(visitor.page).to_have_url(re.compile(r"/replay$"))
    expect(bar(visitor)).to_have_attribute("max", str(len(decode_record(other).entries)))
    assert before != steps_in_all(visitor)


def test_the_end_of_a_match_leads_to_its_replay_and_its_record(visitors: Visitors):
    visitor = visitors.come()
    open_prepared(visitor, prepare(visitors.server, "end"))
    with visitor.page.expect_download() as waiting:
        visitor.press(visitor.link("end-record"))
    content = waiting.value.path().read_bytes()
    visitor.press(visitor.link("end-replay"))
    bar(visitor).wait_for()
    assert steps_in_all(visitor) == len(decode_record(content).entries)
