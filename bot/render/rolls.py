"""A number by which something is chosen that must be the same at every reading: a digest of what is known.

What plays no part in the rules (a remark, a sentence of a tale) is chosen so: nothing is drawn for it,
and nothing kept.
"""

from hashlib import blake2b
from typing import Any

import msgspec


def number_of(purpose: bytes, facts: Any, digits: int = 6) -> int:
    """A number of so many bytes, the same whenever these facts are; they must be known to all its readers.

    `purpose` (16 bytes at most) keeps two choices by the same facts apart.
    """
    told = msgspec.json.encode(facts)
    return int.from_bytes(blake2b(told, digest_size=digits, person=purpose).digest(), "big")
