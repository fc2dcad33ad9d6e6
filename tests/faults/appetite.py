"""What somebody would like to press next: by its verb, what is new to them, and what was of no use before."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from tests.faults.hearing import SURE, Deed, verb
from tests.loopback.town import Json

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

SEND: Final = ":send:"
"""Stands in the button that offers a deal."""

NEW: Final = 5
"""So many times more gladly is pressed what somebody never has."""

IN_VAIN: Final = 0.05
"""A part of the pleasure is left where it was refused before: the question is gone."""

AGAIN: Final = ("orders", "reorder")
"""Verbs that are nothing new, whatever stands on them: each order has words of its own."""

LOOK: Final = 5
"""So many times more gladly does somebody look at their seat while they don't see it."""

ASKED: Final = ("do", "pick", "form", "step", "steps")
"""Verbs of controls whose id names match and question, or the begun move."""

NO_QUESTION: Final = "-"
GOES_ON: Final = ("step", "steps", "sure", "sures")
"""Verbs by which what was begun goes on in the answer."""


class Appetite:
    """One person's, who remembers every word they pressed and every question that was no more."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._words: set[str] = set()
        self._gone: set[str] = set()

    def of(self, control: Json, seen: frozenset[int] = frozenset()) -> float:
        """How gladly this is pressed; 0: never. `seen` are the matches whose private panel lies open."""
        weight = float(WEIGHTS.get(verb(control["custom_id"]), 0))
        if weight and _question(control["custom_id"]) in self._gone:
            return weight * IN_VAIN
        if verb(control["custom_id"]) == "seat":
            return weight if match_of(control) in seen else weight * LOOK
        new = self._is_new(control) and verb(control["custom_id"]) not in AGAIN
        return weight * NEW if new else weight

    def chosen(self, control: Json) -> list[str]:
        """Values of a menu, those with new words rather than others."""
        options = list(control["options"])
        most = min(control.get("max_values", 1), len(options))
        count = self._dice.randint(min(control.get("min_values", 1), most), most)
        taken = [options.pop(self._drawn(options)) for _ in range(count)]
        self._words |= {one["label"] for one in taken}
        return [one["value"] for one in taken]

    def pressed(self, control: Json) -> None:
        """Its word is new no longer."""
        self._words |= {control.get("label", "")}

    def heard(self, deed: Deed) -> None:
        """What was refused is not asked any more, or not of them."""
        self._gone |= {_question(deed.what)} if deed.heard == "refused" else set()

    def going_on(self, there: Sequence[Json], *, opened: bool = False) -> Json | None:
        """What goes on with what was begun, the last step first; of an `opened` page anything on it."""
        last = [one for one in there if SEND in one["custom_id"] or SURE in one["custom_id"]]
        some = [one for one in there if opened or verb(one["custom_id"]) in GOES_ON]
        ways = last or [one for one in some if self.of(one) and verb(one["custom_id"]) != "seat"]
        return self._dice.choices(ways, [self.of(one) for one in ways])[0] if ways else None

    def _drawn(self, options: Sequence[Json]) -> int:
        weights = [1 if one["label"] in self._words else NEW for one in options]
        return self._dice.choices(range(len(options)), weights)[0]

    def _is_new(self, control: Json) -> bool:
        return any(one not in self._words for one in _labels(control))


def match_of(control: Json) -> int | None:
    """The match that a control is about, where its id says so."""
    match = control["custom_id"].split(":")[2:3]
    return int(match[0]) if match and match[0].isdigit() else None


def _labels(control: Json) -> Iterable[str]:
    """The words on a button, or of each option of a menu."""
    return (one.get("label", "") for one in control.get("options", (control,)))


def _question(custom_id: str) -> str:
    """What an id asks, the same for all answers to it; of others the whole id."""
    parts = custom_id.split(":")
    whole = parts[1:2] == [] or parts[1] not in ASKED or parts[3:4] == [NO_QUESTION]
    return custom_id if whole else ":".join(parts[2:4])
