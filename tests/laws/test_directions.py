"""Law: in Persian no part of a text loses its direction: what is put together runs right to left."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from bot.lab.leaks.moments import Moment, look, moments
from bot.lab.leaks.speech import Speech
from bot.render.bidi import FSI, PDI, RLI
from bot.render.catalogue import load
from bot.render.panel import Panel, Text
from tests.laws.controls import whole_and_example
from tests.laws.samples import NAMES

INNERMOST = re.compile(rf"[{FSI}{RLI}][^{FSI}{RLI}{PDI}]*{PDI}")
STRONG = {"L", "R", "AL"}


def lost(text: str) -> Iterator[str]:
    """Isolates around others with no letter of their own: by Unicode such a one runs left to right."""
    marked, found = INNERMOST.sub("\0", text), text.count(FSI) + text.count(RLI)
    for _ in range(found):
        for whole in INNERMOST.findall(marked):
            strong = any(unicodedata.bidirectional(sign) in STRONG for sign in whole)
            told = whole[0] == RLI  # such an isolate needs no letter to run right to left
            if "\0" in whole and whole[1:-1] != "\0" and not strong and not told:
                yield text
        marked = INNERMOST.sub("\0", marked)


def said(speech: Speech, moment: Moment) -> Iterator[Panel]:
    """The board, each seat's page, and the messages of the moment."""
    scene, renderer = speech.scene(moment), speech.renderer
    yield renderer.board(scene, None)
    for seat in range(moment.seats):
        yield renderer.seat(scene, look(moment.match_state, seat))
    for row in renderer.targets(moment.match_state, moment.entry):
        yield renderer.post(scene, moment.entry, row)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_put_together_keeps_its_direction(game: str) -> None:
    """Names and titles side by side, seats and places: Latin names in Persian lines."""
    parts = whole_and_example()
    speech = Speech(parts.renderers[game], load("fa", strict=True))
    match = [one for one in moments(parts.games[game], 5, 60) if one.match_state.state is not None]
    panels = [panel for moment in match[::4] for panel in said(speech, moment)]
    texts = [block.content for panel in panels for block in panel.blocks if isinstance(block, Text)]

    assert len(texts) > 20
    assert [] == [found for text in texts for line in text.splitlines() for found in lost(line)]


def test_a_name_and_its_titles_as_one_slot_are_found() -> None:
    """As the board of Treasure Island once said them."""
    name, titles = f"{FSI}visitor{PDI}", f"{FSI}{FSI}ناخدا{PDI} و {FSI}پادو{PDI}{PDI}"

    assert [] != list(lost(f"{FSI}1{PDI}. {FSI}{name}، {titles}{PDI}"))
    assert [] != list(lost(f"{FSI}1{PDI}. {name}{FSI}، {titles}{PDI}"))
    assert [] == list(lost(f"{FSI}1{PDI}. {name}، {titles}"))
