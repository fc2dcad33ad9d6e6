"""What happened in a campaign: one record an event, its tag the class name in snake case.

Every event carries what `evolve` needs, so that a log can be read without the content it was played with.
Events about what only some may know carry `to` (None: everybody); secrets inside an event are Sealed.
"""

from engine.games.houses.events.campaign import (
    AchievementReached,
    CampaignEnded,
    CampaignOpened,
    FirstNameChanged,
    GenerationClosed,
    GenerationScored,
    HouseFounded,
    HouseReady,
    HouseRewarded,
    KingFell,
    PhaseClosed,
    StopAgreed,
)
from engine.games.houses.events.council import (
    BallotCast,
    BallotMissed,
    BallotsCounted,
    BallotSealed,
    DecisionTaken,
    EventSigned,
    ModeratorAsked,
    ModeratorTaken,
    MomentumTurned,
    OutcomeDrawn,
    OutcomePeeked,
    PhaseOpened,
    PowerAdded,
    PowerSettled,
    ResourceMoved,
    StabilityMoved,
    StoryEnded,
    StorySigned,
)
from engine.games.houses.events.deals import (
    ClausesSettled,
    DealClosed,
    DealConfirmed,
    DealDeclined,
    DealFlawed,
    DealImpossible,
    DealLapsed,
    DealOffered,
    DealWithdrawn,
    PromiseMarked,
)
from engine.games.houses.events.opening import (
    CouncilSeated,
    DraftOpened,
    DraftTurned,
    GenerationOpened,
    HistoryForgotten,
    OfficesDealt,
    OfficesRanked,
    RoleRemoved,
    RoleTaken,
)

AnyEvent = (
    CampaignOpened
    | HouseFounded
    | FirstNameChanged
    | HouseReady
    | StopAgreed
    | HouseRewarded
    | AchievementReached
    | CampaignEnded
    | HistoryForgotten
    | GenerationOpened
    | OfficesRanked
    | OfficesDealt
    | CouncilSeated
    | DraftOpened
    | DraftTurned
    | RoleRemoved
    | RoleTaken
    | PhaseOpened
    | OutcomePeeked
    | MomentumTurned
    | BallotCast
    | PowerAdded
    | BallotSealed
    | BallotMissed
    | ModeratorTaken
    | BallotsCounted
    | ModeratorAsked
    | DecisionTaken
    | PowerSettled
    | OutcomeDrawn
    | ResourceMoved
    | StabilityMoved
    | EventSigned
    | StorySigned
    | StoryEnded
    | DealOffered
    | DealConfirmed
    | DealDeclined
    | DealWithdrawn
    | DealLapsed
    | DealImpossible
    | DealFlawed
    | ClausesSettled
    | DealClosed
    | PromiseMarked
    | PhaseClosed
    | KingFell
    | GenerationScored
    | GenerationClosed
)

__all__ = [
    "AchievementReached",
    "AnyEvent",
    "BallotCast",
    "BallotMissed",
    "BallotSealed",
    "BallotsCounted",
    "CampaignEnded",
    "CampaignOpened",
    "ClausesSettled",
    "CouncilSeated",
    "DealClosed",
    "DealConfirmed",
    "DealDeclined",
    "DealFlawed",
    "DealImpossible",
    "DealLapsed",
    "DealOffered",
    "DealWithdrawn",
    "DecisionTaken",
    "DraftOpened",
    "DraftTurned",
    "EventSigned",
    "FirstNameChanged",
    "GenerationClosed",
    "GenerationOpened",
    "GenerationScored",
    "HistoryForgotten",
    "HouseFounded",
    "HouseReady",
    "HouseRewarded",
    "KingFell",
    "ModeratorAsked",
    "ModeratorTaken",
    "MomentumTurned",
    "OfficesDealt",
    "OfficesRanked",
    "OutcomeDrawn",
    "OutcomePeeked",
    "PhaseClosed",
    "PhaseOpened",
    "PowerAdded",
    "PowerSettled",
    "PromiseMarked",
    "ResourceMoved",
    "RoleRemoved",
    "RoleTaken",
    "StabilityMoved",
    "StopAgreed",
    "StoryEnded",
    "StorySigned",
]
