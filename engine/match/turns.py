"""Who moves for a house without its person: its standing orders first, then a steward (HO-R20).

There are three occasions. `next_steward_move` is asked again and again after every move, for the seats that
stewards play and for orders that wait for no silence. `orders_move` plays a silent person's orders at a
moment drawn before the deadline. `deadline_move` is the answer at the deadline itself, by the seat's steward
or one for a silent person; where it gives None, the wait's default happens.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.orders import Silence, Turn
from engine.kernel.refused import Refused
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.steward import SUBSTITUTE, Steward
from engine.kernel.table import Table, orders_of
from engine.kernel.waits import wait_of
from engine.match import steps
from engine.match.live import LiveMatch
from engine.match.match_state import StepResult

STEWARD_MOVES: Final = 4_000
"""More steward moves in a row than any table needs; past it their waits run out instead.

Six stewards who end a game of Coup by themselves, every window of every claim asked, need 140 to some 400.
"""

ORDERS_MOVES: Final = 12
"""More moves than a turn by orders, or at a deadline, needs: answers to offers, then a ballot."""

DICE_BYTES: Final = 16
"""Bytes of a steward's own chance."""

Entropy = Callable[[int], bytes]
"""So many bytes that nobody can foresee."""

Roster = Callable[[AnyGame, str], Steward]
"""The steward of a game and a kind."""


def next_steward_move(live: LiveMatch, roster: Roster, entropy: Entropy) -> StepResult | None:
    """One steward's move, one of orders that don't wait, or the end of a wait that a steward leaves
    unanswered; None when all is done.

    At a table whose people are all away stewards move at the deadlines alone, or who comes back after a few
    days would find the whole match over.
    """
    if live.match_state.state is None or live.table.status != "playing" or is_deserted(live.table):
        return None
    prompt = _prompt_orders_move(live, entropy)
    if prompt is not None:
        return prompt
    people = live.people_awaited()
    for seat, chair in enumerate(live.table.chairs):
        if chair.steward is not None:
            done = _steward_move(live, seat, chair.steward, roster, entropy, people)
            if done is not None:
                return done
    # A steward may be waiting for people; when nobody else is awaited its silence is its answer.
    if people:
        return None
    for wait in live.match_state.waits:
        if wait.must and wait.seat != CLOCK and live.table.chairs[wait.seat].steward:
            return steps.expiry_step(live.match_state, wait.id)
    return None


def _prompt_orders_move(live: LiveMatch, entropy: Entropy) -> StepResult | None:
    """The move of a person who wants their orders to play as soon as they are asked; None for nobody's."""
    is_prompt = live.match_state.game.prompt
    if is_prompt is None:
        return None
    for wait in live.match_state.waits:
        if wait.seat == CLOCK or live.table.chairs[wait.seat].steward is not None:
            continue
        payload = orders_of(live.table, wait.seat)
        if payload is not None and is_prompt(live.look(wait.seat, ()), payload):
            # A move back that is asked for comes first: the orders play when that is settled.
            with suppress(Refused):
                return orders_move(live, wait.id, entropy)
    return None


def is_deserted(table: Table) -> bool:
    """Whether people have sat here, and those who did are gone or have a steward sitting in for them."""
    people = (chair for chair in table.chairs if chair.player is not None)
    return table.peopled and all(chair.steward is not None for chair in people)


def deadline_move(live: LiveMatch, wait: str, roster: Roster, entropy: Entropy) -> StepResult | None:
    """The move when this wait's time is up: by the seat's steward, or one for a silent person; or None.

    It may be one of several before the question is answered. The last of them, which answers it, tells that
    the person has missed the deadline, so that one deadline is missed once (HO-R20).
    """
    question = wait_of(live.match_state.waits, wait)
    if question is None:
        return None
    own = None if question.seat == CLOCK else live.table.chairs[question.seat].steward
    kind = own or (SUBSTITUTE if question.steward else None)
    return None if kind is None else _steward_move(live, question.seat, kind, roster, entropy, missed=wait)


def orders_move(live: LiveMatch, wait: str, entropy: Entropy) -> StepResult | None:
    """The move by which the orders of a silent house answer this question; None where they have none.

    It counts as its person's own, so that nothing that follows from silence tells the two apart. Refused as
    theirs would be (undo_pending). A steward follows them in its own time, like every steward.
    """
    question = wait_of(live.match_state.waits, wait)
    if question is None or question.seat == CLOCK or live.table.status != "playing":
        return None
    chair = live.table.chairs[question.seat]
    if chair.steward is not None:
        return None
    action = _turn_by_orders(live, question.seat, (), Dice(entropy(DICE_BYTES)))
    if action is None or isinstance(action, Silence):
        return None
    return steps.move_step(live.match_state, question.seat, chair.player, action, ordered=True)


def _steward_move(
    live: LiveMatch,
    seat: Seat,
    kind: str,
    roster: Roster,
    entropy: Entropy,
    people: tuple[Seat, ...] = (),
    *,
    missed: str | None = None,
) -> StepResult | None:
    """The move that this kind of steward makes for the seat, by the seat's orders first; None for silence.

    `people` are the seats for which it may wait. `missed` is the question whose deadline has come.
    """
    dice = Dice(entropy(DICE_BYTES))
    action = _turn_by_orders(live, seat, people, dice)
    if isinstance(action, Silence):
        return None
    is_ordered = action is not None
    if not is_ordered:
        is_late = missed is not None and live.table.chairs[seat].steward is None
        look = replace(live.look(seat, people), is_late=is_late)
        action = roster(live.match_state.game, kind)(look, dice)
    if action is None:
        return None
    done = steps.move_step(live.match_state, seat, None, action, ordered=is_ordered)
    if missed is None or wait_of(done.match_state.waits, missed) is not None:
        return done
    return steps.move_step(live.match_state, seat, None, action, late=True, ordered=is_ordered)


def _turn_by_orders(live: LiveMatch, seat: Seat, people: tuple[Seat, ...], dice: Dice) -> Turn:
    """The word of the seat's orders on this moment; None where it has none."""
    payload, play = orders_of(live.table, seat), live.match_state.game.orders
    if payload is None or play is None or live.match_state.state is None:
        return None
    return play(live.look(seat, people), payload, dice)
