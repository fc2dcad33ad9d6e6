"""What a seat may do now: a few whole moves, and begun ones that are walked field by field.

No step offers more than some thirty values: a token, then a territory, a province, and the way it lies there.
"""

from collections.abc import Callable, Iterator

from engine.games.rokugan import moves as mv
from engine.games.rokugan.asking import is_asked
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.legality import PHASES, refusal
from engine.games.rokugan.names import KIND, PROVINCES, Token
from engine.games.rokugan.offers_cards import WALKS as CARD_WALKS
from engine.games.rokugan.offers_cards import turn as turn_cards
from engine.games.rokugan.offers_cards import upkeep
from engine.games.rokugan.places import (
    blessable,
    holds_place,
    is_barred,
    lies_down,
    open_anywhere,
    territories,
    ways_of,
)
from engine.games.rokugan.setup import free_clans, free_provinces, objectives_dealt
from engine.games.rokugan.state import State, hand
from engine.games.rokugan.turning import lookable, swappable
from engine.games.rokugan.walking import (
    Offers,
    Walk,
    a_province,
    a_token,
    answerable,
    begin,
    in_territory,
    pick,
    territory,
)
from engine.kernel.map import territories_of
from engine.kernel.moves import Field, PartialMove, Walking, field_value, tag
from engine.kernel.seats import Seat

TAGS = {tag(kind): phases for kind, phases in PHASES.items()}
"""In which phases a begun move of this tag goes on."""

WALKING: Walking[State, mv.Action] = Walking(mv.Action, refusal, answerable)


def offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """The moves of the question that is asked, or how a begun one goes on; () for who is not asked."""
    if not is_asked(state, seat):
        return ()
    if begun is None:
        return tuple(OPENING[state.phase](state, seat))
    walk = WALKS.get(begun.move)
    if walk is None or state.phase not in TAGS[begun.move]:
        return ()
    goes_on = bool(begun.given) or _begins(state, seat, begun.move)
    return WALKING.advance(state, seat, begun, walk) if goes_on else ()


def _begins(state: State, seat: Seat, move: str) -> bool:
    """Whether this move can be begun: a card that is not held would lead to a refusal in the end."""
    return any(isinstance(one, PartialMove) and one.move == move for one in OPENING[state.phase](state, seat))


def _clans(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from (mv.ChooseClan(one) for one in free_clans(state))


def _objectives(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from (mv.KeepObjective(one) for one in objectives_dealt(state, seat))


def _drafts(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from begin(state, seat, "draft", _draft)


def _returns(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    tokens = dict.fromkeys(one for one in hand(state, seat) if one != "bluff")
    yield from (mv.GiveBack(one) for one in tokens)


def _turn(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    """To place or to bless, and cards before it; to pass only where nothing can be placed (BR-PLACE-14)."""
    laid = (*begin(state, seat, "place", _place), *begin(state, seat, "bless", _bless))
    yield from laid
    yield from turn_cards(state, seat)
    if not laid:
        yield mv.Pass()


def _strikes(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from (mv.Strike(one) for one in state.favor)


def _looks(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from (mv.Look(one) for one in lookable(state, seat))
    yield mv.Pass()


def _swaps(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    yield from begin(state, seat, "swap", _swap)
    yield mv.Pass()


def _draft(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    if a_province(begun) is not None:
        return None
    free = free_provinces(state)
    if field_value(begun, "territory") is None:
        return territory(territories_of(MAP, free))
    return pick("province", in_territory(begun, free))


def _place(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """Of a step only what it needs is looked at: most territories have an open place at once."""
    token = a_token(begun)
    if token is None:
        return pick("token", _layable(state, seat))
    if field_value(begun, "territory") is None:
        return territory(territories(state, seat, token))
    province = a_province(begun)
    if province is None:
        among = in_territory(begun, PROVINCES)
        return pick("province", tuple([one for one in among if holds_place(state, seat, token, one)]))
    if field_value(begun, "way") is None:
        return pick("way", tuple(ways_of(state, seat, token, province)))
    return None


def _layable(state: State, seat: Seat) -> tuple[Token, ...]:
    """The kinds of token in hand that can be placed; blessings have a move of their own."""
    kinds = [one for one in dict.fromkeys(hand(state, seat)) if KIND[one] != "blessing"]
    if state.options.bluffing == "on":
        free = open_anywhere(state, seat)
        return tuple([one for one in kinds if free and not is_barred(state, seat, one)])
    return tuple([one for one in kinds if lies_down(state, seat, one)])


def _bless(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    if a_token(begun) is None:
        kinds = tuple([one for one in hand(state, seat) if KIND[one] == "blessing"])
        return pick("token", kinds if kinds and lies_down(state, seat, kinds[0]) else ())
    own = tuple([one.number for one in blessable(state, seat)])
    return pick("number", own) if field_value(begun, "number") is None else None


def _swap(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    own = swappable(state, seat)
    first = field_value(begun, "one")
    if first is None:
        return pick("one", own)
    others = tuple(one for one in own if one != first)
    return pick("other", others) if field_value(begun, "other") is None else None


WALKS: dict[str, Walk] = {**CARD_WALKS, "draft": _draft, "place": _place, "bless": _bless, "swap": _swap}

OPENING: dict[str, Callable[[State, Seat], Iterator[mv.Action | PartialMove]]] = {
    "clans": _clans,
    "objectives": _objectives,
    "draft": _drafts,
    "give_back": _returns,
    "cards": upkeep,
    "turn": _turn,
    "favor": _strikes,
    "look": _looks,
    "swap": _swaps,
}
