"""Company at a table of Architects: four manners, each with deeds that it likes beyond what they are worth.

It looks at the table after each of its moves as the cunning does (`advantage`), but no turn further, and adds
what its manner thinks of the move:

    pious      virtue, and the steps of the cathedral
    smuggler   the black market and the tax that lies about
    jailer     other people's workers: captured, then sold to the prison
    builder    apprentices and buildings

All of them capture where a crowd stands, for that is what the game is about. The manner belongs to the seat
and is no secret: it stands beside the seat's name.
"""

from typing import Any, Final, Literal

from engine.games.architects.base import Move
from engine.games.architects.forecast import candidates, table_after, world
from engine.games.architects.state import State
from engine.games.architects.stewards.playing import advantage, is_worth_trying, prudent
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

Manner = Literal["pious", "smuggler", "jailer", "builder"]

MANNERS: Final[tuple[Manner, ...]] = ("pious", "smuggler", "jailer", "builder")

CARDS: Final = ("characters", "draft", "keep", "trim")
"""Questions about cards, which company answers as the prudent does."""


def manner_of(seat: Seat) -> Manner:
    """How company plays at this seat; the same at every table and in every game."""
    return MANNERS[seat % len(MANNERS)]


def company(look: Look, dice: Dice) -> Any | None:
    """The move with the best table after it, by the seat's manner; None where nothing is asked."""
    if not look.waits or look.view.table.phase in CARDS:
        return prudent(look, dice)
    seat, table = look.seat, world(look.view, dice, 0)

    def rate(move: Move) -> float:
        after = table_after(table, seat, move, dice)
        return advantage(after, seat) + bonus_of_manner(manner_of(seat), table, after, seat)

    moves = [move for move in candidates(look.ask) if is_worth_trying(table, move)]
    return max(moves, key=rate, default=None)


def bonus_of_manner(manner: Manner, before: State, after: State, seat: Seat) -> float:
    """What a manner adds to a move that led from one table to the other, in points."""
    was, now = before.players[seat], after.players[seat]
    match manner:
        case "pious":
            return 0.3 * (now.virtue - was.virtue) + 0.5 * (now.level - was.level)
        case "smuggler":
            in_market = sum(one == seat for one in after.market) - sum(one == seat for one in before.market)
            return 1.0 * in_market + 0.1 * max(0, before.pool - after.pool)
        case "jailer":
            # A captive is worth something to everybody; the jailer likes to see them behind bars. Without a
            # most for each visit it captured to sell and seldom won (docs/notebook/stewards.md).
            return min(1.5, 0.3 * max(0, sum(was.held) - sum(now.held)))
        case "builder":
            return 1.0 * (len(now.built) - len(was.built)) + 0.4 * (len(now.crew) - len(was.crew))
