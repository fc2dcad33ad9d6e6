"""What a campaign is played by and what players ask for; what comes of it stands in events.py.

First the terms of a campaign: the host's options, and the ruling of the version it began with. Then the small
records that moves, events, states and views share. Then the actions, one record for each move of a seat; the
chapter that refuses an action and says what it brings is named in `rules.py`.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from engine.games.houses.clauses import AnyClause
from engine.games.houses.content import Forecast
from engine.games.houses.names import Office, Resource, RoleName, Side
from engine.kernel.moves import PartialMove, finish
from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat

BallotKind = Literal["yes", "no", "gather", "moderate"]

Refuse = Callable[[Any, Seat, Any], Refusal | None]
"""Why this seat may not do this action in this state, or None."""


# --- the terms of a campaign ------------------------------------------------------------------------------


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


class Ruling(Struct, frozen=True):
    """The rules of one version where versions differ; the defaults are those of version 1.

    A campaign keeps the ruling it began with to its end, whatever version is the newest by then.

    words   how a promise stands in a binding deal: as kept from its confirmation, or as given (HO-R23)
    deals   what counts as a deal kept: each party's own side alone, or the deal by HO-R39
    names   what may stand: any names that differ when folded, or those that are read as two, of one script
            and without links, as promises are (HO-R02)
    draw    which ordinary proposal comes: each of those that may come alike; by its weight; or "ripe": by its
            weight, less for want, plenty and what the table saw in its last campaign, more for what is
            remembered and for a crisis; from memory of a reign no sooner than the second phase after, and
            none that could end a first reign at once (HO-R17)
    shown   what is shown of a story event that an answer brings: that there is one, or its chapter as well:
            the perk and the end of the line (HO-6.2, HO-7.3, HO-7.4)
    lines   which story lines a campaign has: all of its content, or five of them, drawn (HO-7.1)
    ledger  who knows of a word that was broken: its parties, or the council, once its deal is closed (HO-R23)
    """

    words: Literal["kept", "given"] = "kept"
    deals: Literal["own_side", "acts_due"] = "own_side"
    names: Literal["folded", "read"] = "folded"
    draw: Literal["alike", "weighed", "ripe"] = "alike"
    shown: Literal["story", "chapter"] = "story"
    lines: Literal["all", "five"] = "all"
    ledger: Literal["parties", "council"] = "parties"


RULINGS: Final = (
    Ruling(),
    Ruling(words="given", deals="acts_due", names="read"),
    Ruling(words="given", deals="acts_due", names="read", draw="weighed"),
    Ruling(words="given", deals="acts_due", names="read", draw="weighed", shown="chapter"),
    Ruling(
        words="given",
        deals="acts_due",
        names="read",
        draw="ripe",
        shown="chapter",
        lines="five",
        ledger="council",
    ),
)
"""By version, the first of which is 1."""


# --- records that moves, events, states and views share ---------------------------------------------------


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


COUNTS_KEPT: Final = 18
"""So many of the newest counts a campaign keeps: two generations of a usual length."""


class Count(Struct, frozen=True, cache_hash=True):
    """One vote as everybody knows it from the count on (HO-6.6, HO-R18).

    The realm is that of the vote: `values`, their momenta (`up`, `runs`) and `stability`. `ballots` are by
    seat, None for an absent house.
    """

    generation: int
    phase: int
    values: tuple[int, ...]
    up: tuple[bool, ...]
    runs: tuple[int, ...]
    stability: int
    yes: Forecast
    no: Forecast
    ballots: tuple[Ballot | None, ...]


class Drafted(Struct, frozen=True, cache_hash=True, gc=False):
    """What a house saw of the draft of the roles, for itself alone (HO-4.2).

    `order` is that in which all took; `left` what it took from, nothing where its role was handed to it;
    `removed` and `handed` are what it removed, and gave to the next house.
    """

    order: tuple[Seat, ...] = ()
    left: tuple[RoleName, ...] = ()
    removed: RoleName | None = None
    handed: RoleName | None = None


# --- actions ----------------------------------------------------------------------------------------------


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


class OfferDeal(Action, frozen=True, tag="offer_deal", omit_defaults=True):
    """HO-R23: `mine` are the maker's clauses, `theirs` the partner's; what it `answers` is declined."""

    partner: int
    mine: tuple[AnyClause, ...]
    theirs: tuple[AnyClause, ...]
    answers: str = ""


class ConfirmDeal(Action, frozen=True, tag="confirm_deal"):
    """HO-6.9: the partner says yes, and the deal binds both."""

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

Offers = tuple[AnyAction | PartialMove, ...]
"""The moves that a seat may make now, whole or begun."""


def whole_offer(state: Any, seat: Seat, begun: PartialMove, refusals: Mapping[type, Refuse]) -> Offers:
    """The action of a begun move, once all that it needs is given and its refusal has nothing against it.

    `refusals` say why the seat may not do an action of each kind that may be meant; () for any other.
    """
    action = finish(begun, AnyAction)
    refuse = refusals.get(type(action))
    if action is None or refuse is None or refuse(state, seat, action) is not None:
        return ()
    return (action,)
