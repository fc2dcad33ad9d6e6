"""A content's files as one value, as the database keeps it."""

import zlib
from collections.abc import Mapping

import msgspec
from msgspec import Struct


class Pack(Struct, frozen=True):
    """The content that matches of `game` began with, not secret; `body` is what `pack_files` made of it."""

    game: str
    version: str
    body: bytes

    def __repr__(self) -> str:
        return f"Pack(game={self.game!r}, version={self.version!r}, size={len(self.body)})"


def pack_files(files: Mapping[str, bytes]) -> bytes:
    """Files by name as bytes; the same files give the same bytes, whatever their order."""
    return zlib.compress(msgspec.msgpack.encode(dict(sorted(files.items()))), 9)


def unpack_files(body: bytes) -> dict[str, bytes]:
    """What was packed. ValueError for bytes that are no pack, or a damaged one."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(body), type=dict[str, bytes])
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(len(body)) from error
