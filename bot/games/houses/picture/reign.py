"""A house's generation on one card: who it was, what it came to, and the four things worth telling of it.

The card is made after the generation's end, when roles and purses lie open, from what everybody may read: a
`Past` is gathered from the chronicle's items as cut for nobody. So it may be shown to anybody; the house
whose it is decides whether, and whether its best deal stands on it.

    past_of       what one house did in a generation, from items of the chronicle
    sketch        the card; for its own house ("Your reign") or for everybody
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from functools import partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.houses.foretold import WAYS, compare, sign_of
from bot.games.houses.history.items import Item, items
from bot.games.houses.picture.common import dusk, emblem, even, house, house_named, sheet
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.choice import Sentence
from bot.games.houses.tale.kings import line_at_end
from bot.games.houses.tale.tale import tale_in_notes
from bot.games.houses.tale.words import sentence
from bot.games.houses.trade import deals
from bot.history.notes import Note
from bot.pictures.colours import CARD, GOLD, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, plain_name, sketch_of
from bot.pictures.letters import text_high, text_wide
from bot.pictures.pieces import board_of, figure, piece, signed_number, text
from bot.render.dates import date_slots
from bot.render.panel import Sketch
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, terms
from engine.games.houses.moves import Count, Score
from engine.games.houses.names import RESOURCES, End, Resource
from engine.kernel.seats import Seat

# --- what a house did ---------------------------------------------------------------------------------------


class Vote(Struct, frozen=True):
    """A vote in which a house took a side: the sums, its card, and whether its side won."""

    yes: int
    no: int
    card: str
    won: bool


class Surprise(Struct, frozen=True):
    """A resource of which a sign was foretold that did not come, and by how much it moved instead."""

    resource: Resource
    foretold: int
    by: int


class Past(Struct, frozen=True):
    """What one house did in a generation. `crown` is what it was given at its end, `deals` how many closed.

    `head` is the first name of its head, "" for that of today; `called` is the name that stays of the king.

    `best` is its best deal, `vote` the closest of those in which it took a side; None where there was none.
    """

    seat: Seat
    generation: int
    fell: e.KingFell
    scores: tuple[Score, ...]
    score: Score
    crown: int
    deals: int
    best: Deal | None
    vote: Vote | None
    signed: tuple[str, ...]
    surprise: Surprise | None
    head: str = ""
    called: Sentence | None = None


def past_in_notes(
    notes: Sequence[Note], counts: tuple[Count, ...], seat: Seat, generation: int
) -> Past | None:
    """What this house did in a generation that is over, from all notes of its match; None as of `past_of`."""
    told = past_of(items(notes, None), counts, seat, generation)
    if told is None:
        return None
    reigns = tale_in_notes(notes).reigns
    called = next((one.name for one in reigns if one.reign.generation == generation), None)
    return replace(told, head=_first_name(notes, seat, generation), called=called)


def _first_name(notes: Sequence[Note], seat: Seat, generation: int) -> str:
    """HO-R03: who headed the house as the generation ended; between two of them a house renames its head."""
    name = ""
    for note in notes:
        for event in note.events:
            match event:
                case e.HouseFounded() if event.seat == seat:
                    name = event.first_name
                case e.FirstNameChanged() if event.seat == seat:
                    name = event.first_name
                case e.KingFell() if note.setting.generation == generation:
                    return name
    return name


def past_of(found: Iterable[Item], counts: tuple[Count, ...], seat: Seat, generation: int) -> Past | None:
    """What this house did in a generation that is over; None where it goes on, or is not known.

    `found` are the chronicle's as cut for nobody (history/items.py), `counts` those of everybody's view.
    """
    own = [one for one in found if one.setting.generation == generation]
    fell = next((one for one in own if isinstance(one.event, e.KingFell)), None)
    scored = next((one for one in fell.beside if isinstance(one, e.GenerationScored)), None) if fell else None
    score = next((one for one in scored.scores if one.seat == seat), None) if scored else None
    if fell is None or scored is None or score is None:
        return None
    closed = [one.event.deal for one in own if isinstance(one.event, e.DealClosed) and seat in one.seats]
    kept = [one.event.deal for one in own if _is_kept(one.event) and seat in one.seats]
    signatures = [one.event for one in own if isinstance(one.event, e.EventSigned | e.StorySigned)]
    return Past(
        seat=seat,
        generation=generation,
        fell=fell.event,
        scores=scored.scores,
        score=score,
        crown=sum(one.crown for one in fell.beside if _is_reward_of(one, seat)),
        deals=len(closed),
        # Of deals that brought the same the last one: it is the one remembered.
        best=max(reversed(kept), key=lambda deal: _coins_won(deal, seat), default=None),
        vote=_closest_vote(own, seat),
        signed=tuple(one.mark for one in signatures if one.seat == seat),
        surprise=_greatest_surprise(own, counts, generation),
    )


def _is_reward_of(event: Any, seat: Seat) -> bool:
    return isinstance(event, e.HouseRewarded) and event.seat == seat


def _is_kept(event: Any) -> bool:
    """HO-R39: whether both parties kept it."""
    return (
        isinstance(event, e.DealClosed)
        and event.maker_kept
        and event.partner_kept
        and event.counts is not False
    )


def _coins_won(deal: Deal, seat: Seat) -> int:
    """The coins that a deal brought its party, less those that it cost."""
    given, taken = (deal.mine, deal.theirs) if seat == deal.maker else (deal.theirs, deal.mine)
    worth = [sum(terms(one).paid + terms(one).escrow for one in half) for half in (taken, given)]
    return worth[0] - worth[1]


def _closest_vote(own: Sequence[Item], seat: Seat) -> Vote | None:
    """Of the votes in which the house took a side that with the least between both, the last of several."""
    decided = {one.setting.phase: one.event.side for one in own if isinstance(one.event, e.DecisionTaken)}
    found = list[Vote]()
    for one in own:
        ballot = one.event.ballots[seat] if isinstance(one.event, e.BallotsCounted) else None
        if ballot is None or ballot.kind not in ("yes", "no") or one.setting.phase not in decided:
            continue
        won = decided[one.setting.phase] == ballot.kind
        found.append(Vote(one.event.yes, one.event.no, one.setting.card or "", won))
    return min(reversed(found), key=lambda one: abs(one.yes - one.no), default=None)


def _greatest_surprise(own: Sequence[Item], counts: tuple[Count, ...], generation: int) -> Surprise | None:
    """Of the resources that went another way than foretold the one that went farthest."""
    by_phase = {one.phase: one for one in counts if one.generation == generation}
    found = list[Surprise]()
    for one in own:
        count = by_phase.get(one.setting.phase)
        if not isinstance(one.event, e.DecisionTaken) or count is None:
            continue
        beside = compare((count,), (one.event, *one.beside))
        if beside is None:
            continue
        moved = {it.resource: it.by for it in one.beside if isinstance(it, e.ResourceMoved)}
        signs = dict(zip(RESOURCES, beside.forecast.effects, strict=True))
        found += [Surprise(name, signs[name], moved.get(name, 0)) for name in beside.misses]
    return max(found, key=lambda one: abs(one.by), default=None)


# --- the values ---------------------------------------------------------------------------------------------


class Number(Struct, frozen=True):
    """A figure of the card, and what it counts."""

    told: str
    label: str


class Deed(Struct, frozen=True):
    """A line of the card: its sign, what kind of thing it is, and what was done."""

    sign: str
    label: str
    told: str


class Reign(Sheet, frozen=True, kw_only=True):
    """The card of a house's generation; every text is whole, so that it can be kept without its match.

    `called` is the name that stays of the king, "" where none is known.
    """

    emblem: str
    under: str
    name: str
    role: str
    numbers: tuple[Number, ...]
    deeds: tuple[Deed, ...]
    end: End
    last: str
    match: str
    when: str
    called: str = ""


TEMPLATE: Final = "houses_reign"


def sketch(presenter: Presenter, told: Past, day: date, *, deal: bool = True) -> Sketch:
    """The card; `day` is when it is made. Without `deal` the best deal is left out.

    A `presenter` of the house itself says "Your reign"; everybody's never says "you".
    """
    shown = values(presenter, told, day, deal=deal)
    return sketch_of(TEMPLATE, place_pieces(shown), lines(presenter, shown))


def values(presenter: Presenter, told: Past, day: date, *, deal: bool = True) -> Reign:
    """The record that the card is painted from."""
    say, score = presenter.say, told.score
    king, whose = presenter.king(told.fell.king), "own" if presenter.viewer == told.seat else "any"
    own = Sheet(**sheet(presenter))
    return Reign(
        **sheet(presenter),
        emblem=emblem(presenter, told.seat),
        under=say("reign-under", whose=whose, king=king, end=told.fell.end),
        name=_name(presenter, told),
        role=say("reign-role", role=presenter.role(score.role)),
        numbers=(
            Number(figure(own, score.total), say("reign-points", many=_many(score.total))),
            Number(say("reign-place", place=score.place), say("reign-of", n=len(presenter.view.houses))),
            Number(signed_number(own, told.crown), say("reign-crowns", many=_many(told.crown))),
            Number(figure(own, told.deals), say("reign-deals", many=_many(told.deals))),
        ),
        deeds=tuple(_deeds(presenter, told, deal=deal)),
        end=told.fell.end,
        called=""
        if told.called is None
        else sentence(presenter, told.called, partial(house_named, presenter)),
        last=say("quoted", title=line_at_end(presenter, told.fell, told.scores)),
        match=say("reign-match", match=presenter.scene.match),
        when=say("reign-date", **date_slots(day, presenter.language)),
    )


def _many(n: int) -> str:
    """Whether a word beside this number is in the plural, by the name that texts have for it."""
    return "no" if abs(n) == 1 else "yes"


def _name(presenter: Presenter, told: Past) -> str:
    """HO-R03: the character; the emblem's name stands for a house of which the font lacks a letter."""
    first = presenter.person(told.head or presenter.view.houses[told.seat].first_name, told.seat)
    own_name = house(presenter, told.seat)
    ordinal = presenter.common_text("ordinal", number=told.generation)
    named = presenter.common_text("house-named", house=own_name)
    return presenter.say("character", name=plain_name(first, own_name), ordinal=ordinal, house=named)


def _deeds(presenter: Presenter, told: Past, *, deal: bool) -> Iterator[Deed]:
    """Best deal, closest vote, what was signed, what nobody foretold: those that there are."""
    if deal and told.best is not None:
        yield Deed("coin", presenter.say("reign-best"), _deal_told(presenter, told.best, told.seat))
    if told.vote is not None:
        one = told.vote
        more, less = max(one.yes, one.no), min(one.yes, one.no)
        title, won = presenter.content_text(f"{one.card}.title"), "yes" if one.won else "no"
        vote = presenter.say("reign-vote", more=more, less=less, title=title, won=won)
        yield Deed("moderator", presenter.say("reign-closest"), vote)
    if told.signed:
        titles = [presenter.title(one) for one in told.signed[-SIGNED:]]
        yield Deed("leader", presenter.say("reign-signed"), presenter.join_list(titles))
    if told.surprise is not None:
        resource, foretold, by = told.surprise.resource, told.surprise.foretold, told.surprise.by
        ways = {"was": WAYS[foretold], "came": WAYS[sign_of(by)], "resource": presenter.resource(resource)}
        yield Deed(
            resource, presenter.say("reign-unforeseen"), presenter.say("reign-surprise", n=abs(by), **ways)
        )


def _deal_told(presenter: Presenter, deal: Deal, seat: Seat) -> str:
    """A deal in words: both halves, or where a card has no room for them its coins and the other house."""
    partner = deal.partner if seat == deal.maker else deal.maker
    mine, theirs = (presenter.join_list(deals.owed_in_short(presenter, deal, one)) for one in (seat, partner))
    named = presenter.common_text("house-named", house=house(presenter, partner))
    told = presenter.say("reign-deal", mine=mine, theirs=theirs, house=named)
    if text_high(told, TOLD, WIDE) <= LINES_HIGH:
        return told
    coins = max(0, _coins_won(deal, seat))
    return presenter.say("reign-deal-short", coins=coins, house=named)


SIGNED: Final = 2
"""So many of the last events that were signed are named."""


def lines(presenter: Presenter, shown: Reign) -> Iterator[str]:
    """The alt text, in the order of the picture."""
    yield shown.under
    yield presenter.say("reign-who", name=shown.name, role=shown.role)
    yield presenter.join_list(
        [presenter.say("reign-number", told=one.told, label=one.label) for one in shown.numbers]
    )
    for one in shown.deeds:
        yield presenter.say("reign-deed", label=one.label, told=one.told)
    if shown.called:
        yield shown.called
    yield shown.last
    yield presenter.say("reign-foot", match=shown.match, when=shown.when)


# Where all stands: pieces as data/boards/houses_reign.typ paints them.

NAME: Final = 21.0
TOLD: Final = 13.2
ACROSS: Final = 282
WIDE: Final = 340
"""The sizes of the name and of what was done, and the units across that each has."""

LINES_HIGH: Final = 57
"""So high are three lines of what was done: more of it than that no line of the card has."""

NUMBERS: Final = 118
DEEDS: Final = NUMBERS + 70


def place_pieces(shown: Reign) -> Layered:
    """The whole card as pieces."""
    layers, y = [*_head(shown), *_numbers(shown)], float(DEEDS)
    for one in shown.deeds:
        high = min(LINES_HIGH, max(19, text_high(one.told, TOLD, WIDE)))
        layers += _deed_layers(shown, y, high, one)
        y += high + 32
    high = min(40, max(20, text_high(shown.last, TOLD, WIDE)))
    layers.append(piece(shown, (14, y, 372, 1), "rule"))
    if shown.called:
        tall = text_high(shown.called, TOLD, WIDE)
        layers.append(text(shown, (46, y + 5, WIDE, tall), shown.called, TOLD, GOLD, bold=True))
        y += tall - 2  # closer to the last words, which belong to it
    layers += [
        piece(shown, (16, y + 8 + (high - 20) / 2, 20, 20), "end", shown.end),
        text(shown, (46, y + 8, WIDE, high), shown.last, TOLD, PAPER),
        piece(shown, (14, y + high + 16, 372, 1), "rule"),
        text(shown, (14, y + high + 20, 220, 17), shown.match, 11.6, MUTED),
        text(shown, (236, y + high + 20, 150, 17), shown.when, 11.6, MUTED, side="end"),
    ]
    height = even(y + high + 44)
    return board_of(shown, height, tuple(dusk(CARD, height)), layers)


def _head(shown: Reign) -> Iterator[Layer]:
    """Emblem, under which king, who, and the role that was secret until now."""
    yield piece(shown, (14, 18, 78, 78), "crest", shown.emblem)
    yield text(shown, (106, 12, 282, 19), shown.under, 12.6, MUTED)
    # One line where it has room when a little smaller, else two.
    two = text_wide(shown.name, 18) > ACROSS
    high, size = (56, 19.0) if two else (30, NAME)
    yield text(shown, (106, 32, ACROSS, high), shown.name, size, PAPER, bold=True)
    yield text(shown, (106, 34 + high, 282, 22), shown.role, 15, GOLD, bold=True)


def _numbers(shown: Reign) -> Iterator[Layer]:
    """Points, place, crowns, deals."""
    for n, one in enumerate(shown.numbers):
        x = 14 + n * 94.8
        yield piece(shown, (x, NUMBERS, 88, 58), "figure")
        fill = GOLD if n == 0 else LIGHT
        yield text(shown, (x + 3, NUMBERS + 4, 82, 28), one.told, 20, fill, bold=True, side="center")
        yield text(shown, (x + 3, NUMBERS + 35, 82, 17), one.label, 11.8, MUTED, side="center")


def _deed_layers(shown: Reign, y: float, high: float, one: Deed) -> Iterator[Layer]:
    """A rule, then the sign beside what it is and what was done."""
    yield piece(shown, (14, y, 372, 1), "rule")
    yield piece(shown, (16, y + 9, 20, 20), "sign", one.sign)
    yield text(shown, (46, y + 4, WIDE, 17), one.label, 11.8, MUTED)
    yield text(shown, (46, y + 22, WIDE, high), one.told, TOLD, bold=True)
