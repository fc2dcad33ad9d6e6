"""Setting up: seats, coins, the first player, the deal, and the draft for two (CO-2, CO-R01 to CO-R04).

Two cards are dealt to each, and two coins. With two players each first keeps one card of a set of its own, in
secret and both at once; of the third set each is then dealt one more, and three are the Court (CO-2.8).
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.games.coup.base import (
    CHARACTERS,
    By,
    Cards,
    Character,
    Events,
    Happening,
    Move,
    Options,
    gather,
    without_first,
)
from engine.games.coup.chapters.effects import TurnStarted
from engine.games.coup.state import State, court_of, hand, hands_with
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.waits import Wait

COINS: Final = 50
DECK: Final[Cards] = gather(CHARACTERS * 3)

# --- moves and events ---------------------------------------------------------------------------------------


class Draft(Move, frozen=True, tag="draft"):
    """With two players: the one card kept of one's own set (CO-2.8)."""

    character: Character


class GameStarted(Happening, frozen=True, tag="game_started"):
    """`order` is the table clockwise; `first` starts; `coins` by seat (CO-2.2, CO-2.7, CO-R02, CO-R03)."""

    options: Options
    order: tuple[Seat, ...]
    first: Seat
    coins: tuple[int, ...]


class DraftPicked(Happening, frozen=True, tag="draft_picked"):
    """A seat has kept one card of its own set (CO-2.8)."""

    seat: Seat
    card: Sealed[Character]
    by: By


class CardsDealt(Happening, frozen=True, tag="cards_dealt"):
    """All hands by seat, and what is left as the Court and out of the game."""

    hands: tuple[Sealed[Cards], ...]
    court: Sealed[Cards]
    removed: Sealed[Cards]


# --- the deal -----------------------------------------------------------------------------------------------


def setup(seats: int, options: Options, dice: Dice) -> Events:
    """The first events of a table of 2 to 6 seats (CO-2.2, CO-2.4, CO-2.7, CO-R02, CO-R04).

    With the draft, the cards are dealt after the picks.
    """
    order = tuple(range(seats))
    if options.seating == "shuffled":
        order, _ = dice.sample(order, seats, "seating")
    # The last winner or the host starts, where they play; else a lot (CO-2.4, CO-R02).
    first = {"winner": options.winner, "host": options.host}.get(options.first_player)
    if first is None or not 0 <= first < seats:
        first = dice.roll_below(seats, "first")
    # Two coins each; with two players the starter has one less, unless the table plays otherwise (CO-R04).
    less = seats == 2 and options.two_player != "deal_two_coins"
    coins = tuple([1 if less and seat == first else 2 for seat in range(seats)])
    started = GameStarted(options, order, first, coins)
    if _has_draft(seats, options):
        return (started,)
    dealt, court = dice.sample(DECK, 2 * seats, "deal")
    hands = tuple([seal(dealt[2 * seat : 2 * seat + 2], seat) for seat in range(seats)])
    return started, CardsDealt(hands, seal(court), seal(())), TurnStarted(1, first, forced=False)


def _has_draft(seats: int, options: Options) -> bool:
    """Whether two players begin with a draft (CO-2.8)."""
    return seats == 2 and options.two_player == "draft_one_coin"


def on_game_started(state: None, event: GameStarted) -> State:
    """The table before the deal: every card still lies in the Court."""
    seats = len(event.order)
    return State(
        options=event.options,
        order=event.order,
        living=event.order,
        coins=event.coins,
        hands=tuple([Sealed((), (seat,)) for seat in range(seats)]),
        lost=((),) * seats,
        claims=((),) * seats,
        missed=(0,) * seats,
        court=Sealed(DECK, ()),
        removed=Sealed((), ()),
        treasury=COINS - sum(event.coins),
        active=event.first,
        phase="draft",
        question=1,
        picks=tuple([Sealed(None, (seat,)) for seat in range(seats) if _has_draft(seats, event.options)]),
    )


def on_cards_dealt(state: State, event: CardsDealt) -> State:
    """Everybody has a hand; the first turn follows."""
    return replace(state, hands=event.hands, court=event.court, removed=event.removed, phase="close")


# --- the draft ----------------------------------------------------------------------------------------------

# Offers are made once: they are asked for after every move.
DRAFTS: Final = tuple(Draft(character) for character in CHARACTERS)


def offer_draft(state: State, seat: Seat) -> tuple[Move, ...]:
    """Each card of one's own set, until one is kept."""
    return () if hand(state, seat) else DRAFTS


def draft_refusal(state: State, seat: Seat, action: Draft) -> Refusal | None:
    """Why the seat can't keep a card now, or None."""
    if state.phase != "draft" or seat not in state.living:
        return no("not_asked")
    return no("already_picked") if hand(state, seat) else None


def draft(state: State, seat: Seat, action: Draft, dice: Dice) -> Events:
    """The seat keeps this card of its own set."""
    return (DraftPicked(seat, seal(action.character, seat), "choice"),)


def draft_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """A card by lot; the draft is no decision that can be missed."""
    card = dice.pick(CHARACTERS, "draft", wait.seat)
    return (DraftPicked(wait.seat, seal(card, wait.seat), "default"),)


def on_draft_picked(state: State, event: DraftPicked) -> State:
    """The kept card is the hand so far; what was kept stays known after cards have changed."""
    card = event.card.value
    assert card is not None
    return replace(
        state,
        hands=hands_with(state, event.seat, (card,)),
        picks=with_value_at(state.picks, event.seat, event.card),
        court=court_of(without_first(state.court.value or (), card)),
    )


def deal_after_draft(state: State, dice: Dice) -> Events:
    """Once both have picked: one card of the third set to each, three for the Court (CO-2.8)."""
    picks = tuple(hand(state, seat) for seat in state.order)
    if () in picks:
        return ()
    (one, other), court = dice.sample(CHARACTERS, 2, "deal")
    hands = tuple(seal((*hand(state, seat), card), seat) for seat, card in ((0, one), (1, other)))
    removed = list(CHARACTERS * 2)
    for (pick,) in picks:
        removed.remove(pick)
    dealt = CardsDealt(hands, seal(court), seal(gather(tuple(removed))))
    return dealt, TurnStarted(1, state.active, forced=False)


# --- what the game collects from this chapter ---------------------------------------------------------------

REFUSALS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {Draft: draft_refusal}
HAPPENINGS: Final[dict[type, Callable[[State, Seat, Any, Dice], Events]]] = {Draft: draft}
OFFERS: Final = {"draft": offer_draft}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    GameStarted: on_game_started,
    DraftPicked: on_draft_picked,
    CardsDealt: on_cards_dealt,
}
