"""A whole match that stewards play at a table of their own, kept entry by entry as the service keeps one."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from engine import playout
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire
from engine.kernel.steward import SUBSTITUTE, Steward
from engine.kernel.table import HOST
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import Join, OpenTable, SitSteward
from engine.kernel.table.seeds import AddWord
from engine.kernel.table.state import Player
from engine.match import steps
from engine.match.match_state import MatchState


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
    seen: tuple[str, ...] = (),
) -> Played:
    """The match to its end, or to `limit` moves. `master` is 16 to 48 bytes.

    The first `people` seats are noted as those of people, the host's first, whom their stewards play for;
    each adds the word of its number to the first dice. `kinds` says of each seat which steward sits there,
    `seen` what the table was shown by its last match.
    """
    done = steps.table_step(MatchState(game, master), HOST, opening)
    log = list(done.entries)
    # People sit down and say their words; stewards take the free seats, and the host begins.
    asked: list[tuple[Player, AnyTableAction]] = [(player, Join()) for player in range(people)]
    asked += [(player, AddWord(word)) for player, word in enumerate(words[:people])]
    asked += [(HOST, SitSteward(seat, kind)) for seat, kind in enumerate(kinds) if seat >= people]
    for player, table_action in (*asked, (HOST, Begin(SUBSTITUTE, seen))):
        done = steps.table_step(done.match_state, player, table_action)
        log += done.entries
    # Then stewards play every seat, until the game has a result.
    now, dice = done.match_state, Dice(master)
    for move in range(limit):
        if game.result(now.state) is not None:
            break
        seat, action = playout.next_play(game, now.state, stewards, dice, move)
        if isinstance(action, Expire):
            done = steps.expiry_step(now, action.wait)
        else:
            assert now.table is not None
            done = steps.move_step(now, seat, now.table.chairs[seat].player, action)
        log += done.entries
        now = done.match_state
    return Played(now, tuple(log))


def open_table(game: AnyGame, seats: int, options: Struct, content: str, language: str) -> OpenTable:
    """The action that opens a table of this game, with a content of this version."""
    chosen = msgspec.json.encode(options).decode()
    return OpenTable(game.name, game.version, content, seats, chosen, language)
