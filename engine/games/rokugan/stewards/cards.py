"""When a prudent steward plays a card, and on what."""

from typing import Any

from engine.games.rokugan import moves as mv
from engine.games.rokugan.board import FIXED
from engine.games.rokugan.cards import AIMED, cards_of, onward
from engine.games.rokugan.facts import ROUNDS
from engine.games.rokugan.names import KIND, STRENGTH, Card, Province, Token, Tokens
from engine.games.rokugan.places import targets
from engine.games.rokugan.regrouping import givable, takable, taking
from engine.games.rokugan.scoring import flowers
from engine.games.rokugan.state import State, hand, land, owner, piece_of
from engine.games.rokugan.stewards.odds import odds
from engine.games.rokugan.stewards.worth import gain, loss
from engine.kernel.moves import PartialMove
from engine.kernel.rows import remove_each
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

GIVING: tuple[Card, ...] = (
    "feats_of_engineering",
    "code_of_honor",
    "sacred_ground",
    "bushido",
    "honorable_fight",
    "aid_of_the_kami",
    "ashigaru_levies",
    "port_of_prosperity",
    "strength_of_purpose",
    "bountiful_harvest",
)
"""Cards that are best at home."""

REGROUPING: dict[Card, mv.Regrouping] = {"promotion": "promotion", "reinforcements": "reinforcements"}

SOON = 3
"""With so many tokens in hand or fewer a round is near its end."""

DANGER = 2.5
"""From so much honour at stake a starting card is used."""


def card(look: Look) -> Any | None:
    """The first card in hand that serves, with its aim; None to pass."""
    table: State = look.view.table
    for one in cards_of(table, look.seat):
        begun = _move(table, look.seat, one)
        move = None if begun is None else whole(look, begun)
        if move is not None:
            return move
    return None


def whole(look: Look, begun: PartialMove) -> Any | None:
    """The move that a begun one makes when nothing is open, or None where it is not to be made."""
    found = look.ask(begun)
    return None if not found or isinstance(found[0], PartialMove) else found[0]


def _move(table: State, seat: Seat, one: Card) -> PartialMove | None:
    if one == "spy_network":
        rival = max((other for other in table.order if other != seat), key=lambda other: _size(table, other))
        return PartialMove("spy", (("seat", rival),))
    if one in REGROUPING:
        return _regroup(table, seat, REGROUPING[one])
    if one not in AIMED:
        return None
    chosen: tuple[Province, ...] = ()
    while among := onward(table, seat, one, chosen):
        best = max(among, key=lambda province: _merit(table, seat, one, province, len(chosen)))
        if not chosen and _merit(table, seat, one, best, 0) <= 0:
            return None
        chosen = (*chosen, best)
    steps = tuple(("provinces", (province,)) for province in chosen)
    return PartialMove("play_card", (("card", one), *steps)) if chosen else None


def _size(table: State, seat: Seat) -> int:
    return sum(one.owner == seat for one in table.lands)


def _merit(table: State, seat: Seat, one: Card, province: Province, part: int) -> float:
    """How good a province is for this part of the card."""
    mine = owner(table, province) == seat
    if one in GIVING:
        fresh = land(table, province).special is None or one in ("strength_of_purpose", "bountiful_harvest")
        printed = flowers(table, province) if one == "bushido" else 0
        return (loss(table, province) - 2 * printed if mine else 0.0) * fresh
    match one, part:
        case ("bless_the_lands", 0):
            return 3.0 + _freed_land_worth(table, province)
        case ("foment_rebellion", 0):
            return 2.0 if mine else 0.1 * gain(table, seat, province)
        case ("cultural_exchange", 0):
            return 9.0 - loss(table, province)
        case ("diplomatic_mission", 0):
            return 1.0 if owner(table, province) not in (None, seat) else 0.0
        case ("pirate_raids", 0):
            return 0.0 if mine else loss(table, province)
    return loss(table, province)


def _freed_land_worth(table: State, province: Province) -> float:
    return float(land(table, province).special in FIXED)


def _regroup(table: State, seat: Seat, one: mv.Regrouping) -> PartialMove | None:
    """The strongest come back, the weakest go."""
    count = taking(table, seat, one)
    takes: Tokens = ()
    for _ in range(count):
        left = remove_each(takable(table, seat, one), *takes)
        takes = (*takes, max(left, key=_use))
    gives: tuple[mv.Given, ...] = ()
    for _ in range(count):
        weakest = min(givable(table, seat, takes, gives), key=_use)
        gives = (*gives, mv.Given(weakest, "discard"))
    parts = tuple(
        ("gives", (PartialMove("given", (("token", one.token), ("into", one.into))),)) for one in gives
    )
    steps = (("card", one), *(("takes", (token,)) for token in takes), *parts)
    return PartialMove("regroup", steps) if count else None


def _use(token: Token) -> float:
    return 2.2 if KIND[token] in ("diplomacy", "raid") else float(STRENGTH[token])


def starting(look: Look) -> Any | None:
    """Shugenja and first player card against a token that endangers most; None to go on."""
    table: State = look.view.table
    seat = look.seat
    if len(hand(table, seat)) - table.players[seat].skipped > SOON and table.round < ROUNDS:
        return None
    foes = [one for one in targets(table, seat) if _danger(table, seat, one) >= DANGER]
    if not foes:
        return None
    worst = max(foes, key=lambda one: _danger(table, seat, one))
    for name in ("shugenja", "first_player"):
        move = whole(look, PartialMove("use_card", (("card", name), ("number", worst))))
        if move is not None:
            return move
    return None


def _danger(table: State, seat: Seat, number: int) -> float:
    """What an attack on one's own province may cost."""
    piece = piece_of(table, number)
    if piece is None or owner(table, piece.province) != seat:
        return 0.0
    found = odds(table, seat, piece.province)
    return loss(table, piece.province) * (1 - found.holds(found.own))
