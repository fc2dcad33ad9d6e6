"""The clauses of a deal (HO-R23): the table of their kinds, and the deal that they make."""

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from engine.games.houses.clauses.abstain import ABSTAIN, Abstain
from engine.games.houses.clauses.break_tie import BREAK_TIE, BreakTie
from engine.games.houses.clauses.kind import Clause, How, Kind, Signed, Standing, Terms
from engine.games.houses.clauses.name_leader import NAME_LEADER, NameLeader
from engine.games.houses.clauses.pay import PAY, Pay
from engine.games.houses.clauses.promise import PROMISE, Promise
from engine.games.houses.clauses.reward import REWARD, Reward
from engine.games.houses.clauses.sign import SIGN, Sign
from engine.games.houses.clauses.vote import VOTE, Vote
from engine.kernel.seats import Audience, Seat

KINDS: Final[tuple[Kind[Any], ...]] = (PAY, REWARD, PROMISE, VOTE, ABSTAIN, SIGN, BREAK_TIE, NAME_LEADER)
"""Every kind, in the order in which the forms of an offer list them."""

AnyClause = Pay | Vote | Abstain | Sign | BreakTie | NameLeader | Reward | Promise

_BY_SHAPE: Final[dict[type[Clause], Kind[Any]]] = {kind.shape: kind for kind in KINDS}
_BY_CODE: Final = {kind.code: kind for kind in KINDS}


KEPT: Final = 256
"""So many clauses and deals are kept with what they come to: they are asked for it at every move."""


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
    """What the clause comes to."""
    return kind_of(clause).terms(clause)


def names_act(clause: Clause) -> bool:
    """Whether the clause names an act and its phase: what a reward may be for (HO-R23)."""
    return kind_of(clause).binds != "at_once"


__all__ = [
    "KINDS",
    "Abstain",
    "AnyClause",
    "BreakTie",
    "Clause",
    "Deal",
    "How",
    "Kind",
    "NameLeader",
    "Pay",
    "Promise",
    "Reward",
    "Sign",
    "Signed",
    "Standing",
    "Terms",
    "Vote",
    "kind_by_code",
    "kind_of",
    "names_act",
    "terms",
]
