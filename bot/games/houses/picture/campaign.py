"""The campaign's standing after a generation: prestige and crown of each house, and what was just won."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from bot.games.houses.panel import goals
from bot.games.houses.picture.common import emblem, house, sheet
from bot.games.houses.presenter import Presenter
from bot.games.houses.realm import standings
from bot.pictures.colours import BAD, CARD, GOLD, GOOD, GROOVE, INK, LIGHT, MUTED, PAPER, mix
from bot.pictures.facts import Layer, Layered, Sheet, sketch_of
from bot.pictures.pieces import block, board_of, figure, piece, signed_number, text
from bot.render.panel import Sketch
from engine.games.houses import events as e
from engine.kernel.seats import Seat


class Place(Struct, frozen=True):
    """A house in the campaign: what it has, what this generation gave it, its place under either end."""

    name: str
    emblem: str
    prestige: int
    crown: int
    more_prestige: int
    more_crown: int
    by_unity: int
    by_division: int


class Campaign(Sheet, frozen=True, kw_only=True):
    """The campaign after a generation (HO-R05)."""

    reign: str
    generation: int
    generations: int
    unity: int
    division: int
    houses: tuple[Place, ...]


TEMPLATE: Final = "houses_campaign"


def sketch(presenter: Presenter, generation: int, happened: tuple[Any, ...]) -> Sketch:
    """The picture after this generation; `happened` is the entry that ended it."""
    shown = values(presenter, generation, happened)
    return sketch_of(TEMPLATE, place_pieces(shown), lines(presenter, shown))


def values(presenter: Presenter, generation: int, happened: tuple[Any, ...]) -> Campaign:
    """The record that the picture of the standing is painted from."""
    view, houses = presenter.view, []
    for seat, one in enumerate(view.houses):
        won = [event for event in happened if isinstance(event, e.HouseRewarded) and event.seat == seat]
        houses.append(
            Place(
                name=house(presenter, seat),
                emblem=emblem(presenter, seat),
                prestige=one.prestige,
                crown=one.crown,
                more_prestige=sum(event.prestige for event in won),
                more_crown=sum(event.crown for event in won),
                by_unity=_rank(presenter, seat, "unity"),
                by_division=_rank(presenter, seat, "division"),
            )
        )
    return Campaign(
        **sheet(presenter, "standing", "unity", "division", "places"),
        reign=presenter.say("picture-reign", number=generation, most=view.options.generations),
        generation=generation,
        generations=view.options.generations,
        unity=view.unity,
        division=view.division,
        houses=tuple(houses),
    )


def lines(presenter: Presenter, shown: Campaign) -> Iterator[str]:
    """The standing in words: each house with what it has just won, then who would win either way."""
    yield f"{shown.words['standing']}. {shown.reign}"
    yield presenter.say("levels", unity=shown.unity, division=shown.division)
    for one in shown.houses:
        told = presenter.say("standing-house", house=one.name, prestige=one.prestige, crown=one.crown)
        if won := goals.gains(presenter, one.more_prestige, one.more_crown):
            told = presenter.say("picture-now", standing=told, gains=presenter.join_list(won))
        yield told
    yield from (line.removeprefix("- ") for line in standings(presenter))


def _rank(presenter: Presenter, seat: Seat, ending: str) -> int:
    """HO-R05: its place if the campaign ended so; equals share one."""
    places = next(one.places for one in presenter.view.standings if one.ending == ending)
    before = 0
    for place in places:
        if seat in place:
            break
        before += len(place)
    return before + 1


# Where all stands: pieces as data/boards/houses_campaign.typ paints them.

HEAD: Final = 46
HOUSES: Final = 103
ROW: Final = 63
"""From one house to the next below."""

BEGIN: Final = 85.2
BAR: Final = 150
"""Where bars begin, on whole pixels from either side, and the longest: of the most that any house has."""

LEVELS: Final = 140
LEAST: Final = 8
"""Of the bar of unity and division either has so much, where there is some of both."""

OLD: Final = 0.45
"""So much darker is what a house had before."""


def place_pieces(shown: Campaign) -> Layered:
    """The whole standing as pieces."""
    height = HOUSES + 5 + len(shown.houses) * ROW
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return board_of(shown, height, bands, _layers(shown))


def _layers(shown: Campaign) -> Iterator[Layer]:
    # The head, with a line of generations that fills.
    yield text(shown, (14, 5, 230, 22), shown.words["standing"], 15, PAPER, bold=True)
    yield text(shown, (250, 8, 136, 18), shown.reign, 11.5, MUTED, side="end")
    step = (372 + 3) / shown.generations
    for n in range(shown.generations):
        yield block(shown, (14 + n * step, 33, step - 3, 6), GOLD if n < shown.generation else GROOVE)

    # Unity against division on one bar.
    unity, division = shown.unity, shown.division
    share = LEVELS * unity / (unity + division) if unity != division else LEVELS / 2
    if unity and division:
        share = min(LEVELS - LEAST, max(LEAST, share))
    yield piece(shown, (14, 58, 83, 17), "unity", shown.words["unity"])
    yield text(shown, (97, 57, 26, 19), figure(shown, unity), 14, bold=True, side="end")
    yield block(shown, (130, 63, LEVELS, 8.8), BAD)
    if share:
        yield block(shown, (130, 63, share, 8.8), GOOD)
    yield from _rims(shown, (130, 63, LEVELS, 8.8), ink=True)
    yield text(shown, (277, 57, 26, 19), figure(shown, division), 14, bold=True)
    yield piece(shown, (303, 58, 83, 17), "division", shown.words["division"])
    yield text(shown, (200, 82, 186, 16), shown.words["places"], 11, MUTED, side="end")

    # The houses, their bars measured by the most that any of them has.
    most = max(1, *(max(one.prestige, one.crown) for one in shown.houses))
    for n, one in enumerate(shown.houses):
        y = HOUSES + n * ROW
        yield piece(shown, (12, y, 376, 58), "house", one.emblem)
        yield text(shown, (68, y + 3, 200, 18), one.name, 12.8, bold=True)
        yield from _bar(shown, y + 23, one.prestige, one.more_prestige, most, PAPER)
        yield from _bar(shown, y + 40, one.crown, one.more_crown, most, GOLD)
        for spot, place in enumerate((one.by_unity, one.by_division)):
            told, shade = figure(shown, place), GOLD if place == 1 else LIGHT
            yield text(shown, (322 + spot * 30, y + 28, 26, 20), told, 14, shade, bold=True, side="center")


def _bar(shown: Campaign, y: float, n: int, more: int, most: int, colour: str) -> Iterator[Layer]:
    """A bar: darker what a house had, brighter what this generation brought."""
    old = max(0, n - max(0, more))
    dark = mix(colour, "#000000", OLD) if more > 0 else colour
    yield block(shown, (BEGIN, y + 2, BAR, 8), GROOVE)
    for reached, fill in ((n, colour), (old, dark)):
        if reached > 0:
            yield block(shown, (BEGIN, y + 2, max(4, BAR * reached / most), 8), fill)
    yield from _rims(shown, (BEGIN, y + 2, BAR, 8), ink=False)
    yield text(shown, (239, y - 4, 26, 19), figure(shown, n), 13, bold=True, side="end")
    if more:
        yield text(shown, (273, y - 3, 28, 17), signed_number(shown, more), 11, GOOD if more > 0 else BAD)


def _rims(shown: Campaign, bar: tuple[float, float, float, float], *, ink: bool) -> Iterator[Layer]:
    """The pieces that make the ends of a bar round."""
    x, y, wide, high = bar
    for end in (False, True):
        rim = {"high": high, "ink": ink, "end": end}
        yield piece(shown, (x + end * (wide - high / 2), y, high / 2, high), "rim", rim)
