"""What the bot needs of one game's words and pictures: who is owed a message, and what it says."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, TypeVar

from msgspec import Struct, field
from msgspec.structs import force_setattr, replace
from typing_extensions import Protocol, runtime_checkable

from bot.render.i18n import Messages
from bot.render.panel import Panel, Sketch
from bot.render.reader_scene import NO_EMOJI, NO_MANNERS, ReaderScene
from engine.entries import Entry
from engine.kernel.game import AnyGame, Result
from engine.kernel.seats import Seat, Viewer
from engine.kernel.steward import Look
from engine.kernel.table import Table
from engine.kernel.waits import Wait
from engine.match.match_state import MatchState
from engine.store import Target

Made = TypeVar("Made")

NO_SEATS_MANNERS: Final[Mapping[Seat, Mapping[str, str]]] = {}
"""Manners by seat, where no person's are known."""

Until = tuple[str, Seat, datetime | None]
"""A wait's id, the seat it is a question to, and when it runs out."""


class ReaderCut(Struct, frozen=True):
    """A match after one entry as one reader may see it.

    `view` is None before the start, `result` until the end. `waits` are the open questions that the reader
    may know of: all that are not secret, and the reader's own.
    """

    view: Any
    table: Table
    waits: tuple[Wait, ...]
    result: Result | None


class Scene(Struct, frozen=True):
    """Where something is said: the match, its number, the reader's words, and everybody's names by seat.

    No state and no secret of the match is in it: `table` is as everybody may see it, `cut_for(reader)` what
    one reader may see, `look(seat)` what a seat of a match that has begun may do, `sign(question, move)` the
    keyed handle of a move. A page is handed what is cut for its own reader alone (ReaderScene).

    `nameless` are the seats whose people were forgotten: what they called themselves is not shown. `users`
    are the people of the table by number, who can be mentioned. `deadlines` are those of the open waits, due
    None while the clock stands still; a scene of an earlier moment has none. A wait that is `secret` is for
    its own seat's eyes only. `was` is the cut of the match before the entry that is told, where one is. Where
    nothing `draws`, a panel needs no pictures. `emoji` are the application's own signs of the game, by name.
    `manners` are what the person at a seat has chosen for their own pages, by seat: of one seat at most, the
    actor's (`acted_by`).

    What is made of a scene depends on nothing else, so it is made `once` and lives as long as the scene.
    """

    match: int
    game: AnyGame
    table: Table
    words: Messages
    names: tuple[str, ...]
    cut_for: Callable[[Viewer], ReaderCut]
    look: Callable[[Seat], Look]
    sign: Callable[[str, Any], str]
    nameless: frozenset[Seat] = frozenset()
    users: tuple[int, ...] = ()
    deadlines: tuple[Until, ...] = ()
    was: Callable[[Viewer], ReaderCut] | None = None
    draws: bool = True
    emoji: Mapping[str, str] = NO_EMOJI
    manners: Mapping[Seat, Mapping[str, str]] = NO_SEATS_MANNERS
    made: dict[Hashable, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Of a scene that is another's with a change nothing has been made yet."""
        force_setattr(self, "made", {})

    def acted_by(self, seat: Seat, manners: Mapping[str, str]) -> "Scene":
        """The scene for pages of this seat, whose person has chosen so; nobody else's pages go by it."""
        if not manners:
            return self
        key = f"manners {sorted(manners.items())}"
        return self.once(key, seat, lambda: replace(self, manners={seat: manners}))

    def once(self, name: str, reader: Viewer, make: Callable[[], Made]) -> Made:
        """A thing made of this scene for this reader alone, kept by its name; made when first asked for."""
        if (name, reader) not in self.made:
            self.made[name, reader] = make()
        made: Made = self.made[name, reader]
        return made


class Renderer(Protocol):
    """The words of one game. Everything it shows comes from the viewer's cut of entry and state."""

    def targets(self, match_state: MatchState, entry: Entry) -> tuple[Target, ...]:
        """The targets that are owed a message about this entry (bot.render.targets)."""

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        """The message to this target; the entry and the state are cut for it inside."""

    def seat(self, scene: Scene, look: Look) -> Panel:
        """The private panel of a seat: what it holds and what it may do."""

    def board(self, scene: Scene, viewer: Viewer) -> Panel:
        """The match as it stands."""

    def refusal(self, scene: Scene, code: str, slots: dict[str, Any], seat: Seat | None) -> str:
        """The sentence of a refusal."""


def reader_scene(scene: Scene, reader: Viewer) -> ReaderScene:
    """The match of a scene as this reader may see it; it has begun. Every page begins here."""

    def make() -> ReaderScene:
        seen, was = scene.cut_for(reader), scene.was
        shown = {wait.id for wait in seen.waits}
        return ReaderScene(
            match=scene.match,
            game=scene.game.name,
            reader=reader,
            view=seen.view,
            table=seen.table,
            messages=scene.words,
            names=scene.names,
            result=seen.result,
            waits=seen.waits,
            due=tuple(one for one in scene.deadlines if one[0] in shown),
            nameless=scene.nameless,
            users=scene.users,
            emoji=scene.emoji,
            was=None if was is None else lambda: was(reader).view,
            draws=scene.draws,
            manners=NO_MANNERS if reader is None else scene.manners.get(reader, NO_MANNERS),
        )

    return scene.once("reader_scene", reader, make)


@runtime_checkable
class HasFates(Protocol):
    """A renderer that tells a seat what has become of what it had offered, where its game `has_fates`."""

    @property
    def has_fates(self) -> bool:
        """Whether anything is offered in the game at all."""

    def has_fate(self, entry: Entry, reader: Seat) -> bool:
        """Whether the entry has anything of the kind for this seat."""

    def fate(self, scene: Scene, entry: Entry, reader: Seat, now: Scene) -> str:
        """Lines about it, by name and with what it was; `scene.was` is the match before the entry.

        `now` is the match as the panel below them shows it.
        """


@runtime_checkable
class HasCoach(Protocol):
    """A renderer that has a word of advice for somebody new, where its game `has_coach`."""

    @property
    def has_coach(self) -> bool:
        """Whether the game has such words at all."""

    def coach(self, scene: Scene, reader: Seat) -> str:
        """One sentence on what this seat is asked, from its own cut; "" for none."""

    def explained_panel(self, scene: Scene, reader: Seat) -> Panel | None:
        """The seat's panel with what those numbers come from that are met here first; None without any."""


@runtime_checkable
class HasFingerprint(Protocol):
    """A renderer whose panels can grow old though their reader is asked the same."""

    def fingerprint(self, scene: Scene, reader: Seat) -> Hashable:
        """A value, from the reader's cut, on whose change a panel is made anew, lest it grow old."""


@runtime_checkable
class HasMovesOnPanel(Protocol):
    """A renderer whose panels say some moves by themselves."""

    def is_on_panel(self, scene: Scene, entry: Entry, reader: Seat) -> bool:
        """Whether the seat's panel says all that its receipt for this entry would."""


@runtime_checkable
class HasComparisons(Protocol):
    """A renderer that tells some entries with what was before them."""

    def has_comparison(self, entry: Entry) -> bool:
        """Whether this entry is told with `Scene.was`, the match before it."""


@runtime_checkable
class HasNewsKinds(Protocol):
    """A renderer that says before everybody what kind of news somebody has."""

    def kind_of_news(self, scene: Scene, entry: Entry) -> str:
        """The kind of news as far as everybody may know it; "" where they may know nothing."""


@runtime_checkable
class HasOpeningPicture(Protocol):
    """A renderer that may have a picture of what its game is."""

    def opening(self, words: Messages) -> Sketch | None:
        """The picture, alike at every table, so that it is drawn once; None where there is none."""


@runtime_checkable
class HasLists(Protocol):
    """A renderer with messages that name again what the one before them named, so that it can be changed."""

    def is_list(self, entry: Entry, reader: Seat) -> bool:
        """Whether the seat's message about this entry is such a list, and tells nothing else."""


class Standing(Struct, frozen=True):
    """What the post of an open question shows beside the view: public deadlines, and where the board is.

    `due` goes by seat, `below` are the table's own lines; `board` is the address of the board's message, ""
    where there is none. `told` is what everybody has read so far, in sections (bot/history/recall.py), where
    the renderer `has_rounds`.
    """

    due: tuple[tuple[Seat, datetime], ...] = ()
    below: tuple[str, ...] = ()
    board: str = ""
    told: Sequence[Any] = ()


@runtime_checkable
class HasQuestions(Protocol):
    """A renderer of whose public posts some are kept up to date, as long as what they ask is open."""

    def is_question(self, entry: Entry, target: Target) -> bool:
        """Whether the public post to this target is one."""

    def question(
        self, scene: Scene, entry: Entry, target: Target, standing: Standing, notes: Sequence[Any] = ()
    ) -> Panel | None:
        """The post as the match of the scene stands; None once it is over: then `post` gives what stays.

        `notes` are those of the match so far (bot/history/notes.py), where the renderer `has_rounds`.
        """

    @property
    def has_rounds(self) -> bool:
        """Whether such a post has the news of later entries, too, until that of the next round begins."""

    @property
    def has_board_beside(self) -> bool:
        """Whether the board stands still while the post of a round is told on."""

    def board_beside(self, scene: Scene, below: Sequence[str]) -> Panel:
        """The board beside the post of a round; the scene is that of the round's beginning."""

    def last_entry(self, scene: Scene, entry: Entry, notes: Sequence[Any]) -> int | None:
        """The number of the last entry of the round that this one has begun; None while it goes on."""


@runtime_checkable
class HasTales(Protocol):
    """A renderer of whose public posts some tell more than their own entry: the story so far, an end."""

    def is_tale(self, entry: Entry, target: Target) -> bool:
        """Whether the post to this target is written with the notes of the match."""

    def tale(self, scene: Scene, entry: Entry, target: Target, notes: Sequence[Any]) -> Panel:
        """The post; `notes` are those of the match up to this entry (bot/history/notes.py)."""


@runtime_checkable
class HasRecipients(Protocol):
    """A renderer that calls those who are asked anew, whatever the event that asks them."""

    def recipients(self, before: MatchState, after: MatchState, entry: Entry) -> tuple[Target, ...]:
        """The targets owed a message about this entry; `before` is the match as it stood until then."""
