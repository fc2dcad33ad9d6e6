"""What a kind of clause has on Discord, and the values that its functions take (HO-R23)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

from bot.games.houses.presenter import Presenter
from bot.render.users import ELLIPSIS, users_words
from engine.games.houses.balances import OPEN
from engine.games.houses.clauses import AnyClause, Clause, Deal, Standing
from engine.games.houses.clauses.kind import Kind
from engine.games.houses.deals.duties import other_party
from engine.games.houses.stewards.company.pledges import pledge_in
from engine.kernel.seats import Seat

C = TypeVar("C", bound=Clause)


class Gift(Struct, frozen=True):
    """One thing that a side gives: its word, how many phases ahead (HO-R24), and coins or least power."""

    word: str
    ahead: int = 0
    n: int = 1

    @property
    def key(self) -> str:
        """By which menus know it; the number is chosen elsewhere."""
        return f"{self.word}.{self.ahead}"

    def in_words(self, voice: Presenter) -> str:
        """In words, with its phase where that is a later one."""
        said = voice.say(f"act-{self.word}")
        if not self.ahead:
            return said
        return voice.say("gift-later", gift=said, when=voice.say(f"choice-ahead-{self.ahead}"))


class Given(Struct, frozen=True):
    """Who gives a thing to whom, and the words of the giver's promise."""

    doer: Seat
    other: Seat
    text: str = ""


class Place(Struct, frozen=True):
    """Where a clause stands: its deal and party, and how many characters of a promise are shown."""

    deal: Deal
    seat: Seat
    most: int

    @property
    def other(self) -> Seat:
        """The other party."""
        return other_party(self.deal, self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseForm(Generic[C]):
    """How players write and read one kind of clause.

    kind      what the rules know of it
    words     the words for it in the menus of form and command; each has a text `act-WORD`
    numbered  whether a number is written beside them: coins, or the least power
    clause    the clause that a word makes
    gifts     the words that make such a clause; none where the menus have no word for it
    sentence  what it demands of its party
    short     the same in as few words as it can be said; "" where only the sentence says it all
    """

    kind: Kind[C]
    words: tuple[str, ...]
    numbered: bool
    clause: Callable[[Gift, Given], C]
    gifts: Callable[[C, Given], Iterator[Gift]]
    sentence: Callable[[Presenter, Place, C], str]
    short: Callable[[Presenter, Place, C], str]


def no_shorter(voice: Presenter, place: Place, clause: AnyClause) -> str:
    """The `short` of a kind that only its sentence says."""
    return ""


def side(deal: Deal, seat: Seat) -> tuple[tuple[AnyClause, ...], tuple[Standing, ...]]:
    """The party's clauses and how they stand; an offer's are all open."""
    clauses, stands = (deal.mine, deal.mine_stand) if seat == deal.maker else (deal.theirs, deal.theirs_stand)
    return clauses, stands or (OPEN,) * len(clauses)


def promise_text(voice: Presenter, text: str, words: int) -> str:
    """Players' own words, at most so many characters of them; a steward's word in the reader's language."""
    word = pledge_in(text)
    if word is not None:
        past = 0 if word.generation == voice.view.generation else word.generation
        return voice.say(f"pledge-{word.side}", phase=word.phase, past=past)
    return users_words(text, words) or (ELLIPSIS if text else "")


def when_said(voice: Presenter, place: Place, ahead: int) -> str:
    """The phase in which a clause binds (HO-R24)."""
    return voice.say("in-phase", phase=place.deal.phase + ahead)


def house_in(voice: Presenter, house: Seat, doer: Seat) -> str:
    """A house within a clause of another: the reader is "you"."""
    return voice.say("you") if house == voice.viewer and house != doer else voice.house(house)
