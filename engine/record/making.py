"""A whole match that stewards play at a table of their own, kept entry by entry as the service keeps one."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from engine import playout
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire
from engine.kernel.steward import SUBSTITUTE, Steward
from engine.kernel.table import HOST, Chair
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import Join, OpenTable, SitSteward
from engine.kernel.table.seeds import AddWord
from engine.kernel.table.state import Player
from engine.match import steps
from engine.match.match_state import MatchState, StepResult


class Played(Struct, frozen=True):
    """A match, over or stopped at its limit, and its log."""

    match_state: MatchState
    log: tuple[Entry, ...]


def play_match(
    game: AnyGame,
    opening: OpenTable,
    master: bytes,
    stewards: Sequence[Steward],
    *,
    people: int = 0,
    words: Sequence[str] = (),
    kinds: Sequence[str] = (),
    limit: int = 100_000,
) -> Played:
    """The match to its end, or to `limit` moves. `master` is 16 to 48 bytes.

    The first `people` seats are noted as those of people, the host's first, whom their stewards play for;
    each adds the word of its number to the first dice. `kinds` says of each seat which steward sits there.
    """
    start = steps.at_table(MatchState(game, master), HOST, opening)
    log = list(start.entries)
    for done in _begin_match(start, people, words, kinds):
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


def open_table(game: AnyGame, seats: int, options: Struct, content: str, language: str) -> OpenTable:
    """A table of this game."""
    chosen = msgspec.json.encode(options).decode()
    return OpenTable(game.name, game.version, content, seats, chosen, language)


def _begin_match(
    start: StepResult, people: int, words: Sequence[str], kinds: Sequence[str]
) -> Iterator[StepResult]:
    """People sit down and say their words; stewards take the free seats, and the host begins."""
    asked: list[tuple[Player, AnyTableAction]] = [(player, Join()) for player in range(people)]
    asked += [(player, AddWord(word)) for player, word in enumerate(words[:people])]
    asked += [(HOST, SitSteward(seat, kind)) for seat, kind in enumerate(kinds) if seat >= people]
    done = start
    for player, action in (*asked, (HOST, Begin(SUBSTITUTE))):
        done = steps.at_table(done.match_state, player, action)
        yield done


def _move(now: MatchState, stewards: Sequence[Steward], dice: Dice, move: int) -> StepResult:
    seat, action = playout.next_play(now.game, now.state, stewards, dice, move)
    if isinstance(action, Expire):
        return steps.expiry_step(now, action.wait)
    assert now.table is not None
    chair: Chair = now.table.chairs[seat]
    return steps.move_step(now, seat, chair.player, action)
