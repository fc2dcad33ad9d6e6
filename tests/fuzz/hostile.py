"""What nobody should send: ids of others, of long ago and of nowhere, strange texts, values of odd types."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

TEXTS: Final = (
    "",
    " ",
    "0",
    "-1",
    "۳",
    "٣",
    "३",
    "²",
    "1e9",
    "0x10",
    "9" * 30,
    "9" * 5000,
    "null",
    "None",
    "{ $coins }",
    "{",
    "```",
    "@everyone",
    "<@1>",
    "\u200c",
    "\u202eabc",
    "\u2066\u2066\u2066",
    "a\x00b",
    "\ud800",
    "\r\n[error] failed",
    "\x1b[31m",
    "پیوندیان",
    "🏳️‍🌈" * 40,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔" * 20,
    "ﷺ" * 100,
    "x" * 4000,
    "yes",
    "yes:1",
    "kept",
    "0-1-0",
    "0-1-0:0:0:kept",
    "vote-yes.0",
    "promise.0",
    "deals",
)
"""Texts that a field or option may bring."""

NUMBERS: Final = (0, 1, -1, 2, 3, 7, 99, 100, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63) - 1, 10**30)
ODD: Final[tuple[Any, ...]] = (None, True, False, 1.5, float("nan"), [], ["yes"], {}, {"a": 1})
"""Values of types that no option has."""

HANDLES: Final = ("0000000000", "ffffffffff", "0123456789")
WAITS: Final = ("-", "g1.p1.vote.0", "g1.p3.vote.2", "found.0", "g9.p9.vote.9", "\u200c", "x" * 60)
VERBS: Final = (
    "join",
    "leave",
    "begin",
    "seat",
    "do",
    "form",
    "pick",
    "vote",
    "trade",
    "sent",
    "traded",
    "draft",
    "counter",
    "yes",
    "",
)
FORMS: Final = (
    ("partner", "mine", "theirs", "coins", "power"),
    ("name", "emblem", "first_name"),
    ("power", "seal"),
    ("order0", "order1"),
    ("name", "name", "role", "handed", "act"),
)
"""The fields of real forms, and of one that there is not."""

PLAUSIBLE: Final[Mapping[str, tuple[str, ...]]] = {
    "partner": ("0", "1", "2", "3", "۲"),
    "mine": ("vote-yes.0", "pay.0", "promise.0", "name-self.1", "sign-story.2"),
    "coins": ("3", "2 peace", "", "۵"),
    "theirs": ("gather.0", "reward.0", "vote-no.1", "moderate.0"),
    "power": ("1", "2", "۳", "", "2, 3"),
    "seal": ("True", "False"),
    "name": ("Peyvandian", "پیوندیان"),
    "first_name": ("Arash", "آرش"),
    "emblem": ("owl", "stag", "ram"),
}
"""What a player might enter, so that an attack gets as far as its one odd field."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button, or with `values` a menu."""

    custom_id: str
    values: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Sent:
    """A form and what was entered, by the custom ids of its fields."""

    custom_id: str
    entered: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command; `focused` names the option that is being typed, or is None when it is sent."""

    path: tuple[str, ...]
    options: tuple[tuple[str, int, Any], ...]
    focused: str | None = None


Attempt = Press | Sent | Command
Spec = Mapping[tuple[str, ...], Sequence[tuple[str, int]]]
"""The commands there are, by their words: each option's name and type."""


@dataclass(frozen=True)
class Hostile:
    """Makes attempts by its own chance, out of custom ids that were really shown, to anybody, at any time."""

    chance: Random
    shown: Sequence[str]
    commands: Spec
    matches: Sequence[int]

    def attempt(self) -> Attempt:
        """The next one."""
        makers: tuple[Callable[[], Attempt], ...] = (self.press, self.sent, self.command)
        return self.chance.choice(makers)()

    def press(self) -> Press:
        """A button or a menu."""
        pick = self.chance
        values = tuple(self._value() for _ in range(pick.randrange(4)))
        return Press(self._custom_id(), values if pick.random() < 0.4 else None)

    def sent(self) -> Sent:
        """A form that is open, or was, its fields with words of the right kind and others."""
        names = self.chance.choice(FORMS)
        forms = [one for one in self.shown if one.startswith(("v1:sent:", "v1:traded:"))]
        known = self.chance.choice(forms) if forms and self.chance.random() < 0.7 else self._custom_id()
        return Sent(known, tuple((name, self._entered(name)) for name in names))

    def command(self) -> Command:
        """A command with values of the right type or of another."""
        pick = self.chance
        path = pick.choice(tuple(self.commands))
        options = [one for one in self.commands[path] if pick.random() < 0.7]
        given = tuple((name, *self._option(name, kind)) for name, kind in options)
        focused = pick.choice(given)[0] if given and pick.random() < 0.3 else None
        return Command(path, given, focused)

    def _option(self, name: str, kind: int) -> tuple[int, Any]:
        pick = self.chance
        if name == "match" and pick.random() < 0.8:
            return kind, pick.choice(self.matches)
        if pick.random() < 0.7:
            return kind, self._right(kind)
        return pick.choice((3, 4, 5)), pick.choice((self._text(), self._number(), pick.choice(ODD)))

    def _right(self, kind: int) -> Any:
        """A value of the option's own type: of members there are none, so their number names nobody."""
        match kind:
            case 4:
                return self._number()
            case 5:
                return self.chance.random() < 0.5
            case 6:
                return str(abs(self._number()))
        return self._text()

    def _custom_id(self) -> str:
        """As Discord lets it be: 1 to 100 characters."""
        made = self.chance.choice((self._known, self._known, self._bent, self._made))()
        return made[:100] or "v1"

    def _known(self) -> str:
        return self.chance.choice(self.shown) if self.shown else self._made()

    def _bent(self) -> str:
        """A known one with one part exchanged or left out, or one character more."""
        pick, parts = self.chance, self._known().split(":")
        spot = pick.randrange(len(parts))
        parts[spot : spot + 1] = pick.choice(
            ([], [pick.choice(TEXTS)], [str(self._number())], [parts[spot], "x"])
        )
        return ":".join(parts)

    def _made(self) -> str:
        pick = self.chance
        match = pick.choice((*map(str, self.matches), str(self._number()), pick.choice(TEXTS)))
        rest = (pick.choice(WAITS), pick.choice((*HANDLES, pick.choice(TEXTS))))
        return ":".join(("v1", pick.choice(VERBS), match, *rest[: pick.randrange(3)]))

    def _value(self) -> str:
        return self.chance.choice((*HANDLES, self._text(), self._known().split(":")[-1]))

    def _entered(self, name: str) -> Any:
        """A text, or the chosen values of a menu."""
        pick, plausible = self.chance, PLAUSIBLE.get(name, ("x",))
        text = pick.choice(plausible) if pick.random() < 0.75 else self._text()
        return text if pick.random() < 0.6 else [text, *(self._value() for _ in range(pick.randrange(2)))]

    def _text(self) -> str:
        pick = self.chance
        if pick.random() < 0.7:
            return pick.choice(TEXTS)
        return "".join(chr(pick.randrange(1, 0x3000)) for _ in range(pick.randrange(60)))

    def _number(self) -> int:
        return self.chance.choice((*NUMBERS, self.chance.randrange(-5, 40)))
