"""Custom ids: they fit, they are read back, and they tell nobody anything."""

import re

import pytest

from bot.controls import ids
from bot.games.houses.controls.ids import CounterButtonId, DraftButtonId, TradeButtonId, VoteButtonId
from bot.render.limits import CUSTOM_ID
from engine.games.houses.moves import Cast, TakeRole
from engine.kernel.moves import PartialMove

MASTER = bytes(range(32))
LONGEST = 2**63
WAIT = "g40.p9.draft.4.remove"
HANDLE = ids.handle(MASTER, WAIT, TakeRole("rebel"))

EVERY = {
    ids.MoveButtonId.TEMPLATE: ids.MoveButtonId(LONGEST, WAIT, HANDLE).pack(),
    ids.MoveFormButtonId.TEMPLATE: ids.MoveFormButtonId(LONGEST, WAIT, HANDLE).pack(),
    ids.MoveMenuId.TEMPLATE: ids.MoveMenuId(LONGEST, WAIT, "resource").pack(),
    ids.SeatPanelId.TEMPLATE: ids.SeatPanelId(LONGEST, "deals", 99).pack(),
    VoteButtonId.TEMPLATE: VoteButtonId(LONGEST, "g40.p9").pack(),
    TradeButtonId.TEMPLATE: TradeButtonId(LONGEST, "g40.p9").pack(),
    CounterButtonId.TEMPLATE: CounterButtonId(LONGEST, "4-3-999").pack(),
    DraftButtonId.TEMPLATE: DraftButtonId(
        LONGEST, "g40.p9", "edit", f"4.999.{'a0999' * 3}.{'b0999' * 3}.4-3-99"[:58]
    ).pack(),
}


@pytest.mark.parametrize("template", EVERY)
def test_an_id_is_read_back_and_fits(template: str) -> None:
    """The longest ids stay within Discord's hundred characters."""
    custom_id = EVERY[template]
    found = re.fullmatch(template, custom_id)

    assert found is not None
    assert str(LONGEST) == found["match"]
    assert len(custom_id) <= CUSTOM_ID


def test_no_id_is_taken_for_another() -> None:
    """Each custom id fits its own template alone."""
    fits = {id: [one for one in EVERY if re.fullmatch(one, id)] for id in EVERY.values()}

    assert all(len(found) == 1 for found in fits.values())


@pytest.mark.parametrize(
    "other",
    [
        ids.handle(MASTER, "g1.p1.vote.0", Cast("gather")),
        ids.handle(MASTER, "g1.p2.vote.1", Cast("gather")),
        ids.handle(MASTER, "g1.p1.vote.1", Cast("moderate")),
        ids.handle(bytes(32), "g1.p1.vote.1", Cast("gather")),
        ids.handle(MASTER, "g1.p1.vote.1", PartialMove("cast")),
    ],
)
def test_a_handle_is_of_one_move_one_question_and_one_match(other: str) -> None:
    """Nobody without the match's secret can tell which move a handle is of."""
    assert ids.handle(MASTER, "g1.p1.vote.1", Cast("gather")) != other


def test_a_handle_is_the_same_after_a_restart() -> None:
    """Buttons of old messages go on working."""
    assert ids.handle(bytes(range(32)), WAIT, TakeRole("rebel")) == HANDLE


def test_a_log_hears_of_a_draft_only_that_there_is_one() -> None:
    """What a draft holds is between its two houses; any other id says nothing that could not be logged."""
    draft = DraftButtonId(7, "g1.p3", "send", "1.2.a03b04.c05..").pack()

    assert "v1:draft:7" == ids.loggable_id(draft)
    assert VoteButtonId(7, "g1.p3").pack() == ids.loggable_id(VoteButtonId(7, "g1.p3").pack())
    assert ("", "v1") == (ids.loggable_id(""), ids.loggable_id("v1"))
