"""Tables of every game over a real store, played by people whose hands the tests know."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from engine import games
from engine.automatic_moves import play_stewards
from engine.clock.deadlines import Patience
from engine.games.houses.clauses import Deal, Promise
from engine.games.houses.moves import ConfirmDeal, Found, OfferDeal
from engine.kernel.dice import Dice
from engine.kernel.refused import Refused
from engine.kernel.sealed import Sealed
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.kernel.table.seeds import AddWord
from engine.match.match_state import MatchState
from engine.matches import Matches
from engine.stewards import random
from engine.store import Keyring, Store, open_store
from tests.engine.games.houses import small
from tests.engine.service import Clock, entropy, patience, recipients, stewards

KEY = bytes(range(100, 132))
RING = Keyring({7: KEY}, 7)
GAMES = games.table(small.content())
SECRETIVE: Mapping[str, Mapping[str, object]] = {"coup": {"reaction_order": "sealed"}}
"""Options of games in which more is secret than usual."""

MOST_SEATS = 5
USERS = (100_200_300, 100_200_301, 100_200_302)
GUILD, CHANNEL = 1, 2
PROMISES = ("the northern bridge shall be yours", "پلِ شمالی از آنِ شما خواهد بود")
WORD = "kingfisher over the reeds"


def nonces() -> Callable[[int], bytes]:
    """Nonces that count, so that the bytes of a store are the same in every run."""
    numbers = iter(range(1, 1 << 30))
    return lambda size: next(numbers).to_bytes(size, "big")


@asynccontextmanager
async def service(
    folder: Path, clock: Clock | None = None, patience: Patience = patience
) -> AsyncIterator[tuple[Matches, Store]]:
    """The service as the bot builds it, with every match of the folder's store in memory."""
    async with serve(open_store(folder / "khandan.db", RING, "trust", nonces()), clock, patience) as found:
        yield found


@asynccontextmanager
async def serve(
    store: Store, clock: Clock | None = None, patience: Patience = patience
) -> AsyncIterator[tuple[Matches, Store]]:
    """The same over this store, which is closed at the end."""
    try:
        matches = Matches(
            store,
            GAMES,
            now=clock or Clock(),
            entropy=entropy(),
            patience=patience,
            recipients=recipients,
            stewards=stewards,
        )
        await matches.start()
        yield matches, store
    finally:
        await store.close()


async def begun(matches: Matches, name: str) -> int:
    """A table of this game at which three people sit, a word for the dice said; stewards fill it."""
    game = GAMES[name]
    seats, options = min(MOST_SEATS, game.usual_seats), {**game.brief, **SECRETIVE.get(name, {})}
    return await begun_by(matches, name, seats, options, USERS)


async def begun_by(
    matches: Matches, name: str, seats: int, options: Mapping[str, object], users: Sequence[int]
) -> int:
    """The same with these seats, options and people; the first of them hosts, the second says the word."""
    chosen = msgspec.json.encode(options).decode()
    table = OpenTable(name, GAMES[name].version, "small", seats, chosen, "fa")
    match = await matches.open(table, guild=GUILD, channel=CHANNEL, host=users[0])
    for user in users:
        await matches.act_at_table(match, user, Join())
    await matches.act_at_table(match, users[1], AddWord(WORD))
    await matches.act_at_table(match, users[0], Begin("random"))
    await play_stewards(matches, match)
    return match


async def play(matches: Matches, match: int, moves: int) -> int:
    """Let the people make so many random moves, and make deals when they can; how many they made."""
    made, tries = 0, 0
    while made < moves and tries < moves * 20 and not await over(matches, match):
        tries += 1
        made += await _moved(matches, match, USERS[tries % len(USERS)], tries)
        await bargain(matches, match)
        await play_stewards(matches, match)
    return made


async def over(matches: Matches, match: int) -> bool:
    """Whether it has its result."""
    return (await matches.live(match)).table.status == "over"


async def bargain(matches: Matches, match: int) -> None:
    """The first two houses promise one another something, in words that a search would find."""
    state = (await matches.live(match)).match_state.state
    if (await matches.live(match)).match.game != "houses" or state.phase is None or _promised(state.deals):
        return
    mine, theirs = (Promise(text) for text in PROMISES)
    if await _tried(matches, match, USERS[0], OfferDeal(1, (mine,), (theirs,))):
        deal = (await matches.live(match)).match_state.state.deals[-1]
        await _tried(matches, match, USERS[1], ConfirmDeal(deal.id))


def _promised(deals: tuple[Deal, ...]) -> bool:
    return any(deal.mine == (Promise(PROMISES[0]),) for deal in deals)


async def founded(matches: Matches, match: int) -> None:
    """The people of a campaign found their houses."""
    for number, user in enumerate(USERS):
        await _tried(matches, match, user, Found(f"House {number}", f"emblem_{number}", f"Name {number}"))
    await play_stewards(matches, match)


async def _moved(matches: Matches, match: int, user: int, turn: int) -> bool:
    live = await matches.live(match)
    seat = live.seat(user)
    assert seat is not None
    action = random.when_asked(live.look(seat), Dice(turn.to_bytes(16, "big")))
    return action is not None and await _tried(matches, match, user, action)


async def _tried(matches: Matches, match: int, user: int, action: Any) -> bool:
    """Whether the rules took it."""
    try:
        await matches.act(match, user, action)
    except Refused:
        return False
    return True


def stood(match_state: MatchState) -> tuple[Any, ...]:
    """All that a match is."""
    return match_state.table, match_state.state, match_state.seq, match_state.master


def sealed_values(thing: Any) -> Iterator[Any]:
    """Every secret inside a state or an event."""
    if isinstance(thing, Sealed):
        if thing.to is not None:
            yield thing.value
        yield from sealed_values(thing.value)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from sealed_values(getattr(thing, name))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from sealed_values(one)


async def gathered(*works: Any) -> list[Any]:
    """What each brought, a value or its error."""
    return await asyncio.gather(*works, return_exceptions=True)
