"""The guildhall: buildings and the cathedral (AW-GUILD, AW-BUILD, AW-CATH).

A worker placed here stays to the end of the game. It constructs a building of the hand, for which the seat
needs the skills and pays the goods, or climbs one level of the cathedral, for which it needs virtue, pays and
discards a building. Some placements, counted over all seats, bring a reset of the black market, and by an
option of the table new apprentices (`on_worker_placed` in chapters/workers.py); the last one the final round.
"""

from typing import Final, Literal

from msgspec.structs import replace

from engine.games.architects.base import Happening, Placement
from engine.games.architects.chapter import Folds, Outcome, Rule
from engine.games.architects.chapters.apprentices import apply_helpers, clear_rows, count_skill
from engine.games.architects.chapters.buildings import Discarded, settle_effect, start_effect
from engine.games.architects.chapters.goods import (
    GoodsPaid,
    change_virtue,
    draw_buildings,
    give,
    pay_price,
    payment,
)
from engine.games.architects.chapters.workers import place_worker
from engine.games.architects.facts import (
    ALL_REWARDS,
    COSTS,
    FACTS,
    LEVELS,
    PLANS,
    REWARDED,
    STONE,
    TOP,
    WOOD,
    Amounts,
    amounts,
)
from engine.games.architects.kinds import BuildDiscount, ConstructDraw, ExtraPlacement, NoDiscard
from engine.games.architects.names import BUILDINGS, GOOD, Building, Buildings, Reward
from engine.games.architects.state import Player, State, hand, power, with_change_at, with_player
from engine.kernel.moves import Field, PartialMove, Pick, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat, remove_each

Spare = Literal["wood", "stone"]

# --- moves and events ---------------------------------------------------------------------------------------


class Build(Placement, frozen=True, tag="build"):
    """A worker in the guildhall, who constructs; `spare` is what a discount saves (AW-BUILD)."""

    card: Building
    spare: Spare | None = None


class Advance(Placement, frozen=True, tag="advance"):
    """A worker in the guildhall, for the cathedral; `wood` is the wood in a mixed price (AW-CATH)."""

    wood: int = 0
    discard: Building | None = None


class Built(Happening, frozen=True, tag="built"):
    """A building lies face up (AW-BUILD-2)."""

    seat: Seat
    card: Building


class Advanced(Happening, frozen=True, tag="advanced"):
    """A level of the cathedral (AW-CATH-3)."""

    seat: Seat
    level: int


class Rewarded(Happening, frozen=True, tag="rewarded"):
    """The top reward is shown and leaves the game."""

    seat: Seat
    reward: Reward


class NoReward(Happening, frozen=True, tag="no_reward"):
    """No reward is left."""

    seat: Seat


def _place_in_guildhall(outcome: Outcome, seat: Seat) -> Outcome:
    """Settle the building that lets another worker be placed, if one does; then place the worker.

    The first apprentices of the rows leave before it acts, or by version 1 after (AW-VAR-1, AW-AMB-37).
    """
    outcome = place_worker(settle_effect(outcome, seat), seat, "guildhall")
    before = outcome.state.ruling.refresh == "before"
    return clear_rows(outcome) if outcome.state.refresh and before else outcome


# --- buildings ----------------------------------------------------------------------------------------------


def build_refusal(state: State, seat: Seat, action: Build) -> Refusal | None:
    """Why this building can't be built: not in hand, a skill or goods lacking, a wrong thing saved."""
    player = state.players[seat]
    if action.card not in hand(state, seat):
        return no("not_in_hand", card=action.card)
    if not has_skills(player, action.card):
        return no("unskilled", card=action.card)
    ways = payable_spares(player, action.card)
    if not ways:
        return no("goods_short", card=action.card)
    if action.spare in ways:
        return None
    return no("spare_wrong", spare="either" if len(ways) > 1 else ways[0] or "none")


def build(outcome: Outcome, seat: Seat, action: Build) -> Outcome:
    """Pay, the card, its virtue, its effect (AW-BUILD-2)."""
    card = action.card
    outcome = _place_in_guildhall(outcome, seat)
    outcome = pay_price(outcome, seat, building_cost(outcome.player(seat), card, action.spare))
    outcome = change_virtue(outcome.add(Built(seat, card)), seat, PLANS[card].virtue)
    own = power(outcome.player(seat))
    if isinstance(own, ConstructDraw):
        outcome = draw_buildings(outcome, seat, own.buildings)
    # Nobody is asked for another worker where there is nothing that it could do (AW-AMB-35).
    state = outcome.state
    may_pass = state.ruling.idle == "passes" and isinstance(PLANS[card].effect, ExtraPlacement)
    if may_pass and not buildable(state, seat) and cathedral_closed_because(state, seat):
        return outcome
    return start_effect(outcome, seat, card)


def next_build_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The building, then what is spared where that is a choice."""
    card = next((one for one in BUILDINGS if one == field_value(begun, "card")), None)
    if card is None:
        return Pick("card", buildable(state, seat))
    ways = tuple(one for one in payable_spares(state.players[seat], card) if one is not None)
    return Pick("spare", ways) if ways and field_value(begun, "spare") is None else None


def has_skills(player: Player, card: Building) -> bool:
    """Whether the apprentices have every skill that the building needs (AW-BUILD-1, AW-AMB-23)."""
    return all(count_skill(player, one) for one in PLANS[card].skills)


def possible_spares(player: Player, card: Building) -> tuple[Spare, ...]:
    """Of which good the player's discount may save something in this price; () without a discount."""
    if not isinstance(power(player), BuildDiscount):
        return ()
    spares: tuple[Spare, ...] = ("wood", "stone")
    return tuple([one for one in spares if COSTS[card][GOOD[one]]])


def building_cost(player: Player, card: Building, spare: Spare | None) -> Amounts:
    """The price of a building, less what is spared."""
    own, price = power(player), COSTS[card]
    if spare is None or not isinstance(own, BuildDiscount):
        return price
    return with_change_at(price, GOOD[spare], -min(own.amount, price[GOOD[spare]]))


def payable_spares(player: Player, card: Building) -> tuple[Spare | None, ...]:
    """Which ways of sparing pay for the building; without a discount (None,) if it can be paid, else ()."""
    ways: tuple[Spare | None, ...] = possible_spares(player, card) or (None,)
    return tuple([one for one in ways if payment(player, building_cost(player, card, one)) is not None])


def buildable(state: State, seat: Seat) -> Buildings:
    """The buildings of the hand that can be built now."""
    player, cards = state.players[seat], hand(state, seat)
    return tuple([one for one in cards if has_skills(player, one) and payable_spares(player, one)])


def on_built(state: State, event: Built) -> State:
    """The card leaves the hand for the open row."""
    player = state.players[event.seat]
    left = Sealed(remove_each(player.hand.value or (), event.card), (event.seat,))
    return with_player(state, event.seat, hand=left, built=(*player.built, event.card))


# --- the cathedral ------------------------------------------------------------------------------------------


def advance_refusal(state: State, seat: Seat, action: Advance) -> Refusal | None:
    """Why this step can't be made: a closed cathedral, or a price or discard that is not as it must be."""
    if why := cathedral_closed_because(state, seat):
        return no(f"cathedral_{why}")
    player = state.players[seat]
    if action.wood not in possible_woods(player):
        return no("wood_wrong")
    if can_keep_hand(player):
        return None if action.discard is None else no("no_discard_needed")
    if action.discard is None:
        return no("discard_needed")
    return None if action.discard in hand(state, seat) else no("not_in_hand", card=action.discard)


def cathedral_closed_because(state: State, seat: Seat) -> str | None:
    """Why the cathedral is closed: virtue, top, room, cost, hand; or None (AW-CATH-1, AW-CATH-4)."""
    player = state.players[seat]
    if player.virtue < FACTS.cathedral.lowest_virtue:
        return "virtue"
    if player.level >= TOP:
        return "top"
    level = player.level + 1
    if sum(one.level == level for one in state.players) >= LEVELS[level].places:
        return "room"
    if not possible_woods(player):
        return "cost"
    return None if can_keep_hand(player) or hand(state, seat) else "hand"


def advance(outcome: Outcome, seat: Seat, action: Advance) -> Outcome:
    """Pay, discard, a level up, the reward, acolytes (AW-CATH-3)."""
    outcome = _place_in_guildhall(outcome, seat)
    player = outcome.player(seat)
    level, mixed = player.level + 1, any_mix_cost(player)
    if not mixed:
        outcome = pay_price(outcome, seat, amounts(LEVELS[level].goods))
    elif action.wood:
        outcome = outcome.add(GoodsPaid(seat, "wood", action.wood))
    if mixed > action.wood:
        outcome = outcome.add(GoodsPaid(seat, "stone", mixed - action.wood))
    if action.discard is not None:
        outcome = outcome.add(Discarded(seat, seal(action.discard, seat), "choice"))
    outcome = take_cathedral_reward(outcome.add(Advanced(seat, level)), seat)
    return apply_helpers(outcome, seat, "cathedral_advance")


def take_cathedral_reward(outcome: Outcome, seat: Seat) -> Outcome:
    """The top reward, or virtue when none is left (AW-CATH-3)."""
    state = outcome.state
    if not state.rewards:
        return change_virtue(outcome.add(NoReward(seat)), seat, FACTS.cathedral.empty_virtue)
    unseen = remove_each(ALL_REWARDS, *state.shown)
    reward = outcome.dice.pick(unseen, "reward", len(state.shown))
    return give(outcome.add(Rewarded(seat, reward)), seat, REWARDED[reward])


def next_advance_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """How much of the price is wood where it is mixed, then the building that goes (AW-CATH-2)."""
    if cathedral_closed_because(state, seat):
        return Pick("wood", ())
    player = state.players[seat]
    among = possible_woods(player)
    if field_value(begun, "wood") is None and among != (0,):
        return Pick("wood", among)
    if field_value(begun, "discard") is None and not can_keep_hand(player):
        return Pick("discard", hand(state, seat))
    return None


def any_mix_cost(player: Player) -> int:
    """How much wood and stone the next level takes in any mix; 0 for a price of set goods (AW-CATH-2)."""
    own, price = power(player), LEVELS[player.level + 1].mixed
    return max(0, price - own.amount) if price and isinstance(own, BuildDiscount) else price


def possible_woods(player: Player) -> tuple[int, ...]:
    """How much of a mixed price may be wood; 0 alone for a price that is not mixed; () for one too high."""
    wanted = any_mix_cost(player)
    if not wanted:
        price = amounts(LEVELS[player.level + 1].goods)
        return (0,) if payment(player, price) is not None else ()
    least = max(0, wanted - player.goods[STONE])
    return tuple(range(least, min(wanted, player.goods[WOOD]) + 1))


def can_keep_hand(player: Player) -> bool:
    """Whether no building is discarded for the cathedral (AW-CHAR-7)."""
    return isinstance(power(player), NoDiscard)


def on_rewarded(state: State, event: Rewarded) -> State:
    """Everybody knows which rewards are left."""
    return replace(state, rewards=state.rewards - 1, shown=(*state.shown, event.reward))


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {
    Build: Rule(build_refusal, build, next_build_field),
    Advance: Rule(advance_refusal, advance, next_advance_field),
}
FOLDS: Final[Folds] = {
    Built: on_built,
    Advanced: lambda state, event: with_player(state, event.seat, level=event.level),
    Rewarded: on_rewarded,
    NoReward: lambda state, event: state,
}
