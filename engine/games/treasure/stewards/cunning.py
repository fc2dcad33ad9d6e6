"""Cunning, a steward for Treasure Island: it reads teams from deeds and counts, and acts on them.

By day it has a list of wishes, the most wanted first, and takes the first that is legal; where prudent only
looks at holds, its wishes depend on who is likely friend or foe (`odds.py`). It knows from failed counts what
must fail again (`lessons.py`).
"""

from typing import Any

from engine.games.treasure.base import Action, Ship, Side
from engine.games.treasure.chapters.day import Board, Conflict, Done, Land, Maroon, Shift
from engine.games.treasure.chapters.ending import is_last_round
from engine.games.treasure.chapters.night import Vote
from engine.games.treasure.state import SHIPS, SIDES, head_of, opposite, ship_of, spot, treasures
from engine.games.treasure.stewards.lessons import has_failed_ashore, is_hopeless
from engine.games.treasure.stewards.odds import Odds, odds
from engine.games.treasure.stewards.prudent import (
    attack,
    conflict,
    fleet,
    leave_for_boats,
    mutiny,
    next_vote_owed,
    prudent,
)
from engine.games.treasure.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

FEW = 3
"""A crew of so many is small."""

SURE = 0.15
"""How much likelier than friend a seat must be foe before it is turned on."""

PAIR = 2
"""A captain and one more: whoever leaves such a crew leaves the captain's votes to a lot (TI-R16)."""

BOTH = 2
"""TI-1.2: the island's treasures."""

MORE = 0.5
"""How many more friends than foes make it likely that a conflict is won."""


def cunning(look: Look, dice: Dice) -> Any | None:
    """A move as prudent makes one, but with an eye on who is friend and foe; None where nothing is asked."""
    view: View = look.view
    team = view.team
    if not look.waits or team not in SIDES or view.table.phase not in ("day", "night"):
        return prudent(look, dice)
    offers: tuple[Action, ...] = look.ask(None)
    side: Side = "english" if team == "english" else "french"
    if view.table.phase == "day":
        wishes = [*_day_wishes(view, look.seat, side, odds(view)), Done()]
        return next((wish for wish in wishes if wish in offers), None)
    if look.waits[0].ask == "loot":
        return prudent(look, dice)
    index = next_vote_owed(look, offers)
    wish = Vote(index, _value(view, look.seat, index, side))
    return wish if wish in offers else None


def _day_wishes(view: View, seat: Seat, side: Side, known: Odds) -> list[Action]:
    """The wishes by day, the most wanted first; what is not legal is passed over."""
    table, foe, ship = view.table, opposite(side), ship_of(view.table, seat)
    queue = () if ship is None else spot(table, ship).queue
    wishes: list[Action] = [*fleet(view, side), Shift(foe), *thieving_foes(view, seat, side, known)]

    # TI-4.7: a foe goes ashore who would be captain, or could shift what is aboard; nobody who may be a
    # friend. In a small crew one foe less decides the votes, so there it comes before the catch.
    catch = attack(table, seat, foe)
    aboard = [one for one in (*queue[1:2], *queue[-1:]) if one != seat and known.foe(one, side) > SURE]
    ashore = [Maroon(one) for one in sorted(aboard, key=lambda one: -known.foe(one, side))]
    small = 0 < len(queue) <= FEW and not is_last_round(table)
    wishes += [*ashore, *catch] if small else catch
    wishes += foes_too_many(view, seat, side, known)

    # TI-4.8: no rising against a friend.
    if queue and known.foe(queue[0], side) > -SURE:
        wishes += mutiny(table, seat)

    # TI-4.11, TI-5.4: a conflict also where friends ashore are more, if that was not fought out.
    island = spot(table, "island")
    ahead = -sum(known.foe(one, side) for one in island.queue)
    own = island.english if side == "english" else island.french
    hopes = own < BOTH and ahead > MORE and not has_failed_ashore(table, side)
    wishes += [Conflict()] if hopes else conflict(table, side)

    # TI-4.5: from a boat to the island, where one friend more is the majority; else where foe treasure can be
    # shifted tomorrow, else beside a friend who is captain.
    def use(ship: Ship) -> tuple[float, float]:
        captain = head_of(table, ship)
        return -treasures(table, ship, foe), 0.0 if captain is None else known.foe(captain, side)

    if not 0 <= ahead < 1:
        wishes += [Land(one) for one in sorted(SHIPS, key=use)]
    wishes.append(Land("island"))

    # To the boats: not from the island while the side is ahead there by this seat alone.
    if not (seat in island.queue and 0 < ahead <= BOTH):
        wishes += leave_for_boats(view, seat, foe)
    return [*wishes, *([Board()] if can_be_spared(view, seat, side, known) else [])]


def _value(view: View, seat: Seat, index: int, side: Side) -> Any:
    """TI-5.2 to TI-5.4: with a captain who is a friend, against one who is a foe.

    A cabin boy helps any captain, since he shifts the catch tomorrow (TI-4.9), but on the last night.
    """
    order = view.table.orders[index]
    if order.kind == "conflict":
        return side
    captain = order.against if order.kind == "mutiny" else order.head
    foe = 0.0 if captain is None else odds(view).foe(captain, side)
    if order.kind == "mutiny":
        return "for" if foe > 0 or (foe == 0 and order.by == seat) else "against"
    if captain == seat:
        return "charge"
    shifts = "cabin_boy" in view.standings[seat].titles and not is_last_round(view.table)
    return "douse" if foe > SURE and not shifts else "fire"


# --- hands aboard: who is one foe too many, and who can be spared -------------------------------------------


def foes_too_many(view: View, seat: Seat, side: Side, known: Odds) -> list[Maroon]:
    """TI-4.7: where an attack must fail again with these hands, the likeliest foe among them goes ashore."""
    ship = ship_of(view.table, seat)
    if ship is None or not is_hopeless(view.table, "attack", ship):
        return []
    foes = [one for one in spot(view.table, ship).queue if one != seat and known.foe(one, side) > 0]
    return [Maroon(one) for one in sorted(foes, key=lambda one: -known.foe(one, side))]


def thieving_foes(view: View, seat: Seat, side: Side, known: Odds) -> list[Maroon]:
    """TI-4.7, TI-4.9: a foe who is cabin boy takes each day what a catch brings, and moves the score by two.

    He goes ashore before the next catch, unless another foe would then be cabin boy (TI-3.6) or there is no
    day left on which he could do it.
    """
    ship = ship_of(view.table, seat)
    if ship is None or not treasures(view.table, ship, side):
        return []
    *crew, last = spot(view.table, ship).queue
    follows = bool(crew) and crew[-1] != seat and known.foe(crew[-1], side) > 0
    late = is_last_round(view.table) and view.table.members[last].acted
    return [] if follows or late or known.foe(last, side) <= SURE else [Maroon(last)]


def can_be_spared(view: View, seat: Seat, side: Side, known: Odds) -> bool:
    """Whether a seat aboard is of more use on the island, where nobody governs (TI-3.5, TI-4.4).

    A governor decides a tie (TI-6.3), and alone he has both treasures (TI-5.4). Nobody goes for it who would
    leave a friend's attack to a lot, or while one who is likelier friend than foe is afloat.
    """
    ship = ship_of(view.table, seat)
    if ship is None or head_of(view.table, "island") is not None:
        return False
    crew = spot(view.table, ship).queue
    kept = crew[0] == seat or (len(crew) == PAIR and known.foe(crew[0], side) < 0)
    return not kept and all(known.foe(one, side) > 0 for one in view.boats)
