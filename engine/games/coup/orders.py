"""The standing order of Coup: "I pass until something concerns me".

Most windows are nothing to most seats: somebody claims a card that one neither holds nor fears, and everybody
has to pass before the game goes on. A seat may say once that it passes, until one of these happens:

    aimed   somebody aims at it, or blocks its action
    held    somebody claims, or blocks with, a card that it holds; or asks for foreign aid while it holds the
            Duke, who could stop it
    hand    its hand has become another

From then on the order is over and every question waits for the person, until they give it again. It answers
no other question. Like all orders it is sealed, and plays at the moment that is drawn for every seat alike
(docs/decisions/0006): nobody can tell such a pass from one by hand.

These functions see views, never the whole table; the import contracts hold that.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.games.coup.base import BLOCKERS, Cards
from engine.games.coup.chapters.windows import PASS
from engine.games.coup.state import WINDOWS, Deed
from engine.games.coup.view import View
from engine.kernel.dice import Dice
from engine.kernel.orders import Turn
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

Concern = Literal["aimed", "held", "hand"]


class StandingPass(Struct, frozen=True, forbid_unknown_fields=True):
    """The order as it was given: after so many actions of the game, with this hand."""

    since: int
    hand: Cards


def begun_now(view: View, seat: Seat) -> StandingPass:
    """The order as the seat may give it now; an action under way that concerns it is left out."""
    table, hand = view.table, view.table.hands[seat].value or ()
    deed = table.deed
    is_under_way = deed is not None and _concern_of(deed, seat, hand) is not None
    return StandingPass(len(table.deeds) + is_under_way, hand)


def to_json(order: StandingPass) -> str:
    """The order as the table keeps it, to be read again by `read_order`."""
    return msgspec.json.encode(order).decode()


def read_order(payload: str | None) -> StandingPass | None:
    """The order, or None where there is none, or none that can be read."""
    try:
        return None if payload is None else msgspec.json.decode(payload, type=StandingPass)
    except (msgspec.MsgspecError, UnicodeError):
        return None


def concern_since(view: View, seat: Seat, order: StandingPass) -> Concern | None:
    """Why the order is over; None while it holds."""
    table = view.table
    deeds = table.deeds if table.deed is None else (*table.deeds, table.deed)
    for deed in deeds[order.since :]:
        found = _concern_of(deed, seat, order.hand)
        if found is not None:
            return found
    return None if (table.hands[seat].value or ()) == order.hand else "hand"


def play(look: Look, payload: str, dice: Dice) -> Turn:
    """A pass where the seat is asked in a window and its order holds; None where it leaves that open."""
    order, view = read_order(payload), look.view
    if order is None or view.table.phase not in WINDOWS or concern_since(view, look.seat, order) is not None:
        return None
    offered: tuple[Any, ...] = look.ask(None)
    return PASS if PASS in offered else None


def _concern_of(deed: Deed, seat: Seat, hand: Cards) -> Concern | None:
    if deed.target == seat or (deed.seat == seat and deed.blocker is not None):
        return "aimed"
    claimed = [deed.claim] if deed.seat != seat else []
    claimed += [deed.block] if deed.blocker != seat else []
    # CO-5.1: foreign aid claims nothing, and anybody may block it.
    if deed.kind == "foreign_aid" and deed.seat != seat:
        claimed += BLOCKERS[deed.kind]
    return "held" if any(card in hand for card in claimed) else None
