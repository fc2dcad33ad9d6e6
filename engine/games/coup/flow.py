"""The order of play of Coup: a draft for two, then turns from the action to its effect, until one is left.

Each step says whom it waits for, what silence brings (CO-R25), and what follows by itself.
"""

from collections.abc import Callable
from functools import reduce
from operator import attrgetter

from engine.games.coup import losses, proofs, setup, turns, windows
from engine.games.coup.asking import due, reconsidering
from engine.games.coup.events import DeadlineMissed, Event, Reply
from engine.games.coup.fold import evolve
from engine.games.coup.losses import lose
from engine.games.coup.moves import CHARACTERS, FORCED
from engine.games.coup.rulings import Ruling
from engine.games.coup.state import State, answer_of, hand, others
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

Events = tuple[Event, ...]
Waits = Callable[[State], tuple[Wait, ...]]
Silence = Callable[[State, Wait, Dice], Events]
Follow = Callable[[State, Dice], Events]


def flow(ruling: Ruling) -> Flow[State, Event]:
    """Every step of a game by the rules of one version."""
    return Flow(
        attrgetter("phase"),
        Stage("draft", _asks("draft", "random_card"), _card_by_lot, setup.draft),
        Stage("turn", _turn_waits, _default_of_decision(_turn)),
        _window("challenge", "pass", ruling, windows.challenge_closes),
        _window("block", "no_block", ruling, windows.block_closes),
        _window("challenge_block", "pass", ruling, windows.counter_closes),
        Stage(
            "prove", _asks("prove", "prove_or_lose_left"), _default_of_decision(_proof), proofs.unasked_proof
        ),
        Stage("lose", _asks("lose", "lose_left"), _default_of_decision(_lose_left_card), losses.owed_loss),
        Stage("defence", follow=windows.defence),
        Stage("stands", follow=windows.stands),
        Stage("broken", follow=windows.resolve_void_block),
        Stage("resolve", follow=turns.resolve),
        Stage(
            "exchange",
            _asks("exchange", "keep_own"),
            _default_of_decision(_own_cards),
            turns.leaver_keeps_cards,
        ),
        Stage("close", follow=turns.close),
        Stage("over", follow=losses.reveal),
    )


def _asks(ask: str, otherwise: str) -> Waits:
    """One seat is asked, or in the draft both; `otherwise` is the public code of the default."""

    def waits(state: State) -> tuple[Wait, ...]:
        return tuple([Wait(_id(ask, state, seat), seat, ask, True, otherwise) for seat in due(state)])

    return waits


def _turn_waits(state: State) -> tuple[Wait, ...]:
    """The default of a turn depends on the coins, which all can see (CO-3.9)."""
    forced = state.coins[state.active] >= FORCED
    ask, otherwise = ("forced_turn", "coup_strongest") if forced else ("turn", "income")
    return (Wait(_id(ask, state, state.active), state.active, ask, True, otherwise),)


def _window(name: str, otherwise: str, ruling: Ruling, closes: Follow) -> Stage[State, Event]:
    """Several seats at once. Who has passed may think better of it while the window is open (CO-R11)."""

    def waits(state: State) -> tuple[Wait, ...]:
        nameless, place = state.options.show_waiting != "names", f"{state.turn}.{state.question}"
        asked = [
            Wait(f"{name}-{place}-{seat}", seat, name, True, otherwise, 0, False, nameless)
            for seat in due(state)
        ]
        if not state.answers:
            return tuple(asked)
        thinking = [
            Wait(f"reconsider-{place}-{seat}", seat, "reconsider", False, "stay", 0, False, True)
            for seat in reconsidering(state)
        ]
        return (*asked, *thinking)

    def silence(state: State, wait: Wait, dice: Dice) -> Events:
        """Silence is a pass and is never counted as a missed decision."""
        reply = _reply_of_silence(ruling, answer_of(state, wait.seat))
        return windows.answer(state, wait.seat, reply, "default")

    return Stage(name, waits, silence, closes)


def _id(ask: str, state: State, seat: Seat) -> str:
    return f"{ask}-{state.turn}.{state.question}-{seat}"


def _reply_of_silence(ruling: Ruling, reply: Reply | None) -> Reply:
    """What silence says: a pass; to a second thought, that the answer stays as it is (CO-R11, CO-R12)."""
    if reply is None:
        return "pass"
    return "stay" if reply == "pass" or ruling.reconsidered == "passes" else reply


def _card_by_lot(state: State, wait: Wait, dice: Dice) -> Events:
    """The draft is no decision that can be missed."""
    return setup.pick_card(wait.seat, dice.pick(CHARACTERS, "draft", wait.seat), "default")


def _default_of_decision(default: Callable[[State, Seat, Dice], Events]) -> Silence:
    """The default of a seat's own decision, which counts as missed; too many and the seat leaves (CO-R25)."""

    def silence(state: State, wait: Wait, dice: Dice) -> Events:
        missed = DeadlineMissed(wait.seat, state.missed[wait.seat] + 1)
        events = (missed, *default(state, wait.seat, dice))
        after = reduce(evolve, events, state)
        return events if after.absent is None else (*events, *losses.resign(after, after.absent, "default"))

    return silence


def _turn(state: State, seat: Seat, dice: Dice) -> Events:
    """Income; at ten coins a coup on most cards, then most coins, then the nearest clockwise."""
    if state.coins[seat] < FORCED:
        return turns.declare(state, seat, "income", None, "default")
    rivals = others(state, seat)
    target = max(rivals, key=lambda one: (len(hand(state, one)), state.coins[one], -rivals.index(one)))
    return turns.declare(state, seat, "coup", target, "default")


def _proof(state: State, seat: Seat, dice: Dice) -> Events:
    """The card is shown where it is held, else the left one is lost."""
    return proofs.default(state, "default", dice)


def _lose_left_card(state: State, seat: Seat, dice: Dice) -> Events:
    return lose(state, seat, hand(state, seat)[0], "default")


def _own_cards(state: State, seat: Seat, dice: Dice) -> Events:
    return turns.keep(state, seat, turns.own_slots(state, seat), "default")
