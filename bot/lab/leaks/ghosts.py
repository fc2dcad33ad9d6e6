"""The same match with one private offer more, of which a third seat must never notice anything.

Twins change what is marked as secret. A ghost shows what is not: numbers, rows and ids that count in secret.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.lab.leaks.comparing import Case, with_kept_answers
from bot.lab.leaks.moments import Moment, each, look
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire, PartialMove, Start
from engine.kernel.refused import Refused
from engine.kernel.sealed import is_readable
from engine.kernel.seats import Seat
from engine.kernel.table.motions import Propose
from engine.kernel.table.state import TakeBack
from engine.match import steps
from engine.stewards import random

PRIVATE: Final = "offer_deal"
"""The move that a ghost makes: it changes nothing until the other party confirms it."""


class Ghost(Struct, frozen=True):
    """Who offers what in secret, and the match right after it."""

    seat: Seat
    action: Any
    after: Moment


def ghost_cases(moments: Sequence[Moment], spot: int, dice: Dice) -> Iterator[Case]:
    """Cases for the moments from this spot on, as long as the ghost leaves the others' moves legal."""
    start = moments[spot]
    ghost = _ghost(start, dice)
    viewer = None if ghost is None else _third(start, ghost)
    if ghost is None or viewer is None:
        return
    nothing = Entry(start.entry.seq + 1, ghost.seat, None, Expire("nothing"), ())
    for one in (viewer, None):
        yield Case(Moment(start.match_state, nothing, start.match_state), ghost.after, one)
    yield from _cases_up_to_next_offer(moments[spot + 1 :], ghost, viewer)


def _cases_up_to_next_offer(moments: Sequence[Moment], ghost: Ghost, viewer: Seat) -> Iterator[Case]:
    """Up to the next offer of the same seat, whose id the ghost may have taken."""
    now = ghost.after.match_state
    for moment in moments:
        if _is_asking_back(moment, ghost):
            return
        offers_too = moment.entry.seat == ghost.seat and isinstance(moment.entry.action, type(ghost.action))
        if offers_too or isinstance(moment.entry.action, Start):
            return
        try:
            done = steps.replay_step(now, moment.entry)
        except Refused:
            return
        real = with_kept_answers(moment)
        for its_twin in map(with_kept_answers, each(now, done)):
            for one in (viewer, None):
                yield Case(real, its_twin, one)
        now = done.match_state


def _is_asking_back(moment: Moment, ghost: Ghost) -> bool:
    """Whether the ghost's seat takes its last move back: in one of the two matches that is the offer."""
    table, action = moment.match_state.table, moment.entry.action
    own = table is not None and table.chairs[ghost.seat].player == moment.entry.by
    return own and isinstance(action, Propose) and isinstance(action.motion, TakeBack)


def _ghost(moment: Moment, dice: Dice) -> Ghost | None:
    """An offer by a seat whose person is there (a steward would rise, and that is public)."""
    now = moment.match_state
    if now.table is None or now.table.status != "playing" or not now.waits:
        return None
    there = (
        seat for seat, chair in enumerate(now.table.chairs) if chair.steward is None and not chair.missed
    )
    for seat in there:
        action = _offer(moment, seat, dice)
        if action is not None:
            done = steps.move_step(now, seat, now.table.chairs[seat].player, action)
            return Ghost(seat, action, next(each(now, done)))
    return None


def _offer(moment: Moment, seat: Seat, dice: Dice) -> Any | None:
    ask = look(moment.match_state, seat).ask
    begun = (one for one in ask(None) if isinstance(one, PartialMove) and one.move == PRIVATE)
    filled = (random.complete(one, ask, dice, "ghost", turn) for one in begun for turn in range(8))
    return next((one for one in filled if one is not None), None)


def _third(moment: Moment, ghost: Ghost) -> Seat | None:
    """A seat that may know nothing of the offer; None where offers are public."""
    for seat in range(moment.seats):
        if not any(is_readable(event, seat) for event in ghost.after.entry.events):
            return seat
    return None
