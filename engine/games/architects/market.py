"""The black market and its reset (AW-BM, AW-RESET)."""

from engine.games.architects.crew import abilities, apply_helpers, discount, spotless
from engine.games.architects.decks import draw, top
from engine.games.architects.events import By, Kept, Looked, WorkerPlaced
from engine.games.architects.events_hall import MarketReset, MarketShuffled, MarketTurned
from engine.games.architects.facts import MARKET_FACTS, SIDES, SILVER, SPACE_ROWS, Gifts
from engine.games.architects.goods import give, silver_paid, take_debts, virtue
from engine.games.architects.guardhouse import release_from_prison
from engine.games.architects.kinds import GainsIfFree, Releases
from engine.games.architects.names import SPACE, Apprentice, Building, Space
from engine.games.architects.powers import MarketDraw, ResetRelease
from engine.games.architects.state import State, after, power
from engine.games.architects.telling import Told
from engine.games.architects.workshop import take_apprentice
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat


def price(state: State, seat: Seat, space: Space) -> int:
    """Silver of a space (AW-BM-1)."""
    less = discount(state.players[seat], "black_market")
    return max(0, SPACE_ROWS[SPACE[space]].silver - less)


def space_closed_because(state: State, seat: Seat, space: Space) -> str | None:
    """Why the space is closed to a seat: taken, virtue, silver; or None (AW-BM-2, AW-AMB-27)."""
    if state.market[SPACE[space]] is not None:
        return "taken"
    player = state.players[seat]
    if player.virtue > MARKET_FACTS.highest_virtue:
        return "virtue"
    return None if price(state, seat, space) <= player.goods[SILVER] else "silver"


def goods_of(state: State, space: Space) -> Gifts:
    """What the small or the large space gives: its card, else what is printed (AW-BM-3, AW-BM-4)."""
    if space == "black_market_small":
        side = MARKET_FACTS.printed_small if state.small is None else SIDES[state.small].small
    else:
        side = SIDES[state.large[-1]].large if state.large else MARKET_FACTS.printed_large
    return tuple(side.items())


def enter_market(told: Told, seat: Seat, space: Space) -> Told:
    """A worker, the silver, the virtue (AW-BM-6)."""
    silver = price(told.state, seat, space)
    told = silver_paid(told.tell(WorkerPlaced(seat, space, 1)), seat, silver, 0)
    if spotless(told.player(seat), "black_market"):
        return told
    return virtue(told, seat, SPACE_ROWS[SPACE[space]].virtue)


def leave_market(told: Told, seat: Seat, crew: tuple[Apprentice, ...] | None = None) -> Told:
    """What apprentices and the character add to each action here (AW-APP-8, AW-CHAR-6).

    `crew` are the apprentices that count, where they are other than those that the seat has now.
    """
    told, own = apply_helpers(told, seat, "black_market", crew), power(told.player(seat))
    return draw(told, seat, own.buildings) if isinstance(own, MarketDraw) else told


def buy_goods(told: Told, seat: Seat, space: Space) -> Told:
    """The goods of the small or the large space."""
    goods = goods_of(told.state, space)
    return leave_market(give(enter_market(told, seat, space), seat, goods), seat)


def recruit(told: Told, seat: Seat, card: Apprentice, discard: Apprentice | None) -> Told:
    """Any apprentice of the display (AW-BM-5); who is hired now adds nothing to this visit (AW-AMB-33)."""
    crew = told.player(seat).crew if told.state.ruling.market == "when_placed" else None
    return leave_market(
        take_apprentice(enter_market(told, seat, "black_market_middle"), seat, card, discard), seat, crew
    )


def draw_plans_to_keep(told: Told, seat: Seat) -> Told:
    """Buildings to choose from; a deck with none leaves nothing to keep (AW-BM-5)."""
    told = enter_market(told, seat, "black_market_middle")
    cards = top(told.state, MARKET_FACTS.drawn, told.dice)
    return told.tell(Looked(seat, seal(cards, seat), len(cards)))


def keep_plan(told: Told, seat: Seat, card: Building, by: By) -> Told:
    """One stays in the hand."""
    return leave_market(told.tell(Kept(seat, seal(card, seat), by)), seat)


def reset(told: Told) -> Told:
    """The whole reset, from the active player on (AW-RESET)."""
    why, row = told.state.reset, after(told.state, told.state.active)
    assert why is not None
    told = turn_market_card(told.tell(MarketReset(why)))
    for seat in row:
        told = _at_reset(told, seat)
    return count_prisons(told, row)


def turn_market_card(told: Told) -> Told:
    """The next card, or a new pile when there is none (AW-RESET-3, AW-AMB-10)."""
    state, dice = told.state, told.dice
    if state.small is None:
        return told.tell(MarketShuffled(dice.pick(state.large, "shuffle", state.resets)))
    fresh = state.market_fresh
    return told.tell(MarketTurned(dice.pick(fresh, "market", state.resets) if fresh else None))


def _at_reset(told: Told, seat: Seat) -> Told:
    """Who releases first, then who asks for an empty prison (AW-RESET-4, AW-AMB-12)."""
    own = power(told.player(seat))
    if isinstance(own, ResetRelease):
        told = release_from_prison(told, seat, own.workers)
    for ability in abilities(told.player(seat), Releases):
        told = release_from_prison(told, seat, ability.workers)
    told = apply_helpers(told, seat, "black_market_reset")
    for one in abilities(told.player(seat), GainsIfFree):
        if not told.player(seat).prison:
            told = give(told, seat, tuple(one.gain.items()))
    return told


def count_prisons(told: Told, row: tuple[Seat, ...]) -> Told:
    """Crowded prisons cost virtue, the fullest one a debt (AW-RESET-5, AW-RESET-6, AW-AMB-11)."""
    for seat in row:
        if told.player(seat).prison >= MARKET_FACTS.crowded:
            told = virtue(told, seat, MARKET_FACTS.crowded_virtue)
    most = max(one.prison for one in told.state.players)
    for seat in row:
        if most and told.player(seat).prison == most:
            told = take_debts(told, seat, MARKET_FACTS.most_debts)
    return told
