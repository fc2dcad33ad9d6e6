"""The seven abilities beside the scenarios (BR-CLAN), objectives and ties (BR-OBJ, BR-SCORE)."""

from typing import Any

import pytest

from engine.games.rokugan.base import Options, Pass
from engine.games.rokugan.chapters.battles import BattleFought
from engine.games.rokugan.chapters.clan_abilities import Look, Swap
from engine.games.rokugan.chapters.resolution import resolve
from engine.games.rokugan.chapters.scoring import end_game, is_objective_met, score
from engine.games.rokugan.names import Objective, Province
from engine.games.rokugan.state import Land
from engine.kernel.sealed import cut, seal
from tests.engine.games.rokugan.board import DICE, Board, placing, table

CHAIN: tuple[Province, ...] = (
    "scorpion_west",
    "scorpion_north",
    "lion_north",
    "dragon_south",
    "phoenix_capital",
    "phoenix_center",
)


def lying(*names: str) -> dict[str, tuple[int, int]]:
    """Seat 0's control tokens, one facedown in each of these provinces."""
    return dict.fromkeys(names, (0, 1))


def battle(clans: tuple[str, ...], lands: dict[str, Any], *pieces: tuple[Any, ...], **fields: Any) -> Any:
    """The one battle of this table."""
    state = table(clans, lands, pieces, phase="resolve", **fields).state
    return Board(state, resolve(state, DICE)).found(BattleFought)[0]


@pytest.mark.parametrize(("clan", "defense"), [("crab", 6), ("lion", 3)])
def test_a_crabs_faceup_tokens_count_double(clan: str, defense: int) -> None:
    """BR-CLAN-1."""
    lands = {"crab_west": (0, 1, 3), "scorpion_west": (1, 1)}

    assert defense == battle((clan, "crane"), lands, (1, "army_1", "crab_west", "scorpion_west")).defense


@pytest.mark.parametrize(("clan", "winner"), [("crane", 1), ("scorpion", None)])
def test_crane_wins_level_with_an_empty_provinces_defence(clan: str, winner: int | None) -> None:
    """BR-CLAN-2, BR-RESOLVE-15."""
    lands = {"crab_capital": (1, 1)}

    assert winner == battle(("lion", clan), lands, (1, "army_1", "shadow_south", "crab_capital")).winner


@pytest.mark.parametrize(("phoenix", "winner"), [("phoenix_only", 0), ("everybody", 2)])
def test_phoenix_lowers_its_own_hurdle_or_by_option_everybodys(phoenix: Any, winner: int) -> None:
    """BR-CLAN-5, BR-RESOLVE-14: the switch; bonus tokens stay."""
    lands = {"lion_capital": (0, 1, 1, "defense_1"), "lion_coast": (1, 1), "scorpion_north": (2, 1)}
    pieces = ((1, "army_1", "lion_capital", "lion_coast"), (2, "army_3", "lion_capital", "scorpion_north"))
    found = battle(("lion", "phoenix", "scorpion"), lands, *pieces, options=Options(phoenix=phoenix))

    assert (4, winner) == (found.defense, found.winner)


def scorpions() -> Board:
    """Scorpion's turn beside a facedown token of Lion's and a blessed one."""
    pieces = ((1, "army_1", "lion_north"), (1, "army_2", "lion_north", "centre", "blessing_2"))
    return table(("scorpion", "lion"), {"lion_north": (1, 1), "scorpion_west": (0, 1)}, pieces)


def test_scorpion_looks_at_a_token_once_a_round_after_its_own_placement() -> None:
    """BR-CLAN-6, BR-BLESS-3: not at a blessed one; what it is only Scorpion sees."""
    asked = scorpions().act(0, placing("army_1", "scorpion_west"))

    assert ("look", 0) == (asked.state.phase, asked.state.active)
    assert "target_closed" == asked.why_not(0, Look(2))
    after = asked.act(0, Look(1))
    assert "army_1" == cut(after.state, 0).pieces[0].token.value
    again = after.act(1, placing("army_1", "lion_north")).act(0, placing("army_2", "scorpion_west"))
    assert ("turn", 1) == (again.state.phase, again.state.active)


def test_scorpion_may_keep_its_look_for_later() -> None:
    """BR-CLAN-6: once a round, after a placement of its choice."""
    after = scorpions().act(0, placing("army_1", "scorpion_west")).act(0, Pass())
    again = after.act(1, placing("army_1", "lion_north")).act(0, placing("army_2", "scorpion_west"))

    assert ("look", 0) == (again.state.phase, again.state.active)


def test_unicorn_swaps_two_of_its_own_unblessed_tokens() -> None:
    """BR-CLAN-7, BR-BLESS-3."""
    pieces = (
        (0, "army_1", "unicorn_south"),
        (0, "army_5", "unicorn_west"),
        (0, "army_2", "unicorn_west", "centre", "blessing_2"),
        (1, "army_1", "lion_north"),
    )
    start = table(
        ("unicorn", "lion"), {"unicorn_south": (0, 1), "unicorn_west": (0, 1), "lion_north": (1, 1)}, pieces
    )
    start = start.changed(phase="swap")

    assert "allowed" == start.why_not(0, Swap(1, 2))
    assert "target_count" == start.why_not(0, Swap(1, 1))
    assert "target_closed" == start.why_not(0, Swap(1, 3))
    assert "target_closed" == start.why_not(0, Swap(1, 4))


def test_objectives_count_on_the_final_board() -> None:
    """BR-OBJ-1, BR-OBJ-2: the capital alone, or two provinces of the territory."""
    goal: Objective = "plains_of_battle"

    assert is_objective_met(table(("crab", "crane"), {"lion_capital": (0, 1)}).state, 0, goal)
    assert is_objective_met(
        table(("crab", "crane"), {"lion_coast": (0, 1), "lion_north": (0, 1)}).state, 0, goal
    )
    assert not is_objective_met(table(("crab", "crane"), {"lion_coast": (0, 1)}).state, 0, goal)


def test_by_option_a_cluster_makes_the_empire() -> None:
    """BR-OBJ-4: the switch; a star of six is a cluster and no chain."""
    star = ("lion_north", "dragon_west", "dragon_south", "phoenix_capital", "scorpion_north", "scorpion_west")
    lands = lying(*star)
    options = Options(empire="cluster")

    assert is_objective_met(table(("lion", "crane"), lying(*CHAIN)).state, 0, "emerald_empire")
    assert not is_objective_met(table(("lion", "crane"), lands).state, 0, "emerald_empire")
    assert is_objective_met(table(("lion", "crane"), lands, options=options).state, 0, "emerald_empire")
    five = lying(*CHAIN[:5])
    assert not is_objective_met(table(("lion", "crane"), five, options=options).state, 0, "emerald_empire")


def test_scorched_earth_and_the_shadowlands_bear_no_flowers() -> None:
    """BR-SHADOW-3, BR-SCORE-1, BR-SCORE-2, BR-SCORE-4, BR-SPEC-9."""
    lands = {
        "shadow_north": (0, 1, 4),
        "lion_north": (0, 1, 1, "defense_2"),
        "crane_south": (0, 1, 0, "honor_2"),
    }
    found = score(table(("lion", "crane"), lands).state, 0)

    assert (2 + 1 + 3 + 2, 1, 0) == (found.flowers, found.faceup, found.territories)


def test_the_highest_total_wins() -> None:
    """BR-SCORE-6, BR-SCORE-3, BR-SCORE-5."""
    lands = {"lion_north": (0, 1), "crane_center": (1, 1), "crane_south": (1, 1), "crane_capital": (1, 1)}
    found = end_game(table(("lion", "crane"), lands).player(0, objective=seal("den_of_secrets", 0)).state)

    assert (((1,), (0,)), "honor") == (found.places, found.why)
    assert [2, 12] == [row.total for row in found.scores]


@pytest.mark.parametrize(
    ("lands", "places", "why"),
    [
        ({"dragon_south": (0, 1), "lion_north": (1, 1), "dragon_west": (1, 1)}, ((1,), (0,)), "tie_break"),
        ({"dragon_west": (0, 1, 2), "dragon_south": (1, 1)}, ((0,), (1,)), "tie_break"),
        ({"dragon_south": (0, 1), "crane_south": (1, 1)}, ((0, 1),), "shared"),
    ],
)
def test_ties_go_by_territories_provinces_and_faceup_tokens(lands: Any, places: Any, why: str) -> None:
    """BR-SCORE-6: then the victory is shared."""
    found = end_game(table(("lion", "crane"), lands).state)

    assert (places, why) == (found.places, found.why)


def test_the_last_control_token_takes_control_with_it() -> None:
    """BR-CTRL-5: a province without a control token is nobody's."""
    board = table(("lion", "crane"), {"lion_north": (0, 1)})

    assert 1 == sum(one != Land() for one in board.state.lands)
