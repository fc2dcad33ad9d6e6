"""An event as a sentence: one entry for each event of the campaign, its slots in words."""

from collections.abc import Callable
from typing import Any, Final

from bot.games.houses.describe import council as told_council
from bot.games.houses.describe import deals as told_deals
from bot.games.houses.describe import opening
from bot.games.houses.presenter import Presenter
from bot.render.fluent import Slot, message_id
from engine.games.houses import events as e
from engine.games.houses.events.event import Event
from engine.kernel.moves import tag

Slots = dict[str, Slot]

SLOTS: Final[dict[type[Event], Callable[[Presenter, Any], Slots]]] = {
    **opening.SLOTS,
    **told_council.SLOTS,
    **told_deals.SLOTS,
}
"""What each event's text is filled with."""

OWN: Final = (
    e.HouseFounded,
    e.FirstNameChanged,
    e.HouseReady,
    e.StopAgreed,
    e.OfficesRanked,
    e.DraftTurned,
    e.RoleRemoved,
    e.RoleTaken,
    e.OutcomePeeked,
    e.MomentumTurned,
    e.BallotCast,
    e.PowerAdded,
    e.BallotSealed,
    e.BallotMissed,
    e.ModeratorTaken,
    e.ModeratorAsked,
    e.PromiseMarked,
)
"""Events whose own seat is told more, or told it as "you"."""


def describe_event(voice: Presenter, event: Any) -> str:
    """The event's sentence for this viewer; the event is cut for them already."""
    slots = SLOTS[type(event)](voice, event)
    variant = _variant(voice, event)
    code = message_id(f"event-{tag(event)}")
    return voice.part(code, variant, **slots) if variant else voice.say(code, **slots)


def _variant(voice: Presenter, event: Any) -> str:
    """Which of the event's texts: the own one, or of an open ballot the one that shows it."""
    own = isinstance(event, OWN) and event.seat == voice.viewer
    if isinstance(event, e.BallotCast):
        bound = bool(event.deal.value)
        return ("deal" if bound else "own") if own else "open" if event.ballot.value else ""
    if isinstance(event, e.DealOffered):
        return "own" if event.deal.maker == voice.viewer else ""
    return "own" if own else ""
