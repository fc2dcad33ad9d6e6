"""What became of a seat's offers, by name and with what each was (HO-R25)."""

from collections.abc import Collection, Iterator
from typing import Any, Final

from bot.games.houses.describe.event import describe_event
from bot.games.houses.describe.targets import events_for
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.render import markup
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal
from engine.games.houses.view import View
from engine.kernel.seats import Seat

ENDS: Final = (e.DealConfirmed, e.DealDeclined, e.DealWithdrawn, e.DealLapsed, e.DealImpossible)
"""What becomes of an offer."""


def fates(entry: Entry, seat: Seat) -> tuple[Any, ...]:
    """Ends of this seat's offers, and of offers to it, that somebody else has brought about."""
    if entry.seat == seat or not any(isinstance(event, ENDS) for event in entry.events):
        return ()
    ends = (event for event in events_for(entry, seat) if isinstance(event, ENDS))
    return tuple(event for event in ends if concerns(event, seat))


def concerns(event: Any, seat: Seat) -> bool:
    """Whether this end is news to the seat: a lapsed offer is to its maker alone."""
    return seat == event.maker or (seat == event.partner and not isinstance(event, e.DealLapsed))


def fate_lines(
    voice: Presenter, event: Any, before: View | None, below: Collection[str] = ()
) -> Iterator[str]:
    """What happened to the offer, and what it was; not of the deals that stand in full `below`."""
    yield describe_event(voice, event)
    if event.deal in below:
        return
    known: tuple[Deal, ...] = (*(before.deals if before is not None else ()), *voice.view.deals)
    offer = next((one for one in known if one.id == event.deal), None)
    if offer is not None:
        terms = " ".join(deals.brief(voice, offer))
        yield markup.small(voice.say("fate-terms", terms=terms))
