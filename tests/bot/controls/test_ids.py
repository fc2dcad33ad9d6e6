"""Custom ids: they fit, they are read back, and they tell nobody anything."""

import re

import pytest

from bot.controls import ids
from bot.games.houses.controls import council_ids
from bot.render.limits import CUSTOM_ID
from engine.games.houses.moves import Cast, TakeRole
from engine.kernel.moves import PartialMove

MASTER = bytes(range(32))
LONGEST = 2**63
WAIT = "g40.p9.draft.4.remove"
HANDLE = ids.handle(MASTER, WAIT, TakeRole("rebel"))

EVERY = {
    ids.DO: ids.do_id(LONGEST, WAIT, HANDLE),
    ids.FORM: ids.form_id(LONGEST, WAIT, HANDLE),
    ids.PICK: ids.pick_id(LONGEST, WAIT, "resource"),
    ids.SEAT: ids.seat_id(LONGEST, "deals", 99),
    council_ids.VOTE: council_ids.vote_id(LONGEST, "g40.p9"),
    council_ids.TRADE: council_ids.trade_id(LONGEST, "g40.p9"),
    council_ids.COUNTER: council_ids.counter_id(LONGEST, "4-3-999"),
    council_ids.DRAFT: council_ids.draft_id(
        LONGEST, "g40.p9", "edit", f"4.999.{'a0999' * 3}.{'b0999' * 3}.4-3-99"[:58]
    ),
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
    draft = council_ids.draft_id(7, "g1.p3", "send", "1.2.a03b04.c05..")

    assert "v1:draft:7" == ids.loggable_id(draft)
    assert council_ids.vote_id(7, "g1.p3") == ids.loggable_id(council_ids.vote_id(7, "g1.p3"))
    assert ("", "v1") == (ids.loggable_id(""), ids.loggable_id("v1"))
