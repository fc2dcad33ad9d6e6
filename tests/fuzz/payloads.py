"""Attempts as Discord would hand them on: the payload of an interaction."""

from itertools import count
from typing import Any

from tests.fuzz.hostile import Attempt, Command, Press, Sent

COMMAND, COMPONENT, TYPING, FORM = 2, 3, 4, 5
BUTTON, MENU, TEXT, LABEL = 2, 3, 4, 18
SUBCOMMAND = 1
VIEW_CHANNEL = 1 << 10

numbers = count(10**18)


def kind(attempt: Attempt) -> int:
    """The interaction's type."""
    match attempt:
        case Press():
            return COMPONENT
        case Sent():
            return FORM
        case Command(focused=None):
            return COMMAND
    return TYPING


def data(attempt: Attempt) -> dict[str, Any]:
    """The part of the payload that says what was done."""
    match attempt:
        case Press(custom_id, None):
            return {"custom_id": custom_id, "component_type": BUTTON}
        case Press(custom_id, values):
            return {"custom_id": custom_id, "component_type": MENU, "values": list(values or ())}
        case Sent(custom_id, entered):
            return {"custom_id": custom_id, "components": [_field(name, value) for name, value in entered]}
    return _command(attempt)


def pressed_in(press: Press, ephemeral: bool) -> dict[str, Any]:
    """The message that holds the control."""
    button = {"type": BUTTON, "style": 1, "label": "x", "custom_id": press.custom_id, "id": 3}
    menu = {"type": MENU, "custom_id": press.custom_id, "options": [{"label": "x", "value": "x"}], "id": 3}
    row = {"type": 1, "components": [button if press.values is None else menu], "id": 2}
    return {"components": [row], "flags": (1 << 15) | (1 << 6 if ephemeral else 0)}


def interaction(attempt: Attempt, user: int, guild: int | None, message: dict[str, Any]) -> dict[str, Any]:
    """A whole payload."""
    person = {"id": str(user), "username": f"user{user}", "discriminator": "0", "avatar": None}
    made: dict[str, Any] = {
        "id": str(next(numbers)),
        "application_id": "1",
        "type": kind(attempt),
        "token": "t",
        "version": 1,
        "data": data(attempt),
        "channel_id": "2",
        "attachment_size_limit": 1,
        "entitlements": [],
        "app_permissions": "0",
        "locale": "en-US",
    }
    if isinstance(attempt, Press):
        made["message"] = _message(message)
    if guild is None:
        return made | {"user": person, "context": 1}
    member = {"user": person, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}
    there = {"guild_id": str(guild), "guild_locale": "en-US", "context": 0}
    there["channel"] = {"id": "2", "type": 0, "name": "hall", "position": 0, "nsfw": False, "parent_id": None}
    return made | there | {"member": member | {"permissions": str(VIEW_CHANNEL)}}


def _message(part: dict[str, Any]) -> dict[str, Any]:
    author = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
    made = {"id": "5", "channel_id": "2", "author": author, "content": "", "type": 0, "tts": False}
    lists: dict[str, Any] = {name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")}
    rest = {"timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": None, "mention_everyone": False}
    return made | lists | rest | {"pinned": False} | part


def _field(name: str, value: Any) -> dict[str, Any]:
    control = {"custom_id": name, "type": TEXT, "value": value, "id": 2}
    if isinstance(value, list):
        control = {"custom_id": name, "type": MENU, "values": value, "id": 2}
    return {"type": LABEL, "component": control, "id": 1}


def _command(command: Command) -> dict[str, Any]:
    options = [
        {"name": name, "type": type_, "value": value} | ({"focused": True} if name == command.focused else {})
        for name, type_, value in command.options
    ]
    for word in reversed(command.path[1:]):
        options = [{"name": word, "type": SUBCOMMAND, "options": options}]
    return {"id": "1", "name": command.path[0], "type": 1, "options": options}
