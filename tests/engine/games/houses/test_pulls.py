"""Want and plenty draw their own cards: the weight of a card in the draw (HO-R17)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses import proposals
from engine.games.houses.conditions import is_met
from engine.games.houses.content import Content, Limit, Proposal, Pull, When
from engine.games.houses.moves import RULINGS, Ruling
from engine.games.houses.names import RESOURCES
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from tests.engine.games.houses import small
from tests.engine.games.houses.position import card, council, world

WEIGHED = RULINGS[-1]
SEEDS = [Dice(bytes([n]) * 16) for n in range(250)]
FULL = "10u0 15u0 10u0 10u0 10u0"
LEVEL = "10u0 10u0 10u0 10u0 10u0"
THIEVES = Pull(6, When((Limit("wealth", least=14),)))
"""A full treasury draws them, so that among four plain cards they come six times of ten."""


def pile(pull: Pull | None = THIEVES, when: When = When()) -> Content:  # noqa: B008
    """Four plain cards and the thieves."""
    plain = tuple(replace(card(), id=f"plain_{number}") for number in range(4))
    return replace(world(), proposals=(*plain, replace(card(), id="thieves", pull=pull, when=when)))


def drawn(content: Content, tracks: str, ruling: Ruling = WEIGHED, **fields: object) -> Counter[str]:
    """The cards that come over many seeds, in a council without stories."""
    state = council(tracks=tracks, lines=(), ruling=ruling, **fields)  # type: ignore[arg-type]
    return Counter(proposals.open_phase(state, content, 4, dice).card for dice in SEEDS)


@pytest.mark.parametrize(("ruling", "about"), [(RULINGS[3], 150), (RULINGS[4], 107)])
def test_a_card_is_drawn_by_its_weight_while_its_resource_pulls_it(ruling: Ruling, about: int) -> None:
    """HO-R17: of 250 draws 150 in plenty (since version 5 by half the weight), about 50 without it."""
    assert about - 25 <= drawn(pile(), FULL, ruling)["thieves"] <= about + 25
    assert 30 <= drawn(pile(), LEVEL, ruling)["thieves"] <= 70


@pytest.mark.parametrize("ruling", RULINGS[:2])
def test_in_campaigns_begun_before_each_comes_alike(ruling: Ruling) -> None:
    """HO-R17: a changed draw is a new version; by versions 1 and 2 a pull changes no roll."""
    assert drawn(pile(None), FULL, ruling) == drawn(pile(), FULL, ruling)
    assert drawn(pile(), FULL, ruling) != drawn(pile(), FULL)


def test_every_limit_of_a_pull_must_hold() -> None:
    """HO-R17: both bounds included."""
    poor_and_proud = Pull(20, When((Limit("wealth", most=6), Limit("army", least=14))))
    half, whole = ("10u0 6u0 10u0 10u0 10u0", "14u0 6u0 10u0 10u0 10u0")

    assert drawn(pile(None), half) == drawn(pile(poor_and_proud), half)
    assert 155 <= drawn(pile(poor_and_proud), whole)["thieves"]


def test_a_pulled_card_that_was_seen_waits_until_all_were() -> None:
    """HO-R17: a pull makes nothing come twice."""
    assert 0 == drawn(pile(), FULL, seen=("thieves",))["thieves"]


def test_a_pull_opens_no_closed_card() -> None:
    """HO-R17: what its condition forbids does not come, however the realm pulls."""
    never = When((Limit("wealth", most=3),))

    assert 0 == drawn(pile(when=never), FULL)["thieves"]


values = st.tuples(*[st.integers(0, 20)] * len(RESOURCES))


def states(tracks: tuple[int, ...], ruling: Ruling) -> State:
    """A council with these resources in which every story has ended."""
    return council(tracks=" ".join(f"{value}u0" for value in tracks), lines=(), ruling=ruling)


def weightless(content: Content) -> Content:
    """The content with no pull at all."""
    return replace(content, proposals=tuple(replace(one, pull=None) for one in content.proposals))


@given(values, st.integers(1, 9), st.binary(min_size=16, max_size=16))
def test_with_equal_weights_the_draw_is_as_before(tracks: tuple[int, ...], number: int, seed: bytes) -> None:
    """HO-R17: by every version, whatever the realm, where no pull holds."""
    content, dice = weightless(small.content()), Dice(seed)
    told = {proposals.open_phase(states(tracks, one), content, number, dice).card for one in RULINGS}

    assert 1 == len(told)


@given(values, st.integers(1, 9), st.binary(min_size=16, max_size=16))
def test_what_comes_by_weight_could_come_before(tracks: tuple[int, ...], number: int, seed: bytes) -> None:
    """HO-R17: a card whose condition holds and that was not seen, whatever pulls."""
    state = states(tracks, WEIGHED)
    content = small.content()
    open_cards: set[str] = {one.id for one in content.proposals if _open(state, one)}

    assert proposals.open_phase(state, content, number, Dice(seed)).card in open_cards


def _open(state: State, one: Proposal) -> bool:
    return one.line is None and is_met(state, one.when)
