"""What strikes a fleet of bots: kills at chosen moments, a stopped process, a database that goes."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from tests.faults.fleet import LEASE, NO_ONE, Fleet
from tests.faults.lives import soon
from tests.faults.slot_moments import SlotMoment, What, hear_slots
from tests.loopback.nursery import kill, runs

COMES: Final = 20.0
"""Seconds in which a moment has to come; else nobody is struck."""

LATER: Final = 0.05
"""So many seconds after what was seen a bot may die."""

DRAINS: Final[tuple[What, ...]] = ("left", "asked", "gave", "took")
"""How far a bot that ends may have come when it dies."""


async def struck(fleet: Fleet, moment: str) -> bool:
    """Let it strike at the next such moment; whether it came."""
    came = await STRIKES[moment](fleet)
    fleet.see_nothing()
    await fleet.are_well()
    await fleet.play()
    return came


async def _commit(fleet: Fleet) -> bool:
    """Shortly after a press was heard: before, in or after its commit."""
    victim = _Victim(fleet, fleet.dice.uniform(0, LATER))
    fleet.on_press(victim.see)
    return await victim.dies()


async def _answer(fleet: Fleet) -> bool:
    """With the move committed and the answer on its way."""
    return await _at_request(fleet, "came POST /interactions/")


async def _send(fleet: Fleet) -> bool:
    """At a post: before it is taken, or after and before its receipt is kept."""
    return await _at_request(fleet, fleet.dice.choice(("came", "done")) + " POST /channels/")


async def _edit(fleet: Fleet) -> bool:
    """At an edit of a board or of a post."""
    return await _at_request(fleet, fleet.dice.choice(("came", "done")) + " PATCH /channels/")


async def _takeover(fleet: Fleet) -> bool:
    """A bot dies, and so does whoever takes one of its shards: before it knows, or as it begins with it."""
    later = fleet.dice.choice((0.0, fleet.dice.uniform(0, LEASE)))
    first = await fleet.holder()
    async with hear_slots(fleet.database) as moments:
        await fleet.strike(first)
        taken = await moments.next(lambda told: told.what == "took" and fleet.bot_of(told.holder) != NO_ONE)
        second = fleet.bot_of(taken.holder)
    await asyncio.sleep(later)
    await fleet.strike(second)
    return True


async def _drain(fleet: Fleet) -> bool:
    """A bot is asked to end, and dies as it has left, is asked for a shard, gives it up or has given it.

    Where it had ended already nobody is struck.
    """
    stage, name = fleet.dice.choice(DRAINS), await fleet.holder()
    leaver = fleet.names[name]

    def is_time(told: SlotMoment) -> bool:
        # On a busy machine a lease may end before its holder gives the shard up, and another just takes it.
        is_taken = told.what == "took" and told.holder != leaver
        return is_taken or (told.what == stage and told.holder == leaver)

    async with hear_slots(fleet.database) as moments:
        fleet.ask_to_end(name)
        await moments.next(is_time)
    lived = runs(fleet.pids[name])
    await fleet.strike(name)
    return lived


async def _stand_still(fleet: Fleet) -> bool:
    """A process stands still until others have its shards, and awakes."""
    await fleet.freeze(await fleet.holder(), 1.5 * LEASE)
    return True


async def _cut(fleet: Fleet) -> bool:
    """Every connection to the database breaks."""
    await fleet.cut_connections()
    return True


async def _crash(fleet: Fleet) -> bool:
    """The database is killed and comes back."""
    await fleet.kill_database()
    return True


STRIKES: Final[Mapping[str, Callable[[Fleet], Awaitable[bool]]]] = {
    "commit": _commit,
    "answer": _answer,
    "send": _send,
    "edit": _edit,
    "takeover": _takeover,
    "drain": _drain,
    "stand still": _stand_still,
    "cut": _cut,
    "crash": _crash,
}
MOMENTS: Final = tuple(STRIKES)
RARER: Final = ("stand still", "cut", "crash")
"""Of these a long run has a tenth: each strikes all bots, or takes longer than the others."""


async def _at_request(fleet: Fleet, line: str) -> bool:
    victim = _Victim(fleet, fleet.dice.choice((0.0, fleet.dice.uniform(0, LATER))))
    fleet.on_request(lambda name, seen: victim.see(name) if seen.startswith(line) else None)
    return await victim.dies()


class _Victim:
    """The first bot that is seen, which dies so many seconds later."""

    def __init__(self, fleet: Fleet, later: float) -> None:
        self._fleet, self._later = fleet, later
        self._name, self._seen = NO_ONE, asyncio.Event()

    def see(self, name: str) -> None:
        """A bot has done what was waited for."""
        if name in self._fleet.pids and not self._seen.is_set():
            self._name = name
            self._seen.set()
            if not self._later:
                kill(self._fleet.pids[name])  # before its request is answered

    async def dies(self) -> bool:
        """Wait for it and strike; whether it came."""
        await soon(self._seen, COMES)
        if not self._seen.is_set():
            return False
        await asyncio.sleep(self._later)
        await self._fleet.strike(self._name)
        return True
