"""People of the small Discord: they press, choose, fill in and type, and read what they were told."""

import asyncio
import secrets
from collections.abc import Container, Iterable
from typing import Any, Final

from tests.loopback import wire
from tests.loopback.town import DM, EPHEMERAL, Asked, Channel, Json, Message, Town, every, text_of
from tests.loopback.watching import BUSY

COMMAND, COMPONENT, TYPING, FORM = 2, 3, 4, 5
BUTTON: Final = 2
MENUS: Final = (3, 5, 6, 7, 8)
STRING, INTEGER, USER = 3, 4, 6


class Person:
    """Somebody in the town. `asked` is everything they ever did, in order."""

    def __init__(self, town: Town, name: str) -> None:
        self._town = town
        self.id, self.name = town.person(name), name
        self.asked: list[Asked] = []

    def click(self, message: Message, custom_id: str) -> Asked:
        """Press the button with this custom id, or the first whose id begins so."""
        found = control(message, custom_id, (BUTTON,))
        return self._on(
            message, {"component_type": BUTTON, "custom_id": found["custom_id"], "id": found["id"]}
        )

    def choose(self, message: Message, custom_id: str, values: Iterable[str]) -> Asked:
        """Choose in the menu with this custom id, or the first whose id begins so."""
        menu = control(message, custom_id, MENUS)
        data = {"component_type": menu["type"], "custom_id": menu["custom_id"], "id": menu["id"]}
        return self._on(message, data | {"values": list(values)})

    def submit(self, opened: Asked, **entered: Any) -> Asked:
        """Send the form that an interaction opened; what is entered, by custom id."""
        assert opened.modal is not None
        rows = [_entered(label, entered) for label in opened.modal["components"]]
        data = {"custom_id": opened.modal["custom_id"], "components": rows}
        return self._ask(FORM, opened.channel, data, opened.source)

    def command(self, channel: Channel, name: str, **options: Any) -> Asked:
        """Type a command: "campaign new" with its options; a Person stands for themselves."""
        return self._ask(COMMAND, channel.id, self._typed(name, options))

    def typing(self, channel: Channel, name: str, focused: str, **options: Any) -> Asked:
        """Ask what might be entered in the option `focused`."""
        return self._ask(TYPING, channel.id, self._typed(name, options, focused))

    def inbox(self) -> list[Message]:
        """Direct messages of the bot, oldest first."""
        there = next((one for one in self._town.channels.values() if one.recipient == self.id), None)
        return [] if there is None else list(there.messages.values())

    def _on(self, message: Message, data: Json) -> Asked:
        return self._ask(COMPONENT, message.channel, data, message)

    def _typed(self, name: str, options: dict[str, Any], focused: str | None = None) -> Json:
        first, *rest = name.split()
        declared = next(one for one in self._town.commands if one["name"] == first)
        people = {str(one.id): one for one in options.values() if isinstance(one, Person)}
        data: Json = {"id": declared["id"], "name": first, "type": declared.get("type", 1)}
        data["options"] = self._options(declared, rest, options, focused)
        if people:
            users = {id: wire.user(self._town, one.id) for id, one in people.items()}
            members = {id: wire.member(self._town, one.id, with_user=False) for id, one in people.items()}
            data["resolved"] = {"users": users, "members": members}
        return data

    def _options(
        self, declared: Json, rest: list[str], given: dict[str, Any], focused: str | None
    ) -> list[Json]:
        among = {one["name"]: one for one in declared.get("options", [])}
        if rest:
            inner = among[rest[0]]
            nested = self._options(inner, rest[1:], given, focused)
            return [{"name": rest[0], "type": inner["type"], "options": nested}]
        return [
            {
                "name": key,
                "type": among[key]["type"],
                "value": str(value.id) if isinstance(value, Person) else value,
            }
            | ({"focused": True} if key == focused else {})
            for key, value in given.items()
        ]

    def _ask(self, type: int, channel: int, data: Json, source: Message | None = None) -> Asked:
        asked = Asked(self._town.number(), secrets.token_hex(16), type, self.id, channel, data, source)
        self._town.asked[asked.token] = asked
        self.asked.append(asked)
        self._town.tell("INTERACTION_CREATE", interaction(self._town, asked))
        return asked


def interaction(town: Town, asked: Asked) -> Json:
    """The event of an interaction."""
    there = town.channel(asked.channel)
    shown: Json = {
        "id": str(asked.id),
        "application_id": str(town.bot),
        "type": asked.type,
        "token": asked.token,
        "version": 1,
        "channel_id": str(there.id),
        "channel": wire.channel(town, there),
        "data": asked.data,
        "locale": "en-US",
        "app_permissions": wire.ALL_RIGHTS,
        "attachment_size_limit": 10 << 20,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1 if there.type == DM else 0,
    }
    if asked.source is not None:
        shown["message"] = wire.message(town, asked.source)
    if there.type == DM:
        return shown | {"user": wire.user(town, asked.user)}
    here = {"id": str(there.guild), "locale": "en-US", "features": []}
    return shown | {
        "guild_id": str(there.guild),
        "guild_locale": "en-US",
        "guild": here,
        "member": wire.member(town, asked.user),
    }


def controls(message: Message) -> list[Json]:
    """What can be pressed or chosen in a message."""
    among = every(message.payload.get("components", []))
    return [one for one in among if "custom_id" in one and not one.get("disabled")]


def control(message: Message, custom_id: str, types: Container[int] = (BUTTON, *MENUS)) -> Json:
    """The control of these types with this custom id, or else the first whose id begins so.

    KeyError with those that are there.
    """
    there = [one for one in controls(message) if one["type"] in types]
    same = [one for one in there if one["custom_id"] == custom_id]
    found = [*same, *(one for one in there if one["custom_id"].startswith(custom_id))]
    if not found:
        raise KeyError(custom_id, [one["custom_id"] for one in there])
    return found[0]


def _entered(label: Json, entered: dict[str, Any]) -> Json:
    """One field as it is submitted: a menu's values are a list, a text is a string."""
    field = label["component"] if "component" in label else label["components"][0]
    value = entered.get(field["custom_id"], [] if field["type"] in MENUS else "")
    about = {"type": field["type"], "custom_id": field["custom_id"], "id": field.get("id", 0)}
    filled = about | ({"values": list(value)} if field["type"] in MENUS else {"value": value})
    if "component" in label:
        return {"type": label["type"], "id": label.get("id", 0), "component": filled}
    return {"type": label["type"], "id": label.get("id", 0), "components": [filled]}


def told(asked: Asked) -> str:
    """What the asker read in answer; empty while nothing came."""
    if not asked.answered.is_set():
        return ""
    shown = [one for one in (asked.original, *asked.followups) if one is not None]
    return "\n".join(text_of(one) for one in shown)


def private(asked: Asked) -> bool:
    """Whether only the asker can read the answer."""
    return asked.original is not None and bool(asked.original.flags & EPHEMERAL)


async def answered(asked: Asked) -> Asked:
    """Wait for the answer; AssertionError when none comes."""
    try:
        await asyncio.wait_for(asked.answered.wait(), BUSY)
    except TimeoutError:
        raise AssertionError(f"no answer to {asked.data}") from None
    return asked
