"""Custom ids of ballots and deals. They stand in old messages: whoever changes one kills its buttons."""

from typing import Final

VOTE: Final = r"v1:vote:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+)"
TRADE: Final = r"v1:trade:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+)"
COUNTER: Final = r"v1:counter:(?P<match>\d+):(?P<deal>\d+-\d+-\d+)"
DRAFT: Final = (
    r"v1:draft:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+):(?P<verb>send|edit|drop):(?P<code>[a-z0-9.-]+)"
)

BALLOT: Final = "ballot"
"""The verb of a submitted form that casts a ballot."""

TRADED: Final = "traded"
"""The verb of a submitted form that offers a deal."""

BALLOT_ID: Final = r"v1:ballot:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+)"
TRADED_ID: Final = r"v1:traded:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+)(?::(?P<deal>\d+-\d+-\d+))?"


def vote_id(match: int, prefix: str) -> str:
    """The presser's ballot in the phase named by the prefix (`g1.p3`)."""
    return f"v1:vote:{match}:{prefix}"


def ballot_id(match: int, prefix: str) -> str:
    """The form of a ballot in this phase."""
    return f"v1:{BALLOT}:{match}:{prefix}"


def trade_id(match: int, prefix: str) -> str:
    """A form for a deal in this phase."""
    return f"v1:trade:{match}:{prefix}"


def traded_id(match: int, prefix: str, deal: str = "") -> str:
    """That form; `deal` is the offer that it counters."""
    return f"v1:{TRADED}:{match}:{prefix}" + (f":{deal}" if deal else "")


def counter_id(match: int, deal: str) -> str:
    """The form for a counter-offer; the ids of deals say nothing but who and how many."""
    return f"v1:counter:{match}:{deal}"


def draft_id(match: int, prefix: str, verb: str, code: str) -> str:
    """To `send`, `edit` or `drop` a deal that is being written (bot.games.houses.trade.drafts)."""
    return f"v1:draft:{match}:{prefix}:{verb}:{code}"
