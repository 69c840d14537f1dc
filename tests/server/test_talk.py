"""Chat: anything, phrases or nothing; and nothing of it outlives the table."""

from pathlib import Path

import pytest
from tests.server.player import Guest, start_match

from pyramidion.messages import LANGUAGES
from pyramidion.server.talk import PHRASES

DAY_MS = 86_400_000


def _lines(guest):
    guest.read()
    return [(m["text"], m["phrase"]) for m in guest.told if m["type"] == "chat"]


@pytest.mark.parametrize("mode", ["on", "phrases"])
def test_phrases_are_said_by_their_name(local, play, mode):
    async def story():
        table = await local.open_table(chat=mode)
        host, other = await start_match(local, table)
        for phrase in PHRASES[:3]:
            assert (await host.ask("phrase", seat=0, phrase=phrase))["type"] == "accepted"
        assert _lines(other) == [("", phrase) for phrase in PHRASES[:3]]
        late = Guest(local, table, "watcher")
        assert _lines(late) == [("", phrase) for phrase in PHRASES[:3]]
        told = [m for m in host.told if m["type"] == "table"]
        assert told[-1]["phrases"] == list(PHRASES)

    play(story())


def test_where_children_play_only_phrases_can_be_said(local, play):
    async def story():
        table = await local.open_table(chat="phrases")
        host, other = await start_match(local, table)
        assert (await host.ask("say", seat=0, text="psst"))["code"] == "phrases-only"
        for phrase in ("psst", "", "Hello", "hello "):
            assert (await host.ask("phrase", seat=0, phrase=phrase))["code"] == "unknown-phrase"
        assert _lines(other) == []

    play(story())


def test_the_host_changes_the_chat_in_the_match_and_the_clock_runs_on(local, play):
    async def story():
        table = await local.open_table(clock=60)
        host, other = await start_match(local, table)
        deadline = table.clock.deadline(0)
        local.at += 5000
        assert (await host.ask("configure", chat="off"))["type"] == "accepted"
        assert table.clock.deadline(0) == deadline
        assert (await host.ask("say", seat=0, text="psst"))["code"] == "chat-off"
        assert (await host.ask("phrase", seat=0, phrase="hello"))["code"] == "chat-off"
        assert [m for m in host.told if m["type"] == "table"][-1]["phrases"] == []
        assert (await other.ask("configure", chat="on"))["code"] == "not-host"
        refused = await host.ask("configure", chat="on", clock=30)
        assert refused["code"] == "already-started"
        assert table.chat == "off"

    play(story())


def test_phrases_count_as_lines_in_a_flood(local, play):
    async def story():
        guest = Guest(local, await local.open_table(), "host")
        await guest.sit(0, "Nour")
        answers = [await guest.ask("phrase", seat=0, phrase="oops") for _ in range(32)]
        assert [a.get("code") for a in answers[30:]] == ["too-fast", "too-fast"]

    play(story())


def test_chat_goes_with_its_table(local, play):
    async def story():
        table = await local.open_table()
        guest = Guest(local, table, "host")
        await guest.sit(0, "Nour")
        await guest.ask("say", seat=0, text="a secret of ours")
        guest.leave()
        local.at += DAY_MS * (local.hall.settings.keep_days + 4)
        local.duties.tidy()
        await local.settle()
        local.at += DAY_MS * (local.hall.settings.keep_days + 1)
        local.duties.tidy()
        await local.settle()
        assert table.name not in local.hall.tables
        return table

    table = play(story())
    assert b"a secret of ours" not in b"".join(
        body for _, _, body in local.store.raw_journal(table.number)
    )


def test_every_phrase_is_said_in_every_language_of_the_site():
    messages = Path(__file__).parents[2] / "web" / "src" / "messages"
    for lang in LANGUAGES:
        text = "\n".join(p.read_text(encoding="utf-8") for p in (messages / lang).glob("*.ftl"))
        for phrase in PHRASES:
            assert f"chat-phrase-{phrase} =" in text, (lang, phrase)
