"""What the table reads about an entry: short sections, in the order in which things happened.

A post has two forms. In words it is a section for each kind of news, a line between two. With pictures,
the balance of a count, a generation's points and its poster stand in place of the words that they show, and
beside them only what a picture does not say: the outcome in its words, and briefly (`brief_lines`) names,
deals and goals. Which form a reader gets is decided where the message is sent; a button under the picture
tells the words.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final

from bot.games.houses import phase_post, realm
from bot.games.houses.controls.controls import book_buttons, reign_buttons, seat_button
from bot.games.houses.describe import remarks
from bot.games.houses.describe.events import (
    describe_event,
    event_lines,
    habit,
    level_scores,
    signed_for_another,
    slots_of,
    stewards,
)
from bot.games.houses.describe.targets import ENDINGS, events_for, split_at_new_phase
from bot.games.houses.foretold import missed_line
from bot.games.houses.panel import goals
from bot.games.houses.picture import count, ending
from bot.games.houses.picture.count import count_behind_decision
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.pages import told_lines
from bot.games.houses.tale.tale import Tale
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import side
from bot.pictures.facts import words_button
from bot.render import markup
from bot.render.panel import Block, Buttons, Panel, Rule, Sketch, Text
from bot.render.renderer import Standing
from bot.render.targets import ANNOUNCE, SECOND, TABLE
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, terms
from engine.games.houses.events import Event
from engine.store import Target

Events = tuple[Any, ...]

ACCENT: Final = 0x8A6D3B
END: Final = 0x7A2E2E

SECTIONS: Final[dict[type[Event], str]] = {
    e.BallotsCounted: "count",
    e.ModeratorAsked: "count",
    e.DecisionTaken: "count",
    e.PowerSettled: "count",
    e.OutcomeDrawn: "outcome",
    e.ResourceMoved: "outcome",
    e.StabilityMoved: "outcome",
    e.EventSigned: "names",
    e.StorySigned: "names",
    e.StoryEnded: "names",
    e.ClausesSettled: "deals",
    e.DealClosed: "deals",
    e.WordBroken: "deals",
    e.AchievementReached: "goals",
    e.KingFell: "end",
    e.GenerationScored: "scores",
    e.HouseRewarded: "rewards",
    e.CampaignEnded: "campaign",
}
"""The section in which an event is told; the others stand without a heading."""

ABOUT: Final[dict[type[Event], str]] = {
    e.CampaignOpened: "found",
    e.PhaseOpened: "vote",
    e.ModeratorAsked: "decide",
}
"""What a public event asks of some or all."""

ASKING: Final = (e.GenerationOpened, e.DraftOpened, e.ModeratorAsked, e.GenerationClosed)
"""After these somebody has to do something. As a campaign opens, the board's button is the one."""

ON_BOARD: Final = (e.GenerationOpened, e.OfficesDealt)
"""The board's picture shows these anew."""

DRAWN: Final = (
    e.BallotsCounted,
    e.PowerSettled,
    e.ResourceMoved,
    e.StabilityMoved,
    e.OutcomeDrawn,
    e.KingFell,
    e.GenerationScored,
    e.HouseRewarded,
)
"""Events that the pictures of a count or of an end say."""


BRIEFLY: Final = (
    e.DecisionTaken,
    e.EventSigned,
    e.StorySigned,
    e.StoryEnded,
    e.DealClosed,
    e.WordBroken,
    e.ClausesSettled,
    e.AchievementReached,
)
"""Events of which the few words beside a count's picture tell: its message in words says more."""

MISSES: Final = 1
"""So much of what was foretold and did not come is named; the picture frames all of it."""

DEALS: Final = 1
"""So many closed deals are told with what was in them, where no goal is and no reign ends."""

GOALS: Final = 1
"""So many goals are told with what they bring, where no story ends; of another, whose it is."""


def post(presenter: Presenter, entry: Entry, target: Target, tale: Tale | None = None) -> Panel:
    """The table's first or second message about the entry, or the announcement of an end.

    An end is told by its `tale`; without one, as its events are anywhere.
    """
    first, second = split_at_new_phase(entry, presenter.viewer)
    happened = events_for(entry, presenter.viewer)
    # HO-R21: a count that is left open to a steward gets no message of its own, since the steward decides a
    # moment later (targets.py): nobody has read the count that this decision is about.
    taken = any(isinstance(event, e.DecisionTaken) for event in happened)
    counted = any(isinstance(event, e.BallotsCounted) for event in happened)
    unread = None
    if taken and not counted and presenter.scene.table.chairs[presenter.moderator(happened)].player is None:
        unread = count_behind_decision(presenter, happened)
    if unread is not None:
        first, happened = (unread, *first), (unread, *happened)
    events = second if target == SECOND else first
    presenter = presenter.at(happened)
    if target == ANNOUNCE:  # the end of a king, a generation or the campaign, and nothing beside it
        ends = tuple(event for event in happened if isinstance(event, ENDINGS))
        return _panel(presenter, END, ends, happened, (), tale)
    if (opened := phase_post.opened_in(events)) is not None:
        # The new phase, and what deals did at once (HO-R25).
        return phase_post.closed_post(presenter, opened, _sections(presenter, events[1:], events[1:]))
    remark = remarks.public_remark(presenter, events)
    below: list[Block] = [Text(remark)] if remark else []
    if any(isinstance(event, ASKING) for event in events):
        # The card of a generation is the presser's own.
        card = reign_buttons(presenter) if any(isinstance(one, e.GenerationClosed) for one in events) else ()
        book = book_buttons(presenter) if any(isinstance(one, e.CampaignEnded) for one in happened) else ()
        below.append(Buttons((seat_button(presenter, "primary"), *card, *book)))
    return _panel(presenter, END if target == SECOND else ACCENT, events, happened, tuple(below), tale)


def is_question(entry: Entry, target: Target) -> bool:
    """Whether the table's message is the post of a phase, which is kept up to date while that is open."""
    if target not in (TABLE, SECOND):
        return False
    first, second = split_at_new_phase(entry, None)
    return phase_post.opened_in(second if target == SECOND else first) is not None


def question(presenter: Presenter, entry: Entry, target: Target, standing: Standing) -> Panel | None:
    """The post of a phase as that stands (`presenter` is of now); None once the phase is over."""
    first, second = split_at_new_phase(entry, presenter.viewer)
    events = second if target == SECOND else first
    opened = phase_post.opened_in(events)
    if opened is None or not phase_post.is_open(presenter, opened):
        return None
    presenter = presenter.at(events_for(entry, presenter.viewer))
    return phase_post.open_post(presenter, opened, _sections(presenter, events[1:], events[1:]), standing)


def kind_of_news(presenter: Presenter, entry: Entry) -> str:
    """The kind of news of a private message, from what everybody hears; empty where that says nothing."""
    kinds = (ABOUT.get(type(event), "") for event in events_for(entry, None))
    code = next((one for one in kinds if one), "")
    return presenter.say(f"about-{code}") if code else ""


def _panel(
    presenter: Presenter,
    accent: int,
    events: Events,
    happened: Events,
    below: tuple[Block, ...],
    tale: Tale | None,
) -> Panel:
    """A message in words and with its pictures; `below` is a remark, buttons."""
    blocks = (*_sections(presenter, events, happened, tale), *below)
    drawn = _with_pictures(presenter, events, happened, below, tale)
    return Panel(accent, blocks, presenter.language, drawn)


def _people_first(presenter: Presenter, events: Iterable[Any]) -> list[Any]:
    """The events, of closed deals those of people before what stewards have agreed among themselves."""
    chairs = presenter.scene.table.chairs

    def is_of_stewards(event: Any) -> bool:
        parties = (event.deal.maker, event.deal.partner) if isinstance(event, e.DealClosed) else ()
        return bool(parties) and all(chairs[seat].player is None for seat in parties)

    return sorted(events, key=is_of_stewards)


def _sections(
    presenter: Presenter, events: Events, happened: Events, tale: Tale | None = None
) -> tuple[Block, ...]:
    """A block of text for each section, a line between two; `happened` is all that the entry brought."""
    counted = any(isinstance(event, e.BallotsCounted) for event in happened)

    def section(event: Any) -> str:
        # A decision that follows its count later has a section of its own (HO-R21).
        code = SECTIONS.get(type(event), "")
        return "decision" if code == "count" and not counted else code

    blocks: list[Block] = []
    for code, group in groupby(events, section):
        some = _people_first(presenter, group)
        told = [
            line
            for event in some
            for line in told_lines(presenter, event, tale) or event_lines(presenter, event, happened)
        ]
        blocks += [Rule()] if blocks else []
        blocks.append(Text(realm.section(presenter, code, told) if code else "\n".join(told)))
    return tuple(blocks)


def _with_pictures(
    presenter: Presenter, events: Events, happened: Events, below: tuple[Block, ...], tale: Tale | None
) -> tuple[Block | Sketch, ...]:
    """The message with its pictures; () where nothing of it is drawn."""
    reign = None if tale is None else next(reversed(tale.reigns), None)
    counted = count.sketch(presenter, events, happened)
    drawn = [
        *([counted] if counted is not None else []),
        *ending.sketches(presenter, events, happened, reign),
    ]
    if not drawn:
        return _beside_board(presenter, events, happened, below)

    # A count has its news in few words beside it.
    blocks: list[Block | Sketch] = [*drawn]
    is_count = any(isinstance(event, e.BallotsCounted | e.DecisionTaken) for event in events)
    named = "\n".join(brief_lines(presenter, events, happened)) if is_count else ""

    # What a picture shows only in part: why a reign is over, what decides between equals, the outcome.
    for event in events:
        if isinstance(event, e.KingFell):
            lines = told_lines(presenter, event, tale, poster=True) or [describe_event(presenter, event)]
            blocks.append(Text("\n".join(lines)))
    for event in events:
        if isinstance(event, e.GenerationScored):
            blocks += map(Text, level_scores(presenter, event))
    for event in events:
        if isinstance(event, e.OutcomeDrawn):
            blocks.append(Text(markup.quote(describe_event(presenter, event))))
    if named:
        blocks.append(Text(named))

    # All that neither a picture nor the few words have said.
    briefly = BRIEFLY if named else ()

    def is_said(event: Any) -> bool:
        # A count's picture shows its answer; who but the count has decided is said in words.
        by_count = isinstance(event, e.DecisionTaken) and event.by == "count"
        return by_count or isinstance(event, (*DRAWN, *briefly))

    left = tuple(event for event in events if not is_said(event))
    own = [one for row in below if isinstance(row, Buttons) for one in row.buttons]
    blocks += _sections(presenter, left, happened, tale)
    blocks += (block for block in below if not isinstance(block, Buttons))
    return (*blocks, Buttons((*own, words_button(presenter.scene))))


def _beside_board(
    presenter: Presenter, events: Events, happened: Events, below: tuple[Block, ...]
) -> tuple[Block, ...]:
    """A generation's beginning: the realm, the houses and their offices stand on the board's picture."""
    if not any(isinstance(event, ON_BOARD) for event in events):
        return ()
    blocks: list[Block] = []
    for on_board, some in groupby(events, lambda event: isinstance(event, ON_BOARD)):
        group = tuple(some)
        if not on_board:
            blocks += _sections(presenter, group, happened)
            continue
        opened = (event for event in group if isinstance(event, e.GenerationOpened))
        told = [
            line
            for event in opened
            for line in (
                describe_event(presenter, event),
                *habit(presenter, event),
                *stewards(presenter, event),
            )
        ]
        blocks += [Text("\n".join(told))] if told else []
    return (*blocks, *below)


# What stands beside a count's picture, in few words. A phone shows one picture and a handful of lines before
# one must scroll. So each kind of news has room for one in full, and what is left over is counted; the whole
# stands in the message in words and in the chronicle.


def brief_lines(presenter: Presenter, events: Events, happened: Events) -> Iterator[str]:
    """Lines in order: a reign's end, what was missed, a first reason, who decided, names, deals, goals."""
    fell = [event for event in happened if isinstance(event, e.KingFell)]
    for event in fell:
        # HO-9: how and why follows in the next message, which on a phone stands below the screen.
        yield markup.bold(presenter.say("brief-over", king=presenter.king(event.king)))

    # A forecast that did not come true is no fault, and is not left for the reader to find.
    missed = missed_line(presenter, happened, MISSES)
    if missed:
        yield missed

    # HO-2.3: in the first phase of a campaign, why a resource moved by more than the answer said.
    phases = [event.phase for event in happened if isinstance(event, e.PhaseClosed)]
    moves = (event for event in happened if isinstance(event, e.ResourceMoved))
    further = next((one for one in moves if abs(one.by) > abs(one.asked)), None)
    if presenter.view.generation == 1 and phases == [1] and further is not None:
        slots = {"asked": further.asked, "more": further.by - further.asked, "by": further.by}
        resource, up = presenter.resource(further.resource), int(further.up)
        yield markup.small(presenter.say("brief-reason", resource=resource, up=up, **slots))

    # HO-R21: who decided but the count; then names, and the end of a story.
    for event in events:
        match event:
            case e.DecisionTaken(by="moderator" | "deal" | "silence"):
                yield presenter.say("brief-decided", **slots_of(presenter, event))
            case e.EventSigned():
                yield presenter.say("brief-signed", **slots_of(presenter, event))
                yield from signed_for_another(presenter, event)
            case e.StorySigned():
                yield _chapter(presenter, event, events)
                yield from signed_for_another(presenter, event)
            case e.StoryEnded():
                last = (one for one in events if isinstance(one, e.StorySigned))
                if not any(_is_end_of(event, one) for one in last):
                    yield presenter.say("brief-ended", **slots_of(presenter, event))

    # Deals, then goals: some with what was in them or what they bring; of the others, whose they are.
    reached = [event for event in events if isinstance(event, e.AchievementReached)]
    # In one line: on a phone a line more is a screen more.
    closed = tuple(_deals(presenter, events, 0 if reached or fell else DEALS))
    yield from (" ".join(closed),) if closed else ()
    told_goals = 0 if any(isinstance(event, e.StoryEnded) for event in events) else GOALS
    for one in reached[:told_goals]:
        yield presenter.say(
            "brief-goal", house=presenter.house(one.seat), perk=goals.perk(presenter, one.perk)
        )
    others = tuple(dict.fromkeys(one.seat for one in reached[told_goals:]))
    if others:
        yield presenter.say("brief-goals", n=len(others), houses=presenter.houses(others))


def _chapter(presenter: Presenter, signed: e.StorySigned, events: Events) -> str:
    """HO-7.3, HO-7.4: what was signed, with the perk that goes with it; a story's last event with its end."""
    told = slots_of(presenter, signed)
    for event in events:
        if isinstance(event, e.StoryEnded) and _is_end_of(event, signed):
            return presenter.say("brief-chapter-ended", **{**slots_of(presenter, event), **told})
    if signed.perk is None:
        return presenter.say("brief-chapter", **told)
    return presenter.say("brief-chapter-perk", perk=goals.perk(presenter, signed.perk), **told)


def _is_end_of(ended: e.StoryEnded, signed: e.StorySigned) -> bool:
    """Whether this signature ended the story, so that both are one sentence."""
    return (ended.line, ended.seat) == (signed.line, signed.seat)


def _deals(presenter: Presenter, events: Events, told: int) -> Iterator[str]:
    """Closed deals, so many with what was in them; the others are counted."""
    closed = [event for event in events if isinstance(event, e.DealClosed)]
    # HO-R23: a deal that moved something is told before one of words alone; people's before stewards'.
    closed.sort(key=lambda one: all(terms(it).words is not None for it in (*one.deal.mine, *one.deal.theirs)))
    closed = _people_first(presenter, closed)
    for event in closed[:told]:
        # HO-R27: what was in it, and how each side of it stands.
        deal, stands = event.deal, slots_of(presenter, event)
        if {stands["maker_side"], stands["partner_side"]} <= {"void", "nothing"} and not _has_paid(deal):
            # No side is kept and no coin has moved: who agreed on it is enough.
            houses = presenter.join_list([presenter.house(seat) for seat in (deal.maker, deal.partner)])
            yield presenter.say("brief-deal-void", houses=houses)
            continue
        halves = []
        for seat, stand in ((deal.maker, stands["maker_side"]), (deal.partner, stands["partner_side"])):
            owed = presenter.join_list(deals.owed_in_short(presenter, deal, seat))
            halves.append(presenter.say("brief-half", house=presenter.house(seat), clauses=owed, stand=stand))
        yield presenter.say("brief-deal", first=halves[0], second=halves[1])
    if closed[told:]:
        yield presenter.say("brief-deals", n=len(closed[told:]), told=int(told > 0))


def _has_paid(deal: Deal) -> bool:
    """Whether coins have come to the other side by this deal."""
    return any(
        stand == "kept" and (terms(one).paid or terms(one).escrow)
        for seat in (deal.maker, deal.partner)
        for one, stand in zip(*side(deal, seat), strict=True)
    )
