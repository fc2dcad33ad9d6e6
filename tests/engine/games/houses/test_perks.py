"""Perks: whose they are, and what prestige_on, crown_on and score_bonus speak of (chapter 11, HO-R35)."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from engine.games.houses import perks
from engine.games.houses.content import HistoryMark, Perk, StoryMark, Trigger
from engine.games.houses.events import GenerationScored, HouseRewarded
from engine.games.houses.names import End, Resource, Sign
from engine.games.houses.state import LineState, Signature, State
from engine.kernel.seats import with_value_at
from tests.engine.games.houses.position import card, council, voted, world
from tests.engine.games.houses.realm import realm, with_perk, with_story_perk

VOTES = "yes2 gather gather gather gather"
ARMY = HistoryMark("mark", "army", "positive")


def test_the_numbers_of_equal_perks_add_up() -> None:
    """Chapter 11: n of every perk of the kind that its house has, by its own right or by a story line."""
    state = with_perk(with_perk(realm(), 1, "power_at_start", n=2), 1, "power_at_start", n=-1)
    state = with_story_perk(state, 1, Perk("power_at_start", 4))

    assert [0, 5, 0, 0, 0] == [perks.perk_sum(state, seat, "power_at_start") for seat in state.seats]


def test_the_perk_of_a_closed_line_is_in_nobodys_hand() -> None:
    """HO-7.3, HO-7.4."""
    line = LineState("line", None, (0,) * 5, signer=1, perk=Perk("draft_two"), end="unity")

    assert [] == list(perks.in_force(realm(lines=(line,)), 1))


def test_first_claims_are_those_of_the_perks_office() -> None:
    """Chapter 11, office_first."""
    state = with_perk(with_perk(realm(), 0, "office_first", office="sage"), 0, "draft_choice")

    assert (("sage",), ()) == (perks.first_claims(state, 0), perks.first_claims(state, 1))


@pytest.mark.parametrize(("kind", "paid"), [("prestige_on", (2, 0)), ("crown_on", (0, 2))])
@pytest.mark.parametrize(
    ("fallen", "end"),
    [({"stability": 20}, "deposition"), ({"stability": 0}, "flight"), ({"number": 9}, "death")],
)
def test_an_end_of_the_king_rewards_the_houses_whose_perk_speaks_of_it(
    kind: Any, paid: tuple[int, int], fallen: dict[str, int], end: Any
) -> None:
    """Chapter 11: prestige_on and crown_on, for that end alone."""
    state = with_perk(council(**fallen), 3, kind, n=2, what=Trigger(end=end))  # type: ignore[arg-type]
    for other in get_args(End):
        if other != end:
            state = with_perk(state, 2, kind, n=2, what=Trigger(end=other))
    rewards = voted(world(), state, VOTES).all(HouseRewarded)

    assert [HouseRewarded(3, *paid, "perk")] == [one for one in rewards if one.why == "perk"]


def test_a_place_rewards_the_house_that_took_it() -> None:
    """Chapter 11: a rank, of its own house."""
    state = council(number=9)
    for seat in state.seats:
        state = with_perk(state, seat, "crown_on", n=1, what=Trigger(rank=2))
    told = voted(world(), state, VOTES)
    second = told.one(GenerationScored).scores[1].seat

    assert [HouseRewarded(second, 0, 1, "perk")] == [
        one for one in told.all(HouseRewarded) if one.why == "perk"
    ]


SIGNATURES = [
    (Trigger(signed="any"), "army", "negative", True),
    (Trigger(signed="positive"), "army", "positive", True),
    (Trigger(signed="positive"), "army", "negative", False),
    (Trigger(signed="any", resource="army"), "army", "negative", True),
    (Trigger(signed="negative", resource="army"), "wealth", "negative", False),
    (Trigger(rank=1), "army", "positive", False),
]


@pytest.mark.parametrize(("what", "resource", "sign", "fits"), SIGNATURES)
def test_a_signature_rewards_its_signer(what: Trigger, resource: Resource, sign: Sign, fits: bool) -> None:
    """Chapter 11: an event signed, by sign and resource, and only the house's own."""
    state = with_perk(realm(), 0, "prestige_on", n=3, what=what)

    assert fits == bool(perks.rewards_for_signature(state, 0, resource, sign))
    assert () == perks.rewards_for_signature(state, 1, resource, sign)


def test_a_signed_event_brings_its_reward_in_play() -> None:
    """Chapter 11: when the named thing happens."""
    proposal = card(mark=ARMY)
    state = with_perk(council(proposal=proposal), 0, "prestige_on", n=2, what=Trigger(signed="positive"))
    told = voted(world(proposal), state, VOTES)

    assert HouseRewarded(0, 2, 0, "perk") == told.one(HouseRewarded)
    assert 2 == told.state.houses[0].prestige


def test_a_story_event_is_no_historical_one() -> None:
    """Chapter 11, HO-8.1: it has neither resource nor sign."""
    proposal = card(story=StoryMark("river_event", "river_2"), line="river")
    state = with_perk(council(proposal=proposal), 0, "prestige_on", n=2, what=Trigger(signed="any"))

    assert [] == voted(world(proposal), state, VOTES).all(HouseRewarded)


MARKS = (Signature("army", "positive"), Signature("army", "negative"), Signature(None, None))


@pytest.mark.parametrize(
    ("what", "points"),
    [
        (Trigger(end="flight"), 3),
        (Trigger(end="death"), 0),
        (Trigger(signed="any"), 6),
        (Trigger(signed="positive"), 3),
        (Trigger(signed="any", resource="wealth"), 0),
        (Trigger(ties=True), 12),
        (Trigger(rank=1), 0),
        (None, 0),
    ],
)
def test_score_bonus_counts_what_it_names(what: Trigger | None, points: int) -> None:
    """Chapter 11: n points for an end of the king, each event signed, each tie broken; never for rank."""
    state = with_perk(realm(end="flight"), 0, "score_bonus", n=3, what=what)
    busy = replace(state.characters[0], ties=4, marks=MARKS)
    state = replace(state, characters=with_value_at(state.characters, 0, busy))

    assert (points, 0) == (perks.score_bonus(state, 0), perks.score_bonus(state, 1))


def test_score_bonus_stands_in_the_generations_score() -> None:
    """Chapter 11, HO-10.5: as a part of the sum."""
    bare, state = council(stability=0), with_perk(council(stability=0), 2, "score_bonus", n=5, what=_flight())
    scores = [_score(voted(world(), one, VOTES).state, 2) for one in (bare, state)]

    assert [0, 5] == [bonus for bonus, _ in scores]
    assert 5 == scores[1][1] - scores[0][1]


def _flight() -> Trigger:
    return Trigger(end="flight")


def _score(state: State, seat: int) -> tuple[int, int]:
    row = next(one for one in state.scores if one.seat == seat)
    return row.bonus, row.total
