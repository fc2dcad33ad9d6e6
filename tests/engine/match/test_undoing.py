"""Undo (peers.md 15): what can be taken back, by whose leave, and what nobody learns by it."""

from typing import Any

import pytest

from engine.entries import Entry
from engine.kernel.refused import Refused
from engine.kernel.sealed import cut
from engine.kernel.table.motions import Agree, Decline, MotionAsked, MotionLapsed, MoveTakenBack
from engine.match import steps
from tests.engine import diary
from tests.engine.diaries import UNDO, Desk


def kinds(entries: tuple[Entry, ...]) -> list[type]:
    """What happened, by type."""
    return [type(event) for entry in entries for event in entry.events]


def test_a_move_nobody_else_knows_of_is_taken_back_at_once_and_nobody_else_hears_of_it() -> None:
    """Row 15: free while no dice fell and every other seat's cut of it is empty."""
    desk = Desk()
    desk.moves(1, diary.Write("mine"))

    told = desk.table(1, UNDO)

    assert [] == desk.lines()
    assert [()] * 3 == [cut(told[0].events, viewer) for viewer in (None, 0, 2)]
    assert (MoveTakenBack(1, True, (1,)),) == told[0].events


def test_what_others_wrote_in_secret_since_stays() -> None:
    """A free undo is nobody else's affair, and takes nothing of theirs with it."""
    desk = Desk()
    desk.moves(1, diary.Write("mine"))
    desk.moves(2, diary.Write("theirs"))
    desk.moves(2, diary.Seal())

    desk.table(1, UNDO)

    assert ["theirs", "sealed"] == desk.lines()


def test_after_it_another_seats_earlier_and_later_moves_can_be_taken_back_as_if_it_had_never_been() -> None:
    """The states that are remembered for others are those without the move."""
    desk = Desk()
    desk.moves(0, diary.Write("early"))
    desk.moves(1, diary.Write("gone"))
    desk.moves(2, diary.Write("late"))
    desk.table(1, UNDO)

    desk.table(2, UNDO)
    assert ["early"] == desk.lines()
    desk.table(0, UNDO)

    assert [] == desk.lines()


def test_where_another_secret_hangs_on_the_move_the_table_is_asked() -> None:
    """It would come out otherwise, and its seat would notice."""
    desk = Desk()
    desk.moves(1, diary.Write("mine"))
    desk.moves(2, diary.Number())

    assert [MotionAsked] == kinds(desk.table(1, UNDO))


@pytest.mark.parametrize(
    "action", [diary.Say("aloud"), diary.Write("to one", (2,)), diary.Roll(), diary.Roll(hidden=True)]
)
def test_else_the_whole_table_must_agree(action: Any) -> None:
    """Row 15: what another seat has seen, or dice for it, needs everybody's leave."""
    desk = Desk()
    desk.moves(1, action)
    asked = desk.table(1, UNDO)
    desk.table(0, Agree(1))
    before = desk.lines()

    told = desk.table(2, Agree(1))

    assert [MotionAsked] == kinds(asked)
    assert 1 == len(before)
    assert MoveTakenBack in kinds(told)
    assert [] == desk.lines()


def test_the_same_die_falls_again() -> None:
    """HO-R38: a roll is keyed by what it is for, so that an undo is no second chance."""
    desk = Desk()
    desk.moves(1, diary.Roll())
    first = desk.lines()
    desk.table(1, UNDO)
    desk.table(0, Agree(1))
    desk.table(2, Agree(1))
    desk.moves(1, diary.Roll())

    assert first == desk.lines()


def test_all_that_happened_since_is_undone_with_it() -> None:
    """The asker knew nothing of it."""
    desk = Desk()
    desk.moves(1, diary.Say("aloud"))
    desk.moves(2, diary.Write("in secret"))
    desk.table(1, UNDO)
    desk.table(0, Agree(1))
    desk.table(2, Agree(1))

    assert [] == desk.lines()


def test_one_no_ends_it_and_the_asker_may_withdraw() -> None:
    """Nothing is taken back."""
    desk = Desk()
    desk.moves(1, diary.Say("aloud"))
    desk.table(1, UNDO)
    desk.table(2, Decline(1))

    assert "motion_gone" == desk.refused(0, Agree(1))
    desk.table(1, UNDO)
    desk.table(1, Decline(2))
    assert "motion_gone" == desk.refused(0, Agree(2))
    assert ["aloud"] == desk.lines()


def test_what_the_rules_call_final_is_never_taken_back() -> None:
    """Row 15: a cast ballot, a confirmed deal, a day's action."""
    desk = Desk()
    desk.moves(1, diary.Seal())

    assert "undo_final" == desk.refused(1, UNDO)


def test_what_was_seen_since_stands_in_the_way_and_what_was_not_seen_does_not() -> None:
    """A refusal by what the asker can't see would betray it."""
    desk = Desk()
    desk.moves(1, diary.Say("aloud"))
    for _ in range(20):
        desk.moves(2, diary.Write("in secret"))
    assert [MotionAsked] == kinds(desk.table(1, UNDO))
    desk.table(1, Decline(1))
    desk.moves(2, diary.Write("to you", (1,)))

    assert "undo_nothing" == desk.refused(1, UNDO)


def test_a_seat_that_has_sealed_since_cannot_agree_and_it_alone_hears_why() -> None:
    """What the others may do and see is the same as if it had not sealed."""
    desk, other = Desk(), Desk()
    for one in (desk, other):
        one.moves(1, diary.Say("aloud"))
    desk.moves(2, diary.Seal())
    asked = (desk.table(1, UNDO)[0].events, other.table(1, UNDO)[0].events)
    agreed = (desk.table(0, Agree(1))[0].events, other.table(0, Agree(1))[0].events)

    assert "undo_sealed" == desk.refused(2, Agree(1))
    assert (asked[1], agreed[1]) == (asked[0], agreed[0])
    assert desk.now.table == other.now.table


def test_who_has_agreed_does_nothing_final_until_it_is_decided() -> None:
    """Else the undo would take the final act with it."""
    desk = Desk()
    desk.moves(1, diary.Say("aloud"))
    desk.table(1, UNDO)
    desk.table(2, Agree(1))

    with pytest.raises(Refused) as refused:
        desk.moves(2, diary.Seal())
    desk.moves(0, diary.Seal())

    assert "undo_pending" == refused.value.why.code


def test_it_lapses_with_the_next_public_move_and_not_with_a_secret_one() -> None:
    """That it lapses is public, so it may tell of nothing secret."""
    desk = Desk()
    desk.moves(1, diary.Say("aloud"))
    desk.table(1, UNDO)
    secret = desk.moves(0, diary.Write("to the asker", (1,)))
    public = desk.moves(0, diary.Say("aloud too"))

    assert MotionLapsed not in kinds(secret)
    assert MotionLapsed in kinds(public)


def test_nothing_is_taken_back_across_an_opened_seed() -> None:
    """HO-R38: its dice are known to all."""
    desk = Desk()
    desk.moves(1, diary.Say("aloud"))
    desk.moves(1, diary.Turn())

    assert "undo_nothing" == desk.refused(1, UNDO)


def test_nothing_is_taken_back_once_all_is_over() -> None:
    """The seeds are open then."""
    desk = Desk()
    desk.moves(1, diary.End())

    assert "match_over" == desk.refused(1, UNDO)


def test_seats_of_stewards_are_not_asked() -> None:
    """Somebody who plays with stewards alone needs nobody's leave."""
    desk = Desk(people=1)
    desk.moves(0, diary.Say("aloud"))

    assert MoveTakenBack in kinds(desk.table(0, UNDO))
    assert [] == desk.lines()


def test_a_stewards_move_is_not_its_persons() -> None:
    """Nobody takes back what a regent did."""
    desk = Desk()
    desk.moves(1, diary.Say("mine"))
    desk.moves(1, diary.Say("its own"), by_steward=True)

    assert "undo_nothing" == desk.refused(1, UNDO)


@pytest.mark.parametrize(
    ("action", "offered"),
    [
        (diary.Write("mine"), "at_once"),
        (diary.Say("aloud"), "by_leave"),
        (diary.Write("to one", (2,)), None),
        (diary.Roll(hidden=True), None),
        (diary.Seal(), None),
    ],
)
def test_the_way_back_is_offered_where_asking_tells_nothing(action: Any, offered: str | None) -> None:
    """A question about a move that nobody saw would tell of it: who wants to ask all the same, asks."""
    desk = Desk()
    desk.moves(1, action)

    assert offered == steps.undo_way(desk.now, 1)
    assert steps.undo_way(desk.now, 0) is None


@pytest.mark.parametrize(
    ("action", "tells"),
    [
        (diary.Write("mine"), False),
        (diary.Say("aloud"), False),
        (diary.Write("to one", (2,)), True),
        (diary.Roll(hidden=True), True),
        (diary.Seal(), False),
    ],
)
def test_a_request_is_known_beforehand_to_tell_of_a_secret_move(action: Any, tells: bool) -> None:
    """Row 15: not of one that goes at once, is public or final; of everything else."""
    desk = Desk()
    desk.moves(1, action)

    assert tells == steps.is_undo_betraying(desk.now, 1)
    assert not steps.is_undo_betraying(desk.now, 0)


def test_one_undo_is_asked_at_a_time() -> None:
    """The table looks at one question."""
    desk = Desk()
    desk.moves(1, diary.Say("aloud"))
    desk.table(1, UNDO)
    desk.moves(2, diary.Write("in secret"))

    assert "motion_open" == desk.refused(2, UNDO)


def test_the_questions_open_again_with_their_old_ids() -> None:
    """Their deadlines are set anew."""
    desk = Desk()
    before = desk.now.waits
    desk.moves(1, diary.Say("aloud"))
    during = desk.now.waits
    desk.table(1, UNDO)
    desk.table(0, Agree(1))
    desk.table(2, Agree(1))

    assert before != during
    assert before == desk.now.waits
