"""What one house alone knows of a reign: its offers, and the deals that are not open to all yet."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.houses.book.speaking import Speaker
from bot.games.houses.describe.events import describe_event
from bot.games.houses.history.items import Item
from bot.games.houses.history.pages import item_lines, presenter_of_time
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.deals import owed_in_short, parties, sides_line
from engine.games.houses import events as e


def known_alone(found: Iterable[Item]) -> tuple[Item, ...]:
    """Of a house's own chronicle what others can't read in theirs; not a deal that is open to all by now."""
    items = tuple(found)
    closed = {item.event.deal.id for item in items if isinstance(item.event, e.DealClosed)}
    private = (item for item in items if getattr(item.event, "to", None) is not None)
    return tuple([item for item in private if item.kind != "deal" or item.event.deal not in closed])


def own_now(say: Speaker) -> Iterator[str]:
    """A line with the role and purse of the house in the reign that goes on, once it has a role."""
    own = None if say.own is None else say.own.view.own
    if own is not None and own.role is not None:
        role, coins = say.presenter.role(own.role), say.presenter.coins(own.coins)
        yield say.text("own-now", role=role, coins=coins, power=own.power)


def own_lines(say: Speaker, known: Sequence[Item]) -> tuple[str, ...]:
    """A line for each of these; () in a book for everybody."""
    if say.own is None:
        return ()
    lines = []
    for item in known:
        told = _sentences(presenter_of_time(say.own, item.setting), item)
        lines.append(say.text("own-line", phase=item.setting.phase, told=told))
    return tuple(lines)


def _sentences(presenter: Presenter, item: Item) -> str:
    """The item in one paragraph; what an offer or a deal says in as few words as can be."""
    deal = item.terms
    if item.kind != "deal" or deal is None:
        return " ".join(line.removeprefix("- ") for line in item_lines(presenter, item))
    owed = (
        sides_line(presenter, seat, owed_in_short(presenter, deal, seat) or [presenter.say("nothing")])
        for seat in parties(deal)
    )
    return " ".join((describe_event(presenter, item.event), *owed))
