"""What every other picture costs beside a bare page of its size: boards and hands after each move.

Of Houses the counts and ends of many campaigns, one after another, as a bot of many tables draws them. The
opening, which is one picture for each language, shows another realm each time.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from bot.games.architects.picture import board as architects_board
from bot.games.architects.picture import hand as architects_hand
from bot.games.coup import picture as coup_table
from bot.games.coup import round_picture
from bot.games.houses.picture import count, ending, opening, strip
from bot.games.houses.picture import opening as houses_opening
from bot.games.treasure import picture as sea
from bot.pictures import facts
from bot.render.panel import Sketch
from engine.games import without_content
from engine.kernel.dice import Dice
from engine.kernel.steward import Look
from engine.playout import play
from engine.stewards.random import choose
from tests.bench.pictures import beside_bare
from tests.bot.games.houses.houses_matches import Moment, campaign
from tests.bot.pictures import houses_pictures
from tests.bot.pictures.every_picture import sections_of, seen
from tests.made_once import words

PICTURES: Final = 36
"""Of each kind."""

SEED: Final = b"pictures" * 2
NAMES: Final = ("Sarvestani", "Peyvandian", "Kolahdar", "Navayi", "Golestani")
SEATS: Final = {"coup": 5, "treasure": 7, "architects": 4}
CAMPAIGNS: Final = range(3, 13)
"""Seeds of the campaigns whose counts and ends are drawn."""

ENTRIES: Final = 400
HOUSES: Final = 5
ENDS: Final = ("houses_poster", "houses_ending", "houses_campaign")
"""After each generation, in this order."""

KINDS: Final = (
    "coup",
    "treasure",
    "architects",
    "architects_hand",
    "houses_opening",
    "houses_hand",
    "houses_count",
    "houses_strip",
    "coup_round",
    *ENDS,
)
HANDS: Final = 4
"""Seats whose hands are drawn by turns."""


def measure() -> dict[str, float]:
    """Of each kind milliseconds (p50) through the worker, each picture new, and over a blank page's."""
    found = {}
    for kind, sketches in kinds().items():
        ours, bare = beside_bare(sketches)
        found |= {f"{kind}_ms": ours, f"{kind}_ratio": ours / bare}
    return found


def kinds() -> dict[str, list[Sketch]]:
    """So many pictures of each kind in the order in which a table would see them, no two alike.

    Of Houses the hands of all seats by turns, the counts, and a generation's end: poster, points, standing.
    """
    ends = tuple(_ends())
    made = (
        _table("coup", coup_table.sketch),
        _table("treasure", sea.sketch),
        _table("architects", architects_board.sketch),
        _hands(),
        _openings(),
        houses_pictures.hands("en", 5, NAMES, every=1),
        _counts(),
        _strips(),
        _rounds(),
        *(iter(row) for row in zip(*ends, strict=True)),
    )
    return {kind: _apart(sketches) for kind, sketches in zip(KINDS, made, strict=True)}


def _openings() -> Iterator[Sketch]:
    """The realm stands otherwise on each, so that none is as it was kept: harder than at any table."""
    shown = opening.values(words("en"))
    for number in range(PICTURES):
        tracks = tuple(
            replace(one, value=(5 * number + 7 * n) % 21, up=number % (n + 2) == 0)
            for n, one in enumerate(shown.tracks)
        )
        yield facts.sketch_of(
            opening.TEMPLATE, houses_opening.place_pieces(replace(shown, tracks=tracks)), ("",)
        )


def _counts() -> Iterator[Sketch]:
    """Of one campaign after another."""
    for moment in _moments():
        if houses_pictures.counted(moment) is not None:
            presenter, happened = houses_pictures.told(houses_pictures.renamed(moment, NAMES), "en")
            drawn = count.sketch(presenter, happened, happened)
            if drawn is not None:
                yield drawn


def _strips() -> Iterator[Sketch]:
    """Above each phase, anew with every vote."""
    for moment in _moments():
        state = moment.match_state.state
        if state.tracks and state.stage in ("vote", "decide"):
            yield strip.sketch(houses_pictures.presenter_of(houses_pictures.renamed(moment, NAMES), "en"))


def _rounds() -> Iterator[Sketch]:
    """The round that is played, after each move."""
    heard = list[Any]()
    for turn in _turns("coup"):
        heard += turn.events
        found = round_picture.rounds(sections_of(heard))
        if found:
            yield round_picture.sketch(seen("coup", "en", turn.state, NAMES), len(found), found[-1])


def _ends() -> Iterator[tuple[Sketch, ...]]:
    """Poster, points and standing of each generation."""
    for moment in _moments():
        presenter, happened = houses_pictures.told(houses_pictures.renamed(moment, NAMES), "en")
        found = ending.sketches(presenter, happened, happened)
        if found:
            yield found


def _moments() -> Iterator[Moment]:
    for seed in CAMPAIGNS:
        yield from campaign(seed, HOUSES, ENTRIES)


def _apart(sketches: Iterator[Sketch]) -> list[Sketch]:
    found: dict[bytes, Sketch] = {}
    for one in sketches:
        found[one.facts] = one
        if len(found) == PICTURES:
            break
    return list(found.values())


def _states(game: str) -> Iterator[Any]:
    return (turn.state for turn in _turns(game))


def _turns(game: str) -> Iterator[Any]:
    own = without_content()[game]

    def steward(look: Look, dice: Dice) -> Any | None:
        return choose(look, dice)

    seats = SEATS[game]
    return play(own, seats, own.options(), SEED, [steward] * seats, limit=600)


def _table(game: str, sketch: Callable[[Any], Sketch]) -> Iterator[Sketch]:
    """Everybody's board after each move."""
    for state in _states(game):
        yield sketch(seen(game, "en", state, NAMES))


def _hands() -> Iterator[Sketch]:
    """The plans of one seat after another."""
    for number, state in enumerate(_states("architects")):
        one = architects_hand.sketch(seen("architects", "en", state, NAMES, number % HANDS))
        if one is not None:
            yield one


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))  # noqa: T201
