"""People who press whatever is before their eyes, and remember what they were told about it."""

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from tests.faults.hearing import Deed, Ear, verb
from tests.loopback.people import Person, controls
from tests.loopback.town import DM, Asked, Channel, Json, Message, Town, every

WEIGHTS: Final = {
    "do": 6,
    "pick": 6,
    "form": 8,
    "vote": 2,
    "seat": 1,
    "trade": 1,
    "join": 6,
    "begin": 2,
    "all": 6,
    "sure": 6,
    "sures": 6,
    "step": 6,
    "steps": 6,
    "build": 3,
    "draft": 6,
    "terms": 6,
    "traded": 6,
    "agree": 3,
    "decline": 2,
    "counter": 30,
    "orders": 3,
    "reorder": 4,
    "undo": 4,
}
"""How gladly a button is pressed, by its verb; the others are left alone."""

UNDO: Final = "undo"
COMMANDS: Final = (UNDO, "orders", "deals")
TYPES: Final = 0.1
"""How often one of these is typed in place of a press, at a table that can be seen."""

SEND: Final = ":send:"
"""Stands in the button that offers a deal."""

SENDS: Final = 0.8
"""How often it is pressed as soon as it is there."""

REGRETS: Final = 0.1
"""How often somebody wants back at once what they have just done."""

AGREES: Final = 0.7
"""How often somebody answers at once, the first time that they are asked for their leave."""

TEXT_FIELD: Final = 4
NUMBERS: Final = ("power", "coins")


class Walker:
    """One person. `deeds` is what they tried; they do one thing at a time."""

    def __init__(self, town: Town, person: Person, dice: Random, ear: Ear) -> None:
        self._town, self.person, self._dice, self._ear = town, person, dice, ear
        self.deeds: list[Deed] = []
        self._asked: set[str] = set()

    async def step(self, halls: Iterable[Channel], dead: asyncio.Event) -> None:
        """Press something that can be seen, and fill in the form that it opens."""
        seen = [(one, control) for one in self._eyes(halls) for control in controls(one) if _weight(control)]
        if not seen:
            return
        new = [(one, control) for one, control in seen if self._is_new(control)]
        if new and self._dice.random() < AGREES:
            seen = new
        message, control = self._dice.choices(seen, [_weight(one) for _, one in seen])[0]
        there, match = self._town.channels[message.channel], _match_of(control)
        types = there.type != DM and match is not None
        if types and self._dice.random() < TYPES:
            await self.typed(there, self._dice.choice(self._known()), dead, match=match)
            return
        asked = await self.heard(self._pressed(message, control), dead)
        if asked.modal is not None:
            asked = await self.heard(self.person.submit(asked, **self._filled(asked.modal)), dead)
        await self._finished(asked, dead)
        if types and self._did(asked) and not dead.is_set() and self._dice.random() < REGRETS:
            await self.typed(there, UNDO, dead, match=match)

    def _did(self, asked: Asked) -> bool:
        """Whether this was a move that is made, where moves can be taken back at all."""
        made = bool(self.deeds) and self.deeds[-1].id == asked.id and self.deeds[-1].heard == "done"
        return made and UNDO in self._known()

    def _is_new(self, control: Json) -> bool:
        """Whether this asks for their leave, and they had not seen it before."""
        asked = control["custom_id"]
        new = verb(asked) == "agree" and asked not in self._asked
        self._asked |= {asked} if new else set()
        return new

    async def _finished(self, asked: Asked, dead: asyncio.Event) -> None:
        """A deal that could be sent as it stands often is: else a counter-offer would end in its menus."""
        shown = asked.original
        ready = [] if shown is None else [one for one in controls(shown) if SEND in one["custom_id"]]
        if shown is not None and ready and not dead.is_set() and self._dice.random() < SENDS:
            await self.heard(self._pressed(shown, ready[0]), dead)

    async def typed(self, hall: Channel, name: str, dead: asyncio.Event, **options: Any) -> Asked:
        """Type a command that makes a move."""
        return await self.heard(self.person.command(hall, name, **options), dead)

    async def heard(self, asked: Asked, dead: asyncio.Event) -> Asked:
        """Wait for the answer or the bot's end; what was read now is remembered, for panels change."""
        ends = [asyncio.ensure_future(one.wait()) for one in (asked.answered, dead)]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED, timeout=8)
        for end in ends:
            end.cancel()
        deed = self._ear.deed(asked)
        if deed is not None:
            self.deeds.append(deed)
        return asked

    def _known(self) -> list[str]:
        """Commands that the bot has: a game of the town may not."""
        there = {one["name"] for one in self._town.commands}
        return [one for one in COMMANDS if one in there]

    def _eyes(self, halls: Iterable[Channel]) -> Iterable[Message]:
        """The newest messages of each channel and the opening post, their own letters and private answers."""
        for hall in halls:
            there = list(hall.messages.values())
            yield from (one for one in there[-4:])
            yield from (one for one in there[:-4] if _gathers(one))
        yield from self.person.inbox()[-3:]
        answers = [one.original for one in self.person.asked[-6:] if one.original is not None]
        yield from (one for one in answers if one.only_for == self.person.id)

    def _pressed(self, message: Message, control: Json) -> Asked:
        if "options" not in control:
            return self.person.click(message, control["custom_id"])
        return self.person.choose(message, control["custom_id"], self._chosen(control))

    def _chosen(self, control: Json) -> list[str]:
        most = min(control.get("max_values", 1), len(control["options"]))
        count = self._dice.randint(min(control.get("min_values", 1), most), most)
        return [one["value"] for one in self._dice.sample(control["options"], count)]

    def _filled(self, modal: Json) -> Json:
        fields = (label.get("component", label) for label in modal["components"])
        return {field["custom_id"]: self._entry(field) for field in fields if "custom_id" in field}

    def _entry(self, field: Json) -> Any:
        if field["type"] == TEXT_FIELD:
            if field["custom_id"] in NUMBERS:
                return str(self._dice.randint(0, 2))
            return "".join(self._dice.choices("abcdefghij", k=6)).title()
        if "options" not in field:
            return ""
        return self._chosen(field) if field["type"] == 3 else self._dice.choice(field["options"])["value"]


def _match_of(control: Json) -> int | None:
    """The match that a control is about, where its id says so."""
    match = control["custom_id"].split(":")[2:3]
    return int(match[0]) if match and match[0].isdigit() else None


def _weight(control: Json) -> int:
    return WEIGHTS.get(verb(control["custom_id"]), 0)


def _gathers(message: Message) -> bool:
    among = every(message.payload.get("components", []))
    return any(verb(one.get("custom_id", "")) == "join" for one in among)
