"""The ballot of a house of company: it votes where it wants something, with as much power as it wants it."""

from typing import Any

from engine.games.houses.moves import Cast
from engine.games.houses.names import Side
from engine.games.houses.stewards.company.conviction import eagerness, side_of
from engine.games.houses.stewards.company.expecting import USED_TO
from engine.games.houses.stewards.company.tempers import Temper
from engine.games.houses.stewards.values.purse import coins_gain
from engine.games.houses.stewards.voting.votes import abstention_coins, powers, seal_ballot
from engine.games.houses.stewards.voting.weighed import abstention_worth, vote_worths
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

SHARE = 0.12
"""How much conviction it takes more for each point of power that gathering brings (HO-6.4)."""

EAGER = 0.25
"""How much less it takes in a generation's first phase: a house shows early where it stands."""

MOODS = (-1, 0, 0, 1)
"""What chance adds to its power, so that nobody reads a house's wish off it."""

CHAIR = 0.3
"""What it lets the moderator's seat cost it, in points: who gathers has a share of the pool (HO-6.10)."""


def cast(
    look: Look, offers: tuple[Any, ...], temper: Temper, wanted: float, word: Side | None, dice: Dice
) -> Any | None:
    """A vote where the conviction is strong enough, or its `word` is given; else an abstention.

    Of what deals leave open.
    """
    view: View = look.view
    side, among = word or side_of(wanted), _abstentions(offers)
    votes_ = [one for offer in offers for one in powers(offer)]
    stirred = abs(wanted) + eagerness(view, look.seat, side) >= _calm(view, look.seat, temper)
    if votes_ and (word or stirred or not among):
        against = word is not None and word != side_of(wanted)
        found = _vote(look, votes_, side, 1 if against else _power(look, temper, side, dice))
        if found is not None:
            return found
    return _abstention(look, among, temper, dice) if among else None


def _calm(view: View, seat: Seat, temper: Temper) -> float:
    """What an abstention would bring: the temper's ease, coins and the share of the pool (HO-6.4)."""
    coins, share = abstention_coins(view, seat)
    first = view.phase is not None and view.phase.number == 1
    gain = coins_gain(view, coins) + SHARE * share
    return temper.calm + gain - (EAGER if first else 0.0)


def _power(look: Look, temper: Temper, side: Side, dice: Dice) -> int:
    """At least 1 (HO-6.4): what plain sense would give, by its temper more or less, and a mood.

    Plain sense weighs what power is worth later: who saves for every phase to come is outbid in each.
    """
    weighed = USED_TO(look)
    most = len(weighed.spent) - 1
    worths = vote_worths(weighed, side, range(1, most + 1))
    sense = 1 + worths.index(max(worths)) if worths else 1
    eager = round(temper.zeal * sense) + dice.pick(MOODS, "power")
    return max(1, min(eager, most))


def _vote(look: Look, found: list[tuple[Side, int, PartialMove]], side: Side, power: int) -> Any | None:
    """The power nearest to what it wants, on its side; where a deal binds it to the other, on that one."""
    among = [one for one in found if one[0] == side] or found
    for _, _, begun in sorted(among, key=lambda one: (abs(one[1] - power), one[1])):
        whole = seal_ballot(look, begun)
        if whole is not None:
            return whole
    return None


def _abstentions(offers: tuple[Any, ...]) -> tuple[Cast, ...]:
    return tuple(one for one in offers if isinstance(one, Cast))


def _abstention(look: Look, among: tuple[Cast, ...], temper: Temper, dice: Dice) -> Cast:
    """The schemer likes the moderator's seat, others take it now and then, where it costs little (HO-5.8)."""
    seat = next((one for one in among if one.ballot == "moderate"), None)
    if len(among) > 1 and _dear(look):
        seat = None
    often = 2 if temper.name == "schemer" else 5
    if seat is not None and (len(among) == 1 or dice.roll_below(often, "moderate") == 0):
        return seat
    return next(one for one in among if one.ballot != "moderate" or len(among) == 1)


def _dear(look: Look) -> bool:
    """Whether the moderator's seat costs more than it is worth: a pool that is full, and shared by few."""
    weighed = USED_TO(look)
    return abstention_worth(weighed) - abstention_worth(weighed, moderate=True) > CHAIR
