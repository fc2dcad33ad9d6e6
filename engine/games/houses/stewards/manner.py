"""How a house of plain sense plays: the few numbers that are its own, so that others can be searched."""

from typing import Final

from msgspec import Struct


class Manner(Struct, frozen=True):
    """
    stake   how much it makes of what an answer is worth to it
    coin    how much it makes of a coin
    use     what a point of power is worth in each phase to come, for its votes, in points
    lead    how much it makes of leading
    buys    points that a deal must bring before it offers it
    sells   points that an offer must bring before it confirms it
    most    the most power it puts on a vote
    """

    stake: float = 1.0
    coin: float = 1.0
    use: float = 0.03
    lead: float = 1.0
    buys: float = 0.1
    sells: float = 0.1
    most: int = 99


MANNER: Final = Manner()
