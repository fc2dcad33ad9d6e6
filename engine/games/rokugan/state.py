"""The table of a game as a value, the questions that every chapter asks of it, and how a part is changed.

Everything is a frozen record; `with_…` and `without_…` give the table with a part changed. What a seat alone
knows is `Sealed`: its hand and pool, its objective, the faces of facedown tokens and of claimed cards. A
sight that was cut for another seat has None there, so whoever may be asked with a sight says what None means.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.games.rokugan.base import Options, Ruling
from engine.games.rokugan.facts import COASTS, FACTS
from engine.games.rokugan.names import (
    INDEX,
    KIND,
    PROVINCES,
    TERRITORIES,
    Card,
    Clan,
    Initiative,
    Kind,
    Objective,
    Province,
    Special,
    Territory,
    Token,
    Tokens,
    Way,
)
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat, others_in_order, remove_each, with_value_at

Phase = Literal[
    "clans",
    "deal",
    "objectives",
    "muster",
    "draft",
    "upkeep",
    "draw",
    "give_back",
    "cards",
    "turn",
    "favor",
    "look",
    "swap",
    "resolve",
    "claim",
    "score",
    "over",
]
"""What is asked; deal, muster, upkeep, draw, resolve, claim and score go on by themselves (BR-ENG-1)."""


Ending = Literal["honor", "tie_break", "shared"]
Pile = Literal["discard", "aside"]
"""Where a token goes that a card takes off; a bluff lies aside until the next draw (BR-CARD-4)."""


class Land(Struct, frozen=True, gc=False):
    """A province: whose control tokens lie in it, facedown and faceup, and its special token."""

    owner: Seat | None = None
    down: int = 0
    up: int = 0
    special: Special | None = None


class Piece(Struct, frozen=True, gc=False):
    """A combat token on the board. Where it lies, whose it is and its blessings are open; its face is sealed.

    `token.to` are its owner and whoever has looked at it; everybody, once it is faceup.
    """

    number: int
    owner: Seat
    province: Province
    way: Way
    token: Sealed[Token]
    faceup: bool = False
    blessings: Tokens = ()


class Player(Struct, frozen=True, gc=False):
    """One seat. Pool, hand and discard are sorted; a bluff that was recalled lies in the pool until the draw.

    `aside`: its bluff lies aside. `locked`: its bluff can't be placed this round. `skipped` turns of this
    round have placed nothing. `done`: no more turns in this round. `looked`: Scorpion's look is used.
    """

    hand: Sealed[Tokens]
    pool: Sealed[Tokens]
    clan: Clan | None = None
    discard: Tokens = ()
    aside: bool = False
    scouts: int = FACTS.cards.starting.scouts
    shugenja: int = FACTS.cards.starting.shugenja
    dealt: Sealed[tuple[Objective, ...]] | None = None
    objective: Sealed[Objective] | None = None
    drafts: int = 0
    ronin: bool = False
    locked: bool = False
    skipped: int = 0
    done: bool = False
    looked: bool = False


class Claim(Struct, frozen=True, gc=False):
    """A territory's card: who holds it, its face for whoever has held it, and whether it was played."""

    holder: Seat | None = None
    card: Sealed[Card] | None = None
    played: bool = False


class Spied(Struct, frozen=True, gc=False):
    """A hand as Spy Network showed it this round."""

    seat: Seat
    target: Seat
    hand: Sealed[Tokens]


class Score(Struct, frozen=True):
    """Honour of a seat by where it comes from, and what breaks ties (BR-SCORE)."""

    seat: Seat
    flowers: int
    faceup: int
    territories: int
    objective: int
    total: int
    goal: Objective | None
    lands: int


class State(Struct, frozen=True, gc=False):
    """A game. `players` by seat, `order` clockwise, `lands` and `claims` follow PROVINCES, TERRITORIES.

    `active` is who is asked, or who was last; `first` the first player. `question` numbers the questions so
    far, `number` is the next token's. `passed` are the seats that have passed since a card was played;
    `favor` the tokens that Dark Favors shows. `card` is the initiative card of this round.
    """

    options: Options
    order: tuple[Seat, ...]
    players: tuple[Player, ...]
    lands: tuple[Land, ...]
    claims: tuple[Claim, ...]
    active: Seat
    first: Seat
    phase: Phase = "clans"
    round: int = 0
    question: int = 1
    number: int = 1
    pieces: tuple[Piece, ...] = ()
    card: Initiative | None = None
    passed: tuple[Seat, ...] = ()
    favor: tuple[int, ...] = ()
    first_used: bool = False
    spied: tuple[Spied, ...] = ()
    scores: tuple[Score, ...] = ()
    places: tuple[tuple[Seat, ...], ...] = ()
    why: Ending | None = None
    ruling: Ruling = Ruling()


def land(state: State, province: Province) -> Land:
    """The province as it stands."""
    return state.lands[INDEX[province]]


def owner(state: State, province: Province) -> Seat | None:
    """The seat that controls the province, or None (BR-CTRL-1)."""
    return state.lands[INDEX[province]].owner


def provinces_of(state: State, seat: Seat) -> tuple[Province, ...]:
    """The provinces that a seat controls, in the map's order."""
    return tuple([name for name, one in zip(PROVINCES, state.lands, strict=True) if one.owner == seat])


def supply(state: State, seat: Seat) -> int:
    """Control tokens that are left to a seat (BR-CTRL-7)."""
    if state.options.supply == "unlimited":
        return FACTS.tokens.control
    laid = sum(one.down + one.up for one in state.lands if one.owner == seat)
    return FACTS.tokens.control - laid


def is_coastal(state: State, province: Province) -> bool:
    """Whether the province touches the sea, or holds the harbor (BR-MAP-2, BR-SPEC-8)."""
    return province in COASTS or state.lands[INDEX[province]].special == "harbor"


def hand(state: State, seat: Seat) -> Tokens:
    """The tokens in the seat's hand; () in a sight that is cut for another."""
    return state.players[seat].hand.value or ()


def kind(piece: Piece) -> Kind | None:
    """The kind of a token, or None for one whose face is hidden from this sight."""
    return None if piece.token.value is None else KIND[piece.token.value]


def piece_of(state: State, number: int) -> Piece | None:
    """The token with this number, or None."""
    return next((one for one in state.pieces if one.number == number), None)


def lying_piece(state: State, number: int) -> Piece:
    """The token with this number, which lies on the board for certain. ValueError where it does not."""
    piece = piece_of(state, number)
    if piece is None:
        raise ValueError(number)
    return piece


def claim_of(state: State, territory: Territory) -> Claim:
    """The card of a territory."""
    return state.claims[TERRITORIES.index(territory)]


def seat_of(state: State, clan: Clan) -> Seat | None:
    """The seat that plays this clan, or None."""
    return next((seat for seat, one in enumerate(state.players) if one.clan == clan), None)


def clockwise(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with this one."""
    return (seat, *others_in_order(state.order, seat))


def put_together(*rows: Tokens) -> Tokens:
    """Tokens put together, sorted: a pile that tells nothing of how it came about."""
    pile: list[Token] = []
    for row in rows:
        pile += row
    return tuple(sorted(pile))


def with_player(state: State, seat: Seat, **changes: object) -> State:
    """The table with something changed of one seat."""
    return replace(state, players=with_value_at(state.players, seat, replace(state.players[seat], **changes)))


def without_hand_token(state: State, seat: Seat, token: Token) -> State:
    """The table with a token gone from the seat's hand."""
    left = remove_each(state.players[seat].hand.value or (), token)
    return with_player(state, seat, hand=seal(left, seat))


def without_discard_token(state: State, seat: Seat, token: Token) -> State:
    """The table with a token gone from the seat's discard."""
    return with_player(state, seat, discard=remove_each(state.players[seat].discard, token))


def with_discarded(state: State, seat: Seat, *tokens: Token) -> State:
    """The table with tokens more in the seat's discard."""
    return with_player(state, seat, discard=put_together(state.players[seat].discard, tokens))


def with_pooled(state: State, seat: Seat, token: Token) -> State:
    """The table with a token back in the seat's pool."""
    pool = put_together(state.players[seat].pool.value or (), (token,))
    return with_player(state, seat, pool=seal(pool, seat))


def with_land(state: State, province: Province, changed: Land) -> State:
    """The table with a province changed."""
    return replace(state, lands=with_value_at(state.lands, INDEX[province], changed))


def with_piece(state: State, changed: Piece) -> State:
    """The table with a token of the board changed."""
    return replace(
        state, pieces=tuple([changed if one.number == changed.number else one for one in state.pieces])
    )


def with_new_piece(state: State, piece: Piece) -> State:
    """The table with a token more on the board, which takes the next number."""
    return replace(state, pieces=(*state.pieces, piece), number=state.number + 1)


def without_pieces(state: State, *numbers: int) -> State:
    """The table with the tokens of these numbers off the board; where they go then is the caller's."""
    return replace(state, pieces=tuple(one for one in state.pieces if one.number not in numbers))
