"""A player to measure the others against: it claims whatever helps, and never doubts anybody."""

from typing import Any, Final

from engine.games.coup.chapters.actions import Coup, Tax
from engine.games.coup.chapters.proofs import Prove
from engine.games.coup.chapters.windows import Block, Challenge
from engine.games.coup.stewards.odds import rivals
from engine.kernel.dice import Dice
from engine.kernel.steward import Look

LIKED: Final = (Prove, Coup, Tax, Block)


def liar(look: Look, dice: Dice) -> Any | None:
    """A coup on the strongest where it can be paid, else the Duke; every block; never a challenge."""
    if not any(wait.must for wait in look.waits):
        return None
    moves = tuple(move for move in look.ask(None) if not isinstance(move, Challenge))
    strongest = rivals(look.view, look.seat)[0]
    for kind in LIKED:
        for move in reversed(moves):
            if isinstance(move, kind) and getattr(move, "target", strongest) == strongest:
                return move
    return moves[0] if moves else None
