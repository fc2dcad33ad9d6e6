"""Why a move is refused: the one authority, judging only by what the seat itself may see (AW-PLACE-6)."""

from collections.abc import Callable
from typing import Any

from engine.games.architects import answering, guardhouse, guildhall, market, setup, storehouse, town, turns
from engine.games.architects import moves as mv
from engine.games.architects.asking import is_asked
from engine.games.architects.crew import room
from engine.games.architects.facts import SILVER
from engine.games.architects.fields import dug
from engine.games.architects.names import Apprentice, Space
from engine.games.architects.state import State, at, deck, hand
from engine.games.architects.workshop import cost, place_of
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

NOT_ASKED = no("not_asked")
NO_DICE = Dice(b"no dice fall here")
"""Errands are tried one after another; none of them draws a card."""


def refusal(state: State, seat: Seat, action: mv.Action) -> Refusal | None:
    """Why this seat may not do this now, or None."""
    kind = type(action)
    if not is_asked(state, seat) or not _fits(state, kind):
        return NOT_ASKED
    if state.phase == "turn" and kind in PLACING and not state.players[seat].reserve:
        return no("no_worker")
    return answer_refusal(state, seat, action)


def answer_refusal(state: State, seat: Seat, action: mv.Action) -> Refusal | None:
    """The same of a move that answers what this seat is asked, with a worker at hand where it takes one."""
    return REFUSAL[type(action)](state, seat, action)


def _fits(state: State, kind: type) -> bool:
    """Whether a move of this kind answers what is asked."""
    if state.phase in ("effect", "extra"):
        return answering.answers(state, kind)
    return kind in PHASES[state.phase]


def _character(state: State, seat: Seat, action: mv.ChooseCharacter) -> Refusal | None:
    if action.character in setup.free(state):
        return None
    return no("character_taken", character=action.character)


def _draft(state: State, seat: Seat, action: mv.Draft) -> Refusal | None:
    return None if action.card in setup.packet(state, seat) else no("not_in_packet", card=action.card)


def _work(state: State, seat: Seat, action: mv.Work) -> Refusal | None:
    match action.location:
        case "tax_stand":
            return None if state.pool else no("pool_empty")
        case "black_market_small" | "black_market_large":
            return _space(state, seat, action.location)
    return None


def _space(state: State, seat: Seat, space: Space) -> Refusal | None:
    match market.space_closed_because(state, seat, space):
        case "taken":
            return no("space_taken", location=space)
        case "virtue":
            return no("too_virtuous", virtue=state.players[seat].virtue)
        case "silver":
            return no("silver_short", count=market.price(state, seat, space))
    return None


def _mines(state: State, seat: Seat, action: mv.Mines) -> Refusal | None:
    return None if dug(state.players[seat], action.take) else no("gold_needs_two")


def _storehouse(state: State, seat: Seat, action: mv.Storehouse) -> Refusal | None:
    player = state.players[seat]
    most = storehouse.max_trades(player)
    if len(action.trades) > most:
        return no("too_many", count=most)
    return None if storehouse.goods_after_trades(player, action.trades) is not None else no("trade_closed")


def _apprentice(state: State, seat: Seat, card: Apprentice, discard: Apprentice | None) -> Refusal | None:
    """It is shown, and another goes where there is no room (AW-APP-1)."""
    if place_of(state, card) is None:
        return no("not_shown", card=card)
    return None if room(state.players[seat], discard) else no("discard_wrong")


def _hire(state: State, seat: Seat, action: mv.Hire) -> Refusal | None:
    if why := _apprentice(state, seat, action.card, action.discard):
        return why
    player, place = state.players[seat], place_of(state, action.card)
    assert place is not None
    price = cost(player, place[1])
    return None if price <= player.goods[SILVER] else no("silver_short", count=price)


def _plans(state: State, seat: Seat, action: mv.Plans) -> Refusal | None:
    return None if deck(state) else no("deck_empty")


def _recruit(state: State, seat: Seat, action: mv.Recruit) -> Refusal | None:
    return _space(state, seat, "black_market_middle") or _apprentice(state, seat, action.card, action.discard)


def _browse(state: State, seat: Seat, action: mv.Browse) -> Refusal | None:
    return _space(state, seat, "black_market_middle") or (None if deck(state) else no("deck_empty"))


def _town(state: State, seat: Seat, action: mv.TownCentre) -> Refusal | None:
    most = at(state.players[seat], "town_centre") + 1
    if len(action.captures) > most:
        return no("too_many", count=most)
    if not town.fine(town.with_worker(state, seat), action.captures, town.locations(state)):
        return no("capture_closed", count=town.locations(state))
    if town.affordable(state, seat, len(action.captures)):
        return None
    price = town.price(state.players[seat], len(action.captures), state.options.conspirator)
    return no("silver_short", count=sum(price))


def _guardhouse(state: State, seat: Seat, action: mv.Guardhouse) -> Refusal | None:
    most = guardhouse.max_errands(state.players[seat])
    if len(action.errands) > most:
        return no("too_many", count=most)
    done = guardhouse.after(state, seat, action.errands, NO_DICE)
    return no("errand_closed") if done is None else None


def _build(state: State, seat: Seat, action: mv.Build) -> Refusal | None:
    player = state.players[seat]
    if action.card not in hand(state, seat):
        return no("not_in_hand", card=action.card)
    if guildhall.lacks_skill(player, action.card):
        return no("unskilled", card=action.card)
    ways = guildhall.spares(player, action.card)
    if not ways:
        return no("goods_short", card=action.card)
    return None if action.spare in ways else no("spare_wrong", spare=_sparable(ways))


def _sparable(ways: tuple[mv.Spare | None, ...]) -> str:
    """What has to be named as saved: wood, stone, either of them, or none."""
    return "either" if len(ways) > 1 else ways[0] or "none"


def _advance(state: State, seat: Seat, action: mv.Advance) -> Refusal | None:
    if why := guildhall.cathedral_closed_because(state, seat):
        return no(f"cathedral_{why}")
    player = state.players[seat]
    if action.wood not in guildhall.woods(player):
        return no("wood_wrong")
    if guildhall.keeps_hand(player):
        return None if action.discard is None else no("no_discard_needed")
    if action.discard is None:
        return no("discard_needed")
    return None if action.discard in hand(state, seat) else no("not_in_hand", card=action.discard)


def _recall(state: State, seat: Seat, action: mv.Recall) -> Refusal | None:
    if state.players[seat].reserve:
        return no("still_workers")
    return None if action in turns.origins(state, seat) else no("recall_closed")


def _dismiss(state: State, seat: Seat, action: mv.Dismiss) -> Refusal | None:
    own = action.card in state.players[seat].crew
    return None if own else no("not_your_apprentice", card=action.card)


def _take_on(state: State, seat: Seat, action: mv.TakeOn) -> Refusal | None:
    return _apprentice(state, seat, action.card, action.discard)


def _keep(state: State, seat: Seat, action: mv.Keep) -> Refusal | None:
    seen = () if state.looked is None else state.looked.value or ()
    return None if action.card in seen else no("not_looked_at", card=action.card)


def _good(state: State, seat: Seat, action: mv.ChooseGood) -> Refusal | None:
    return None if action.good in answering.choices(state) else no("good_closed", good=action.good)


def _seize(state: State, seat: Seat, action: mv.Seize) -> Refusal | None:
    return None if answering.seizable(state, action.captures) else no("capture_free_closed")


def _reclaim(state: State, seat: Seat, action: mv.Reclaim) -> Refusal | None:
    return None if answering.reclaimable(state, seat) else no("nobody_held")


def _own_card_refusal(state: State, seat: Seat, action: mv.Sell | mv.Trim) -> Refusal | None:
    return None if action.card in hand(state, seat) else no("not_in_hand", card=action.card)


def _never(state: State, seat: Seat, action: object) -> Refusal | None:
    return None


REFUSAL: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    mv.ChooseCharacter: _character,
    mv.Draft: _draft,
    mv.Work: _work,
    mv.Mines: _mines,
    mv.Storehouse: _storehouse,
    mv.Hire: _hire,
    mv.Plans: _plans,
    mv.Recruit: _recruit,
    mv.Browse: _browse,
    mv.TownCentre: _town,
    mv.Guardhouse: _guardhouse,
    mv.Build: _build,
    mv.Advance: _advance,
    mv.Recall: _recall,
    mv.Dismiss: _dismiss,
    mv.TakeOn: _take_on,
    mv.Keep: _keep,
    mv.ChooseGood: _good,
    mv.Seize: _seize,
    mv.Reclaim: _reclaim,
    mv.Sell: _own_card_refusal,
    mv.Accept: _never,
    mv.Skip: _never,
    mv.Trim: _own_card_refusal,
}

PLACING: frozenset[type] = frozenset(
    (
        *(mv.Work, mv.Mines, mv.Storehouse, mv.Hire, mv.Plans, mv.Recruit, mv.Browse),
        *(mv.TownCentre, mv.Guardhouse, mv.Build, mv.Advance),
    )
)
"""Moves that take a worker of the reserve."""

PHASES: dict[str, frozenset[type]] = {
    "characters": frozenset((mv.ChooseCharacter,)),
    "draft": frozenset((mv.Draft,)),
    "start": frozenset((mv.TakeOn,)),
    "turn": PLACING | {mv.Recall, mv.Dismiss},
    "keep": frozenset((mv.Keep,)),
    "trim": frozenset((mv.Trim,)),
}
"""Which moves answer what is asked, but for buildings (answering.py)."""
