"""What Discord would refuse is found: by its document, and what that misses by checks of our own."""

from typing import Any

import pytest

from tests.document.document import document
from tests.document.missed import missed
from tests.document.sent import Sent, refused

CHANNEL = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"
ORIGINAL = "/webhooks/1/token/messages/@original"
COMMANDS = "/applications/1/commands"


def button(number: int = 0, **changed: Any) -> dict[str, Any]:
    """A button that is right, but for what is changed."""
    return {"type": 2, "style": 1, "label": "Join", "custom_id": f"v1:join:{number}", **changed}


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    """A row of controls."""
    return {"type": 1, "components": list(inner)}


def text(content: str) -> dict[str, Any]:
    """A piece of text."""
    return {"type": 10, "content": content}


def menu(*values: str, **changed: Any) -> dict[str, Any]:
    """A menu."""
    return {"type": 3, "custom_id": "m", "options": [{"label": v, "value": v} for v in values], **changed}


def message(*inner: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """A message as the bot sends it: all in one container."""
    return {"flags": 1 << 15, "components": [{"type": 17, "components": list(inner)}], **changed}


def form(*inner: dict[str, Any], title: str = "Vote") -> dict[str, Any]:
    """The opening of a form."""
    return {"type": 9, "data": {"custom_id": "f", "title": title, "components": list(inner)}}


def field(label: str = "Why", custom_id: str = "why") -> dict[str, Any]:
    """A field of a form."""
    return {"type": 18, "label": label, "component": {"type": 4, "style": 1, "custom_id": custom_id}}


def command(name: str = "vote", **changed: Any) -> dict[str, Any]:
    """A command."""
    return {"name": name, "description": "A ballot", "type": 1, **changed}


def option(name: str, **changed: Any) -> dict[str, Any]:
    """An option of a command that takes a text."""
    return {"type": 3, "name": name, "description": "What", **changed}


TWO = [{"name": "x", "value": "x"}, {"name": "x", "value": "y"}]

RIGHT = [
    ("POST", CHANNEL, message(text("A"), row(button(1), button(2)), row(menu("a", "b")))),
    ("POST", CHANNEL, message(text("A"), allowed_mentions={"parse": [], "users": [5]})),
    ("PATCH", f"{CHANNEL}/2", {"components": message(text("A"))["components"]}),
    ("POST", CALLBACK, {"type": 4, "data": message(text("A"))}),
    ("POST", CALLBACK, form(field())),
    ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "b"}]}}),
    ("PATCH", ORIGINAL, message(row(button()), attachments=[{"id": 0, "filename": "board.png"}])),
    ("POST", "/users/@me/channels", {"recipient_id": 5}),
    ("PUT", COMMANDS, [command(options=[option("side", required=True), option("why")]), command("رأی")]),
]

BY_DOCUMENT = {
    "a label of 81 characters": ("POST", CHANNEL, message(row(button(label="x" * 81)))),
    "six buttons in a row": ("POST", CHANNEL, message(row(*map(button, range(6))))),
    "a text without content": ("POST", CHANNEL, message({"type": 10})),
    "a text of 4,001 characters": ("POST", CHANNEL, message(text("x" * 4001))),
    "a custom id of 101": ("PATCH", ORIGINAL, message(row(button(custom_id="x" * 101)))),
    "an empty menu": ("POST", CALLBACK, {"type": 4, "data": message(row(menu()))}),
    "a menu of 26": ("POST", CALLBACK, {"type": 7, "data": message(row(menu(*map(str, range(26)))))}),
    "an empty container": ("PATCH", f"{CHANNEL}/2", message()),
    "a number too large for a component": ("POST", CHANNEL, message({**text("A"), "id": 1 << 31})),
    "a form's title of 46": ("POST", CALLBACK, form(field(), title="x" * 46)),
    "a field's label of 46": ("POST", CALLBACK, form(field("x" * 46))),
    "26 suggestions": (
        "POST",
        CALLBACK,
        {"type": 8, "data": {"choices": [{"name": "a", "value": "b"}] * 26}},
    ),
    "a command's description of 101": ("PUT", COMMANDS, [command(description="x" * 101)]),
    "an option without a description": ("PUT", COMMANDS, [command(options=[{"type": 3, "name": "a"}])]),
    "a nonce of 26": ("POST", CHANNEL, message(text("A"), nonce="x" * 26)),
    "an address that is not there": ("POST", "/channels/1/message", message(text("A"))),
}

BY_US = {
    "a custom id twice": (CHANNEL, message(row(button(1)), row(button(1)))),
    "a component's id twice": (CHANNEL, message({**text("A"), "id": 3}, {**text("B"), "id": 3})),
    "41 components": (CHANNEL, message(*[text("A")] * 40)),
    "4,001 characters in two texts": (CHANNEL, message(text("x" * 2000), text("y" * 2001))),
    "a button that says nothing": (CHANNEL, message(row(button(label="")))),
    "a button that does nothing": (CHANNEL, message(row(button(custom_id=None)))),
    "an option twice": (CHANNEL, message(row(menu("a", "a")))),
    "three of two to be chosen": (CHANNEL, message(row(menu("a", "b", min_values=3, max_values=3)))),
    "a picture that is not there": (
        CHANNEL,
        message({"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}),
    ),
    "new components without their flag": (CHANNEL, message(text("A"), flags=0)),
    "new components beside a content": (CHANNEL, message(text("A"), content="B")),
    "a form of six fields": (CALLBACK, form(*[field(custom_id=str(one)) for one in range(6)])),
    "a form's field twice": (CALLBACK, form(field(), field())),
    "a command twice": (COMMANDS, [command(), command()]),
    "a name in capitals": (COMMANDS, [command("Vote")]),
    "a name with a space": (COMMANDS, [command("vote now")]),
    "a name with a half-space": (COMMANDS, [command("رأی\u200cگیری")]),
    "a translated name twice": (
        COMMANDS,
        [command("a", name_localizations={"fr": "x"}), command("b", name_localizations={"fr": "x"})],
    ),
    "an option twice in a command": (COMMANDS, [command(options=[option("a"), option("a")])]),
    "what is needed behind what is not": (
        COMMANDS,
        [command(options=[option("a"), option("b", required=True)])],
    ),
    "choices beside suggestions": (
        COMMANDS,
        [command(options=[option("a", autocomplete=True, choices=[{"name": "x", "value": "x"}])])],
    ),
    "a choice's name twice": (COMMANDS, [command(options=[option("a", choices=TWO)])]),
    "subcommands beside options": (
        COMMANDS,
        [command(options=[option("a"), {"type": 1, "name": "b", "description": "B"}])],
    ),
    "8,001 characters in a command": (
        COMMANDS,
        [command(options=[option(f"o{n}", description="x" * 100) for n in range(80)])],
    ),
    "101 commands": (COMMANDS, [command(f"c{number}") for number in range(101)]),
}


@pytest.mark.parametrize("one", RIGHT, ids=[f"{method} {path}" for method, path, _ in RIGHT])
def test_what_discord_takes_passes(one: tuple[str, str, Any]) -> None:
    """A check that refuses everything would find every fault."""
    assert [] == list(refused(document(), [Sent(*one)]))


@pytest.mark.parametrize("what", BY_DOCUMENT)
def test_what_the_document_refuses_is_found(what: str) -> None:
    """One fault in a body that is right otherwise."""
    found = list(document().wrong(*BY_DOCUMENT[what]))

    assert 1 == len(found)


@pytest.mark.parametrize("what", BY_US)
def test_what_the_document_misses_is_found(what: str) -> None:
    """The same for the checks of our own, which need no document."""
    assert 1 == len(list(missed(*BY_US[what])))


@pytest.mark.parametrize("one", RIGHT, ids=[f"{method} {path}" for method, path, _ in RIGHT])
def test_what_is_right_is_not_missed(one: tuple[str, str, Any]) -> None:
    """They find nothing where nothing is."""
    assert [] == list(missed(one[1], one[2]))
