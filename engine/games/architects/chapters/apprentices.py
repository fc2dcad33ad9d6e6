"""Apprentices: the display they are hired from, the workshop, and what they can do (AW-WORK, AW-APP).

The display has two rows of four. A worker in the workshop reaches the first card of a row for free; on each
card that is skipped beyond that a silver is laid, and whoever hires the card later takes the silver with it.
More workers in the workshop reach further. When a card leaves, those to its right move up, and a new one
comes at the end of the row.

Hiring takes silver, tax and, beyond a limit, the dismissal of another apprentice. The black market (Recruit)
and some buildings (TakeOn) hire from the same display in their own ways; they share what stands here.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from msgspec.structs import replace

from engine.games.architects.base import Happening, Placement
from engine.games.architects.chapter import Folds, Outcome, Rule
from engine.games.architects.chapters.goods import change_virtue, draw_buildings, give, pay_silver, tax
from engine.games.architects.chapters.workers import place_worker
from engine.games.architects.facts import CREW, SILVER, TABLE
from engine.games.architects.kinds import Discount, ExtraAction, Gains, Hirer, Softened, Spotless
from engine.games.architects.names import APPRENTICES, Apprentice, Skill, Trigger
from engine.games.architects.state import (
    Player,
    Shown,
    State,
    deck_size,
    power,
    with_goods,
    with_player,
    with_question,
    workers_at,
)
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, PartialMove, Pick, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, remove_each, with_value_at

K = TypeVar("K")

# --- moves and events ---------------------------------------------------------------------------------------


class Hire(Placement, frozen=True, tag="hire"):
    """A worker in the workshop, who hires; at the limit another goes first (AW-WORK-2, AW-APP-1)."""

    card: Apprentice
    discard: Apprentice | None = None


class Plans(Placement, frozen=True, tag="plans"):
    """A worker in the workshop, who draws buildings (AW-WORK-6)."""


class CoinsLaid(Happening, frozen=True, tag="coins_laid"):
    """A silver on each of the first `count` apprentices of a row, counted from 0 (AW-WORK-3)."""

    seat: Seat
    row: int
    count: int


class Hired(Happening, frozen=True, tag="hired"):
    """An apprentice with the silver that lay on it (AW-WORK-5)."""

    seat: Seat
    card: Apprentice
    coins: int


class ApprenticeShown(Happening, frozen=True, tag="apprentice_shown"):
    """A new apprentice at the end of a row."""

    row: int
    card: Apprentice


class Dismissed(Happening, frozen=True, tag="dismissed"):
    """An apprentice goes to the bottom of its deck (AW-APP-6)."""

    seat: Seat
    card: Apprentice


class RowsCleared(Happening, frozen=True, tag="rows_cleared"):
    """The first apprentice of each row goes under the deck, its silver to the supply (AW-VAR-1)."""


# --- what apprentices can do --------------------------------------------------------------------------------


def abilities(crew: Iterable[Apprentice], kind: type[K]) -> Iterator[K]:
    """The abilities of one kind among these apprentices, one for each card that has it (AW-APP-2)."""
    for card in crew:
        ability = CREW[card].ability
        if isinstance(ability, kind):
            yield ability


def apply_helpers(
    outcome: Outcome, seat: Seat, trigger: Trigger, crew: tuple[Apprentice, ...] | None = None
) -> Outcome:
    """Let each apprentice that gives something at this action do so (AW-APP-7).

    `crew` are the apprentices that count, where they are other than those that the seat has now.
    """
    for ability in abilities(outcome.player(seat).crew if crew is None else crew, Gains):
        if ability.at == trigger:
            outcome = give(outcome, seat, tuple(ability.gain.items()))
    return outcome


def discount(player: Player, trigger: Trigger) -> int:
    """Silver saved at an action (AW-APP-8)."""
    return sum(one.amount for one in abilities(player.crew, Discount) if one.at == trigger)


def virtue_kept(player: Player, trigger: Trigger) -> int:
    """Virtue that is not lost at an action (AW-APP-8)."""
    return sum(one.amount for one in abilities(player.crew, Softened) if one.at == trigger)


def is_spotless(player: Player, trigger: Trigger) -> bool:
    """Whether no virtue is lost at an action (AW-APP-8)."""
    return any(one.at == trigger for one in abilities(player.crew, Spotless))


def extra_actions(player: Player, trigger: Trigger) -> int:
    """Actions beyond the number of workers."""
    return sum(one.amount for one in abilities(player.crew, ExtraAction) if one.at == trigger)


def count_skill(player: Player, skill: Skill) -> int:
    """How many apprentices have the skill (AW-APP-4)."""
    return sum([skill in CREW[card].skills for card in player.crew])


# --- hiring -------------------------------------------------------------------------------------------------


def hire_refusal(state: State, seat: Seat, action: Hire) -> Refusal | None:
    """Why this apprentice can't be hired in the workshop: not shown, no room, too little silver."""
    if why := apprentice_refusal(state, seat, action.card, action.discard):
        return why
    player, place = state.players[seat], place_of(state, action.card)
    assert place is not None
    price = total_hire_price(player, place[1])
    return None if price <= player.goods[SILVER] else no("silver_short", count=price)


def apprentice_refusal(
    state: State, seat: Seat, card: Apprentice, discard: Apprentice | None
) -> Refusal | None:
    """Why an apprentice can't come: not shown, or another must go to make room, or none must (AW-APP-1)."""
    if place_of(state, card) is None:
        return no("not_shown", card=card)
    player = state.players[seat]
    fits = discard in player.crew if is_crew_full(player) else discard is None
    return None if fits else no("discard_wrong")


def hire_apprentice(outcome: Outcome, seat: Seat, action: Hire) -> Outcome:
    """A worker, the payment, the discard if one is needed, the apprentice (AW-WORK-5, AW-AMB-25)."""
    player, place = outcome.player(seat), place_of(outcome.state, action.card)
    assert place is not None
    row, column = place
    # Reckoned before the worker stands there: it counts itself.
    laid = skipped_cards(player, column)
    outcome = pay_silver(place_worker(outcome, seat, "workshop"), seat, *hire_price(player))
    if laid:
        outcome = outcome.add(CoinsLaid(seat, row, laid))
    return take_apprentice(outcome, seat, action.card, action.discard)


def take_apprentice(
    outcome: Outcome, seat: Seat, card: Apprentice, discard: Apprentice | None = None
) -> Outcome:
    """Take an apprentice from the display: its coins, its virtue, a new card (AW-APP-5).

    Before the first turn the display is not filled up until everybody has hired (AW-VAR-1).
    """
    if discard is not None:
        outcome = outcome.add(Dismissed(seat, discard))
    place = place_of(outcome.state, card)
    assert place is not None
    starting = outcome.state.phase == "start"
    outcome = outcome.add(Hired(seat, card, outcome.state.display[place[0]][place[1]].coins))
    outcome = change_virtue(outcome, seat, CREW[card].virtue)
    return outcome if starting else refill_display(outcome)


def next_hire_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """An apprentice that a worker placed now could pay for, then who goes for it."""
    player = state.players[seat]
    paid = [
        column for column in range(TABLE.columns) if total_hire_price(player, column) <= player.goods[SILVER]
    ]
    among = [one.card for row in state.display for column, one in enumerate(row) if column in paid]
    return next_apprentice_field(state, seat, begun, tuple(among))


def next_apprentice_field(
    state: State, seat: Seat, begun: PartialMove, among: tuple[Apprentice, ...]
) -> Field | None:
    """The apprentice, one of these, then the one that goes where there is no room (AW-APP-1)."""
    if field_value(begun, "card") not in APPRENTICES:
        return Pick("card", among)
    if is_crew_full(state.players[seat]) and field_value(begun, "discard") is None:
        return Pick("discard", state.players[seat].crew)
    return None


def place_of(state: State, card: Apprentice) -> tuple[int, int] | None:
    """Row and column of an apprentice in the display, both counted from 0; None where it is not shown."""
    for number, row in enumerate(state.display):
        for column, one in enumerate(row):
            if one.card == card:
                return number, column
    return None


def hire_price(player: Player) -> tuple[int, int]:
    """Silver and tax of a hire in the workshop (AW-WORK-2, AW-CHAR-8)."""
    own = power(player)
    less = own.silver if isinstance(own, Hirer) else 0
    return max(0, TABLE.hire.silver - less), tax(player, TABLE.hire.tax)


def skipped_cards(player: Player, column: int) -> int:
    """On how many cards a silver is laid, with the worker about to be placed (AW-WORK-3, AW-AMB-24)."""
    return max(0, column + 1 - min(workers_at(player, "workshop") + 1, TABLE.columns))


def total_hire_price(player: Player, column: int) -> int:
    """All silver that a hire in this column takes before its own coins are gained (AW-WORK-4)."""
    return sum(hire_price(player)) + skipped_cards(player, column)


def crew_limit(player: Player) -> int:
    """How many apprentices may stay (AW-APP-1, AW-CHAR-8)."""
    own = power(player)
    return own.limit if isinstance(own, Hirer) else TABLE.apprentices


def is_crew_full(player: Player) -> bool:
    """Whether another apprentice must go before one is hired."""
    return len(player.crew) >= crew_limit(player)


def on_coins_laid(state: State, event: CoinsLaid) -> State:
    """The silver goes from the seat to the cards, not to the supply."""
    laid = tuple(
        replace(one, coins=one.coins + 1) if column < event.count else one
        for column, one in enumerate(state.display[event.row])
    )
    state = with_goods(state, event.seat, "silver", -event.count)
    return replace(state, display=with_value_at(state.display, event.row, laid))


def on_hired(state: State, event: Hired) -> State:
    """The cards to its right move left with their coins (AW-WORK-5)."""
    rows = tuple(tuple([one for one in row if one.card != event.card]) for row in state.display)
    state = with_goods(replace(state, display=rows), event.seat, "silver", event.coins)
    state = with_player(state, event.seat, crew=(*state.players[event.seat].crew, event.card))
    if state.phase != "start":
        return state
    # First apprentices are hired in reverse turn order, one by each seat (AW-VAR-1).
    if sum(len(one.crew) for one in state.players) == len(state.players):
        return replace(state, phase="begin")
    return with_question(state, "start", active=(event.seat - 1) % len(state.players))


def on_dismissed(state: State, event: Dismissed) -> State:
    """The card lies under the deck from now on."""
    crew = remove_each(state.players[event.seat].crew, event.card)
    under: tuple[Apprentice, ...] = (*state.crew_under, event.card)
    return with_player(replace(state, crew_under=under), event.seat, crew=crew)


# --- the display --------------------------------------------------------------------------------------------


def refill_display(outcome: Outcome) -> Outcome:
    """Fill each row of the display to its end, the first one first (AW-WORK-5), while there are cards."""
    for row in range(len(outcome.state.display)):
        while len(outcome.state.display[row]) < TABLE.columns:
            card = next_apprentice(outcome.state, outcome.dice)
            if card is None:
                return outcome
            outcome = outcome.add(ApprenticeShown(row, card))
    return outcome


def next_apprentice(state: State, dice: Dice) -> Apprentice | None:
    """The next apprentice of the deck, those under it last; None when it is empty."""
    if state.crew_fresh:
        return dice.pick(state.crew_fresh, "apprentices", len(state.crew_fresh))
    return state.crew_under[0] if state.crew_under else None


def clear_rows(outcome: Outcome) -> Outcome:
    """Send away the first apprentice of each row and fill up: a switch of the table (AW-VAR-1)."""
    return refill_display(outcome.add(RowsCleared()))


def on_apprentice_shown(state: State, event: ApprenticeShown) -> State:
    """From the deck, or from under it when it is empty."""
    row = (*state.display[event.row], Shown(event.card))
    state = replace(state, display=with_value_at(state.display, event.row, row))
    if event.card in state.crew_fresh:
        return replace(state, crew_fresh=remove_each(state.crew_fresh, event.card))
    return replace(state, crew_under=remove_each(state.crew_under, event.card))


def on_rows_cleared(state: State, event: RowsCleared) -> State:
    """The refresh that was due is done."""
    gone = tuple(row[0].card for row in state.display if row)
    rows = tuple(row[1:] for row in state.display)
    return replace(state, display=rows, crew_under=(*state.crew_under, *gone), refresh=False)


# --- plans --------------------------------------------------------------------------------------------------


def plans_refusal(state: State, seat: Seat, action: Plans) -> Refusal | None:
    """Why no buildings can be drawn: there are none."""
    return None if deck_size(state) else no("deck_empty")


def draw_plans(outcome: Outcome, seat: Seat, action: Plans) -> Outcome:
    """Plans: a building, and one more for every second worker (AW-WORK-6)."""
    outcome = place_worker(outcome, seat, "workshop")
    count = workers_at(outcome.player(seat), "workshop")
    return draw_buildings(outcome, seat, 1 + count // 2)


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {
    Hire: Rule(hire_refusal, hire_apprentice, next_hire_field),
    Plans: Rule(plans_refusal, draw_plans),
}
FOLDS: Final[Folds] = {
    CoinsLaid: on_coins_laid,
    Hired: on_hired,
    ApprenticeShown: on_apprentice_shown,
    Dismissed: on_dismissed,
    RowsCleared: on_rows_cleared,
}
