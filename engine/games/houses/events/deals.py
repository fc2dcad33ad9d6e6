"""Deals from offer to end (HO-R23 to R28)."""

from engine.games.houses.clauses import Deal, Standing
from engine.games.houses.events.event import Event
from engine.kernel.seats import Audience


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


class DealDeclined(Event, frozen=True, tag="deal_declined"):
    """The partner said no."""

    deal: str
    maker: int
    partner: int
    to: Audience | None


class DealWithdrawn(Event, frozen=True, tag="deal_withdrawn"):
    """The maker took the offer back."""

    deal: str
    maker: int
    partner: int
    to: Audience | None


class DealLapsed(Event, frozen=True, tag="deal_lapsed"):
    """HO-R25: an offer lapses at the end of its phase."""

    deal: str
    maker: int
    partner: int
    to: Audience | None


class DealImpossible(Event, frozen=True, tag="deal_impossible"):
    """HO-R25: not possible now: the offer is gone; no reason for those with whom it does not lie."""

    deal: str
    maker: int
    partner: int
    to: Audience | None


class DealFlawed(Event, frozen=True, tag="deal_flawed"):
    """HO-R25: the reason, for the house it lies with."""

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
    """HO-R23: a party says whether the promise was kept."""

    deal: str
    by: int
    index: int
    seat: int
    kept: bool
    to: Audience | None
