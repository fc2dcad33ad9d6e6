"""Tables that stand where a rare move is next: stewards play up to there, before any bot lives.

What people would come to after an evening alone can be killed at like all else. Nothing of such a table is
owed any more, as if it had been said and put away; its questions wait for days, as a real table's do.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import msgspec

from bot import wiring
from bot.client import Parts
from bot.keys import DATABASE
from bot.posts.recipients import recipients
from engine.clock.deadlines import wait_length
from engine.games.architects.chapters.buildings import ANSWERS
from engine.games.architects.facts import PLANS
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, tag
from engine.kernel.refused import Refused
from engine.kernel.steward import Look
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.kernel.waits import Wait
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.stewards import random, steward_for
from engine.store.sql import stamp
from tests.loopback.bot import ring

TRIES: Final = 60
LONGEST: Final = 400
"""Moves after which another seed is tried."""

EAGER: Final = ("draft", "keep", "build")
"""Moves of Architects that get a building, or build one."""


class Scene(NamedTuple):
    """A table of so many people which is played until one of them may make this move.

    `seed` is where it was found; where rules or stewards have changed since, the next are tried.
    """

    game: str
    wanted: str
    seats: int
    seed: int = 1
    language: str = "en"
    options: Mapping[str, Any] = {}


class Place(NamedTuple):
    """Where its people play: they are its players in this order, the first its host."""

    guild: int
    channel: int
    people: Sequence[int]


async def staged(shared: Parts, folder: Path, scene: Scene, place: Place, *, tries: int = TRIES) -> int:
    """Play the scene in the database of this folder; the match. LookupError where no table comes to it."""
    for seed in range(scene.seed, scene.seed + tries):
        with TemporaryDirectory() as aside:
            reached = await _played(shared, Path(aside), scene, place, seed)
        if reached is not None:
            match = await _played(shared, folder, scene, place, seed)
            assert match is not None
            return match
    raise LookupError(scene)


async def _played(shared: Parts, folder: Path, scene: Scene, place: Place, seed: int) -> int | None:
    """The match, or None where it does not come to the move."""
    store = wiring.open_store_in(folder, ring())
    try:
        matches = _service(shared, store, seed)
        await matches.start()
        match = await _sat_down(shared, matches, scene, place)
        return match if await _came_to_it(matches, match, scene, place, seed) else None
    finally:
        await store.close()
        _put_away(folder)


def _service(shared: Parts, store: Any, seed: int) -> Matches:
    assert shared.editions is not None
    return Matches(
        store,
        shared.editions,
        now=lambda: datetime.now(UTC),
        entropy=Random(seed).randbytes,
        patience=wait_length,
        recipients=recipients(shared.renderers),
        stewards=steward_for,
    )


async def _sat_down(shared: Parts, matches: Matches, scene: Scene, place: Place) -> int:
    game, content = shared.games[scene.game], shared.contents.get(scene.game, "")
    options = msgspec.json.encode(msgspec.convert(dict(scene.options), game.options)).decode()
    table = OpenTable(game.name, game.version, content, scene.seats, options, scene.language)
    host, *_ = people = place.people[: scene.seats]
    match = await matches.open(table, guild=place.guild, channel=place.channel, host=host)
    for one in people:
        await matches.act_at_table(match, one, Join())
    await matches.act_at_table(match, host, Begin("random"))
    return match


async def _came_to_it(matches: Matches, match: int, scene: Scene, place: Place, seed: int) -> bool:
    chance = Random(seed)
    for _ in range(LONGEST):
        live = await matches.live(match)
        if any(scene.wanted in _offered(live, wait.seat) for wait in _asked(live)):
            return True
        if live.table.status == "over" or not await _moved(matches, live, scene, place, chance):
            return False
    return False


async def _moved(matches: Matches, live: LiveMatch, scene: Scene, place: Place, chance: Random) -> bool:
    """One of those who are asked moves as a steward would; False where none has anything to do."""
    asked = [wait.seat for wait in _asked(live)]
    for seat in chance.sample(asked, len(asked)):
        look, dice = live.look(seat), Dice(chance.randbytes(32))
        action = _choice(scene, live, look, dice)
        if action is not None and await _taken(matches, live.match.id, place.people[seat], action):
            return True
    return False


async def _taken(matches: Matches, match: int, user: int, action: Any) -> bool:
    with suppress(Refused):
        await matches.act(match, user, action)
        return True
    return False


def _asked(live: LiveMatch) -> list[Wait]:
    return [wait for wait in live.match_state.waits if wait.seat >= 0]


def _offered(live: LiveMatch, seat: int) -> set[str]:
    """What this seat may do, by the names of moves."""
    return {tag(one) for one in live.look(seat).ask(None)}


def _choice(scene: Scene, live: LiveMatch, look: Look, dice: Dice) -> Any | None:
    """A board game with a map is played at random, by which most comes about; others for what they want."""
    if scene.game == "rokugan":
        return random.choose(look, dice)
    eager = _eager(scene.wanted, look) if scene.game == "architects" else None
    return eager or steward_for(live.match_state.game, "prudent")(look, dice) or random.choose(look, dice)


def _eager(wanted: str, look: Look) -> Any | None:
    """Who wants a building that asks for this keeps it, and builds it as soon as that can be."""
    for offer in look.ask(None):
        move = tag(offer)
        if move in EAGER:
            cards = [card for card in PLANS if _asks(card, wanted)]
            begun = (
                [PartialMove(move, (("card", card),)) for card in cards]
                if isinstance(offer, PartialMove)
                else [offer]
            )
            whole = (
                one
                for some in begun
                for one in (look.ask(some) if isinstance(some, PartialMove) else (some,))
            )
            found = next((one for one in whole if getattr(one, "card", None) in cards), None)
            if found is not None:
                return found
    return None


def _asks(card: Any, wanted: str) -> bool:
    return wanted in ANSWERS.get(type(PLANS[card].effect), ())


def _put_away(folder: Path) -> None:
    """Whatever was owed has been said, and its message is no more."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute("UPDATE post SET sent_at = ? WHERE sent_at IS NULL", (stamp(datetime.now(UTC)),))
