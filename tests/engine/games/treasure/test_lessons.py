"""What failed in everybody's sight is not tried again with the same hands (TI-5.2 to TI-5.4)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.treasure.chapters.day import Attack, Board, Conflict, Land, Maroon, Mutiny, Shift
from engine.games.treasure.state import Deed
from engine.games.treasure.stewards.cunning import cunning
from engine.games.treasure.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.steward import Steward
from engine.playout import look
from tests.engine.games.treasure.board import GAME, board
from tests.engine.games.treasure.board import Board as Table

DICE = Dice(bytes(16))
BOTH = pytest.mark.parametrize("steward", [prudent, cunning])
LEVEL = "FD E0 F0, JR E0 F0"


def choice(table: Table, name: str, steward: Steward = prudent) -> Any:
    """What the steward does in this seat."""
    return steward(look(GAME, table.state, table.seat(name)), DICE)


def counted(table: Table, name: str, order: Any, votes: str) -> Table:
    """The morning after this seat's order was counted so; who is not named missed the vote."""
    return table.do(name, order).dusk().votes(votes).silence()


def crew(names: str, holds: str = LEVEL) -> Table:
    """A's crew, all French but B; there is nothing to catch, and A has shown his side."""
    table = board(f"FD: {names}; JR: X Y", holds, teams="F: A C D G", spanish=0)
    return replace(table, state=replace(table.state, deeds=(Deed("stow", 0, "french"),) * 2))


def risen(names: str, votes: str, holds: str = LEVEL) -> Table:
    """The morning after B rose against A."""
    return counted(crew(names, holds), "B", Mutiny(), votes)


@BOTH
def test_a_mutiny_that_failed_is_not_declared_again_with_the_same_hands_TI_4_8(steward: Steward) -> None:
    failed = risen("A B C D", "B for, C against, D against")

    assert Mutiny() == choice(crew("A B C D"), "B", steward)
    assert Mutiny() != choice(failed, "B", steward)


@BOTH
def test_a_tied_mutiny_is_declared_again_once_somebody_has_left_or_come_TI_5_3(steward: Steward) -> None:
    tied = risen("A B C D G", "B for, C for, D against, G against")
    short = counted(crew("A B C").do("X", Board()), "B", Mutiny(), "B for, C against")

    assert Mutiny() != choice(tied, "B", steward)
    assert Mutiny() == choice(tied.do("D", Board()), "B", steward)
    assert Mutiny() != choice(short, "B", steward)
    assert Mutiny() == choice(short.do("X", Land("fd")), "B", steward)


def test_a_mutiny_that_was_two_short_is_not_declared_for_one_who_left_TI_5_3() -> None:
    failed = risen("A B C D G", "B for, C against, D against, G against")

    assert Mutiny() != choice(failed.do("G", Board()), "B")
    assert Mutiny() == choice(failed.do("G", Board()).do("D", Board()).do("C", Board()), "B")


@BOTH
def test_a_mutiny_in_which_somebody_was_silent_may_come_out_otherwise_TI_R18(steward: Steward) -> None:
    assert Mutiny() == choice(risen("A B C D", "B for, C against"), "B", steward)


@BOTH
def test_a_lone_voter_rises_again_since_a_lot_votes_with_him_TI_R16(steward: Steward) -> None:
    lots = [counted(replace(crew("A B"), seed=bytes([n] * 16)), "B", Mutiny(), "B for") for n in range(20)]
    failed = next(table for table in lots if "captain" in table.titles("A"))

    assert (1, 1) == failed.state.tales[-1].votes
    assert Mutiny() == choice(failed, "B", steward)


def test_another_captain_is_another_matter_TI_R15() -> None:
    failed = risen("A B C D", "B for, C against, D against")

    assert Mutiny() == choice(failed.do("A", Board()), "C")


def test_another_mate_is_another_hand_TI_3_3() -> None:
    """C voted against B's rising; as mate he may rise."""
    failed = risen("A B C D", "B for, C against, D against").do("B", Board())

    assert Mutiny() == choice(failed, "C")


def test_a_ship_whose_holds_lean_otherwise_since_has_other_friends_TI_4_9() -> None:
    """What was shifted on the day of the count is no change, what is shifted on the next one is."""
    holds = "FD E0 F1, JR E0 F0"
    failed = risen("A B C", "B for, C against", holds)
    shifted = counted(crew("A B C", holds).do("C", Shift("french")), "B", Mutiny(), "B for, C against")

    assert Mutiny() != choice(failed, "B")
    assert Mutiny() == choice(failed.do("C", Shift("french")), "B")
    assert Mutiny() != choice(shifted, "B")


def test_an_attack_that_failed_is_not_ordered_again_by_the_same_hands_TI_4_6() -> None:
    """With another cabin boy, who helps any captain, it may succeed (TI-5.2)."""
    before = board("FD: A B C; JR: X Y; island: Z", teams="F: B X", spanish=3)
    failed = counted(before.do("Z", Board()), "A", Attack(), "A charge, B douse, C fire")

    assert Attack() == choice(before, "A")
    assert Attack() != choice(failed, "A")
    assert Attack() == choice(failed.do("Z", Land("fd")), "A")
    assert Attack() == choice(failed.do("B", Board()), "A")


def test_a_lone_captain_attacks_again_since_a_lot_fires_with_him_TI_R16() -> None:
    tries = [board("FD: A; JR: X Y", spanish=3, seed=number) for number in range(20)]
    nights = [counted(one, "A", Attack(), "A charge") for one in tries]
    failed = next(table for table in nights if not table.state.tales[-1].succeeded)

    assert Attack() == choice(failed, "A")


def test_a_captain_whose_attack_failed_sends_ashore_who_rose_against_him_TI_4_7() -> None:
    before = board("FD: A B C; JR: X Y", teams="F: B X", spanish=3).do("B", Mutiny())
    night = before.do("A", Attack()).dusk().votes("B for, C against", 0)
    failed = night.votes("A charge, B douse, C fire", 1).silence()

    assert Maroon(1) == choice(failed, "A")


def test_a_cunning_captain_whose_attack_failed_sends_the_likeliest_foe_ashore_TI_4_7() -> None:
    table = board("FD: A B C D G; JR: X Y", teams="F: C D X", spanish=3)
    known = replace(table, state=replace(table.state, deeds=(Deed("stow", 2, "french"),) * 2))
    failed = counted(known, "A", Attack(), "A charge, B fire, C douse, D douse, G fire")

    assert Attack() == choice(known, "A", cunning)
    assert Maroon(2) == choice(failed, "A", cunning)


@BOTH
def test_a_conflict_that_was_lost_is_not_started_again_by_the_same_islanders_TI_4_11(
    steward: Steward,
) -> None:
    """TI-5.4: a side with none of the two treasures is content with a tie, once a foe has gone."""
    before = board("FD: A; JR: X; island: H G I", "island E0 F2", teams="F: X H I")
    lost = counted(before, "G", Conflict(), "H french, G english, I french")

    assert Conflict() == choice(before, "G", steward)
    assert Conflict() != choice(lost, "G", steward)
    assert Conflict() == choice(lost.do("I", Board()), "G", steward)


def test_a_cunning_hand_goes_to_be_governor_where_nobody_governs_TI_6_3() -> None:
    """Not from a friend whose attack would then hang on a lot (TI-R16), and one at a time."""
    friend = (Deed("stow", 0, "english"),) * 2

    def seen(queues: str, *deeds: Deed) -> Table:
        table = board(queues, "FD E0 F0, JR E0 F0", teams="F: X Y Z")
        return replace(table, state=replace(table.state, deeds=deeds))

    assert Board() == choice(seen("FD: A B C; JR: X Y Z", *friend), "C", cunning)
    assert Board() != choice(seen("FD: A C; JR: X Y; island: B Z", *friend), "C", cunning)
    assert Board() != choice(seen("FD: A C; JR: X Y Z B", *friend), "C", cunning)
