"""Fair dice (HO-R38): chance from a seed and a purpose, and where the seeds come from.

A roll is a hash of what is rolled for, keyed by the seed of the epoch in which it falls. So a roll never
depends on how many rolls came before it: a rule that rolls once more, or a move that is taken back, changes
no other roll.

    master secret ─► seed and salt of each epoch ─► digest      published before the epoch rolls
                          │
                          └─ mixed with the players' words ─► the epoch's dice

All seeds of a match come from its master secret, one way: an opened seed tells nothing of another. Once an
epoch is over, its seed and salt are published, and anybody can check the digest and every roll.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from itertools import accumulate
from math import perm
from typing import Final, TypeVar

from msgspec import Struct

T = TypeVar("T")

Purpose = str | int

SEEDS_KEPT: Final = 256
"""So many seeds are kept ready: those of the matches at hand, which ask for them at every move."""

PURPOSES_KEPT: Final = 4096
"""So many purposes are kept written: all matches roll for the same ones."""

SPACE: Final = 1 << 64
"""So many values a roll can have before it is brought below its bound."""


# --- seeds ---


@lru_cache(SEEDS_KEPT)
def epoch_seed(master: bytes, epoch: int) -> bytes:
    """The secret seed of an epoch, 32 bytes; `master` has 16 to 64."""
    return blake2b(f"seed {epoch}".encode(), key=master, digest_size=32).digest()


def epoch_salt(master: bytes, epoch: int) -> bytes:
    """The salt of an epoch's published hash, 16 bytes."""
    return blake2b(f"salt {epoch}".encode(), key=master, digest_size=16).digest()


def seed_digest(seed: bytes, salt: bytes) -> str:
    """The hash that is published before the epoch: SHA-256 over salt and seed, in hex."""
    return sha256(salt + seed).hexdigest()


@lru_cache(SEEDS_KEPT)
def epoch_dice(seed: bytes, words: tuple[str, ...]) -> "Dice":
    """The dice of an epoch: from its seed and the players' words, in the order in which they were added."""
    mixed = blake2b(key=seed, digest_size=32)
    for word in words:
        # With its length before each word, no two rows of words are mixed to the same bytes.
        mixed.update(len(word.encode()).to_bytes(4, "big") + word.encode())
    return Dice(mixed.digest())


# --- rolls ---


class Dice(Struct, frozen=True):
    """The dice of one epoch. `seed` is 16 to 64 bytes; the same seed and purpose give the same roll."""

    seed: bytes

    def roll_below(self, n: int, *purpose: Purpose) -> int:
        """A number from 0 to n - 1, each equally likely; n is at least 1."""
        # Above the last whole multiple of n some results would be likelier: such a roll is made once more.
        fair = SPACE - SPACE % n
        roll, turn = self._word(purpose, 0), 0
        while roll >= fair:
            turn += 1
            roll = self._word(purpose, turn)
        return roll % n

    def pick(self, items: Sequence[T], *purpose: Purpose) -> T:
        """One of the items; there is at least one."""
        return items[self.roll_below(len(items), *purpose)]

    def shuffle(self, items: Sequence[T], *purpose: Purpose) -> tuple[T, ...]:
        """The items in an order drawn for this purpose (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.roll_below(last + 1, *purpose, last)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def sample(
        self, items: Sequence[T], count: int, *purpose: Purpose
    ) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """`count` different items in the order drawn (or all there are), and the rest in its old order.

        One roll names one of all the orders in which they can come, each equally likely; where there are more
        such orders than a roll can name, each item has a roll of its own.
        """
        rest, drawn = list(items), []
        sizes = range(len(rest), max(0, len(rest) - count), -1)
        orders = perm(len(rest), len(sizes))
        if orders > SPACE:
            drawn = [rest.pop(self.roll_below(size, *purpose, spot)) for spot, size in enumerate(sizes)]
            return tuple(drawn), tuple(rest)
        roll = self.roll_below(orders, *purpose)
        for size in sizes:
            roll, found = divmod(roll, size)
            drawn.append(rest.pop(found))
        return tuple(drawn), tuple(rest)

    def pick_weighted(self, weights: Sequence[int], *purpose: Purpose) -> int:
        """An index, drawn by weight; the weights are not negative and not all 0."""
        sums = tuple(accumulate(weights))
        return bisect_right(sums, self.roll_below(sums[-1], *purpose))

    def _word(self, purpose: tuple[Purpose, ...], turn: int) -> int:
        """One of SPACE values for this purpose; `turn` counts the rolls that were not below a fair bound."""
        roll = _keyed_hash(self.seed).copy()
        roll.update(_purpose_bytes(turn, *purpose))
        return int.from_bytes(roll.digest(), "big")


class Watched(Dice, frozen=True):
    """Dice that tell: `fallen` gets a mark for every roll, to find out of a move whether any fell for it."""

    fallen: list[str]

    def _word(self, purpose: tuple[Purpose, ...], turn: int) -> int:
        self.fallen.append(repr(purpose))
        return Dice._word(self, purpose, turn)


@lru_cache(SEEDS_KEPT)
def _keyed_hash(seed: bytes) -> blake2b:
    """BLAKE2b with the seed as its key, to be copied: half the work of a roll, and always the same."""
    return blake2b(digest_size=8, key=seed)


@lru_cache(PURPOSES_KEPT, typed=True)
def _purpose_bytes(turn: int, *purpose: Purpose) -> bytes:
    """The purpose of a roll as the bytes that go into it; True is not written as 1 is (`typed`)."""
    # Written so in every match that was ever played: in another form the same purposes would roll anew.
    return repr((purpose, turn)).encode()
