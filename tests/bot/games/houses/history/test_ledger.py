"""HO-R23: the promise ledger counts each promise once and believes the one it was given to."""

from bot.games.houses.history.items import Account, Item, Kind, Setting, accounts
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, Pay, Promise

DEAL = Deal("0-2-1", 0, 2, (Pay(1), Promise("peace")), (Promise("silence"),), 1, None)
SEATS = (0, 2)


def item(event: object, kind: Kind = "promise") -> Item:
    """An item about the deal."""
    return Item(kind, Setting(), SEATS, event, (), DEAL)


CONFIRMED = item(e.DealConfirmed("0-2-1", 0, 2, None, DEAL), "deal")
CLOSED = item(e.DealClosed(DEAL, True, True), "deal")


def mark(by: int, index: int, seat: int, *, kept: bool) -> Item:
    """What a party says of a promise."""
    return item(e.PromiseMarked("0-2-1", by, index, seat, kept, None))


def test_a_promise_is_counted_once_however_often_its_deal_is_told() -> None:
    assert (Account(0, 1, 0, 0), Account(2, 1, 0, 0)) == accounts((CONFIRMED, CLOSED))


def test_the_word_of_the_one_it_was_given_to_counts() -> None:
    """The promiser says kept, the other says broken."""
    said = (CONFIRMED, mark(0, 1, 0, kept=True), mark(0, 1, 2, kept=False))

    assert Account(0, 1, 0, 1) == accounts(said)[0]


def test_until_the_other_speaks_the_promiser_is_believed() -> None:
    assert Account(2, 1, 1, 0) == accounts((CONFIRMED, mark(2, 0, 2, kept=True)))[1]


def test_without_promises_the_ledger_is_empty() -> None:
    plain = Deal("0-2-1", 0, 2, (Pay(1),), (), 1, None)

    assert () == accounts((Item("deal", Setting(), SEATS, e.DealClosed(plain, True, True), (), plain),))
