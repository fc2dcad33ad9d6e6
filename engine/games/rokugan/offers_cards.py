"""How moves with cards are walked: territory cards in the upkeep, the others in a turn."""

from collections.abc import Iterator, Sequence

from engine.games.rokugan import moves as mv
from engine.games.rokugan.asking import STARTING, animates, animates_blessing, shadow
from engine.games.rokugan.board import payable, with_special
from engine.games.rokugan.cards import AIMED, cards_of, onward
from engine.games.rokugan.facts import BLESSINGS
from engine.games.rokugan.names import TERRITORIES, Card
from engine.games.rokugan.places import fits, spots, targets
from engine.games.rokugan.regrouping import givable, takable, taking
from engine.games.rokugan.starting import (
    CALMED,
    LOOKS,
    PURGED,
    after_cost,
    blessing_targets,
    can_rise,
    risers,
    spendable,
    targets_of,
)
from engine.games.rokugan.state import State
from engine.games.rokugan.walking import (
    Walk,
    a_province,
    a_token,
    begin,
    pick,
    provinces,
    tokens,
)
from engine.kernel.moves import Field, PartialMove, Pick, Several, SubForms, field_value
from engine.kernel.rows import remove_each
from engine.kernel.seats import Seat

REGROUPING: tuple[mv.Regrouping, ...] = ("promotion", "reinforcements")


def upkeep(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    """A card that can do something, or to pass (BR-UPKEEP-7)."""
    yield from begin(state, seat, "play_card", _play)
    yield from begin(state, seat, "spy", _spy)
    yield from begin(state, seat, "regroup", _regroup)
    yield mv.Pass()


def turn(state: State, seat: Seat) -> Iterator[mv.Action | PartialMove]:
    """The cards of the start of a turn (BR-CARD-3)."""
    yield from begin(state, seat, "use_card", _use)
    own = cards_of(state, seat)
    for card, move in (
        ("dark_favors", "dark_favors"),
        ("purge_the_weak", "purge"),
        ("inspire_fear", "inspire_fear"),
    ):
        if card in own and shadow(state, seat, card):
            yield from begin(state, seat, move, WALKS[move])
    if "animate_the_dead" in own:
        if animates(state, seat):
            yield from begin(state, seat, "animate", _animate)
        if animates_blessing(state, seat):
            yield from begin(state, seat, "animate_blessing", _animate_blessing)


def _card(begun: PartialMove, among: tuple[Card, ...]) -> Card | None:
    value = field_value(begun, "card")
    return next((one for one in among if one == value), None)


def _play(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The card, then its provinces one by one, in the order of its parts."""
    own = tuple(one for one in cards_of(state, seat) if one in AIMED and onward(state, seat, one, ()))
    card = _card(begun, own)
    if card is None:
        return pick("card", own)
    among = onward(state, seat, card, provinces(begun))
    return Several("provinces", among, 1, 1, ordered=True) if among else None


def _spy(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    if field_value(begun, "seat") is not None:
        return None
    own = "spy_network" in cards_of(state, seat)
    return pick("seat", tuple(one for one in state.order if one != seat and own))


def _regroup(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """Tokens of the discard one by one, then as many out of the hand, each to its pile."""
    held = cards_of(state, seat)
    own = tuple(one for one in REGROUPING if one in held and taking(state, seat, one))
    card = next((one for one in own if one == field_value(begun, "card")), None)
    if card is None:
        return pick("card", own)
    takes, count = tokens(begun, "takes"), taking(state, seat, card)
    if len(takes) < count:
        left = remove_each(takable(state, seat, card), *takes)
        return Several("takes", tuple(dict.fromkeys(left)), 1, 1, ordered=True)
    gone = _tokens_given(begun)
    if len(gone) >= count:
        return None
    among = givable(state, seat, takes, gone)
    form = PartialMove("given", (), (pick("token", among), pick("into", ("discard", "pool"))))
    return SubForms("gives", (form,), 1, 1)


def _tokens_given(begun: PartialMove) -> tuple[mv.Given, ...]:
    value = field_value(begun, "gives")
    parts = tuple(one for one in value if isinstance(one, PartialMove)) if isinstance(value, tuple) else ()
    rows = ((a_token(one), field_value(one, "into")) for one in parts)
    return tuple(
        mv.Given(token, "pool" if into == "pool" else "discard") for token, into in rows if token is not None
    )


def _use(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    chosen = field_value(begun, "card")
    card = next((one for one in STARTING if one == chosen), None)
    among = () if card is None else targets_of(state, seat, card)
    if not among:
        return pick("card", tuple([one for one in STARTING if targets_of(state, seat, one)]))
    return pick("number", among) if field_value(begun, "number") is None else None


def _favors(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    if a_province(begun, "cost") is None:
        return pick("cost", payable(state, seat))
    among = targets(state)
    return (
        Several("numbers", among, 1, min(LOOKS, len(among)))
        if field_value(begun, "numbers") is None
        else None
    )


def _purge(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    if a_token(begun, "cost") is None:
        return pick("cost", spendable(state, seat))
    among = targets(state)
    count = min(PURGED, len(among))
    return Several("numbers", among, count, count) if field_value(begun, "numbers") is None else None


def _fear(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    if a_province(begun, "cost") is None:
        return pick("cost", payable(state, seat))
    among = with_special(state)
    most = min(CALMED, len(among))
    return Several("provinces", among, 1, most) if field_value(begun, "provinces") is None else None


def _animate(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The token, the cost that leaves it a place, and the place on the board as it is then."""
    token, cost = a_token(begun), a_province(begun, "cost")
    if token is None:
        mine = payable(state, seat)
        return pick(
            "token",
            tuple(one for one in risers(state, seat) if any(can_rise(state, seat, two, one) for two in mine)),
        )
    if cost is None:
        return pick("cost", tuple(one for one in payable(state, seat) if can_rise(state, seat, one, token)))
    then = after_cost(state, cost)
    places = [
        (name, province, way)
        for name in TERRITORIES
        for province, way in spots(then, seat, token, name)
        if fits(then, seat, token, province, way)
    ]
    return place_field(begun, places)


def place_field(begun: PartialMove, places: Sequence[tuple[str, str, str]]) -> Field | None:
    """Territory, province and way, each from the places that are left; the territory is a helper."""
    for spot, name in enumerate(("territory", "province", "way")):
        value = field_value(begun, name)
        if value is None:
            among = tuple(dict.fromkeys(place[spot] for place in places))
            return Pick(name, among, helper=name == "territory")
        places = [place for place in places if place[spot] == value]
    return None


def _animate_blessing(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    if a_province(begun, "cost") is None:
        return pick("cost", payable(state, seat))
    if a_token(begun) is None:
        return pick("token", tuple(one for one in state.players[seat].discard if one in BLESSINGS))
    return pick("number", blessing_targets(state, seat)) if field_value(begun, "number") is None else None


WALKS: dict[str, Walk] = {
    "play_card": _play,
    "spy": _spy,
    "regroup": _regroup,
    "use_card": _use,
    "dark_favors": _favors,
    "purge": _purge,
    "inspire_fear": _fear,
    "animate": _animate,
    "animate_blessing": _animate_blessing,
}
