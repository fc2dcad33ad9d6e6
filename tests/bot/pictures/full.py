"""Tables of the games that share their pages on which as much as possible is to be drawn."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.games.coup.base import CHARACTERS
from engine.games.coup.chapters.effects import TurnStarted
from engine.games.coup.state import Call
from engine.games.rokugan.chapters.resolution import resolve
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import PROVINCES
from engine.games.treasure.chapters.day import Attack, Mutiny
from engine.kernel.map import borders
from tests.engine.games.architects import board as architects_board
from tests.engine.games.coup import board as coup_board
from tests.engine.games.rokugan import board as rokugan_board
from tests.engine.games.treasure import board as treasure_board

LETTERS: Final = "ABCDEFGHIJ"
CLANS: Final = ("crane", "lion", "crab", "dragon", "phoenix")

OWN: Final[dict[str, Any]] = {
    "hand": ["well", "keep", "clay_pit", "fortress", "observatory", "gamblers_den"],
    "crew": ["thief", "labourer"],
    "goods": {"clay": 11, "wood": 5, "stone": 1, "gold": 13, "marble": 22, "silver": 34},
    "virtue": 3,
    "spots": {"forest": 3, "mines": 2},
}
OTHERS: Final[dict[int, dict[str, Any]]] = {
    1: {"spots": {"forest": 2, "town_centre": 12}, "virtue": 3, "prison": 4, "level": 2},
    2: {"spots": {"forest": 5, "silversmith": 4}, "virtue": 3, "level": 4, "unpaid": 12},
    3: {"spots": {"forest": 10, "guardhouse": 3}, "virtue": 3, "goods": {"silver": 3}},
    4: {"spots": {"forest": 6, "tax_stand": 1}, "virtue": 3, "held": {0: 3}},
}
HALL: Final = (0, 1, 1, 2, 3, 4, 2, 0, 1, 1, 1, 2, 2, 3)


def coup(seats: int) -> Any:
    """Everybody has claimed all they can, the first has lost a card, all challenges are long."""
    rows = "; ".join(f"{one}[duke,captain] 12" for one in LETTERS[1 : min(seats, 2)])
    rest = "; ".join(LETTERS[2:seats])
    state = coup_board.table("; ".join(one for one in ("A[duke|captain] 12", rows, rest) if one)).state
    calls = tuple(Call(99, 0, 1, "ambassador", shown) for shown in (True, False, None))
    claimed = tuple(CHARACTERS for _ in state.order)
    return replace(state, turn=99, claims=claimed, calls=calls)


def coup_rounds(seats: int) -> Iterator[Any]:
    """Tables with all that has happened at them: a turn of each kind, doubted, blocked and lost; one open."""
    hands = ("A[duke,captain] 4", "B[duke,assassin] 4", *(f"{one} 3" for one in LETTERS[2:seats]))
    here = coup_board.table("; ".join(hands))
    begun = TurnStarted(here.state.turn, 0, forced=False)
    board = here.play("A: act tax; B: challenge; A: prove; B: lose 0; B: act assassinate A; all pass")
    board = board.play("A: block contessa; B: challenge; A: lose 0") if seats > 2 else board.play("A: pass")
    for name in LETTERS[2:seats]:
        board = board.play(f"{name}: act foreign_aid; all pass")
    yield replace(board, events=(begun, *board.events))
    if seats > 2:
        stolen = board.play("B: act exchange")
        yield replace(stolen, events=(begun, *stolen.events))


def treasure(seats: int) -> Iterator[Any]:
    """An attack and a mutiny tonight: by thirds, and with all who may on one ship."""
    for fore in (-(-seats // 3), seats - 1):
        first, second, rest = LETTERS[:fore], LETTERS[fore : fore + 3], LETTERS[fore + 3 : seats]
        text = f"FD: {' '.join(first)}; JR: {' '.join(second)}; island: {' '.join(rest)}"
        day = treasure_board.board(text, treasure_board.HOLDS).do("A", Attack())
        yield (day.do(second[1], Mutiny()) if len(second) > 1 else day).state


def architects(seats: int) -> Any:
    """A late table: a full hand, crowds at one place, everybody at one step of virtue."""
    players = {0: OWN, **{seat: one for seat, one in OTHERS.items() if seat < seats}}
    market = {"black_market_small": 1, "black_market_large": 0}
    hall = tuple(seat % seats for seat in HALL[:11])
    some = {"guildhall": hall, "market": market, "pool": 19, "turns": 131, "final": 2}
    return architects_board.table(seats, players, **some).state


def rokugan(seats: int, *, turned: bool = False) -> Any:
    """Every province held and marked, a token over each border (either way) and coast and in each centre."""
    over = [pair[::-1] if turned else pair for pair in borders(MAP)]
    lying = [(number % seats, "army_2", *pair) for number, pair in enumerate(over)]
    lying += [(number % seats, "navy_1", one, "sea") for number, one in enumerate(MAP.coasts)]
    lying += [(number % seats, "army_1", one, "centre") for number, one in enumerate(PROVINCES)]
    held = {name: (number % seats, 1, 2, "shrine") for number, name in enumerate(PROVINCES)}
    return rokugan_board.table(CLANS[:seats], held, tuple(lying)).state


def rokugan_battles(seats: int) -> tuple[Any, ...]:
    """A resolution at this many seats: one province attacked by all others, raids and peace beside it."""
    lands = {f"{clan}_capital": (seat, 1) for seat, clan in enumerate(CLANS[:seats])}
    laid = [(seat, f"army_{2 + seat}", "crane_capital", "sea") for seat in range(1, seats)]
    laid += [(seat, "shinobi_3", "crane_capital", "centre", "blessing_3") for seat in range(1, seats)]
    laid += [
        (0, "army_5", "crane_capital"),
        (1, "diplomacy", "lion_capital"),
        (0, "navy_3", "shore_west", "sea"),
    ]
    state = rokugan_board.table(CLANS[:seats], lands, tuple(laid), phase="resolve").state
    return resolve(state, rokugan_board.DICE)
