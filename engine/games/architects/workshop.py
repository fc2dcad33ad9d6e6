"""The workshop and every hire (AW-WORK, AW-APP)."""

from engine.games.architects.decks import draw, refill_display
from engine.games.architects.events import CoinsLaid, Dismissed, Hired, WorkerPlaced
from engine.games.architects.facts import CREW, SILVER, TABLE
from engine.games.architects.goods import silver_paid, tax, virtue
from engine.games.architects.names import Apprentice
from engine.games.architects.powers import Hirer
from engine.games.architects.state import Player, State, at, power
from engine.games.architects.telling import Told
from engine.kernel.seats import Seat


def place_of(state: State, card: Apprentice) -> tuple[int, int] | None:
    """Row and column of an apprentice in the display, both counted from 0; None where it is not shown."""
    for number, row in enumerate(state.display):
        for column, one in enumerate(row):
            if one.card == card:
                return number, column
    return None


def skipped_cards(player: Player, column: int) -> int:
    """On how many cards a silver is laid, with the worker about to be placed (AW-WORK-3, AW-AMB-24)."""
    return max(0, column + 1 - min(at(player, "workshop") + 1, TABLE.columns))


def price(player: Player) -> tuple[int, int]:
    """Silver and tax of a hire (AW-WORK-2, AW-CHAR-8)."""
    own = power(player)
    less = own.silver if isinstance(own, Hirer) else 0
    return max(0, TABLE.hire.silver - less), tax(player, TABLE.hire.tax)


def cost(player: Player, column: int) -> int:
    """All silver that a hire in this column takes before its own coins are gained (AW-WORK-4)."""
    return sum(price(player)) + skipped_cards(player, column)


def affordable(state: State, seat: Seat) -> tuple[Apprentice, ...]:
    """Apprentices that a worker placed now could hire."""
    player = state.players[seat]
    have = player.goods[SILVER]
    least = sum(price(player))
    paid = [column for column in range(TABLE.columns) if least + skipped_cards(player, column) <= have]
    return tuple([one.card for row in state.display for column, one in enumerate(row) if column in paid])


def hire_apprentice(told: Told, seat: Seat, card: Apprentice, discard: Apprentice | None) -> Told:
    """A worker, the payment, the discard if one is needed, the apprentice (AW-WORK-5, AW-AMB-25)."""
    player, place = told.player(seat), place_of(told.state, card)
    assert place is not None
    row, column = place
    laid = skipped_cards(player, column)
    told = told.tell(WorkerPlaced(seat, "workshop", at(player, "workshop") + 1))
    told = silver_paid(told, seat, *price(player))
    if laid:
        told = told.tell(CoinsLaid(seat, row, laid))
    return take_apprentice(told, seat, card, discard)


def take_apprentice(told: Told, seat: Seat, card: Apprentice, discard: Apprentice | None) -> Told:
    """An apprentice from the display: its coins, its virtue, a new card (AW-APP-5)."""
    if discard is not None:
        told = told.tell(Dismissed(seat, discard))
    place = place_of(told.state, card)
    assert place is not None
    starting = told.state.phase == "start"
    told = told.tell(Hired(seat, card, told.state.display[place[0]][place[1]].coins))
    told = virtue(told, seat, CREW[card].virtue)
    return told if starting else refill_display(told)


def draw_plans(told: Told, seat: Seat) -> Told:
    """Plans: a building, and one more for every second worker (AW-WORK-6)."""
    count = at(told.player(seat), "workshop") + 1
    told = told.tell(WorkerPlaced(seat, "workshop", count))
    return draw(told, seat, 1 + count // 2)
