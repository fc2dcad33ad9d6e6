"""Signs of games as emoji of the application: how each is named and drawn, and which may be shown.

An emoji's name ends in a digest of what it shows, so that one that stays as it was is never sent again.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from bot.pictures.gallery import DATA
from bot.render.panel import Sketch

DIGITS: Final = 6


class Sign(Struct, frozen=True):
    """What a sign shows: a file below the folder of data, drawn by a template, with a mark that it knows."""

    file: str
    template: str = "emoji"
    mark: str = ""


class OwnEmoji:
    """The emoji that the application has by now; none until it is known that all of a game's are there."""

    def __init__(self) -> None:
        self.signs: dict[str, Sign] = {}
        """What each shows, by an emoji's name."""
        self._shown: dict[str, Mapping[str, str]] = {}

    def of(self, game: str) -> Mapping[str, str]:
        """A game's signs as texts and controls show them (`<:name:id>`), by the sign's own name."""
        return self._shown.get(game, {})

    def show(self, game: str, found: Mapping[str, str]) -> None:
        """From now on these are shown."""
        self._shown[game] = dict(found)


@cache
def name_of(name: str, sign: Sign) -> str:
    """The name of the emoji that shows this sign: at most 32 letters, digits and underscores."""
    template = (DATA / "boards" / f"{sign.template}.typ").read_bytes()
    shown = template + (DATA / sign.file).read_bytes() + sign.mark.encode()
    return f"{name}_{sha256(shown).hexdigest()[:DIGITS]}"


def sketch(sign: Sign) -> Sketch:
    """The picture of a sign."""
    return Sketch(sign.template, msgspec.json.encode({"file": f"/{sign.file}", "mark": sign.mark}), "")
