"""What stewards of company say, now and then: a line by temper and occasion.

Which line, and whether there is one, is drawn from a digest of what its reader may read of the event, so that
a restart and a replay say the same, and nothing is said that the reader does not know. Of ballots a house
speaks only once they are counted; for a person nobody speaks.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.ui.generic.company import is_company
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, terms
from engine.games.houses.names import RESOURCES, SIDES
from engine.kernel.seats import Seat

Occasion = Literal["win", "lose", "offer", "bound", "broken", "kept", "spurned"]

VARIANTS: Final = {"win": 2, "lose": 2, "offer": 2, "bound": 1, "broken": 1, "kept": 1, "spurned": 1}
"""How many lines each temper has for an occasion."""

SELDOM: Final = 2
"""One in so many occasions is spoken of; a broken deal, or word, always."""


class Cue(Struct, frozen=True):
    """A house that has something to say, why, and to or about whom."""

    seat: Seat
    occasion: Occasion
    other: Seat | None = None


def public_remark(voice: Presenter, happened: tuple[Any, ...]) -> str:
    """The line that all may hear about these events, or nothing."""
    return _line_for_cues(voice, tuple(_public(happened)), happened)


def deal_remark(voice: Presenter, events: tuple[Any, ...], reader: Seat) -> str:
    """The line with which a house accompanies its deal, for the other party alone, or nothing."""
    cues = []
    for event in events:
        if isinstance(event, e.DealOffered) and event.deal.partner == reader:
            cues.append(Cue(event.deal.maker, "offer", reader))
        if isinstance(event, e.DealConfirmed) and event.maker == reader:
            cues.append(Cue(event.partner, "bound", reader))
        if isinstance(event, e.PromiseMarked) and event.by == reader != event.seat:
            cues.append(Cue(event.seat, "kept" if event.kept else "spurned", reader))
    return _line_for_cues(voice, tuple(cues), events)


def offer_remark(voice: Presenter, deal: Deal) -> str:
    """What the maker of an open offer says of it, without quotes and as its letter had it; "" for nothing."""
    event = e.DealOffered(deal, (deal.maker, deal.partner))
    cue = _cue_that_speaks(voice, (Cue(deal.maker, "offer", deal.partner),), (event,))
    return "" if cue is None else _words(voice, cue)


def _public(happened: tuple[Any, ...]) -> Iterator[Cue]:
    """Deals that one side broke, not by words alone; then ballots against others that have decided."""
    for event in happened:
        if isinstance(event, e.DealClosed) and event.maker_kept != event.partner_kept:
            parties = (event.deal.maker, event.deal.partner)
            kept, broke = parties if event.maker_kept else parties[::-1]
            owed = event.deal.theirs if event.maker_kept else event.deal.mine
            if any(terms(one).words is None for one in owed):
                yield Cue(kept, "broken", broke)
    # Houses that won or lost against somebody: nobody speaks of a vote that all were for.
    side = _answer(happened)
    ballots = next((event.ballots for event in happened if isinstance(event, e.BallotsCounted)), ())
    cast = [(seat, one.kind) for seat, one in enumerate(ballots) if one and one.kind in SIDES]
    if side is not None and len({kind for _, kind in cast}) > 1:
        yield from (Cue(seat, "win" if kind == side else "lose") for seat, kind in cast)


def _answer(happened: tuple[Any, ...]) -> str | None:
    """The council's answer as soon as it is certain: houses level on one side only dispute who leads."""
    for event in happened:
        match event:
            case e.DecisionTaken(side):
                return side
            case e.ModeratorAsked(_, (side,)):
                return side
    return None


def _line_for_cues(voice: Presenter, cues: tuple[Cue, ...], events: tuple[Any, ...]) -> str:
    """One line at most, with who says it."""
    cue = _cue_that_speaks(voice, cues, events)
    said = "" if cue is None else _words(voice, cue)
    return voice.say("remark", house=voice.house(cue.seat), line=said) if cue is not None and said else ""


def _cue_that_speaks(voice: Presenter, cues: tuple[Cue, ...], events: tuple[Any, ...]) -> Cue | None:
    """Who speaks about these events, if anybody; who heard of a broken deal says so first."""
    # For company's own seats alone: a steward who sits in for a person says nothing in their name.
    voices = voice.scene.table.voices
    speaking = tuple(cue for cue in cues if voices and is_company(voice.scene, cue.seat))
    broken = tuple(cue for cue in speaking if cue.occasion in ("broken", "spurned"))
    # A number that is the same at every reading: it is made of the events as they are cut for the reader.
    told = msgspec.json.encode((voice.view.generation, [_rolled_name(one) + repr(one) for one in events]))
    roll = int.from_bytes(blake2b(told, digest_size=6, person=b"remarks").digest(), "big")
    # Its lowest part says whether anybody speaks, the rest who does: the two must not go together.
    if not speaking or (not broken and roll % SELDOM):
        return None
    among = broken or speaking
    return among[roll // SELDOM % len(among)]


def _words(voice: Presenter, cue: Cue) -> str:
    """What a house says; of one without a temper nothing.

    Of its lines another one in each phase, so that a house does not repeat itself at once. Of two houses
    with the same temper the second is a line ahead, so that they do not say the same.
    """
    own = goals.legacy(voice, cue.seat)
    if own is None:
        return ""
    phase = voice.view.phase
    legacies = (goals.legacy(voice, seat) for seat in range(cue.seat))
    alike = sum(other is not None and other.temper == own.temper for other in legacies)
    turn = voice.view.generation + (phase.number if phase else 0) + alike
    variant = 1 + turn % VARIANTS[cue.occasion]
    resource = voice.resource(own.devotion or RESOURCES[0])
    other = "" if cue.other is None else voice.house(cue.other)
    code = f"remark-{own.temper}-{cue.occasion}-{variant}"
    return voice.say(code, resource=resource, other=other)


_ROLLED_BY: Final = {
    "campaign": """CampaignOpened HouseFounded FirstNameChanged HouseReady StopAgreed HouseRewarded
        AchievementReached CampaignEnded PhaseClosed KingFell GenerationScored GenerationClosed""",
    "deals": """DealOffered DealConfirmed DealDeclined DealWithdrawn DealLapsed DealImpossible DealFlawed
        ClausesSettled DealClosed PromiseMarked""",
    "opening": """HistoryForgotten GenerationOpened OfficesRanked OfficesDealt CouncilSeated DraftOpened
        DraftTurned RoleRemoved RoleTaken""",
}
"""Events by a name that is rolled with them; "council" is that of all others. A line that was said once is
said again at every reading, so none of these names may change, wherever the records stand."""

_CHAPTERS: Final = {event: chapter for chapter, names in _ROLLED_BY.items() for event in names.split()}


def _rolled_name(event: Any) -> str:
    """The name of an event's class as it was when remarks were first rolled."""
    kind = type(event)
    if not isinstance(event, e.Event):
        return repr(kind)
    chapter = _CHAPTERS.get(kind.__name__, "council")
    return f"<class 'engine.games.houses.events.{chapter}.{kind.__name__}'>"
