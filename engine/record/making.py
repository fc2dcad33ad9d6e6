"""A whole match that stewards play at a table of their own, kept entry by entry as the service keeps one."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from engine import lab
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire
from engine.kernel.step import AnyGame
from engine.kernel.table import HOST, Chair
from engine.kernel.table.words import AddWord, Begin, Join, OpenTable
from engine.match import sitting
from engine.match.sitting import Done, Sitting
from engine.stewards.steward import Steward

KIND = "prudent"
"""The kind that the table notes for its stewards, whoever they are here."""


class Played(Struct, frozen=True):
    """A match, over or stopped at its limit, and its log."""

    sitting: Sitting
    log: tuple[Entry, ...]


def played(
    game: AnyGame,
    opening: OpenTable,
    master: bytes,
    stewards: Sequence[Steward],
    *,
    people: int = 0,
    words: Sequence[str] = (),
    limit: int = 100_000,
) -> Played:
    """The match to its end, or to `limit` moves. `master` is 16 to 48 bytes.

    The first `people` seats are noted as those of people, the host's first, whom their stewards play for;
    each adds the word of its number to the first dice.
    """
    start = sitting.at_table(Sitting(game, master), HOST, opening)
    log = list(start.entries)
    for done in _begun(start, people, words):
        log += done.entries
        start = done
    now, dice = start.sitting, Dice(master)
    for move in range(limit):
        if game.result(now.state) is not None:
            break
        done = _move(now, stewards, dice, move)
        log += done.entries
        now = done.sitting
    return Played(now, tuple(log))


def opened(game: AnyGame, seats: int, options: Struct, content: str, language: str) -> OpenTable:
    """A table of this game."""
    chosen = msgspec.json.encode(options).decode()
    return OpenTable(game.name, game.version, content, seats, chosen, language)


def _begun(start: Done, people: int, words: Sequence[str]) -> Iterator[Done]:
    """People sit down and say their words; then the host begins, and stewards take the free seats."""
    now = start.sitting
    for player in range(people):
        done = sitting.at_table(now, player, Join())
        yield done
        now = done.sitting
    for player, word in enumerate(words[:people]):
        done = sitting.at_table(now, player, AddWord(word))
        yield done
        now = done.sitting
    yield sitting.at_table(now, HOST, Begin(KIND))


def _move(now: Sitting, stewards: Sequence[Steward], dice: Dice, move: int) -> Done:
    seat, action = lab.next_play(now.game, now.state, stewards, dice, move)
    if isinstance(action, Expire):
        return sitting.expired(now, action.wait)
    assert now.table is not None
    chair: Chair = now.table.chairs[seat]
    return sitting.played(now, seat, chair.player, action)
