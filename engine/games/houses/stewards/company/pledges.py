"""The words that company gives: a promise about one vote, as a code that the texts say in every language.

HO-R23: a promise is enforced by nobody. Whether one was kept is read off the count, as everybody has seen it.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.games.houses.clauses import Deal, terms
from engine.games.houses.moves import MarkPromise
from engine.games.houses.names import SIDES, Side
from engine.games.houses.view import View
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat

MARK = "pledge"
"""With what such a code begins."""


class Pledge(Struct, frozen=True):
    """The word to vote for this side in this phase."""

    side: Side
    generation: int
    phase: int

    @property
    def code(self) -> str:
        """As it stands in a promise."""
        return f"{MARK}_{self.side}_{self.generation}_{self.phase}"


def pledge(view: View, side: Side) -> Pledge:
    """The word about the open vote."""
    assert view.phase is not None
    return Pledge(side, view.generation, view.phase.number)


def promise_clause(view: View, side: Side) -> PartialMove:
    """The clause that gives it."""
    return PartialMove("promise", (("text", pledge(view, side).code),))


def pledge_in(text: str) -> Pledge | None:
    """The word that this promise gives; None for anybody's own words."""
    match text.split("_"):
        case [mark, "yes" | "no" as side, generation, phase] if mark == MARK and _numbers(generation, phase):
            return Pledge("yes" if side == "yes" else "no", int(generation), int(phase))
    return None


def words_given(view: View, seat: Seat) -> tuple[tuple[Seat, Side], ...]:
    """To whom the house has given its word about the open vote, and for which side."""
    here = {pledge(view, side): side for side in SIDES}
    found = ((one.other, pledge_in(one.text)) for one in view.promises if one.by == seat)
    return tuple((other, here[word]) for other, word in found if word in here)


def sides_on_offer(view: View, seat: Seat) -> tuple[Side, ...]:
    """The sides for which it has offered its word to houses that have not answered yet."""
    mine = (deal for deal in view.deals if deal.maker == seat and not deal.bound)
    return tuple(word.side for deal in mine for word in pledges_in(deal, seat))


def pledges_in(deal: Deal, seat: Seat) -> Iterator[Pledge]:
    """The words that this party gives in the deal."""
    clauses = deal.mine if seat == deal.maker else deal.theirs
    found = (pledge_in(words) for one in clauses if (words := terms(one).words) is not None)
    return (one for one in found if one is not None)


def gives_words(deal: Deal, seat: Seat) -> bool:
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


def _numbers(*texts: str) -> bool:
    return all(text.isascii() and text.isdigit() and len(text) < 5 for text in texts)
