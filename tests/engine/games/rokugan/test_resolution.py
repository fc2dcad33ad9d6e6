"""The resolution beside the scenarios: order, switches, supply, rewards, raids, peace (BR-RESOLVE)."""

from typing import Any

import pytest

from engine.games.rokugan.base import RULINGS, Options, Pass, Ruling
from engine.games.rokugan.chapters.battles import BattleFought
from engine.games.rokugan.chapters.resolution import (
    BluffsReturned,
    Captured,
    Defended,
    Pacified,
    Raided,
    TokensOut,
    TokensTurned,
    resolve,
)
from engine.kernel.step import fold
from tests.engine.games.rokugan.board import DICE, GAME, Board, placing, table

TWO = ("lion", "crab")


def fought(clans: tuple[str, ...], lands: dict[str, Any], *pieces: tuple[Any, ...], **fields: Any) -> Board:
    """The table after the resolution, cards not yet claimed."""
    state = table(clans, lands, pieces, phase="resolve", **fields).state
    events = resolve(state, DICE)
    return Board(fold(GAME, state, events), events)


def rewarded(board: Board) -> list[tuple[str, str]]:
    """Provinces of successful defences, with the reason."""
    return [(event.province, event.why) for event in board.found(Defended)]


def test_the_steps_follow_one_another() -> None:
    """BR-RESOLVE-2, BR-RESOLVE-5, BR-RESOLVE-6, BR-RESOLVE-16: and the board is empty."""
    lands = {"lion_north": (0, 1), "crab_west": (1, 1), "crab_east": (1, 1), "lion_coast": (0, 1)}
    board = fought(
        TWO,
        lands,
        (1, "bluff", "lion_north"),
        (1, "army_1", "lion_north"),
        (0, "raid", "lion_north"),
        (0, "diplomacy", "lion_coast"),
        (0, "shinobi_1", "crab_east"),
    )
    kinds = list(dict.fromkeys(type(event) for event in board.events))

    assert [TokensTurned, BluffsReturned, TokensOut, Raided, Pacified, BattleFought, Captured] == kinds
    assert () == board.state.pieces


def test_discards_go_to_their_owners() -> None:
    """BR-RESOLVE-7, BR-COMP-5: also what a raid or diplomacy takes off; they stay reachable for cards."""
    lands = {"lion_north": (0, 1), "crab_west": (1, 1)}
    board = fought(TWO, lands, (0, "diplomacy", "lion_north"), (1, "navy_1", "lion_north", "dragon_west"))

    assert [("diplomacy",), ("navy_1",)] == [player.discard for player in board.state.players]


def test_an_unbacked_raid_does_nothing() -> None:
    """BR-RAID-5: nor does it bring a reward (BR-DEF-5)."""
    board = fought(TWO, {"lion_north": (0, 1), "crab_west": (1, 1)}, (1, "raid", "lion_north"))

    assert ["unbacked"] == [event.why for event in board.found(TokensOut)]
    assert [] == rewarded(board)
    assert [(0, 1, 0, None)] == board.lands("lion_north")


def test_a_raid_far_from_home_is_backed_by_a_shinobi_of_its_own_clan_alone() -> None:
    """BR-RAID-3: another clan's shinobi in the same province opens no door to the raid."""
    clans, lands = ("lion", "crab", "crane"), {"lion_north": (0, 1), "crab_west": (1, 1), "isle_east": (2, 1)}
    raid, burned = (1, "raid", "lion_north"), []
    for seat in (1, 2):
        board = fought(clans, lands, raid, (seat, "shinobi_1", "lion_north"))
        burned.append([event.province for event in board.found(Raided)])

    assert [["lion_north"], []] == burned


def test_a_raid_is_backed_from_next_door_and_out_of_a_peaceful_province() -> None:
    """BR-RAID-3, BR-SPEC-5: peace stops attacks, and a raid is none."""
    lands = {"lion_north": (0, 2, 3, "honor_4"), "unicorn_south": (1, 1, 0, "peace")}
    board = fought(TWO, lands, (1, "raid", "lion_north"))

    assert [(None, 0, 0, "scorched")] == board.lands("lion_north")
    assert [(1,)] == [event.raiders for event in board.found(Raided)]


def test_several_raids_leave_one_scorched_earth() -> None:
    """BR-RAID-4, BR-RAID-2: one's own province burns too, and everything on its borders goes."""
    lands = {"lion_north": (0, 1), "unicorn_south": (1, 1)}
    board = fought(
        TWO,
        lands,
        (0, "raid", "lion_north"),
        (1, "raid", "lion_north"),
        (0, "army_1", "dragon_west", "lion_north"),
    )

    assert [(0, 1)] == [event.raiders for event in board.found(Raided)]
    assert [(None, 0, 0, None)] == board.lands("dragon_west")


@pytest.mark.parametrize(("ruling", "raiders"), [(RULINGS[0], (1, 1, 0)), (RULINGS[1], (1, 0))])
def test_who_lays_two_raids_in_one_province_is_named_once(ruling: Ruling, raiders: tuple[int, ...]) -> None:
    """BR-RAID-4: Unicorn has two; what began by version 1 keeps to what was written then (HO-R38)."""
    lands = {"lion_north": (0, 1), "unicorn_south": (1, 1)}
    raids = ((1, "raid", "lion_north"), (1, "raid", "lion_north"), (0, "raid", "lion_north"))
    board = fought(TWO, lands, *raids, ruling=ruling)

    assert [raiders] == [event.raiders for event in board.found(Raided)]


def test_by_option_nobody_burns_their_own_province() -> None:
    """BR-RAID-2: the switch."""
    lands = {"lion_north": (0, 1)}
    board = fought(TWO, lands, (0, "raid", "lion_north"), options=Options(burn_own="off"))

    assert ["illegal"] == [event.why for event in board.found(TokensOut)]


def test_peace_keeps_control_and_sweeps_its_own_attacks() -> None:
    """BR-DIP-1, BR-DIP-2, BR-DIP-3: no defence of its own, but the attacked one is rewarded (BR-DEF-2)."""
    lands = {"lion_north": (0, 1, 2, "honor_1"), "unicorn_south": (1, 1)}
    board = fought(TWO, lands, (0, "diplomacy", "lion_north"), (0, "army_5", "unicorn_south", "lion_north"))

    assert [(0, 1, 2, "peace")] == board.lands("lion_north")
    assert [("unicorn_south", "swept")] == rewarded(board)


def test_a_raid_comes_before_diplomacy() -> None:
    """BR-DIP-4, BR-RAID-6."""
    lands = {"lion_north": (0, 1), "unicorn_south": (1, 1)}
    board = fought(TWO, lands, (0, "diplomacy", "lion_north"), (1, "raid", "lion_north"))

    assert [] == board.found(Pacified)
    assert [(None, 0, 0, "scorched")] == board.lands("lion_north")


def test_an_attack_that_was_swept_away_is_no_reward_while_another_is_left() -> None:
    """BR-DEF-2: the other one decides."""
    lands = {"lion_north": (0, 1), "unicorn_south": (1, 1), "dragon_west": (1, 1)}
    board = fought(
        TWO,
        lands,
        (1, "diplomacy", "unicorn_south"),
        (1, "army_1", "lion_north", "unicorn_south"),
        (1, "army_1", "lion_north", "dragon_west"),
    )

    assert [("lion_north", 1)] == [(event.province, event.seat) for event in board.found(Captured)]
    assert [] == rewarded(board)


def test_a_guard_that_nobody_attacks_earns_a_token() -> None:
    """BR-DEF-1, BR-DEF-3: one a province, however many guards."""
    lands = {"lion_north": (0, 1), "crab_capital": (1, 1)}
    board = fought(TWO, lands, (0, "army_1", "lion_north"), (0, "shinobi_1", "lion_north"))

    assert [("lion_north", "guarded")] == rewarded(board)
    assert [(0, 1, 1, None)] == board.lands("lion_north")


def test_lions_bluff_alone_is_rewarded_only_by_option() -> None:
    """BR-DEF-4, BR-CLAN-4: the switch."""
    lands = {"lion_north": (0, 1)}
    bluff = (0, "bluff", "lion_north")

    assert [] == rewarded(fought(TWO, lands, bluff))
    assert [("lion_north", "guarded")] == rewarded(
        fought(TWO, lands, bluff, options=Options(lion_alone="on"))
    )


def test_a_blessing_is_lost_where_it_does_not_belong() -> None:
    """BR-BLESS-5, BR-RESOLVE-4: on a bluff, say; an illegal token takes its blessing with it."""
    lands = {"lion_north": (0, 1), "crab_west": (1, 1)}
    board = fought(
        TWO,
        lands,
        (0, "bluff", "lion_north", "centre", "blessing_2"),
        (1, "army_1", "lion_coast", "centre", "blessing_2"),
    )

    assert [("blessing_2",), ("army_1", "blessing_2")] == [player.discard for player in board.state.players]
    assert "bluff" in board.hand(0)


def test_facedown_tokens_defend_nothing_and_several_may_lie_in_a_province() -> None:
    """BR-DEF-6, BR-CTRL-2, BR-CTRL-1."""
    lands = {"lion_north": (0, 4, 1), "unicorn_south": (1, 1)}
    (battle,) = fought(TWO, lands, (1, "army_2", "lion_north", "unicorn_south")).found(BattleFought)

    assert (1, 1, 1) == (battle.defense, battle.faceup, battle.winner)


def test_a_capture_brings_one_facedown_token_and_leaves_special_ones() -> None:
    """BR-RESOLVE-12, BR-CTRL-3, BR-SPEC-10."""
    lands = {"lion_north": (0, 2, 1, "defense_1"), "unicorn_south": (1, 1)}
    board = fought(TWO, lands, (1, "army_5", "lion_north", "unicorn_south"))

    assert [(1, 1, 0, "defense_1")] == board.lands("lion_north")


def test_who_has_no_token_left_moves_a_faceup_one() -> None:
    """BR-CTRL-7: from the province with most of them; with none anywhere the land stays nobody's."""
    lands = {"lion_north": (0, 1), "unicorn_south": (1, 2, 12), "dragon_west": (1, 1, 15)}
    board = fought(TWO, lands, (1, "army_5", "lion_north", "unicorn_south"))
    bare = {"lion_north": (0, 1), "unicorn_south": (1, 30)}
    stranded = fought(TWO, bare, (1, "army_5", "lion_north", "unicorn_south"))

    assert [(1, 1, 0, None), (1, 1, 14, None)] == board.lands("lion_north", "dragon_west")
    assert [True] == [event.stranded for event in stranded.found(Captured)]
    assert [(None, 0, 0, None)] == stranded.lands("lion_north")


def test_a_reward_that_can_not_be_supplied_is_not_placed() -> None:
    """BR-CTRL-7: the defence was successful all the same."""
    board = fought(TWO, {"lion_north": (0, 30)}, (0, "army_1", "lion_north"))

    assert [0] == [event.added for event in board.found(Defended)]


def test_the_shrine_and_the_battlefield_close_their_province() -> None:
    """BR-SPEC-6, BR-SPEC-7: only its controller's tokens; no raid and no diplomacy."""
    lands = {"lion_north": (0, 1, 0, "shrine"), "lion_coast": (0, 1, 0, "battlefield"), "crab_west": (1, 1)}
    board = fought(
        TWO, lands, (0, "raid", "lion_coast"), (0, "diplomacy", "lion_north"), (1, "shinobi_1", "lion_north")
    )

    assert [("illegal", (1, 3)), ("diplomacy", (2,))] == [
        (one.why, one.numbers) for one in board.found(TokensOut)
    ]
    assert [(0, 1, 0, "peace")] == board.lands("lion_north")


def test_the_shadowlands_are_drafted_and_fought_over_as_any_other() -> None:
    """BR-SHADOW-1, BR-RESOLVE-15: with a printed defence of 1."""
    lands = {"crab_capital": (1, 1), "shadow_south": (0, 1)}
    board = fought(TWO, lands, (1, "army_1", "shadow_south", "crab_capital"))

    assert [("shadow_south", "held")] == rewarded(board)


def test_after_the_resolution_cards_are_claimed_and_the_next_round_begins() -> None:
    """BR-RESOLVE-1, BR-RESOLVE-17, BR-RESOLVE-3: Unicorn is asked first; everybody holds six again."""
    lands = {"unicorn_south": (0, 1), "crab_west": (1, 1)}
    pieces = ((0, "army_1", "unicorn_south"), (0, "bluff", "unicorn_south"))
    hands: dict[int, Any] = {0: ("army_2", "army_2"), 1: ("bluff",)}
    start = table(("unicorn", "crab"), lands, pieces, hands=hands)
    asked = start.act(0, placing("army_2", "unicorn_south"))

    assert ("swap", 0) == (asked.state.phase, asked.state.active)
    after = asked.act(0, Pass())
    assert (3, "turn") == (after.state.round, after.state.phase)
    assert [6, 6] == [len(after.hand(seat)) for seat in (0, 1)]
