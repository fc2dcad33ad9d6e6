"""How a ballot is cast, by its house or by a deal that binds it (HO-6.4, HO-R18, HO-R26)."""

from engine.games.houses.events import AnyEvent, BallotCast, ModeratorTaken
from engine.games.houses.moves import Ballot
from engine.games.houses.perks import perk_sum
from engine.games.houses.state import Phase, State
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience, Seat

NO_DEAL = ""
"""The sealed deal of a ballot that its house cast: others can't tell it from one that a deal cast."""


def phase(state: State) -> Phase:
    """The phase that is open; the rules ask for it only then."""
    assert state.phase is not None
    return state.phase


def ballot_events(state: State, seat: Seat, made: Ballot, deal: str | None) -> tuple[AnyEvent, ...]:
    """A ballot by the seat itself or by its deal (HO-R26)."""
    to = readers(state, seat)
    coins = abstention_coins(state, seat) if made.power == 0 else 0
    cast = BallotCast(seat, Sealed(made, to), Sealed(coins, to), Sealed(deal or NO_DEAL, (seat,)))
    return (cast, ModeratorTaken(seat)) if made.kind == "moderate" else (cast,)


def abstention_coins(state: State, seat: Seat) -> int:
    """HO-6.4: 1 coin, and what extra_coin_on_abstain adds."""
    return 1 + perk_sum(state, seat, "extra_coin_on_abstain")


def readers(state: State, seat: Seat) -> Audience | None:
    """HO-R18: who reads a ballot before the count: its house, or with open ballots everybody."""
    return None if state.options.ballots == "open" else (seat,)
