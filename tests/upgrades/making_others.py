"""Coup and Treasure Island of a day, which could not be played at Discord then, through the service."""

from pathlib import Path
from typing import Final

from bot.keys import DATABASE
from bot.lab.rehearsal.stage import Secrets, Spoiled
from engine import games
from engine.automatic_moves import play_stewards
from engine.kernel.dice import Dice
from engine.matches import Matches
from engine.record import record_lines
from engine.stewards import random
from engine.store import open_store
from tests.engine.games.houses import small
from tests.engine.service import Clock, expire_wait
from tests.engine.service import patience as day_long
from tests.engine.service import recipients as recipients_of_all
from tests.trust.tables import begun_by
from tests.upgrades.keeping import RING, SEED, packed, stood, write

OTHERS: Final = (("coup", 4, {"reaction_order": "sealed"}), ("treasure", 5, {}))
MOVES: Final = {"coup": 9, "treasure": 14}
ENOUGH: Final = 2_000
USERS: Final = (100, 101, 102)


async def others(folder: Path, out: Path) -> None:
    """Coup and Treasure Island, each once in the middle of its game and once over."""
    store = open_store(folder / DATABASE, RING, "others")
    matches = Matches(
        store,
        games.table(small.content()),
        now=Clock(),
        entropy=Secrets(SEED + 2),
        patience=day_long,
        recipients=recipients_of_all,
        stewards=lambda game, kind: random.when_asked,
    )
    try:
        for name, seats, options in OTHERS:
            for moves in (MOVES[name], ENOUGH):
                match = await begun_by(matches, name, seats, options, USERS)
                await _moved(matches, match, moves)
                live = await matches.live(match)
                if (live.table.status == "over") != (moves == ENOUGH):
                    raise Spoiled(f"{name} is {live.table.status} after {moves} moves")
                if moves == ENOUGH:
                    rows = record_lines(live.match_state, await matches.entries(match), "all")
                    packed(out / f"{name}.jsonl", b"".join(row + b"\n" for row in rows))
        write(out / "others-stood.json", stood(matches.live_matches()))
    finally:
        await store.close()


async def _moved(matches: Matches, match: int, moves: int) -> None:
    """People make so many moves by lot; where nobody has any to make, the nearest deadline is met."""
    for turn in range(moves):
        live = await matches.live(match)
        if live.table.status == "over":
            return
        seated = [(user, live.seat(user)) for user in USERS]
        looks = [(user, live.look(seat)) for user, seat in seated if seat is not None]
        found = ((user, random.when_asked(look, Dice(turn.to_bytes(16, "big")))) for user, look in looks)
        user, action = next(((user, action) for user, action in found if action is not None), (0, None))
        if action is None:
            await expire_wait(matches, match, live.match_state.waits[0].id)
        else:
            await matches.act(match, user, action)
        await play_stewards(matches, match)
