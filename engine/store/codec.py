"""Boxes: bytes at rest, sealed with AES-GCM to the place they belong to.

    box  =  key id (1 byte) | nonce (12 bytes) | ciphertext | tag (16 bytes)

Associated data is the place (`entry_place` and its like), so that a box copied to another row does not open.
The key id says which key of the ring opens it: keys are changed without a migration (rotation.py). Places
and layout are on disk: they never change, and a new kind of box gets a new place.

Nonces are random and not counted: a database that is restored would count from an earlier number again, and
with one nonce used twice under a key AES-GCM betrays both bodies. Random ones of 12 bytes are good for four
thousand million boxes a key (NIST SP 800-38D, 8.3), more than a host's matches ever make.
"""

from collections.abc import Callable, Mapping

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from engine.store.errors import KeyWrong

NONCE = 12
KEY_BYTES = 32
TAG = 16
OVERHEAD = 1 + NONCE + TAG
CHECK_PLACE = b"check"
"""The place of the empty boxes, one of each key in use, by which a start knows whether its keys fit."""

CHECK_BOX = OVERHEAD
SEALED_STORE = b"sealed store"
"""The place of the seal of the store's own row."""

BLOCK = 256
"""Bytes: the sizes of entries' boxes differ by multiples of it."""

END = b"\x80"
"""Marks where a body ends and its padding begins."""


class Keyring:
    """Keys by id (0 to 255, 32 bytes each) and the id that new boxes are sealed with.

    Rotation adds a key and moves `current`; old boxes still open, so no migration is needed.
    """

    def __init__(self, keys: Mapping[int, bytes], current: int) -> None:
        if current not in keys:
            raise ValueError(current)
        for number, key in keys.items():
            if not 0 <= number <= 255 or len(key) != KEY_BYTES:
                raise ValueError(number)
        self._ciphers = {number: AESGCM(key) for number, key in keys.items()}
        self.current = current

    def cipher(self, number: int) -> AESGCM:
        """The cipher of a key id; KeyWrong when the ring lacks it."""
        try:
            return self._ciphers[number]
        except KeyError:
            raise KeyWrong(number) from None


class Codec:
    """Seals and opens boxes; `nonces` gives as many fresh bytes as asked (os.urandom)."""

    def __init__(self, ring: Keyring, nonces: Callable[[int], bytes]) -> None:
        self._ring = ring
        self._nonces = nonces
        self._cipher = ring.cipher(ring.current)
        self._prefix = bytes((ring.current,))

    @property
    def current(self) -> int:
        """The key id that new boxes are sealed with."""
        return self._ring.current

    def fresh(self, size: int) -> bytes:
        """Random bytes, as many as asked, from where the nonces come from."""
        return self._nonces(size)

    def seal(self, body: bytes, place: bytes) -> bytes:
        """A box of `body` that opens only at `place`."""
        nonce = self._nonces(NONCE)
        return self._prefix + nonce + self._cipher.encrypt(nonce, body, place)

    def open(self, box: bytes, place: bytes) -> bytes:
        """The body of a box; KeyWrong when key, place or bytes are not those it was sealed with."""
        if len(box) < OVERHEAD:  # not even a nonce and a tag
            raise KeyWrong(box[0] if box else -1)
        cipher = self._ring.cipher(box[0])
        try:
            return cipher.decrypt(box[1 : 1 + NONCE], box[1 + NONCE :], place)
        except InvalidTag:
            raise KeyWrong(box[0]) from None


def pad(body: bytes) -> bytes:
    """The body, its end marked, filled up to whole blocks: a box's size must not tell a long role's name."""
    return body + END + bytes(-(len(body) + 1) % BLOCK)


def unpad(body: bytes) -> bytes:
    """The body that `pad` was given. One of the first hours (until 21 November 2026, 05:41) comes as it is.

    Those were not padded. Bodies are JSON: none ends with the mark or with what fills a block up.
    """
    bare = body.rstrip(b"\0")
    return bare[: -len(END)] if bare.endswith(END) else body


def entry_place(match: int, seq: int) -> bytes:
    """The associated data of one entry of one match's log."""
    return b"entry" + match.to_bytes(8, "big") + seq.to_bytes(8, "big")


def person_place(user: int) -> bytes:
    """The associated data of a person's name."""
    return b"person" + user.to_bytes(8, "big")


def bar_place(scope: str, owner: int) -> bytes:
    """The associated data of why a person or a server is kept out."""
    return b"bar" + scope.encode() + owner.to_bytes(8, "big")


def secret_place(match: int) -> bytes:
    """The associated data of a sealed match's secret, the master seed of its dice."""
    return b"sealed secret" + match.to_bytes(8, "big")


def old_secret_place(match: int) -> bytes:
    """The associated data of the secret of a match from before the seals, which has none yet (seals.py)."""
    return b"secret" + match.to_bytes(8, "big")


def seal_place(match: int) -> bytes:
    """The associated data of a match's seal."""
    return b"seal" + match.to_bytes(8, "big")
