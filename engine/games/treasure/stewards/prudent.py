"""Prudent, a steward for Treasure Island: plain sense from its team, the holds and its titles."""

from typing import Any

from engine.games.treasure.base import Action, Side
from engine.games.treasure.chapters.day import (
    Attack,
    Board,
    Conflict,
    Done,
    Fleet,
    Land,
    Maroon,
    Mutiny,
    Shift,
)
from engine.games.treasure.chapters.night import Loot, Vote
from engine.games.treasure.chapters.setup import Stow
from engine.games.treasure.state import (
    SHIPS,
    SIDES,
    State,
    ballot_of,
    catch_of,
    opposite,
    other_ship,
    ship_of,
    spot,
    treasures,
)
from engine.games.treasure.stewards.lessons import has_failed_ashore, is_hopeless
from engine.games.treasure.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look


def prudent(look: Look, dice: Dice) -> Any | None:
    """The best move by plain sense, or None where nothing is asked; it never leaves the game.

    The Dutch seat, which has no side, plays for the captain's chair (TI-6.5) and hides behind a side drawn
    for this turn where it has to name one.
    """
    if not look.waits:
        return None
    view: View = look.view
    offers: tuple[Action, ...] = look.ask(None)
    side: Side = view.team if view.team in SIDES else dice.pick(SIDES, "side")
    match view.table.phase:
        case "stow":
            return _first(offers, [Stow(side)])
        case "day":
            wishes = _dutch_day(view, look.seat) if view.team == "dutch" else _day(view, look.seat, side)
            return _first(offers, [*wishes, Done()])
    # At night: a vote that is still owed, or the holds for a catch.
    if look.waits[0].ask == "loot":
        attacks = (one.order for one in offers if isinstance(one, Loot))
        order = next(one for one in attacks if catch_of(view.table, one) is None)
        return _first(offers, [Loot(order, side, opposite(side)), Loot(order, side)])
    return _first(offers, [_vote(view, look.seat, next_vote_owed(look, offers), side)])


def _first(offers: tuple[Action, ...], wishes: list[Action]) -> Action | None:
    return next((wish for wish in wishes if wish in offers), None)


def _day(view: View, seat: Seat, side: Side) -> list[Action]:
    """The wishes of a member of a side by day, the most wanted first; some of them may not be legal."""
    table, foe, ship = view.table, opposite(side), ship_of(view.table, seat)
    wishes: list[Action] = [*fleet(view, side), Shift(foe), *attack(table, seat, foe), *conflict(table, side)]
    # Where the last in the queue can shift most of the foe's treasure tomorrow.
    ships = sorted(SHIPS, key=lambda one: (-treasures(table, one, foe), len(spot(table, one).queue)))
    wishes += [*(Land(one) for one in ships), Land("island")]
    wishes += [*mutiny(table, seat), *rebels(table, seat)]
    # A captain with treasure of his side aboard puts a stranger at the end of the queue ashore.
    if ship is not None and treasures(table, ship, side):
        wishes.append(Maroon(spot(table, ship).queue[-1]))
    return [*wishes, *leave_for_boats(view, seat, foe)]


def fleet(view: View, side: Side) -> list[Action]:
    """TI-4.10, TI-6.3: who leads ends the game; a tie is the governor's."""
    lead = (view.english - view.french) * (1 if side == "english" else -1)
    return [Fleet()] if lead >= 0 else []


def attack(table: State, seat: Seat, foe: Side) -> list[Action]:
    """Spanish treasure, or the other ship's when it holds some of the foe's; not what must fail again."""
    ship = ship_of(table, seat)
    if ship is None or is_hopeless(table, "attack", ship):
        return []
    return [Attack()] if table.spanish or treasures(table, other_ship(ship), foe) else []


def mutiny(table: State, seat: Seat) -> list[Action]:
    """TI-4.8: not what must fail again."""
    ship = ship_of(table, seat)
    return [] if ship is None or is_hopeless(table, "mutiny", ship) else [Mutiny()]


def rebels(table: State, seat: Seat) -> list[Action]:
    """TI-4.7: a captain whose attack must fail again with these hands sends ashore who rose against him."""
    ship = ship_of(table, seat)
    if ship is None or not is_hopeless(table, "attack", ship):
        return []
    risen = [deed.seat for deed in table.deeds if deed.kind == "mutiny" and deed.against == seat]
    return [Maroon(one) for one in reversed(risen) if one in spot(table, ship).queue]


def conflict(table: State, side: Side) -> list[Action]:
    """With nothing to lose, or alone on the island with something to win (TI-R16), until it is fought out."""
    if has_failed_ashore(table, side):
        return []
    own, islanders = treasures(table, "island", side), len(spot(table, "island").queue)
    return [Conflict()] if own == 0 or (own == 1 and islanders == 1) else []


def leave_for_boats(view: View, seat: Seat, foe: Side) -> list[Action]:
    """No title, no use: to the boats, while another queue's foe treasure waits for a cabin boy."""
    reachable = any(treasures(view.table, ship, foe) for ship in SHIPS)
    return [Board()] if reachable and not view.standings[seat].titles else []


def _dutch_day(view: View, seat: Seat) -> list[Action]:
    """A captain keeps the mate away; a mate rises; everybody else goes where the captain's chair is near."""
    table = view.table
    ship = ship_of(table, seat)
    wishes: list[Action] = [Fleet()] if view.english == view.french else []
    if ship is not None:
        return [*wishes, *(Maroon(mate) for mate in spot(table, ship).queue[1:2]), *mutiny(table, seat)]
    ships = sorted(SHIPS, key=lambda one: len(spot(table, one).queue))
    return [*wishes, *(Land(one) for one in ships), Board()]


def next_vote_owed(look: Look, offers: tuple[Action, ...]) -> int:
    """The first order on which this seat still owes a vote."""
    voted = (one.order for one in offers if isinstance(one, Vote))
    return next(one for one in voted if ballot_of(look.view.table, one, look.seat) is None)


def _vote(view: View, seat: Seat, index: int, side: Side) -> Vote:
    """The vote of a seat of this side on an order."""
    order, titles = view.table.orders[index], view.standings[seat].titles
    match order.kind:
        case "conflict":
            return Vote(index, side)
        case "mutiny":
            rises = order.by == seat or spot(view.table, order.place).queue[1:2] == (seat,)
            return Vote(index, "for" if rises or not _is_friend(view, index, side) else "against")
        case "attack":
            # The captain charges and his friends fire, since both are needed (TI-5.2); others put the fire
            # out. A cabin boy helps any captain: he can shift the catch tomorrow (TI-4.9).
            if view.team != "dutch" and "captain" in titles:
                return Vote(index, "charge")
            helps = "cabin_boy" in titles or _is_friend(view, index, side)
            return Vote(index, "fire" if helps and view.team != "dutch" else "douse")


def _is_friend(view: View, index: int, side: Side) -> bool:
    """Whether the captain is a friend, as the holds of the ship tell."""
    place = view.table.orders[index].place
    return treasures(view.table, place, side) > treasures(view.table, place, opposite(side))
