"""A house of company's character: its temper, the words it gives, whom it trusts, and its honour.

A temper goes with the legacy and is shown beside the house's name. A *word* is a promise about one vote, as a
code that the texts say in every language. A promise is enforced by nobody (HO-R23): whether one was kept is
read off the count, as everybody has seen it, and that is what a house is trusted by.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.clauses import Deal, terms
from engine.games.houses.content import Content
from engine.games.houses.moves import Count, MarkPromise
from engine.games.houses.names import RESOURCES, SIDES, Resource, Side, TemperName
from engine.games.houses.view import View
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat

# --- tempers ----------------------------------------------------------------------------------------------

ALWAYS: Final = 99.0
"""The honour of a house that keeps its word whatever it costs."""


class Temper(Struct, frozen=True):
    """One temper.

    zeal       how much of the power that plain sense would give to its side it gives
    calm       conviction below which it abstains, in points
    offers     in how many of ten phases it looks for a deal
    price      what it wants beyond what a deal costs it, in points (below 0: it sells cheaply)
    word       in how many of ten offers it deals in words instead of binding ballots
    honour     conviction against it, in points, up to which it keeps a word
    opening    how much more power it gives in a reign's first phases
    buys       whether it ever pays for a vote
    asks_again what it does where its offer was refused: nothing, a better price to the same, or another house
    devotion   the resource that it wants to see grow, or nothing
    """

    name: TemperName
    zeal: float
    calm: float
    offers: int
    price: float
    word: int
    honour: float
    opening: float = 1.0
    buys: bool = True
    asks_again: Literal["never", "the_same", "another"] = "the_same"
    devotion: Resource | None = None


TEMPERS: Final[Mapping[TemperName, Temper]] = {
    "bold": Temper("bold", 0.8, 0.15, 6, 0.3, 3, ALWAYS, opening=1.7),
    "schemer": Temper("schemer", 1.0, 0.3, 9, -0.05, 6, 0.0, asks_again="another"),
    "miser": Temper("miser", 0.9, 0.6, 8, 0.2, 5, 0.7, buys=False, asks_again="never"),
    "loyal": Temper("loyal", 1.0, 0.3, 7, 0.0, 4, ALWAYS),
    "grudging": Temper("grudging", 1.0, 0.2, 6, 0.3, 3, ALWAYS, asks_again="never"),
    "devout": Temper("devout", 1.05, 0.5, 7, 0.0, 4, ALWAYS),
}

Tempers = Mapping[str, Temper]
"""The temper that goes with each legacy, by the legacy's id."""


def tempers(content: Content) -> Tempers:
    """The temper of each legacy of a content, by the legacy's id."""
    return {one.id: replace(TEMPERS[one.temper], devotion=one.devotion) for one in content.legacies}


def temper_of(view: View, seat: Seat, known: Tempers) -> Temper:
    """The temper of a house; a legacy of another content is played boldly."""
    return known.get(view.houses[seat].legacy, TEMPERS["bold"])


# --- words given ------------------------------------------------------------------------------------------

MARK = "pledge"
"""What the code of a word begins with."""


class Pledge(Struct, frozen=True):
    """The word to vote for this side in this phase."""

    side: Side
    generation: int
    phase: int

    @property
    def code(self) -> str:
        """The word as it stands in a promise's text."""
        return f"{MARK}_{self.side}_{self.generation}_{self.phase}"


def pledge(view: View, side: Side) -> Pledge:
    """The word to vote for this side in the open vote."""
    assert view.phase is not None
    return Pledge(side, view.generation, view.phase.number)


def promise_clause(view: View, side: Side) -> PartialMove:
    """The clause by which a house promises this side in the open vote."""
    return PartialMove("promise", (("text", pledge(view, side).code),))


def pledge_in(text: str) -> Pledge | None:
    """The word that this promise gives; None for anybody's own words."""
    match text.split("_"):
        case [mark, "yes" | "no" as side, generation, phase] if mark == MARK:
            # A person may write what looks like a code: only short plain numbers are one.
            if all(one.isascii() and one.isdigit() and len(one) < 5 for one in (generation, phase)):
                return Pledge("yes" if side == "yes" else "no", int(generation), int(phase))
    return None


def words_given(view: View, seat: Seat) -> tuple[tuple[Seat, Side], ...]:
    """To whom the house has given its word about the open vote, and for which side."""
    here = {pledge(view, side): side for side in SIDES}
    found = ((one.other, pledge_in(one.text)) for one in view.promises if one.by == seat)
    return tuple((other, here[word]) for other, word in found if word in here)


def sides_on_offer(view: View, seat: Seat) -> tuple[Side, ...]:
    """The sides for which it has offered its word, or its vote, to houses that have not answered yet."""
    found = list[Side]()
    for deal in view.deals:
        if deal.maker == seat and not deal.bound:
            found += [word.side for word in pledges_in(deal, seat)]
            votes = [one.ballot.kind for one in map(terms, deal.mine) if one.ballot and not one.ahead]
            found += [side for side in SIDES if side in votes]
    return tuple(found)


def pledges_in(deal: Deal, seat: Seat) -> Iterator[Pledge]:
    """The words that this party gives in the deal."""
    clauses = deal.mine if seat == deal.maker else deal.theirs
    found = (pledge_in(words) for one in clauses if (words := terms(one).words) is not None)
    return (one for one in found if one is not None)


def has_words(deal: Deal, seat: Seat) -> bool:
    """Whether this party gives any promise in the deal, in a steward's words or in anybody's own."""
    clauses = deal.mine if seat == deal.maker else deal.theirs
    return any(terms(one).words is not None for one in clauses)


def has_voted(view: View, seat: Seat) -> bool:
    """Whether it is too late for this house to vote as it says: its ballot is in, or was missed."""
    return view.phase is None or view.phase.cast[seat] or view.phase.absent[seat]


def is_word_kept(view: View, by: Seat, word: Pledge) -> bool | None:
    """Whether the count shows the word of this house kept; None where it does not tell."""
    for count in view.counts:
        if (count.generation, count.phase) == (word.generation, word.phase):
            ballot = count.ballots[by]
            return ballot is not None and ballot.kind == word.side
    return None


def promise_to_mark(view: View, seat: Seat, offers: tuple[Any, ...]) -> MarkPromise | None:
    """HO-R23: what was promised to this house, as the count shows it; nobody praises himself.

    Words that it can't read are taken as kept once the generation is over.
    """
    asked = {one for one in offers if isinstance(one, MarkPromise)}
    for entry in view.promises if asked else ():
        word = pledge_in(entry.text)
        verdict = is_word_kept(view, entry.by, word) if word else view.stage == "interlude" or None
        mark = MarkPromise(entry.deal, entry.by, entry.index, bool(verdict))
        if entry.other == seat and verdict is not None and mark in asked:
            return mark
    return None


# --- trust ------------------------------------------------------------------------------------------------

ALLY = 1
"""What a deal that binds both in this phase adds."""

DOUBT = 1.0
"""Words kept, and as many broken, that a house is taken to have given before it gives any."""


def trust(view: View, seat: Seat, other: Seat) -> int:
    """Promises of the other marked kept by its partners, less twice those marked broken; a bond of today."""
    kept, broken = record(view, seat, other)
    bonds = sum(ALLY for deal in view.deals if deal.bound and {deal.maker, deal.partner} == {seat, other})
    return kept - 2 * broken + bonds


def record(view: View, seat: Seat, other: Seat) -> tuple[int, int]:
    """How many words the other kept and broke, as those say to whom they were given, and the viewer sees."""
    marks = []
    for one in (*view.promises, *view.marked):
        # The viewer itself takes words as kept that it can't read: that courtesy tells nothing.
        if one.by == other and not (one.other == seat and pledge_in(one.text) is None):
            marks += [kept for by, kept in one.marks if by == one.other]
    return marks.count(True), marks.count(False)


def credit(view: View, seat: Seat, other: Seat) -> float:
    """How much of a word of the other's is believed: 0 to 1."""
    kept, broken = record(view, seat, other)
    return (kept + DOUBT) / (kept + broken + 2 * DOUBT)


def most_trusted(view: View, seat: Seat) -> Seat | None:
    """The house it trusts most; None where it trusts none."""
    others = [one for one in range(len(view.houses)) if one != seat and trust(view, seat, one) > 0]
    return max(others, key=lambda one: (trust(view, seat, one), -one), default=None)


def rival(view: View, seat: Seat) -> Seat:
    """The house ahead of all others in the campaign (HO-1.3), the first in the row among equals."""
    others = (one for one in range(len(view.houses)) if one != seat)
    return max(others, key=lambda one: (view.houses[one].prestige + view.houses[one].crown, -one))


def foe(view: View, seat: Seat) -> Seat | None:
    """The house that wronged this one last: broke its word to it, or led the vote that it lost; or None.

    It goes by the counts that the campaign keeps, so that a wrong is forgotten after some two reigns.
    """
    broken = {
        (word.generation, word.phase): one.by
        for one in (*view.promises, *view.marked)
        if one.other == seat and (seat, False) in one.marks and (word := pledge_in(one.text)) is not None
    }
    for count in reversed(view.counts):
        wrong = broken.get((count.generation, count.phase))
        wrong = _leader_against(count, seat) if wrong is None else wrong
        if wrong is not None:
            return wrong
    return None


def _leader_against(count: Count, seat: Seat) -> Seat | None:
    """Who led the side that outvoted this house; None where it won, took no side, or both were level."""
    power: dict[str, int] = dict.fromkeys(SIDES, 0)
    for one in count.ballots:
        if one is not None and one.kind in power:
            power[one.kind] += one.power
    own = count.ballots[seat]
    won = max(SIDES, key=lambda side: power[side])
    if own is None or own.kind not in SIDES or own.kind == won or power["yes"] == power["no"]:
        return None
    against = [(one.power, -other) for other, one in enumerate(count.ballots) if one and one.kind == won]
    return -max(against)[1]


# --- honour -----------------------------------------------------------------------------------------------


def side_by_word(view: View, seat: Seat, temper: Temper, wanted: float) -> Side | None:
    """The side for which it votes because it said so; None where it gave no word, or breaks it.

    Of two words the first one kept counts; `wanted` is its conviction.
    """
    for other, side in words_given(view, seat):
        if is_word_honoured(view, seat, temper, other, side, wanted):
            return side
    return None


def is_word_honoured(view: View, seat: Seat, temper: Temper, other: Seat, side: Side, wanted: float) -> bool:
    """Whether the house keeps, or would keep, this word to that one, against its conviction if need be."""
    against, honour = -wanted if side == "yes" else wanted, temper.honour
    # A grudge, or a devotion, weighs more than a word.
    if temper.name == "grudging" and (trust(view, seat, other) < 0 or other == rival(view, seat)):
        honour = 0.0
    if side == heresy(view, temper):
        honour = 0.0
    return against <= honour


def heresy(view: View, temper: Temper) -> Side | None:
    """The answer that is worse for what the house is devoted to; None where both are alike to it."""
    if temper.devotion is None or view.phase is None:
        return None
    spot = RESOURCES.index(temper.devotion)
    yes, no = view.phase.yes.effects[spot], view.phase.no.effects[spot]
    return None if yes == no else "yes" if yes < no else "no"
