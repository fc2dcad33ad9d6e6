"""What differs between versions of Architects: a game is played to its end by the ruling it began with."""

from typing import Final, Literal

from msgspec import Struct


class Ruling(Struct, frozen=True):
    """The rules of one version where versions differ; the defaults are those of version 1.

    market    which apprentices give something for an action on the black market: those that one has at its
              end, or those that one had when the worker was placed (AW-AMB-33)
    church    what becomes of the debt where its builder is silent: it was left, or is destroyed (AW-AMB-34)
    idle      a building whose builder has nothing to choose: it asked all the same, or does not (AW-AMB-35)
    refresh   when the first apprentices of the rows leave by option: after the action of the worker that
              brings it about, or before (AW-AMB-37)
    """

    market: Literal["at_the_end", "when_placed"] = "at_the_end"
    church: Literal["left", "destroyed"] = "left"
    idle: Literal["asks", "passes"] = "asks"
    refresh: Literal["after", "before"] = "after"


RULINGS: Final = (
    Ruling(),
    Ruling(market="when_placed", church="destroyed", idle="passes", refresh="before"),
)
"""By version, the first of which is 1."""
