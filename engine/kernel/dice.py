"""Chance from a seed and a purpose: a roll never depends on how many rolls came before it (HO-R38)."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
Purpose = str | int


class Dice(Struct, frozen=True):
    """The dice of one epoch. `seed` is 16 to 64 bytes; the same seed and purpose give the same roll."""

    seed: bytes

    def below(self, n: int, *purpose: Purpose) -> int:
        """A number from 0 to n - 1, each equally likely; n is at least 1."""
        space = 1 << 64
        fair = space - space % n
        roll, turn = self._word(purpose, 0), 0
        while roll >= fair:
            turn += 1
            roll = self._word(purpose, turn)
        return roll % n

    def pick(self, items: Sequence[T], *purpose: Purpose) -> T:
        """One of the items; there is at least one."""
        return items[self.below(len(items), *purpose)]

    def shuffled(self, items: Sequence[T], *purpose: Purpose) -> tuple[T, ...]:
        """The items in an order drawn for this purpose (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, *purpose, last)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def weighted(self, weights: Sequence[int], *purpose: Purpose) -> int:
        """An index, drawn by weight; the weights are not negative and not all 0."""
        left = self.below(sum(weights), *purpose)
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError(weights)

    def _word(self, purpose: tuple[Purpose, ...], turn: int) -> int:
        text = repr((purpose, turn)).encode()
        return int.from_bytes(blake2b(text, digest_size=8, key=self.seed).digest(), "big")


class Watched(Dice, frozen=True):
    """The same dice; `fallen` gets a mark for every roll, so that one can tell a move for which none fell."""

    fallen: list[str]

    def _word(self, purpose: tuple[Purpose, ...], turn: int) -> int:
        self.fallen.append(repr(purpose))
        return Dice._word(self, purpose, turn)
