"""The ballot on a seat's own panel: the question, what each answer would bring, and one press to cast it.

On top stand the problem's first sentences, both answers with what is foretold of them and what that would
bring the reader, the deals that bind, and the power to lay in; below them an offer with its answers and the
hand, made short, or two offers: then the hand stands behind "More". Power and manner of a ballot that is not
cast yet (`PlannedBallot`) stand in the custom ids, so that the page outlives a restart.
"""

import re
from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.controls import ids
from bot.games.houses.controls import suggested_moves
from bot.games.houses.controls.controls import Components
from bot.games.houses.controls.ids import PlannedBallotId
from bot.games.houses.controls.suggested_moves import USUAL
from bot.games.houses.describe.remarks import offer_remark
from bot.games.houses.panel import holdings, questions
from bot.games.houses.panel.outlook import Outlook, Range, outlook
from bot.games.houses.phase_post import answer_lines
from bot.games.houses.picture import short_hand
from bot.games.houses.presenter import Presenter
from bot.games.houses.realm import temper
from bot.games.houses.trade import deals
from bot.preferences import OPEN, SEALED
from bot.render import markup
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Sketch, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.seat_controls import SeatControls
from engine.games.houses import moves as m
from engine.games.houses.clauses import Deal
from engine.games.houses.names import SIDES, Side
from engine.games.houses.resources import LEAST, MOST
from engine.games.houses.view import Own, PhaseView
from engine.kernel.moves import Amount

ACCENT: Final = 0x5B4A8A

PROBLEM: Final = 160
"""Characters of the problem's first sentences: nearly every card has one that is so short."""

SENTENCE: Final = re.compile(r".+?[.!?؟]+[”»]?(?=\s|$)")

IN_PLACE: Final = 2
"""So many offers stand below the ballot; with one more the message would not hold the other controls."""

EVENING: Final = 60
"""Minutes: where a vote waits no longer, it is an evening's, and nobody wants to come back to a ballot."""


class PlannedBallot(Struct, frozen=True):
    """How a ballot is about to be cast: its power, and whether it is sealed at once (HO-R19)."""

    power: int
    seal: bool
    asks_if_always: bool = False
    """Whether the page asks, this once, if the manner is always to be so."""


class VotableSide(Struct, frozen=True):
    """An answer that the seat may vote for, the bounds of its power, and the least that may be sealed.

    None: its deals let no power be sealed there (HO-R26).
    """

    side: Side
    bounds: Amount
    least_to_seal: int | None


ALWAYS: Final = "always"
"""In the id of the button by which the manner of a ballot becomes its person's own."""


def usual_ballot(scene: ReaderScene) -> PlannedBallot:
    """What a ballot begins with: as its person always has it, else as is usual at this table.

    Sealed where nobody would wait for a second thought: at most one person sits there, or its pace is an
    evening's. Where several people sit over days it is open, since deals are still made.
    """
    if (chosen := scene.manners.get("seal")) in (SEALED, OPEN):
        return PlannedBallot(USUAL, chosen == SEALED)
    people = sum(chair.player is not None for chair in scene.table.chairs)
    return PlannedBallot(USUAL, people <= 1 or scene.table.pace.lengths.vote <= EVENING)


def can_vote(controls: SeatControls) -> bool:
    """Whether the seat may cast a ballot for one of the answers now."""
    return any(suggested_moves.bounds(controls, one) for one in SIDES)


def can_cast(controls: SeatControls) -> bool:
    """Whether the seat may cast any ballot now: for an answer, or to gather or moderate without power."""
    return can_vote(controls) or bool(controls.whole(m.Cast))


def page(presenter: Presenter, controls: SeatControls, planned: PlannedBallot | None = None) -> Panel:
    """The ballot of a seat that may cast one (`can_cast`), with its offers and its hand.

    It begins, without one that is `planned`, with the usual ballot and as much power as the seat's deals ask
    for (HO-R26). Offers that one message can't hold stand behind the button for deals.
    """
    seat, own, phase = controls.look.seat, presenter.view.own, presenter.view.phase
    assert own is not None
    assert phase is not None
    sides = _votable_sides(presenter, controls)
    if planned is None:
        usual = usual_ballot(presenter.scene)
        asked = [one.least_to_seal for one in sides if one.least_to_seal is not None]
        planned = replace(usual, power=max(usual.power, min(asked, default=0)))
    components, offers = Components(presenter, controls), deals.offers_to_answer(presenter, seat)
    head = Text("\n".join(_head(presenter, controls, own, phase, planned)))
    held, perks = Text("\n".join(holdings.lines(presenter, seat))), components.perks()
    hand = drawn_hand(presenter)

    def with_offers(count: int) -> Panel:
        top: list[Block] = [head, *_buttons(components, sides, planned, len(offers) - count)]
        for one in offers[:count]:
            top += [Rule(), Text("\n".join(_offer(presenter, one))), *components.answers(one.id)]
        shown = hand if count < IN_PLACE else ()
        drawn = () if not hand else (*top, *shown, *perks)
        return Panel(ACCENT, (*top, Rule(), held, *perks), presenter.language, drawn)

    return first_that_fits(map(with_offers, range(min(len(offers), IN_PLACE), -1, -1)))


def drawn_hand(presenter: Presenter) -> tuple[Sketch, ...]:
    """The reader's hand, made short; () where nothing is drawn or there is none yet."""
    own = presenter.view.own
    if not presenter.scene.draws or own is None or own.role is None:
        return ()
    return (short_hand.sketch(presenter, own),)


def is_hand_behind_more(presenter: Presenter, controls: SeatControls) -> bool:
    """Whether so many offers stand on the ballot that the hand has no room there."""
    return can_cast(controls) and len(deals.offers_to_answer(presenter, controls.look.seat)) >= IN_PLACE


# The question, and what both answers would bring.


def _head(
    presenter: Presenter, controls: SeatControls, own: Own, phase: PhaseView, planned: PlannedBallot
) -> Iterator[str]:
    seat = controls.look.seat
    emblem = presenter.view.houses[seat].emblem
    yield markup.title(
        presenter.behind_emblem(emblem, presenter.say("vote-title", character=presenter.character(seat)))
    )
    for wait in controls.look.waits:
        if wait.ask == "vote":
            brings = questions.otherwise(presenter, seat, wait.otherwise)
            yield markup.small(questions.silence_line(presenter, wait, brings, soon=True))
    title = markup.bold(f"{presenter.phase_title(phase.number, phase.card)}.")
    problem = first_sentences(presenter.content_text(f"{phase.card}.problem"), PROBLEM)
    yield f"{title} {problem}".rstrip()
    yield from holdings.binding_lines(presenter, seat)

    brought = []
    for side in SIDES:
        forecast = phase.yes if side == "yes" else phase.no
        yield from answer_lines(presenter, phase.card, side, forecast)
        bound = suggested_moves.bounds(controls, side)
        spent = suggested_moves.usual(bound, planned.power) if bound else 0
        if (found := outlook(presenter.view, own, forecast, spent)) is not None:
            brought.append(found)
            yield _outlook_line(presenter, own, found)
    if brought:
        yield markup.small(" ".join(_notes(presenter, own, brought)))


def _outlook_line(presenter: Presenter, own: Own, found: Outlook) -> str:
    """What comes of an answer, by the role's name, from what stands now: "12 → 16–20 points"."""
    assert own.role is not None
    return presenter.say(
        "outlook",
        role=presenter.role(own.role),
        points=markup.bold(_change(presenter, holdings.reckon(presenter.view, own).total, found.points)),
        stability=markup.bold(_change(presenter, presenter.view.stability, found.stability)),
    )


def _change(presenter: Presenter, now: int, found: Range) -> str:
    """From what it is now to what it may be; where nothing moves, what it is."""
    least, most = found
    if now == least == most:
        return presenter.say("figure", n=now)
    then = (
        presenter.say("figure", n=least) if least == most else presenter.say("range", least=least, most=most)
    )
    return presenter.say("from-to", now=now, then=then)


def _notes(presenter: Presenter, own: Own, brought: list[Outlook]) -> Iterator[str]:
    """The lines that explain the ranges, and warn of an end of the reign within them (HO-2.6, HO-4.5)."""
    yield presenter.say("outlook-means")
    for edge, end in ((LEAST, "flight"), (MOST, "deposition")):
        if any(edge in one.stability for one in brought):
            yield presenter.say("outlook-edge", value=edge, end=end, rebel=int(own.role == "rebel"))


def first_sentences(text: str, most: int) -> str:
    """The whole sentences at the beginning that fit into `most` characters; "" if the first does not."""
    said = ""
    for sentence in SENTENCE.findall(text):
        longer = f"{said} {sentence.strip()}".lstrip()
        if len(longer) > most:
            break
        said = longer
    return said


# The controls.


def _buttons(
    components: Components, sides: list[VotableSide], planned: PlannedBallot, hidden_offers: int
) -> Iterator[Buttons]:
    """A row for the power and the way to a deal, one for both ballots, one for all other ways.

    Without power to vote with there are only the other ways.
    """
    presenter, controls = components.presenter, components.controls
    both = suggested_moves.power_bounds(controls)
    least, most = (0, 0) if both is None else (both.least, both.most)
    power = 0 if both is None else suggested_moves.usual(both, planned.power)

    def button(label: str, power: int, seal: bool, ask: str = "", *, disabled: bool = False) -> Button:
        """Shows the ballot planned so, or asks for what `ask` says."""
        manner: Literal["seal", "open"] = "seal" if seal else "open"
        custom_id = PlannedBallotId(controls.match, controls.moment, power, manner, ask).pack()
        return Button(custom_id, label, disabled=disabled)

    steps = (
        button(presenter.say("step", by=-1), max(0, power - 1), planned.seal, disabled=power <= least),
        button(presenter.say("button-power", power=power, most=most), power, planned.seal, "form"),
        button(presenter.say("step", by=1), power + 1, planned.seal, disabled=power >= most),
    )
    more = Button(ids.SeatPanelId(controls.match, "more").pack(), presenter.common_text("button-more"))
    yield Buttons((*(steps if sides else ()), *components.trade(), more))

    ballots, can_seal = [], False
    for one in sides:
        spent = suggested_moves.usual(one.bounds, planned.power)
        # Less than a deal asks for may lie open, but not be sealed.
        may_seal = one.least_to_seal is not None and spent >= one.least_to_seal
        can_seal |= may_seal
        cast = m.Cast(one.side, spent, planned.seal and may_seal)
        said = presenter.say("button-cast", side=one.side, power=cast.power, seal=int(cast.seal))
        ballots.append(Button(controls.do_id(cast), said, "primary"))
    yield from rows(tuple(ballots))

    other = presenter.say("button-keep-open" if planned.seal else "button-seal-at-once")
    others = [button(other, power, not planned.seal)] if can_seal else []
    if planned.asks_if_always:
        others.append(button(presenter.say("button-always-so"), power, planned.seal, ALWAYS))
    for cast in controls.whole(m.Cast):  # HO-6.4: to gather, with the pool that is shared; or to moderate
        said = presenter.say(f"button-{cast.ballot}", pool=presenter.view.pool)
        others.append(Button(controls.do_id(cast), said))
    if hidden_offers:
        said = presenter.say("button-deals-asked", n=hidden_offers)
        others.append(Button(ids.SeatPanelId(controls.match, "deals").pack(), said, "primary"))
    if any(presenter.view.stopping):
        others += components.stop()
    yield from rows(tuple(others))


def _votable_sides(presenter: Presenter, controls: SeatControls) -> list[VotableSide]:
    """The answers that the seat may vote for now. Ask once a page: under a deal the rules list all offers."""
    seat, found = controls.look.seat, list[VotableSide]()
    for side in SIDES:
        if (bound := suggested_moves.bounds(controls, side)) is not None:
            # The rules are asked only where a deal may want more.
            least = (
                suggested_moves.least_power_to_seal(controls, side, bound)
                if questions.owes_in_open_phase(presenter.view, seat)
                else bound.least
            )
            found.append(VotableSide(side, bound, least))
    return found


# Offers in their place.


def _offer(presenter: Presenter, deal: Deal) -> Iterator[str]:
    """Who offers, with what words; what both would owe (HO-R25)."""
    house = presenter.name_with_emblem(deal.maker)
    if manner := temper(presenter, deal.maker):
        house = presenter.say("house-of-temper", house=house, temper=manner)
    line = offer_remark(presenter, deal)
    yield presenter.say("offer-spoken", house=house, line=line) if line else markup.bold(house)
    gives, asks = (
        presenter.join_list(deals.owed_in_short(presenter, deal, one)) for one in deals.parties(deal)
    )
    yield presenter.say("offer-alike" if gives == asks else "offer-in-place", gives=gives, asks=asks)
