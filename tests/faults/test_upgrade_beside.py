"""A new process takes the place of an old one while people play: nobody's press fails, nothing is lost."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random

from bot.client import Parts
from tests.faults.fleet import SHARDS, Fleet
from tests.faults.test_fleet import TABLES, NewFleet, new_fleet, playing, quiet_end
from tests.loopback.watching import BUSY, until

__all__ = ["new_fleet"]

UPGRADES = 3


async def test_an_upgrade_while_people_press_fails_no_press(new_fleet: NewFleet, shared: Parts) -> None:
    """Thrice: the new one is begun, the old one is asked to end and hands over every shard."""
    fleet = new_fleet(Random(1), TABLES, ("1", "2"))
    # On a busy machine a lease of a second ends between two looks, and presses wait longer for their shard.
    fleet.lease, fleet.forgiven = 5.0, BUSY
    for walker in fleet.walkers:
        walker.patience = BUSY
    least, ended = list[int](), list[bool]()
    async with playing(fleet, ("1",)):
        for number in range(UPGRADES):
            old, new = ("1", "2") if number % 2 == 0 else ("2", "1")
            await asyncio.sleep(1.0)
            await fleet.begin(new)
            watch = asyncio.create_task(fewest_sockets(fleet, least))
            await fleet.member(2)
            ended.append(await fleet.drain(old))
            watch.cancel()
        await asyncio.sleep(1.0)
    heard = Counter(deed.heard for deed in fleet.deeds)
    print(f"heard: {dict(heard)}, pressed: {sum(len(one.person.asked) for one in fleet.walkers)}")  # noqa: T201
    asked = [one for walker in fleet.walkers for one in walker.person.asked]
    # The last presses were made as people went: their answers come all the same.
    with suppress(TimeoutError):  # then it is said which
        await until(lambda: all(one.answered.is_set() for one in asked))

    assert [] == [(one.at, one.data, one.callback) for one in asked if not one.answered.is_set()]
    assert [True] * UPGRADES == ended
    assert 0 == heard["broken"]
    assert heard["done"] > 0
    assert 1 <= min(least)
    await quiet_end(fleet, shared)


async def fewest_sockets(fleet: Fleet, least: list[int]) -> None:
    """Note again and again how few listen to the shard with the fewest, until cancelled."""
    while True:
        least.append(min(fleet.server.gateway.open_sockets(shard) for shard in range(SHARDS)))
        await asyncio.sleep(0.005)
