"""What a seat at a table of Coup can reckon from its own view: who may hold what, and who is strongest."""

from math import comb

from engine.games.coup.base import CHARACTERS, Cards, Character, Kind
from engine.games.coup.state import Deed, State
from engine.games.coup.view import View
from engine.kernel.seats import Seat

COPIES = 3
LIE = 0.1
"""How often a seat is thought to claim a character that it does not hold, for each time that it does."""

WORTH: dict[Character, int] = {"duke": 5, "assassin": 4, "captain": 3, "contessa": 2, "ambassador": 1}
"""Which card is rather kept, all else equal."""


def own_cards(view: View, seat: Seat) -> Cards:
    """The seat's own face-down cards."""
    return view.table.hands[seat].value or ()


def rivals(view: View, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that are alive, the most dangerous first: most cards, then most coins, then nearest."""
    table = view.table
    ring = table.order[table.order.index(seat) :] + table.order[: table.order.index(seat)]
    found = [one for one in ring if one in table.living and one != seat]
    return tuple(sorted(found, key=lambda one: (-view.cards[one], -table.coins[one])))


def unseen_copies(view: View, seat: Seat, card: Character) -> int:
    """The copies of a character that lie where this seat can't see."""
    seen = own_cards(view, seat).count(card) + (view.table.drawn.value or ()).count(card)
    return COPIES - seen - sum(lost.count(card) for lost in view.table.lost)


def odds_by_copies(view: View, seat: Seat, holder: Seat, card: Character) -> float:
    """The chance that `holder` has the card, by the count of copies alone, 0 to 1."""
    hidden = sum(unseen_copies(view, seat, one) for one in CHARACTERS)
    copies, cards = unseen_copies(view, seat, card), view.cards[holder]
    return 1 - comb(hidden - copies, cards) / comb(hidden, cards) if copies > 0 else 0.0


def odds(view: View, seat: Seat, holder: Seat, card: Character) -> float:
    """The chance that `holder` has the card, given also what it has claimed, 0 to 1.

    A claim speaks for the card, since the honest claim it more often (Bayes with LIE). Somebody who stands
    by more characters than there are cards must lie about some of them: each is then equally likely.
    """
    fair = odds_by_copies(view, seat, holder, card)
    claims = view.table.claims[holder]
    if card not in claims:
        return fair * max(0.3, 1 - len(claims) * 0.35)
    believed = fair / (fair + LIE * (1 - fair)) if fair else 0.0
    return min(believed, view.cards[holder] / len(claims))


def block_odds(view: View, seat: Seat, kind: Kind, blocker: Seat, cards: Cards) -> float:
    """The chance that this seat blocks the action, with the card or without."""
    free = 1.0
    for card in cards:
        free *= 1 - odds(view, seat, blocker, card)
    boldness = 0.3 if kind == "assassinate" else 0.1
    return 1 - free * (1 - boldness)


def worst(cards: Cards) -> int:
    """The slot to give up: a second copy first, else the least worth."""
    return min(
        range(len(cards)), key=lambda slot: (WORTH[cards[slot]] if cards.count(cards[slot]) < 2 else 0, slot)
    )


def hand_worth(cards: Cards) -> int:
    """How good a hand is: what its different cards are worth."""
    return sum(WORTH[card] for card in sorted(set(cards)))


def open_claim(table: State) -> tuple[Seat, Character] | None:
    """The claim that may be challenged now, and whose it is."""
    deed: Deed | None = table.deed
    if deed is None:
        return None
    seat = deed.seat if deed.blocker is None else deed.blocker
    card = deed.block or deed.claim
    return None if card is None else (seat, card)
