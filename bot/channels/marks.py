"""The number by which a message of ours is found again: it says nothing of how many others there were.

Rows of the outbox are counted over private messages too; a jump between two public posts would tell of them.
"""

from hashlib import blake2b
from typing import Final

from bot.render.limits import COMPONENT_ID

BYTES: Final = 8


def mark(master: bytes, row: int) -> int:
    """For a row of the outbox, from the match's secret: 1 to 2**31 - 1, the same after every restart."""
    key = blake2b(str(row).encode(), key=master, digest_size=BYTES, person=b"message mark")
    return int.from_bytes(key.digest(), "big") % COMPONENT_ID + 1
