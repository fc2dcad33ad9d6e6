"""Until when a seat is asked something, as Discord shows times to each reader; what silence brings."""

from bot.games.houses.presenter import Presenter
from bot.render.fluent import message_id
from engine.games.houses.deals.duties import terms_in_phase
from engine.games.houses.view import View
from engine.kernel.seats import Seat


def deadline_of_wait(voice: Presenter, wait: str) -> str:
    """ "until 20:00, in three hours" for this open question; empty where no clock runs."""
    stamp = _stamp(voice, wait)
    return (
        "" if stamp is None else voice.common_text("deadline", time=f"<t:{stamp}:f>", left=f"<t:{stamp}:R>")
    )


def remaining(voice: Presenter, wait: str) -> str:
    """ "in three hours" for this open question; empty where no clock runs."""
    stamp = _stamp(voice, wait)
    return "" if stamp is None else f"<t:{stamp}:R>"


def deadline_of_question(voice: Presenter, seat: Seat, ask: str) -> str:
    """The same of what this seat is asked, by the question's code."""
    waits = (one.id for one in voice.scene.waits if (one.seat, one.ask) == (seat, ask))
    found = next(waits, None)
    return "" if found is None else deadline_of_wait(voice, found)


def otherwise(voice: Presenter, seat: Seat, code: str) -> str:
    """What silence brings, by the end of its text's name.

    Deals are named to who owes a ballot by one: nothing else is done for a silent house (HO-R26).
    """
    absent = code == "ballot_absent" and not owes_ballot(voice.view, seat)
    return "absent" if absent else message_id(code)


def owes_ballot(view: View, seat: Seat) -> bool:
    """HO-R24, HO-R26: whether a deal says how the seat votes in the phase that is open."""
    number = view.phase.number if view.phase else 0
    return any(one.ballot is not None for deal in view.deals for one in terms_in_phase(deal, seat, number))


def _stamp(voice: Presenter, wait: str) -> int | None:
    due = next((due for id, _, due in voice.scene.due if id == wait), None)
    return None if due is None else int(due.timestamp())
