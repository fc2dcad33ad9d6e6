"""What company says at a table of Treasure Island: its word before a vote, and a line to what befalls it.

The manners and the words given are those of engine/games/treasure/stewards/company.py, and manners stand in
the seats' names. A remark is made from public events alone, those of one telling (a day, a night, an
entry), and put behind the event that it is about. Which line it is goes by the round, so that every reader
and every replay read the same; where the events leave out how their round began nothing is said. A steward
who sits in for a person says nothing in their name.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from bot.render.reader_scene import ReaderScene
from bot.render.rolls import number_of
from bot.ui.generic.company import line_of
from engine.games.treasure.base import GameOver, Value
from engine.games.treasure.chapters.dawn import AttackTally, CaptainDeposed
from engine.games.treasure.chapters.day import Marooned, MutinyDeclared
from engine.games.treasure.chapters.night import NightEnded, NightStarted, VoteOpened
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.stewards.company import manner_of, words_given
from engine.kernel.seats import Seat

Occasion = Literal["rise", "ashore", "deposed", "won", "lost", "end"] | Value

VARIANTS: Final = 2
"""How many lines each manner has for an occasion."""


class Remark(Struct, frozen=True):
    """What a seat would say if company sits there; by the name `seat` the chronicle finds whom it is of."""

    seat: Seat
    occasion: Occasion
    variant: int


def with_remarks(events: Sequence[Any]) -> Iterator[Any]:
    """The events, behind each what company may say to it; nothing before a round begins, but to the end."""
    round, captains = 0, dict[int, Seat]()
    for event in events:
        yield event
        match event:
            case DayStarted(round=number) | NightStarted(round=number) | NightEnded(round=number):
                round = number
            case GameOver(winners=(first, *_)):
                # There is one end, so its line needs no round.
                yield _remark(first, "end", 0)
            case _ if not round:
                pass
            case VoteOpened(order=order, kind=kind, place=place, head=head, voters=voters):
                captains[order] = head
                for word in words_given(round, kind, place, head, voters):
                    yield _remark(word.seat, word.value, round)
            case MutinyDeclared(seat=seat):
                yield _remark(seat, "rise", round)
            case Marooned(target=seat):
                yield _remark(seat, "ashore", round)
            case CaptainDeposed(seat=seat):
                yield _remark(seat, "deposed", round)
            case AttackTally(order=order, succeeded=succeeded) if order in captains:
                yield _remark(captains[order], "won" if succeeded else "lost", round)


def describe(scene: ReaderScene, remark: Remark) -> str:
    """The line with who says it; "" where a person sits, or the host has silenced company."""
    return line_of(scene, remark.seat, f"{manner_of(remark.seat)}-{remark.occasion}-{remark.variant}")


def _remark(seat: Seat, occasion: Occasion, round: int) -> Remark:
    """What this seat says in this round: on the next occasion in the round after it another line."""
    first = number_of(b"sea-remarks", (seat, occasion), 4)
    return Remark(seat, occasion, 1 + (first + round) % VARIANTS)
