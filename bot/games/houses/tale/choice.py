"""Which of several sentences tells a thing: by a digest of public facts, and none twice in a campaign.

A fact is a code and its slots; the texts have so many variants of each code (`VARIANTS`), numbered from 1:
`houses-tale-how-close-2`. `tell` takes the first of some facts that has a variant left.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.render.rolls import number_of

HALF: Final = 24
"""Of a roll so many bits say which fact is told, the others in which text."""

Slots = tuple[tuple[str, Any], ...]
"""What fills the slots of a text, by their names; words.py knows what each name stands for."""


class Fact(Struct, frozen=True):
    """A thing that can be told: the code of its texts, and what fills their slots."""

    code: str
    slots: Slots = ()


class Sentence(Struct, frozen=True):
    """A fact with the text that was chosen for it, by its key."""

    key: str
    slots: Slots = ()


def fact(code: str, **slots: Any) -> Fact:
    """A fact of this code."""
    return Fact(code, tuple(slots.items()))


class Used:
    """The texts that a campaign has been told with so far, and how often."""

    def __init__(self) -> None:
        self._counts = Counter[str]()

    def tell(self, facts: Iterable[Fact], roll: int) -> Sentence:
        """The first fact that has a text left, in the text that the roll says.

        A campaign of many more generations than usual may run out of texts: then the text is told again that
        was told the least often. With other slots it is another sentence.
        """
        some = tuple(facts)
        for one in some:
            left = [key for key in keys_of(one.code) if not self._counts[key]]
            if left:
                # Another part of the roll than `in_turn` goes by: the two must not go together.
                return self._take(left[(roll >> HALF) % len(left)], one)
        keys = [
            (self._counts[key], place, key, one)
            for place, one in enumerate(some)
            for key in keys_of(one.code)
        ]
        _, _, key, one = min(keys, key=lambda row: row[:3])
        return self._take(key, one)

    def _take(self, key: str, one: Fact) -> Sentence:
        self._counts[key] += 1
        return Sentence(key, one.slots)


def keys_of(code: str) -> tuple[str, ...]:
    """The keys of a code's texts, without what every text of Houses begins with."""
    return tuple(f"tale-{code}-{number}" for number in range(1, VARIANTS[code] + 1))


def roll_of(*facts: Any) -> int:
    """A number that is the same whenever these facts are: they must be public."""
    return number_of(b"tales", facts)


def in_turn(some: Sequence[Fact], roll: int) -> tuple[Fact, ...]:
    """The facts, begun at a place that the roll says."""
    if not some:
        return ()
    first = roll % len(some)
    return (*some[first:], *some[:first])


VARIANTS: Final[dict[str, int]] = {
    "how-early": 2,
    "how-plain": 5,
    "how-bare": 3,
    "how-close": 4,
    "how-alone": 3,
    "how-silent": 2,
    "how-level": 3,
    "how-all": 3,
    "how-clear": 3,
    "dead-early": 2,
    "dead-plain": 6,
    "dead-bare": 5,
    "dead-close": 3,
    "dead-clear": 3,
    "dead-few": 3,
    "dead-all": 2,
    "behind-turned": 4,
    "behind-earlier": 4,
    "behind-vain": 3,
    "behind-broken": 4,
    "behind-saved": 3,
    "behind-nobody": 2,
    "behind-wasted": 5,
    "behind-hair": 3,
    "behind-chair": 3,
    "behind-opposed": 4,
    "behind-never": 3,
    "behind-led": 3,
    "behind-signed": 3,
    "behind-largest": 5,
    "secret-led": 4,
    "secret-paid": 3,
    "secret-helped": 3,
    "secret-against": 3,
    "secret-idle": 3,
    "secret-none": 3,
    "secret-failed": 5,
    "secret-loser": 3,
    "secret-narrow": 3,
    "secret-opportunist": 2,
    "secret-luxurious": 2,
    "secret-moderate": 2,
    "secret-greedy": 2,
    "secret-rebel": 2,
    "secret-extremist": 2,
    "secret-first": 4,
    "name-early": 1,
    "name-bought": 2,
    "name-alone": 2,
    "name-silent": 1,
    "name-level": 2,
    "name-close": 2,
    "name-all": 1,
    "name-broken": 2,
    "name-short": 2,
    "name-long": 2,
    "name-card": 5,
    "realm-unity": 4,
    "realm-division": 4,
    "realm-level": 2,
    "lines-unity": 3,
    "lines-division": 3,
    "lines-open": 3,
    "stock-apart": 3,
    "stock-high": 2,
    "stock-low": 2,
    "stock-even": 2,
    "deed-felled": 5,
    "deed-felled-many": 3,
    "deed-bedside": 4,
    "deed-rebel": 5,
    "deed-ended": 7,
    "deed-signed": 6,
    "deed-tallest": 3,
    "deed-alone": 6,
    "deed-wasted": 3,
    "deed-quiet": 3,
    "deed-mute": 2,
    "deed-busy": 3,
    "deed-gathered": 3,
    "deed-chaired": 3,
    "deed-tied": 3,
    "deed-led": 3,
    "deed-never-led": 2,
    "deed-seldom-led": 3,
    "deed-right": 3,
    "deed-outvoted": 3,
    "deed-weighed": 3,
    "deed-won": 3,
    "deed-last": 3,
    "deed-second": 3,
    "deed-dealt": 3,
    "deed-role": 6,
    "deed-stayed": 3,
    "tie-turned": 5,
    "tie-bought": 7,
    "tie-sold": 7,
    "tie-broke": 4,
    "tie-wronged": 4,
    "tie-dealt": 6,
    "tie-stranger": 4,
    "tie-nobody": 2,
    "tie-opposed": 6,
    "tie-sided": 6,
    "tie-under": 6,
    "tie-lifted": 6,
    "tie-behind": 7,
    "tie-ahead": 6,
    "fate-first-unity": 7,
    "fate-first-division": 7,
    "fate-first-level": 2,
    "fate-second-unity": 7,
    "fate-second-division": 7,
    "fate-second-level": 2,
    "fate-middle-unity": 12,
    "fate-middle-division": 12,
    "fate-middle-level": 3,
    "fate-last-unity": 7,
    "fate-last-division": 7,
    "fate-last-level": 2,
}
"""How many texts there are for each code."""
