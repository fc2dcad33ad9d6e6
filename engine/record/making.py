"""A whole match that stewards play at a table of their own, kept entry by entry as the service keeps one."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from engine import lab
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire
from engine.kernel.steward import SUBSTITUTE, Steward
from engine.kernel.table import HOST, Chair
from engine.kernel.table.messages import AddWord, Begin, Join, OpenTable
from engine.match import steps
from engine.match.match_state import MatchState, StepResult


class Played(Struct, frozen=True):
    """A match, over or stopped at its limit, and its log."""

    match_state: MatchState
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
    start = steps.at_table(MatchState(game, master), HOST, opening)
    log = list(start.entries)
    for done in _begun(start, people, words):
        log += done.entries
        start = done
    now, dice = start.match_state, Dice(master)
    for move in range(limit):
        if game.result(now.state) is not None:
            break
        done = _move(now, stewards, dice, move)
        log += done.entries
        now = done.match_state
    return Played(now, tuple(log))


def opened(game: AnyGame, seats: int, options: Struct, content: str, language: str) -> OpenTable:
    """A table of this game."""
    chosen = msgspec.json.encode(options).decode()
    return OpenTable(game.name, game.version, content, seats, chosen, language)


def _begun(start: StepResult, people: int, words: Sequence[str]) -> Iterator[StepResult]:
    """People sit down and say their words; then the host begins, and stewards take the free seats."""
    now = start.match_state
    for player in range(people):
        done = steps.at_table(now, player, Join())
        yield done
        now = done.match_state
    for player, word in enumerate(words[:people]):
        done = steps.at_table(now, player, AddWord(word))
        yield done
        now = done.match_state
    yield steps.at_table(now, HOST, Begin(SUBSTITUTE))


def _move(now: MatchState, stewards: Sequence[Steward], dice: Dice, move: int) -> StepResult:
    seat, action = lab.next_play(now.game, now.state, stewards, dice, move)
    if isinstance(action, Expire):
        return steps.expired(now, action.wait)
    assert now.table is not None
    chair: Chair = now.table.chairs[seat]
    return steps.played(now, seat, chair.player, action)
