"""Prudent, a steward for Rokugan: plain sense from the open board, its own tokens and average guesses.

Most questions are answered by whatever scores best: an objective, a province to draft, a placement. Cards are
played as soon as one does something worth while (`_card_move`); shugenja and first player card late in a
round, when what endangers a province most lies there (`token_card_move`). A move that the rules do not offer
is never made: everything is walked through the offers (`whole_move`), and something is always left
(`first_move`).
"""

from typing import Any, Final

from engine.games.rokugan.base import Pass
from engine.games.rokugan.chapters.hand_cards import (
    Given,
    Regrouping,
    exchange_count,
    givable,
    takable,
)
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.province_cards import AIMED, next_targets
from engine.games.rokugan.chapters.provinces import FIXED
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.chapters.setup import Draft, free_provinces
from engine.games.rokugan.chapters.territory_cards import cards_of
from engine.games.rokugan.facts import GOALS, MAP, ROUNDS
from engine.games.rokugan.names import KIND, STRENGTH, Card, Kind, Objective, Province, Token, Tokens
from engine.games.rokugan.places import targets
from engine.games.rokugan.state import State, hand, land, owner, piece_of
from engine.games.rokugan.stewards.placing import odds, wishes
from engine.games.rokugan.stewards.worth import gain, loss
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat, remove_each
from engine.kernel.steward import Look

LIKELY: Final[dict[str, float]] = {
    "capital_or_provinces": 0.6,
    "chain": 0.5,
    "coastal": 0.35,
    "fewest_provinces": 0.15,
    "territories_present": 0.4,
    "provinces_all": 0.8,
}
"""How likely an objective of each kind is to be reached."""

AT_HOME: Final[tuple[Card, ...]] = (
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

IN_HAND: Final[dict[Kind, float]] = {"blessing": 1.2, "diplomacy": 1.5, "raid": 2.5}
"""The strength that a token in hand serves as, where it is not its own."""

SOON: Final = 3
"""With so many tokens in hand or fewer a round is near its end."""

DANGER: Final = 2.5
"""From so much honour at stake a starting card is used."""


def prudent(look: Look, dice: Dice) -> Any | None:
    """The best move by plain sense, or None where nothing is asked."""
    if not look.waits:
        return None
    table: State = look.view.table
    match table.phase:
        case "clans":
            return dice.pick(look.ask(None), "clan")
        case "objectives":
            return max(look.ask(None), key=lambda one: _promise(table, look.seat, one.objective))
        case "draft":
            return Draft(_best_draft(table, look.seat))
        case "give_back":
            # The token that serves as the least strength in hand.
            return min(
                look.ask(None),
                key=lambda one: IN_HAND.get(KIND[one.token], float(STRENGTH[one.token])),
            )
        case "cards":
            return _card_move(look) or Pass()
        case "turn":
            if (card := token_card_move(look)) is not None:
                return card
            # The best placement that is legal; the last token is the least useful, mostly the bluff.
            for wish in wishes(table, look.seat):
                move = whole_move(look, walked_placement(wish.move))
                if move is not None:
                    return move
    return first_move(look)


# --- how a move is made -------------------------------------------------------------------------------------


def whole_move(look: Look, begun: PartialMove) -> Any | None:
    """The move that a begun one makes when nothing is open, or None where it is not to be made."""
    found = look.ask(begun)
    return None if not found or isinstance(found[0], PartialMove) else found[0]


def walked_placement(move: Place | Bless) -> PartialMove:
    """A placement as a begun move with all its fields, to be asked for with `whole_move`."""
    if isinstance(move, Bless):
        return PartialMove("bless", (("token", move.token), ("number", move.number)))
    territory = MAP.lies_in[move.province]
    fields = (("token", move.token), ("territory", territory), ("province", move.province), ("way", move.way))
    return PartialMove("place", fields)


def first_move(look: Look) -> Any | None:
    """A move that is always there: to pass, or the first whole one; any placement where one must be made."""
    offers = look.ask(None)
    plain = [one for one in offers if not isinstance(one, PartialMove)]
    if plain:
        return plain[-1] if isinstance(plain[-1], Pass) else plain[0]
    table: State = look.view.table
    tokens = [one for one in hand(table, look.seat) if one != "bluff"]
    for token in (*tokens, "bluff"):
        for province in MAP.provinces:
            begun = (("token", token), ("territory", MAP.lies_in[province]), ("province", province))
            move = whole_move(look, PartialMove("place", (*begun, ("way", "centre"))))
            if move is not None:
                return move
    return None


# --- set-up and placement -----------------------------------------------------------------------------------


def _promise(table: State, seat: Seat, goal: Objective) -> float:
    """The honour that an objective may bring; one of the own territory is half reached."""
    row = GOALS[goal]
    home = row.territory is not None and row.territory == table.players[seat].clan
    return row.honor * (0.9 if home else LIKELY[row.kind])


def _best_draft(table: State, seat: Seat) -> Province:
    """The free province that is worth most, and rather next to what one holds."""

    def merit(province: Province) -> float:
        # Neighbours of one's own guard each other; those of others threaten.
        owners = [owner(table, one) for one in MAP.near[province]]
        near = 0.4 * owners.count(seat) - 0.1 * sum(one not in (None, seat) for one in owners)
        return gain(table, seat, province) + near

    return max(free_provinces(table), key=merit)


# --- territory cards ----------------------------------------------------------------------------------------


def _card_move(look: Look) -> Any | None:
    """The first card in hand that serves, with its aim; None to pass."""
    table: State = look.view.table
    for card in cards_of(table, look.seat):
        begun: PartialMove | None
        match card:
            case "spy_network":
                rivals = (one for one in table.order if one != look.seat)
                largest = max(rivals, key=lambda seat: sum(one.owner == seat for one in table.lands))
                begun = PartialMove("spy", (("seat", largest),))
            case "promotion" | "reinforcements":
                begun = _exchange(table, look.seat, card)
            case _:
                # Those of the Shadowlands are not played here.
                begun = _aimed_card(table, look.seat, card) if card in AIMED else None
        move = None if begun is None else whole_move(look, begun)
        if move is not None:
            return move
    return None


def _aimed_card(table: State, seat: Seat, card: Card) -> PartialMove | None:
    """The card at the best province for each part; None where the first part is worth nothing."""
    chosen: tuple[Province, ...] = ()
    while among := next_targets(table, seat, card, chosen):
        best = max(among, key=lambda province: _merit(table, seat, card, province, len(chosen)))
        if not chosen and _merit(table, seat, card, best, 0) <= 0:
            return None
        chosen = (*chosen, best)
    steps = tuple(("provinces", (province,)) for province in chosen)
    return PartialMove("play_card", (("card", card), *steps)) if chosen else None


def _merit(table: State, seat: Seat, card: Card, province: Province, part: int) -> float:
    """How good a province is for this part of the card."""
    mine = owner(table, province) == seat
    special = land(table, province).special
    if card in AT_HOME:
        # A special token that replaced another would lose what that one brings.
        fresh = special is None or card in ("strength_of_purpose", "bountiful_harvest")
        printed = flowers(table, province) if card == "bushido" else 0
        return (loss(table, province) - 2 * printed if mine else 0.0) * fresh
    match card, part:
        case ("bless_the_lands", 0):
            return 3.0 + (special in FIXED)
        case ("foment_rebellion", 0):
            return 2.0 if mine else 0.1 * gain(table, seat, province)
        case ("cultural_exchange", 0):
            return 9.0 - loss(table, province)
        case ("diplomatic_mission", 0):
            return 1.0 if owner(table, province) not in (None, seat) else 0.0
        case ("pirate_raids", 0):
            return 0.0 if mine else loss(table, province)
    return loss(table, province)


def _exchange(table: State, seat: Seat, card: Regrouping) -> PartialMove | None:
    """The strongest come back, the weakest go."""
    count = exchange_count(table, seat, card)
    takes: Tokens = ()
    for _ in range(count):
        left = remove_each(takable(table, seat, card), *takes)
        takes = (*takes, max(left, key=_exchange_worth))
    gives: tuple[Given, ...] = ()
    for _ in range(count):
        weakest = min(givable(table, seat, takes, gives), key=_exchange_worth)
        gives = (*gives, Given(weakest, "discard"))
    parts = tuple(
        ("gives", (PartialMove("given", (("token", one.token), ("into", one.into))),)) for one in gives
    )
    steps = (("card", card), *(("takes", (token,)) for token in takes), *parts)
    return PartialMove("regroup", steps) if count else None


def _exchange_worth(token: Token) -> float:
    return 2.2 if KIND[token] in ("diplomacy", "raid") else float(STRENGTH[token])


# --- cards of the start of a turn ---------------------------------------------------------------------------


def token_card_move(look: Look) -> Any | None:
    """Shugenja and first player card against a token that endangers most; None to go on."""
    table: State = look.view.table
    seat = look.seat
    if len(hand(table, seat)) - table.players[seat].skipped > SOON and table.round < ROUNDS:
        return None
    foes = [one for one in targets(table, except_seat=seat) if _danger(table, seat, one) >= DANGER]
    if not foes:
        return None
    worst = max(foes, key=lambda one: _danger(table, seat, one))
    for name in ("shugenja", "first_player"):
        move = whole_move(look, PartialMove("use_card", (("card", name), ("number", worst))))
        if move is not None:
            return move
    return None


def _danger(table: State, seat: Seat, number: int) -> float:
    """The honour that an attack on one's own province may cost; 0 for any other token."""
    piece = piece_of(table, number)
    if piece is None or owner(table, piece.province) != seat:
        return 0.0
    found = odds(table, seat, piece.province)
    return loss(table, piece.province) * (1 - found.hold_chance(found.own))
