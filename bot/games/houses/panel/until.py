"""Until when a seat is asked something, as Discord shows times to each reader; what silence brings."""

from bot.games.houses.voice import Voice
from bot.render.fluent import message_id
from engine.kernel.seats import Seat


def until(voice: Voice, wait: str) -> str:
    """ "until 20:00, in three hours" for this open question; empty where no clock runs."""
    stamp = _stamp(voice, wait)
    return "" if stamp is None else voice.shared("deadline", time=f"<t:{stamp}:f>", left=f"<t:{stamp}:R>")


def remaining(voice: Voice, wait: str) -> str:
    """ "in three hours" for this open question; empty where no clock runs."""
    stamp = _stamp(voice, wait)
    return "" if stamp is None else f"<t:{stamp}:R>"


def asked_until(voice: Voice, seat: Seat, ask: str) -> str:
    """The same of what this seat is asked, by the question's code."""
    waits = (one.id for one in voice.scene.waits if (one.seat, one.ask) == (seat, ask))
    found = next(waits, None)
    return "" if found is None else until(voice, found)


def otherwise(voice: Voice, seat: Seat, code: str) -> str:
    """What silence brings, by the end of its text's name; deals are named to who has any (HO-R26)."""
    bound = any(one.bound and seat in (one.maker, one.partner) for one in voice.view.deals)
    return "absent" if code == "ballot_absent" and not bound else message_id(code)


def _stamp(voice: Voice, wait: str) -> int | None:
    due = next((due for id, _, due in voice.scene.due if id == wait), None)
    return None if due is None else int(due.timestamp())
