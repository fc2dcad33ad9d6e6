"""Matches of every game, played by stewards at tables with two people, and their records."""

from functools import cache

from engine.record import Record, read, record_lines
from engine.record.exporting import Cut
from engine.record.making import Played, open_table, play_match
from engine.stewards import random, steward_for
from tests.laws.samples import table

GAMES = table()
CONTENT = "small"
PEOPLE = 2
WORDS = ("سلام", "a word")
LIMIT = 30


@cache
def match(name: str, number: int = 0, *, whole: bool = True, seats: int = 4) -> Played:
    """A match of this game: prudent and random seats; stopped at LIMIT moves unless `whole`."""
    game = GAMES[name]
    options = game.options(**(game.brief if whole else {}))
    stewards = [steward_for(game, "prudent") if seat % 2 else random.when_asked for seat in range(seats)]
    opening = open_table(game, seats, options, CONTENT, "fa")
    master = number.to_bytes(32, "big")
    limit = 100_000 if whole else LIMIT
    return play_match(game, opening, master, stewards, people=PEOPLE, words=WORDS, limit=limit)


def rows(made: Played, whose: Cut = "all") -> list[bytes]:
    """The lines of the record."""
    return list(record_lines(made.match_state, made.log, whose))


def record(made: Played, whose: Cut = "all") -> Record:
    """The record, read again."""
    return read(rows(made, whose), GAMES)
