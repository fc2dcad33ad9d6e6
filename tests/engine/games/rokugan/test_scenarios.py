"""The 31 executable scenarios, each with everything that it expects (SC-01 to SC-31)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.rokugan.chapters.battles import BattleFought
from engine.games.rokugan.chapters.clan_abilities import Swap
from engine.games.rokugan.chapters.resolution import (
    BluffsReturned,
    Captured,
    Defended,
    TokensOut,
    TokensTurned,
    resolve,
)
from engine.games.rokugan.chapters.scoring import is_objective_met, score
from engine.games.rokugan.chapters.territory_cards import claim_cards
from engine.games.rokugan.chapters.upkeep import player_with_most
from engine.games.rokugan.facts import PAIRS
from engine.games.rokugan.names import TERRITORIES
from engine.games.rokugan.places import location_closed_by
from engine.games.rokugan.state import Claim, land
from engine.kernel.sealed import seal
from engine.kernel.step import fold
from tests.engine.games.rokugan.board import DICE, GAME, Board
from tests.engine.games.rokugan.scenarios import Scenario, place, scenarios

RESOLVED = scenarios("resolve")


def named(one: Scenario) -> str:
    """The id of a case."""
    return str(one.row["id"])


def resolved(one: Scenario) -> Board:
    """The table after the swap, if there is one, and the resolution, before cards are claimed."""
    state = replace(one.board.state, phase="resolve")
    if "swap" in one.row:
        first, second = (one.number(token) for token in one.row["swap"])
        seat = state.pieces[first - 1].owner
        step = GAME.apply(replace(state, phase="swap", active=seat), seat, Swap(first, second), DICE)
        state = fold(GAME, state, step)
    events = resolve(state, DICE)
    return Board(fold(GAME, state, events), events)


@pytest.mark.parametrize("one", RESOLVED, ids=named)
def test_a_resolution_ends_as_the_scenario_says(one: Scenario) -> None:
    """SC-01 to SC-25: battles with both sides' numbers, captures, rewards, special tokens, what is left."""
    told = resolved(one)

    for part, found in _found(one, told).items():
        if part in one.expected:
            assert one.expected[part] == found, part
    for province, wanted in one.expected.get("provinces", {}).items():
        assert wanted == _land(one, told, province, wanted), province


@pytest.mark.parametrize("one", RESOLVED, ids=named)
def test_a_scenarios_battles_are_reckoned_with_its_numbers(one: Scenario) -> None:
    """Each side's total, the defence, and who has the province then.

    BR-BLESS-4, BR-RESOLVE-8, BR-RESOLVE-9, BR-RESOLVE-10, BR-RESOLVE-11, BR-RESOLVE-13, BR-RESOLVE-14.
    """
    fought = {event.province: event for event in resolved(one).found(BattleFought)}

    assert not set(one.expected.get("no_battle", ())) & set(fought)
    for province, wanted in one.expected.get("battles", {}).items():
        battle = fought[province]
        totals = {one.names[side.seat]: side.total for side in battle.attackers}
        assert (wanted["attack"], wanted["defense"]) == (totals, battle.defense)
        assert one.seat(wanted["winner"]) == battle.winner


def _found(one: Scenario, told: Board) -> dict[str, Any]:
    """What happened, in the scenarios' words; lists in their order there."""
    out = told.found(TokensOut)
    return {
        "captures": {event.province: one.names[event.seat] for event in told.found(Captured)},
        "rewards": _sorted(one, "rewards", [event.province for event in told.found(Defended)]),
        "illegal": [
            one.tokens[each - 1] for event in out if event.why == "illegal" for each in event.numbers
        ],
        "fizzled": [
            one.tokens[each - 1] for event in out if event.why == "unbacked" for each in event.numbers
        ],
        "returned": [one.tokens[each - 1] for event in told.found(BluffsReturned) for each in event.numbers],
        "discarded": _sorted(one, "discarded", _discarded(one, told)),
    }


def _sorted(one: Scenario, part: str, found: list[str]) -> list[str]:
    wanted = one.expected.get(part, [])
    return sorted(found, key=lambda each: wanted.index(each) if each in wanted else -1)


def _discarded(one: Scenario, told: Board) -> list[str]:
    """Tokens and the blessings on them, each by the scenarios' name."""
    (turned,) = told.found(TokensTurned)
    blessed = {token.number: len(token.blessings) for token in turned.tokens}
    found = []
    for event in told.found(TokensOut):
        for number in (*event.numbers, *event.bare):
            name = one.tokens[number - 1]
            found += [name] if number in event.numbers else []
            found += [f"{name}+blessing{spot}" for spot in range(blessed[number])]
            blessed[number] = 0
    return found


def _land(one: Scenario, told: Board, province: Any, wanted: dict[str, Any]) -> dict[str, Any]:
    here = land(told.state, province)
    holder = None if here.owner is None else one.names[here.owner]
    row = {"owner": holder, "down": here.down, "up": here.up, "special": here.special}
    return {field: row[field] for field in wanted}


@pytest.mark.parametrize("one", scenarios("placement"), ids=named)
def test_everybody_can_check_a_location(one: Scenario) -> None:
    """SC-26: BR-PLACE-3, BR-PLACE-4, BR-PLACE-10, BR-PLACE-11, BR-SPEC-4 to BR-SPEC-6, BR-SPEC-8."""
    state = one.board.state
    found = [
        location_closed_by(state, one.names.index(each["who"]), *place(each["at"])) is None  # type: ignore[arg-type]
        for each in one.row["queries"]
    ]

    assert one.expected["legal"] == found


@pytest.mark.parametrize("one", scenarios("claims"), ids=named)
def test_cards_come_to_who_controls_the_territory(one: Scenario) -> None:
    """SC-27: BR-TERR-1, BR-TERR-2, BR-TERR-3, BR-TERR-4."""
    held = {name: Claim(one.seat(who), seal(PAIRS[name][0], 0)) for name, who in one.row["held"].items()}
    gone = {name: Claim(played=True) for name in one.row["gone"]}
    claims = tuple((held | gone).get(name, Claim()) for name in TERRITORIES)
    state = replace(one.board.state, claims=claims)

    after = fold(GAME, state, claim_cards(state, DICE))

    found = {name: row.holder for name, row in zip(TERRITORIES, after.claims, strict=True)}
    assert {name: one.seat(who) for name, who in one.expected["held"].items()} == {
        name: who for name, who in found.items() if who is not None
    }


@pytest.mark.parametrize("one", scenarios("score"), ids=named)
def test_honour_is_counted(one: Scenario) -> None:
    """SC-28: BR-SCORE-1 to BR-SCORE-5."""
    board = one.board
    for name, goal in one.row["objectives"].items():
        seat = one.names.index(name)
        board = board.player(seat, objective=seal(goal, seat))
    for name, wanted in one.expected["scores"].items():
        found = score(board.state, one.names.index(name))
        assert wanted == {part: getattr(found, part) for part in wanted}


@pytest.mark.parametrize("one", scenarios("objective"), ids=named)
def test_objectives_are_judged(one: Scenario) -> None:
    """SC-29, SC-30: BR-OBJ-2, BR-OBJ-3, BR-OBJ-4, BR-OBJ-5, BR-OBJ-6, BR-OBJ-7."""
    state = one.board.state
    rows = ((one.names.index(each["who"]), each["objective"]) for each in one.row["queries"])

    assert one.expected["met"] == [is_objective_met(state, seat, goal) for seat, goal in rows]


@pytest.mark.parametrize("one", scenarios("initiative"), ids=named)
def test_level_players_are_asked_from_the_right(one: Scenario) -> None:
    """SC-31: BR-UPKEEP-4."""
    order = tuple(one.names.index(name) for name in one.row["order"])
    found = [
        player_with_most(
            order, one.names.index(each["current"]), [each["values"][name] for name in one.names]
        )
        for each in one.row["queries"]
    ]

    assert one.expected["first"] == [one.names[seat] for seat in found]


def test_all_the_specifications_scenarios_are_here() -> None:
    """31 of them, and every part that one expects is looked at."""
    kinds = ("resolve", "placement", "claims", "score", "objective", "initiative")
    every = scenarios(*kinds)
    parts = {part for one in every for part in one.expected}

    assert [f"SC-{number:02}" for number in range(1, 32)] == [named(one) for one in every]
    assert parts <= {
        *_found(RESOLVED[0], resolved(RESOLVED[0])),
        *("battles", "no_battle", "provinces", "legal", "held", "scores", "met", "first"),
    }
