"""Promises of binding deals that a seat has yet to call kept or broken (HO-R23)."""

from typing import Final

from bot.games.houses.presenter import Presenter
from engine.games.houses.moves import MarkPromise
from engine.games.houses.state import Promised
from engine.games.houses.stewards.company.pledges import is_word_kept, pledge_in
from engine.kernel.seats import Seat

VOTING: Final = ("vote", "decide")
"""Stages of a phase in which its answer is not given yet."""


def to_mark(voice: Presenter, seat: Seat) -> tuple[Promised, ...]:
    """The others' before one's own, the newest first: a leaf has room for few.

    A word about the open vote waits for its count: nobody can have kept or broken it. About a vote of an
    earlier generation nobody is asked any more; /promise still takes what is said of it.
    """
    due = (
        one
        for one in reversed(voice.view.promises)
        if seat in (one.by, one.other)
        and seat not in (marker for marker, _ in one.marks)
        and not _open(voice, one)
        and not _is_of_past_generation(voice, one)
    )
    return tuple(sorted(due, key=lambda one: one.by == seat))


def was_promise_kept(voice: Presenter, promise: Promised) -> bool | None:
    """Whether the count showed the word about a vote kept, as everybody saw; None where it does not tell."""
    word = pledge_in(promise.text)
    return None if word is None else is_word_kept(voice.view, promise.by, word)


def marks(move: MarkPromise, promise: Promised) -> bool:
    """Whether the move marks this promise."""
    return (move.deal, move.by, move.index) == (promise.deal, promise.by, promise.index)


def _is_of_past_generation(voice: Presenter, promise: Promised) -> bool:
    word = pledge_in(promise.text)
    return word is not None and word.generation < voice.view.generation


def _open(voice: Presenter, promise: Promised) -> bool:
    word, phase = pledge_in(promise.text), voice.view.phase
    if word is None or phase is None or voice.view.stage not in VOTING:
        return False
    return (word.generation, word.phase) == (voice.view.generation, phase.number)
