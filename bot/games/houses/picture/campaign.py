"""The campaign's standing after a generation: prestige and crown of each house, and what was just won."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.board.realm import standings
from bot.games.houses.picture.campaign_layout import place_pieces
from bot.games.houses.picture.naming import emblem, house, sheet
from bot.games.houses.picture.values import Campaign, Place
from bot.games.houses.presenter import Presenter
from bot.pictures.facts import sketch_of
from bot.render.panel import Sketch
from engine.games.houses import events as e
from engine.kernel.seats import Seat

TEMPLATE: Final = "houses_campaign"


def sketch(voice: Presenter, generation: int, happened: tuple[Any, ...]) -> Sketch:
    """The picture after this generation; `happened` is the entry that ended it."""
    shown = values(voice, generation, happened)
    return sketch_of(TEMPLATE, place_pieces(shown), lines(voice, shown))


def values(voice: Presenter, generation: int, happened: tuple[Any, ...]) -> Campaign:
    """What the picture shows."""
    view = voice.view
    return Campaign(
        **sheet(voice, "standing", "unity", "division", "places"),
        reign=voice.say("picture-reign", number=generation, most=view.options.generations),
        generation=generation,
        generations=view.options.generations,
        unity=view.unity,
        division=view.division,
        houses=tuple(_place(voice, seat, happened) for seat in range(len(view.houses))),
    )


def lines(voice: Presenter, shown: Campaign) -> Iterator[str]:
    """The standing in words: each house with what it has just won, then who would win either way."""
    yield f"{shown.words['standing']}. {shown.reign}"
    yield voice.say("levels", unity=shown.unity, division=shown.division)
    for one in shown.houses:
        yield _house_line(voice, one)
    yield from (line.removeprefix("- ") for line in standings(voice))


def _house_line(voice: Presenter, one: Place) -> str:
    told = voice.say("standing-house", house=one.name, prestige=one.prestige, crown=one.crown)
    gains = (("prestige", one.more_prestige), ("crown", one.more_crown))
    won = [voice.say(f"gain-{what}", n=n) for what, n in gains if n]
    return voice.say("picture-now", standing=told, gains=voice.listing(won)) if won else told


def _place(voice: Presenter, seat: Seat, happened: tuple[Any, ...]) -> Place:
    one = voice.view.houses[seat]
    won = [event for event in happened if isinstance(event, e.HouseRewarded) and event.seat == seat]
    return Place(
        name=house(voice, seat),
        emblem=emblem(voice, seat),
        prestige=one.prestige,
        crown=one.crown,
        more_prestige=sum(event.prestige for event in won),
        more_crown=sum(event.crown for event in won),
        by_unity=_rank(voice, seat, "unity"),
        by_division=_rank(voice, seat, "division"),
    )


def _rank(voice: Presenter, seat: Seat, ending: str) -> int:
    """HO-R05: its place if the campaign ended so; equals share one."""
    places = next(one.places for one in voice.view.standings if one.ending == ending)
    before = 0
    for place in places:
        if seat in place:
            break
        before += len(place)
    return before + 1
