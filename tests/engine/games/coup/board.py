"""Positions and commands in the scenarios' notation: `A[duke,captain|assassin] 3`, `B: act steal C`."""

import re
from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.games.coup import game
from engine.games.coup.base import Cards, Options, gather
from engine.games.coup.chapters.actions import KIND
from engine.games.coup.chapters.effects import Keep
from engine.games.coup.chapters.losses import Resign
from engine.games.coup.chapters.proofs import Lose, Prove
from engine.games.coup.chapters.setup import COINS, DECK, Draft
from engine.games.coup.chapters.windows import Block, Challenge, Pass
from engine.games.coup.rules import Action
from engine.games.coup.state import State, due, hand
from engine.kernel.dice import Dice
from engine.kernel.game import Result
from engine.kernel.moves import Expire, PartialMove, Start
from engine.kernel.refused import Refused
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import CLOCK
from engine.kernel.step import Chance, take

GAME = game()
SEAT = re.compile(r"(\w)(?:\[([\w,]*)\|?([\w,]*)\])?(?: (\d+))?")
DEEDS: dict[str, type[Any]] = {kind: move for move, kind in KIND.items()}
SEEDS = 4000


class Board(Struct, frozen=True):
    """A table, the letters of its seats, and everything that has happened since it was set up."""

    state: State
    names: str
    events: tuple[Any, ...] = ()

    def seat(self, name: str) -> int:
        """The seat of this letter."""
        return self.names.index(name)

    def play(self, text: str, draws: str = "") -> "Board":
        """Commands like `A: act tax; all pass; B: challenge`; `draws` are the cards of the last one."""
        board = self
        *first, last = text.split("; ")
        for command in first:
            board = board._command(command, "")
        return board._command(last, draws)

    def why_not(self, text: str) -> str:
        """The code of the refusal of one command, or `allowed`."""
        try:
            self._command(text, "")
        except Refused as refused:
            return refused.why.code
        return "allowed"

    def asks(self) -> str:
        """The question and the letters of those without whose answer the match stands."""
        due = [wait for wait in GAME.waits(self.state) if wait.must]
        return " ".join([due[0].ask if due else self.state.phase, *(self.names[wait.seat] for wait in due)])

    def show(self, names: str = "") -> str:
        """Seats in the notation, cards sorted; all of them unless named."""
        return "; ".join(self._show(self.seat(name)) for name in names or self.names)

    def court(self) -> str:
        """The cards of the Court, sorted."""
        return " ".join(self.state.court.value or ())

    def offers(self, name: str) -> tuple[str, ...]:
        """The moves of this seat's question as short texts: `prove`, `lose 0`, `coup B`."""
        offered = GAME.offers(self.state, self.seat(name), None)
        return tuple(self._short(one) for one in offered)

    def silence(self) -> "Board":
        """All deadlines of the questions that are open now pass."""
        board = self
        for wait in GAME.waits(self.state):
            if wait.must and wait in GAME.waits(board.state):
                board = board.take(CLOCK, Expire(wait.id))
        return board

    def questions(self) -> list[tuple[str, int, bool]]:
        """All open waits: what is asked, of which seat, and whether the match stands for it."""
        return [(wait.ask, wait.seat, wait.must) for wait in GAME.waits(self.state)]

    def wait_ids(self) -> set[str]:
        """The ids of all open waits."""
        return {wait.id for wait in GAME.waits(self.state)}

    def expire(self, ask: str) -> "Board":
        """The deadline of the one wait that asks this passes."""
        (wait,) = [wait for wait in GAME.waits(self.state) if wait.ask == ask]
        return self.take(CLOCK, Expire(wait.id))

    def why_slots(self, name: str, *slots: int) -> str:
        """The code of the refusal to keep these slots, or `allowed`."""
        try:
            self.take(self.seat(name), Keep(slots))
        except Refused as refused:
            return refused.why.code
        return "allowed"

    def result(self) -> Result:
        """How the game ended; it has ended."""
        found = GAME.result(self.state)
        assert found is not None
        return found

    def heard(self, *names: str) -> tuple[str, ...]:
        """The tags of the public events since the set-up, or of those among them that are named."""
        tags = [msgspec.to_builtins(one)["event"] for one in self.events if getattr(one, "to", None) is None]
        return tuple(tag for tag in tags if not names or tag in names)

    def last(self, tag: str) -> Any:
        """The latest event with this tag."""
        return next(one for one in reversed(self.events) if msgspec.to_builtins(one)["event"] == tag)

    def take(self, seat: int, action: Any, draws: str = "") -> "Board":
        """One move; its chance is that of the first seed with which just these cards are drawn."""
        for number in range(SEEDS):
            dice = Dice(number.to_bytes(16, "big"))
            step = take(GAME, self.state, seat, action, always(dice))
            if not draws or sorted(draws.split()) == sorted(_drawn(step.events)):
                return Board(step.state, self.names, (*self.events, *step.events))
        raise AssertionError(draws)

    def _command(self, text: str, draws: str) -> "Board":
        if text in ("all pass", "others pass"):
            return self._all_pass(draws)
        name, _, words = text.partition(": ")
        seat = self.seat(name)
        return self.take(seat, self._move(seat, *words.split(" ", 1)), draws)

    def _all_pass(self, draws: str) -> "Board":
        board, asked = self, due(self.state)
        for seat in asked:
            board = board.take(seat, Pass(), draws if seat == asked[-1] else "")
        return board

    def _move(self, seat: int, verb: str, rest: str = "") -> Any:
        match verb:
            case "act":
                kind, _, target = rest.partition(" ")
                return DEEDS[kind](*([self.seat(target)] if target else []))
            case "block" | "draft":
                return msgspec.convert({"action": verb, "character": rest}, Block | Draft)
            case "lose":
                return Lose(int(rest) if rest.isdigit() else hand(self.state, seat).index(rest))
            case "keep":
                return Keep(self._slots(seat, rest.split(", ")))
        plain = {"pass": Pass, "challenge": Challenge, "prove": Prove, "resign": Resign}
        return plain[verb]()

    def _slots(self, seat: int, names: list[str]) -> tuple[int, ...]:
        offered: list[str | None] = [*hand(self.state, seat), *(self.state.drawn.value or ())]
        slots = []
        for name in names:
            slots.append(offered.index(name))
            offered[slots[-1]] = None
        return tuple(slots)

    def _show(self, seat: int) -> str:
        state = self.state
        lost = "|" + ",".join(sorted(state.lost[seat])) if state.lost[seat] else ""
        cards = ",".join(sorted(hand(state, seat)))
        return f"{self.names[seat]}[{cards}{lost}] {state.coins[seat]}"

    def _short(self, move: Action | PartialMove) -> str:
        fields = {key: value for key, value in msgspec.to_builtins(move).items() if key != "action"}
        values = [self.names[value] if key == "target" else str(value) for key, value in fields.items()]
        return " ".join([msgspec.to_builtins(move)["action"], *values])


def table(text: str, court: str = "", **settings: Any) -> Board:
    """A position; the first seat named is on turn. Hands not given are dealt from what is left.

    The Court is the rest of the fifteen cards, or `court`, given only where a scenario needs more or fewer.
    """
    seats = [SEAT.fullmatch(part) for part in text.split("; ")]
    parts = [seat.groups() for seat in seats if seat is not None]
    assert len(parts) == len(seats)
    hands = [None if cards is None else _cards(cards) for _, cards, _, _ in parts]
    lost = [_cards(cards or "") for _, _, cards, _ in parts]
    rest = Counter(DECK) - Counter(gather(*(one for one in hands if one), *lost))
    dealt = [_deal(rest) if one is None else one for one in hands]
    coins = tuple(2 if count is None else int(count) for *_, count in parts)
    state = _blank(len(parts), Options(seating="join_order", first_player="host", **settings))
    living = tuple(seat for seat, cards in enumerate(dealt) if cards)
    state = replace(
        state,
        living=living,
        coins=coins,
        hands=tuple(seal(cards, seat) for seat, cards in enumerate(dealt)),
        lost=tuple(lost),
        court=Sealed(_cards(court) if court else gather(tuple(rest.elements())), ()),
        treasury=COINS - sum(coins),
    )
    return Board(state, "".join(name for name, *_ in parts))


def opened(seats: int, seed: int = 0, **settings: Any) -> Board:
    """A table as its set-up leaves it, with all the chance of this seed."""
    dice = Dice(seed.to_bytes(16, "big"))
    start = Start(seats, msgspec.json.encode(Options(**settings)).decode())
    step = take(GAME, None, CLOCK, start, always(dice))
    return Board(step.state, "ABCDEF"[:seats], step.events)


def always(dice: Dice) -> Chance:
    """The same dice in every epoch."""
    return lambda epoch: dice


def _blank(seats: int, options: Options) -> State:
    plain = replace(options, two_player="deal_two_coins")
    dice = Dice(bytes(16))
    start = Start(seats, msgspec.json.encode(plain).decode())
    state: State = take(GAME, None, CLOCK, start, always(dice)).state
    return replace(state, options=options)


def _cards(text: str) -> Cards:
    return msgspec.convert(tuple(text.replace(" ", "").split(",")) if text else (), Cards)


def _deal(rest: "Counter[Any]") -> Cards:
    """The two cards of which most are left."""
    cards = tuple(card for card, _ in rest.most_common(2))
    rest.subtract(cards)
    return cards


def _drawn(events: tuple[Any, ...]) -> list[str]:
    """The cards that came from the Court in these events."""
    found: list[str] = []
    for one in events:
        tag = msgspec.to_builtins(one)["event"]
        found += [one.card.value] if tag == "proved" else []
        found += one.drawn.value if tag == "exchange_begun" else []
    return found
