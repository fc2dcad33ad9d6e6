"""Records every scene that is not there yet, with its content; `python -m tests.recorded.tables.make`.

What is there stays as it was recorded, as in the folder above.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from engine.games import houses as campaign
from engine.kernel.step import AnyGame
from engine.record import Record, read
from engine.store import Pack
from tests.made_once import editions
from tests.recorded.make import final
from tests.recorded.tables import houses, others
from tests.recorded.tables.recorder import Recorder, recorder

HERE: Final = Path(__file__).parent
Scene = Callable[[Recorder, str], Awaitable[None]]

SCENES: Final[Mapping[str, Scene]] = {
    "houses-absences": houses.absences,
    "houses-silence": houses.silence,
    "houses-requests": houses.requests,
    "houses-places": houses.places,
    "houses-deals": houses.deals,
    "houses-long": houses.long,
    "coup-two": others.two,
    "coup-sealed": others.sealed,
    "coup-slow": others.slow_court,
    "coup-voices": others.voices,
    "coup-called": others.called,
    "treasure-islands": others.islands,
    "treasure-slow": others.slow,
    "treasure-closed": others.closed,
}
"""What is played, by its file's name, which begins with the game's."""


def file(name: str) -> Path:
    """The record of a scene."""
    return HERE / f"{name}.jsonl.gz"


def state_file(name: str) -> Path:
    """The state that it came to, as it was written then."""
    return HERE / f"{name}.state"


def pack(version: str) -> Path:
    """The files of a content on which scenes were played."""
    return HERE / f"content-{version}.pack"


@cache
def recorded(name: str) -> Record:
    """A record of this folder, read with the content it was played on."""
    body = gzip.decompress(file(name).read_bytes()).splitlines()
    header = msgspec.json.decode(body[0], type=Played)
    return read(body, games(header.content) if header.game == campaign.NAME else editions().games)


@cache
def games(version: str) -> dict[str, AnyGame]:
    """Houses on a content that is kept here."""
    bound = editions().edition_of(Pack(campaign.NAME, version, pack(version).read_bytes()))
    assert bound is not None
    return {campaign.NAME: bound.game}


class Played(Struct, frozen=True):
    """What a header says of game and content."""

    game: str
    content: str


async def played(name: str, scene: Scene) -> bytes:
    """The record of a scene that is played now."""
    game = name.partition("-")[0]
    async with recorder(game) as table:
        await scene(table, kept() if game == campaign.NAME else "")
        return await table.record()


def kept() -> str:
    """The version of the program's content, which is kept beside the records."""
    version = editions().present(campaign.NAME).version
    held = editions().pack(campaign.NAME, version)
    assert held is not None
    pack(version).write_bytes(held.body)
    return version


if __name__ == "__main__":
    for name, scene in SCENES.items():
        if not file(name).exists():
            file(name).write_bytes(gzip.compress(asyncio.run(played(name, scene)), mtime=0))
        if not state_file(name).exists():
            state_file(name).write_bytes(gzip.compress(final(recorded(name)), mtime=0))
