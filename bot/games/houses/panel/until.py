"""Until when a seat is asked something, as Discord shows times to each reader; what silence brings."""

from bot.games.houses.voice import Voice
from bot.render.fluent import message_id
from engine.games.houses.clauses import Deal, terms
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
    """What silence brings, by the end of its text's name.

    Deals are named to who owes a ballot by one: nothing else is done for a silent house (HO-R26).
    """
    owes = any(_owes_ballot(voice, deal, seat) for deal in voice.view.deals)
    return "absent" if code == "ballot_absent" and not owes else message_id(code)


def _owes_ballot(voice: Voice, deal: Deal, seat: Seat) -> bool:
    if not deal.bound or seat not in (deal.maker, deal.partner) or voice.view.phase is None:
        return False
    owed = map(terms, deal.mine if seat == deal.maker else deal.theirs)
    now = voice.view.phase.number - deal.phase
    return any(one.ballot is not None and one.ahead == now for one in owed)


def _stamp(voice: Voice, wait: str) -> int | None:
    due = next((due for id, _, due in voice.scene.due if id == wait), None)
    return None if due is None else int(due.timestamp())
