"""The clauses of a deal, kind by kind (HO-R23), and the deal that they make.

A clause is a record of what one party binds itself to. Everything about its kind stands in one `Kind` beside
it: the form that asks for it, why it is none, what it comes to, which other duty it can't be kept with, and
how it is judged. To add a kind, write its record and its Kind below the others and list both at the end
(docs/design/kernel.md has the steps outside this file).

The rest of the game never asks which kind a clause is. Deals, purses, ballots and stewards read its *terms*:
coins paid or put by, a ballot that is owed, a side in a tie, a leader, signatures, words. Nothing here knows
the state: a clause is read, checked and judged by small facts that are handed in (Bounds, Limits, Seen).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, Literal, TypeVar, get_args
from unicodedata import normalize

from msgspec import Struct

from engine.games.houses.names import Side
from engine.kernel.moves import Amount, Field, Pick, Several, Words
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Audience, Seat
from engine.kernel.writing import has_link

How = Literal["gather", "moderate"]
Signed = Literal["positive", "negative", "story"]
Standing = Literal["open", "kept", "void", "given"]
"""How a clause stands; a promise is `given` and judged by nobody but its parties (`kept` in version 1)."""

Binds = Literal["at_once", "ballot", "act"]
"""What a kind binds: nothing of a phase, its maker's ballot, or another act of a phase.

A void clause about a ballot whose phase has come is a broken one; a void act never came due (HO-R39).
"""

NO_LIMIT: Final = 1_000_000
"""More power than a ballot can ever hold: the upper bound where no clause sets one."""

MOST: Final = 99
"""The largest number a clause may name; more coins or power no house ever has."""

TEXT: Final = 200
"""A promise has at most so many characters."""

KEPT: Final = 256
"""Clauses and deals whose terms and duties are kept: they are asked for them at every move."""


class Clause(Struct, frozen=True, tag_field="part"):
    """What one party of a deal binds itself to. `ahead` is 0 for this phase, 1 or 2 for a later (HO-R24)."""


C = TypeVar("C", bound=Clause)


# --- what a clause comes to, and what it is judged by -----------------------------------------------------


class Demand(Struct, frozen=True):
    """The ballot that a clause asks of its maker, both bounds of its power included."""

    kind: Side | How
    least: int = 0
    most: int = NO_LIMIT

    def is_kept_by(self, kind: Side | How, power: int, *, sealed: bool) -> bool:
        """Whether this ballot keeps the clause, or still may: power can only be added (HO-6.5)."""
        return kind == self.kind and power <= self.most and (power >= self.least or not sealed)


class Terms(Struct, frozen=True):
    """What a clause comes to, in the few things that the rules act on; most of them are empty.

    ahead    how many phases ahead an act is promised for; None where no phase is named
    paid     coins to the other on confirmation
    escrow   coins put by until the other's clause number `when` (from 0) is settled
    words    a promise for the ledger
    ballot   the ballot that its maker owes
    tie      the side for which its maker breaks a tie
    leader   whom its maker names among level houses
    signs    the events that the other party signs where its maker leads
    """

    ahead: int | None = None
    paid: int = 0
    escrow: int = 0
    when: int | None = None
    words: str | None = None
    ballot: Demand | None = None
    tie: Side | None = None
    leader: Seat | None = None
    signs: tuple[Signed, ...] = ()


class Duty(Struct, frozen=True):
    """An act that is promised to `other` for a phase; `deal` is empty while the clause does not bind yet."""

    clause: Clause
    terms: Terms
    phase: int
    other: Seat
    deal: str = ""


class Limits(Struct, frozen=True):
    """What a clause by itself is checked against: the seats of the table, and whether words may link."""

    seats: tuple[Seat, ...]
    links: bool


class Bounds(Struct, frozen=True):
    """What a form leaves to choose: coins and power, the other's acts, phases ahead, and the seats."""

    coins: int
    power: int
    whens: tuple[int, ...]
    ahead: tuple[int, ...]
    seats: tuple[Seat, ...]


class Seen(Struct, frozen=True):
    """What a clause is judged by: how the other's clauses stand, and what a phase brought to its maker.

    word     how a promise stands by the ruling of this campaign
    others   how the other party's clauses stand
    cast     the maker's ballot: kind and power
    led      whether the maker led
    signed   the kinds of the phase's events that the other party signed
    chaired  whether the maker moderated; `side` and `leader` are what was decided
    tie      whether both sides had the same power
    level    the houses with the highest ballot on the side that won
    """

    word: Standing = "given"
    others: tuple[Standing, ...] = ()
    cast: tuple[Side | How, int] | None = None
    led: bool = False
    signed: tuple[Signed, ...] = ()
    chaired: bool = False
    side: Side | None = None
    leader: Seat | None = None
    tie: bool = False
    level: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(Generic[C]):
    """A kind of clause. It has every part: what has nothing to say says so by one of the functions below.

    shape     its record, whose tag is its code
    binds     what it binds
    form      the fields that are asked for it within these bounds; () where it can't be given now
    tidied    the clause as it is kept
    refusal   why it is none by itself, its phase aside; or None
    terms     what it comes to
    conflict  whether one seat could not keep both duties of one phase, the first being of this kind (HO-R25)
    verdict   how it stands: asked when its phase is over, or at once where it names none (HO-R24)
    """

    shape: type[C]
    binds: Binds
    form: Callable[[Bounds], tuple[Field, ...]]
    tidied: Callable[[C], C]
    refusal: Callable[[C, Limits], Refusal | None]
    terms: Callable[[C], Terms]
    conflict: Callable[[Duty, Duty], bool]
    verdict: Callable[[C, Seen], Standing]

    @property
    def code(self) -> str:
        """The kind's tag in moves, events and records."""
        return str(self.shape.__struct_config__.tag)


def keep_clause(clause: C) -> C:
    """For a kind of which nothing needs tidying: the clause itself."""
    return clause


def no_clause_refusal(_: Clause, __: Limits) -> None:
    """For a kind whose type says all that it may be: None."""


def no_conflict(_: Duty, __: Duty) -> bool:
    """For a kind that stands in no other's way: False."""
    return False


def amounts_refusal(*amounts: int) -> Refusal | None:
    """Why these can't be numbers of coins or power, which are 1 to MOST; or None."""
    fits = all(1 <= amount <= MOST for amount in amounts)
    return None if fits else no("deal_amount", most=MOST)


def has_ballot_conflict(one: Duty, two: Duty) -> bool:
    """HO-R25: whether two duties ask for one ballot to be of two kinds, or to hold more and less power."""
    a, b = one.terms.ballot, two.terms.ballot
    if a is None or b is None:
        return False
    return a.kind != b.kind or max(a.least, b.least) > min(a.most, b.most)


def ballot_verdict(demand: Demand, seen: Seen) -> Standing:
    """Kept by the ballot as it was counted; any other, and none, leaves it void."""
    kept = seen.cast is not None and demand.is_kept_by(*seen.cast, sealed=True)
    return "kept" if kept else "void"


# --- coins that are paid when the deal is confirmed -------------------------------------------------------


class Pay(Clause, frozen=True, tag="pay"):
    """Coins to the other, at once on confirmation."""

    n: int


PAY: Final = Kind(
    shape=Pay,
    binds="at_once",
    form=lambda bounds: (Amount("n", 1, bounds.coins),) if bounds.coins >= 1 else (),
    tidied=keep_clause,
    refusal=lambda clause, _: amounts_refusal(clause.n),
    terms=lambda clause: Terms(paid=clause.n),
    conflict=no_conflict,
    verdict=lambda _, __: "kept",
)


# --- coins that are put by, for an act of the other -------------------------------------------------------


class Reward(Clause, frozen=True, tag="reward"):
    """Coins held in escrow, paid when the other's clause number `when` (from 0) came true."""

    n: int
    when: int


REWARD: Final = Kind(
    shape=Reward,
    binds="at_once",
    form=lambda bounds: (
        (Amount("n", 1, bounds.coins), Pick("when", bounds.whens))
        if bounds.coins >= 1 and bounds.whens
        else ()
    ),
    tidied=keep_clause,
    refusal=lambda clause, _: amounts_refusal(clause.n),
    terms=lambda clause: Terms(escrow=clause.n, when=clause.when),
    conflict=no_conflict,
    # It stands as the clause that it names.
    verdict=lambda clause, seen: seen.others[clause.when],
)


# --- anything else, in the two players' own words ---------------------------------------------------------


class Promise(Clause, frozen=True, tag="promise"):
    """Anything else, in the players' own words; kept in the promise ledger, never enforced."""

    text: str


def _tidy_promise(clause: Promise) -> Promise:
    """The promise in composed characters, without space around it."""
    return Promise(normalize("NFC", clause.text).strip())


def _promise_refusal(clause: Promise, limits: Limits) -> Refusal | None:
    """1 to TEXT characters, and it leads nowhere else: its reader trusts the table's words."""
    text = _tidy_promise(clause).text
    if not 1 <= len(text) <= TEXT:
        return no("deal_text", most=TEXT)
    return no("deal_link") if has_link(text) and not limits.links else None


PROMISE: Final = Kind(
    shape=Promise,
    binds="at_once",
    form=lambda _: (Words("text", 1, TEXT),),
    tidied=_tidy_promise,
    refusal=_promise_refusal,
    terms=lambda clause: Terms(words=clause.text),
    conflict=no_conflict,
    # Whether it was kept the ledger says.
    verdict=lambda _, seen: seen.word,
)


# --- a ballot for one side; enforced, and topped up at the deadline (HO-R26) ------------------------------


class Vote(Clause, frozen=True, tag="vote"):
    """A ballot for this side with at least `least` and at most `most` power."""

    side: Side
    least: int
    most: int
    ahead: int = 0

    @property
    def demand(self) -> Demand:
        """The ballot that is asked for."""
        return Demand(self.side, self.least, self.most)


VOTE: Final = Kind(
    shape=Vote,
    binds="ballot",
    form=lambda bounds: (
        (
            Pick("side", get_args(Side)),
            Amount("least", 1, bounds.power),
            Amount("most", 1, MOST),
            Pick("ahead", bounds.ahead),
        )
        if bounds.power >= 1
        else ()
    ),
    tidied=keep_clause,
    refusal=lambda clause, _: (
        amounts_refusal(clause.least, clause.most)
        or (no("deal_bounds") if clause.least > clause.most else None)
    ),
    terms=lambda clause: Terms(ahead=clause.ahead, ballot=clause.demand),
    conflict=has_ballot_conflict,
    verdict=lambda clause, seen: ballot_verdict(clause.demand, seen),
)


# --- an abstention; enforced, and where it takes the moderator's seat, at once (HO-R25, HO-R26) ------------


class Abstain(Clause, frozen=True, tag="abstain"):
    """An abstention to gather or to moderate."""

    how: How
    ahead: int = 0


ABSTAIN: Final = Kind(
    shape=Abstain,
    binds="ballot",
    form=lambda bounds: (Pick("how", get_args(How)), Pick("ahead", bounds.ahead)),
    tidied=keep_clause,
    refusal=no_clause_refusal,
    terms=lambda clause: Terms(ahead=clause.ahead, ballot=Demand(clause.how)),
    conflict=has_ballot_conflict,
    verdict=lambda clause, seen: ballot_verdict(Demand(clause.how), seen),
)


# --- a leader's signature that goes to the other party; enforced at the signing (HO-6.12) -----------------


class Sign(Clause, frozen=True, tag="sign"):
    """If I lead at the end of the phase, the other party signs its events of these kinds."""

    kinds: tuple[Signed, ...]
    ahead: int = 0


SIGN: Final = Kind(
    shape=Sign,
    binds="act",
    form=lambda bounds: (
        Several("kinds", get_args(Signed), 1, len(get_args(Signed))),
        Pick("ahead", bounds.ahead),
    ),
    tidied=keep_clause,
    # Some kinds, each once.
    refusal=lambda clause, _: None if 0 < len(clause.kinds) == len(set(clause.kinds)) else no("deal_kinds"),
    terms=lambda clause: Terms(ahead=clause.ahead, signs=clause.kinds),
    # One event is signed by one house.
    conflict=lambda one, two: (
        one.other != two.other and any(kind in two.terms.signs for kind in one.terms.signs)
    ),
    # HO-R24: a maker who does not lead, and a phase without such an event, leave it void.
    verdict=lambda clause, seen: (
        "kept" if seen.led and any(kind in clause.kinds for kind in seen.signed) else "void"
    ),
)


# --- the moderator's word on a tie; enforced at once (HO-R26) ---------------------------------------------


class BreakTie(Clause, frozen=True, tag="break_tie"):
    """If I moderate a tie in the phase, I decide for this side."""

    side: Side
    ahead: int = 0


BREAK_TIE: Final = Kind(
    shape=BreakTie,
    binds="act",
    form=lambda bounds: (Pick("side", get_args(Side)), Pick("ahead", bounds.ahead)),
    tidied=keep_clause,
    refusal=no_clause_refusal,
    terms=lambda clause: Terms(ahead=clause.ahead, tie=clause.side),
    # A tie is broken for one side.
    conflict=lambda one, two: two.terms.tie not in (None, one.terms.tie),
    # HO-R24: without a tie, or with another in the moderator's seat, it is void.
    verdict=lambda clause, seen: "kept" if seen.chaired and seen.tie and seen.side == clause.side else "void",
)


# --- the moderator's choice among level houses; enforced at once (HO-R26) ---------------------------------


class NameLeader(Clause, frozen=True, tag="name_leader"):
    """If I moderate equal ballots and this house is among them, I name it."""

    house: Seat
    ahead: int = 0


def _name_leader_verdict(clause: NameLeader, seen: Seen) -> Standing:
    """HO-R24: without level houses, or where this one is not among them, it is void."""
    asked = seen.chaired and len(seen.level) > 1 and clause.house in seen.level
    return "kept" if asked and seen.leader == clause.house else "void"


NAME_LEADER: Final = Kind(
    shape=NameLeader,
    binds="act",
    form=lambda bounds: (Pick("house", bounds.seats), Pick("ahead", bounds.ahead)),
    tidied=keep_clause,
    refusal=lambda clause, limits: None if clause.house in limits.seats else no("deal_house"),
    terms=lambda clause: Terms(ahead=clause.ahead, leader=clause.house),
    # One house is named.
    conflict=lambda one, two: two.terms.leader not in (None, one.terms.leader),
    verdict=_name_leader_verdict,
)


# --- the table of kinds, and deals ------------------------------------------------------------------------

KINDS: Final[tuple[Kind[Any], ...]] = (PAY, REWARD, PROMISE, VOTE, ABSTAIN, SIGN, BREAK_TIE, NAME_LEADER)
"""Every kind, in the order in which the forms of an offer list them."""

AnyClause = Pay | Vote | Abstain | Sign | BreakTie | NameLeader | Reward | Promise

_BY_SHAPE: Final[dict[type[Clause], Kind[Any]]] = {kind.shape: kind for kind in KINDS}
_BY_CODE: Final = {kind.code: kind for kind in KINDS}


class Deal(Struct, frozen=True, cache_hash=True):
    """An offer or a binding deal between two houses (HO-R28).

    `phase` is the phase of its offer, and `mine` are the maker's clauses. A binding deal keeps for each
    clause how it stands. `to` are the two parties, or None where deals are public (HO-R27).
    """

    id: str
    maker: Seat
    partner: Seat
    mine: tuple[AnyClause, ...]
    theirs: tuple[AnyClause, ...]
    phase: int
    to: Audience | None
    bound: bool = False
    mine_stand: tuple[Standing, ...] = ()
    theirs_stand: tuple[Standing, ...] = ()


def kind_of(clause: Clause) -> Kind[Any]:
    """The kind of this clause."""
    return _BY_SHAPE[type(clause)]


def kind_by_code(code: str) -> Kind[Any] | None:
    """The kind with this code, or None."""
    return _BY_CODE.get(code)


@lru_cache(KEPT)
def terms(clause: Clause) -> Terms:
    """The few things that the clause comes to, kept for clauses asked for before."""
    return kind_of(clause).terms(clause)


def is_act(clause: Clause) -> bool:
    """Whether the clause names an act and its phase: what a reward may be for (HO-R23)."""
    return kind_of(clause).binds != "at_once"
