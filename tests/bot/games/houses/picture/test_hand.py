"""The private hand: whole in every role, told beside few words, and nothing of it on what others see."""

import json
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from bot.controls import ids
from bot.games.houses.panel.ballot import can_cast
from bot.games.houses.panel.why import reasons
from bot.games.houses.picture import council, hand, opening
from bot.games.houses.picture import hand as houses_hand
from bot.games.houses.picture.hand import Points
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.pictures.facts import sketch_of
from bot.render.bidi import lean
from bot.render.panel import Buttons, Sketch, Text
from engine.games.houses.names import ROLES
from engine.games.houses.points import GOALS
from engine.kernel.steward import Look
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.bot.pictures.boards import flaws


def voting() -> Moment:
    """A late phase of five houses, each with its role."""
    found = [one for one in campaign(3, 5, 300) if one.match_state.state.stage == "vote"]
    return found[len(found) * 4 // 5]


def after_its_ballot() -> Moment:
    """The last vote at which the first house has nothing to cast: with a ballot its hand is the short one."""
    return next(
        one
        for one in reversed(campaign(3, 5, 300))
        if one.match_state.state.stage == "vote" and not can_cast(renderer().controls(scene(one, "en"), 0))
    )


def hands(language: Language) -> Iterator[Sketch]:
    """The hand of each seat, from its own cut."""
    for seat in range(5):
        presenter = Presenter(renderer().scene_for(scene(voting(), language), seat))
        yield hand.sketch(presenter, presenter.view.own)


@languages
def test_every_hand_is_whole(language: Language) -> None:
    """As it comes, and with a third office, hidden purses and everything bound."""
    presenter = Presenter(renderer().scene_for(scene(voting(), language), 0))
    shown = hand.values(presenter, presenter.view.own)
    more = replace(
        shown,
        total=-88,
        coins=88,
        power=88,
        rank="",
        bound=f"{presenter.say('power-cast', n=88)} {presenter.say('power-promised', n=88)}",
        offices=tuple(Points(presenter.office(one), -9) for one in ("counsellor", "commander", "treasurer")),
        parts=tuple(replace(one, points=None) for one in shown.parts),
    )

    assert [] == [flaw for one in hands(language) for flaw in flaws(one)]
    assert [] == flaws(sketch_of(hand.TEMPLATE, houses_hand.place_pieces(more), ("",)))


@languages
def test_every_role_is_told_whole(language: Language) -> None:
    """Its name and what it wants."""
    presenter = Presenter(renderer().scene_for(scene(voting(), language), 0))
    for role in ROLES:
        shown = hand.values(presenter, replace(presenter.view.own, role=role))
        assert [] == flaws(sketch_of(hand.TEMPLATE, houses_hand.place_pieces(shown), ("",)))
        assert [list(one) for one in GOALS[role].ranges] == _ranges(shown)


@languages
@pytest.mark.parametrize("seats", [3, 5])
def test_a_newcomers_hand_has_its_reasons_whole(language: Language, seats: int) -> None:
    """In the first phase each number has its line under it, in the alt text, too."""
    first = next(one for one in campaign(3, seats, 300) if one.match_state.state.stage == "vote")
    for seat in range(seats):
        presenter = Presenter(renderer().scene_for(scene(first, language), seat))
        said = tuple(reasons(presenter))
        sketch = hand.sketch(presenter, presenter.view.own, said)

        assert len(said) >= 5
        assert [] == flaws(sketch)
        assert all(lean(one, language) in sketch.alt for one in said)


@languages
def test_what_the_game_is_is_drawn_whole(language: Language) -> None:
    """The picture of an opening: the same at every table, each text of it in the alt text."""
    words = scene(voting(), language).words
    sketch = opening.sketch(words)

    assert [] == flaws(sketch)
    assert all(lean(words.say(f"houses-opening-{code}"), language) in sketch.alt for code in opening.WORDS)


def test_only_the_own_role_is_marked() -> None:
    """HO-R37: of five houses each sees its own ranges, on the public board none stand."""
    moment = voting()
    for seat, sketch in enumerate(hands("en")):
        presenter = Presenter(renderer().scene_for(scene(moment, "en"), seat))
        others = {presenter.role(one) for one in ROLES} - {presenter.role(presenter.view.own.role)}
        assert not any(f'"{role}"'.encode() in sketch.facts for role in others)
        public = council.sketch(Presenter(renderer().scene_for(scene(moment, "en"), None)))
        assert public == council.sketch(presenter)


@languages
def test_the_panel_has_the_hand_in_place_of_the_words_that_say_it(language: Language) -> None:
    """What is asked, all controls and the leaves stay as they are; below it, what tells it in words."""
    moment = after_its_ballot()
    look: Look = scene(moment, language).look(0)
    panel = renderer().seat(scene(moment, language), look)
    (drawn,) = (one for one in panel.pictured if isinstance(one, Sketch))
    kept = [one for one in panel.blocks if one in panel.pictured]
    worded = panel.pictured[-1]

    assert drawn.template == hand.TEMPLATE
    assert len(panel.blocks) - 2 == len(kept)
    assert isinstance(worded, Buttons)
    assert ids.WordsButtonId(7).pack() == worded.buttons[-1].custom_id
    assert _letters(panel.pictured) < _letters(panel.blocks)


def _ranges(shown: hand.Hand) -> list[list[int]]:
    return json.loads(msgspec.json.encode(shown))["tracks"][0]["ranges"]  # type: ignore[no-any-return]


def _letters(blocks: tuple[object, ...]) -> int:
    return sum(len(one.content) for one in blocks if isinstance(one, Text))
