"""A game's own texts for what its rules say in codes: events, moves, questions, refusals, values.

The keys are the game's name and the code: `coup-event-challenged`, `coup-action-steal`, `coup-ask-lose`. The
slots are the fields of the event or move; a field of SEATS that holds a seat is said by who sits there.
"""

from collections.abc import Mapping
from typing import Any, Final

from bot.render.i18n import message_id
from bot.render.reader_scene import ReaderScene
from engine.kernel.moves import PartialMove, tag
from engine.kernel.sealed import Sealed
from engine.kernel.waits import Wait

SEATS: Final = frozenset(
    (
        *("seat", "target", "against", "head", "first", "winner", "claimant"),
        *("partner", "leader", "moderator", "maker", "by"),
    )
)
"""What a field that holds a seat is called in every game."""

COUNTED: Final = frozenset({"order", "slot", "slots", "row"})
"""Fields that hold places in a row, counted from 0 by the rules and from 1 by people."""

Slot = str | int


def event(scene: ReaderScene, happened: Any) -> str:
    """An event, cut for the reader; the attribute `own` is for the seat that it is about."""
    code = f"event-{tag(happened)}"
    slots = slots_of(scene, fields(happened))
    about = getattr(happened, "seat", scene.reader)
    if scene.reader is not None and about == scene.reader:
        own = text_with_slots(scene, code, "own", slots)
        if own is not None:
            return own
    return text_with_slots(scene, code, "", slots) or ""


def move(scene: ReaderScene, action: Any) -> str:
    """The name of a move, on its button or option."""
    code, given = f"action-{tag(action)}", fields_of_move(action)
    slots = slots_of(scene, given)
    own = text_with_slots(scene, code, "", slots) or text_with_slots(scene, code, "option", slots)
    if own:
        return own
    # Without a text that fits, its values say which it is, or the word that every move goes by.
    spelt = " · ".join(value(scene, name, one) for name, one in given.items())
    return spelt or scene.messages.say("offered-move")


def means(scene: ReaderScene, action: Any) -> str:
    """A line about what the move does; empty for one that says it by its name."""
    slots = slots_of(scene, fields_of_move(action))
    return text_with_slots(scene, f"action-{tag(action)}", "description", slots) or ""


def menu(scene: ReaderScene, action: Any) -> str:
    """The question above a menu of moves of this kind."""
    return text_with_slots(scene, f"action-{tag(action)}", "menu", {}) or scene.messages.say("offered-choose")


def ask(scene: ReaderScene, wait: Wait) -> str:
    """The question."""
    return text_with_slots(scene, f"ask-{wait.ask}", "", {}) or scene.messages.say("offered-asked")


def otherwise(scene: ReaderScene, wait: Wait) -> str:
    """The line about what silence brings; empty where the game says nothing of it."""
    return text_with_slots(scene, f"otherwise-{wait.otherwise}", "", {}) or ""


def refusal(scene: ReaderScene, code: str, slots: Mapping[str, Any]) -> str:
    """Why a move is not made; the shared texts serve where the game has none."""
    plain = slots_of(scene, slots)
    found = text_with_slots(scene, f"refusal-{code}", "", plain) or scene.messages.attempt(
        f"refusal-{code}", **plain
    )
    return found or scene.messages.say("error-unknown-text", code=code)


def field(scene: ReaderScene, name: str) -> str:
    """The name of a field of a move; of a field inside a record, that of its last part."""
    return text_with_slots(scene, f"field-{name.rpartition('.')[2]}", "", {}) or scene.messages.say(
        "offered-field"
    )


def value(scene: ReaderScene, name: str, given_: Any) -> str:
    """A value of a field: a person's name, a word of the game, a number."""
    if is_seat(scene, name.rpartition(".")[2], given_):
        return str(scene.names[given_])
    if isinstance(given_, PartialMove):
        return part(scene, given_)
    if isinstance(given_, tuple):
        return scene.messages.join_list([value(scene, name, one) for one in given_])
    if isinstance(given_, int):
        return scene.messages.say("offered-number", number=given_ + (name in COUNTED))
    return text_with_slots(scene, f"choice-{given_}", "", {}) or str(given_)


def part(scene: ReaderScene, form: PartialMove) -> str:
    """A part of a move: its kind, and what is given of it so far; a whole one may have words of its own."""
    slots = slots_of(scene, dict(form.given))
    if whole := text_with_slots(scene, f"part-{form.move}", "whole", slots):
        return whole
    named = text_with_slots(scene, f"part-{form.move}", "", slots) or text_with_slots(
        scene, f"choice-{form.move}", "", slots
    )
    said_so = [value(scene, name, one) for name, one in form.given]
    return " ".join((named or form.move.replace("_", " "), *said_so))


def result(scene: ReaderScene, why: str) -> str:
    """How the match ended."""
    return text_with_slots(scene, f"result-{why}", "", {}) or scene.messages.say("offered-over")


def text_with_slots(scene: ReaderScene, code: str, attribute: str, slots: Mapping[str, Slot]) -> str | None:
    """A text of the game with these slots; None where it has none, or one that asks for other slots."""
    return scene.messages.attempt(message_id(f"{scene.game}-{code}"), attribute, **slots)


def slots_of(scene: ReaderScene, values: Mapping[str, Any]) -> dict[str, Slot]:
    """Fields as slots of a text: seats by name, sealed values where the reader may know them, no rows."""
    slots: dict[str, Slot] = {}
    for name, one in values.items():
        plain = one.value if isinstance(one, Sealed) else one
        if isinstance(plain, int) and is_seat(scene, name, plain):
            slots[name] = scene.names[plain]
        elif isinstance(plain, str | int):
            slots[name] = plain
    return slots


def is_seat(scene: ReaderScene, name: str, given_: Any) -> bool:
    """Whether this value of this field is a seat of the table."""
    number = isinstance(given_, int) and not isinstance(given_, bool)
    return name in SEATS and number and 0 <= given_ < len(scene.names)


def fields_of_move(action: Any) -> dict[str, Any]:
    """The values of a move, by field; of a begun one those given so far."""
    return dict(action.given) if isinstance(action, PartialMove) else fields(action)


def fields(record: Any) -> dict[str, Any]:
    """The fields of an event or move."""
    return {name: getattr(record, name) for name in record.__struct_fields__}
