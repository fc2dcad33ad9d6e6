"""What somebody heard of a move they tried: that it is made, that it is not, or something else."""

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from bot.controls import ids
from bot.render.i18n import Messages
from tests.loopback.people import controls
from tests.loopback.town import Asked, text_of

Heard = Literal["done", "refused", "unsure", "broken", "nothing", "shown"]
"""`shown`: something was to be read, and nothing was to be kept of this press itself. `unsure`: the database
failed at the commit, so that it may have been kept or not."""

SURE: Final = f":{ids.SURE}:"
"""Stands in the button that makes a walked move; its questions change nothing."""

MOVES: Final = (
    *("do", "pick", "all", "sent", "ballot", "join", "begin"),
    *("agree", "take", "decline", "undo", "reorder", "ordered"),
)
"""Verbs of controls and forms that are moves, whatever stands behind them."""

OTHERS: Final = {"step": SURE, "draft": ":send:", "orders": ":drop"}
"""Verbs of which some are moves: those with this in their id."""

ASKING: Final = ("orders", "deals", "hand")
"""Commands that show something and make no move."""

KNOWN: Final = ":known"
"""Ends the button of who has read what the others will see of a request to take a move back."""

MADE: Final = (
    *("done-opened", "done-joined", "done-begun", "done-paused", "done-resumed", "done-orders-set"),
    *("done-motion-asked", "done-motion-agreed", "done-motion-carried", "done-motion-declined"),
    *("done-motion-withdrawn", "done-undone", "done-orders-dropped", "done-kept", "error-already-done"),
)
ANYTHING: Final = "\0"
"""Stands in a sentence where a name, a time, or what it is about, may be anything."""

MARKS: Final = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


class Deed(Struct, frozen=True):
    """A move that somebody tried, and what they heard of it before the bot died."""

    id: int
    user: int
    what: str
    heard: Heard
    said: str


class Ear:
    """Knows the sentences of every language."""

    def __init__(self, languages: Iterable[Messages], matches: int = 40) -> None:
        words = list(languages)
        self._done = {
            one.say(code, match=match, number=number).translate(MARKS)
            for one in words
            for code in MADE
            for match in range(matches)
            for number in range(7)
        }
        # Who resigns at Treasure Island reads the table's own line, and has no button left.
        self._left = tuple(
            one.say("treasure-event-left", why="resigned", seat=ANYTHING)
            .translate(MARKS)
            .partition(ANYTHING)[2]
            for one in words
        )
        self._again = tuple(one.say("error-already-done").translate(MARKS) for one in words)
        self._old = tuple(one.say("old-button-now").translate(MARKS) for one in words)
        self._broken, self._stands, self._unsure = (
            tuple(one.say(code, code="00000000").translate(MARKS)[:20] for one in words)
            for code in ("error-internal", "error-kept", "error-store-broken")
        )

    def deed(self, asked: Asked) -> Deed | None:
        """What is remembered of it; None of what is no move."""
        if not is_move(asked):
            return None
        # What follows the answer are letters of the match.
        answer = asked.answer or asked.original
        said = text_of(answer).translate(MARKS) if answer is not None else ""
        return Deed(asked.id, asked.user, what(asked), self.judged(asked, said), said)

    def judged(self, asked: Asked, said: str) -> Heard:
        """By what was said, or by the panel that followed."""
        if not asked.answered.is_set():
            return "nothing"
        if said.startswith(self._broken):
            return "broken"
        if said.startswith(self._unsure):
            return "unsure"
        if said in self._done or said.startswith(self._stands) or said.endswith(self._left):
            return "done"
        if said.startswith(self._old):
            return "refused"
        answer = asked.answer or asked.original
        buttons = [] if answer is None else [one["custom_id"] for one in controls(answer)]
        if not buttons or ("custom_id" not in asked.data and asked.data["name"] != "undo"):
            return "refused"
        if any(verb(one) == ids.FormAgainId.VERB for one in buttons):  # a form that could not be taken
            return "refused"
        if said.startswith(self._again) or any(one.endswith(KNOWN) for one in buttons):
            return "shown"
        return "done"


def verb(custom_id: str) -> str:
    """What a control is for."""
    parts = custom_id.split(":")
    return parts[1] if len(parts) > 1 else ""


def is_move(asked: Asked) -> bool:
    """Whether it makes a move when it is not refused."""
    custom_id = asked.data.get("custom_id")
    if custom_id is None:
        return asked.data.get("name") not in ASKING
    some = OTHERS.get(verb(custom_id))
    return verb(custom_id) in MOVES or (some is not None and some in custom_id)


def what(asked: Asked) -> str:
    """Its custom id, or the command."""
    return str(asked.data.get("custom_id") or asked.data.get("name"))
