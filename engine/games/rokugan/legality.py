"""Why a move is refused: the one authority, judging only by what the seat itself may see (BR-ENG-5)."""

from collections.abc import Callable
from typing import Any

from engine.games.rokugan import moves as mv
from engine.games.rokugan.asking import has_nowhere_to_place, is_asked
from engine.games.rokugan.board import payable, with_special
from engine.games.rokugan.cards import AIMED, cards_of, is_whole_aim, onward
from engine.games.rokugan.names import KIND, Card, Province
from engine.games.rokugan.places import blessable, fits, is_barred, location, targets, type_open
from engine.games.rokugan.regrouping import fair, taking
from engine.games.rokugan.setup import free_clans, objectives_dealt
from engine.games.rokugan.starting import (
    CALMED,
    LOOKS,
    PURGED,
    blessing_targets,
    risers,
    rises,
    spendable,
    targets_of,
)
from engine.games.rokugan.state import State, hand, land, owner
from engine.games.rokugan.turning import lookable, swappable
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

NOT_ASKED = no("not_asked")


def refusal(state: State, seat: Seat, action: mv.Action) -> Refusal | None:
    """Why this seat may not do this now, or None."""
    if state.phase not in PHASES[type(action)] or not is_asked(state, seat):
        return NOT_ASKED
    return REFUSAL[type(action)](state, seat, action)


def _clan(state: State, seat: Seat, action: mv.ChooseClan) -> Refusal | None:
    return None if action.clan in free_clans(state) else no("clan_taken", clan=action.clan)


def _objective(state: State, seat: Seat, action: mv.KeepObjective) -> Refusal | None:
    return None if action.objective in objectives_dealt(state, seat) else no("not_dealt")


def _draft(state: State, seat: Seat, action: mv.Draft) -> Refusal | None:
    free = owner(state, action.province) is None
    return None if free else no("province_taken", province=action.province)


def _give_back(state: State, seat: Seat, action: mv.GiveBack) -> Refusal | None:
    if action.token == "bluff":
        return no("bluff_stays")
    return None if action.token in hand(state, seat) else no("not_in_hand", token=action.token)


def _card(state: State, seat: Seat, card: Card) -> Refusal | None:
    return None if card in cards_of(state, seat) else no("not_your_card", card=card)


def _play(state: State, seat: Seat, action: mv.PlayCard) -> Refusal | None:
    if why := _card(state, seat, action.card):
        return why
    if action.card not in AIMED:
        return no("card_otherwise", card=action.card)
    if not onward(state, seat, action.card, ()):
        return no("card_idle", card=action.card)
    return (
        None if is_whole_aim(state, seat, action.card, action.provinces) else no("card_aim", card=action.card)
    )


def _spy(state: State, seat: Seat, action: mv.Spy) -> Refusal | None:
    if why := _card(state, seat, "spy_network"):
        return why
    there = action.seat in state.order and action.seat != seat
    return None if there else no("no_such_opponent")


def _regroup(state: State, seat: Seat, action: mv.Regroup) -> Refusal | None:
    if why := _card(state, seat, action.card):
        return why
    if not taking(state, seat, action.card):
        return no("card_idle", card=action.card)
    return None if fair(state, seat, action) else no("regroup_count", count=taking(state, seat, action.card))


def _pass(state: State, seat: Seat, action: mv.Pass) -> Refusal | None:
    """A turn is passed only where nothing can be placed (BR-PLACE-1, BR-RONIN-4)."""
    return None if state.phase != "turn" or has_nowhere_to_place(state, seat) else no("must_place")


def _use(state: State, seat: Seat, action: mv.UseCard) -> Refusal | None:
    among = targets_of(state, seat, action.card)
    if not among:
        return no("no_use", card=action.card)
    return None if action.number in among else no("target_closed", number=action.number)


def _favors(state: State, seat: Seat, action: mv.DarkFavors) -> Refusal | None:
    """One to four different tokens (BR-TERR)."""
    return (
        _card(state, seat, "dark_favors")
        or _cost(state, seat, action.cost)
        or _aims(state, action.numbers, 1, LOOKS)
    )


def _strike(state: State, seat: Seat, action: mv.Strike) -> Refusal | None:
    return None if action.number in state.favor else no("target_closed", number=action.number)


def _purge(state: State, seat: Seat, action: mv.Purge) -> Refusal | None:
    """Two tokens, or the only one there is."""
    if why := _card(state, seat, "purge_the_weak"):
        return why
    if action.cost not in spendable(state, seat):
        return no("not_in_hand", token=action.cost)
    count = max(min(PURGED, len(targets(state))), 1)
    return _aims(state, action.numbers, count, count)


def _aims(state: State, numbers: tuple[int, ...], least: int, most: int) -> Refusal | None:
    among = targets(state)
    for one in numbers:
        if one not in among:
            return no("target_closed", number=one)
    fine = len(set(numbers)) == len(numbers) and least <= len(numbers) <= most
    return None if fine else no("target_count", least=least, most=most)


def _cost(state: State, seat: Seat, province: Province) -> Refusal | None:
    return None if province in payable(state, seat) else no("cost_closed", province=province)


def _animate(state: State, seat: Seat, action: mv.Animate) -> Refusal | None:
    if why := _card(state, seat, "animate_the_dead") or _cost(state, seat, action.cost):
        return why
    if action.token not in risers(state, seat):
        return no("not_in_discard", token=action.token)
    return None if rises(state, seat, action) else no("place_illegal", province=action.province)


def _animate_blessing(state: State, seat: Seat, action: mv.AnimateBlessing) -> Refusal | None:
    if why := _card(state, seat, "animate_the_dead") or _cost(state, seat, action.cost):
        return why
    if KIND[action.token] != "blessing" or action.token not in state.players[seat].discard:
        return no("not_in_discard", token=action.token)
    return (
        None if action.number in blessing_targets(state, seat) else no("bless_closed", number=action.number)
    )


def _fear(state: State, seat: Seat, action: mv.InspireFear) -> Refusal | None:
    if why := _card(state, seat, "inspire_fear") or _cost(state, seat, action.cost):
        return why
    for one in action.provinces:
        if land(state, one).special is None:
            return no("nothing_there", province=one)
    fine = len(set(action.provinces)) == len(action.provinces) and 1 <= len(action.provinces) <= CALMED
    if fine:
        return None
    return no("target_count", least=1, most=min(CALMED, len(with_special(state)) or 1))


def _place(state: State, seat: Seat, action: mv.Place) -> Refusal | None:
    """Location first, which everybody can check; of types only what the own hand says (BR-PLACE-12)."""
    if action.token not in hand(state, seat):
        return no("not_in_hand", token=action.token)
    if KIND[action.token] == "blessing":
        return no("blessing_on_token")
    if is_barred(state, seat, action.token):
        return no("barred", token=action.token)
    if why := location(state, seat, action.province, action.way):
        return no(f"place_{why}", province=action.province)
    free = type_open(state, action.token)
    legal = free or fits(state, seat, action.token, action.province, action.way)
    return None if legal else no("place_illegal", province=action.province)


def _bless(state: State, seat: Seat, action: mv.Bless) -> Refusal | None:
    if action.token not in hand(state, seat):
        return no("not_in_hand", token=action.token)
    if KIND[action.token] != "blessing":
        return no("no_blessing", token=action.token)
    own = (one.number for one in blessable(state, seat))
    return None if action.number in own else no("bless_closed", number=action.number)


def _look(state: State, seat: Seat, action: mv.Look) -> Refusal | None:
    return None if action.number in lookable(state, seat) else no("target_closed", number=action.number)


def _swap(state: State, seat: Seat, action: mv.Swap) -> Refusal | None:
    own = swappable(state, seat)
    for one in (action.one, action.other):
        if one not in own:
            return no("target_closed", number=one)
    return None if action.one != action.other else no("target_count", least=2, most=2)


TURN = ("turn",)
CARD = ("cards",)
PHASES: dict[type, tuple[str, ...]] = {
    mv.ChooseClan: ("clans",),
    mv.KeepObjective: ("objectives",),
    mv.Draft: ("draft",),
    mv.GiveBack: ("give_back",),
    mv.PlayCard: CARD,
    mv.Spy: CARD,
    mv.Regroup: CARD,
    mv.Pass: ("cards", "turn", "look", "swap"),
    mv.UseCard: TURN,
    mv.DarkFavors: TURN,
    mv.Strike: ("favor",),
    mv.Purge: TURN,
    mv.Animate: TURN,
    mv.AnimateBlessing: TURN,
    mv.InspireFear: TURN,
    mv.Place: TURN,
    mv.Bless: TURN,
    mv.Look: ("look",),
    mv.Swap: ("swap",),
}
"""When each move answers what is asked (BR-ENG-2)."""

REFUSAL: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    mv.ChooseClan: _clan,
    mv.KeepObjective: _objective,
    mv.Draft: _draft,
    mv.GiveBack: _give_back,
    mv.PlayCard: _play,
    mv.Spy: _spy,
    mv.Regroup: _regroup,
    mv.Pass: _pass,
    mv.UseCard: _use,
    mv.DarkFavors: _favors,
    mv.Strike: _strike,
    mv.Purge: _purge,
    mv.Animate: _animate,
    mv.AnimateBlessing: _animate_blessing,
    mv.InspireFear: _fear,
    mv.Place: _place,
    mv.Bless: _bless,
    mv.Look: _look,
    mv.Swap: _swap,
}
