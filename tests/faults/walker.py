"""People who press whatever is before their eyes, and remember what they were told about it."""

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from tests.faults.appetite import Appetite, match_of
from tests.faults.hearing import Deed, Ear, verb
from tests.loopback.people import Person, controls
from tests.loopback.town import DM, Asked, Channel, Json, Message, Town, every
from tests.loopback.watching import BUSY

LOOK: Final = "hand"
LOOKS: Final = 0.2
"""How often somebody types this in a channel where nothing can be pressed."""

UNDO: Final = "undo"
COMMANDS: Final = (UNDO, "orders", "deals")
TYPES: Final = 0.1
"""How often one of these is typed in place of a press, at a table that can be seen."""

SENDS: Final = 0.8
"""How often somebody goes on at once with what they have begun: the next step, or the deal's offer."""

STEPS: Final = 8
"""More steps at once nobody takes."""

REGRETS: Final = 0.1
"""How often somebody wants back at once what they have just done."""

AGREES: Final = 0.7
"""How often somebody answers at once, the first time that they are asked for their leave."""

TEXT_FIELD: Final = 4
MENU: Final = 3
NUMBERS: Final = ("power", "coins")


class Walker:
    """One person. `deeds` is what they tried; they do one thing at a time."""

    def __init__(self, town: Town, person: Person, dice: Random, ear: Ear, patience: float = BUSY) -> None:
        """`patience`: seconds that they wait for an answer."""
        self._town, self.person, self._dice, self._ear = town, person, dice, ear
        self.patience = patience
        self.deeds: list[Deed] = []
        self.is_away = False
        """Whether they see their direct messages alone, and no channel."""
        self._asked: set[str] = set()
        self._likes = Appetite(dice)

    async def step(self, halls: Iterable[Channel], dead: asyncio.Event) -> None:
        """Press something that can be seen, and fill in the form that it opens."""
        halls = () if self.is_away else tuple(halls)
        bare = [hall for hall in halls if hall.messages and not self._pressable(hall.messages.values())]
        if bare and self._dice.random() < LOOKS:
            opened = await self.typed(self._dice.choice(bare), LOOK, dead)
            await self._finished(opened, dead, opened=True)
            return
        eyes = list(self._eyes(halls))
        seen = self._pressable(eyes)
        if not seen:
            return
        new = [(one, control) for one, control in seen if self._is_new(control)]
        if new and self._dice.random() < AGREES:
            seen = new
        mine = self._open(eyes)
        message, control = self._dice.choices(seen, [self._likes.of(one, mine) for _, one in seen])[0]
        there, match = self._town.channels[message.channel], match_of(control)
        types = there.type != DM and match is not None
        if types and self._dice.random() < TYPES:
            await self.typed(there, self._dice.choice(self._known()), dead, match=match)
            return
        asked = await self.press(message, control, dead)
        await self._finished(asked, dead, opened=verb(control["custom_id"]) == "seat")
        if types and self._did(asked) and not dead.is_set() and self._dice.random() < REGRETS:
            await self.typed(there, UNDO, dead, match=match)

    async def press(self, message: Message, control: Json, dead: asyncio.Event) -> Asked:
        """Press a control and fill in the form that it may open; the last answer."""
        asked = await self.heard(self._pressed(message, control), dead)
        if asked.modal is not None:
            asked = await self.heard(self.person.submit(asked, **self._filled(asked.modal)), dead)
        return asked

    def _pressable(self, messages: Iterable[Message]) -> list[tuple[Message, Json]]:
        return [(one, control) for one in messages for control in controls(one) if self._likes.of(control)]

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

    async def _finished(self, asked: Asked, dead: asyncio.Event, *, opened: bool = False) -> None:
        """Who has begun something, or `opened` their page, often goes on at once: else most would stop."""
        for _ in range(STEPS):
            shown = asked.original
            way = None if shown is None else self._likes.going_on(controls(shown), opened=opened)
            if shown is None or way is None or dead.is_set() or self._dice.random() >= SENDS:
                return
            asked, opened = await self.press(shown, way, dead), False

    async def typed(self, hall: Channel, name: str, dead: asyncio.Event, **options: Any) -> Asked:
        """Type a command that makes a move."""
        return await self.heard(self.person.command(hall, name, **options), dead)

    async def heard(self, asked: Asked, dead: asyncio.Event) -> Asked:
        """Wait for the answer or the bot's end; what was read now is remembered, for panels change."""
        ends = [asyncio.ensure_future(one.wait()) for one in (asked.answered, dead)]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED, timeout=self.patience)
        for end in ends:
            end.cancel()
        deed = self._ear.deed(asked)
        if deed is not None:
            self.deeds.append(deed)
            self._likes.heard(deed)
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
        latest = self.person.asked[-6:]
        answers = [one.original for one in latest if one.original is not None]
        yield from (one for one in answers if one.only_for == self.person.id)
        if self.is_away:
            return
        yield from [letter for one in latest for letter in one.followups][-3:]

    def _open(self, eyes: Iterable[Message]) -> frozenset[int]:
        """The matches of which they have something before them that is theirs alone."""
        mine = (one for one in eyes if one.only_for == self.person.id)
        return frozenset(match for one in mine for it in controls(one) if (match := match_of(it)) is not None)

    def _pressed(self, message: Message, control: Json) -> Asked:
        self._likes.pressed(control)
        if "options" not in control:
            return self.person.click(message, control["custom_id"])
        return self.person.choose(message, control["custom_id"], self._likes.chosen(control))

    def _filled(self, modal: Json) -> Json:
        """Every field; nobody puts one thing into two places of an order."""
        found: Json = {}
        for label in modal["components"]:
            field = label.get("component", label)
            if "custom_id" in field:
                found[field["custom_id"]] = self._entry(_without(field, found))
        return found

    def _entry(self, field: Json) -> Any:
        if field["type"] == TEXT_FIELD:
            if field["custom_id"] in NUMBERS:
                return str(self._dice.randint(0, 2))
            return "".join(self._dice.choices("abcdefghij", k=6)).title()
        if "options" not in field:
            return ""
        among = field["options"]
        return self._likes.chosen(field) if field["type"] == MENU else self._dice.choice(among)["value"]


def _without(field: Json, filled: Json) -> Json:
    """A menu without what stands already in an earlier menu of the same form."""
    if "options" not in field or not field["custom_id"][-1:].isdigit():
        return field
    taken = {value for values in filled.values() if isinstance(values, list) for value in values}
    return field | {"options": [one for one in field["options"] if one["value"] not in taken]}


def _gathers(message: Message) -> bool:
    among = every(message.payload.get("components", []))
    return any(verb(one.get("custom_id", "")) == "join" for one in among)
