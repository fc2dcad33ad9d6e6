"""The clauses of a deal (HO-R23). `ahead` names the phase: 0 this one, 1 or 2 a later one (HO-R24)."""

from typing import Literal

from msgspec import Struct

from engine.games.houses.content import Side
from engine.kernel.seats import Audience, Seat

How = Literal["gather", "moderate"]
Signed = Literal["positive", "negative", "story"]
Standing = Literal["open", "kept", "void", "given"]
"""How a clause stands; a promise is `given` and judged by nobody but its parties (`kept` in version 1)."""


class Clause(Struct, frozen=True, tag_field="part"):
    """What one party of a deal binds itself to."""


class Pay(Clause, frozen=True, tag="pay"):
    """Coins to the other, at once on confirmation."""

    n: int


class Vote(Clause, frozen=True, tag="vote"):
    """A ballot for this side with at least `least` and at most `most` power."""

    side: Side
    least: int
    most: int
    ahead: int = 0


class Abstain(Clause, frozen=True, tag="abstain"):
    """An abstention to gather or to moderate."""

    how: How
    ahead: int = 0


class Sign(Clause, frozen=True, tag="sign"):
    """If I lead at the end of the phase, the other party signs its events of these kinds."""

    kinds: tuple[Signed, ...]
    ahead: int = 0


class BreakTie(Clause, frozen=True, tag="break_tie"):
    """If I moderate a tie in the phase, I decide for this side."""

    side: Side
    ahead: int = 0


class NameLeader(Clause, frozen=True, tag="name_leader"):
    """If I moderate equal ballots and this house is among them, I name it."""

    house: Seat
    ahead: int = 0


class Reward(Clause, frozen=True, tag="reward"):
    """Coins held in escrow, paid when the other's clause number `when` (from 0) came true."""

    n: int
    when: int


class Promise(Clause, frozen=True, tag="promise"):
    """Anything else, in the players' own words; never enforced."""

    text: str


AnyClause = Pay | Vote | Abstain | Sign | BreakTie | NameLeader | Reward | Promise
Timed = Vote | Abstain | Sign | BreakTie | NameLeader


class Deal(Struct, frozen=True):
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
