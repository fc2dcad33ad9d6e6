"""Coins and power: what a character owns, what of it is free, and how it changes hands (HO-3, HO-R22).

A purse is sealed for its house. Beside it stands the others' picture of it, `shown`, which is brought up to
date at fixed moments only (HO-R11): a phase's opening, the count, the settling of power, a generation's end.
Power in a ballot still lies in the purse; coins in escrow do not.
"""

from msgspec.structs import replace

from engine.games.houses.clauses import AnyClause, Deal, Standing, terms
from engine.games.houses.moves import Ballot
from engine.games.houses.state import Character, Purse, State
from engine.kernel.sealed import Sealed, open_sealed
from engine.kernel.seats import Seat, with_value_at

OPEN: Standing = "open"
"""How a clause stands that is still to be kept."""


def purse(state: State, seat: Seat) -> Purse:
    """The coins and power the character owns now, power in its ballot included, coins in escrow not."""
    return open_sealed(state.characters[seat].purse)


def ballot(state: State, seat: Seat) -> Ballot | None:
    """The ballot the seat has cast in this phase, or None."""
    slip = state.phase.slips[seat] if state.phase else None
    return open_sealed(slip.ballot) if slip and slip.ballot else None


def ballots(state: State) -> tuple[Ballot | None, ...]:
    """The ballots cast in the phase that is open, by seat."""
    slips = state.phase.slips if state.phase else ()
    return tuple([open_sealed(slip.ballot) if slip.ballot else None for slip in slips])


def power_reserved(state: State, seat: Seat) -> int:
    """Power reserved for the ballots of later phases: of clauses on one ballot the highest (HO-R25)."""
    if not state.deals:
        return 0
    # One ballot keeps all clauses about it, so of each phase only the highest is reserved.
    now = state.phase.number if state.phase else 0
    later: dict[int, int] = {}
    for deal in state.deals:
        for clause, standing in clauses_of(deal, seat) if deal.bound else ():
            owed = terms(clause)
            phase = deal.phase + (owed.ahead or 0)
            if owed.ballot is not None and standing == "open" and phase > now:
                later[phase] = max(later.get(phase, 0), owed.ballot.least)
    return sum(later.values())


def free_power(state: State, seat: Seat) -> int:
    """HO-R22: power that can still go into a ballot of this phase: not what it holds or what is promised."""
    cast = ballot(state, seat)
    return purse(state, seat).power - (cast.power if cast else 0) - power_reserved(state, seat)


def clauses_of(deal: Deal, seat: Seat) -> tuple[tuple[AnyClause, Standing], ...]:
    """The seat's own clauses of a deal, each with how it stands; an offer's are all open."""
    if seat not in (deal.maker, deal.partner):
        return ()
    makes = seat == deal.maker
    clauses, stands = (deal.mine, deal.mine_stand) if makes else (deal.theirs, deal.theirs_stand)
    return tuple(zip(clauses, stands or (OPEN,) * len(clauses), strict=True))


def with_character(state: State, seat: Seat, character: Character) -> State:
    """The state with another character at this seat."""
    return replace(state, characters=with_value_at(state.characters, seat, character))


def with_gain(state: State, seat: Seat, coins: int = 0, power: int = 0) -> State:
    """The state after the seat's purse has changed by these amounts (either sign)."""
    if not coins and not power:
        return state
    character = state.characters[seat]
    return with_character(state, seat, replace(character, purse=purse_after(character, coins, power)))


def purse_after(character: Character, coins: int, power: int) -> Sealed[Purse]:
    """The character's purse after these amounts (either sign), for the same readers."""
    held = open_sealed(character.purse)
    return replace(character.purse, value=Purse(held.coins + coins, held.power + power))


def refresh_shown_purses(state: State) -> tuple[Character, ...]:
    """All characters by seat, each with the others' picture of its purse brought up to date (HO-R11)."""
    return tuple([with_shown_purse(one) for one in state.characters])


def with_shown_purse(character: Character) -> Character:
    """The character, its purse as the others see it brought up to date (HO-R11)."""
    purse = open_sealed(character.purse)
    return character if character.shown == purse else replace(character, shown=purse)
