"""The next match of the same people: the same game and options, as far as the last result changes nothing."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from bot.users import seatings
from engine.kernel.game import AnyGame, Result
from engine.kernel.table.seating import OpenTable, SitPlayer
from engine.match.live import LiveMatch

Again = Callable[[Any, Result], Any]
"""The options of the next match, from those of the last one and how it ended."""


def next_table(live: LiveMatch, game: AnyGame, content: str, again: Again | None) -> OpenTable:
    """The table that is opened, by the rules and content of today.

    The game may let the result speak: who won begins the next Coup.
    """
    table = live.table
    options = msgspec.json.decode(table.options or "{}", type=game.options)
    result = live.match_state.game.result(live.match_state.state)
    if result is not None and again is not None:
        options = again(options, result)
    written = msgspec.json.encode(options).decode()
    return OpenTable(game.name, game.version, content, len(table.chairs), written, live.match.language)


def gathering(around: Iterable[LiveMatch], live: LiveMatch) -> LiveMatch | None:
    """A table of the same game that gathers in the same place already, with some of the same people."""
    here = (
        one for one in around if (one.match.channel, one.match.game) == (live.match.channel, live.match.game)
    )
    open_ = (one for one in here if one.match_state.table is not None and one.table.status == "gathering")
    return next((one for one in open_ if set(one.people) & set(live.people)), None)


def resat(live: LiveMatch, host: int) -> tuple[tuple[SitPlayer, ...], tuple[int, ...]]:
    """Everybody where they sat, at a table that `host` opens; who they are, from player 1 on."""
    seated = tuple(seatings(live))
    people = tuple(user for _, user in seated if user != host)
    numbers = (host, *people)
    return tuple(SitPlayer(seat, numbers.index(user)) for seat, user in seated), people
