"""Houses behind their emblems: where emoji are shown, every word is what it is without them."""

from collections.abc import Iterator
from dataclasses import replace as dataclass_replace
from typing import Any

from msgspec.structs import replace

from bot.render.bidi import lines
from bot.render.markup import EMOJI, in_words
from bot.render.panel import Buttons, Choice, Option, Panel, Sketch, Text
from bot.render.renderer import Scene
from engine.kernel.steward import Look
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.made_once import content

SIGNS = {name: f"<:{name}_12ab34:{number}>" for number, name in enumerate(content()[0].emblems, 10**18)}


def moments() -> tuple[Moment, ...]:
    """Some of a campaign."""
    return campaign(3, 5, 400)[::11]


def panels(there: Scene, moment: Moment) -> Iterator[Panel]:
    """What the entry says to everybody and to each seat, the boards, and the seats' pages."""
    for target in renderer().targets(moment.match_state, moment.entry):
        yield renderer().post(there, moment.entry, target)
    yield renderer().board(there, None)
    yield renderer().living_board(there, (), ())
    for seat in moment.match_state.state.seats:
        look: Look = there.look(seat)
        yield renderer().seat(there, look)


def without(panel: Panel) -> Panel:
    """The panel, its emoji taken away again."""
    return dataclass_replace(
        panel, blocks=tuple(map(bare, panel.blocks)), pictured=tuple(map(bare, panel.pictured))
    )


def bare(block: Any) -> Any:
    """A block in words alone."""
    match block:
        case Text(content_):
            return Text(in_words(content_))
        case Buttons(buttons):
            return Buttons(tuple(dataclass_replace(one, emoji="") for one in buttons))
        case Choice(options=options):
            return dataclass_replace(block, options=tuple(map(plain, options)))
    return block


def plain(option: Option) -> Option:
    """An option in words alone."""
    return dataclass_replace(option, emoji="")


@languages
def test_they_change_no_word_and_no_picture(language: Any) -> None:
    """Texts, labels, alt texts and facts of pictures: what a listener hears is the same."""
    shown = 0
    for moment in moments():
        there = scene(moment, language)
        plain_ones = panels(there, moment)
        for one, other in zip(panels(replace(there, emoji=SIGNS), moment), plain_ones, strict=True):
            shown += one != other
            assert without(one) == other
            assert not any(EMOJI.search(part.alt) for part in one.pictured if isinstance(part, Sketch))

    assert shown > 20


def test_a_persian_line_still_runs_from_the_right() -> None:
    """Each stands within its line's isolate, behind the mark of a list."""
    for moment in moments():
        for panel in panels(replace(scene(moment, "fa"), emoji=SIGNS), moment):
            text = "\n".join(one.content for one in panel.blocks if isinstance(one, Text))
            for line in lines(text, "fa").splitlines():
                before, sign, _ = line.partition("<:")
                assert not sign or "\u2067" in before
