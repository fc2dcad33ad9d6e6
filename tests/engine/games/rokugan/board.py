"""Positions: who plays which clan, what lies in which province, which tokens lie where; and moves on them."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.games.rokugan import game
from engine.games.rokugan.base import RULINGS, Options
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.facts import HOME, TOKENS_OF
from engine.games.rokugan.names import PROVINCES, TERRITORIES, Card, Province, Token, Tokens, Way
from engine.games.rokugan.state import Claim, Land, Phase, Piece, Player, State, put_together, with_player
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire, Start
from engine.kernel.refused import Refused
from engine.kernel.sealed import seal
from engine.kernel.seats import CLOCK, remove_each
from engine.kernel.step import take

GAME = game()
DICE = Dice(b"rokugan in tests")
HAND: Tokens = ("army_1", "army_2", "army_3", "bluff", "navy_1", "shinobi_1")


class Board(Struct, frozen=True):
    """A table, and everything that has happened since it was set up."""

    state: State
    events: tuple[Any, ...] = ()

    def act(self, seat: int, action: Any, dice: Dice = DICE) -> "Board":
        """The table after a move with all that follows; raises Refused."""
        step = take(GAME, self.state, seat, action, lambda epoch: dice)
        return Board(step.state, (*self.events, *step.events))

    def late(self, dice: Dice = DICE) -> "Board":
        """The table after the first deadline has passed."""
        return self.act(CLOCK, Expire(GAME.waits(self.state)[0].id), dice)

    def why_not(self, seat: int, action: Any) -> str:
        """The code of the refusal, or `allowed`."""
        try:
            self.act(seat, action)
        except Refused as refused:
            return refused.why.code
        return "allowed"

    def found(self, kind: type[Any]) -> list[Any]:
        """The events of this kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def lands(self, *names: Province) -> list[tuple[int | None, int, int, str | None]]:
        """Owner, facedown and faceup tokens, special token of these provinces."""
        rows = (self.state.lands[PROVINCES.index(name)] for name in names)
        return [(one.owner, one.down, one.up, one.special) for one in rows]

    def hand(self, seat: int) -> Tokens:
        """What a seat holds."""
        return self.state.players[seat].hand.value or ()

    def changed(self, **fields: Any) -> "Board":
        """The table with other fields."""
        return Board(replace(self.state, **fields), self.events)

    def player(self, seat: int, **fields: Any) -> "Board":
        """The table with something else of one seat."""
        return Board(with_player(self.state, seat, **fields), self.events)


def table(
    clans: tuple[str, ...],
    lands: Mapping[str, tuple[Any, ...]] | None = None,
    pieces: tuple[tuple[Any, ...], ...] = (),
    phase: Phase = "turn",
    cards: Mapping[Card, int] | None = None,
    hands: Mapping[int, Tokens] | None = None,
    **fields: Any,
) -> Board:
    """A table in round 2 with seat 0 to act.

    `lands` gives (seat, down, up, special) by province, shorter where the rest is nothing; `pieces` (seat,
    token, province, way); `cards` the holder of each; `hands` those that are not the usual one.
    """
    laid = tuple(_piece(number, *one) for number, one in enumerate(pieces, 1))
    players = tuple(
        _player(seat, clan, laid, (hands or {}).get(seat, HAND)) for seat, clan in enumerate(clans)
    )
    rows = {name: Land(*row) for name, row in (lands or {}).items()}
    state = State(
        options=fields.pop("options", Options()),
        order=tuple(range(len(clans))),
        players=players,
        lands=tuple(rows.get(name, Land()) for name in PROVINCES),
        claims=_claims(cards or {}),
        active=0,
        first=0,
        phase=phase,
        round=2,
        number=len(laid) + 1,
        pieces=laid,
        ruling=RULINGS[-1],
    )
    return Board(replace(state, **fields))


def _piece(
    number: int, seat: int, token: Token, province: Province, way: str = "centre", *more: Token
) -> Piece:
    return Piece(number, seat, province, way, seal(token, seat), blessings=more)  # type: ignore[arg-type]


def _player(seat: int, clan: Any, pieces: tuple[Piece, ...], hand: Tokens) -> Player:
    own = [one for one in pieces if one.owner == seat]
    laid = put_together(*((one.token.value or "bluff", *one.blessings) for one in own))
    pool = remove_each(TOKENS_OF[clan], *laid, *hand)
    return Player(hand=seal(put_together(hand), seat), pool=seal(pool, seat), clan=clan)


def _claims(cards: Mapping[Card, int]) -> tuple[Claim, ...]:
    held = {HOME[card]: Claim(seat, seal(card, seat)) for card, seat in cards.items()}
    return tuple(held.get(name, Claim()) for name in TERRITORIES)


def began(seats: int, options: Options | None = None, dice: Dice = DICE) -> Board:
    """A table whose clans are being chosen."""
    start = Start(seats, msgspec.json.encode(options or Options()).decode())
    step = take(GAME, None, CLOCK, start, lambda epoch: dice)
    return Board(step.state, step.events)


def through(board: Board, until: Callable[[State], bool], dice: Dice = DICE) -> Board:
    """The table after deadlines have passed until something holds."""
    while not until(board.state):
        board = board.late(dice)
    return board


def drafted(seats: int, options: Options | None = None, dice: Dice = DICE) -> Board:
    """A table that begins to draft, clans and objectives by default."""
    return through(began(seats, options, dice), lambda state: state.phase == "draft", dice)


def placing(token: Token, province: Province, way: Way = "centre") -> Place:
    """A token at a province."""
    return Place(token, province, way)
