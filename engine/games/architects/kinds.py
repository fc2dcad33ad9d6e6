"""What cards and characters can do: each kind a record of numbers that the data files fill.

    Ability   of an apprentice: at a trigger (AW-APP-7), or while it stays (AW-APP-8)
    Effect    of a building: when it is built (AW-BUILD-2), or at the end of the game (AW-SCORE-2, AW-SCORE-3)
    Power     of a character (AW-CHAR)

No rule asks for the name of a card. What a kind means stands in the chapter that plays it.
"""

from typing import Literal

from msgspec import Struct

from engine.games.architects.names import Gain, Good, Trigger

Count = Literal[
    "own_buildings",
    "captured_workers_on_own_board",
    "virtue",
    "paid_debts",
    "unpaid_debts",
    "skill_carpentry",
    "skill_tiling",
    "skill_masonry",
    "cathedral_level",
    "common_goods",
    "clay",
    "wood",
    "stone",
    "silver",
    "gold",
    "marble",
]
"""What an effect counts of a player (`count_of` in chapters/scoring.py)."""


# --- apprentices --------------------------------------------------------------------------------------------


class Ability(Struct, frozen=True, tag_field="kind"):
    """What an apprentice does (AW-APP-7, AW-APP-8)."""


class Gains(Ability, frozen=True, tag="gain"):
    """Gives something at an action of its owner."""

    at: Trigger
    gain: dict[Gain, int]


class GainsIfFree(Ability, frozen=True, tag="gain_if_free"):
    """Gives something at a reset when its owner has nobody in prison (AW-RESET-4)."""

    at: Trigger
    gain: dict[Gain, int]


class Trades(Ability, frozen=True, tag="trade"):
    """A trade of its own at the storehouse (AW-STORE-4)."""

    pay: dict[Good, int]
    gain: dict[Gain, int]


class Discount(Ability, frozen=True, tag="discount"):
    """Less silver that is no tax, at the town centre or on the black market."""

    at: Trigger
    amount: int


class Releases(Ability, frozen=True, tag="release"):
    """Own workers leave the prison at a reset."""

    at: Trigger
    workers: int


class Spotless(Ability, frozen=True, tag="spotless"):
    """No virtue is lost on the black market."""

    at: Trigger


class Softened(Ability, frozen=True, tag="softened"):
    """Less virtue is lost at the tax stand."""

    at: Trigger
    amount: int


class ExtraAction(Ability, frozen=True, tag="extra_action"):
    """More actions at a place."""

    at: Trigger
    amount: int


AnyAbility = Gains | GainsIfFree | Trades | Discount | Releases | Spotless | Softened | ExtraAction


# --- buildings ----------------------------------------------------------------------------------------------


class Effect(Struct, frozen=True, tag_field="kind"):
    """What a building does."""


class Gives(Effect, frozen=True, tag="gain"):
    """Gives something when it is built."""

    gain: dict[Gain, int]


class GivesPer(Effect, frozen=True, tag="gain_per"):
    """Gives something for every so many of what is counted."""

    count: Count
    every: int
    gain: dict[Gain, int]


class GivesChoice(Effect, frozen=True, tag="gain_choice"):
    """Gives one of several goods."""

    options: tuple[dict[Good, int], ...]


class TakesDebt(Effect, frozen=True, tag="take_debt"):
    """The builder takes debts."""

    debts: int


class DestroysDebt(Effect, frozen=True, tag="destroy_debt"):
    """The builder may destroy unpaid debts."""

    debts: int


class ReleasesAll(Effect, frozen=True, tag="release_all"):
    """The builder's workers leave the prison."""


class AllVirtue(Effect, frozen=True, tag="all_virtue"):
    """Virtue of everybody with at least so many workers in prison."""

    virtue: int
    prison: int


class Captures(Effect, frozen=True, tag="capture"):
    """The builder may capture for nothing, at so many different locations."""

    captures: int
    locations: int


class CapturesOrRansoms(Effect, frozen=True, tag="capture_or_ransom"):
    """The builder may capture, or have the own captured workers back, for nothing."""

    captures: int
    locations: int


class HiresFree(Effect, frozen=True, tag="hire_free"):
    """The builder may hire any apprentice shown, for nothing."""


class DiscardsFor(Effect, frozen=True, tag="discard_for"):
    """The builder may discard a building of the hand for goods."""

    gain: dict[Good, int]


class ExtraPlacement(Effect, frozen=True, tag="extra_placement"):
    """The builder may place another worker at the guildhall at once."""


class DiscardsApprentice(Effect, frozen=True, tag="discard_apprentice"):
    """The builder must discard an apprentice."""


class PointsPer(Effect, frozen=True, tag="points_per"):
    """Points at the end for every so many of what is counted."""

    count: Count
    every: int
    points: int


class PointsIfMost(Effect, frozen=True, tag="points_if_most"):
    """Points at the end for who has strictly most."""

    count: Count
    points: int


class PointsIfNone(Effect, frozen=True, tag="points_if_none"):
    """Points at the end for who has none."""

    count: Count
    points: int


class DebtShift(Effect, frozen=True, tag="debt_shift"):
    """Points at the end for each unpaid debt."""

    points: int


class VirtuePer(Effect, frozen=True, tag="virtue_per"):
    """Virtue at the end for every so many of what is counted."""

    count: Count
    every: int
    virtue: int


class VirtueIfMost(Effect, frozen=True, tag="virtue_if_most"):
    """Virtue at the end for who has strictly most."""

    count: Count
    virtue: int


class EndVirtue(Effect, frozen=True, tag="end_virtue"):
    """Virtue at the end, lost at a moment that serves best (AW-AMB-19)."""

    virtue: int


NowEffect = (
    Gives
    | GivesPer
    | GivesChoice
    | TakesDebt
    | DestroysDebt
    | ReleasesAll
    | AllVirtue
    | Captures
    | CapturesOrRansoms
    | HiresFree
    | DiscardsFor
    | ExtraPlacement
    | DiscardsApprentice
)
"""When the building is built (AW-BUILD-2)."""

EndVirtueEffect = VirtuePer | VirtueIfMost | EndVirtue
EndPointsEffect = PointsPer | PointsIfMost | PointsIfNone | DebtShift
AnyEffect = NowEffect | EndVirtueEffect | EndPointsEffect


# --- characters ---------------------------------------------------------------------------------------------


class Power(Struct, frozen=True, tag_field="kind"):
    """What a character can do (AW-CHAR)."""


class TaxIgnored(Power, frozen=True, tag="tax_ignored"):
    """Less tax in every payment (AW-CHAR-5)."""

    amount: int


class MarketDraw(Power, frozen=True, tag="market_draw"):
    """Buildings drawn after each action on the black market (AW-CHAR-6)."""

    buildings: int


class NoDiscard(Power, frozen=True, tag="no_discard"):
    """No building is discarded for the cathedral (AW-CHAR-7)."""


class Hirer(Power, frozen=True, tag="hirer"):
    """Workshop hires cost less silver, and more apprentices may stay (AW-CHAR-8)."""

    silver: int
    limit: int


class GoldIsMarble(Power, frozen=True, tag="gold_is_marble"):
    """Gold and marble are one resource (AW-CHAR-9)."""


class BuildDiscount(Power, frozen=True, tag="build_discount"):
    """Less wood or stone for buildings and the cathedral."""

    amount: int


class AvoidDebt(Power, frozen=True, tag="avoid_debt"):
    """Silver is paid in place of each debt that would be taken, where it is at hand."""

    silver: int


class ConstructDraw(Power, frozen=True, tag="construct_draw"):
    """Buildings drawn whenever one is built."""

    buildings: int


class ResetRelease(Power, frozen=True, tag="reset_release"):
    """Own workers leave the prison at each reset."""

    workers: int


class ImprisonBonus(Power, frozen=True, tag="imprison_bonus"):
    """More silver for sending captured workers to prison."""

    silver: int


AnyPower = (
    TaxIgnored
    | MarketDraw
    | NoDiscard
    | Hirer
    | GoldIsMarble
    | BuildDiscount
    | AvoidDebt
    | ConstructDraw
    | ResetRelease
    | ImprisonBonus
)
