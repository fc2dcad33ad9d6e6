"""Signs of games as emoji of the application: how each is named and drawn, and which may be shown.

An emoji's name ends in a digest of what it shows, so that one that stays as it was is never sent again.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec

from bot.pictures.gallery import DATA
from bot.render.panel import Sketch

TEMPLATE: Final = "emoji"
DIGITS: Final = 6


class OwnEmoji:
    """The emoji that the application has by now; none until it is known that all of a game's are there."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        """What each shows, by an emoji's name: a file below the folder of data."""
        self._shown: dict[str, Mapping[str, str]] = {}

    def of(self, game: str) -> Mapping[str, str]:
        """A game's signs as texts and controls show them (`<:name:id>`), by the sign's own name."""
        return self._shown.get(game, {})

    def show(self, game: str, found: Mapping[str, str]) -> None:
        """From now on these are shown."""
        self._shown[game] = dict(found)


@cache
def name_of(sign: str, file: str) -> str:
    """An emoji's name: at most 32 letters, digits and underscores; `file` lies below the folder of data."""
    shown = (DATA / "boards" / f"{TEMPLATE}.typ").read_bytes() + (DATA / file).read_bytes()
    return f"{sign}_{sha256(shown).hexdigest()[:DIGITS]}"


def sketch(file: str) -> Sketch:
    """The picture of a sign."""
    return Sketch(TEMPLATE, msgspec.json.encode({"file": f"/{file}"}), "")
