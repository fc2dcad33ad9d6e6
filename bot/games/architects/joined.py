"""Goods that come or go together, told in one line: a stall of the market took four."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from engine.games.architects.chapters.goods import GoodsGained, GoodsPaid
from engine.games.architects.names import Good
from engine.kernel.seats import Seat


class Goods(Struct, frozen=True):
    """What a seat gains, or pays, one after the other."""

    seat: Seat
    paid: bool
    row: tuple[tuple[Good, int], ...]


def join_events(events: Sequence[Any]) -> Iterator[Any]:
    """The events; goods of one seat that follow one another as one."""
    for _, some in groupby(events, key=_alike):
        run = list(some)
        yield from (_together(run),) if len(run) > 1 and _alike(run[0]) else run


def _alike(event: Any) -> tuple[Any, ...]:
    """What goods that are told together share; () for another event."""
    return (type(event), event.seat) if isinstance(event, GoodsGained | GoodsPaid) else ()


def _together(run: Sequence[Any]) -> Goods:
    row = tuple((one.good, one.count) for one in run)
    return Goods(run[0].seat, isinstance(run[0], GoodsPaid), row)
