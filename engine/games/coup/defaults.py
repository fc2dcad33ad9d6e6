"""What a passed deadline does: the default of each question, and the count of missed decisions (CO-R25)."""

from engine.games.coup import proofs, setup, turns, windows
from engine.games.coup.events import DeadlineMissed, Event, Reply
from engine.games.coup.losses import lose
from engine.games.coup.moves import CHARACTERS
from engine.games.coup.rulings import Ruling
from engine.games.coup.state import State, answer_of, hand, others
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat


def expire(ruling: Ruling, state: State, seat: Seat, dice: Dice) -> tuple[Event, ...]:
    """The default of the open question to this seat. Silence in a window is a pass and is never counted."""
    if state.phase in ("challenge", "block", "challenge_block"):
        return windows.answer(state, seat, _unsaid(ruling, answer_of(state, seat)), "default")
    if state.phase == "draft":
        card = dice.pick(CHARACTERS, "draft", seat)
        return setup.picked(seat, card, "default")
    return DeadlineMissed(seat, state.missed[seat] + 1), *decision(state, seat, dice)


def _unsaid(ruling: Ruling, reply: Reply | None) -> Reply:
    """What silence says: a pass; to a second thought, that the answer stays as it is (CO-R11, CO-R12)."""
    if reply is None:
        return "pass"
    return "stay" if reply == "pass" or ruling.reconsidered == "passes" else reply


def decision(state: State, seat: Seat, dice: Dice) -> tuple[Event, ...]:
    """The default of a seat's own decision."""
    if state.phase == "turn":
        return _turn(state, seat)
    if state.phase == "prove":
        return proofs.default(state, "default", dice)
    if state.phase == "lose":
        return lose(state, seat, hand(state, seat)[0], "default")
    return turns.keep(state, seat, turns.own_slots(state, seat), "default")


def _turn(state: State, seat: Seat) -> tuple[Event, ...]:
    """Income; at ten coins a coup on most cards, then most coins, then the nearest clockwise."""
    if state.coins[seat] < turns.FORCED:
        return turns.declare(state, seat, "income", None, "default")
    rivals = others(state, seat)
    target = max(rivals, key=lambda one: (len(hand(state, one)), state.coins[one], -rivals.index(one)))
    return turns.declare(state, seat, "coup", target, "default")
