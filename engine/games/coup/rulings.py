"""What differs between versions of Coup: a game is played to its end by the ruling it began with."""

from typing import Final, Literal

from msgspec import Struct


class Ruling(Struct, frozen=True):
    """The rules of one version where versions differ; the defaults are those of version 1.

    reconsidered   a block that is not out yet, when the time to reconsider it runs out: it was taken for a
                   pass, or it stands unless the action fails (CO-R12)
    """

    reconsidered: Literal["passes", "stands"] = "passes"


RULINGS: Final = (Ruling(), Ruling(reconsidered="stands"))
"""By version, the first of which is 1."""
