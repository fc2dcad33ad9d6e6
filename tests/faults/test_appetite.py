"""What people press next: something new rather than the same, and nothing that was of no use before."""

from random import Random
from typing import Any

from tests.faults.appetite import Appetite
from tests.faults.hearing import Deed

PASS, SPY = (
    {"custom_id": f"v1:do:7:turn.1:000000000{n}", "label": label} for n, label in ((1, "Pass"), (2, "Spy"))
)
SEAT: dict[str, Any] = {"custom_id": "v1:seat:7", "label": "My seat"}


def test_what_was_never_pressed_is_liked_better() -> None:
    likes = Appetite(Random(1))
    likes.pressed(PASS)

    assert likes.of(PASS) < likes.of(SPY)


def test_after_a_refusal_no_answer_to_that_question_is_liked() -> None:
    """Its other buttons are as old; those of the next question are not."""
    likes = Appetite(Random(1))
    likes.heard(Deed(1, 2, PASS["custom_id"], "refused", "That is over."))
    later = SPY | {"custom_id": "v1:do:7:turn.2:0000000002"}

    assert likes.of(SPY) < likes.of(later) / 10


def test_ones_seat_is_looked_at_while_it_is_not_seen() -> None:
    likes = Appetite(Random(1))

    assert likes.of(SEAT, frozenset({7})) < likes.of(SEAT)


def test_a_menu_is_chosen_from_without_repeating() -> None:
    options = [{"label": str(n), "value": str(n)} for n in range(5)]
    menu = {"custom_id": "v1:steps:7:0123456789:s0:", "min_values": 5, "max_values": 5, "options": options}

    assert [str(n) for n in range(5)] == sorted(Appetite(Random(1)).chosen(menu))


def test_what_is_begun_goes_on_and_a_deal_that_is_ready_is_sent() -> None:
    likes = Appetite(Random(1))
    step = {"custom_id": "v1:step:7:0123456789::ab", "label": "Army 2"}
    send = {"custom_id": "v1:draft:7:g1.p1:send:abc", "label": "Offer"}

    assert step == likes.going_on([SEAT, step])
    assert send == likes.going_on([step, send])
    assert likes.going_on([SEAT, PASS]) is None
    assert PASS == likes.going_on([SEAT, PASS], opened=True)
