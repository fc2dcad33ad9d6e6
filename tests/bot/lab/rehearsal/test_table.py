"""Rehearsals at one table: an absent player, closed messages, restarts, old buttons."""

from functools import partial
from pathlib import Path
from time import process_time

import pytest

from bot.lab.rehearsal.table import RESTART, TablePlan, rehearse_table
from bot.languages import LANGUAGES, Language
from bot.wiring import make_bot
from engine import games
from tests.bot.core_world import whole
from tests.laws.samples import LONG, pressed_seats, typed_options

GAMES = games.without_content()
SHORT: list[tuple[str, int, Language, str]] = [
    (name, seats, LANGUAGES[seats % 2], typed_options(game, short=seats > 2))
    for name, game in GAMES.items()
    for seats in {*pressed_seats(game)} & {min(game.seats), max(game.seats)}
]
"""Each game with the least seats, and those of a single day with the most seats in a short match."""

MORE: list[tuple[str, int, Language, str]] = [
    ("coup", 4, "en", ""),
    ("coup", 6, "en", "reaction_order=sealed"),
    ("treasure", 2, "fa", "min_players=2"),
    ("treasure", 7, "fa", ""),
    ("treasure", 10, "fa", ""),
    ("architects", 2, "en", ""),
    ("architects", 4, "fa", "boards=chosen"),
    ("architects", 5, "en", "boards=random, starting_apprentice=on"),
    ("rokugan", 2, "fa", ""),
    ("rokugan", 3, "en", ""),
    ("rokugan", 3, "fa", ""),
    ("rokugan", 5, "en", ""),
    ("rokugan", 5, "fa", ""),
]
DAYS: list[tuple[str, int, Language, str]] = [("architects", 3, "en", typed_options(GAMES["architects"]))]
MORE_DAYS: list[tuple[str, int, Language, str]] = [
    ("rokugan", 3, "fa", ""),
    ("rokugan", 3, "en", ""),
    ("rokugan", 5, "en", ""),
    ("architects", 3, "fa", "boards=random"),
    ("coup", 4, "en", ""),
]
PARTED = {"architects": {"turn"}, "rokugan": {"turn"}}
"""Games whose moves have parts: the bot is restarted inside one that answers this."""

EXCHANGE = {("rokugan", seats): {"swap"} for seats in (2, 3)}
"""Matches in which a person plays Unicorn: restarted inside the exchange before a resolution, too."""

LONGER = ("rokugan",)
"""Games in which each match has a resolution: the bot is restarted before anybody has read of it."""


@pytest.mark.parametrize(("game", "seats", "language", "settings"), SHORT + MORE * LONG)
async def test_a_table_is_played_with_an_absent_player_and_a_restart(
    game: str, seats: int, language: Language, settings: str, tmp_path: Path
) -> None:
    """peers.md 1, 2, 4, 6, 7: least, middle and greatest number of seats, both languages."""
    plan = TablePlan(game, seats, language, settings=settings or None)
    ended = await rehearse_table(partial(make_bot, whole(language)), plan, tmp_path, process_time)

    assert ended.moves > RESTART
    assert ended.waits > 0
    assert PARTED.get(game, set()) | EXCHANGE.get((game, seats), set()) <= set(ended.within)
    assert (ended.unsaid > 0) >= (game in LONGER)


@pytest.mark.parametrize(("game", "seats", "language", "settings"), DAYS + MORE_DAYS * LONG)
async def test_a_table_over_days_has_orders_and_an_absent_player(
    game: str, seats: int, language: Language, settings: str, tmp_path: Path
) -> None:
    """Issue 16: one never comes back, one leaves orders and is silent; restarts in and after a move."""
    plan = TablePlan(game, seats, language, settings=settings or None, days=True)
    ended = await rehearse_table(partial(make_bot, whole(language)), plan, tmp_path, process_time)

    assert ended.waits > 0
    assert (ended.ordered > 0) == (GAMES[game].orders is not None)
    assert PARTED.get(game, set()) | EXCHANGE.get((game, seats), set()) <= set(ended.within)
    assert (ended.unsaid > 0) >= (game in LONGER)
