"""Setting up: seats, coins, the first player, the deal, and the draft for two (CO-2, CO-R01 to CO-R04)."""

from engine.games.coup.court import gather
from engine.games.coup.events import By, CardsDealt, DraftPicked, Event, GameStarted, TurnStarted
from engine.games.coup.moves import CHARACTERS, Cards, Character, Options
from engine.games.coup.state import State, hand
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat

COINS = 50
DECK: Cards = gather(CHARACTERS * 3)


def setup(seats: int, options: Options, dice: Dice) -> tuple[Event, ...]:
    """The first events of a table of 2 to 6 seats; with the draft, the cards are dealt after the picks."""
    order = tuple(range(seats))
    if options.seating == "shuffled":
        order, _ = dice.sample(order, seats, "seating")
    first = _first(seats, options, dice)
    started = GameStarted(options, order, first, _coins(seats, options, first))
    if _drafts(seats, options):
        return (started,)
    dealt, court = dice.sample(DECK, 2 * seats, "deal")
    hands = tuple([seal(dealt[2 * seat : 2 * seat + 2], seat) for seat in range(seats)])
    return started, CardsDealt(hands, seal(court), seal(())), TurnStarted(1, first, forced=False)


def pick_card(seat: Seat, card: Character, by: By) -> tuple[Event, ...]:
    """A seat keeps this card of its own set."""
    return (DraftPicked(seat, seal(card, seat), by),)


def draft(state: State, dice: Dice) -> tuple[Event, ...]:
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


def start_table(event: GameStarted) -> State:
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
        picks=tuple([Sealed(None, (seat,)) for seat in range(seats) if _drafts(seats, event.options)]),
    )


def _drafts(seats: int, options: Options) -> bool:
    """Whether two players begin with a draft (CO-2.8)."""
    return seats == 2 and options.two_player == "draft_one_coin"


def _first(seats: int, options: Options, dice: Dice) -> Seat:
    """The last winner or the host, where they play; else a lot (CO-2.4, CO-R02)."""
    named = {"winner": options.winner, "host": options.host}.get(options.first_player)
    return named if named is not None and 0 <= named < seats else dice.roll_below(seats, "first")


def _coins(seats: int, options: Options, first: Seat) -> tuple[int, ...]:
    """Two each; with two players the starter has one less, unless the table plays otherwise (CO-R04)."""
    less = seats == 2 and options.two_player != "deal_two_coins"
    return tuple([1 if less and seat == first else 2 for seat in range(seats)])
