"""Two seats with three commands each, in every order, with each message lost once."""

from itertools import combinations

import pytest
from tests.server.player import Guest, Player, open_table, start_match

from pyramidion.server.changes import MatchEntry

ORDERS = [
    tuple(0 if place in chosen else 1 for place in range(6)) for chosen in combinations(range(6), 3)
]
LOSSES = (None, *range(6))
PHASES = ("keep", "mark")


def _commands(guests, phase):
    """What each seat will send: known before, whatever the other does."""
    if phase == "keep":
        pairs = [[guest.legal(seat)[i] for i in (0, 2)] for seat, guest in enumerate(guests)]
    else:
        pairs = [
            [guest.legal(seat)[-1], {"type": "take_back"}] for seat, guest in enumerate(guests)
        ]
    last = {"type": "confirm"} if phase == "keep" else None
    return [[*pair, last or pair[0]] for pair in pairs]


async def _begin(local, phase):
    """A table in the wanted phase, the same in every run."""
    table = await local.open_table()
    guests = await start_match(local, table)
    if phase == "mark":
        for seat, guest in enumerate(guests):
            for _ in range(3):
                await guest.step(seat)
    for guest in guests:
        guest.read()
    return table, guests


async def _run(local, phase, order, lost):
    """Send the commands in this order; the answer to number `lost` never arrives."""
    table, guests = await _begin(local, phase)
    commands, start = _commands(guests, phase), table.length
    for number, seat in enumerate(order):
        guest = guests[seat]
        action = commands[seat].pop(0)
        command = f"number-{number}"
        guest.send("act", command, seat=seat, action=action)
        if number == lost:
            guest.leave()
            guest.come(table)
            guest.send("act", command, seat=seat, action=action)
            guest.send("act", command, seat=seat, action=action)
    await local.settle()
    return table, guests, start


def _entries(local, table, start):
    lines = local.journal(table)[start:]
    assert all(isinstance(line.change, MatchEntry) for line in lines)
    return [(line.device, line.change.seat, line.change.action) for line in lines]


def _position(table):
    return {viewer: table.match.view(viewer) for viewer in table.shown}


@pytest.mark.parametrize("phase", PHASES)
def test_every_order_and_every_loss_ends_in_the_same_position(local, play, phase):
    async def story():
        positions = []
        for order in ORDERS:
            kept = None
            for lost in LOSSES:
                table, guests, start = await _run(local, phase, order, lost)
                entries = _entries(local, table, start)
                assert [seat for _, seat, _ in entries] == list(order)
                kept = kept or entries
                assert entries == kept
                positions.append(_position(table))
                _check_answers(guests)
                _check_latest_views(table, guests)
        assert all(position == positions[0] for position in positions)

    play(story())


def _check_answers(guests):
    """Nobody is refused, and who asked twice got the same answer twice."""
    for guest in guests:
        answers = {}
        for message in guest.read():
            assert message["type"] != "refused"
            if message["type"] == "accepted":
                assert answers.setdefault(message["id"], message) == message
        seqs = [answer["seq"] for answer in answers.values()]
        assert seqs == sorted(set(seqs))


def _check_latest_views(table, guests):
    for seat, guest in enumerate(guests):
        guest.come(table)
        now, last = guest.last("view"), guest.told
        before = [m for m in last if m["type"] == "view" and m is not now][-1]
        assert {**now, "events": []} == {**before, "events": []}
        assert now["seq"] == table.shown[seat]


@pytest.mark.parametrize("order", ORDERS[::5])
def test_orders_over_real_sockets_with_every_answer_lost(server, play, order):
    opened = open_table(server)

    async def story():
        players = [Player(server, opened["id"], opened["token"]), Player(server, opened["id"])]
        for seat, player in enumerate(players):
            await player.connect()
            await player.sit(seat, f"Player {seat}")
        await players[0].ask("start")
        for number, seat in enumerate(order):
            player = players[seat]
            await player.catch_up()
            action = player.views[seat]["view"]["legal"][0]
            command = {"type": "act", "id": f"n{number}", "seat": seat, "action": action}
            await player.send(command)
            player.drop()
            await player.connect()
            answer = await player.ask("act", f"n{number}", seat=seat, action=action)
            assert answer["type"] == "accepted"
        for seat, player in enumerate(players):
            await player.catch_up()
            assert player.views[seat]["view"]["phase"] == "mark"
            await player.leave()

    play(story())


def test_commands_sent_without_waiting_are_applied_in_order(local, play):
    async def story():
        table = await local.open_table()
        host, other = await start_match(local, table)
        for seat, guest in enumerate((host, other)):
            keeps = guest.legal(seat)[:2]
            for action in (*keeps, {"type": "confirm"}):
                guest.send("act", seat=seat, action=action)
        await local.settle()
        for guest in (host, other):
            answers = [m["type"] for m in guest.read() if "id" in m and m["type"] != "table"]
            assert answers == ["accepted"] * 3
        assert host.last("view")["view"]["phase"] == "mark"
        assert isinstance(Guest(local, table, "late").last("view")["seq"], int)

    play(story())
