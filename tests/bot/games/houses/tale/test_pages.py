"""Where a tale stands: in the posts of both ends, before the next generation, in the chronicle."""

from typing import Any

import pytest

from bot.controls.chronicle import Query
from bot.games.houses.tale.record import campaign_of
from bot.games.houses.tale.tale import tale_of
from bot.games.houses.tale.words import nickname, sentence, sentences
from bot.history.notes import Note
from bot.languages import LANGUAGES, Language
from bot.render.limits import MESSAGE_TEXT
from bot.render.paging import pages
from bot.render.panel import Panel, Sketch, Text
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.render.targets import ANNOUNCE, SECOND, STORY, TABLE, to_seat
from engine.entries import Entry
from engine.games.houses import events as e
from engine.store import Target
from tests.bot.games.houses.houses_matches import renderer, words
from tests.bot.games.houses.tale.company_tales import Played, played, presenter_of

languages = pytest.mark.parametrize("language", LANGUAGES)


def scene(one: Played, language: Language) -> Scene:
    """The match at its end, for a reader of this language."""
    names = tuple(house.name for house in one.match_state.state.houses)
    made = scene_of(7, one.match_state, words(language), names)
    return scene_of(7, one.match_state, words(language), renderer().names(made))


def entries_with(one: Played, kind: type[Any]) -> tuple[Entry, ...]:
    """The entries that brought such an event."""
    return tuple(entry for entry in one.log if any(isinstance(event, kind) for event in entry.events))


def told(one: Played, language: Language, entry: Entry, target: Target) -> Panel:
    """The post about this entry, from the notes up to it."""
    return renderer().tale(scene(one, language), entry, target, notes_until(one, entry))


def notes_until(one: Played, entry: Entry) -> tuple[Note, ...]:
    """The notes of the log up to this entry."""
    return tuple(note for note in one.notes if note.seq <= entry.seq)


def said(panel: Panel, *, drawn: bool) -> str:
    """All that stands in the texts of one form of a message."""
    blocks = panel.pictured if drawn else panel.blocks
    return "\n".join(block.content for block in blocks if isinstance(block, Text))


@languages
@pytest.mark.parametrize("target", [SECOND, ANNOUNCE])
def test_a_kings_end_is_told_in_three_sentences_under_a_name(language: Language, target: Target) -> None:
    """In words and beside the pictures, each reign from what was known as it ended."""
    one = played(0)
    presenter = presenter_of(one, language)
    for number, entry in enumerate(entries_with(one, e.KingFell)):
        reign = one.tale.reigns[number]
        panel = told(one, language, entry, target)

        assert 3 == len(reign.sentences)
        for drawn in (False, True):
            assert nickname(presenter, reign) in said(panel, drawn=drawn)
            assert sentences(presenter, reign.sentences) in said(panel, drawn=drawn)


@languages
def test_the_end_of_a_campaign_tells_of_the_realm_and_of_every_house(language: Language) -> None:
    """Then come the places; all of it within Discord's limits, on as many pages as it takes."""
    for number in range(3):
        one = played(number)
        presenter, (entry,) = presenter_of(one, language), entries_with(one, e.CampaignEnded)
        panel = told(one, language, entry, SECOND)

        for drawn in (False, True):
            whole = said(panel, drawn=drawn)
            spots = [whole.find(sentences(presenter, one.tale.realm))]
            spots += [whole.find(sentences(presenter, epilogue)) for epilogue in one.tale.houses]
            assert -1 not in spots
            assert spots[0] == min(spots)
        for page in pages(panel):
            assert len(said(page, drawn=False)) <= MESSAGE_TEXT


@languages
def test_before_a_generation_begins_the_reign_before_is_told_again(language: Language) -> None:
    """Its first two sentences and the oldest memory, in words and as a picture that says the same."""
    one = played(0)
    presenter = presenter_of(one, language)
    opened = entries_with(one, e.GenerationOpened)
    for number, entry in enumerate(opened[1:]):
        reign = one.tale.reigns[number]
        panel = told(one, language, entry, STORY)
        (picture,) = (block for block in panel.pictured if isinstance(block, Sketch))

        assert renderer().is_tale(entry, STORY)
        assert sentences(presenter, reign.sentences[:2]) in said(panel, drawn=False)
        assert sentence(presenter, reign.sentences[2]) not in said(panel, drawn=False)
        assert 5 <= len(picture.alt.splitlines())


def test_only_ends_and_beginnings_are_told_with_the_notes() -> None:
    """Any other post is written from its own entry, and needs no notes."""
    one = played(0)
    for entry in one.log:
        ends = any(isinstance(event, e.KingFell | e.CampaignEnded) for event in entry.events)

        assert ends == renderer().is_tale(entry, TABLE) == renderer().is_tale(entry, SECOND)
        assert not any(renderer().is_tale(entry, to_seat(seat)) for seat in range(5))


@languages
def test_the_chronicle_tells_a_kings_end_as_it_was_told(language: Language) -> None:
    """To everybody and to a seat the same, whatever else the seat knows."""
    one = played(0)
    presenter = presenter_of(one, language)
    for reader in (None, 2):
        page = renderer().chronicle(scene(one, language), reader, one.notes, Query(kind="king"), 0)
        newest = one.tale.reigns[-1]

        assert sentences(presenter, newest.sentences) in said(page, drawn=False)
    assert one.tale == tale_of(campaign_of(one.notes))
