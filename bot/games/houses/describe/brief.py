"""What stands beside a count's picture, in few words: names written, closed deals, goals, one reason.

A phone shows one picture and a handful of lines before one must scroll. So each kind of news has room for one
in full, and what is left over is counted; the whole stands in the message in words and in the chronicle.
"""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.describe.events import slots_of
from bot.games.houses.describe.lines import signed_for_another
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import Place, side
from bot.render import markup
from engine.games.houses import events as e
from engine.games.houses.clauses import terms

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
    """Lines in their order: a reign's end, a first reason, who decided, names written, deals, goals."""
    fell = [event for event in happened if isinstance(event, e.KingFell)]
    for event in fell:
        # HO-9: how and why follows in the next message, which on a phone stands below the screen.
        yield markup.bold(voice.say("brief-over", king=voice.king(event.king)))

    # HO-2.3: in the first phase of a campaign, why a resource moved by more than the answer said.
    phases = [event.phase for event in happened if isinstance(event, e.PhaseClosed)]
    moves = (event for event in happened if isinstance(event, e.ResourceMoved))
    further = next((one for one in moves if abs(one.by) > abs(one.asked)), None)
    if voice.view.generation == 1 and phases == [1] and further is not None:
        slots = {"asked": further.asked, "more": further.by - further.asked, "by": further.by}
        resource, up = voice.resource(further.resource), int(further.up)
        yield markup.small(voice.say("brief-reason", resource=resource, up=up, **slots))

    # HO-R21: who decided but the count; then names, and the end of a story.
    for event in events:
        match event:
            case e.DecisionTaken(by="moderator" | "deal" | "silence"):
                yield voice.say("brief-decided", **slots_of(voice, event))
            case e.EventSigned():
                yield voice.say("brief-signed", **slots_of(voice, event))
                yield from signed_for_another(voice, event)
            case e.StorySigned():
                # HO-7.3: the perk goes with the newest event.
                told, perk = slots_of(voice, event), event.perk
                if perk is None:
                    yield voice.say("brief-chapter", **told)
                else:
                    yield voice.say("brief-chapter-perk", perk=goals.perk(voice, perk), **told)
                yield from signed_for_another(voice, event)
            case e.StoryEnded():
                yield voice.say("brief-ended", **slots_of(voice, event))

    # Deals, then goals: some with what was in them or what they bring; of the others, whose they are.
    reached = [event for event in events if isinstance(event, e.AchievementReached)]
    yield from _deals(voice, events, 0 if reached or fell else DEALS)
    told_goals = 0 if any(isinstance(event, e.StoryEnded) for event in events) else GOALS
    for one in reached[:told_goals]:
        yield voice.say("brief-goal", house=voice.house(one.seat), perk=goals.perk(voice, one.perk))
    others = tuple(dict.fromkeys(one.seat for one in reached[told_goals:]))
    if others:
        yield voice.say("brief-goals", n=len(others), houses=voice.houses(others))


def _deals(voice: Presenter, events: Events, told: int) -> Iterator[str]:
    """Closed deals, so many with what was in them; the others are counted."""
    closed = [event for event in events if isinstance(event, e.DealClosed)]
    # HO-R23: a deal that moved something is told before one of words alone.
    closed.sort(key=lambda one: all(terms(it).words is not None for it in (*one.deal.mine, *one.deal.theirs)))
    for event in closed[:told]:
        # HO-R27: what was in it, and how each side of it stands.
        deal, stands = event.deal, slots_of(voice, event)
        halves = []
        for seat, stand in ((deal.maker, stands["maker_side"]), (deal.partner, stands["partner_side"])):
            place = Place(deal, seat, deals.SHORT)
            said = [deals.short(voice, place, one) for one in side(deal, seat)[0]]
            owed = voice.join_list(said) if said else voice.say("nothing")
            halves.append(voice.say("brief-half", house=voice.house(seat), clauses=owed, stand=stand))
        yield voice.say("brief-deal", deal=voice.deal(deal.id), first=halves[0], second=halves[1])
    if closed[told:]:
        yield voice.say("brief-deals", n=len(closed[told:]), told=int(told > 0))
