"""What stands beside a count's picture, in few words: names written, closed deals, goals, one reason."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.describe.council import decision_taken, event_signed, story_ended, story_signed
from bot.games.houses.describe.deals import deal_closed
from bot.games.houses.describe.lines import for_another
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.games.houses.trade.clause_form import Place, side
from bot.render import markup
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, terms
from engine.kernel.seats import Seat

Events = tuple[Any, ...]

TOLD: Final = (
    e.DecisionTaken,
    e.EventSigned,
    e.StorySigned,
    e.StoryEnded,
    e.DealClosed,
    e.ClausesSettled,
    e.AchievementReached,
)
"""Of these the count's message in words says more, and so does the chronicle."""

DEALS: Final = 1
"""So many closed deals are told with what was in them, where no goal is and no reign ends."""

GOALS: Final = 1
"""So many goals are told with what they bring, where no story ends; of another, whose it is."""


def lines(voice: Presenter, events: Events, happened: Events) -> Iterator[str]:
    """That the reign is over; who decided, each name that was written; deals; goals; a first reason."""
    yield from _ending_lines(voice, happened)
    yield from _reason(voice, happened)
    for event in events:
        yield from _event_lines(voice, event)
    reached = [event for event in events if isinstance(event, e.AchievementReached)]
    over = any(isinstance(event, e.KingFell) for event in happened)
    yield from _deals(voice, events, 0 if reached or over else DEALS)
    ends = any(isinstance(event, e.StoryEnded) for event in events)
    yield from _goals(voice, reached, 0 if ends else GOALS)


def _event_lines(voice: Presenter, event: Any) -> Iterator[str]:
    """HO-R21: who decided but the count; then names, and the end of a story."""
    match event:
        case e.DecisionTaken(by="moderator" | "deal" | "silence"):
            yield voice.say("brief-decided", **decision_taken(voice, event))
        case e.EventSigned():
            yield voice.say("brief-signed", **event_signed(voice, event))
            yield from for_another(voice, event)
        case e.StorySigned():
            yield _chapter(voice, event)
            yield from for_another(voice, event)
        case e.StoryEnded():
            yield voice.say("brief-ended", **story_ended(voice, event))


def _goals(voice: Presenter, reached: list[e.AchievementReached], told: int) -> Iterator[str]:
    """So many with what they bring."""
    for one in reached[:told]:
        yield voice.say("brief-goal", house=voice.house(one.seat), perk=goals.perk(voice, one.perk))
    others = tuple(dict.fromkeys(one.seat for one in reached[told:]))
    if others:
        yield voice.say("brief-goals", n=len(others), houses=voice.houses(others))


def _ending_lines(voice: Presenter, happened: Events) -> Iterator[str]:
    """HO-9: how and why follows in the next message, which on a phone stands below the screen."""
    for event in happened:
        if isinstance(event, e.KingFell):
            yield markup.bold(voice.say("brief-over", king=voice.king(event.king)))


def _deals(voice: Presenter, events: Events, told: int) -> Iterator[str]:
    """So many with what was in them, those of words alone last; the others are counted."""
    closed = sorted((event for event in events if isinstance(event, e.DealClosed)), key=_of_words)
    yield from (_deal_closed_text(voice, one) for one in closed[:told])
    if closed[told:]:
        yield voice.say("brief-deals", n=len(closed[told:]), told=int(told > 0))


def _of_words(event: e.DealClosed) -> bool:
    """HO-R23: whether nothing in it was more than a word; a deal that moved something is told before it."""
    return all(terms(one).words is not None for one in (*event.deal.mine, *event.deal.theirs))


def _chapter(voice: Presenter, event: e.StorySigned) -> str:
    """HO-7.3: the perk goes with the newest event."""
    slots = story_signed(voice, event)
    if event.perk is None:
        return voice.say("brief-chapter", **slots)
    return voice.say("brief-chapter-perk", perk=goals.perk(voice, event.perk), **slots)


def _deal_closed_text(voice: Presenter, event: e.DealClosed) -> str:
    """HO-R27: what was in it, and how each side of it stands."""
    deal, stands = event.deal, deal_closed(voice, event)
    first = _half(voice, deal, deal.maker, str(stands["maker_side"]))
    second = _half(voice, deal, deal.partner, str(stands["partner_side"]))
    return voice.say("brief-deal", deal=voice.deal(deal.id), first=first, second=second)


def _half(voice: Presenter, deal: Deal, seat: Seat, stand: str) -> str:
    clauses, _ = side(deal, seat)
    told = [deals.short(voice, Place(deal, seat, deals.SHORT), one) for one in clauses]
    owed = voice.listing(told) if told else voice.say("nothing")
    return voice.say("brief-half", house=voice.house(seat), clauses=owed, stand=stand)


def _reason(voice: Presenter, events: Events) -> Iterator[str]:
    """HO-2.3: in the first phase of a campaign, why a resource moved by more than the answer said."""
    phases = [event.phase for event in events if isinstance(event, e.PhaseClosed)]
    if voice.view.generation != 1 or phases != [1]:
        return
    moves = (event for event in events if isinstance(event, e.ResourceMoved))
    further = next((one for one in moves if abs(one.by) > abs(one.asked)), None)
    if further is not None:
        slots = {"asked": further.asked, "more": further.by - further.asked, "by": further.by}
        said = voice.say(
            "brief-reason", resource=voice.resource(further.resource), up=int(further.up), **slots
        )
        yield markup.small(said)
