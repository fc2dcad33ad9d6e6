"""What stewards of company say, now and then: a line by temper, occasion and what the other house is to them.

Which line, and whether there is one, is drawn from a digest of what its reader may read of the event, so that
a restart and a replay say the same, and nothing is said that the reader does not know. Of ballots a house
speaks only once they are counted; for a person nobody speaks.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.render.rolls import number_of
from bot.ui.generic.company import is_company
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, terms
from engine.games.houses.names import RESOURCES, SIDES
from engine.games.houses.stewards.company.character import foe
from engine.games.houses.stewards.company.trading import coins_in
from engine.games.houses.view import View
from engine.kernel.seats import Seat

Occasion = Literal[
    "win",
    "lose",
    "offer",
    "haggle-ask",
    "haggle-pay",
    "declines",
    "refused",
    "bound",
    "broken",
    "kept",
    "spurned",
]
"""Why a house speaks: of a count, of its offer, of one for more coins or for fewer in the place of another's;
it says no, or hears no; of a deal that binds, that was broken, of a word."""

VARIANTS: Final[Mapping[Occasion, int]] = {
    "win": 3,
    "lose": 3,
    "offer": 4,
    "haggle-ask": 3,
    "haggle-pay": 3,
    "declines": 3,
    "refused": 5,
    "bound": 1,
    "broken": 1,
    "kept": 1,
    "spurned": 1,
}
"""How many lines each temper has for an occasion, whoever the other is."""

Relation = Literal["crowned", "fall", "foe", "breaker"]
"""What the other is to a house: it has won most generations, overthrown a king, led the vote that this one
lost last, broken its word to it."""

RELATIONS: Final[Mapping[Occasion, tuple[Relation, ...]]] = {
    "win": ("foe", "fall", "crowned"),
    "lose": ("foe", "fall", "crowned"),
    "offer": ("breaker", "crowned"),
}
"""For which relations each temper has one more line."""

RELATED: Final = 3
"""One line in so many is about what the other house is, where it is something."""

SELDOM: Final = 2
"""One in so many occasions is spoken of."""

ALWAYS: Final[tuple[Occasion, ...]] = ("broken", "spurned", "haggle-ask", "haggle-pay")
"""Of these a house always speaks, and first."""


class Cue(Struct, frozen=True):
    """A house that has something to say, why, and to or about whom.

    `others` are houses of which it may speak where it has something to say of one; `coins` are those of its
    counter-offer.
    """

    seat: Seat
    occasion: Occasion
    other: Seat | None = None
    others: tuple[Seat, ...] = ()
    coins: int = 0


def public_remark(presenter: Presenter, happened: tuple[Any, ...]) -> str:
    """The line that all may hear about these events, or nothing."""
    return _line_for_cues(presenter, tuple(_public(happened)), happened)


def deal_remark(presenter: Presenter, events: tuple[Any, ...], reader: Seat) -> str:
    """The line with which a house accompanies its deal, for the other party alone, or nothing."""
    cues = []
    for event in events:
        if isinstance(event, e.DealOffered) and event.deal.partner == reader:
            cues.append(_cue_of_offer(presenter, event.deal))
        # Where it has made an offer of its own instead, that one is spoken of.
        offers = ((one.maker, one.partner) for one in presenter.view.deals)
        if (
            isinstance(event, e.DealDeclined)
            and event.maker == reader
            and (event.partner, reader) not in offers
        ):
            cues.append(Cue(event.partner, "declines", reader))
        if isinstance(event, e.DealConfirmed) and event.maker == reader:
            cues.append(Cue(event.partner, "bound", reader))
        if isinstance(event, e.PromiseMarked) and event.by == reader != event.seat:
            cues.append(Cue(event.seat, "kept" if event.kept else "spurned", reader))
    return _line_for_cues(presenter, tuple(cues), events)


def offer_remark(presenter: Presenter, deal: Deal) -> str:
    """What the maker of an open offer says of it, without quotes and as its letter had it; "" for nothing."""
    event = e.DealOffered(deal, (deal.maker, deal.partner))
    cue = _cue_that_speaks(presenter, (_cue_of_offer(presenter, deal),), (event,))
    return "" if cue is None else _words(presenter, cue)


def refusal_remark(presenter: Presenter, event: e.DealDeclined) -> str:
    """What the maker of an offer answers whoever has declined it, or nothing."""
    return _line_for_cues(presenter, (Cue(event.maker, "refused", event.partner),), (event,))


def _cue_of_offer(presenter: Presenter, deal: Deal) -> Cue:
    """An offer as its partner reads it.

    Where the partner has made one itself in this phase, or the house has, it names a price instead.
    """
    own = presenter.view.own
    asked, paid = coins_in(deal.theirs), coins_in(deal.mine)
    haggles = own is not None and (deal.maker in own.offered or own.asked.count(deal.maker) > 1)
    if not haggles or bool(asked) == bool(paid):
        return Cue(deal.maker, "offer", deal.partner, (deal.partner,))
    return Cue(deal.maker, "haggle-ask" if asked else "haggle-pay", deal.partner, coins=asked or paid)


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
        for seat, kind in cast:
            against = tuple([one for one, other in cast if other != kind])
            yield Cue(seat, "win" if kind == side else "lose", others=against)


def _answer(happened: tuple[Any, ...]) -> str | None:
    """The council's answer as soon as it is certain: houses level on one side only dispute who leads."""
    for event in happened:
        match event:
            case e.DecisionTaken(side):
                return side
            case e.ModeratorAsked(_, (side,)):
                return side
    return None


def _line_for_cues(presenter: Presenter, cues: tuple[Cue, ...], events: tuple[Any, ...]) -> str:
    """One line at most, with who says it."""
    cue = _cue_that_speaks(presenter, cues, events)
    said = "" if cue is None else _words(presenter, cue)
    return (
        presenter.say("remark", house=presenter.house(cue.seat), line=said)
        if cue is not None and said
        else ""
    )


def _cue_that_speaks(presenter: Presenter, cues: tuple[Cue, ...], events: tuple[Any, ...]) -> Cue | None:
    """The cue of the house that speaks about these events, or None; a broken deal or a price goes first."""
    # For company's own seats alone: a steward who sits in for a person says nothing in their name.
    voices = presenter.scene.table.voices
    speaking = tuple(cue for cue in cues if voices and is_company(presenter.scene, cue.seat))
    first = tuple(cue for cue in speaking if cue.occasion in ALWAYS)
    # A number that is the same at every reading: it is made of the events as they are cut for the reader.
    told = (presenter.view.generation, [_rolled_name(one) + repr(one) for one in events])
    roll = number_of(b"remarks", told)
    # Its lowest part says whether anybody speaks, the rest who does: the two must not go together.
    if not speaking or (not first and roll % SELDOM):
        return None
    among = first or speaking
    return among[roll // SELDOM % len(among)]


def _words(presenter: Presenter, cue: Cue) -> str:
    """The line of the house of a cue; "" of one without a temper.

    Of its lines another one in each phase, so that a house does not repeat itself at once; every third time
    one about what another house is to it: of those there are few, and one house may be first for long. Of two
    houses with the same temper the second is a line ahead, so that they do not say the same.
    """
    own = goals.legacy(presenter, cue.seat)
    if own is None:
        return ""
    phase = presenter.view.phase
    legacies = (goals.legacy(presenter, seat) for seat in range(cue.seat))
    alike = sum(other is not None and other.temper == own.temper for other in legacies)
    turn = presenter.view.generation + (phase.number if phase else 0) + alike
    known = tuple(_relations(presenter.view, cue))
    which, other = str(1 + turn % VARIANTS[cue.occasion]), cue.other
    if known and turn % RELATED == 0:
        which, other = known[turn // RELATED % len(known)]
    elif known:
        which = str(1 + (turn - turn // RELATED) % VARIANTS[cue.occasion])
    return presenter.say(
        f"remark-{own.temper}-{cue.occasion}-{which}",
        resource=presenter.resource(own.devotion or RESOURCES[0]),
        other="" if other is None else presenter.house(other),
        coins=presenter.coins(cue.coins),
    )


def _relations(view: View, cue: Cue) -> Iterator[tuple[Relation, Seat]]:
    """The others of whom a house may speak, each with its relation to them as the reader knows it."""
    for relation in RELATIONS.get(cue.occasion, ()):
        found = _houses_in_relation(view, cue.seat, relation)
        yield from ((relation, one) for one in cue.others if one in found)


def _houses_in_relation(view: View, seat: Seat, relation: Relation) -> set[Seat | None]:
    """The houses that are so related to this one."""
    match relation:
        case "crowned":
            return {_first_by([one.tally.won for one in view.houses])}
        case "fall":
            return {_first_by([one.tally.fall for one in view.houses])}
        case "foe":
            # The newest count is the one that is spoken of.
            return {foe(replace(view, counts=view.counts[:-1]), seat)}
        case "breaker":
            # A mark of its own about its own word would be no complaint.
            ledger = (*view.promises, *view.marked)
            return {one.by for one in ledger if one.other == seat and (seat, False) in one.marks}


def _first_by(figures: list[int]) -> Seat | None:
    """The house with the most, where one has more than all others."""
    most = max(figures)
    return figures.index(most) if most and figures.count(most) == 1 else None


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
