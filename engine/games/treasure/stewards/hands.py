"""Hands aboard, as the cunning see them: who is one foe too many, and who can be spared."""

from engine.games.treasure.base import Side
from engine.games.treasure.chapters.day import Maroon
from engine.games.treasure.chapters.ending import is_last_round
from engine.games.treasure.state import head_of, ship_of, spot, treasures
from engine.games.treasure.stewards.lessons import hopeless
from engine.games.treasure.stewards.odds import Odds
from engine.games.treasure.view import View
from engine.kernel.seats import Seat

SURE = 0.15
"""How much likelier than friend a seat must be foe before it is turned on."""

PAIR = 2
"""A captain and one more: whoever leaves such a crew leaves the captain's votes to a lot (TI-R16)."""


def too_many(view: View, seat: Seat, side: Side, known: Odds) -> list[Maroon]:
    """TI-4.7: where an attack must fail again with these hands, the likeliest foe among them goes ashore."""
    ship = ship_of(view.table, seat)
    if ship is None or not hopeless(view.table, "attack", ship):
        return []
    foes = [one for one in spot(view.table, ship).queue if one != seat and known.foe(one, side) > 0]
    return [Maroon(one) for one in sorted(foes, key=lambda one: -known.foe(one, side))]


def thieves(view: View, seat: Seat, side: Side, known: Odds) -> list[Maroon]:
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


def spare(view: View, seat: Seat, side: Side, known: Odds) -> bool:
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
