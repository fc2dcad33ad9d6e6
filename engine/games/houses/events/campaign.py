"""The campaign and its houses, and how a generation begins and ends (chapters 1, 9 and 10, HO-R35)."""

from typing import Literal

from engine.games.houses.content import Perk
from engine.games.houses.events.event import Event
from engine.games.houses.moves import Options, Score
from engine.games.houses.names import End, StoryEnd
from engine.games.houses.rulings import Ruling


class CampaignOpened(Event, frozen=True, tag="campaign_opened"):
    """HO-1.4, HO-R29: the legacies by seat, the lines with their first proposals, the endings by seat.

    `ruling` is what the campaign is played by where the versions of the rules differ.
    """

    options: Options
    seats: int
    legacies: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]
    endings: tuple[tuple[tuple[str, StoryEnd], ...], ...]
    ruling: Ruling = Ruling()


class HouseFounded(Event, frozen=True, tag="house_founded"):
    """HO-1.2; `given` when the deadline chose for the player."""

    seat: int
    name: str
    emblem: str
    first_name: str
    given: bool = False


class FirstNameChanged(Event, frozen=True, tag="first_name_changed"):
    """HO-R03."""

    seat: int
    first_name: str


class HouseReady(Event, frozen=True, tag="house_ready"):
    """The house waits no longer for the next generation."""

    seat: int


class StopAgreed(Event, frozen=True, tag="stop_agreed"):
    """HO-R04."""

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


class CampaignEnded(Event, frozen=True, tag="campaign_ended"):
    """HO-R05: the houses by place, equals together."""

    unity: int
    division: int
    places: tuple[tuple[int, ...], ...]
    why: Literal["unity", "division", "level"]


class PhaseClosed(Event, frozen=True, tag="phase_closed"):
    """The phase is over; leader and moderator as they stand."""

    phase: int
    leader: int
    moderator: int


class KingFell(Event, frozen=True, tag="king_fell"):
    """HO-9: the king's death, flight or deposition."""

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
