"""How a steward of Houses votes, decides ties and turns a momentum (chapter 6, HO-5.8).

A ballot is chosen by what it promises, then completed and sealed through the offers themselves: only these
know what a binding deal allows (HO-R26).
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.houses.moves import AddPower, Cast, Decide, SealBallot, TurnMomentum
from engine.games.houses.names import RESOURCES, Side
from engine.games.houses.stewards.values.realm import STEP, Values, current_values
from engine.games.houses.stewards.voting.case import (
    LEAD,
    Case,
    abstention_gains,
    abstention_worth,
    realm_worths,
    stake,
    vote_worths,
)
from engine.games.houses.view import View
from engine.kernel.moves import Amount, PartialMove, field_value
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

SHARERS = 3
"""How many houses usually share the pool."""

TURN = 0.5
"""From what gain on the perk turn_momentum is used."""


def ballot_to_cast(look: Look, offers: tuple[Any, ...], weighed: Case) -> Any | None:
    """The ballot that promises most; a ballot that a deal keeps from being sealed stays open (HO-R26).

    None where none of these offers can be completed.
    """
    wishes: list[tuple[float, Any, int | None]] = []
    for offer in offers:
        if type(offer) is Cast:
            wishes.append((abstention_worth(weighed, offer.ballot == "moderate"), offer, None))
        elif (found := _bounds(offer)) is not None:
            # A begun vote, with each power that may be put on it.
            side, least, most = found
            within = range(least, min(most, max(weighed.manner.most, least)) + 1)
            worths = vote_worths(weighed, side, within)
            wishes += [(worth, offer, power) for worth, power in zip(worths, within, strict=True)]
    for _, offer, power in sorted(wishes, key=lambda one: -one[0]):
        ballot = seal_ballot(look, offer if power is None else _with_power(offer, power))
        if ballot is not None:
            return ballot
    return None


def with_vote(weighed: Case, by: Seat, side: Side, power: int) -> Case:
    """The vote as weighed, where another house is bound to this ballot."""
    from engine.games.houses.stewards.expecting.sums import with_known_ballot  # noqa: PLC0415  numpy's, as it says

    spot = by - (by > weighed.seat)
    return replace(weighed, others=with_known_ballot(weighed.others, spot, side, power))


def seal_ballot(look: Look, wish: Cast | PartialMove) -> Any | None:
    """The ballot of this wish, sealed where no deal keeps it open (HO-R26); None where it can't be cast."""
    if isinstance(wish, Cast):
        return wish
    for seal in (1, 0):
        whole = look.ask(PartialMove(wish.move, (*wish.given, ("seal", seal))))
        if whole and not isinstance(whole[0], PartialMove):
            return whole[0]
    return None


def close_ballot(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """HO-R19: an open ballot is sealed, with the power that a deal still asks for."""
    if SealBallot() in offers:
        return SealBallot()
    more = next((one for one in offers if isinstance(one, PartialMove) and one.move == "add_power"), None)
    if more is None:
        return None
    field = more.fields[0]
    assert isinstance(field, Amount)
    return AddPower(min(field.least, field.most))


def choose_decision(view: View, seat: Seat, choices: tuple[Decide, ...]) -> Decide:
    """HO-R21: the side worth more, led by this house if it may, else by the least dangerous one."""
    weighed = stake(view)
    rank = {one: view.houses[one].prestige + view.houses[one].crown for one in range(len(view.houses))}

    def worth(choice: Decide) -> tuple[float, int]:
        mine = weighed.sign(choice.side) + LEAD if choice.leader == seat else 0.0
        return weighed.gain(choice.side) + mine, -rank[choice.leader]

    return max(choices, key=worth)


def momentum_to_turn(view: View, offers: tuple[Any, ...]) -> TurnMomentum | None:
    """The momentum whose turn helps most, if it helps enough: both ways of growth weighed by half a step."""
    turns = tuple([one for one in offers if type(one) is TurnMomentum])
    if not turns:
        return None
    # Two realms for each turn: the resource moved against its momentum, and with it, more in a run.
    values, realms = current_values(view), list[Values]()
    for turn in turns:
        spot = RESOURCES.index(turn.resource)
        track = view.tracks[spot]
        pull = STEP / 2 * (1 if track.up else -1) * (1 + min(track.run, 2) / 2)
        realms += [(*values[:spot], values[spot] + way * pull, *values[spot + 1 :]) for way in (-1, 1)]
    found = realm_worths(view, tuple(realms))
    gains = [found[spot] - found[spot + 1] for spot in range(0, len(found), 2)]
    best = max(gains)
    return turns[gains.index(best)] if best >= TURN else None


def votes_by_power(offer: Any) -> Iterator[tuple[Side, int, PartialMove]]:
    """A begun vote for a side with every power that may be put on it; nothing of another offer."""
    found = _bounds(offer)
    if found is not None:
        side, least, most = found
        for power in range(least, most + 1):
            yield side, power, _with_power(offer, power)


def _bounds(offer: Any) -> tuple[Side, int, int] | None:
    """The side of a begun vote, the least and the most power that may be put on it; None of another offer."""
    named = field_value(offer, "ballot") if type(offer) is PartialMove and offer.move == "cast" else None
    if named not in ("yes", "no"):
        return None
    bounds = next(field for field in offer.fields if type(field) is Amount)
    return ("yes" if named == "yes" else "no"), bounds.least, bounds.most


def _with_power(offer: PartialMove, power: int) -> PartialMove:
    return PartialMove("cast", (*offer.given, ("power", power)))


def abstention_coins(view: View, seat: Seat) -> tuple[int, int]:
    """HO-6.4: the coins that an abstention of this house brings, and its usual share of the pool."""
    coins, extra = abstention_gains(view, seat)
    return coins, min(view.pool, view.pool // SHARERS + extra)
