"""What a seat may do now: whole moves, and begun ones that are walked field by field (AW-MOVE-1).

No step offers more than the 45 groups of workers that may be captured.
"""

from collections.abc import Callable, Iterator

from engine.games.architects import answering, guildhall, setup, storehouse, town, turns
from engine.games.architects import moves as mv
from engine.games.architects.asking import is_asked
from engine.games.architects.crew import is_crew_full
from engine.games.architects.guardhouse import ERRANDS, after, max_errands, possible
from engine.games.architects.kinds import Captures, CapturesOrRansoms
from engine.games.architects.legality import NO_DICE, PHASES, answer_refusal, refusal
from engine.games.architects.names import TRADES, Apprentice, Errand, Trade
from engine.games.architects.state import State, at, hand
from engine.games.architects.walking import (
    Offers,
    Walk,
    a_building,
    an_apprentice,
    answerable,
    captures,
    captures_so_far,
    chain,
    is_chain_ended,
    pick,
    row,
)
from engine.games.architects.workshop import affordable
from engine.kernel.moves import Field, PartialMove, Walking, field_value, tag
from engine.kernel.refused import no
from engine.kernel.seats import Seat

PLAIN: tuple[mv.Plain, ...] = (
    *("forest", "quarry", "silversmith", "tax_stand"),
    *("black_market_small", "black_market_large"),
)
WHOLE: tuple[mv.Action, ...] = (
    *(mv.Work(one) for one in PLAIN[:2]),
    mv.Mines("clay"),
    mv.Mines("gold"),
    *(mv.Work(one) for one in PLAIN[2:]),
    mv.Plans(),
    mv.Browse(),
)
"""Placements with nothing more to choose."""

WALKING: Walking[State, mv.Action] = Walking(mv.Action, refusal, answerable)


def offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """The moves of the question that is asked, or how a begun one goes on; () for who is not asked."""
    if not is_asked(state, seat):
        return ()
    if begun is None:
        return tuple(OPENING[state.phase](state, seat))
    walk = WALKS.get(begun.move)
    return WALKING.advance(state, seat, begun, walk) if walk and _begins(state, begun.move) else ()


def _begins(state: State, move: str) -> bool:
    """Whether a move of this tag may be begun now."""
    if state.phase in ("effect", "extra"):
        return any(tag(kind) == move and answering.answers(state, kind) for kind in BEGUN)
    return any(tag(kind) == move and kind in PHASES[state.phase] for kind in BEGUN)


def _legal(state: State, seat: Seat, *among: mv.Action) -> Iterator[mv.Action]:
    yield from (one for one in among if refusal(state, seat, one) is None)


def _start(state: State, seat: Seat, move: str) -> Offers:
    return WALKING.advance(state, seat, PartialMove(move), WALKS[move])


def _characters(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from (mv.ChooseCharacter(one) for one in setup.free(state))


def _packet(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from (mv.Draft(one) for one in setup.packet(state, seat))


def _turn(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    """To place where it is possible, else to recall; apprentices may go before (AW-TURN-1, AW-TURN-6)."""
    if state.players[seat].reserve:
        yield from [one for one in WHOLE if answer_refusal(state, seat, one) is None]
        for move in ("storehouse", "hire", "recruit", "town_centre", "guardhouse", "build", "advance"):
            yield from _start(state, seat, move)
    yield from turns.origins(state, seat)
    yield from (mv.Dismiss(one) for one in state.players[seat].crew)


def _display_offers(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from _start(state, seat, "take_on")


def _keep_offers(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    cards = () if state.looked is None else state.looked.value or ()
    yield from (mv.Keep(one) for one in cards)


def _effect(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    """What the building that asks may be answered (AW-BUILD-3)."""
    player = state.players[seat]
    plain: tuple[mv.Action, ...] = (mv.Accept(), mv.Reclaim(), *map(mv.ChooseGood, answering.choices(state)))
    cards: tuple[mv.Action, ...] = (*map(mv.Sell, hand(state, seat)), *map(mv.Dismiss, player.crew))
    yield from _legal(state, seat, *plain, *cards)
    for move in ("seize", "take_on"):
        if _begins(state, move):
            yield from _start(state, seat, move)
    yield from _legal(state, seat, mv.Skip())


def _extra(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from _start(state, seat, "build")
    yield from _start(state, seat, "advance")
    yield mv.Skip()


def _excess(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from (mv.Trim(one) for one in hand(state, seat))


def _trades(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """One trade after another: earlier ones pay for later ones (AW-STORE-1)."""
    player, so_far = state.players[seat], _names(begun)
    if is_chain_ended(begun, "trades") or len(so_far) >= storehouse.max_trades(player):
        return None
    goods = storehouse.goods_after_trades(player, so_far)
    among = () if goods is None else storehouse.possible(player, goods)
    return chain("trades", among) if among else None


def _names(begun: PartialMove) -> tuple[Trade, ...]:
    return tuple(name for one in row(begun, "trades") for name in TRADES if name == one)


def _errands(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """One errand after another, each judged at what those before it leave; none where none can be done."""
    so_far: tuple[Errand, ...] = tuple(
        name for one in row(begun, "errands") for name in ERRANDS if name == one
    )
    if is_chain_ended(begun, "errands") or len(so_far) >= max_errands(state.players[seat]):
        return None
    then = after(state, seat, so_far, NO_DICE)
    among = () if then is None else possible(then, seat)
    return chain("errands", among) if among else None


def _captures(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """One capture after another, as far as silver goes (AW-TOWN-4)."""
    so_far = captures_so_far(begun)
    if is_chain_ended(begun, "captures") or len(so_far) > at(state.players[seat], "town_centre"):
        return None
    paying = town.affordable(state, seat, len(so_far) + 1)
    among = town.further(town.with_worker(state, seat), so_far, town.locations(state)) if paying else ()
    return captures(among) if among else None


def _seizes(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """At least one: who wants none leaves it."""
    so_far, effect = captures_so_far(begun), answering.effect_of(state)
    if not isinstance(effect, Captures | CapturesOrRansoms):
        return None
    if is_chain_ended(begun, "captures") or len(so_far) >= effect.captures:
        return None
    among = town.further(town.groups(state), so_far, effect.locations)
    if not so_far:
        return captures(among, 1) if among else None
    return captures(among) if among else None


def _hires(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    return _card(state, seat, begun, affordable(state, seat))


def _takes(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """Any apprentice of the display (AW-APP-5)."""
    return _card(state, seat, begun, tuple(one.card for line in state.display for one in line))


def _recruits(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    open_ = refusal(state, seat, mv.Browse()) in (None, no("deck_empty"))
    return _takes(state, seat, begun) if open_ else pick("card", ())


def _card(state: State, seat: Seat, begun: PartialMove, among: tuple[Apprentice, ...]) -> Field | None:
    """The apprentice, then the one that goes where there is no room (AW-APP-1)."""
    if an_apprentice(begun) is None:
        return pick("card", among)
    if is_crew_full(state.players[seat]) and field_value(begun, "discard") is None:
        return pick("discard", state.players[seat].crew)
    return None


def _builds(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The building, then what is spared where that is a choice."""
    card = a_building(begun)
    if card is None:
        return pick("card", guildhall.buildable(state, seat))
    ways = tuple(one for one in guildhall.spares(state.players[seat], card) if one is not None)
    return pick("spare", ways) if ways and field_value(begun, "spare") is None else None


def _advances(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """How much of the price is wood where it is mixed, then the building that goes (AW-CATH-2)."""
    if guildhall.cathedral_closed_because(state, seat):
        return pick("wood", ())
    player = state.players[seat]
    among = guildhall.woods(player)
    if field_value(begun, "wood") is None and among != (0,):
        return pick("wood", among)
    if field_value(begun, "discard") is None and not guildhall.keeps_hand(player):
        return pick("discard", hand(state, seat))
    return None


WALKS: dict[str, Walk] = {
    "storehouse": _trades,
    "hire": _hires,
    "recruit": _recruits,
    "town_centre": _captures,
    "guardhouse": _errands,
    "build": _builds,
    "advance": _advances,
    "take_on": _takes,
    "seize": _seizes,
}
BEGUN: tuple[type, ...] = (
    *(mv.Storehouse, mv.Hire, mv.Recruit, mv.TownCentre, mv.Guardhouse),
    *(mv.Build, mv.Advance, mv.TakeOn, mv.Seize),
)
"""Moves that are walked."""

OPENING: dict[str, Callable[[State, Seat], Iterator[mv.Action | PartialMove]]] = {
    "characters": _characters,
    "draft": _packet,
    "start": _display_offers,
    "turn": _turn,
    "keep": _keep_offers,
    "effect": _effect,
    "extra": _extra,
    "trim": _excess,
}
