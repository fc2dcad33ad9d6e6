"""The colours that all boards have alike, from the file that data/boards/kit.typ reads, too."""

from importlib.resources import files
from typing import Final

import msgspec


class Colours(msgspec.Struct, frozen=True):
    """Each as `#rrggbb` by its name; the `hues` are the resources'."""

    grounds: dict[str, str]
    hues: dict[str, str]


COLOURS: Final = msgspec.json.decode(
    (files("data") / "boards" / "colours.json").read_bytes(), type=Colours, strict=True
)
HUES: Final = COLOURS.hues
INK: Final = COLOURS.grounds["ink"]
CARD: Final = COLOURS.grounds["card"]
EDGE: Final = COLOURS.grounds["edge"]
GROOVE: Final = COLOURS.grounds["groove"]
PAPER: Final = COLOURS.grounds["paper"]
LIGHT: Final = COLOURS.grounds["light"]
MUTED: Final = COLOURS.grounds["muted"]
GOLD: Final = COLOURS.grounds["gold"]
ALARM: Final = COLOURS.grounds["alarm"]
GOOD: Final = COLOURS.grounds["good"]
BAD: Final = COLOURS.grounds["bad"]


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` 0 is the first, 1 the other."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(low + (high - low) * share):02x}" for low, high in pairs)
