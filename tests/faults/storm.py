"""What strikes a fleet of bots: kills at chosen moments, a stopped process, a database that goes."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from tests.faults.fleet import LEASE, NO_ONE, Fleet
from tests.faults.lives import soon
from tests.loopback.nursery import kill

COMES: Final = 6.0
"""Seconds in which a moment has to come; else nobody is struck."""

LATER: Final = 0.05
"""So many seconds after what was seen a bot may die."""


async def struck(fleet: Fleet, moment: str) -> bool:
    """Let it strike at the next such moment; whether it came."""
    came = await STRIKES[moment](fleet)
    fleet.see_nothing()
    await fleet.are_well()
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
    """A bot dies, and so does another that takes one of its shards."""
    victim = _Victim(fleet, fleet.dice.uniform(0, LEASE))
    first = fleet.dice.choice(fleet.bots)
    fleet.on_session(lambda name, shard: victim.see(name if name != first else NO_ONE))
    await fleet.strike(first)
    return await victim.dies()


async def _drain(fleet: Fleet) -> bool:
    """A bot is asked to end, and dies while it hands its shards over, or has done so."""
    name = fleet.dice.choice(fleet.bots)
    await fleet.drain(name, within=fleet.dice.uniform(0, 2 * LEASE))
    await fleet.begin(name)
    return True


async def _stand_still(fleet: Fleet) -> bool:
    """A process stands still until others have its shards, and awakes."""
    await fleet.freeze(fleet.dice.choice(fleet.bots), 1.5 * LEASE)
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
