"""The council's picture: it is whole with any names, says what its alt text says, and shows no secret."""

import json
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.houses.picture import council
from bot.games.houses.picture.council import Council
from bot.games.houses.presenter import Presenter
from bot.lab.leaks.speech import texts_of
from bot.languages import Language
from bot.pictures.facts import alt_text
from bot.render.limits import ALT
from bot.render.panel import Sketch
from tests.bot.council_world import plain
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.bot.pictures import houses_pictures
from tests.bot.pictures.boards import flaws
from tests.made_once import content

USUAL = ("Ravenmoor", "Pomegranate", "Lamp", "Peyvandian", "Bridge")
NAMES = ("Q", "W" * 24, "Peyvandian-e Bozorg-e Nav", "کلاه‌دارانِ بزرگِ نوآیین", "م")


def voting(seats: int) -> Moment:
    """A late phase of a campaign of so many houses."""
    found = [one for one in campaign(3, seats, 300) if one.match_state.state.stage == "vote"]
    return found[len(found) * 4 // 5]


def values(moment: Moment, language: Language) -> Council:
    return council.values(Presenter(renderer().scene_for(scene(moment, language), None)))


def drawn(shown: Council) -> Sketch:
    return Sketch(council.TEMPLATE, msgspec.json.encode(shown), "")


@languages
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_is_clipped_or_stands_on_anything_else(language: Language, seats: int) -> None:
    """As it comes."""
    assert [] == flaws(drawn(values(voting(seats), language)))


@languages
def test_the_longest_and_the_shortest_names_find_room(language: Language) -> None:
    """Of houses in both scripts, of every office at once, of the longest card and king."""
    shown = values(voting(5), language)
    full = {"leader": True, "moderator": True, "awaited": True, "coins": 88, "power": 88, "prestige": 88}
    seats = tuple(replace(tile, name=name, **full) for tile, name in zip(shown.seats, NAMES, strict=True))
    presenter = Presenter(renderer().scene_for(scene(voting(5), language), None))
    longest = max((presenter.plain(f"{card.id}.title") for card in content()[0].proposals), key=len)
    whole = replace(shown, seats=seats, matter=longest, king=longest)

    assert [] == flaws(drawn(whole))


@languages
def test_the_alt_text_says_what_is_drawn(language: Language) -> None:
    """Every number and name of the values, from the values, as far as an alt text reaches."""
    shown = values(voting(3), language)
    presenter = Presenter(renderer().scene_for(scene(voting(3), language), None))
    changed = replace(shown, stability=17, pool=19, unity=3)
    told = alt_text(council.lines(presenter, changed), language)

    assert len(told) <= ALT
    for name in (changed.king, *(tile.name for tile in changed.seats), *(one.name for one in changed.tracks)):
        assert name in told
    assert alt_text(council.lines(presenter, shown), language) != told


def test_the_leak_law_reads_what_is_drawn() -> None:
    """HO-R37: the board of twins is compared with its picture's values and alt text in it."""
    moment = voting(3)
    board = renderer().living_board(scene(moment, "en"), (), ())
    (sketch,) = (one for one in board.pictured if isinstance(one, Sketch))
    _, read = texts_of("living board", board)

    assert sketch.facts in read
    assert sketch.alt.encode() in read


def test_nobody_s_range_stands_on_it() -> None:
    """What a role wants is drawn for its own house alone."""
    for moment in moments():
        shown = json.loads(drawn(values(moment, "en")).facts)
        assert [[]] * 5 == [track["ranges"] for track in shown["tracks"]]


def moments() -> Iterator[Moment]:
    """Some of a campaign in which the realm lies open."""
    open_ones = [one for one in campaign(5, 4, 300) if one.match_state.state.tracks]
    yield from open_ones[:: max(1, len(open_ones) // 12)]


@languages
def test_all_that_is_remembered_is_told_to_those_who_listen(language: Language) -> None:
    """HO-8.3: of each event the sign and the house, late in a campaign too, where houses have usual names."""
    for moment in houses_pictures.played(5)[::12]:
        if not moment.match_state.state.tracks:
            continue
        presenter = houses_pictures.presenter_of(houses_pictures.renamed(moment, USUAL), language)
        shown, told = council.values(presenter), council.sketch(presenter).alt
        marks = [
            presenter.say("picture-mark", sign="positive" if one.positive else "negative", house=one.name)
            for one in shown.events
        ]

        assert [] == [one for one in marks if plain(one) not in plain(told)]
