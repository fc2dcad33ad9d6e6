"""What the log tells one after the other, put together: a battle and what is swept away, with the tokens."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from engine.games.rokugan.chapters.battles import BattleFought
from engine.games.rokugan.chapters.resolution import BluffsReturned, Out, TokensOut, TokensTurned, Turned
from engine.kernel.seats import Seat


class Battle(Struct, frozen=True):
    """`tokens` fight for the province; Lion's bluff among them is one that defends.

    `seat` attacked best, `target` held it; by these names the chronicle finds whom it is about.
    """

    fought: BattleFought
    tokens: tuple[Turned, ...]
    seat: Seat
    target: Seat | None


class Gone(Struct, frozen=True):
    """Tokens that leave the board together: bluffs, or why they are out; of those in `bare` the blessings."""

    why: Out | Literal["bluff"]
    tokens: tuple[Turned, ...]
    bare: tuple[Turned, ...] = ()


def join_events(events: Sequence[Any]) -> Iterator[Any]:
    """The events; those that name tokens by number alone with the tokens."""
    lying: dict[int, Turned] = {}
    for event in events:
        match event:
            case TokensTurned(tokens):
                lying = {one.number: one for one in tokens}
                yield event
            case BattleFought():
                yield _battle(event, tuple(lying.values()))
            case BluffsReturned(numbers) if lying:
                yield Gone("bluff", _take_tokens(lying, numbers))
            case TokensOut(numbers, bare, why) if lying:
                blessed = tuple(lying[one] for one in bare if one in lying)
                yield Gone(why, _take_tokens(lying, numbers), blessed)
            case _:
                yield event


def _take_tokens(lying: dict[int, Turned], numbers: tuple[int, ...]) -> tuple[Turned, ...]:
    return tuple(lying.pop(one) for one in numbers if one in lying)


def _battle(fought: BattleFought, lying: tuple[Turned, ...]) -> Battle:
    there = tuple(one for one in lying if one.province == fought.province)
    best = max(fought.attackers, key=lambda side: side.total)
    seat = best.seat if fought.candidate is None else fought.candidate
    return Battle(fought, there, seat, fought.holder)
