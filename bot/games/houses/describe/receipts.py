"""What a seat reads in answer to its own move: the receipt of what it did, or why it can't be done."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.describe.events import OWN, describe_event, effects
from bot.games.houses.describe.targets import events_for
from bot.games.houses.panel.questions import deadline_of_question
from bot.games.houses.presenter import Presenter, deal_name
from bot.games.houses.trade import deals
from bot.render.i18n import Messages
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.moves import AddPower, Cast, Decide, SealBallot
from engine.games.houses.names import RESOURCES, SIDES
from engine.games.houses.resources import changes_of
from engine.kernel.seats import Seat

PARTIES: Final = (e.DealConfirmed, e.DealDeclined, e.DealWithdrawn, e.DealImpossible)


def receipt_lines(voice: Presenter, entry: Entry, seat: Seat) -> str:
    """Lines about what the seat did, and what it alone is told at once; empty for none."""
    return "\n".join(line for event in events_for(entry, seat) for line in _lines(voice, entry, event, seat))


def is_said_by_panel(voice: Presenter, entry: Entry, seat: Seat) -> bool:
    """Whether the seat's own panel says it all: its yes or no of this phase, as long as the council votes."""
    phase = voice.view.phase
    cast = phase.ballots[seat] if phase else None
    balloted = isinstance(entry.action, Cast | AddPower | SealBallot) and entry.seat == seat
    return balloted and voice.view.stage == "vote" and cast is not None and cast.kind in SIDES


def _lines(voice: Presenter, entry: Entry, event: Any, seat: Seat) -> Iterator[str]:
    match event:
        case e.DealOffered(deal) if deal.maker == seat:
            yield describe_event(voice, event)
            yield deals.sentence(voice, deal)
        case e.DecisionTaken(side, leader, by) if entry.seat == seat and isinstance(entry.action, Decide):
            slots = {"side": voice.side(side), "leader": voice.house(leader)}
            yield voice.part("event-decision-taken", "own", by=by, **slots)
        case _ if isinstance(event, PARTIES) and seat in (event.maker, event.partner):
            yield describe_event(voice, event)
    if not isinstance(event, OWN) or event.seat != seat:
        return

    # What the seat did; then what it alone learns with its move.
    yield describe_event(voice, event)
    match event:
        case e.BallotCast(_, _, coins) if coins.value:
            yield voice.say("abstention-coins", coins=voice.coins(coins.value))
        case e.BallotCast() | e.PowerAdded() | e.BallotSealed():
            yield from _what_is_left(voice, event.seat)
        case e.OutcomePeeked(_, _, brought) if any(brought) and voice.view.stage in ("vote", "decide"):
            # HO-2.3: a drawn outcome is told as its card has it; momentum, which everybody sees, comes on
            # top. Only while the council decides on it: later the realm has moved.
            moved = {one.resource: one.by for one in changes_of(voice.view.tracks, brought)}
            yield voice.say("peeked-now", effects=effects(voice, (moved.get(name, 0) for name in RESOURCES)))
        case e.RoleTaken(_, _, handed) if handed is not None and handed.value and handed.to:
            yield voice.say("handed", role=voice.role(handed.value), house=voice.house(handed.to[-1]))


def _what_is_left(voice: Presenter, seat: Seat) -> Iterator[str]:
    """HO-6.5: what can still be added and until when; nothing once the ballots are counted."""
    phase, own = voice.view.phase, voice.view.own
    cast = phase.ballots[seat] if phase else None
    if cast is None or own is None or voice.view.stage != "vote" or cast.kind not in SIDES:
        return
    due = deadline_of_question(voice, seat, "vote")
    if cast.sealed:
        yield voice.say("receipt-shut", free=own.free_power)
    elif own.free_power < 1:
        yield voice.say("receipt-spent")
    elif due:
        yield voice.say("receipt-until", free=own.free_power, until=due)
    else:
        yield voice.say("receipt-open", free=own.free_power)


def refusal(words: Messages, names: tuple[str, ...], code: str, slots: dict[str, Any]) -> str:
    """The sentence of a refusal's code, which rules give with codes in its slots.

    `names` are those of the houses by seat. A code without a text of this game is looked for among the shared
    ones.
    """

    def slot(name: str, value: str | int) -> str | int:
        if name == "deal":
            return deal_name(words, str(value))
        if name == "role":
            return words.say(f"role-{value}")
        if name == "seat" and isinstance(value, int) and value < len(names):
            return words.say("house-named", house=names[value])
        return value

    mine = f"houses-refusal-{code}"
    found = mine if words.has_text(mine) else f"refusal-{code}"
    return words.say(found, **{name: slot(name, value) for name, value in slots.items()})
