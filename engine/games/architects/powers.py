"""What the characters can do, as records of numbers (AW-CHAR)."""

from msgspec import Struct


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
