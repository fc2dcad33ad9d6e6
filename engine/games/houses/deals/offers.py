"""What a seat may do about deals: an offer field by field, answers to offers, marks of promises (HO-R23)."""

from functools import lru_cache

from engine.games.houses.balances import purse
from engine.games.houses.clauses import KINDS, kind_by_code
from engine.games.houses.clauses.kind import Bounds
from engine.games.houses.deals.offering import (
    OFFERS,
    confirm_deal_refusal,
    offer_deal_refusal,
    partners_asked,
    trading,
)
from engine.games.houses.deals.promises import mark_offers
from engine.games.houses.deals.shape import CLAUSES
from engine.games.houses.moves import AnyAction, ConfirmDeal, DeclineDeal, OfferDeal, WithdrawDeal
from engine.games.houses.state import State
from engine.kernel.moves import Field, PartialMove, Pick, SubForms, field_value, finish
from engine.kernel.seats import Seat

Offers = tuple[AnyAction | PartialMove, ...]

KEPT = 1024
"""So many rows of forms are kept: purses differ by a few coins and powers."""

ANY = tuple(range(CLAUSES))
"""Whatever clause of the other's, while none is given."""

LIKELY = 20
"""Bound of the amounts asked of a partner: the same for all, since what the partner has is not looked at."""


def deal_offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """A new offer, the answers to the open ones, and the promises still to be marked."""
    if begun is not None:
        return _next_field_offers(state, seat, begun)
    if not trading(state):
        return mark_offers(state, seat)
    return (*_new_deal_offers(state, seat), *_answers(state, seat), *mark_offers(state, seat))


def _new_deal_offers(state: State, seat: Seat) -> Offers:
    asked = partners_asked(state, seat)
    others = tuple([one for one in state.seats if one != seat and asked.count(one) < OFFERS])
    if not others:
        return ()
    held = purse(state, seat)
    return _fresh(others, held.coins, held.power, _table(state))


@lru_cache(KEPT)
def _fresh(others: tuple[Seat, ...], coins: int, power: int, table: tuple[int, int, bool]) -> Offers:
    """An offer of which nothing is given yet: the same for whoever has as much to give."""
    mine = SubForms("mine", _forms(coins, power, ANY, *table), CLAUSES)
    theirs = SubForms("theirs", _forms(LIKELY, LIKELY, ANY, *table), CLAUSES)
    return (PartialMove("offer_deal", (), (Pick("partner", others), mine, theirs)),)


def _next_field_offers(state: State, seat: Seat, begun: PartialMove) -> Offers:
    """The fields that are open come in their order: partner, own clauses, the partner's clauses."""
    if begun.move != "offer_deal" or not trading(state):
        return ()
    if field_value(begun, "partner") is None:
        return _new_deal_offers(state, seat)
    mine, theirs = field_value(begun, "mine"), field_value(begun, "theirs")
    if mine is not None and theirs is not None:
        return _whole_deal_offers(state, seat, begun)
    open_fields: tuple[Field, ...] = (_mine(state, seat),) if mine is None else ()
    return (PartialMove(begun.move, begun.given, (*open_fields, _theirs(state, _acts_in(mine)))),)


def _whole_deal_offers(state: State, seat: Seat, begun: PartialMove) -> Offers:
    action = finish(begun, AnyAction)
    if not isinstance(action, OfferDeal) or offer_deal_refusal(state, seat, action) is not None:
        return ()
    return (action,)


def _answers(state: State, seat: Seat) -> Offers:
    """HO-R25: what lies with the partner bars its confirmation; no and never mind are always open."""
    found: list[AnyAction] = []
    for deal in [one for one in state.deals if not one.bound]:
        if deal.partner == seat:
            confirm = ConfirmDeal(deal.id)
            found += [confirm] if confirm_deal_refusal(state, seat, confirm) is None else []
            found.append(DeclineDeal(deal.id))
        if deal.maker == seat:
            found.append(WithdrawDeal(deal.id))
    return tuple(found)


def _mine(state: State, seat: Seat) -> SubForms:
    """The maker's clauses, within its own purse."""
    held = purse(state, seat)
    return SubForms("mine", _forms_now(state, held.coins, held.power, ANY), CLAUSES)


def _theirs(state: State, acts: tuple[int, ...] | None) -> SubForms:
    """The partner's clauses; its rewards name the maker's acts, any while they are not given yet."""
    whens = ANY if acts is None else acts
    return SubForms("theirs", _forms_now(state, LIKELY, LIKELY, whens), CLAUSES)


def _acts_in(side: object) -> tuple[int, ...] | None:
    """Which of the given clauses a reward may name, or None while none are given."""
    if not isinstance(side, tuple):
        return None
    return tuple(index for index, one in enumerate(side) if isinstance(one, PartialMove) and _is_act(one))


def _is_act(form: PartialMove) -> bool:
    """Whether a reward may name what this form makes (HO-R23)."""
    kind = kind_by_code(form.move)
    return kind is not None and kind.binds != "at_once"


def _forms_now(state: State, coins: int, power: int, whens: tuple[int, ...]) -> tuple[PartialMove, ...]:
    return _forms(coins, power, whens, *_table(state))


def _table(state: State) -> tuple[int, int, bool]:
    """What forms depend on beside purses: phases ahead, seats, and whether the moderator decides."""
    return state.options.ahead, len(state.houses), state.stage == "decide"


@lru_cache(KEPT)
def _forms(
    coins: int, power: int, whens: tuple[int, ...], ahead: int, seats: int, deciding: bool
) -> tuple[PartialMove, ...]:
    """A form for each kind of clause that this stage and these bounds leave (HO-R21, HO-R23).

    Nothing else is asked of the match, so that every seat's offers share the forms that are made once.
    """
    bounds = Bounds(coins, power, whens, tuple(range(ahead + 1)), tuple(range(seats)))
    kinds = (kind for kind in KINDS if not (deciding and kind.binds == "ballot"))
    forms = (PartialMove(kind.code, (), kind.form(bounds)) for kind in kinds)
    return tuple(form for form in forms if form.fields)
