"""Positions: what each seat has and where its workers stand; and moves on them."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.games.architects import game
from engine.games.architects.base import RULINGS, Options
from engine.games.architects.chapters import Action
from engine.games.architects.facts import ALL_REWARDS, TABLE, amounts, apprentices_of, buildings_of
from engine.games.architects.names import GOODS, MARKET, SPACES, SPOTS, Buildings
from engine.games.architects.state import Player, Shown, State, captive_count, with_player
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire, Start
from engine.kernel.refused import Refused
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import CLOCK, remove_each
from engine.kernel.step import take

GAME = game()
DICE = Dice(b"architects tests")
ROWS = (
    ("woodcutter_1", "swindler_1", "miner_1", "pickpocket"),
    ("jeweller_1", "merchant_1", "patron_1", "trader_2"),
)
"""What the display shows where nothing else is said."""


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

    def turn(self, seat: int) -> "Board":
        """The same table at this seat's turn."""
        return Board(replace(self.state, active=seat, phase="turn"), self.events)

    def changed(self, **fields: Any) -> "Board":
        """The table with other fields."""
        return Board(replace(self.state, **fields), self.events)

    def player(self, seat: int, **fields: Any) -> "Board":
        """The table with something else of one seat."""
        return Board(with_player(self.state, seat, **fields), self.events)

    def goods(self, seat: int) -> dict[str, int]:
        """What a seat has, without what it has nothing of."""
        row = zip(GOODS, self.state.players[seat].goods, strict=True)
        return {name: count for name, count in row if count}


def opened(seats: int, seed: bytes = DICE.seed, **options: Any) -> Board:
    """A table as it begins."""
    start = Start(seats, msgspec.json.encode(Options(**options)).decode())
    step = take(GAME, None, CLOCK, start, lambda epoch: Dice(seed))
    return Board(step.state, step.events)


def table(
    seats: int,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    rows: Any = ROWS,
    **fields: Any,
) -> Board:
    """A table at the turn of seat 0, unless `active` says another; reserves hold whoever stands nowhere.

    It is played by the newest rules, unless `ruling` says others.
    Players have goods, virtue, level, hand, crew, built, unpaid, paid, prison, character, spots and held by
    name. `rows` are apprentices, or apprentices with silver. `last_reward` leaves one reward, this one.
    """
    said = players or {}
    made = tuple(_player(seats, seat, said.get(seat, {})) for seat in range(seats))
    display = tuple(tuple(_shown(one) for one in row) for row in rows)
    options_ = msgspec.convert(dict(options or {}), Options)
    sets = ("base", "promo") if options_.promo_cards == "on" else ("base",)
    hired = [card for one in made for card in one.crew]
    known = [card for one in made for card in (*(one.hand.value or ()), *one.built)]
    shown = [one.card for row in display for one in row]
    special = _special(fields)
    state = State(
        options=options_,
        players=made,
        active=fields.pop("active", 0),
        display=display,
        crew_fresh=remove_each(apprentices_of(sets), *hired, *shown),  # type: ignore[arg-type]
        fresh=Sealed(remove_each(buildings_of(sets), *known), ()),  # type: ignore[arg-type]
        small=fields.pop("small", "market_01"),
        market_fresh=MARKET[1:],
        rewards=2 * seats + 1,
        phase=fields.pop("phase", "turn"),
        ruling=fields.pop("ruling", RULINGS[-1]),
    )
    return Board(_reserves(replace(state, **special, **fields)))


def _special(fields: dict[str, Any]) -> dict[str, Any]:
    """The market by its spaces, and the one reward that is left."""
    made: dict[str, Any] = {}
    if "market" in fields:
        by = fields.pop("market")
        made["market"] = tuple(by.get(space) for space in SPACES)
    if "last_reward" in fields:
        left = fields.pop("last_reward")
        made |= {"rewards": 1, "shown": remove_each(ALL_REWARDS, left)}
    for name in ("guildhall", "large", "market_fresh"):
        if name in fields:
            made[name] = tuple(fields.pop(name))
    return made


def _player(seats: int, seat: int, said: Mapping[str, Any]) -> Player:
    rest = dict(said)
    hand: Buildings = tuple(rest.pop("hand", ()))
    held = {int(one): count for one, count in rest.pop("held", {}).items()}
    spots = rest.pop("spots", {})
    plain: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in rest.items()
    }
    plain["goods"] = amounts(rest.get("goods", {}))
    return Player(
        seal(hand, seat),
        spots=tuple(spots.get(name, 0) for name in SPOTS),
        held=tuple(held.get(one, 0) for one in range(seats)),
        **plain,
    )


def _shown(one: Any) -> Shown:
    return Shown(*one) if isinstance(one, list | tuple) else Shown(one)


def _reserves(state: State) -> State:
    """Every worker that stands nowhere is in the reserve (AW-STATE-3)."""
    for seat in range(len(state.players)):
        state = with_player(state, seat, reserve=TABLE.workers - away(state, seat))
    return state


def away(state: State, seat: int) -> int:
    """Workers that are not in the reserve."""
    player = state.players[seat]
    lying = state.guildhall.count(seat) + sum(one == seat for one in state.market)
    return sum(player.spots) + player.prison + captive_count(state, seat) + lying


def move(row: Mapping[str, Any]) -> Action:
    """A move as data."""
    return msgspec.convert(row, Action)  # type: ignore[no-any-return]
