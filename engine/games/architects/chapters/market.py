"""The black market and its reset (AW-BM, AW-RESET).

Three spaces, each for one worker, for silver and virtue and only below some virtue:

    small, large    the goods of its card (the move Work of chapters/places.py)
    middle          any apprentice for nothing more (Recruit), or a look at some buildings of which one is
                    kept (Browse, then Keep)

A reset comes when all three are taken, and by the guildhall (`State.reset`). It sends the workers here to
prison, turns the next card, lets apprentices free their owner's, and then punishes crowded prisons.
"""

from typing import Final

from msgspec.structs import replace

from engine.games.architects.base import By, Happening, Move, Placement, Reset
from engine.games.architects.chapter import Folds, Outcome, Rule
from engine.games.architects.chapters.apprentices import (
    abilities,
    apply_helpers,
    apprentice_refusal,
    discount,
    is_spotless,
    next_apprentice_field,
    take_apprentice,
)
from engine.games.architects.chapters.goods import (
    change_virtue,
    draw_buildings,
    give,
    next_buildings,
    pay_silver,
    take_debts,
    without_drawn,
)
from engine.games.architects.chapters.workers import place_worker, release_from_prison
from engine.games.architects.facts import MARKET_FACTS, SIDES, SILVER, SPACE_ROWS, Gifts
from engine.games.architects.kinds import GainsIfFree, MarketDraw, Releases, ResetRelease
from engine.games.architects.names import SPACE, Apprentice, Building, Buildings, MarketCard, Space
from engine.games.architects.state import (
    State,
    Under,
    deck_size,
    hand,
    power,
    seats_from,
    with_player,
    with_question,
)
from engine.kernel.moves import Field, PartialMove, Pick
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, open_sealed, seal
from engine.kernel.seats import Seat, remove_each

# --- moves and events ---------------------------------------------------------------------------------------


class Recruit(Placement, frozen=True, tag="recruit"):
    """A worker in the middle of the black market, who hires (AW-BM-5)."""

    card: Apprentice
    discard: Apprentice | None = None


class Browse(Placement, frozen=True, tag="browse"):
    """A worker in the middle of the black market, who looks at buildings and keeps one (AW-BM-5)."""


class Keep(Move, frozen=True, tag="keep"):
    """Which of the buildings looked at stays (AW-BM-5)."""

    card: Building


class Looked(Happening, frozen=True, tag="looked"):
    """Buildings of which one is kept (AW-BM-5)."""

    seat: Seat
    cards: Sealed[Buildings]
    count: int


class Kept(Happening, frozen=True, tag="kept"):
    """One is kept; the others lie under the deck."""

    seat: Seat
    card: Sealed[Building]
    by: By


class MarketReset(Happening, frozen=True, tag="market_reset"):
    """All workers of the black market go to prison (AW-RESET-2)."""

    why: Reset


class MarketTurned(Happening, frozen=True, tag="market_turned"):
    """The top of the small pile lies on the large one, and this card shows, if any is left (AW-RESET-3)."""

    small: MarketCard | None


class MarketShuffled(Happening, frozen=True, tag="market_shuffled"):
    """The large stack has become a new small pile with this card on top (AW-AMB-10)."""

    small: MarketCard


# --- entering -----------------------------------------------------------------------------------------------


def space_refusal(state: State, seat: Seat, space: Space) -> Refusal | None:
    """Why the space is closed to a seat: taken, too much virtue, too little silver (AW-BM-2, AW-AMB-27)."""
    if state.market[SPACE[space]] is not None:
        return no("space_taken", location=space)
    player = state.players[seat]
    if player.virtue > MARKET_FACTS.highest_virtue:
        return no("too_virtuous", virtue=player.virtue)
    price = space_price(state, seat, space)
    return None if price <= player.goods[SILVER] else no("silver_short", count=price)


def space_price(state: State, seat: Seat, space: Space) -> int:
    """The silver that a space takes from this seat (AW-BM-1)."""
    less = discount(state.players[seat], "black_market")
    return max(0, SPACE_ROWS[SPACE[space]].silver - less)


def goods_of_space(state: State, space: Space) -> Gifts:
    """The goods of the small or the large space: of its card, else the printed ones (AW-BM-3, AW-BM-4)."""
    if space == "black_market_small":
        side = MARKET_FACTS.printed_small if state.small is None else SIDES[state.small].small
    else:
        side = SIDES[state.large[-1]].large if state.large else MARKET_FACTS.printed_large
    return tuple(side.items())


def buy_goods(outcome: Outcome, seat: Seat, space: Space) -> Outcome:
    """A worker takes the goods of the small or the large space."""
    goods = goods_of_space(outcome.state, space)
    return _leave_market(give(_enter_market(outcome, seat, space), seat, goods), seat)


def _enter_market(outcome: Outcome, seat: Seat, space: Space) -> Outcome:
    """A worker, the silver, the virtue (AW-BM-6)."""
    silver = space_price(outcome.state, seat, space)
    outcome = pay_silver(place_worker(outcome, seat, space), seat, silver, 0)
    if is_spotless(outcome.player(seat), "black_market"):
        return outcome
    return change_virtue(outcome, seat, SPACE_ROWS[SPACE[space]].virtue)


def _leave_market(outcome: Outcome, seat: Seat, crew: tuple[Apprentice, ...] | None = None) -> Outcome:
    """Give what apprentices and the character add to each action here (AW-APP-8, AW-CHAR-6).

    `crew` are the apprentices that count, where they are other than those that the seat has now.
    """
    outcome, own = apply_helpers(outcome, seat, "black_market", crew), power(outcome.player(seat))
    return draw_buildings(outcome, seat, own.buildings) if isinstance(own, MarketDraw) else outcome


# --- the middle space: an apprentice ------------------------------------------------------------------------


def recruit_refusal(state: State, seat: Seat, action: Recruit) -> Refusal | None:
    """Why nobody is recruited here: the space is closed, or the apprentice can't come."""
    closed = space_refusal(state, seat, "black_market_middle")
    return closed or apprentice_refusal(state, seat, action.card, action.discard)


def recruit(outcome: Outcome, seat: Seat, action: Recruit) -> Outcome:
    """Any apprentice of the display (AW-BM-5); who is hired now adds nothing to this visit (AW-AMB-33)."""
    crew = outcome.player(seat).crew if outcome.state.ruling.market == "when_placed" else None
    outcome = _enter_market(outcome, seat, "black_market_middle")
    return _leave_market(take_apprentice(outcome, seat, action.card, action.discard), seat, crew)


def next_recruit_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """Any apprentice of the display, then who goes for it."""
    if not state.players[seat].reserve or space_refusal(state, seat, "black_market_middle"):
        return Pick("card", ())
    return next_apprentice_field(state, seat, begun, tuple(one.card for row in state.display for one in row))


# --- the middle space: buildings ----------------------------------------------------------------------------


def browse_refusal(state: State, seat: Seat, action: Browse) -> Refusal | None:
    """Why no buildings are looked at: the space is closed, or the deck is empty."""
    closed = space_refusal(state, seat, "black_market_middle")
    return closed or (None if deck_size(state) else no("deck_empty"))


def browse(outcome: Outcome, seat: Seat, action: Browse) -> Outcome:
    """Show buildings to choose from (AW-BM-5)."""
    outcome = _enter_market(outcome, seat, "black_market_middle")
    cards = next_buildings(outcome, MARKET_FACTS.drawn)
    return outcome.add(Looked(seat, seal(cards, seat), len(cards)))


def on_looked(state: State, event: Looked) -> State:
    """The cards have left the deck; their seat is asked which one stays."""
    return with_question(without_drawn(state, open_sealed(event.cards)), "keep", looked=event.cards)


def looked_at(state: State) -> Buildings:
    """The buildings of which one is kept; () where none is looked at, or in a sight cut for another."""
    return () if state.looked is None else state.looked.value or ()


def keep_refusal(state: State, seat: Seat, action: Keep) -> Refusal | None:
    """Why this building can't be kept: it was not looked at."""
    return None if action.card in looked_at(state) else no("not_looked_at", card=action.card)


def keep_building(outcome: Outcome, seat: Seat, action: Keep, by: By = "choice") -> Outcome:
    """One stays in the hand, and the visit is over."""
    return _leave_market(outcome.add(Kept(seat, seal(action.card, seat), by)), seat)


def keep_by_default(outcome: Outcome, seat: Seat) -> Outcome:
    """The first card looked at stays with whoever is silent."""
    return keep_building(outcome, seat, Keep(looked_at(outcome.state)[0]), "default")


def on_kept(state: State, event: Kept) -> State:
    """The others go under the deck in drawn order; who has seen them knows them (AW-BM-5)."""
    card = open_sealed(event.card)
    rest = tuple(Under(Sealed(one, (event.seat,))) for one in remove_each(looked_at(state), card))
    state = replace(state, under=(*state.under, *rest), looked=None, phase="close")
    return with_player(state, event.seat, hand=Sealed((*hand(state, event.seat), card), (event.seat,)))


# --- the reset ----------------------------------------------------------------------------------------------


def reset_market(outcome: Outcome) -> Outcome:
    """The whole reset that is due, from the active player on (AW-RESET)."""
    state = outcome.state
    assert state.reset is not None
    seats = seats_from(state, state.active)
    outcome = turn_market_card(outcome.add(MarketReset(state.reset)))
    # Each seat frees its workers before any prison is counted; who asks for an empty one comes after those
    # who release (AW-RESET-4, AW-AMB-12).
    for seat in seats:
        own = power(outcome.player(seat))
        if isinstance(own, ResetRelease):
            outcome = release_from_prison(outcome, seat, own.workers)
        for ability in abilities(outcome.player(seat).crew, Releases):
            outcome = release_from_prison(outcome, seat, ability.workers)
        outcome = apply_helpers(outcome, seat, "black_market_reset")
        for one in abilities(outcome.player(seat).crew, GainsIfFree):
            if not outcome.player(seat).prison:
                outcome = give(outcome, seat, tuple(one.gain.items()))
    # Crowded prisons cost virtue, the fullest one a debt (AW-RESET-5, AW-RESET-6, AW-AMB-11).
    for seat in seats:
        if outcome.player(seat).prison >= MARKET_FACTS.crowded:
            outcome = change_virtue(outcome, seat, MARKET_FACTS.crowded_virtue)
    most = max(one.prison for one in outcome.state.players)
    for seat in seats:
        if most and outcome.player(seat).prison == most:
            outcome = take_debts(outcome, seat, MARKET_FACTS.most_debts)
    return outcome


def turn_market_card(outcome: Outcome) -> Outcome:
    """The next card, or a new pile when there is none (AW-RESET-3, AW-AMB-10)."""
    state, dice = outcome.state, outcome.dice
    if state.small is None:
        return outcome.add(MarketShuffled(dice.pick(state.large, "shuffle", state.resets)))
    fresh = state.market_fresh
    return outcome.add(MarketTurned(dice.pick(fresh, "market", state.resets) if fresh else None))


def on_market_reset(state: State, event: MarketReset) -> State:
    """The spaces are free again."""
    for seat in state.market:
        if seat is not None:
            state = with_player(state, seat, prison=state.players[seat].prison + 1)
    return replace(state, market=(None,) * len(state.market), reset=None, resets=state.resets + 1)


def on_market_turned(state: State, event: MarketTurned) -> State:
    """The card that showed on the small pile lies on the large one."""
    assert state.small is not None
    fresh = remove_each(state.market_fresh, event.small)
    return replace(state, large=(*state.large, state.small), small=event.small, market_fresh=fresh)


def on_market_shuffled(state: State, event: MarketShuffled) -> State:
    """All other cards of the large pile are the deck now, in no order."""
    return replace(state, large=(), small=event.small, market_fresh=remove_each(state.large, event.small))


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {
    Recruit: Rule(recruit_refusal, recruit, next_recruit_field),
    Browse: Rule(browse_refusal, browse),
    Keep: Rule(keep_refusal, keep_building),
}
FOLDS: Final[Folds] = {
    Looked: on_looked,
    Kept: on_kept,
    MarketReset: on_market_reset,
    MarketTurned: on_market_turned,
    MarketShuffled: on_market_shuffled,
}
