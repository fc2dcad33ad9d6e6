"""Fair dice: each epoch's seed is sealed by a hash before it rolls and opened after it (HO-R38).

All seeds of a match come from one master secret, one way: an opened seed tells nothing of another.
"""

from functools import lru_cache
from hashlib import blake2b, sha256

from engine.kernel.dice import Dice

KEPT = 256
"""So many seeds and dice are kept ready: those of the matches at hand, which ask for them at every move."""


@lru_cache(KEPT)
def epoch_seed(master: bytes, epoch: int) -> bytes:
    """The secret seed of an epoch, 32 bytes; `master` has 16 to 64."""
    return blake2b(f"seed {epoch}".encode(), key=master, digest_size=32).digest()


def epoch_salt(master: bytes, epoch: int) -> bytes:
    """The salt of an epoch's published hash, 16 bytes."""
    return blake2b(f"salt {epoch}".encode(), key=master, digest_size=16).digest()


def digest(seed: bytes, salt: bytes) -> str:
    """What is published before the epoch: SHA-256 over salt and seed, in hex."""
    return sha256(salt + seed).hexdigest()


@lru_cache(KEPT)
def epoch_dice(seed: bytes, words: tuple[str, ...]) -> Dice:
    """The dice of an epoch: from its seed and the players' words, in the order in which they were added."""
    mixed = blake2b(key=seed, digest_size=32)
    for word in words:
        mixed.update(len(word.encode()).to_bytes(4, "big") + word.encode())
    return Dice(mixed.digest())
