"""Records a match for each way in which a match or a generation can end; `python -m tests.recorded.make`.

Only when the rules of a game have changed on purpose, and its version with them.
"""

import gzip
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct

from engine import games
from engine.entries import Entry
from engine.games.coup.events import Ending as CoupEnding
from engine.games.coup.moves import Resign
from engine.games.houses.content import End
from engine.games.houses.events import KingFell
from engine.games.houses.standing import Ending
from engine.games.treasure.events import Why
from engine.kernel.dice import Dice
from engine.record import Line, exported
from engine.record.making import Played, opened, played
from engine.stewards import random
from engine.stewards.registry import steward_for
from engine.stewards.steward import Look, Steward
from tests.engine.games.houses import small

HERE = Path(__file__).parent
CONTENT = "small"
GAMES = games.table(small.content())
WORDS = ("مهر", "a word")
TRIES = 3000


class Case(Struct, frozen=True):
    """A way to end: `end` is a match's, or with `king` that of its one generation.

    `roster` plays seat by seat and then anew.
    """

    game: str
    end: str
    seats: int
    options: dict[str, Any]
    roster: Sequence[Steward]
    king: bool = False

    def fits(self, made: Played) -> bool:
        """Whether the match ended so."""
        return falls(made.log) == [self.end] if self.king else why(made) == self.end


def why(played_: Played) -> str | None:
    """The code of the match's end."""
    result = played_.sitting.game.result(played_.sitting.state)
    return result.why if result else None


def falls(entries: Sequence[Entry | Line]) -> list[str]:
    """How each king of a campaign fell."""
    events = (event for entry in entries for event in entry.events)
    return [event.end for event in events if isinstance(event, KingFell)]


def leaver(look: Look, dice: Dice) -> Any | None:
    """Coup: leaves as soon as it may."""
    table = look.view.table
    return Resign() if look.seat in table.living and look.seat not in table.leaving else None


def cases() -> tuple[Case, ...]:
    """One for each end that a game names."""
    return (*_houses(), *_coup(), *_treasure())


def record(case: Case) -> bytes:
    """The first match, by the number of its seed, that ended so."""
    for number in range(TRIES):
        made = _match(case, number)
        if case.fits(made):
            return b"".join(row + b"\n" for row in exported(made.sitting, made.log, "all"))
    raise LookupError(case.end)


def file(case: Case) -> Path:
    """Where the case is kept."""
    return HERE / f"{case.game}-{case.end}.jsonl.gz"


def _match(case: Case, number: int) -> Played:
    game = GAMES[case.game]
    opening = opened(game, case.seats, msgspec.convert(case.options, game.options), CONTENT, "fa")
    roster = [case.roster[seat % len(case.roster)] for seat in range(case.seats)]
    master = number.to_bytes(32, "big")
    return played(game, opening, master, roster, people=2, words=WORDS, limit=6_000)


def _houses() -> tuple[Case, ...]:
    """A generation's ends, with a table of each size; and the campaign's."""
    mixed = (steward_for("houses", "prudent"), random.choose, steward_for("houses", "prudent"))
    seats = dict(zip(get_args(End), (5, 4, 3), strict=True))
    kings = (Case("houses", end, seats[end], {"generations": 1}, mixed, True) for end in get_args(End))
    return (*kings, *(Case("houses", end, 5, {"generations": 3}, mixed) for end in get_args(Ending)))


def _coup() -> tuple[Case, ...]:
    ways: dict[str, tuple[dict[str, Any], Steward]] = {
        "last_standing": ({}, steward_for("coup", "cunning")),
        "deserted": ({}, leaver),
        "turn_cap": ({"max_turns": 6}, steward_for("coup", "prudent")),
    }
    return tuple(Case("coup", end, 4, ways[end][0], (ways[end][1],)) for end in get_args(CoupEnding))


def _treasure() -> tuple[Case, ...]:
    mixed = (steward_for("treasure", "prudent"), random.when_asked, random.when_asked)
    ties = {"lot": "random_team", "dutch_tie": "dutch"}
    return tuple(
        Case("treasure", end, 7, {"rounds": 4, "tie_no_governor": ties.get(end, "draw")}, mixed)
        for end in get_args(Why)
    )


if __name__ == "__main__":
    for case in cases():
        file(case).write_bytes(gzip.compress(record(case), mtime=0))
