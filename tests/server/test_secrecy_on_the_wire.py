"""Two runs that differ only in another seat's secret look the same, frame by frame."""

import json
from contextlib import closing

import pytest
from tests.server.player import Guest, Player, open_table, start_match
from tests.server.process import LocalHall

FORBIDDEN = {"seed", "nonces", "nonce", "draws", "hash", "device"}
INSTANTS = {"now", "at"}


async def _run(path, story, seed, **wish):
    """Play a story on a fresh server; gives what seat 0 and a spectator heard until its end."""
    with closing(LocalHall(path)) as local:
        table = await local.open_table(seed=seed, **wish)
        watcher = Guest(local, table, "watcher")
        host, other = await start_match(local, table)
        heard = [host, watcher]
        await story(local, host, other)
        for guest in heard:
            guest.read()
        return [[_plain(m) for m in guest.told] for guest in heard]


def _plain(message):
    """A message without instants and without ids; deadlines stay."""
    return {key: value for key, value in message.items() if key not in INSTANTS | {"id"}}


def _keeping(picks, pause=0):
    """Seat 1 keeps these of its cards (None takes one back) and confirms, around seat 0's steps."""

    async def story(local, host, other):
        await host.step(0)
        dealt = other.legal(1)
        for pick in picks:
            local.at += pause
            action = {"type": "take_back"} if pick is None else dealt[pick]
            assert (await other.ask("act", seat=1, action=action))["type"] == "accepted"
        await other.ask("act", seat=1, action={"type": "confirm"})
        await host.step(0)
        await host.ask("act", seat=0, action={"type": "take_back"})
        await host.step(0, 1)

    return story


@pytest.mark.parametrize("clock", [0, 3600])
@pytest.mark.parametrize("picks", [(2, 3), (3, 0), (1, None, 2, 3), (0, 1, None, None, 0, 3)])
def test_what_another_keeps_is_not_seen_before_all_have_kept(tmp_path, play, picks, clock):
    first = play(_run(tmp_path / "a", _keeping((0, 1)), "5e" * 32, clock=clock))
    second = play(_run(tmp_path / "b", _keeping(picks, 700), "5e" * 32, clock=clock))
    assert first == second
    assert all(first)


def _owes(guest, action):
    """Whether a mark of seat 1 would owe a cross."""
    match = guest.client.table.match
    state = match.state.copy()
    chosen = next(a for a in match.view(1).legal if _same(a, action))
    match.game.apply(state, 1, chosen, None)
    return bool(state.owed[1])


def _same(action, plain):
    return (action.card, action.cells) == (plain["card"], plain["cells"])


async def _to_marks(host, other):
    for seat, guest in ((0, host), (1, other)):
        for _ in range(3):
            await guest.step(seat)


def _marking(choose, steps, pause=0):
    """Seat 1 marks what `choose` gives, follows its crosses and confirms; seat 0 marks too."""

    async def story(local, host, other):
        await _to_marks(host, other)
        action = choose(other)
        await host.step(0)
        count = 0
        while action["type"] != "confirm":
            local.at += pause
            await other.ask("act", seat=1, action=action)
            count += 1
            action = other.legal(1)[-1]
        await other.ask("act", seat=1, action=action)
        steps.append(count)
        await host.ask("act", seat=0, action={"type": "take_back"})
        await host.step(0)

    return story


def _plain_mark(guest):
    return next(action for action in guest.legal(1) if not _owes(guest, action))


def _other_mark(guest):
    return [action for action in guest.legal(1) if not _owes(guest, action)][-1]


def _cross(guest):
    return next(action for action in guest.legal(1) if _owes(guest, action))


async def _find_seed(path):
    """A seed whose first turn lets seat 1 mark a cross."""
    with closing(LocalHall(path)) as local:
        for number in range(1, 40):
            seed = f"{number:064x}"
            guests = await start_match(local, await local.open_table(seed=seed))
            await _to_marks(*guests)
            if any(_owes(guests[1], action) for action in guests[1].legal(1)):
                return seed
        raise AssertionError("No seed lets seat 1 mark a cross.")


@pytest.mark.parametrize("clock", [0, 3600])
def test_what_another_marks_is_not_seen_before_all_have_confirmed(tmp_path, play, clock):
    seed, steps = play(_find_seed(tmp_path / "seeds")), []
    runs = [
        play(_run(tmp_path / name, _marking(choose, steps, pause), seed, clock=clock))
        for name, choose, pause in (
            ("a", _plain_mark, 0),
            ("b", _other_mark, 300),
            ("c", _cross, 900),
        )
    ]
    assert steps[0] == steps[1] == 1
    assert steps[2] > 1
    assert runs[0] == runs[1] == runs[2]


def test_marks_that_are_open_at_once_are_seen(tmp_path, play):
    options = {"reveal": "at_once"}
    runs = [
        play(_run(tmp_path / name, _marking(choose, []), "5e" * 32, options=options))
        for name, choose in (("a", _plain_mark), ("b", _other_mark))
    ]
    assert runs[0] != runs[1]


def _keys(value):
    if isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from _keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _keys(inner)


def test_nothing_sealed_is_told_before_the_end(server, play):
    opened = open_table(server)

    async def story():
        host, other = Player(server, opened["id"], opened["token"]), Player(server, opened["id"])
        watcher = Player(server, opened["id"])
        for player in (host, other, watcher):
            await player.connect()
        await host.sit(0, "Nour")
        await other.sit(1, "Ada")
        await host.ask("start")
        while not any(message["type"] == "over" for message in host.told):
            for seat, player in ((0, host), (1, other)):
                await player.catch_up()
                if player.views[seat]["view"]["legal"]:
                    await player.step(seat)
        await watcher.catch_up()
        for player in (host, other, watcher):
            await player.leave()
        return host, other, watcher

    host, other, watcher = play(story())
    over = next(m for m in host.told if m["type"] == "over")
    for player in (host, other, watcher):
        end = next(i for i, m in enumerate(player.told) if m["type"] == "over")
        before = player.told[:end]
        assert not FORBIDDEN & set(_keys(before))
        text = json.dumps(before)
        assert over["seed"] not in text
        assert not any(nonce in text for nonce in over["nonces"])
        for stranger in (host, other, watcher):
            assert stranger is player or stranger.token not in text
        views = [m["view"] for m in before if m["type"] == "view"]
        assert all(isinstance(view["pile"], int) for view in views)
        assert all(isinstance(view["unseen"], int) for view in views)
        assert {m["seat"] for m in before if m["type"] == "view"} <= {
            {host: 0, other: 1, watcher: None}[player],
            None,
        }
