"""The closed lists of the game: ids that rules, data and texts share."""

from typing import Literal, get_args

Resource = Literal["army", "wealth", "repute", "welfare", "knowledge"]
"""Chapter 2."""

Sign = Literal["positive", "negative"]
"""Of a historical event (HO-8.1)."""

Side = Literal["yes", "no"]
"""Of a vote on a proposal (HO-6.1)."""

End = Literal["death", "flight", "deposition"]
"""Of a generation (chapter 9)."""

StoryEnd = Literal["unity", "division"]
"""Of a story line (HO-7.4)."""

RoleName = Literal["opportunist", "luxurious", "moderate", "greedy", "rebel", "extremist"]
"""Secret roles (chapter 4)."""

Office = Literal[
    "commander",
    "sentinel",
    "merchant",
    "treasurer",
    "vizier",
    "judge",
    "counsellor",
    "overseer",
    "sage",
    "priest",
]
"""Chapter 5."""

BoundName = Literal["once", "breaker", "wronged", "opener"]
"""Houses that a card names by what has happened: who signed the event that it remembers, who broke the newest
word and to whom it was given, who led the first phase of its crisis (HO-R17)."""

TemperName = Literal["bold", "schemer", "miser", "loyal", "grudging", "devout"]
"""How the house of a steward for company carries itself."""

PerkKind = Literal[
    "power_at_start",
    "coins_at_start",
    "extra_coin_on_abstain",
    "extra_gather_share",
    "pool_bonus",
    "draft_choice",
    "draft_two",
    "see_true_outcome",
    "turn_momentum",
    "double_signature",
    "silent_moderator_yes",
    "prestige_on",
    "crown_on",
    "score_bonus",
    "office_first",
]
"""Chapter 11."""

ConditionKind = Literal[
    "events_signed",
    "leader",
    "moderator",
    "won",
    "role_held",
    "coins",
    "power",
    "side",
    "ties",
    "deals",
    "fall",
    "story_signed",
    "office_resource",
]
"""Of achievements (chapter 11)."""

SIDES: tuple[Side, ...] = get_args(Side)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
ROLES: tuple[RoleName, ...] = get_args(RoleName)
OFFICES: tuple[Office, ...] = get_args(Office)
BOUND: tuple[BoundName, ...] = get_args(BoundName)
