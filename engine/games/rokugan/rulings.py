"""What differs between versions of Rokugan: a game is played to its end by the ruling it began with."""

from typing import Final, Literal

from msgspec import Struct


class Ruling(Struct, frozen=True):
    """The rules of one version where versions differ; the defaults are those of version 1.

    raiders   how a burnt province names who raided it: once for each raid, or once for each seat (BR-RAID-4)
    """

    raiders: Literal["by_raid", "by_seat"] = "by_raid"


RULINGS: Final = (Ruling(), Ruling(raiders="by_seat"))
"""By version, the first of which is 1."""
