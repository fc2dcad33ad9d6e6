"""What happened in a campaign: one record an event, in the order in which a campaign brings them.

Every event carries all that its fold needs, so that a log can be read without the content it was played
with. Nothing in it is computed again: what was drawn, dealt or moved stands in the event as it came out.

    tag     the class name in snake case; it is the name on disk and the key in the texts, and never changes
    to      a field of events about which only some may know at all; None is everybody
    Sealed  a field within an event that everybody sees, which only some may read
    given   the deadline chose for the player (chapter 13)
"""

from typing import Literal

from msgspec import Struct

from engine.games.houses.clauses import Deal, Standing
from engine.games.houses.content import Forecast, Perk
from engine.games.houses.moves import Ballot, Options, Ruling, Score
from engine.games.houses.names import BoundName, End, Office, Resource, RoleName, Side, Sign, StoryEnd
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """The base of every event: what has happened to a campaign, once and for good."""


# --- the campaign and its houses (chapter 1) ----------------------------------------------------------------


class CampaignOpened(Event, frozen=True, tag="campaign_opened"):
    """HO-1.4, HO-R29: the legacies by seat, the lines with their first proposals, the endings by seat.

    `ruling` is what it is played by where versions differ, `seen` the last campaign's proposals (HO-R17).
    """

    options: Options
    seats: int
    legacies: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]
    endings: tuple[tuple[tuple[str, StoryEnd], ...], ...]
    ruling: Ruling = Ruling()
    seen: tuple[str, ...] = ()


class HouseFounded(Event, frozen=True, tag="house_founded"):
    """HO-1.2: a house has its name, its emblem and its first character's name."""

    seat: int
    name: str
    emblem: str
    first_name: str
    given: bool = False


class FirstNameChanged(Event, frozen=True, tag="first_name_changed"):
    """HO-R03: the first name of this house's character from the next generation on."""

    seat: int
    first_name: str


class HouseReady(Event, frozen=True, tag="house_ready"):
    """The house waits no longer for the next generation."""

    seat: int


class StopAgreed(Event, frozen=True, tag="stop_agreed"):
    """HO-R04: whether this house agrees that the campaign ends with this generation."""

    seat: int
    agree: bool


class HouseRewarded(Event, frozen=True, tag="house_rewarded"):
    """Prestige or crown for a house: for its place, the Rebel's crown, a record, a story line, a perk."""

    seat: int
    prestige: int
    crown: int
    why: Literal["place", "rebel", "record", "story", "perk"]
    number: int = 0


class AchievementReached(Event, frozen=True, tag="achievement_reached"):
    """HO-1.4, HO-7.4: the perk is the house's to the end of the campaign."""

    seat: int
    achievement: str
    perk: Perk


# --- a generation begins (HO-R35): realm, offices, council, draft -------------------------------------------


class HistoryForgotten(Event, frozen=True, tag="history_forgotten"):
    """HO-8.4: these historical events are forgotten."""

    marks: tuple[str, ...]


class GenerationOpened(Event, frozen=True, tag="generation_opened"):
    """Resources, momentum (`tossed`: by coin), purses and pool of a new generation (HO-2.1, HO-R07, HO-3)."""

    generation: int
    king: str
    values: tuple[int, ...]
    up: tuple[bool, ...]
    tossed: tuple[bool, ...]
    coins: tuple[int, ...]
    power: tuple[int, ...]
    pool: int


class OfficesRanked(Event, frozen=True, tag="offices_ranked"):
    """HO-R15: the order in which this house wants the offices it has a claim to."""

    seat: int
    order: tuple[Office, ...]
    given: bool = False


class OfficesDealt(Event, frozen=True, tag="offices_dealt"):
    """HO-5.2 to 5.5: the offices of each seat; `lots` are those that were drawn."""

    offices: tuple[tuple[Office, ...], ...]
    lots: tuple[Office, ...]


class CouncilSeated(Event, frozen=True, tag="council_seated"):
    """HO-5.6: who leads and who moderates until the first vote says otherwise."""

    leader: int
    moderator: int


class DraftOpened(Event, frozen=True, tag="draft_opened"):
    """HO-4.1: who removes a role and in which order the houses take one. Nobody sees `left` yet."""

    remover: int
    order: tuple[int, ...]
    left: Sealed[tuple[RoleName, ...]]


class DraftTurned(Event, frozen=True, tag="draft_turned"):
    """HO-4.2: the house in turn, which alone sees what is left."""

    seat: int
    left: Sealed[tuple[RoleName, ...]]


class RoleRemoved(Event, frozen=True, tag="role_removed"):
    """HO-4.1: this house has taken a role out of the generation; which one it alone knows."""

    seat: int
    role: Sealed[RoleName]
    given: bool = False


class RoleTaken(Event, frozen=True, tag="role_taken"):
    """HO-4.1: a character has its role; `handed` goes to the next house in the order (draft_two)."""

    seat: int
    role: Sealed[RoleName]
    handed: Sealed[RoleName] | None = None
    given: bool = False


# --- a phase (chapters 6 to 8): proposal, ballots, decision, outcome, signatures ----------------------------


class PhaseOpened(Event, frozen=True, tag="phase_opened"):
    """HO-6.1, HO-6.2: the proposal and what is foreseen of each answer. `recycled`: all were seen before.

    `named` are houses that it names by what has happened, `crisis` the chain that it is of (HO-R17).
    """

    phase: int
    card: str
    line: str | None
    yes: Forecast
    no: Forecast
    recycled: bool = False
    named: tuple[tuple[BoundName, int], ...] = ()
    crisis: str | None = None


class OutcomePeeked(Event, frozen=True, tag="outcome_peeked"):
    """see_true_outcome: what this answer would bring, for one house alone."""

    seat: int
    side: Side
    effects: tuple[int, ...]
    mark: str | None
    story: str | None
    to: Audience | None


class MomentumTurned(Event, frozen=True, tag="momentum_turned"):
    """turn_momentum: the house has turned the direction of this resource, which is `up` now."""

    seat: int
    resource: Resource
    up: bool


class BallotCast(Event, frozen=True, tag="ballot_cast"):
    """HO-6.4: a ballot is in; `coins` is what an abstention brings, `deal` what cast it (HO-R26), or ""."""

    seat: int
    ballot: Sealed[Ballot]
    coins: Sealed[int]
    deal: Sealed[str]


class PowerAdded(Event, frozen=True, tag="power_added"):
    """HO-6.5: the ballot's power is now this."""

    seat: int
    power: int
    to: Audience | None


class BallotSealed(Event, frozen=True, tag="ballot_sealed"):
    """HO-R19: nothing will be added to this house's ballot."""

    seat: int
    to: Audience | None


class BallotMissed(Event, frozen=True, tag="ballot_missed"):
    """HO-R20: the house was silent at the deadline."""

    seat: int


class ModeratorTaken(Event, frozen=True, tag="moderator_taken"):
    """HO-5.8: announced at once, since it bars the others (HO-R18)."""

    seat: int


class BallotsCounted(Event, frozen=True, tag="ballots_counted"):
    """HO-6.6: every ballot, None for an absent house, and the sums."""

    ballots: tuple[Ballot | None, ...]
    yes: int
    no: int


class ModeratorAsked(Event, frozen=True, tag="moderator_asked"):
    """HO-6.6, HO-6.7: the answers that are open and the houses level on each."""

    seat: int
    sides: tuple[Side, ...]
    yes: tuple[int, ...]
    no: tuple[int, ...]


class DecisionTaken(Event, frozen=True, tag="decision_taken"):
    """The council's answer and its leader (HO-5.7), and who settled it; `tie`: the moderator broke one."""

    side: Side
    leader: int
    by: Literal["count", "moderator", "deal", "silence"]
    tie: bool = False


class PowerSettled(Event, frozen=True, tag="power_settled"):
    """HO-6.10: each seat's share of the pool, what each paid into it, and the pool after both."""

    shares: tuple[int, ...]
    spent: tuple[int, ...]
    pool: int


class OutcomeDrawn(Event, frozen=True, tag="outcome_drawn"):
    """HO-R16: which outcome, its effects before momentum, whom it names, the crisis' next proposal."""

    card: str
    side: Side
    outcome: str
    effects: tuple[int, ...]
    named: tuple[tuple[BoundName, int], ...] = ()
    next: str | None = None


class ResourceMoved(Event, frozen=True, tag="resource_moved"):
    """HO-2.3, HO-2.4, HO-R08: the real change by, its new value and momentum."""

    resource: Resource
    asked: int
    by: int
    value: int
    up: bool
    run: int


class StabilityMoved(Event, frozen=True, tag="stability_moved"):
    """HO-2.5, HO-R09: after all changes of the decision."""

    by: int
    value: int


class EventSigned(Event, frozen=True, tag="event_signed"):
    """HO-6.12, HO-8.1: a historical event in this house's name; `pushed` was pushed out by it (HO-8.3)."""

    seat: int
    leader: int
    mark: str
    card: str
    resource: Resource
    sign: Sign
    double: bool
    pushed: str | None = None


class StorySigned(Event, frozen=True, tag="story_signed"):
    """HO-7.2, HO-7.3: the line's newest event, its perk, and the proposal the line has reached."""

    seat: int
    leader: int
    line: str
    mark: str
    card: str
    next: str | None
    perk: Perk | None


class StoryEnded(Event, frozen=True, tag="story_ended"):
    """HO-7.4: the line's end; its perk stays with the house that signed it; `most` signed most of it."""

    line: str
    end: StoryEnd
    seat: int
    perk: Perk
    most: tuple[int, ...]
    unity: int
    division: int


# --- deals from offer to end (HO-R23 to HO-R28) -------------------------------------------------------------


class DealOffered(Event, frozen=True, tag="deal_offered"):
    """An offer from the maker to the partner."""

    deal: Deal
    to: Audience | None


class DealConfirmed(Event, frozen=True, tag="deal_confirmed"):
    """HO-6.9: binding from now; payments have moved and rewards are in escrow.

    Where deals are public (HO-R27) it is for all, with its `terms`.
    """

    deal: str
    maker: int
    partner: int
    to: Audience | None
    terms: Deal | None = None


class OfferGone(Event, frozen=True):
    """The base of the four events that end an offer which nobody has confirmed."""

    deal: str
    maker: int
    partner: int
    to: Audience | None


class DealDeclined(OfferGone, frozen=True, tag="deal_declined"):
    """The partner said no to the offer."""


class DealWithdrawn(OfferGone, frozen=True, tag="deal_withdrawn"):
    """The maker took the offer back."""


class DealLapsed(OfferGone, frozen=True, tag="deal_lapsed"):
    """HO-R25: an offer lapses at the end of its phase."""


class DealImpossible(OfferGone, frozen=True, tag="deal_impossible"):
    """HO-R25: the maker can't keep its offer, which is gone; why, DealFlawed tells the maker alone."""


class DealFlawed(Event, frozen=True, tag="deal_flawed"):
    """HO-R25: why an offer was impossible (the code of a refusal), for the house it lies with."""

    deal: str
    seat: int
    code: str
    to: Audience | None


class ClausesSettled(Event, frozen=True, tag="clauses_settled"):
    """How each clause stands at the end of a phase, and the coins that escrow pays or gives back."""

    deal: str
    mine: tuple[Standing, ...]
    theirs: tuple[Standing, ...]
    to_maker: int
    to_partner: int
    to: Audience | None


class DealClosed(Event, frozen=True, tag="deal_closed"):
    """HO-R27: a deal that is kept or void is known to all, as it stands at this moment.

    `kept` says for each party whether all that it bound itself to came true; a promise alone binds nobody.
    `counts`: whether it is a deal kept for both (HO-R39); null in version 1, where each own `kept` decides.
    """

    deal: Deal
    maker_kept: bool
    partner_kept: bool
    counts: bool | None = None


class PromiseMarked(Event, frozen=True, tag="promise_marked"):
    """HO-R23: the party `seat` says whether promise number `index` of the party `by` was kept."""

    deal: str
    by: int
    index: int
    seat: int
    kept: bool
    to: Audience | None


class WordBroken(Event, frozen=True, tag="word_broken"):
    """HO-R23: whom a word was given says before the council that `by` broke it: its deal is closed."""

    seat: int
    by: int
    deal: str
    index: int


# --- a phase, a generation, the campaign ends (chapters 9 and 10, HO-R35) -----------------------------------


class PhaseClosed(Event, frozen=True, tag="phase_closed"):
    """The phase is over; leader and moderator as they stand."""

    phase: int
    leader: int
    moderator: int


class KingFell(Event, frozen=True, tag="king_fell"):
    """Chapter 9: the king's death, flight or deposition."""

    end: End
    king: str
    leader: int


class GenerationScored(Event, frozen=True, tag="generation_scored"):
    """Chapter 10: every character's points by clause, with the secret roles, in the order of places."""

    generation: int
    end: End
    scores: tuple[Score, ...]


class GenerationClosed(Event, frozen=True, tag="generation_closed"):
    """The generation is over; `final` when the campaign is, too (HO-R04)."""

    generation: int
    final: bool


class CampaignEnded(Event, frozen=True, tag="campaign_ended"):
    """HO-R05: the houses by place, equals together."""

    unity: int
    division: int
    places: tuple[tuple[int, ...], ...]
    why: Literal["unity", "division", "level"]


# fmt: off
AnyEvent = (
    CampaignOpened | HouseFounded | FirstNameChanged | HouseReady | StopAgreed | HouseRewarded
    | AchievementReached | CampaignEnded | HistoryForgotten | GenerationOpened | OfficesRanked | OfficesDealt
    | CouncilSeated | DraftOpened | DraftTurned | RoleRemoved | RoleTaken | PhaseOpened | OutcomePeeked
    | MomentumTurned | BallotCast | PowerAdded | BallotSealed | BallotMissed | ModeratorTaken | BallotsCounted
    | ModeratorAsked | DecisionTaken | PowerSettled | OutcomeDrawn | ResourceMoved | StabilityMoved
    | EventSigned | StorySigned | StoryEnded | DealOffered | DealConfirmed | DealDeclined | DealWithdrawn
    | DealLapsed | DealImpossible | DealFlawed | ClausesSettled | DealClosed | PromiseMarked | WordBroken
    | PhaseClosed | KingFell | GenerationScored | GenerationClosed
)
# fmt: on
"""Every event of a campaign, as a log decodes it; `FOLDS` says which chapter folds which."""
