"""What a person heard is judged rightly: else the kill tests would look for moves that were never made."""

from typing import Any

import pytest

from tests import made_once
from tests.faults.hearing import Ear, Heard, is_move
from tests.loopback.town import Asked, Message

WORDS = made_once.lenient("en")
SEND, UNDO = "v1:draft:1:g1.p1:send:abc", "v1:undo:1"


def asked(pressed: str, text: str | None, *buttons: str) -> Asked:
    """A press, or a command, and its answer: a text with buttons below, or none as yet."""
    data = {"custom_id": pressed} if pressed.startswith("v1:") else {"name": pressed}
    made = Asked(7, "token", 3, 1, 2, data)
    if text is not None:
        shown: list[Any] = [{"type": 10, "content": text}]
        shown += [{"type": 2, "custom_id": button} for button in buttons]
        made.original = Message(8, 2, 1, {"components": shown})
        made.answered.set()
    return made


@pytest.mark.parametrize(
    ("pressed", "answer", "expected"),
    [
        (SEND, (None,), "nothing"),
        (SEND, ("Your offer is made.", "v1:seat:1"), "done"),
        (SEND, ("You can't offer that.",), "refused"),
        (SEND, ("Power can only be added.", "v1:again:mfrggzdf"), "refused"),
        (SEND, (WORDS.say("old-button-now") + "\nYour seat", "v1:do:1:g1.p2"), "refused"),
        (SEND, (WORDS.say("error-already-done") + "\nYour offer is made.", "v1:seat:1"), "shown"),
        (SEND, (WORDS.say("error-internal", code="0badc0de"),), "broken"),
        (SEND, (WORDS.say("error-kept", code="0badc0de") + "\nYour offer is made.",), "done"),
        (SEND, (WORDS.say("error-unsure", code="0badc0de"),), "broken"),
        (SEND, (WORDS.say("error-store-broken", code="0badc0de"),), "unsure"),
        (UNDO, (WORDS.say("undo-secret"), "v1:undo:1:known"), "shown"),
        (UNDO + ":known", (WORDS.say("done-motion-asked"),), "done"),
        ("undo", (WORDS.say("done-undone"), "v1:seat:1"), "done"),
        ("v1:do:1:-:abc", (WORDS.say("treasure-event-left", why="resigned", seat="Dina"),), "done"),
        ("undo", ("There is nothing to take back.",), "refused"),
        ("campaign new", ("Which table?", "v1:which:1"), "refused"),
    ],
)
def test_an_answer_is_a_made_move_or_another_thing(
    pressed: str, answer: tuple[Any, ...], expected: Heard
) -> None:
    deed = Ear([WORDS]).deed(asked(pressed, *answer))

    assert deed is not None
    assert expected == deed.heard


@pytest.mark.parametrize(
    ("pressed", "expected"),
    [
        (SEND, True),
        ("v1:draft:1:g1.p1:edit:abc", False),
        ("v1:orders:1:drop", True),
        ("v1:orders:1", False),
        ("v1:step:1:0123456789:999:ab", True),
        ("v1:step:1:0123456789::ab", False),
        ("deals", False),
        ("campaign join", True),
    ],
)
def test_moves_are_told_from_what_only_shows(pressed: str, expected: bool) -> None:
    assert expected == is_move(asked(pressed, None))
