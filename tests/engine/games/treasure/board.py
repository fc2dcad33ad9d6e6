"""Positions in the scenarios' notation: "FD: A B C; island: G", letters for seats in alphabetical order."""

import re
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.games.treasure import game
from engine.games.treasure.base import GameOver, Options
from engine.games.treasure.chapters.day import Done
from engine.games.treasure.chapters.night import Vote
from engine.games.treasure.state import Member, Spot, State, head_of, score, ship_of, spot, titles_of
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire
from engine.kernel.refused import Refused
from engine.kernel.sealed import seal
from engine.kernel.seats import CLOCK
from engine.kernel.step import take
from engine.kernel.waits import wait_of

GAME = game()
SPOTS = {"FD": "fd", "JR": "jr", "island": "island"}
TEAMS = {"E": "english", "F": "french", "D": "dutch"}
HOLDS = "FD E1 F0, JR E0 F1, island E1 F1"


class Board(Struct, frozen=True):
    """A position, the names of its seats, the events of the last move, and the seed of its chance."""

    state: State
    names: str
    seed: bytes
    events: tuple[Any, ...] = ()

    def do(self, name: str, *actions: Any) -> "Board":
        """This seat's actions, one after another."""
        board = self
        for action in actions:
            board = board._take(board.seat(name), action)
        return board

    def why_not(self, name: str, action: Any) -> str:
        """The refusal's code."""
        try:
            self._take(self.seat(name), action)
        except Refused as refused:
            return refused.why.code
        return "allowed"

    def dusk(self) -> "Board":
        """Everybody else says `done`."""
        board, happened = self, list[Any]()
        for seat, member in enumerate(self.state.members):
            if not (member.acted or member.done or member.left):
                board = board._take(seat, Done())
                happened += board.events
        return replace(board, events=tuple(happened))

    def votes(self, text: str, order: int = 0) -> "Board":
        """ "A charge, B fire": votes on one order, in this sequence."""
        board, happened = self, list[Any]()
        for name, value in (vote.split() for vote in text.split(", ")):
            board = board.do(name, Vote(order, value))  # type: ignore[arg-type]
            happened += board.events
        return replace(board, events=tuple(happened))

    def silence(self, ask: str = "") -> "Board":
        """The deadline of all waits that are open now, or of those that ask this."""
        board, happened = self, list[Any]()
        for wait in GAME.waits(self.state):
            if wait.ask.startswith(ask) and wait_of(GAME.waits(board.state), wait.id):
                board = board._take(CLOCK, Expire(wait.id))
                happened += board.events
        return replace(board, events=tuple(happened))

    def do_clock(self, wait: str) -> "Board":
        """The deadline of one wait."""
        return self._take(CLOCK, Expire(wait))

    def at(self, place: str) -> str:
        """The queue there: "A B C"."""
        return " ".join(self.names[seat] for seat in spot(self.state, SPOTS[place]).queue)  # type: ignore[arg-type]

    def holds(self, place: str) -> str:
        """Its treasures: "E1 F0"."""
        at = spot(self.state, SPOTS[place])  # type: ignore[arg-type]
        return f"E{at.english} F{at.french}"

    def score(self) -> tuple[int, int]:
        """English and French treasures."""
        return score(self.state)

    def asked(self, ask: str = "") -> str:
        """Names of the seats that are asked this."""
        waits = (wait for wait in GAME.waits(self.state) if wait.ask.startswith(ask))
        return " ".join(self.names[wait.seat] for wait in waits)

    def titles(self, name: str) -> tuple[str, ...]:
        """The titles of this moment."""
        return titles_of(self.state, self.seat(name))

    def captain(self, place: str) -> str:
        """The name of the captain or governor."""
        seat = head_of(self.state, SPOTS[place])  # type: ignore[arg-type]
        return "" if seat is None else self.names[seat]

    def afloat(self, name: str) -> bool:
        """Whether the seat is on neither ship nor island."""
        seat = self.seat(name)
        return ship_of(self.state, seat) is None and seat not in spot(self.state, "island").queue

    def happened(self, kind: type) -> list[Any]:
        """The last move's events of this kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def winners(self) -> str:
        """Who won: "A B", or "nobody"."""
        over = self.state.over
        assert isinstance(over, GameOver)
        return " ".join(self.names[seat] for seat in over.winners) or "nobody"

    def seat(self, name: str) -> int:
        """The seat behind a letter."""
        return self.names.index(name)

    def _take(self, seat: int, action: Any) -> "Board":
        step = take(GAME, self.state, seat, action, lambda _: Dice(self.seed))
        return replace(self, state=step.state, events=step.events)


def board(
    queues: str,
    holds: str = "",
    *,
    teams: str = "",
    spanish: int = 4,
    round: int = 1,
    seed: int = 0,
    **options: Any,
) -> Board:
    """A day's morning. Seats without a team are English; holds not named are the scenarios' own."""
    rows = dict(_row(part) for part in queues.split("; "))
    names = "".join(sorted(name for row in rows.values() for name in row))
    state = State(
        Options(**options),
        tuple(Member(seal(_team(name, teams), seat), seal(0, seat)) for seat, name in enumerate(names)),  # type: ignore[arg-type]
        tuple(_spot(place, rows.get(place, []), names, f"{holds}, {HOLDS}") for place in SPOTS),
        spanish,
        round,
        "day",
    )
    return Board(state, names, seed.to_bytes(16, "big"))


def _row(part: str) -> tuple[str, list[str]]:
    place, _, names = part.partition(":")
    return place, names.split()


def _team(name: str, teams: str) -> str:
    found = re.search(rf"([EFD]):[^;]*\b{name}\b", teams)
    return TEAMS[found.group(1)] if found else "english"


def _spot(place: str, row: list[str], names: str, holds: str) -> Spot:
    found = re.search(rf"{place} E(\d) F(\d)", holds)
    assert found is not None
    return Spot(tuple(names.index(name) for name in row), int(found.group(1)), int(found.group(2)))
