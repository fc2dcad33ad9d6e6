"""After the decision: power, outcome, and at dusk the king's fate (HO-6.10, HO-6.11, HO-9)."""

from msgspec.structs import replace

from engine.games.houses import goals, perks, proposals, resources
from engine.games.houses.balances import ballots, purse_after, refresh_shown_purses, with_shown_purse
from engine.games.houses.casting import phase
from engine.games.houses.content import Content
from engine.games.houses.events import (
    AnyEvent,
    KingFell,
    OutcomeDrawn,
    PhaseClosed,
    PhaseOpened,
    PowerSettled,
)
from engine.games.houses.names import End, Side
from engine.games.houses.state import Character, Phase, Slip, State
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat

DEATH = {7: 3, 8: 2, 9: 1}
"""HO-R32: the king dies after this phase with one chance in so many."""


def side_of(state: State) -> Side:
    """What the council has decided in this phase."""
    decision = phase(state).decision
    assert decision is not None
    assert decision.side is not None
    return decision.side


def power_settled(state: State) -> tuple[AnyEvent, ...]:
    """HO-6.10: shares first, then extra_gather_share from what is left, then the winners' power goes in."""
    cast = ballots(state)
    gather = tuple([seat for seat, one in enumerate(cast) if one is not None and one.kind == "gather"])
    shares, pool = _shares_of_pool(state, gather)
    side = side_of(state)
    spent = tuple([one.power if one is not None and one.kind == side else 0 for one in cast])
    return (PowerSettled(shares, spent, pool + sum(spent)),)


def outcome_drawn(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """HO-6.11, HO-R16: the outcome and its changes, with momentum and stability."""
    side = side_of(state)
    drawn = proposals.outcome(state, content, side, dice)
    told = OutcomeDrawn(phase(state).card, side, drawn.id, drawn.effects)
    return (told, *resources.moves(state, drawn.effects))


def night(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """Goals reached in the phase; then the king's end, or the next phase (HO-9.4, HO-R32)."""
    reached = goals.newly_reached(state, content)
    if reached:
        return reached
    end = _end(state, dice)
    if end is None:
        return opening(state, content, phase(state).number + 1, dice)
    assert state.king is not None
    return (KingFell(end, state.king, state.leader), *perks.on_end(state, end))


def opening(state: State, content: Content, number: int, dice: Dice) -> tuple[AnyEvent, ...]:
    """The next proposal comes before the council (HO-R17)."""
    return (proposals.open_phase(state, content, number, dice),)


def on_phase_opened(state: State, event: PhaseOpened) -> State:
    """The others' picture of the purses is brought up to date (HO-R11).

    HO-R17: proposals that have all been seen return together, less the one that is before the council.
    """
    slips = (Slip(),) * len(state.houses)
    fresh = Phase(
        event.phase, event.card, event.line, event.yes, event.no, state.leader, state.moderator, slips
    )
    before = () if event.recycled else state.seen
    seen = (*before, event.card) if event.line is None else state.seen
    stories = state.story_phases + (event.line is not None)
    return replace(
        state,
        stage="vote",
        phase=fresh,
        draft=None,
        seen=seen,
        story_phases=stories,
        last_line=event.line,
        characters=refresh_shown_purses(state),
    )


def on_power_settled(state: State, event: PowerSettled) -> State:
    """HO-6.10, HO-R22; all of it is public."""
    rows = zip(state.characters, event.shares, event.spent, strict=True)
    characters = tuple([_with_phase_settled(*row) for row in rows])
    return replace(state, stage="outcome", pool=event.pool, characters=characters)


def on_outcome_drawn(state: State, event: OutcomeDrawn) -> State:
    """The changes follow in the same breath."""
    return replace(state, stage="signing", phase=replace(phase(state), outcome=event.outcome))


def on_phase_closed(state: State, event: PhaseClosed) -> State:
    """Times leader and moderator count at the end of each phase (chapter 11)."""
    houses = goals.with_raised_tally(state.houses, event.leader, leader=1)
    return replace(state, stage="dusk", houses=goals.with_raised_tally(houses, event.moderator, moderator=1))


def on_king_fell(state: State, event: KingFell) -> State:
    """HO-9; a flight or deposition is remembered of its leader (chapter 11)."""
    state = replace(state, stage="scoring", end=event.end)
    return state if event.end == "death" else goals.with_tally(state, event.leader, fall=1)


def _shares_of_pool(state: State, gather: tuple[Seat, ...]) -> tuple[tuple[int, ...], int]:
    each, left = divmod(state.pool, len(gather)) if gather else (0, state.pool)
    shares = [each if seat in gather else 0 for seat in state.seats]
    for seat in gather:
        extra = min(left, perks.perk_sum(state, seat, "extra_gather_share"))
        shares[seat] += extra
        left -= extra
    return tuple(shares), left


def _with_phase_settled(character: Character, share: int, spent: int) -> Character:
    """Power gathered and spent is seen by all; votes on the winning side are counted (chapter 11)."""
    if not share and not spent:
        return with_shown_purse(character)
    held = purse_after(character, 0, share - spent)
    sides = character.sides + (spent > 0)
    return replace(character, purse=held, shown=open_sealed(held), sides=sides)


def _end(state: State, dice: Dice) -> End | None:
    """HO-9.1 to 9.3: deposition and flight go before death."""
    if state.stability >= 20:
        return "deposition"
    if state.stability <= 0:
        return "flight"
    number = phase(state).number
    return "death" if number in DEATH and dice.roll_below(DEATH[number], "death", number) == 0 else None
