"""The custom ids that only Houses has: ballots, and deals that are being written.

Each has the match and the phase as the id of its moment, "g1.p3", and nothing of what a seat holds. The one
exception is a deal on its way: the draft so far stands in `code` (bot.games.houses.trade.drafts), so that it
outlives a restart. Such ids are cut before they are logged (`bot.controls.ids.loggable_id`).
"""

from typing import Annotated, Final, Literal

from bot.controls.custom_id import CustomId, Match, Part
from engine.games.houses.view import View

Phase = Annotated[str, Part(r"[A-Za-z0-9._-]+")]
Deal = Annotated[str, Part(r"\d+-\d+-\d+")]
"""The ids of deals say nothing but who and how many."""

Code = Annotated[str, Part(r"[a-z0-9.-]+")]

OFFERS: Final = "o"
"""The step that shows what others offer, beside the deal that is built."""

COMMON: Final = "c"
"""The step that chooses whose yes or no is asked for coins."""

STEPS: Final = rf"[pmt{OFFERS}{COMMON}]|v[mt]|n[mt][0-2]|w[mt]"
"""With whom, what I give, what they give, others' offers, the common one; which, how much, what words."""


class VoteButtonId(CustomId, verb="vote"):
    """Opens the presser's ballot."""

    match: Match
    prefix: Phase


class PowerMenuId(CustomId, verb="power"):
    """A menu of how much power a ballot has."""

    match: Match
    prefix: Phase


class PlannedBallotId(CustomId, verb="lever"):
    """A ballot that is not cast yet: its power, whether it is to be sealed; `ask` for a form, or always."""

    match: Match
    prefix: Phase
    power: Annotated[int, Part(r"\d{1,4}")]
    seal: Literal["seal", "open"]
    ask: Annotated[str, Part("form|always")] = ""


class BallotPowerFormId(CustomId, verb="levered"):
    """The form for the power of a ballot that is not cast yet."""

    match: Match
    prefix: Phase
    seal: Literal["seal", "open"]


class BallotFormId(CustomId, verb="ballot"):
    """The form of a ballot."""

    match: Match
    prefix: Phase


class TradeButtonId(CustomId, verb="trade"):
    """Opens the form for a deal."""

    match: Match
    prefix: Phase


class TradeFormId(CustomId, verb="traded"):
    """The form for a deal; `code` is the draft it was opened with.

    Forms that were opened before there was a code have the `deal` that they answer in its place.
    """

    match: Match
    prefix: Phase
    deal: Deal = ""
    code: Annotated[str, Part(r"[0-9]+\.[a-z0-9.-]+")] = ""


class CounterButtonId(CustomId, verb="counter"):
    """Opens an offer in answer to this deal."""

    match: Match
    deal: Deal


class BuildControlId(CustomId, verb="build"):
    """A deal built step by step: with a step the menu that takes it, with a code what is there already."""

    match: Match
    prefix: Phase
    step: Annotated[str, Part(STEPS)] = ""
    code: Code = ""


class PromiseFormId(CustomId, verb="worded"):
    """The form for the words of one side's promise: mine or theirs."""

    match: Match
    prefix: Phase
    side: Annotated[str, Part(r"[mt]")]
    code: Code


class OfferToButtonId(CustomId, verb="offer"):
    """Begins a deal with the house of this seat, at one of several tables that could be meant."""

    match: Match
    partner: Annotated[int, Part(r"\d{1,2}")]


class DraftButtonId(CustomId, verb="draft"):
    """Sends, edits or drops a deal that is being written."""

    match: Match
    prefix: Phase
    verb: Literal["send", "edit", "drop"]
    code: Code


class ReignId(CustomId, verb="reign"):
    """The presser's card of a generation that is over, with its best deal or without; or shares it."""

    match: Match
    generation: Annotated[int, Part(r"\d{1,4}")]
    deal: Literal["with", "without"]
    ask: Literal["", "share"] = ""


# The moment of a campaign, by which old buttons are told from new.


def moment(view: View) -> str:
    """The present phase; phase 0 between two."""
    return moment_of(view.generation, view.phase.number if view.phase else 0)


def moment_of(generation: int, phase: int) -> str:
    """The moment of a phase of a generation, "g1.p3"."""
    return f"g{generation}.p{phase}"
