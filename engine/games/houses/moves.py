"""What players ask for: the options of a campaign and the actions. Events stand in events.py."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.games.houses.clauses import AnyClause
from engine.games.houses.names import Office, Resource, RoleName, Side

BallotKind = Literal["yes", "no", "gather", "moderate"]


class Options(Struct, frozen=True, cache_hash=True):
    """The table's settings; the first value of each is the default.

    generations  HO-R04, at most so many, 1 to 40
    ballots      HO-R18
    absent       HO-R20: what a silent house's ballot becomes
    purses       HO-R11: whether others see coins and power
    equals       HO-R13: which place equal coins or power share
    deals        HO-R27
    ahead        HO-R24: how many phases ahead a clause may bind, 0 to 2
    """

    generations: Annotated[int, Meta(ge=1, le=40)] = 10
    ballots: Literal["secret", "open"] = "secret"
    absent: Literal["absent", "steward"] = "absent"
    purses: Literal["public", "hidden"] = "public"
    equals: Literal["worse", "better", "shared"] = "worse"
    deals: Literal["private", "public"] = "private"
    ahead: Literal[2, 1, 0] = 2


class Ballot(Struct, frozen=True, cache_hash=True):
    """HO-6.4: power is 0 for an abstention. `sealed` ends the seat's say in this phase (HO-R19)."""

    kind: BallotKind
    power: int = 0
    sealed: bool = False


class Score(Struct, frozen=True, cache_hash=True):
    """A character's points at the end of a generation, by clause (chapter 10), and its place."""

    seat: int
    role: RoleName
    resources: int
    coins: int
    offices: int
    power: int
    bonus: int
    total: int
    place: int


class Action(Struct, frozen=True, tag_field="action"):
    """What a seat asks for."""


class Found(Action, frozen=True, tag="found"):
    """HO-1.2: the house's name (1 to 24 characters), its emblem and its first character's name."""

    name: str
    emblem: str
    first_name: str


class Rename(Action, frozen=True, tag="rename"):
    """HO-R03: another first name for the next generation."""

    first_name: str


class Ready(Action, frozen=True, tag="ready"):
    """Between two generations: this house waits no longer."""


class AgreeToStop(Action, frozen=True, tag="agree_to_stop"):
    """HO-R04: the campaign ends with this generation when all agree; may be taken back."""

    agree: bool


class RankOffices(Action, frozen=True, tag="rank_offices"):
    """HO-R15: the house's claims, the one it wants most first."""

    order: tuple[Office, ...]


class RemoveRole(Action, frozen=True, tag="remove_role"):
    """HO-4.1: the house with the least prestige takes one role out."""

    role: RoleName


class TakeRole(Action, frozen=True, tag="take_role"):
    """HO-4.1; with draft_two `handed` goes to the next house as its role."""

    role: RoleName
    handed: RoleName | None = None


class Cast(Action, frozen=True, tag="cast"):
    """HO-6.4: one of the four ballots; `seal` ends it at once (an abstention is always sealed)."""

    ballot: BallotKind
    power: int = 0
    seal: bool = False


class AddPower(Action, frozen=True, tag="add_power"):
    """HO-6.5: the ballot's power is raised to `power`; a second click changes nothing."""

    power: int


class SealBallot(Action, frozen=True, tag="seal_ballot"):
    """HO-R19: nothing will be added."""


class Decide(Action, frozen=True, tag="decide"):
    """HO-R21: the moderator's side and leader, both at once."""

    side: Side
    leader: int


class OfferDeal(Action, frozen=True, tag="offer_deal"):
    """HO-R23: `mine` are the maker's clauses, `theirs` the partner's."""

    partner: int
    mine: tuple[AnyClause, ...]
    theirs: tuple[AnyClause, ...]


class ConfirmDeal(Action, frozen=True, tag="confirm_deal"):
    """HO-6.9."""

    deal: str


class DeclineDeal(Action, frozen=True, tag="decline_deal"):
    """The partner says no."""

    deal: str


class WithdrawDeal(Action, frozen=True, tag="withdraw_deal"):
    """HO-R25: the maker takes the offer back."""

    deal: str


class MarkPromise(Action, frozen=True, tag="mark_promise"):
    """HO-R23: a party says whether promise number `index` of this maker or partner was kept."""

    deal: str
    by: int
    index: int
    kept: bool


class PeekOutcome(Action, frozen=True, tag="peek_outcome"):
    """see_true_outcome: the fixed outcome of this answer."""

    side: Side


class TurnMomentum(Action, frozen=True, tag="turn_momentum"):
    """turn_momentum: this resource's momentum, run 0."""

    resource: Resource


AnyAction = (
    Found
    | Rename
    | Ready
    | AgreeToStop
    | RankOffices
    | RemoveRole
    | TakeRole
    | Cast
    | AddPower
    | SealBallot
    | Decide
    | OfferDeal
    | ConfirmDeal
    | DeclineDeal
    | WithdrawDeal
    | MarkPromise
    | PeekOutcome
    | TurnMomentum
)
