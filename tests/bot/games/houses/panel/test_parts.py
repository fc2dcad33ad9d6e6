"""The leaf of deals in parts, where it can't hold them all (HO-R23)."""

import pytest
from msgspec.structs import replace

from bot.languages import LANGUAGES, Language
from bot.render.panel import Buttons
from engine.games.houses.clauses import Deal, Pay
from tests.bot.core_world import plain
from tests.bot.games.houses.houses_matches import Moment, moments, renderer, scene
from tests.made_once import words

OFFERS = 4


def part(number: int, language: Language) -> list[str]:
    """The buttons on this part of the leaf of a house to which four deals are offered."""
    moment = next(one for one in moments(3) if one.match_state.state.stage == "vote")
    state = moment.match_state.state
    offers = tuple(
        Deal(f"0-1-{n}", 0, 1, (Pay(1),), (Pay(2),), state.phase.number, None) for n in range(1, OFFERS + 1)
    )
    there = scene(
        Moment(replace(moment.match_state, state=replace(state, deals=offers)), moment.entry), language
    )
    blocks = renderer().leaf(there, 1, "deals", number).blocks
    return [plain(one.label) for block in blocks if isinstance(block, Buttons) for one in block.buttons]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_part_leads_to_the_first_and_says_so(language: Language) -> None:
    """ "Further on" stood on it, too, and led back."""
    say = words(language).say
    further, start = plain(say("houses-button-next")), plain(say("houses-button-first"))

    assert (True, False) == (further in part(0, language), start in part(0, language))
    assert (False, True) == (further in part(1, language), start in part(1, language))
