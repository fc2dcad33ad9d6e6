"""The chronicle and the story so far of a campaign: what one reader finds, in words.

The pages themselves are every game's (bot.ui.generic.history); here stand the passages, filters and parts
that they are made of. Texts of a card name who led, moderated and held office. Whatever is told of an earlier
time is therefore said by a presenter of that time (`presenter_of_time`), which knows the council as it was.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.controls.chronicle import BY_GENERATION, BY_HOUSE, BY_KIND, Query
from bot.games.houses import realm
from bot.games.houses.controls.controls import seat_button
from bot.games.houses.describe.events import describe_event, effects, event_lines, party_slots
from bot.games.houses.history.items import KINDS, Item, Setting, accounts, items_matching, together
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.tale import Tale
from bot.games.houses.tale.words import nickname, nickname_alone, sentences
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import side
from bot.render import markup
from bot.render.limits import OPTIONS
from bot.render.panel import Option
from bot.render.users import comparable_words
from bot.ui.generic.history import Found, Menu, Passage, Story
from engine.games.houses import events as e
from engine.games.houses.names import OFFICES, RESOURCES

Lines = list[str]

Tell = Callable[[], Tale]
"""Gives the tale of the campaign; asked only by a page that shows a king's end, since it takes a while."""

STORY: Final = 0x8A6D3B

ROOM: Final = 30
"""What fits a page, in lines of about a hundred characters."""

LENGTHS: Final = {"count": 7, "decision": 8, "signature": 4, "deal": 4, "promise": 4, "king": 19}
"""About so many lines an item takes; a deal two more for each clause."""

OUTCOMES, SIGNATURES, KINGS = 3, 3, 2
"""So many of each the story tells, the newest; the chronicle has the others."""


# The chronicle: what was found, and the filters by which one asks for something else.


def chronicle(presenter: Presenter, found: Sequence[Item], query: Query, tell: Tell | None = None) -> Found:
    """The items that fit the query, of all that the reader may know of; a king's end as it was told."""
    view, passages = presenter.view, []
    for item in reversed(items_to_list(presenter, found, query)):
        # Its length is guessed: only what stands on the page that is shown is put into words.
        need = LENGTHS[item.kind]
        if item.kind == "deal" and item.beside:
            need += len(item.beside)
        elif item.kind == "deal" and item.terms is not None:
            need += 2 * (len(item.terms.mine) + len(item.terms.theirs))
        passages.append(Passage(need, partial(item_text, presenter, item, tell)))

    # HO-R23: the ledger over the whole campaign, as far as the reader knows.
    ledger: Lines = []
    if query.kind == "promise":
        ledger.append(markup.heading(presenter.common_text("ledger-title")))
        for one in (told := accounts(found)):
            slots = {"made": one.made, "kept": one.kept, "broken": one.broken}
            line = presenter.common_text("ledger-line", house=presenter.house(one.seat), **slots)
            ledger.append(markup.bullet(line))
        ledger += [] if told else [presenter.common_text("ledger-none")]
        ledger.append(markup.small(presenter.common_text("ledger-how")))

    numbers = range(max(1, view.generation - OPTIONS + 2), view.generation + 1)
    options = {
        BY_KIND: [Option(kind, presenter.common_text(f"chronicle-kind-{kind}")) for kind in KINDS],
        BY_GENERATION: [
            Option(str(one), presenter.common_text("generation-number", number=one)) for one in numbers
        ],
        BY_HOUSE: [
            Option(str(seat), presenter.house(seat), emoji=presenter.sign(seat))
            for seat in range(len(view.houses))
        ],
    }
    menus = [
        Menu(turn, presenter.common_text(f"chronicle-by-{turn}"), some) for turn, some in options.items()
    ]
    head = (markup.title(presenter.common_text("chronicle-title")),)
    return Found(
        passages, head, menus, seat_button(presenter), ROOM, "chronicle-phase", ledger, is_begun=bool(found)
    )


def items_to_list(presenter: Presenter, found: Sequence[Item], query: Query) -> tuple[Item, ...]:
    """The items of the pages: offers that lapsed together, and one by one where deals are asked for."""
    fit = matching_items(presenter, found, query)
    return fit if query.kind is not None or query.words else together(fit)


def matching_items(presenter: Presenter, found: Sequence[Item], query: Query) -> tuple[Item, ...]:
    """The items that fit the query: each of its words must stand in the names and titles of an item."""
    few, wanted = items_matching(found, query), comparable_words(query.words).split()
    if not wanted:
        return few
    return tuple(item for item in few if all(word in _search_words(presenter, item) for word in wanted))


def _search_words(presenter: Presenter, item: Item) -> str:
    """Names and titles of the item, folded as names are compared."""
    then, event = presenter_of_time(presenter, item.setting), item.event
    found = [then.house(seat) for seat in item.seats]
    if item.kind == "king":
        found.append(then.king(item.setting.king))
    if item.setting.card:
        found.append(then.content_text(f"{item.setting.card}.title"))
    if isinstance(event, e.EventSigned | e.StorySigned):
        found.append(then.content_text(event.mark))
    if isinstance(event, e.StorySigned | e.StoryEnded):
        found.append(then.line(event.line))
    return comparable_words(" ".join(found))


# One item.


def item_text(presenter: Presenter, item: Item, tell: Tell | None = None) -> str:
    """The item under its head, "Generation 2, phase 3, count: «The Shade Tax»"."""
    then, setting = presenter_of_time(presenter, item.setting), item.setting
    kind = then.common_text(f"chronicle-kind-{item.kind}")
    when = {"generation": setting.generation, "phase": setting.phase}
    if setting.card is None or item.kind == "king":
        head = then.common_text("chronicle-head-plain", kind=kind, **when)
    else:
        title = then.content_text(f"{setting.card}.title")
        head = then.common_text("chronicle-head", kind=kind, title=title, **when)
    return "\n".join((markup.bold(head), *item_lines(then, item, tell)))


def presenter_of_time(presenter: Presenter, setting: Setting) -> Presenter:
    """The presenter for texts of that time: they name who was king, led, moderated and held office then."""
    leader, moderator = presenter.house(setting.leader), presenter.house(setting.moderator)
    people = {
        "king": presenter.king(setting.king),
        "leader": leader,
        "moderator": moderator,
        "signer": leader,
    }
    for office in OFFICES:
        holder = next((seat for seat, row in enumerate(setting.offices) if office in row), None)
        people[office] = presenter.say("anybody") if holder is None else presenter.house(holder)
    people |= presenter.named_houses(setting.named)
    return replace(presenter, people=tuple(people.items()))


def item_lines(presenter: Presenter, item: Item, tell: Tell | None = None) -> Lines:
    """The item without its head, said by a presenter of its time; a king's end as `tell` has it."""
    event = item.event
    match item.kind:
        case "count":
            # HO-R18: every ballot, with leader and moderator, whom the lines take from a phase's end.
            setting = item.setting
            closed = e.PhaseClosed(setting.phase, setting.leader, setting.moderator)
            return event_lines(presenter, event, (event, *item.beside, closed))
        case "decision":
            # Who settled it, the outcome in its words, and the realm's change.
            said = [describe_event(presenter, event)]
            for drawn in (one for one in item.beside if isinstance(one, e.OutcomeDrawn)):
                said += [
                    presenter.answer(drawn.side, drawn.card),
                    markup.quote(describe_event(presenter, drawn)),
                ]
            by = {one.resource: one.by for one in item.beside if isinstance(one, e.ResourceMoved)}
            changes = [by.get(name, 0) for name in RESOURCES]
            return [*said, effects(presenter, changes)] if any(changes) else said
        case "signature":
            return event_lines(presenter, event, (event,))
        case "deal":
            if item.beside:
                # HO-R25: offers that came to nothing together, a line each.
                offers = [presenter.say("lapsed-offer", **party_slots(presenter, one)) for one in item.beside]
                return [presenter.say("lapsed-offers", n=len(offers)), *realm.bullets(offers)]
            said, deal = [describe_event(presenter, event)], item.terms
            if deal is not None:
                said += realm.bullets(
                    deals.owes(presenter, deal, one, deals.SHORT) for one in deals.parties(deal)
                )
            return said
        case "promise":
            # The promise's words, where its deal is known.
            said = [describe_event(presenter, event)]
            clauses = side(item.terms, event.by)[0] if item.terms is not None else ()
            if item.terms is not None and event.index < len(clauses):
                said.append(deals.clause(presenter, item.terms, event.by, clauses[event.index], deals.SHORT))
            return said
        case "king":
            # The reign as it was told, its end, the line that is said of it, what every role was worth.
            reigns = () if tell is None else tell().reigns
            own = (one for one in reigns if one.reign.generation == item.setting.generation)
            reign = [
                line
                for one in own
                for line in (nickname(presenter, one), sentences(presenter, one.sentences))
            ]
            scored = (one for one in item.beside if isinstance(one, e.GenerationScored))
            told = [line for one in scored for line in event_lines(presenter, one, ())]
            return [*reign, *event_lines(presenter, event, item.beside), *told]


# The story so far: what a newcomer, or a player who forgets, needs before the next phase, on one screen.


def story(presenter: Presenter, found: Sequence[Item], tell: Tell | None = None) -> Story:
    """Kings, what was decided and came of it, signatures, stories and scores, from one reader's items."""
    return Story(tuple(_story_parts(presenter, found, tell)), seat_button(presenter), STORY)


def _story_parts(presenter: Presenter, found: Sequence[Item], tell: Tell | None) -> Iterator[Lines]:
    view = presenter.view

    def newest(kind: str, most: int) -> list[tuple[Presenter, Item]]:
        some = [one for one in found if one.kind == kind][-most:]
        return [(presenter_of_time(presenter, one.setting), one) for one in some]

    def section(code: str, bullets: Sequence[str]) -> Lines:
        return [markup.heading(presenter.common_text(f"story-{code}")), *bullets]

    levels = presenter.say("levels", unity=view.unity, division=view.division)
    slots = {"generation": max(1, view.generation), "most": view.options.generations}
    head = [
        markup.title(presenter.common_text("story-title")),
        presenter.common_text("story-now", levels=levels, **slots),
    ]
    fallen = newest("king", KINGS)
    told = {one.reign.generation: one for one in tell().reigns} if tell is not None and fallen else {}
    for then, one in fallen:
        king, number = then.king(one.event.king), one.setting.generation
        said = [presenter.common_text("story-king", generation=number, king=king, end=one.event.end)]
        if number in told:
            said.append(presenter.say("tale-called", name=nickname_alone(presenter, told[number])))
        head.append(" ".join(said))
    yield head

    # The matter, the answer that was given to it, and what came of it in the card's own words.
    outcomes = [
        presenter.common_text(
            "story-outcome",
            title=then.content_text(f"{drawn.card}.title"),
            answer=then.content_text(f"{drawn.card}.{drawn.side}"),
            told=describe_event(then, drawn),
        )
        for then, one in newest("decision", OUTCOMES)
        for drawn in one.beside
        if isinstance(drawn, e.OutcomeDrawn)
    ]
    if outcomes:
        yield section("outcomes", realm.bullets(outcomes))

    signed: Lines = []
    for then, one in newest("signature", SIGNATURES):
        event, house = one.event, then.house(one.event.seat)
        if isinstance(event, e.StoryEnded):
            end = presenter.story_end(event.end)
            signed.append(
                presenter.common_text("story-ended", line=then.line(event.line), end=end, house=house)
            )
        else:
            signed.append(presenter.common_text("story-signature", title=then.title(event.mark), house=house))
    if signed:
        yield section("signatures", realm.bullets(signed))

    # HO-7: each line's end, or its question, which goes on until then; with what was signed of it last.
    asks: Lines = []
    for line in view.lines:
        name, question = presenter.line(line.line), presenter.plain(f"line.{line.line}.question")
        if line.end is not None:
            end = presenter.story_end(line.end)
            asks.append(presenter.say("story-ended", line=name, end=end))
        elif line.newest is None:
            asks.append(presenter.say("story-open", line=name, title=question))
        else:
            title = presenter.title(line.newest)
            asks.append(presenter.say("story-goes-on", line=name, question=question, title=title))
    yield section("asks", realm.bullets(asks))
    yield section("scores", realm.scores(presenter))
