"""People who press whatever is before their eyes, and remember what they were told about it."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from bot.controls import step_ids
from bot.render.i18n import Messages
from tests.loopback.people import Person, controls, told
from tests.loopback.town import Asked, Channel, Json, Message, Town, every

Heard = Literal["done", "refused", "broken", "nothing", "shown"]

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
    "build": 6,
    "draft": 6,
    "terms": 6,
    "traded": 6,
    "agree": 3,
    "decline": 2,
    "counter": 6,
    "orders": 3,
    "reorder": 4,
    "undo": 1,
}
"""How gladly a button is pressed, by its verb; the others are left alone."""

SURE: Final = f":{step_ids.SURE}:"
"""Stands in the button that makes a walked move; its questions change nothing."""

MOVES: Final = ("do", "pick", "all", "sent", "ballot", "join", "begin")
FORM_SENT: Final = 5
TEXT_FIELD: Final = 4
NUMBERS: Final = ("power", "coins")
MARKS: Final = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


class Deed(Struct, frozen=True):
    """A move that somebody tried, and what they heard of it before the bot died."""

    id: int
    user: int
    what: str
    heard: Heard
    said: str


class Walker:
    """One person. `deeds` is what they tried; they do one thing at a time."""

    def __init__(self, town: Town, person: Person, dice: Random, ear: Callable[[str], Heard]) -> None:
        self._town, self.person, self._dice, self._ear = town, person, dice, ear
        self.deeds: list[Deed] = []

    async def step(self, halls: Iterable[Channel], dead: asyncio.Event) -> None:
        """Press something that can be seen, and fill in the form that it opens."""
        seen = [(one, control) for one in self._eyes(halls) for control in controls(one) if _weight(control)]
        if not seen:
            return
        message, control = self._dice.choices(seen, [_weight(one) for _, one in seen])[0]
        asked = await self.heard(self._pressed(message, control), dead)
        if asked.modal is not None:
            await self.heard(self.person.submit(asked, **self._filled(asked.modal)), dead)

    async def typed(self, hall: Channel, name: str, dead: asyncio.Event, **options: Any) -> Asked:
        """Type a command that makes a move."""
        return await self.heard(self.person.command(hall, name, **options), dead)

    async def heard(self, asked: Asked, dead: asyncio.Event) -> Asked:
        """Wait for the answer or the bot's end; what was read now is remembered, for panels change."""
        ends = [asyncio.ensure_future(one.wait()) for one in (asked.answered, dead)]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED, timeout=8)
        for end in ends:
            end.cancel()
        if _is_move(asked):
            said = told(asked).translate(MARKS)
            self.deeds.append(Deed(asked.id, self.person.id, _what(asked), self._judged(asked, said), said))
        return asked

    def _judged(self, asked: Asked, said: str) -> Heard:
        if not asked.answered.is_set():
            return "nothing"
        if asked.original is not None and controls(asked.original) and asked.data.get("custom_id"):
            return "done"
        return self._ear(said)

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


def ear(languages: Iterable[Messages], matches: int = 40) -> Callable[[str], Heard]:
    """Tells from a plain answer whether a move was made, in any language."""
    words = list(languages)
    made = ("done-opened", "done-joined", "done-begun", "done-paused", "done-resumed", "error-already-done")
    done = {
        one.say(code, match=match, number=number).translate(MARKS)
        for one in words
        for code in made
        for match in range(matches)
        for number in range(7)
    }
    broken, stands = (
        tuple(one.say(code, code="00000000").translate(MARKS)[:20] for one in words)
        for code in ("error-internal", "error-kept")
    )

    def judged(said: str) -> Heard:
        if said in done or said.startswith(stands):
            return "done"
        return "broken" if any(said.startswith(one) for one in broken) else "refused"

    return judged


def _verb(custom_id: str) -> str:
    parts = custom_id.split(":")
    return parts[1] if len(parts) > 1 else ""


def _weight(control: Json) -> int:
    return WEIGHTS.get(_verb(control["custom_id"]), 0)


def _is_move(asked: Asked) -> bool:
    custom_id = asked.data.get("custom_id")
    if custom_id is not None and _verb(custom_id) == "step":
        return SURE in custom_id
    return custom_id is None or _verb(custom_id) in MOVES


def _what(asked: Asked) -> str:
    return str(asked.data.get("custom_id") or asked.data.get("name"))


def _gathers(message: Message) -> bool:
    among = every(message.payload.get("components", []))
    return any(_verb(one.get("custom_id", "")) == "join" for one in among)
