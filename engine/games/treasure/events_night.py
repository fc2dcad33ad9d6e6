"""What happened at dusk, in the night and at dawn."""

from engine.games.treasure.event import Event
from engine.games.treasure.moves import Kind, Place, Rob, Ship, Side, Source, Value
from engine.kernel.seats import Audience


class OrderLapsed(Event, frozen=True, tag="order_lapsed"):
    """TI-R15: an order that nobody votes on tonight."""

    order: int
    kind: Kind
    place: Place


class NightStarted(Event, frozen=True, tag="night_started"):
    """Votes are held; a VoteOpened for each follows."""

    round: int


class VoteOpened(Event, frozen=True, tag="vote_opened"):
    """TI-R13: who votes tonight, and the captain or governor at dusk (`head`)."""

    order: int
    kind: Kind
    place: Place
    head: int
    voters: tuple[int, ...]


class NightSkipped(Event, frozen=True, tag="night_skipped"):
    """TI-R26."""

    round: int


class VoteCast(Event, frozen=True, tag="vote_cast"):
    """TI-5.1: its voter's own confirmation; that it happened is secret too (TI-R27)."""

    seat: int
    order: int
    value: Value
    to: Audience


class VotesIn(Event, frozen=True, tag="votes_in"):
    """TI-R27: how many of those listed have voted, without names."""

    order: int
    kind: Kind
    place: Place
    cast: int
    listed: int


class VoteMissed(Event, frozen=True, tag="vote_missed"):
    """TI-R18: the deadline found no vote; only its voter is told (TI-R27)."""

    seat: int
    order: int
    to: Audience


class HoldsChosen(Event, frozen=True, tag="holds_chosen"):
    """TI-R12."""

    seat: int
    order: int
    fill: Side
    rob: Rob
    to: Audience


class HoldsMissed(Event, frozen=True, tag="holds_missed"):
    """TI-R12: the deadline found no choice; the lot will choose."""

    seat: int
    order: int
    to: Audience


class NightEnded(Event, frozen=True, tag="night_ended"):
    """TI-R17: the orders to be settled, in this order."""

    round: int
    queue: tuple[int, ...]


class AttackTally(Event, frozen=True, tag="attack_tally"):
    """TI-5.2."""

    order: int
    ship: Ship
    charge: int
    fire: int
    douse: int
    succeeded: bool


class HoldsAsked(Event, frozen=True, tag="holds_asked"):
    """TI-R12, option: the captain of this moment chooses now that the attack has succeeded."""

    order: int
    ship: Ship
    seat: int
    source: Source


class TreasureTaken(Event, frozen=True, tag="treasure_taken"):
    """TI-5.2: out of the Spanish ship, or out of the other ship's hold `robbed`."""

    order: int
    ship: Ship
    source: Source
    hold: Side
    robbed: Rob


class NothingLeft(Event, frozen=True, tag="nothing_left"):
    """TI-R17: the attack succeeded, the treasure was gone."""

    order: int
    ship: Ship


class MutinyTally(Event, frozen=True, tag="mutiny_tally"):
    """TI-5.3."""

    order: int
    ship: Ship
    votes_for: int
    votes_against: int
    succeeded: bool


class CaptainDeposed(Event, frozen=True, tag="captain_deposed"):
    """TI-5.3: last on the island now."""

    seat: int
    ship: Ship


class ConflictTally(Event, frozen=True, tag="conflict_tally"):
    """TI-5.4: the votes and the island's areas after them."""

    order: int
    english: int
    french: int
    english_area: int
    french_area: int


class GovernorFell(Event, frozen=True, tag="governor_fell"):
    """TI-R19: no reason is given, since it would tell a vote or a team."""

    seat: int


DuskEvent = OrderLapsed | NightStarted | VoteOpened | NightSkipped
NightEvent = DuskEvent | VoteCast | VotesIn | VoteMissed | HoldsChosen | HoldsMissed
AttackEvent = AttackTally | HoldsAsked | TreasureTaken | NothingLeft
DawnEvent = NightEnded | AttackEvent | MutinyTally | CaptainDeposed | ConflictTally | GovernorFell
