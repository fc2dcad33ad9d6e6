"""The guildhall: buildings and the cathedral (AW-GUILD, AW-BUILD, AW-CATH)."""

from engine.games.architects.crew import apply_helpers, count_skill
from engine.games.architects.decks import draw, refill_display
from engine.games.architects.effects import start_effect
from engine.games.architects.events import GoodsPaid, WorkerPlaced
from engine.games.architects.events_hall import Advanced, Built, Discarded, NoReward, Rewarded, RowsCleared
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
from engine.games.architects.goods import give, pay_price, payment, virtue
from engine.games.architects.kinds import ExtraPlacement
from engine.games.architects.moves import Advance, Spare
from engine.games.architects.names import GOOD, Building, Buildings
from engine.games.architects.powers import BuildDiscount, ConstructDraw, NoDiscard
from engine.games.architects.state import Player, State, hand, power, with_change_at
from engine.games.architects.telling import Told
from engine.kernel.rows import remove_each
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat

SPARES: tuple[Spare, ...] = ("wood", "stone")


def discount_choices(player: Player, card: Building) -> tuple[Spare, ...]:
    """Of which good the player's discount may save something in this price."""
    if not isinstance(power(player), BuildDiscount):
        return ()
    return tuple([one for one in SPARES if COSTS[card][GOOD[one]]])


def cost(player: Player, card: Building, spare: Spare | None) -> Amounts:
    """The price of a building, less what is spared."""
    own, price = power(player), COSTS[card]
    if spare is None or not isinstance(own, BuildDiscount):
        return price
    return with_change_at(price, GOOD[spare], -min(own.amount, price[GOOD[spare]]))


def lacks_skill(player: Player, card: Building) -> bool:
    """Whether a skill that the building needs is lacking (AW-BUILD-1, AW-AMB-23)."""
    return not all(count_skill(player, one) for one in PLANS[card].skills)


def spares(player: Player, card: Building) -> tuple[Spare | None, ...]:
    """Which ways of sparing pay for the building; no discount, one way that spares nothing."""
    ways: tuple[Spare | None, ...] = discount_choices(player, card) or (None,)
    return tuple([one for one in ways if payment(player, cost(player, card, one)) is not None])


def buildable(state: State, seat: Seat) -> Buildings:
    """The buildings of the hand that can be built now."""
    player = state.players[seat]
    cards = hand(state, seat)
    return tuple([one for one in cards if not lacks_skill(player, one) and spares(player, one)])


def build(told: Told, seat: Seat, card: Building, spare: Spare | None) -> Told:
    """Pay, the card, its virtue, its effect (AW-BUILD-2)."""
    told = pay_price(_place_worker(told, seat), seat, cost(told.player(seat), card, spare))
    told = virtue(told.tell(Built(seat, card)), seat, PLANS[card].virtue)
    own = power(told.player(seat))
    if isinstance(own, ConstructDraw):
        told = draw(told, seat, own.buildings)
    return told if _leads_nowhere(told.state, seat, card) else start_effect(told, seat, card)


def _leads_nowhere(state: State, seat: Seat, card: Building) -> bool:
    """Whether a building lets another worker be placed, and there is nothing that it could do (AW-AMB-35)."""
    if state.ruling.idle == "asks" or not isinstance(PLANS[card].effect, ExtraPlacement):
        return False
    return not buildable(state, seat) and cathedral_closed_because(state, seat) is not None


def _place_worker(told: Told, seat: Seat) -> Told:
    """A worker in the hall; the first apprentices of the rows leave before it acts (AW-VAR-1, AW-AMB-37)."""
    count = sum(one == seat for one in told.state.guildhall) + 1
    told = told.tell(WorkerPlaced(seat, "guildhall", count))
    if told.state.refresh and told.state.ruling.refresh == "before":
        return refill_display(told.tell(RowsCleared()))
    return told


def any_mix_cost(player: Player) -> int:
    """How much wood and stone the next level takes in any mix (AW-CATH-2)."""
    own, price = power(player), LEVELS[player.level + 1].mixed
    return max(0, price - own.amount) if price and isinstance(own, BuildDiscount) else price


def woods(player: Player) -> tuple[int, ...]:
    """How much of a mixed price may be wood; 0 alone for a price that is not mixed; () for one too high."""
    wanted = any_mix_cost(player)
    if not wanted:
        price = amounts(LEVELS[player.level + 1].goods)
        return (0,) if payment(player, price) is not None else ()
    least = max(0, wanted - player.goods[STONE])
    return tuple(range(least, min(wanted, player.goods[WOOD]) + 1))


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
    if not woods(player):
        return "cost"
    return None if keeps_hand(player) or hand(state, seat) else "hand"


def keeps_hand(player: Player) -> bool:
    """Whether no building is discarded for the cathedral (AW-CHAR-7)."""
    return isinstance(power(player), NoDiscard)


def advance_cathedral(told: Told, seat: Seat, action: Advance) -> Told:
    """Pay, discard, a level up, the reward, acolytes (AW-CATH-3)."""
    player = told.player(seat)
    told = _level_paid(_place_worker(told, seat), seat, action.wood)
    if action.discard is not None:
        told = told.tell(Discarded(seat, seal(action.discard, seat), "choice"))
    told = take_cathedral_reward(told.tell(Advanced(seat, player.level + 1)), seat)
    return apply_helpers(told, seat, "cathedral_advance")


def _level_paid(told: Told, seat: Seat, wood: int) -> Told:
    player = told.player(seat)
    wanted = any_mix_cost(player)
    if not wanted:
        return pay_price(told, seat, amounts(LEVELS[player.level + 1].goods))
    if wood:
        told = told.tell(GoodsPaid(seat, "wood", wood))
    return told.tell(GoodsPaid(seat, "stone", wanted - wood)) if wanted > wood else told


def take_cathedral_reward(told: Told, seat: Seat) -> Told:
    """The top reward, or virtue when none is left (AW-CATH-3)."""
    state = told.state
    if not state.rewards:
        return virtue(told.tell(NoReward(seat)), seat, FACTS.cathedral.empty_virtue)
    unseen = remove_each(ALL_REWARDS, *state.shown)
    reward = told.dice.pick(unseen, "reward", len(state.shown))
    return give(told.tell(Rewarded(seat, reward)), seat, REWARDED[reward])
