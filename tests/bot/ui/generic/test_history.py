"""Law: the chronicle and the story of every game without annals of its own, over random matches."""

import re
from functools import cache
from typing import Any

import pytest

from bot.controls.chronicle import KIND, Query
from bot.games import plugin
from bot.history import recall
from bot.history.notes import MatchNotes, Note, with_entries
from bot.lab.leaks.moments import Moment, moments
from bot.lab.leaks.speech import Speech
from bot.languages import LANGUAGES, Language
from bot.render.catalogue import load
from bot.render.paging import pages
from bot.render.panel import Panel, Text
from bot.render.renderer import reader_scene
from bot.ui.generic import history, wording
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.plugin import Plugin
from engine import games
from engine.games.treasure.chapters.setup import TeamAssigned
from engine.kernel.seats import Viewer
from tests.bot.core_world import plain

GAMES = [name for name in games.without_content() if name != "houses"]
PAGES = 60
"""More than any chronicle here has."""


@cache
def match(game: str) -> tuple[Moment, ...]:
    """A random one."""
    return tuple(moments(games.without_content()[game], 3, 90))


@cache
def speech(game: str, language: Language = "en", *, bare: bool = False) -> Speech:
    """The words of its plugin, or of none."""
    return Speech(PluginRenderer(Plugin(game) if bare else plugin(game)), load(language, strict=False))


def noted(spoken: Speech, game: str) -> tuple[Note, ...]:
    """All that is worth finding again, whole."""
    renderer: Any = spoken.renderer
    return with_entries(MatchNotes(), (moment.entry for moment in match(game)), renderer.notes).notes


def leaves(spoken: Speech, game: str, viewer: Viewer, query: Query) -> tuple[Panel, ...]:
    """Every page of what is asked, the newest first."""
    renderer: Any = spoken.renderer
    scene, found = spoken.scene(match(game)[-1]), noted(spoken, game)
    shown = (renderer.chronicle(scene, viewer, found, query, number) for number in range(PAGES))
    return tuple(dict.fromkeys(shown))


def text(panels: tuple[Panel, ...]) -> str:
    """What is read on them, without marks of direction."""
    return plain("\n".join(part.content for one in panels for part in one.blocks if isinstance(part, Text)))


@pytest.mark.parametrize("bare", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_may_know_and_is_kept_stands_in_the_chronicle(game: str, bare: bool) -> None:
    """Each event in the words in which it was told; every page fits one message."""
    spoken = speech(game, bare=bare)
    renderer: Any = spoken.renderer
    shown = leaves(spoken, game, None, Query())
    seen = reader_scene(spoken.scene(match(game)[-1]), None)
    parts = recall.sections(noted(spoken, game), None, renderer.plugin.recall.keeps)
    told = [one for part in parts for one in renderer.plugin.join_events(part.events)]
    lines = [line for one in told if (line := renderer.describe(seen, one))]

    assert len(lines) > 20
    assert [] == [line for line in lines if plain(line) not in text(shown)]
    assert all(1 == len(pages(one)) for one in shown)


def test_what_only_one_may_know_stands_in_their_chronicle_alone() -> None:
    """TI-2.1, HO-R37's law for every game: their side is told to each, and to nobody else."""
    spoken = speech("treasure")
    assigned = [
        event for one in match("treasure") for event in one.entry.events if isinstance(event, TeamAssigned)
    ]
    for viewer in (None, *range(match("treasure")[-1].seats)):
        scene = reader_scene(spoken.scene(match("treasure")[-1]), viewer)
        sides = {one.seat: wording.event(scene, one) for one in assigned}
        told = text(leaves(spoken, "treasure", viewer, Query()))
        assert told.count("Nobody else is told") == (0 if viewer is None else 1)
        assert viewer is None or plain(sides[viewer]) in told


@pytest.mark.parametrize("game", GAMES)
def test_a_chronicle_can_be_asked_for_a_seat_a_turn_and_words(game: str) -> None:
    """What is found names the seat; of another turn nothing is shown; words are searched in any case."""
    spoken, everything = speech(game), text(leaves(speech(game), game, None, Query()))
    one = text(leaves(spoken, game, None, Query(house=1)))
    renderer: Any = spoken.renderer
    name = renderer.names(spoken.scene(match(game)[-1]))[1]
    searched = text(leaves(spoken, game, None, Query(words=name.upper())))
    lines = [line for line in one.splitlines() if not line.startswith(("#", "-#"))]

    assert len(one) < len(everything)
    assert any(name in line for line in lines)
    assert "With the words" in searched
    assert name in searched
    assert "The chronicle has nothing of the kind." in text(leaves(spoken, game, None, Query(phase=999)))
    assert "The chronicle has nothing of the kind." in text(leaves(spoken, game, None, Query(kind="king")))


def test_turns_and_rounds_are_what_the_chronicle_is_parted_by() -> None:
    """CO-2.4, TI-3: the number of a turn or round finds its part."""
    coup = text(leaves(speech("coup"), "coup", None, Query(phase=2)))
    night = text(leaves(speech("treasure"), "treasure", None, Query(phase=1)))

    assert "Turn 2:" in coup
    assert "Turn 3:" not in coup
    assert "Day 1." in night
    assert "Night 1" in night
    assert "Day 2." not in night


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_story_so_far_fits_one_screen(game: str, language: Language) -> None:
    """The newest of what counts, how much stands before it, and the way to all of it."""
    spoken = speech(game, language)
    renderer: Any = spoken.renderer
    panel = renderer.story(spoken.scene(match(game)[-1]), None, noted(spoken, game))

    assert 1 == len(pages(panel))
    assert len(text((panel,)).splitlines()) <= history.LINES + 16
    assert "v1:annals:7" in repr(panel)


KINDS = [(name, kind) for name in GAMES for kind in plugin(name).recall.kinds]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_each_game_has_its_own_kinds(game: str, kind: str) -> None:
    """A page of one kind has some lines of the whole chronicle; its name is in every language's menu."""
    texts = (text(leaves(speech(game), game, None, Query(kind=one))) for one in (None, kind))
    whole, some = ({line for line in one.splitlines() if line[0] not in "#-"} for one in texts)

    assert re.fullmatch(KIND, kind)
    assert all(
        load(language, strict=True).has_text(f"{game}-chronicle-kind-{kind}") for language in LANGUAGES
    )
    assert 1 == len(some - whole), "how many there are, or that there is nothing"
    assert len(some) < len(whole)


def test_a_kind_of_another_game_is_asked_for_in_vain() -> None:
    """An old or crafted id: nothing is found, and nothing breaks."""
    assert "nothing of the kind" in text(leaves(speech("coup"), "coup", None, Query(kind="king")))
