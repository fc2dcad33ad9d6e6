"""Company at a table of Rokugan: five manners, each with placements that it likes beyond what they bring.

It looks ahead as the cunning does, in worlds that its view leaves open, and adds what its manner thinks of a
placement:

    fierce       attacks on provinces that somebody holds
    steadfast    guards at home, and peace
    sly          bluffs, shinobi and raids
    grudging     the provinces of whoever has laid most tokens against it this round
    honourable   provinces with many flowers; it burns nothing

The manner belongs to the seat and is no secret: it stands beside the seat's name. A clan that suits it is
chosen where one is free.
"""

from collections import Counter
from typing import Any, Final, Literal

from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.names import FIGHTERS, KIND, Clan, Province
from engine.games.rokugan.state import State, owner, piece_of
from engine.games.rokugan.stewards.cunning import best_placement, best_swap
from engine.games.rokugan.stewards.placing import Wish
from engine.games.rokugan.stewards.prudent import prudent, token_card_move
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

Manner = Literal["fierce", "steadfast", "sly", "grudging", "honourable"]

MANNERS: Final[tuple[Manner, ...]] = ("fierce", "steadfast", "sly", "grudging", "honourable")

CLANS_OF: Final[dict[Manner, tuple[Clan, ...]]] = {
    "fierce": ("lion", "unicorn"),
    "steadfast": ("crab", "dragon"),
    "sly": ("scorpion", "unicorn"),
    "grudging": ("phoenix", "lion"),
    "honourable": ("crane", "phoenix"),
}
"""The clans that each manner would rather lead."""

LIKED: Final = 1.0
"""What a placement that suits the manner is worth beside what it brings, in the worth of provinces."""

NEVER: Final = -50.0
"""What a placement is worth that a manner makes only where nothing else is left."""


def manner_of(seat: Seat) -> Manner:
    """How company plays at this seat; the same at every table and in every game."""
    return MANNERS[seat % len(MANNERS)]


def company(look: Look, dice: Dice) -> Any | None:
    """The placement that looks best to the seat's manner; all else as a prudent steward does it."""
    table: State = look.view.table
    seat, manner = look.seat, manner_of(look.seat)
    if not look.waits:
        return None
    match table.phase:
        case "clans":
            offers = look.ask(None)
            suiting = tuple(one for one in offers if one.clan in CLANS_OF[manner])
            return dice.pick(suiting or offers, "clan")
        case "swap":
            return best_swap(look, dice)
        case "turn":
            foe = foe_of(table, seat)

            def bonus(wish: Wish) -> float:
                return bonus_of_manner(manner, table, seat, wish.move, foe)

            return token_card_move(look) or best_placement(look, dice, bonus)
    return prudent(look, dice)


def bonus_of_manner(manner: Manner, table: State, seat: Seat, move: Place | Bless, foe: Seat | None) -> float:
    """What a manner adds to this placement of the seat's, whose foe this is, in the worth of provinces."""
    province = province_of(table, move)
    if province is None:
        return 0.0
    kind, holder = KIND[move.token], owner(table, province)
    is_attack = kind in FIGHTERS and holder not in (None, seat)
    match manner:
        case "fierce":
            return LIKED * is_attack
        case "steadfast":
            is_guard = isinstance(move, Place) and holder == seat and move.way == "centre"
            return LIKED * (kind == "diplomacy" or (is_guard and kind in FIGHTERS))
        case "sly":
            return LIKED * (kind in ("shinobi", "raid") or (kind == "bluff" and holder not in (None, seat)))
        case "grudging":
            return LIKED * 2 * (is_attack and holder == foe)
        case "honourable":
            return NEVER if kind == "raid" else 0.5 * LIKED * max(0, flowers(table, province) - 1)


def province_of(table: State, move: Place | Bless) -> Province | None:
    """The province at which this placement lies; None where the token to be blessed is gone."""
    if isinstance(move, Place):
        return move.province
    piece = piece_of(table, move.number)
    return None if piece is None else piece.province


def foe_of(table: State, seat: Seat) -> Seat | None:
    """Who has laid most tokens at this seat's provinces in the round; None where nobody has."""
    laid = Counter(
        one.owner for one in table.pieces if one.owner != seat and owner(table, one.province) == seat
    )
    return max(laid, key=lambda one: (laid[one], -one), default=None)
