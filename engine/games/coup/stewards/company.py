"""Company at a table of Coup: four manners, each the trained way of playing with a leaning of its own.

The cunning steward draws a move by chances that it learned in play, so it lies and doubts about as often as a
good player does. Company draws by the same chances, leaned to one side by its manner:

    bold      claims what it has not, more readily
    wary      doubts the claims of others, more readily, and claims less that is false
    patient   takes what nobody can refuse and saves for a coup, lies and doubts seldom
    grudging  aims at whoever challenged it, and doubts them

A manner belongs to a seat and is no secret: it stands beside the seat's name. So people learn what to expect
of whom, and one manner is played against in another way than the next.

Who learned against itself is in no hurry: five of the cunning take 108 turns, since cards are exchanged and
nearly every strike is stopped by a Contessa that nobody has. People at a table dare more. So company leans to
what brings coins or costs a rival a card (`HASTE`), and leaves false blocks to the bold (`is_idle_block`).
Nobody claims what all but one copy lies open of (`is_plain_lie`): hurried on, who was down to one card would
claim the Duke whose last copy a rival held, and half of all challenges were calls of that kind.
"""

from typing import Any, Final, Literal

from engine.games.coup.base import CLAIM, Character
from engine.games.coup.chapters.actions import (
    KIND,
    Assassinate,
    Coup,
    Exchange,
    ForeignAid,
    Income,
    Steal,
    Tax,
)
from engine.games.coup.chapters.windows import Block, Challenge, Pass
from engine.games.coup.stewards.cunning import draw_move, move_odds, moves_to_answer, sensible
from engine.games.coup.stewards.odds import COPIES, open_claim, own_cards
from engine.games.coup.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

Manner = Literal["bold", "wary", "patient", "grudging"]

MANNERS: Final[tuple[Manner, ...]] = ("bold", "wary", "patient", "grudging")

MORE: Final = 2.5
"""So much likelier than learned is a move that suits the manner; one against it is as much less likely.

What a manner is known by is leaned two or three times over: the learned chances are often near none or all.
"""

HASTE: Final[dict[type, float]] = {
    Exchange: 0.05,
    Income: 0.12,
    ForeignAid: 0.4,
    Steal: 0.3,
    Tax: 1.5,
    Assassinate: 5.0,
    Challenge: 0.12,
}
"""How much likelier than learned each move is at every seat (what was tried: docs/notebook/evenings.md)."""

REPEATS: Final = 2
"""So often in a row an action may be blocked before it is not tried again while another is left."""


def manner_of(seat: Seat) -> Manner:
    """How company plays at this seat; the same at every table and in every game."""
    return MANNERS[seat % len(MANNERS)]


def company(look: Look, dice: Dice) -> Any | None:
    """A move drawn by the learned chances, leaned by the seat's manner; None where it need not answer."""
    view, seat = look.view, look.seat
    moves = sensible(view, seat, moves_to_answer(look))
    fresh = tuple(
        move
        for move in moves
        if not _is_refused_again(view, seat, move)
        and not is_idle_block(view, seat, move)
        and not is_plain_lie(view, seat, move)
    )
    return draw_move(look, fresh or moves, dice, leaned_odds)


def leaned_odds(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The learned chance of each move, leaned to haste and the seat's manner; their sum need not be one."""
    learned = zip(move_odds(view, seat, moves), moves, strict=True)
    return tuple(
        chance * HASTE.get(type(move), 1.0) * manner_weight(view, seat, move) for chance, move in learned
    )


def manner_weight(view: View, seat: Seat, move: Any) -> float:
    """How much likelier than learned the seat's manner makes this move; 1 where it has no leaning."""
    grudge = grudge_against(view, seat)
    match manner_of(seat), move:
        case "bold", _ if is_bluff(view, seat, move):
            return MORE**2
        case "wary", Challenge():
            return MORE**3
        case "wary", _ if is_bluff(view, seat, move):
            return 1 / MORE
        case "patient", Coup() | Income() | Tax() | Pass() if not is_bluff(view, seat, move):
            return MORE
        case "patient", Challenge():
            return 1 / MORE
        case "patient", _ if is_bluff(view, seat, move):
            return 1 / MORE**3
        case "grudging", Challenge() if grudge is not None and _is_claim_of(view, grudge):
            return MORE
        case "grudging", _ if grudge is not None and getattr(move, "target", None) == grudge:
            return MORE * MORE
    return 1.0


def _is_refused_again(view: View, seat: Seat, move: Any) -> bool:
    """Whether this kind of action was blocked each of the last REPEATS times that the seat took it."""
    kind = KIND.get(type(move))
    blocks = [one.blocker is not None for one in view.table.deeds if one.seat == seat and one.kind == kind]
    return len(blocks) >= REPEATS and all(blocks[-REPEATS:])


def is_idle_block(view: View, seat: Seat, move: Any) -> bool:
    """Whether this is a false block by a seat that is not bold; its last card is saved by any lie."""
    false = isinstance(move, Block) and is_bluff(view, seat, move)
    return false and manner_of(seat) != "bold" and view.cards[seat] > 1


def is_plain_lie(view: View, seat: Seat, move: Any) -> bool:
    """Whether this move claims a character that the seat lacks and of which all copies but one lie open.

    Whoever holds that one calls the claim for certain.
    """
    claim = claim_of(move)
    return is_bluff(view, seat, move) and sum(lost.count(claim) for lost in view.table.lost) >= COPIES - 1


def is_bluff(view: View, seat: Seat, move: Any) -> bool:
    """Whether this move claims a character that the seat does not hold (CO-4)."""
    claim = claim_of(move)
    return claim is not None and claim not in own_cards(view, seat)


def claim_of(move: Any) -> Character | None:
    """The character that this action or block claims; None where it claims none."""
    if isinstance(move, Block):
        return move.character
    kind = KIND.get(type(move))
    return None if kind is None else CLAIM.get(kind)


def _is_claim_of(view: View, seat: Seat) -> bool:
    """Whether the claim that may be challenged now is this seat's."""
    claim = open_claim(view.table)
    return claim is not None and claim[0] == seat


def grudge_against(view: View, seat: Seat) -> Seat | None:
    """Who challenged this seat last and is still in the game; None where nobody did."""
    living = view.table.living
    doubters = [call.seat for call in view.table.calls if call.claimant == seat and call.seat in living]
    return doubters[-1] if doubters else None
