"""What a seat is asked, until when, and what silence brings: the lines over controls.

Times are written as Discord's own marks (`<t:…>`), which every reader sees in their own zone.
"""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.controls.controls import can_name_leader_alone
from bot.games.houses.describe.events import ballot
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.i18n import message_id
from bot.ui.generic.pages import moment
from bot.ui.seat_controls import SeatControls
from engine.games.houses.clauses import Terms
from engine.games.houses.deals.bonds import terms_in_phase
from engine.games.houses.view import View
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

VOTED: Final = "vote-cast"
"""Asked of who has cast a ballot: only whether more lies in it (HO-R19)."""

LEADS: Final = "decide-leader"
"""Asked of the moderator where the answer stands and leaders alone are level (HO-6.7)."""


def question_lines(presenter: Presenter, controls: SeatControls, *, soon: bool = False) -> Iterator[str]:
    """Each open question and its deadline, what silence brings, and what an answer means (chapter 13).

    `soon`: in how long it runs out; else also when, as a letter says it that is read any time.
    """
    seat, phase = controls.look.seat, presenter.view.phase
    for wait in controls.look.waits:
        # The question by the end of its texts' names, narrower where less is asked.
        code, cast = message_id(wait.ask), phase.ballots[seat] if phase else None
        brings = otherwise(presenter, wait.seat, wait.otherwise)
        if wait.ask == "decide" and phase and phase.decision and can_name_leader_alone(phase.decision):
            code, brings = LEADS, "leader-by-lot"  # silence decides no side any more (HO-R21)
        elif wait.ask == "vote" and phase and phase.cast[wait.seat]:
            code = brings = VOTED
        if code == VOTED and cast is not None:
            yield markup.bold(presenter.say("ask-vote-cast", ballot=ballot(presenter, cast)))
        elif code != "vote":  # a vote is asked by the title of the phase, which stands above
            yield markup.bold(presenter.say(f"ask-{code}"))

        yield silence_line(presenter, wait, brings, soon=soon)
        yield markup.small(presenter.say(f"means-{code}"))


def silence_line(presenter: Presenter, wait: Wait, brings: str, *, soon: bool) -> str:
    """A line on what silence `brings` (the end of a text's name), and when where a clock runs (HO-R20)."""
    what, due = presenter.say(f"otherwise-{brings}"), _due(presenter, wait.id)
    if due is None:
        return presenter.say("silent", otherwise=what)
    if soon:
        return presenter.say("silent-left", left=f"<t:{due}:R>", otherwise=what)
    return presenter.say("silent-until", until=moment(presenter.scene, due), otherwise=what)


def otherwise(presenter: Presenter, seat: Seat, code: str) -> str:
    """The outcome of silence, by the end of its text's name.

    Deals are named to who owes a ballot by one: nothing else is done for a silent house (HO-R26).
    """
    absent = code == "ballot_absent" and not owes_ballot(presenter.view, seat)
    return "absent" if absent else message_id(code)


def owes_ballot(view: View, seat: Seat) -> bool:
    """HO-R24, HO-R26: whether a deal says how the seat votes in the phase that is open."""
    return any(one.ballot is not None for one in _owed_in_open_phase(view, seat))


def owes_in_open_phase(view: View, seat: Seat) -> bool:
    """HO-R26: whether a deal asks anything of the seat in the phase that is open."""
    return bool(_owed_in_open_phase(view, seat))


def _owed_in_open_phase(view: View, seat: Seat) -> list[Terms]:
    number = view.phase.number if view.phase else 0
    return [one for deal in view.deals for one in terms_in_phase(deal, seat, number)]


def deadline_of_question(presenter: Presenter, seat: Seat, ask: str) -> str:
    """ "until 20:00, in three hours" for what this seat is asked, by the question's code; "" without one."""
    waits = (one.id for one in presenter.scene.waits if (one.seat, one.ask) == (seat, ask))
    due = next((due for one in waits if (due := _due(presenter, one)) is not None), None)
    return "" if due is None else moment(presenter.scene, due)


def _due(presenter: Presenter, wait: str) -> int | None:
    """When an open question runs out, in seconds since 1970; None where no clock runs."""
    return next((int(due.timestamp()) for id, _, due in presenter.scene.due if id == wait and due), None)
