"""After the decision: power, outcome, and at dusk the king's fate (HO-6.10, HO-6.11, chapter 9).

The stages of flow.py call these one after another, each on what the one before has folded:

    power     shares of the pool for who gathers, then the power of the winning side goes into it
    outcome   the roll of the answer, and what it does to resources and stability
    signing   signing.py, then what deals make of the phase
    dusk      goals reached; then the king falls, or the next proposal comes
"""

from msgspec.structs import replace

from engine.games.houses import goals, proposals, resources
from engine.games.houses.balances import ballots, purse_after, with_shown_purse
from engine.games.houses.conditions import names_by
from engine.games.houses.content import Content
from engine.games.houses.decision import decided_side
from engine.games.houses.events import AnyEvent, KingFell, OutcomeDrawn, PhaseClosed, PowerSettled
from engine.games.houses.names import End
from engine.games.houses.perks import perk_sum, rewards_for_king_end
from engine.games.houses.points import DEATH
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed


def power_events(state: State) -> tuple[AnyEvent, ...]:
    """HO-6.10: shares first, then extra_gather_share from what is left, then the winners' power goes in."""
    cast = ballots(state)
    gather = [seat for seat, one in enumerate(cast) if one is not None and one.kind == "gather"]
    share, left = divmod(state.pool, len(gather)) if gather else (0, state.pool)
    shares = [share if seat in gather else 0 for seat in state.seats]
    for seat in gather:
        extra = min(left, perk_sum(state, seat, "extra_gather_share"))
        shares[seat] += extra
        left -= extra
    side = decided_side(state)
    spent = tuple([one.power if one is not None and one.kind == side else 0 for one in cast])
    return (PowerSettled(tuple(shares), spent, left + sum(spent)),)


def on_power_settled(state: State, event: PowerSettled) -> State:
    """HO-6.10, HO-R22: power gathered and spent is seen by all; votes that won are counted (chapter 11)."""
    characters = []
    for character, share, spent in zip(state.characters, event.shares, event.spent, strict=True):
        if not share and not spent:
            characters.append(with_shown_purse(character))
            continue
        held = purse_after(character, 0, share - spent)
        sides = character.sides + (spent > 0)
        characters.append(replace(character, purse=held, shown=open_sealed(held), sides=sides))
    return replace(state, stage="outcome", pool=event.pool, characters=tuple(characters))


def outcome_events(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """HO-6.11, HO-R16: the outcome and its changes, with momentum and stability."""
    side = decided_side(state)
    drawn = proposals.outcome(state, content, side, dice)
    # An epilogue names whom its card names; where both remember, its own memory is nearer.
    named = dict(state.open_phase.named) | dict(names_by(state, drawn.when))
    told = OutcomeDrawn(
        state.open_phase.card, side, drawn.id, drawn.effects, tuple(named.items()), drawn.next
    )
    return (told, *resources.moves(state, drawn.effects))


def on_outcome_drawn(state: State, event: OutcomeDrawn) -> State:
    """The phase keeps which outcome it is; the changes follow in events of their own.

    HO-R17: of a crisis it says how it goes on, and whoever leads its first phase has opened it.
    """
    phase, crisis = state.open_phase, state.crisis
    if phase.crisis is not None and crisis is not None:
        opener = state.leader if crisis.opener is None else crisis.opener
        crisis = replace(crisis, at=event.next, opener=opener)
    return replace(state, stage="signing", phase=replace(phase, outcome=event.outcome), crisis=crisis)


def on_phase_closed(state: State, event: PhaseClosed) -> State:
    """Times leader and moderator count at the end of each phase (chapter 11)."""
    state = goals.with_tally(state, event.leader, leader=1)
    return replace(goals.with_tally(state, event.moderator, moderator=1), stage="dusk")


def dusk_events(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """Goals reached in the phase; then the king's end, or the next phase (HO-9.4, HO-R32)."""
    reached = goals.newly_reached(state, content)
    if reached:
        return reached
    # HO-9.1 to 9.3: deposition and flight go before death.
    number = state.open_phase.number
    end: End | None = None
    if state.stability >= 20:
        end = "deposition"
    elif state.stability <= 0:
        end = "flight"
    elif number in DEATH and dice.roll_below(DEATH[number], "death", number) == 0:
        end = "death"
    if end is None:
        return (proposals.open_phase(state, content, number + 1, dice),)
    assert state.king is not None
    return (KingFell(end, state.king, state.leader), *rewards_for_king_end(state, end))


def on_king_fell(state: State, event: KingFell) -> State:
    """Chapter 9; a flight or deposition is remembered of its leader (chapter 11)."""
    state = replace(state, stage="scoring", end=event.end)
    return state if event.end == "death" else goals.with_tally(state, event.leader, fall=1)
