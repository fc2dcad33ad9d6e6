"""The windows for challenges and blocks: who answers, what counts, and how a window closes (CO-4, CO-5).

    challenge         the others may challenge a claimed action; its target may already note a block
    block             whoever may stop the action: the target, or everybody where there is none
    challenge_block   the others may challenge the block

All who are asked answer at once. By arrival the first challenge or block closes the window; under sealed
answers all are heard first, and the nearest clockwise counts (CO-R10). `asked` runs clockwise from the
claimant. A pass, or a block that is only noted, may still become something else while the window is open
(CO-R11); what a seat has answered nobody else hears until it counts. Silence is a pass.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.games.coup.base import (
    BLOCKERS,
    By,
    Character,
    Events,
    Happening,
    Kind,
    Move,
    Reply,
    Ruling,
    Window,
)
from engine.games.coup.chapters.effects import resolve
from engine.games.coup.state import (
    WINDOWS,
    Answer,
    Call,
    State,
    answer_of,
    answers_without,
    claimant,
    claimed_character,
    claims_with,
    current_deed,
    has_final,
    others,
)
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience, Seat
from engine.kernel.waits import Wait

# --- moves and events ---------------------------------------------------------------------------------------


class Pass(Move, frozen=True, tag="pass"):
    """Neither a challenge nor a block."""


class Challenge(Move, frozen=True, tag="challenge"):
    """The open claim is called false (CO-4.1)."""


class Block(Move, frozen=True, tag="block"):
    """The open action is stopped in the name of this character (CO-5.1 to CO-5.3, CO-R14)."""

    character: Character


class WindowOpened(Happening, frozen=True, tag="window_opened"):
    """These seats, clockwise from the claimant, are asked; a block belongs to the open action."""

    window: Window
    asked: tuple[Seat, ...]


class Answered(Happening, frozen=True, tag="answered"):
    """A seat's own answer, which nobody else hears of (CO-R12, CO-R26).

    A block that comes once more by default stands: the time to reconsider it has run out (CO-R11).
    """

    seat: Seat
    answer: Reply
    by: By
    to: Audience


class Challenged(Happening, frozen=True, tag="challenged"):
    """A claim is called false."""

    seat: Seat
    claimant: Seat
    claim: Character


class Blocked(Happening, frozen=True, tag="blocked"):
    """A seat stops the open action in the name of a character."""

    seat: Seat
    claim: Character


class BlockStood(Happening, frozen=True, tag="block_stood"):
    """The block holds and the action comes to nothing; its cost stays paid (CO-5.4, CO-5.5)."""

    seat: Seat


# --- offers -------------------------------------------------------------------------------------------------

# Offers are made once: they are asked for after every move, by every seat of a window.
PASS: Final = Pass()
DOUBTS: Final[tuple[Move, ...]] = (PASS, Challenge())
"""What may be said to a claim that nobody can block now."""

BLOCKS: Final = {kind: tuple(Block(one) for one in characters) for kind, characters in BLOCKERS.items()}
STOPS: Final[dict[Kind, tuple[Move, ...]]] = {kind: (PASS, *blocks) for kind, blocks in BLOCKS.items()}
EARLY: Final[dict[Kind, tuple[Move, ...]]] = {kind: (*DOUBTS, *blocks) for kind, blocks in BLOCKS.items()}


def offer_doubts(state: State, seat: Seat) -> tuple[Move, ...]:
    """A claim may be challenged, and the target may block early where the table plays so (CO-R12)."""
    deed = current_deed(state)
    if deed.target == seat and state.options.early_block == "on":
        return _answers_left(state, seat, EARLY.get(deed.kind, DOUBTS))
    return _answers_left(state, seat, DOUBTS)


def offer_blocks(state: State, seat: Seat) -> tuple[Move, ...]:
    """The window for blocks asks only those who may block: the target, or everybody where there is none."""
    return _answers_left(state, seat, STOPS[current_deed(state).kind])


def offer_counters(state: State, seat: Seat) -> tuple[Move, ...]:
    """A block may be challenged."""
    return _answers_left(state, seat, DOUBTS)


def _answers_left(state: State, seat: Seat, first: tuple[Move, ...]) -> tuple[Move, ...]:
    """`first` to who has not answered yet; later what is neither a pass nor the same once more (CO-R11)."""
    if seat not in state.asked:
        return ()
    reply = answer_of(state, seat)
    if reply is None:
        return first
    if has_final(state, seat):
        return ()
    left = [one for one in first if one is not PASS]
    return tuple([one for one in left if not (isinstance(one, Block) and one.character == reply)])


# --- answers ------------------------------------------------------------------------------------------------


def _is_in_window(state: State, seat: Seat) -> bool:
    return state.phase in WINDOWS and seat in state.asked


def pass_refusal(state: State, seat: Seat, action: Pass) -> Refusal | None:
    """One answer a seat (T15)."""
    if not _is_in_window(state, seat):
        return no("not_asked")
    return None if answer_of(state, seat) is None else no("already_answered")


def challenge_refusal(state: State, seat: Seat, action: Challenge) -> Refusal | None:
    """A pass or an early block may still become a challenge while the window is open (CO-R11, CO-R12)."""
    if state.phase == "block" and seat in state.asked:
        return no("no_claim")
    if not _is_in_window(state, seat):
        return no("not_asked")
    return no("already_answered") if has_final(state, seat) else None


def block_refusal(state: State, seat: Seat, action: Block) -> Refusal | None:
    """In its own window, or as an early block of the target (CO-R11, CO-R12)."""
    if not _is_in_window(state, seat):
        return no("not_asked")
    deed = current_deed(state)
    if state.phase == "challenge_block" or deed.kind not in BLOCKERS:
        return no("no_block_here")
    if deed.target not in (None, seat):
        return no("not_target")
    if action.character not in BLOCKERS[deed.kind]:
        return no("wrong_blocker", character=action.character)
    if state.phase == "challenge" and state.options.early_block == "off":
        return no("block_too_early")
    same = answer_of(state, seat) == action.character
    return no("already_answered") if same or has_final(state, seat) else None


def pass_window(state: State, seat: Seat, action: Pass, dice: Dice) -> Events:
    """The pass is noted."""
    return _note(seat, "pass", "choice")


def challenge(state: State, seat: Seat, action: Challenge, dice: Dice) -> Events:
    """The first challenge closes the window; under sealed answers it waits for the others (CO-R10)."""
    if state.options.reaction_order == "sealed":
        return _note(seat, "challenge", "choice")
    return _challenge_openly(state, seat)


def block(state: State, seat: Seat, action: Block, dice: Dice) -> Events:
    """A block; before its own window, and under sealed answers, it is only noted (CO-R10, CO-R12)."""
    if state.phase == "challenge" or state.options.reaction_order == "sealed":
        return _note(seat, action.character, "choice")
    return _block_openly(state, seat, action.character)


def answer_by_default(ruling: Ruling, state: State, wait: Wait, dice: Dice) -> Events:
    """Silence is a pass; to a second thought, that the answer stays as it is (CO-R11, CO-R12)."""
    reply = answer_of(state, wait.seat)
    if reply is None:
        return _note(wait.seat, "pass", "default")
    stays = reply == "pass" or ruling.reconsidered == "passes"
    return _note(wait.seat, "stay" if stays else reply, "default")


def _note(seat: Seat, reply: Reply, by: By) -> Events:
    """A pass, or whatever the table's order of reactions keeps hidden until the window closes (CO-R10)."""
    return (Answered(seat, reply, by, (seat,)),)


def _challenge_openly(state: State, seat: Seat) -> Events:
    deed = current_deed(state)
    return (Challenged(seat, claimant(deed), claimed_character(deed)),)


def _block_openly(state: State, seat: Seat, character: Character) -> Events:
    """A block in the open, and everybody but the blocker may challenge it (CO-4.1)."""
    return Blocked(seat, character), WindowOpened("challenge_block", others(state, seat))


def on_window_opened(state: State, event: WindowOpened) -> State:
    """Answers of the window before are forgotten: an early block has come out by now."""
    question = state.question + 1
    return replace(state, phase=event.window, asked=event.asked, answers=(), question=question)


def on_answered(state: State, event: Answered) -> State:
    """A block that comes once more by default is settled: its seat let it stand (CO-R11)."""
    again = event.by == "default" and answer_of(state, event.seat) == event.answer
    given = Answer(event.seat, Sealed(event.answer, event.to), Sealed(again, event.to))
    return replace(state, answers=(*answers_without(state, event.seat), given))


def on_challenged(state: State, event: Challenged) -> State:
    """A target that challenges gives up its early block (CO-R12)."""
    return replace(
        state,
        deed=replace(current_deed(state), challenger=event.seat),
        phase="prove",
        question=state.question + 1,
        answers=answers_without(state, event.seat),
        calls=(*state.calls, Call(state.turn, event.seat, event.claimant, event.claim)),
    )


def on_blocked(state: State, event: Blocked) -> State:
    """The block is the newest claim, which nobody has challenged yet."""
    deed = current_deed(state)
    tried = (*deed.tried, event.seat)
    blocked = replace(deed, blocker=event.seat, block=event.claim, challenger=None, tried=tried)
    return replace(state, deed=blocked, claims=claims_with(state, event.seat, event.claim))


# --- a window closes ----------------------------------------------------------------------------------------


def close_challenge(state: State, dice: Dice) -> Events:
    """Once all have answered: the nearest hidden challenge, or the action goes on (CO-4.2, CO-R10)."""
    if len(state.answers) < len(state.asked):
        return ()
    return _nearest_challenge(state) or open_defence(state, dice)


def close_block(state: State, dice: Dice) -> Events:
    """Once all have answered: the block nearest to the actor, or the action takes effect."""
    if len(state.answers) < len(state.asked):
        return ()
    blocks = BLOCKERS[current_deed(state).kind]
    for seat in state.asked:
        reply = answer_of(state, seat)
        if reply in blocks:
            return _block_openly(state, seat, reply)
    return resolve(state, dice)


def close_counter(state: State, dice: Dice) -> Events:
    """Once all have answered: the nearest hidden challenge of the block, or the block stands (CO-5.4)."""
    if len(state.answers) < len(state.asked):
        return ()
    return _nearest_challenge(state) or let_block_stand(state, dice)


def _nearest_challenge(state: State) -> Events:
    """The hidden challenge nearest clockwise of the claimant: `asked` runs that way (CO-R10).

    Where answers are not sealed, the first challenge closed the window and none is hidden.
    """
    if state.options.reaction_order != "sealed":
        return ()
    for seat in state.asked:
        if answer_of(state, seat) == "challenge":
            return _challenge_openly(state, seat)
    return ()


def open_defence(state: State, dice: Dice) -> Events:
    """The target of a theft or an assassination may block now; an early block comes out (CO-R06, CO-R12)."""
    deed = current_deed(state)
    target = deed.target
    if target is None or target not in state.living or target in state.leaving:
        return resolve(state, dice)
    early = answer_of(state, target)
    if early in BLOCKERS[deed.kind]:
        return _block_openly(state, target, early)
    return (WindowOpened("block", (target,)),)


def let_block_stand(state: State, dice: Dice) -> Events:
    """The block holds (CO-5.4)."""
    return (BlockStood(claimant(current_deed(state))),)


def resolve_void_block(state: State, dice: Dice) -> Events:
    """A void block: the action takes effect, or the others may try theirs, each once (CO-4.8, CO-R13)."""
    deed = current_deed(state)
    if deed.kind == "foreign_aid" and state.options.reopen_aid_block == "on":
        fresh = tuple(seat for seat in others(state, deed.seat) if seat not in deed.tried)
        if fresh:
            return (WindowOpened("block", fresh),)
    return resolve(state, dice)


def on_block_stood(state: State, event: BlockStood) -> State:
    """The action is over."""
    return replace(state, phase="close")


# --- what the game collects from this chapter ---------------------------------------------------------------

REFUSALS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    Pass: pass_refusal,
    Challenge: challenge_refusal,
    Block: block_refusal,
}
HAPPENINGS: Final[dict[type, Callable[[State, Seat, Any, Dice], Events]]] = {
    Pass: pass_window,
    Challenge: challenge,
    Block: block,
}
OFFERS: Final = {"challenge": offer_doubts, "block": offer_blocks, "challenge_block": offer_counters}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    WindowOpened: on_window_opened,
    Answered: on_answered,
    Challenged: on_challenged,
    Blocked: on_blocked,
    BlockStood: on_block_stood,
}
