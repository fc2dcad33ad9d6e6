"""Cunning, a steward for Treasure Island: it reads teams from deeds and counts, and acts on them."""

from typing import Any

from engine.games.treasure.base import Action, Side
from engine.games.treasure.chapters.day import Board, Conflict, Done, Land, Maroon, Shift
from engine.games.treasure.chapters.ending import is_last_round
from engine.games.treasure.chapters.night import Vote
from engine.games.treasure.state import SHIPS, SIDES, head_of, opposite, ship_of, spot, treasures
from engine.games.treasure.stewards.hands import SURE, spare, thieves, too_many
from engine.games.treasure.stewards.island import is_nearly_level, is_needed_ashore, winnable
from engine.games.treasure.stewards.lessons import has_failed_ashore
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


def cunning(look: Look, dice: Dice) -> Any | None:
    """As the prudent does, but ashore go foes, votes are cast by who asks, and friends are left in peace."""
    view: View = look.view
    team = view.team
    if not look.waits or team not in SIDES or view.table.phase not in ("day", "night"):
        return prudent(look, dice)
    offers: tuple[Action, ...] = look.ask(None)
    side: Side = "english" if team == "english" else "french"
    if view.table.phase == "day":
        wishes = [*_day(view, look.seat, side, odds(view)), Done()]
        return next((wish for wish in wishes if wish in offers), None)
    if look.waits[0].ask == "loot":
        return prudent(look, dice)
    index = next_vote_owed(look, offers)
    wish = Vote(index, _value(view, look.seat, index, side))
    return wish if wish in offers else None


def _day(view: View, seat: Seat, side: Side, known: Odds) -> list[Action]:
    """The wishes, the most wanted first; what is not legal is passed over."""
    foe = opposite(side)
    catch, ashore = attack(view.table, seat, foe), _maroon(view, seat, side, known)
    wishes: list[Action] = [*fleet(view, side), Shift(foe)]
    wishes += thieves(view, seat, side, known)
    wishes += [*ashore, *catch] if _few(view, seat) and not is_last_round(view.table) else catch
    wishes += too_many(view, seat, side, known)
    wishes += [*_mutiny(view, seat, side, known), *_conflict(view, side, known)]
    stays = is_needed_ashore(view, seat, side, known)
    wishes += [*_landing(view, side, known), *([] if stays else leave_for_boats(view, seat, foe))]
    return [*wishes, *([Board()] if spare(view, seat, side, known) else [])]


def _few(view: View, seat: Seat) -> bool:
    """Whether the crew is so small that one foe less decides its votes, a mutiny among them."""
    ship = ship_of(view.table, seat)
    return ship is not None and len(spot(view.table, ship).queue) <= FEW


def _maroon(view: View, seat: Seat, side: Side, known: Odds) -> list[Action]:
    """TI-4.7: a foe who would be captain, or could shift what is aboard; nobody who may be a friend."""
    ship = ship_of(view.table, seat)
    if ship is None:
        return []
    queue = spot(view.table, ship).queue
    aboard = [one for one in (*queue[1:2], queue[-1]) if one != seat]
    foes = [one for one in aboard if known.foe(one, side) > SURE]
    return [Maroon(one) for one in sorted(foes, key=lambda one: -known.foe(one, side))]


def _mutiny(view: View, seat: Seat, side: Side, known: Odds) -> list[Action]:
    """TI-4.8: not against a friend, nor what must fail again."""
    ship = ship_of(view.table, seat)
    captain = None if ship is None else head_of(view.table, ship)
    return mutiny(view.table, seat) if captain is not None and known.foe(captain, side) > -SURE else []


def _conflict(view: View, side: Side, known: Odds) -> list[Action]:
    """TI-4.11: also where the friends on the island are more, if that was not fought out."""
    hopes = winnable(view, side, known) and not has_failed_ashore(view.table, side)
    return [Conflict()] if hopes else conflict(view.table, side)


def _landing(view: View, side: Side, known: Odds) -> list[Action]:
    """TI-4.5: on the island where one friend more is the majority, else where foe treasure can be shifted
    tomorrow, else beside a friend who is captain."""
    foe = opposite(side)
    if is_nearly_level(view, side, known):
        return [Land("island")]

    def use(ship: Any) -> tuple[float, float]:
        captain = head_of(view.table, ship)
        return -treasures(view.table, ship, foe), 0.0 if captain is None else known.foe(captain, side)

    return [*(Land(ship) for ship in sorted(SHIPS, key=use)), Land("island")]


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
