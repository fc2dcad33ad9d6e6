"""Coins and power: what a character owns, what of it is free, and how it changes hands (HO-3, HO-R22)."""

from msgspec.structs import replace

from engine.games.houses.clauses import Deal, Vote
from engine.games.houses.moves import Ballot
from engine.games.houses.state import Character, Purse, State
from engine.kernel.sealed import known
from engine.kernel.seats import Seat, placed


def purse(state: State, seat: Seat) -> Purse:
    """What the character owns now, power in its ballot included, coins in escrow not."""
    return known(state.characters[seat].purse)


def ballot(state: State, seat: Seat) -> Ballot | None:
    """The ballot the seat has cast in this phase, or None."""
    slip = state.phase.slips[seat] if state.phase else None
    return known(slip.ballot) if slip and slip.ballot else None


def promised_power(state: State, seat: Seat) -> int:
    """Power reserved for vote clauses of later phases (HO-R25)."""
    now = state.phase.number if state.phase else 0
    return sum(
        clause.least
        for deal in state.deals
        if deal.bound
        for clause, standing in clauses_of(deal, seat)
        if isinstance(clause, Vote) and standing == "open" and deal.phase + clause.ahead > now
    )


def free_power(state: State, seat: Seat) -> int:
    """Power that can still go into a ballot of this phase: not what is in it or promised for later."""
    cast = ballot(state, seat)
    return purse(state, seat).power - (cast.power if cast else 0) - promised_power(state, seat)


def clauses_of(deal: Deal, seat: Seat) -> tuple[tuple[object, str], ...]:
    """The seat's own clauses of a deal, each with how it stands; an offer's are all open."""
    if seat == deal.maker:
        stands = deal.mine_stand or ("open",) * len(deal.mine)
        return tuple(zip(deal.mine, stands, strict=True))
    if seat == deal.partner:
        stands = deal.theirs_stand or ("open",) * len(deal.theirs)
        return tuple(zip(deal.theirs, stands, strict=True))
    return ()


def with_character(state: State, seat: Seat, character: Character) -> State:
    """The state with another character at this seat."""
    return replace(state, characters=placed(state.characters, seat, character))


def gained(state: State, seat: Seat, coins: int = 0, power: int = 0) -> State:
    """The state after the seat's purse has changed by these amounts (either sign)."""
    character = state.characters[seat]
    held = known(character.purse)
    new = replace(character.purse, value=Purse(held.coins + coins, held.power + power))
    return with_character(state, seat, replace(character, purse=new))


def shown_now(state: State) -> State:
    """The others' picture of every purse is brought up to date (HO-R11)."""
    row = tuple(replace(one, shown=known(one.purse)) for one in state.characters)
    return replace(state, characters=row)
