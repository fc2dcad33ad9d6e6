"""The chronicle and the story so far in words: they fit a message, say what is asked, and keep secrets."""

from itertools import product

import pytest

from bot.controls.chronicle import Query
from bot.games.houses.history import pages as houses_pages
from bot.games.houses.history.items import KINDS
from bot.games.houses.history.pages import items_to_list, matching_items
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.render import layout
from bot.render.paging import pages
from bot.render.panel import Panel, Text
from bot.render.users import users_words
from bot.ui.generic.history import pages_of
from engine.games.houses import events as e
from engine.kernel.seats import Viewer
from tests.bot.council_world import plain
from tests.bot.games.houses.history.annals_matches import SEEDS, annals, found, moments
from tests.bot.games.houses.houses_matches import languages, renderer, scene

WORDS = 330
"""On one screen: three outcomes of at most 45 words each are half of it."""


def text(panel: Panel) -> str:
    """What it says, without the marks of direction."""
    return plain("\n".join(block.content for block in panel.blocks if isinstance(block, Text)))


def page(seed: int, language: Language, query: Query, number: int = 0, viewer: Viewer = None) -> Panel:
    """A page of the chronicle at the end of a campaign."""
    last = scene(moments(seed)[-1], language)
    return renderer().chronicle(last, viewer, annals(seed).notes, query, number)


@languages
@pytest.mark.parametrize("seed", SEEDS)
def test_every_page_fits_a_message(seed: int, language: Language) -> None:
    """With the longest names; every kind and every page, for a seat that knows its deals."""
    last = scene(moments(seed)[-1], language)
    presenter = Presenter(renderer().scene_for(last, 0))
    for query in (Query(), *(Query(kind=kind) for kind in KINDS), Query(house=0, words="a" * 30)):
        told = houses_pages.chronicle(presenter, found(seed, 0), query)
        for number in range(len(pages_of(told.passages, told.room))):
            layout.to_view(page(seed, language, query, number, 0))


@languages
@pytest.mark.parametrize("seed", SEEDS)
def test_the_story_so_far_fits_one_message_at_every_moment(seed: int, language: Language) -> None:
    for moment in moments(seed)[:: len(moments(seed)) // 12]:
        if moment.match_state.state is not None and moment.match_state.state.houses[0].name:
            told = renderer().story(scene(moment, language), None, annals(seed).notes)

            assert 1 == len(pages(told))


def test_a_count_shows_who_voted_what_with_how_much_power() -> None:
    """Row 3: every house by name, its ballot and power, as the count told it."""
    count = next(item for item in reversed(found(1)) if item.kind == "count")
    said = text(page(1, "en", Query(kind="count")))
    for seat, ballot in enumerate(count.event.ballots):
        name = moments(1)[-1].match_state.state.houses[seat].name
        line = next(line for line in said.split("\n") if name in line)
        power = "" if ballot is None or not ballot.power else f"{ballot.kind} with {ballot.power} power"

        assert power in line


def test_a_search_finds_names_and_titles_whatever_their_spelling() -> None:
    """A title's word in another case; a word that stands nowhere finds nothing."""
    presenter = Presenter(renderer().scene_for(scene(moments(1)[-1], "en"), None))
    signed = next(item for item in found(1) if item.kind == "signature")
    title = presenter.content_text(signed.event.mark)
    hits = matching_items(presenter, found(1), Query(words=title.upper()))

    assert signed in hits
    assert len(hits) < len(found(1))
    assert () == matching_items(presenter, found(1), Query(words="zzzz"))


def test_a_search_finds_a_name_with_signs_of_markdown(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a message they are escaped; nobody types them so."""
    monkeypatch.setattr(Presenter, "house", lambda _, seat: users_words(f"House of al_noor.{seat}", 24))
    presenter = Presenter(renderer().scene_for(scene(moments(1)[-1], "en"), None))
    hits = matching_items(presenter, found(1), Query(words="Al_Noor.1"))

    assert hits == tuple(item for item in found(1) if 1 in item.seats)
    assert hits


@languages
@pytest.mark.parametrize("seed", SEEDS)
def test_the_story_tells_what_came_of_the_last_three_votes(seed: int, language: Language) -> None:
    """Row 13: in the cards' own words, with who signed what and what each line asks, on one screen."""
    last = scene(moments(seed)[-1], language)
    said = text(renderer().story(last, None, annals(seed).notes))
    presenter = Presenter(renderer().scene_for(last, None))
    outcomes = [one for item in found(seed) for one in item.beside if type(one).__name__ == "OutcomeDrawn"]
    signed = [item.event for item in found(seed) if isinstance(item.event, e.EventSigned | e.StorySigned)]
    lines = [line for line in presenter.view.lines if line.end is None]

    assert all(plain(presenter.content_text(f"{one.card}.title")) in said for one in outcomes[-3:])
    assert all(plain(presenter.content_text(one.mark)) in said for one in signed[-2:])
    assert all(plain(presenter.plain(f"line.{line.line}.question")) in said for line in lines)
    assert len(said.split()) <= WORDS


def test_the_public_story_knows_no_private_deal() -> None:
    """HO-R37: it is the same with and without the notes that only seats may read."""
    last, notes = scene(moments(1)[-1], "en"), annals(1).notes
    public = tuple(type(note)(note.seq, note.setting, _public(note.events)) for note in notes)

    assert renderer().story(last, None, notes) == renderer().story(last, None, public)


@languages
def test_an_empty_chronicle_is_no_search_without_a_hit(language: Language) -> None:
    """Before anything was decided nothing has been looked for in vain."""
    first = scene(moments(SEEDS[0])[0], language)
    words = first.words
    shown = text(renderer().chronicle(first, None, (), Query(), 0))
    searched = text(page(SEEDS[0], language, Query(words="no such thing")))

    assert plain(words.say("story-nothing")) in shown
    assert plain(words.say("chronicle-found", count=0)) not in shown
    assert plain(words.say("chronicle-found", count=0)) in searched


def _public(events: tuple[object, ...]) -> tuple[object, ...]:
    return tuple(event for event in events if getattr(event, "to", None) is None)


def _lapsing() -> tuple[int, int]:
    """The first campaign, and a seat of it, to which several offers of one phase lapsed."""
    for seed, seat in product(SEEDS, range(5)):
        items = [item for item in found(seed, seat) if isinstance(item.event, e.DealLapsed)]
        if len(items) > len({(item.setting.generation, item.setting.phase) for item in items}):
            return seed, seat
    raise AssertionError("no two offers of a phase lapsed in any campaign")


@languages
def test_offers_that_lapsed_take_one_item_of_a_phase(language: Language) -> None:
    """HO-R25: all of them are named there, and each stands alone with its terms where deals are asked for."""
    seed, seat = _lapsing()
    presenter, mine = (
        Presenter(renderer().scene_for(scene(moments(seed)[-1], language), seat)),
        found(seed, seat),
    )
    lapsed = [item for item in mine if isinstance(item.event, e.DealLapsed)]
    phases = [(item.setting.generation, item.setting.phase) for item in lapsed]
    shown = [item for item in items_to_list(presenter, mine, Query()) if isinstance(item.event, e.DealLapsed)]
    deals = [
        item
        for item in items_to_list(presenter, mine, Query(kind="deal"))
        if isinstance(item.event, e.DealLapsed)
    ]
    several = next(item for item in shown if item.beside)

    assert len(set(phases)) == len(shown) < len(lapsed)
    assert lapsed == deals
    told = houses_pages.item_text(presenter, several)
    assert all(presenter.house(one.partner) in told for one in several.beside)
    assert len(several.beside) == told.count("\n- ")
    assert len(mine) == len(items_to_list(presenter, mine, Query())) + len(lapsed) - len(shown)
