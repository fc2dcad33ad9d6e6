"""Shards that go from one bot to another while people press: no press is unheard, and shares are even."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.client import OneOfSeveral
from bot.clock.waiting import RealWaiting
from bot.connection import sockets
from bot.upkeep import slot_keeping
from bot.upkeep.slot_keeping import HandoverToNewer, SlotKeeper, shards_to_want
from engine.store import StoreLost
from tests.loopback.leased import Held, Leased, Table, connected_all
from tests.loopback.people import Person, answered, told
from tests.loopback.server import Server
from tests.loopback.town import Asked, Channel
from tests.loopback.watching import BUSY, until


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked at often; how long a press may wait for its shard measures the machine here."""
    monkeypatch.setattr(sockets, "FORGIVEN", BUSY)
    monkeypatch.setattr(slot_keeping, "BETWEEN", timedelta(seconds=0.05))
    monkeypatch.setattr(slot_keeping, "SOON", timedelta(seconds=0.02))


def keeper(held: Held, bot: Leased) -> SlotKeeper:
    """Keeps the slots of a bot that runs."""
    return SlotKeeper(held, RealWaiting(), bot.sockets)


@pytest.mark.parametrize(
    ("members", "holders", "wanted"),
    [
        ({"a": (0, 1), "b": (2,)}, {0: "a", 1: "a", 2: "b"}, {"a": set(), "b": set()}),
        ({"a": (0, 1, 2), "b": ()}, {0: "a", 1: "a", 2: "a"}, {"a": set(), "b": {2}}),
        ({"a": (1,), "b": ()}, {0: "gone", 1: "a", 2: "gone"}, {"a": {2}, "b": {0}}),
        ({"a": (), "b": ()}, {0: "gone", 1: "gone"}, {"a": {0}, "b": {1}}),
        ({"a": ()}, {}, {"a": set(), "stranger": set()}),
    ],
)
def test_each_asks_for_its_share(
    members: dict[str, tuple[int, ...]], holders: dict[int, str], wanted: dict[str, set[int]]
) -> None:
    """What a leaving process holds is dealt out; else the poorest asks the richest for one."""
    assert wanted == {name: set(shards_to_want(name, members, holders)) for name in wanted}


async def test_a_newcomer_gets_its_share(server: Server, hall: Channel) -> None:
    """One of two shards; there is no moment at which nobody listens for it."""
    table = Table()
    first, second = Held(0, 1, name="first", table=table), Held(name="second", table=table)
    old, new = Leased(first), Leased(second)
    async with connected_all(old, new):
        await until(old.is_ready)
        works = [keeper(first, old), keeper(second, new)]
        tasks = [asyncio.create_task(one.run()) for one in works]
        least = 2
        while not (second.mine() and server.gateway.open_sockets(1) == 1):  # it is counted meanwhile
            least = min(least, server.gateway.open_sockets(0), server.gateway.open_sockets(1))
            await asyncio.sleep(0.005)
        shares = [set(one.mine()) for one in (first, second)]
        for task in tasks:
            task.cancel()

    assert [{0}, {1}] == shares
    assert 1 == least


async def test_while_a_bot_leaves_every_press_is_answered(
    server: Server, hall: Channel, amir: Person
) -> None:
    """An upgrade: somebody presses all the while; the old one ends once the new one has everything."""
    table = Table()
    first, second = Held(0, 1, name="first", table=table), Held(name="second", table=table)
    old, new = Leased(first), Leased(second)
    asked = list[Asked]()

    async def press() -> None:
        while True:
            asked.append(amir.command(hall, "court whisper", text=f"{len(asked)}"))
            await asyncio.sleep(0.01)

    async with connected_all(new):
        async with connected_all(old):
            await until(lambda: old.is_ready() and server.town.commands)
            leaving, coming = keeper(first, old), keeper(second, new)
            tasks = [asyncio.create_task(one) for one in (leaving.run(), coming.run(), press())]
            await until(lambda: len(asked) > 10)
            old.presses.is_leaving = True
            await leaving.leave()
            left = set(first.mine())
            for one in list(asked):  # what it has heard it answers before it ends
                await answered(one)
        await until(lambda: len(asked) > 100)
        tasks[2].cancel()
        for one in asked:
            await answered(one)
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    assert set() == left
    assert [f"{number}" for number in range(len(asked))] == [told(one) for one in asked]
    assert {0, 1} == set(second.mine())


@pytest.mark.parametrize("does_answer", [True, False])
async def test_a_database_that_is_away_for_longer_than_a_lease_closes_no_socket(
    server: Server, hall: Channel, monkeypatch: pytest.MonkeyPatch, does_answer: bool
) -> None:
    """It answers with an error, or not at all. Once it is back, what another has taken is closed."""
    table, is_back = Table(), asyncio.Event()
    held = Held(0, 1, name="first", table=table)
    bot = Leased(held)

    async def keep() -> None:
        if not does_answer:
            await is_back.wait()
        elif not is_back.is_set():
            raise StoreLost("gone")

    async with connected_all(bot):
        await until(lambda: bot.ready == 1)
        task = asyncio.create_task(keeper(held, bot).run())
        await asyncio.sleep(0.1)
        monkeypatch.setattr(held, "keep", keep)
        await asyncio.sleep(0.1)
        held.give()
        await asyncio.sleep(0.2)
        away = [server.gateway.open_sockets(one) for one in (0, 1)]
        table.members.add("other")
        table.holders[1] = "other"
        held.give(0)
        is_back.set()
        await until(lambda: server.gateway.open_sockets(1) == 0)
        task.cancel()

    assert [1, 1] == away
    assert 2 == server.gateway.identified


@pytest.mark.parametrize("question", ["keep", "members", "holders", "take", "want"])
async def test_a_shard_that_is_given_up_at_any_moment_is_heard_on(
    monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    """The newcomer asks one question after another; whichever it was that came too late, it hears both."""
    table, heard = Table(), set[int]()
    first, second = Held(0, 1, name="first", table=table), Held(name="second", table=table)
    await first.leave()

    def set_extra(shards: Collection[int]) -> None:
        heard.clear()
        heard.update(shards)

    sockets: Any = SimpleNamespace(set_extra=set_extra, is_open=lambda shard: True)
    newcomer = SlotKeeper(second, RealWaiting(), sockets)
    await newcomer.renew()
    ask = getattr(second, question)

    async def ask_too_late(*about: Any) -> Any:
        monkeypatch.setattr(second, question, ask)
        await first.drop((0, 1))
        return await ask(*about)

    monkeypatch.setattr(second, question, ask_too_late)
    rounds = []
    for _ in range(3):
        await newcomer.renew()
        rounds.append(heard | second.mine().keys())

    assert [{0, 1}] * 3 == rounds
    assert {0, 1} == set(second.mine())


async def test_who_has_met_a_match_that_newer_processes_alone_can_play_gives_up_everything() -> None:
    """It is told of each look at such a match, hands over once, and goes on."""
    handed = list[str]()

    async def hand_over() -> None:
        handed.append("all")

    bot: Any = SimpleNamespace(matches=SimpleNamespace(on_newer=[]), hand_over=hand_over)
    task = asyncio.create_task(HandoverToNewer(bot).run())
    await asyncio.sleep(0)
    before = list(handed)
    with capture_logs() as logged:
        for match in (7, 7, 8):
            bot.matches.on_newer[0](match)
        await task

    assert [] == before
    assert ["all"] == handed
    assert [("outdated", 7)] == [(line["event"], line["match"]) for line in logged]


async def test_who_is_told_to_end_waits_for_a_handover_that_is_under_way() -> None:
    """The chore that began it is cancelled by the end; what it had begun is not."""
    is_over, begun = asyncio.Event(), list[str]()

    async def leave() -> None:
        begun.append("leave")
        await is_over.wait()

    bot: Any = SimpleNamespace(_handover=None, _hand_over=leave)
    chore, end = (asyncio.create_task(OneOfSeveral.hand_over(bot)) for _ in range(2))
    await asyncio.sleep(0)
    chore.cancel()
    with suppress(asyncio.CancelledError):
        await chore
    was_over = end.done()
    is_over.set()
    await end

    assert not was_over
    assert ["leave"] == begun


async def test_who_is_alone_leaves_at_once(server: Server, hall: Channel) -> None:
    held = Held(0, 1)
    bot = Leased(held)
    async with connected_all(bot):
        await until(bot.is_ready)
        await asyncio.wait_for(keeper(held, bot).leave(), BUSY)

    assert {0, 1} == set(held.mine())
