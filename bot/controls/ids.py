"""The custom ids of every control and form that all games share, and the handles that stand in them.

Each class says what it is for; `custom_id.py` says how ids are written and read. An id never holds a secret:
in place of a move it has a *handle*, the keyed digest of the move and of the question that it answers. Nobody
can tell a move by it, and an old id fits no move of today.

Ids that only one game has stand beside its controls (`bot/games/houses/controls/ids.py`), those of a sheet on
which a table is chosen beside the sheet, since every choice made so far stands in them.
"""

from hashlib import blake2b
from typing import Annotated, Any, Final, Literal

import msgspec

from bot.controls.custom_id import CustomId, Match, Part

NO_WAIT: Final = "-"
"""In place of a question's id, for a move that answers none."""

HANDLE_BYTES: Final = 5
"""Few, so that a path fits beside the handle; who guesses one wrongly has pressed an old button."""

PATH_MOST: Final = 48
"""So many characters of a path fit an id beside the longest match and a handle."""

SURE: Final = 999
"""Stands where a page would: the move of this path, or of the handle, has been looked at and is made."""

ONE: Final = "o"
SEVERAL: Final = "s"
"""A menu of which one value is chosen, and one of which several are."""

Wait = Annotated[str, Part(r"[A-Za-z0-9._-]+")]
"""A question's id (`g1.p3.vote.0`), or NO_WAIT."""

Handle = Annotated[str, Part(r"[0-9a-f]{10}")]

Path = Annotated[str, Part(r"[0-9a-z~]{0,48}")]
"""A way through a begun move, written with the match's secret (bot.ui.generic); `~` stands before words."""

Motion = Annotated[int, Part(r"\d{1,9}")]


def handle(master: bytes, wait: str, move: Any) -> str:
    """Ten hex digits for a move in answer to this question; `master` is the match's secret."""
    told = wait.encode() + b"\0" + msgspec.json.encode(move)
    return blake2b(told, key=master, digest_size=HANDLE_BYTES, person=b"move handle").hexdigest()


def open_question(moment: str) -> str:
    """The question that keys the handle of an OpenMoveButtonId: alike for every seat, unlike a wait's."""
    return f"all {moment}"


def loggable_id(custom_id: str) -> str:
    """A custom id as a log may have it: a draft is between its two houses, a ballot's power its own."""
    parts = custom_id.split(":")
    return ":".join(parts[:3]) if parts[1:2] in (["draft"], ["build"], ["lever"]) else custom_id


# A table before its match: the opening post, and which match is meant.


class JoinButtonId(CustomId, verb="join"):
    """Takes a seat."""

    match: Match


class LeaveButtonId(CustomId, verb="leave"):
    """Gives a seat up."""

    match: Match


class BeginButtonId(CustomId, verb="begin"):
    """The host begins."""

    match: Match


class TermsButtonId(CustomId, verb="terms"):
    """Shows pace and settings."""

    match: Match


class RematchButtonId(CustomId, verb="rematch"):
    """Another match of the same people."""

    match: Match


class WhichButtonId(CustomId, verb="which"):
    """Of several matches the one that a command meant.

    `command` is its name with dots for spaces, `entered` the mark of what was entered with it, or "-".
    """

    match: Match
    command: Annotated[str, Part(r"[a-z_.]{1,65}")]
    entered: Annotated[str, Part(r"\d{1,20}|-")]


# Moves, whole ones and begun ones.


class MoveButtonId(CustomId, verb="do"):
    """Makes a whole move."""

    match: Match
    wait: Wait
    handle: Handle


class MoveMenuId(CustomId, verb="pick"):
    """A menu whose options are moves, their values handles."""

    match: Match
    wait: Wait
    topic: Annotated[str, Part(r"[a-z]+")]


class MoveFormButtonId(CustomId, verb="form"):
    """Opens a form for the open fields of a begun move."""

    match: Match
    wait: Wait
    handle: Handle


class MoveFormId(CustomId, verb="sent"):
    """The form of a begun move."""

    match: Match
    wait: Wait
    handle: Handle


class OpenMoveButtonId(CustomId, verb="all"):
    """A move put before everybody: whoever presses makes it for their own seat (see `open_question`)."""

    match: Match
    handle: Handle


class SureButtonId(CustomId, verb="sure"):
    """A move that is asked for once more before it is made."""

    match: Match
    handle: Handle


class SureMenuId(CustomId, verb="sures"):
    """A menu of such moves, their values handles."""

    match: Match
    topic: Annotated[str, Part(r"[a-z]{1,30}")]


class StepButtonId(CustomId, verb="step"):
    """The question after this path, a page of it, or with SURE for a page the move itself.

    With SURE and no path the handle is that of the whole move.
    """

    match: Match
    handle: Handle
    page: Annotated[int, Part(r"\d{0,3}")] = 0
    path: Path = ""


StepMenuKind = Literal["o", "s"]


class StepMenuId(CustomId, verb="steps"):
    """A menu of answers to the question after this path; a message may have several, by their number."""

    match: Match
    handle: Handle
    kind: StepMenuKind
    menu: Annotated[int, Part(r"\d{1,2}", after="")]
    path: Path = ""


class StepFormId(CustomId, verb="stepped"):
    """The form that answers the question after this path."""

    match: Match
    handle: Handle
    path: Path = ""


class UndoButtonId(CustomId, verb="undo"):
    """The presser's last move back; `known`: they have read what the others will see of it."""

    match: Match
    known: Literal["", "known"] = ""


# A person's own panel, its orders, and the page of time and seat.


class SeatPanelId(CustomId, verb="seat"):
    """The presser's own private panel, or a leaf of it (`deals2`)."""

    match: Match
    leaf: Annotated[str, Part(r"[a-z]+")] = ""
    page: Annotated[int, Part(r"\d*", after="")] = 0


OrdersTopic = Literal["rule", "rest"]


class OrdersButtonId(CustomId, verb="orders"):
    """The presser's standing orders; with a verb a form that changes them, or their end.

    Of orders of whole moves `steward` and `wait` say what is done where no line of them can be, `prompt` and
    `silent` whether those of this moment wait for the seat's silence. `turn` and `go`, on pages of before,
    turn these over: a second press took the first one back. `pass`, of Coup, passes until something concerns
    the presser.
    """

    match: Match
    verb: Literal["", "rule", "rest", "drop", "turn", "go", "pass", "steward", "wait", "prompt", "silent"] = (
        ""
    )


class OrdersMenuId(CustomId, verb="reorder"):
    """A menu of rules (`first`, `remove`), or of moves to write and lines to take out (`add`, `take`)."""

    match: Match
    verb: Literal["first", "remove", "add", "take"]


class FormAgainId(CustomId, verb="again"):
    """Opens a form once more as it was sent; `form` is the mark under which it is kept."""

    form: Annotated[str, Part(r"[a-z2-7]{8}")]


class OrdersFormId(CustomId, verb="ordered"):
    """A form of orders."""

    match: Match
    topic: OrdersTopic


SeatPageVerb = Literal[
    "show",
    "now",
    "generation",
    "off",
    "hush",
    "remind",
    "close",
    "pause",
    "resume",
    "mute",
    "unmute",
    "coach",
    "uncoach",
    "sealed",
    "open",
    "usual",
]


class SeatPageButtonId(CustomId, verb="time"):
    """A button of the page of time and seat; `show` opens the page itself."""

    match: Match
    verb: SeatPageVerb


class SeatPageMenuId(CustomId, verb="timed"):
    """A menu of that page: hours, or a language."""

    match: Match
    verb: Literal["later", "speak"]


class SeatPagePeopleId(CustomId, verb="whom"):
    """A menu of people on that page: a successor, or a guest."""

    match: Match
    verb: Literal["replace", "open"]


# Motions before the table.


class AgreeButtonId(CustomId, verb="agree"):
    """Yes to a motion."""

    match: Match
    motion: Motion


class DeclineButtonId(CustomId, verb="decline"):
    """No to a motion."""

    match: Match
    motion: Motion


class TakeSeatButtonId(CustomId, verb="take"):
    """The successor's own yes."""

    match: Match
    motion: Motion


# What anybody may read.


class WatchButtonId(CustomId, verb="watch"):
    """The board as anybody may see it."""

    match: Match


class GuestPanelId(CustomId, verb="guest"):
    """A leaf of a private panel, for the guest of its seat; written as SeatPanelId is."""

    match: Match
    leaf: Annotated[str, Part(r"[a-z]+")] = ""
    page: Annotated[int, Part(r"\d{0,4}", after="")] = 0


class WordsButtonId(CustomId, verb="words"):
    """The pictures of the pressed message in words; they stand on the message itself."""

    match: Match


class WriteAgainButtonId(CustomId, verb="unwritten"):
    """Under a line in place of a message: all that could not be written in this match is tried again."""

    match: Match


class BookButtonId(CustomId, verb="book"):
    """Gives the presser the book of the match."""

    match: Match


class StoryButtonId(CustomId, verb="story"):
    """The story so far."""

    match: Match


class ChronicleButtonId(CustomId, verb="annals"):
    """The chronicle from its newest page on; ChroniclePageId is a page of it."""

    match: Match


# Without a match.


class HelpControlId(CustomId, verb="help"):
    """A topic of the help. Two buttons of a panel may lead to one topic, so each has its `turn`."""

    turn: Annotated[str, Part(r"[a-z]+")]
    topic: Annotated[str, Part(r"[a-z]+")] = ""


class LearnButtonId(CustomId, verb="learn"):
    """A step of the practice, and what was chosen there."""

    step: Annotated[str, Part(r"[a-z]+")]
    choice: Annotated[str, Part(r"[a-z0-9]+")] = ""


class FinishedTablesButtonId(CustomId, verb="finished"):
    """A page of the presser's tables that are over, from 0."""

    page: Annotated[int, Part(r"\d{1,4}")]


class CallAwaitedButtonId(CustomId, verb="call"):
    """The host has those called in public who are awaited."""

    match: Match


class MyFilesButtonId(CustomId, verb="mine"):
    """A page of the presser's own files, from 0."""

    page: Annotated[int, Part(r"\d{1,4}")]


class OwnTablesButtonId(CustomId, verb="tables"):
    """A page of the presser's own tables, from 0."""

    page: Annotated[int, Part(r"\d{1,4}")]


class ForgetButtonId(CustomId, verb="forget"):
    """Forgets the presser."""

    whom: Literal["me"]


class OfflineGameButtonId(CustomId, verb="offline"):
    """Another table of this game, in the browser."""

    game: Annotated[str, Part(r"[a-z_]{1,20}")]


class OfflineGameMenuId(CustomId, verb="offlines"):
    """A menu of games, in the browser."""


# The owner of the bot.

Audience = Literal["tables", "hosts"]
"""To whom an announcement goes: to every table, or to everybody who hosts one."""


class AnnounceButtonId(CustomId, verb="announce"):
    """Sends the announcement that was kept under this mark, or shows it in a language."""

    to: Audience
    draft: Annotated[str, Part("[a-z0-9]{8}")]
    what: Literal["send", "show"]
    language: Annotated[str, Part("[a-z]{0,8}")] = ""


class AnnounceFormId(CustomId, verb="announced"):
    """The form in which an announcement is written."""

    to: Audience


# A server's settings.


class ServerButtonId(CustomId, verb="server"):
    """A button of the page of a server's settings."""

    what: Literal["managers", "everybody", "hours"]


class ServerMenuId(CustomId, verb="servers"):
    """A menu of that page."""

    what: Literal["language", "channels", "role"]


class ServerFormId(CustomId, verb="hours"):
    """The form of quiet hours that new tables of a server begin with."""

    what: Literal["hours"]
