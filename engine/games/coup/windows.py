"""The windows for challenges and blocks: who answers, what counts, and how a window closes (CO-4, CO-5)."""

from engine.games.coup.events import Answered, Blocked, BlockStood, By, Challenged, Event, Reply, WindowOpened
from engine.games.coup.moves import BLOCKERS, Character
from engine.games.coup.state import State, answer_of, claimant, claimed_character, current_deed, others
from engine.games.coup.turns import resolve
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat


def answer(state: State, seat: Seat, reply: Reply, by: By) -> tuple[Event, ...]:
    """A pass, or whatever the table's order of reactions keeps hidden until the window closes (CO-R10)."""
    return (Answered(seat, reply, by, (seat,)),)


def challenge(state: State, seat: Seat) -> tuple[Event, ...]:
    """The first challenge closes the window; under sealed answers it waits for the others (CO-R10)."""
    if state.options.reaction_order == "sealed":
        return answer(state, seat, "challenge", "choice")
    deed = current_deed(state)
    return (Challenged(seat, claimant(deed), claimed_character(deed)),)


def block(state: State, seat: Seat, character: Character) -> tuple[Event, ...]:
    """A block; before its own window, and under sealed answers, it is only noted (CO-R10, CO-R12)."""
    if state.phase == "challenge" or state.options.reaction_order == "sealed":
        return answer(state, seat, character, "choice")
    return _block_window(state, seat, character)


def challenge_closes(state: State, dice: Dice) -> tuple[Event, ...]:
    """Once all have answered: the nearest hidden challenge, or the action goes on (CO-4.2, CO-R10)."""
    if len(state.answers) < len(state.asked):
        return ()
    return _nearest_challenge(state) or defence(state, dice)


def block_closes(state: State, dice: Dice) -> tuple[Event, ...]:
    """Once all have answered: the block nearest to the actor, or the action takes effect."""
    if len(state.answers) < len(state.asked):
        return ()
    blocks = BLOCKERS[current_deed(state).kind]
    for seat in state.asked:
        reply = answer_of(state, seat)
        if reply in blocks:
            return _block_window(state, seat, reply)
    return resolve(state, dice)


def counter_closes(state: State, dice: Dice) -> tuple[Event, ...]:
    """Once all have answered: the nearest hidden challenge of the block, or the block stands (CO-5.4)."""
    if len(state.answers) < len(state.asked):
        return ()
    return _nearest_challenge(state) or stands(state, dice)


def defence(state: State, dice: Dice) -> tuple[Event, ...]:
    """The target of a theft or an assassination may block now; an early block comes out (CO-R06, CO-R12)."""
    deed = current_deed(state)
    target = deed.target
    if target is None or target not in state.living or target in state.leaving:
        return resolve(state, dice)
    early = answer_of(state, target)
    if early in BLOCKERS[deed.kind]:
        return _block_window(state, target, early)
    return (WindowOpened("block", (target,)),)


def stands(state: State, dice: Dice) -> tuple[Event, ...]:
    """The block holds (CO-5.4)."""
    return (BlockStood(claimant(current_deed(state))),)


def resolve_void_block(state: State, dice: Dice) -> tuple[Event, ...]:
    """A void block: the action takes effect, or the others may try theirs, each once (CO-4.8, CO-R13)."""
    deed = current_deed(state)
    if deed.kind == "foreign_aid" and state.options.reopen_aid_block == "on":
        fresh = tuple(seat for seat in others(state, deed.seat) if seat not in deed.tried)
        if fresh:
            return (WindowOpened("block", fresh),)
    return resolve(state, dice)


def _nearest_challenge(state: State) -> tuple[Event, ...]:
    """The hidden challenge nearest clockwise of the claimant: `asked` runs that way (CO-R10).

    Where answers are not sealed, the first challenge closed the window and none is hidden.
    """
    if state.options.reaction_order != "sealed":
        return ()
    deed = current_deed(state)
    for seat in state.asked:
        if answer_of(state, seat) == "challenge":
            return (Challenged(seat, claimant(deed), claimed_character(deed)),)
    return ()


def _block_window(state: State, seat: Seat, character: Character) -> tuple[Event, ...]:
    """A block in the open, and everybody but the blocker may challenge it (CO-4.1)."""
    return Blocked(seat, character), WindowOpened("challenge_block", others(state, seat))
