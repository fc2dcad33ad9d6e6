"""What the annals hold, in words: one item, a page of them, and the promise ledger."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from bot.games.houses.describe.council import effects
from bot.games.houses.describe.deals import party_slots
from bot.games.houses.describe.event import describe_event
from bot.games.houses.describe.lines import lines
from bot.games.houses.history.items import Item, Kind
from bot.games.houses.history.ledger import Account
from bot.games.houses.history.notes import Setting
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.games.houses.trade.clause_form import side
from bot.render import markup
from bot.render.fluent import Slot
from engine.games.houses import events as e
from engine.games.houses.names import OFFICES, RESOURCES
from engine.kernel.writing import comparable_name

Lines = list[str]


def voice_of_time(voice: Presenter, setting: Setting) -> Presenter:
    """The voice for texts of that time: they name who was king, led, moderated and held office then."""
    leader, moderator = voice.house(setting.leader), voice.house(setting.moderator)
    people = {"king": voice.king(setting.king), "leader": leader, "moderator": moderator, "signer": leader}
    for office in OFFICES:
        holder = next((seat for seat, row in enumerate(setting.offices) if office in row), None)
        people[office] = voice.say("anybody") if holder is None else voice.house(holder)
    return replace(voice, people=tuple(people.items()))


def item_text(voice: Presenter, item: Item) -> str:
    """The item under its head: when it was, and what it is."""
    told_then = voice_of_time(voice, item.setting)
    return "\n".join((markup.bold(head(told_then, item)), *SHOWN[item.kind](told_then, item)))


def head(voice: Presenter, item: Item) -> str:
    """ "Generation 2, phase 3, count: «The Shade Tax»"."""
    kind = voice.common_text(f"chronicle-kind-{item.kind}")
    slots: dict[str, Slot] = {"generation": item.setting.generation, "phase": item.setting.phase}
    slots["kind"] = kind
    if item.setting.card is None or item.kind == "king":
        return voice.common_text("chronicle-head-plain", **slots)
    return voice.common_text(
        "chronicle-head", title=voice.content_text(f"{item.setting.card}.title"), **slots
    )


def search_words(voice: Presenter, item: Item) -> str:
    """Names and titles of the item, folded as names are compared, for a search by words."""
    told_then = voice_of_time(voice, item.setting)
    names = [told_then.house(seat) for seat in item.seats]
    names += [told_then.king(item.setting.king)] if item.kind == "king" else []
    titles = [f"{item.setting.card}.title"] if item.setting.card else []
    titles += [item.event.mark] if isinstance(item.event, e.EventSigned | e.StorySigned) else []
    lines_ = [item.event.line] if isinstance(item.event, e.StorySigned | e.StoryEnded) else []
    told_titles = [told_then.content_text(key) for key in titles]
    return comparable_name(" ".join((*names, *told_titles, *(told_then.line(line) for line in lines_))))


def ledger(voice: Presenter, accounts: Iterable[Account]) -> Iterator[str]:
    """A line for each house that has promised anything."""
    for one in accounts:
        slots = {"made": one.made, "kept": one.kept, "broken": one.broken}
        yield voice.common_text("ledger-line", house=voice.house(one.seat), **slots)


def changes_of_realm(voice: Presenter, events: tuple[Any, ...]) -> Lines:
    """What a decision did to the realm: "army +2, wealth −1"."""
    by = {event.resource: event.by for event in events if isinstance(event, e.ResourceMoved)}
    row = tuple(by.get(name, 0) for name in RESOURCES)
    return [effects(voice, row)] if any(row) else []


def _count(voice: Presenter, item: Item) -> Lines:
    """HO-R18: every ballot, with leader and moderator."""
    closed = e.PhaseClosed(item.setting.phase, item.setting.leader, item.setting.moderator)
    return lines(voice, item.event, (item.event, *item.beside, closed))


def _decision(voice: Presenter, item: Item) -> Lines:
    """Who settled it, the outcome in its words, and the realm's change."""
    drawn = [line for one in item.beside if isinstance(one, e.OutcomeDrawn) for line in _outcome(voice, one)]
    return [describe_event(voice, item.event), *drawn, *changes_of_realm(voice, item.beside)]


def _outcome(voice: Presenter, event: e.OutcomeDrawn) -> Lines:
    return [voice.answer(event.side, event.card), markup.quote(describe_event(voice, event))]


def _signature(voice: Presenter, item: Item) -> Lines:
    return lines(voice, item.event, (item.event,))


def _deal(voice: Presenter, item: Item) -> Lines:
    if item.beside:
        return _lapsed_lines(voice, item)
    said, deal = describe_event(voice, item.event), item.terms
    if deal is None:
        return [said]
    return [said, *(markup.bullet(deals.owes(voice, deal, one, deals.SHORT)) for one in deals.parties(deal))]


def _lapsed_lines(voice: Presenter, item: Item) -> Lines:
    """HO-R25: offers that came to nothing, one in a line; terms stand where deals alone are asked for."""
    offers = [markup.bullet(voice.say("lapsed-offer", **party_slots(voice, one))) for one in item.beside]
    return [voice.say("lapsed-offers", n=len(offers)), *offers]


def _promise(voice: Presenter, item: Item) -> Lines:
    return [describe_event(voice, item.event), *_promise_lines(voice, item)]


def _promise_lines(voice: Presenter, item: Item) -> Lines:
    """The promise's words, where its deal is known."""
    deal, event = item.terms, item.event
    if deal is None:
        return []
    clauses, _ = side(deal, event.by)
    fitting = event.index < len(clauses)
    return [deals.clause(voice, deal, event.by, clauses[event.index], deals.SHORT)] if fitting else []


def _king(voice: Presenter, item: Item) -> Lines:
    """The end, the line that is said of it, and what every role was worth."""
    scored = [line for one in item.beside for line in lines(voice, one, ())]
    return [*lines(voice, item.event, ()), *scored]


SHOWN: Final[dict[Kind, Callable[[Presenter, Item], Lines]]] = {
    "count": _count,
    "decision": _decision,
    "signature": _signature,
    "deal": _deal,
    "promise": _promise,
    "king": _king,
}
