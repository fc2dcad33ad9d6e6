"""What a kind of clause says of itself; every kind is one file beside this one (HO-R23).

Nothing here or in those files knows the state: a clause is read, checked and judged by small facts.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from msgspec import Struct

from engine.games.houses.names import Side
from engine.kernel.moves import Field
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

How = Literal["gather", "moderate"]
Signed = Literal["positive", "negative", "story"]
Standing = Literal["open", "kept", "void", "given"]
"""How a clause stands; a promise is `given` and judged by nobody but its parties (`kept` in version 1)."""

Binds = Literal["at_once", "ballot", "act"]
"""What a kind binds: nothing of a phase, its maker's ballot, or another act of a phase.

A void clause about a ballot whose phase has come is a broken one; a void act never came due (HO-R39).
"""

NO_LIMIT = 1_000_000
"""More power than a ballot can ever hold: the upper bound where no clause sets one."""

MOST = 99
"""The largest number a clause may name; more coins or power no house ever has."""


class Clause(Struct, frozen=True, tag_field="part"):
    """What one party of a deal binds itself to. `ahead` is 0 for this phase, 1 or 2 for a later (HO-R24)."""


C = TypeVar("C", bound=Clause)


class Demand(Struct, frozen=True):
    """The ballot that a clause asks of its maker, both bounds of its power included."""

    kind: Side | How
    least: int = 0
    most: int = NO_LIMIT

    def allows(self, kind: Side | How, power: int, *, sealed: bool) -> bool:
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
        """Its tag in moves, events and records."""
        return str(self.shape.__struct_config__.tag)


def keep_clause(clause: C) -> C:
    """Nothing of it needs tidying."""
    return clause


def no_clause_refusal(_: Clause, __: Limits) -> None:
    """Its type says all that it may be."""


def compatible(_: Duty, __: Duty) -> bool:
    """It stands in no other's way."""
    return False


def amounts_refusal(*amounts: int) -> Refusal | None:
    """Numbers of coins and power are 1 to MOST."""
    fits = all(1 <= amount <= MOST for amount in amounts)
    return None if fits else no("deal_amount", most=MOST)


def ballots_conflict(one: Duty, two: Duty) -> bool:
    """HO-R25: one ballot can't be of two kinds, nor hold more and less power."""
    a, b = one.terms.ballot, two.terms.ballot
    if a is None or b is None:
        return False
    return a.kind != b.kind or max(a.least, b.least) > min(a.most, b.most)


def ballot_verdict(demand: Demand, seen: Seen) -> Standing:
    """Kept by the ballot as it was counted; any other, and none, leaves it void."""
    kept = seen.cast is not None and demand.allows(*seen.cast, sealed=True)
    return "kept" if kept else "void"
