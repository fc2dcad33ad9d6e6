"""The record of what one game supplies to the bot. Every part but the name is optional.

A plugin is a value, as a `Game` is: functions, no base class. Where a part is None, what `bot.ui.generic`
makes from offers, events and the game's texts serves, so that a game can be played with `Plugin("name")` or
with none. Treasure gives a handful of parts, Houses nearly all.

What a function may see is in its types: a `ReaderScene` holds the view and the table as they are cut for its
reader, an event handed to `describe` is cut for the same reader. None of them is given a state or the secret
of the match; the controls in `Choices` name a move by a keyed handle. Three parts see more and show nothing:
`targets` says who is written to, `post` and `letter` cut the entry that they are handed, `ledger` cuts its
rows. The audit compares what comes of each (engine.audit).
"""

from collections.abc import Awaitable, Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.history.notes import Note
from bot.history.recall import ALL, Part, Recall, Section
from bot.pictures.emoji import Sign
from bot.render.i18n import Messages
from bot.render.panel import Block, Button, Form, Panel, Sketch
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Standing
from bot.ui.generic.history import History
from bot.ui.generic.offers import Choices, MoveStyle, Name, NeedsConfirmation
from bot.ui.generic.wizard_view import Asides, WayPage
from bot.ui.orders import OrdersPart
from bot.ui.seat_controls import MoveRouting, SeatControls
from engine.entries import Entry
from engine.game_versions import Source
from engine.kernel.game import AnyGame, Result
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask
from engine.kernel.table.seeds import Epoch
from engine.match.match_state import MatchState
from engine.store import Target

Describe = Callable[[ReaderScene, Any], str]
"""An event, cut for the scene's reader, as one or more lines; "" for one that needs no words."""

BoardPage = Callable[[ReaderScene, tuple[str, ...]], Panel]
"""The match as the reader may see it, above the table's own lines."""

SeatPage = Callable[[ReaderScene, Choices], Panel]
Controls = Callable[[ReaderScene, Choices], tuple[Block, ...]]
JoinEvents = Callable[[Sequence[Any]], Iterator[Any]]
"""Events that follow one another, put together where one alone does not say enough; `describe` has these."""

Value = Callable[[ReaderScene, str, Any], str]
"""A value of a field that is asked for, by the field's name; "" where the shared words serve."""

Preview = Callable[[ReaderScene, Any], Sketch | None]
"""A picture of a begun move and what it may become, or of a whole one before it is made."""

Why = Callable[[ReaderScene, Choices, Sequence[Any]], Panel]
"""The reasons of a seat's numbers, from its view and the events of the match, cut for it."""

OpenMoves = Callable[[ReaderScene], tuple[Any, ...]]
"""Moves that are put before everybody in public, decided by what everybody may see: the same for all."""

PostPicture = Callable[[ReaderScene, Sequence[Any]], Sketch | None]
"""The picture of a public message about these events, cut for nobody in particular; None without one."""

Forms = Callable[[ReaderScene, PartialMove, str], Form | None]
"""A form for the open fields of a begun move, under this custom id; None where the shared one serves."""

Post = Callable[[ReaderScene, Entry, Target], Panel]
"""A public message about an entry, whose events are cut for nobody in particular."""

Letter = Callable[[ReaderScene, Choices, Entry], Panel]
"""The private message to the scene's reader about an entry."""

Leaf = Callable[[ReaderScene, Choices, int], Panel]
"""A page of a seat's by its topic; the number counts its pages from 0."""

Commands = Callable[[Any], Awaitable[None]]
"""Adds the game's own slash commands to a bot that is about to start."""


@dataclass(frozen=True, slots=True)
class Planning:
    """How standing orders of whole moves are written (engine.kernel.orders), from the seat's own view.

    moment(view, seat)             the round or turn that comes, or None where nothing can be written
    following(view, seat, taken)   the one that the next line is for, beside those that lines are for
    ask(view, seat, written)       what may be written next, as the game's offers are asked
    number(view, seat, moment)     the round or turn of a line as people count it
    name(scene, move)              what a line says
    begin(scene, controls, moves)  buttons that begin a line after those of these moves, where there is not
                                   one for each begun move
    """

    moment: Callable[[Any, Seat], int | None]
    following: Callable[[Any, Seat, tuple[int, ...]], int | None]
    ask: Callable[[Any, Seat, tuple[Any, ...]], Ask]
    number: Callable[[Any, Seat, int], int]
    name: Name
    begin: Callable[[ReaderScene, SeatControls, tuple[Any, ...]], tuple[Button, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Coach:
    """Words for somebody who plays the game for the first time.

    advise(scene, choices)   one sentence on what the seat is asked; "" for none
    explain(scene, choices)  the seat's panel with the reasons of numbers that are met there first; None where
                             there are none
    """

    advise: Callable[[ReaderScene, Choices], str]
    explain: Callable[[ReaderScene, Choices], Panel | None]


@dataclass(frozen=True, slots=True)
class Fates:
    """What has become of what a seat had offered, as its panel tells whoever comes back.

    has(entry, seat)         whether the entry has anything of the kind for this seat
    tell(scene, entry, now)  lines of it; `now` is the match as the panel below them shows it
    """

    has: Callable[[Entry, Seat], bool]
    tell: Callable[[ReaderScene, Entry, ReaderScene], str]


@dataclass(frozen=True, slots=True)
class Rounds:
    """Posts with the news of several entries, those of a round; each is told on until the next round begins.

    is_within(before, after, entry)  whether the news of this entry stand on the post that is there already
    next_part(scene, entry, told)    the part of the log (bot.history.recall) with whose beginning the post of
                                     this entry is whole; None while it is told on
    board(scene, below)              the board meanwhile, as it stood when the post began; None: as it stands
    concerns(entry)                  seats that a message goes to beside those that are asked: an edit rings
                                     for nobody, and what was done to a person is their own affair

    is_hushed(match_state, seat)     whether the seat's own orders answer what it is asked: then nothing is
                                     written to it about that

    Posts of lines, one for an event, need no more than a `Growing` (bot/ui/generic/growing.py).
    """

    is_within: Callable[[MatchState, MatchState, Entry], bool]
    next_part: Callable[[ReaderScene, Entry, Sequence[Section]], Part | None]
    board: BoardPage | None = None
    concerns: Callable[[Entry], tuple[Seat, ...]] = lambda _: ()
    is_hushed: Callable[[MatchState, Seat], bool] = lambda *_: False


@dataclass(frozen=True, slots=True)
class Questions:
    """Public posts that are kept up to date while what they ask is open.

    is_one(entry, target)                 whether the post to this target is one
    page(scene, entry, target, standing)  the post as it stands, from the public cut; None once it is over:
                                          then the plugin's `post` gives what stays
    rounds                                how such a post has the news of later entries, too; None: it has not
    """

    is_one: Callable[[Entry, Target], bool]
    page: Callable[[ReaderScene, Entry, Target, Standing], Panel | None]
    rounds: Rounds | None = None


@dataclass(frozen=True, slots=True)
class Tales:
    """Public posts that tell more than their own entry: they are written with the notes of the match.

    is_one(entry, target)              whether the post to this target is one
    post(scene, notes, entry, target)  the post; `notes` (bot/history/notes.py) are those up to this entry,
                                       events whole: it cuts them for nobody in particular
    """

    is_one: Callable[[Entry, Target], bool]
    post: Callable[[ReaderScene, Sequence[Note], Entry, Target], Panel]


@dataclass(frozen=True, slots=True)
class Printed:
    """A match as a book: a page for a browser, and the facts of the typesetter's template (data)."""

    html: bytes
    template: str
    facts: bytes


Book = Callable[[ReaderScene, ReaderScene | None, Sequence[Note], Sequence[Epoch]], Printed]
"""Makes the book of a match from everybody's scene, that of the seat whose own book it is (None: it is
everybody's), all notes of its log, which it cuts itself, and its dice."""


@dataclass(frozen=True, slots=True)
class Content:
    """The content that a game is played with: the folder that comes with the program, and how one is read.

    load(folder)   the source of its editions, whose books the game's pages find in `ReaderScene.book`; raises
                   ContentBroken or Unfit
    """

    folder: Path
    load: Callable[[Path], Source]


@dataclass(frozen=True, slots=True)
class Plugin:
    """One game in Discord. What stands beside a part says what it is; None: the shared one serves."""

    name: str
    """The game's name in the engine; its texts begin with it."""

    content: Content | None = None
    """The content it is played with."""

    # --- names and events in words ---

    names: Callable[[ReaderScene], tuple[str, ...]] | None = None
    """What the seats are called, by seat; None: what the people are."""

    describe: Describe | None = None
    """An event in words, for its reader."""

    join_events: JoinEvents = iter
    """Puts events together before they are described."""

    silent: tuple[type, ...] = ()
    """Events that are no news: an entry of them alone brings no public message."""

    compared_events: tuple[type, ...] = ()
    """Events that are told with what was before them (ReaderScene.was), to their maker as well."""

    refusal: Callable[[Messages, tuple[str, ...], str, dict[str, Any]], str] | None = None
    """The sentence of a refusal, from the words, the names by seat, its code and slots."""

    signs: Mapping[str, Sign] = field(default_factory=dict)
    """What it has as emoji of the application, by name."""

    emblem: Callable[[ReaderScene], str] | None = None
    """The sign, by its name, that stands before a table's name in a list; "" for none."""

    stage: Callable[[ReaderScene], str] | None = None
    """How far the match has come, in two or three words ("round 8"); "" before anything has."""

    # --- messages ---

    targets: Callable[[MatchState, Entry, MatchState | None], tuple[Target, ...]] | None = None
    """Who is owed a message about an entry: the match as it stands after it, and before it where known."""

    post: Post | None = None
    """A public message about an entry."""

    questions: Questions | None = None
    """Public posts that are kept up to date, in place of the board."""

    tales: Tales | None = None
    """Public posts that tell more than their own entry."""

    open_moves: OpenMoves | None = None
    """What stands under a public message for whoever is asked; it needs a `moment`."""

    letter: Letter | None = None
    """A private message about an entry."""

    lists: Callable[[Entry, Seat], bool] | None = None
    """Whether a letter names again all that the one before it named, so that this one can go."""

    kind_of_news: Callable[[ReaderScene, Entry], str] | None = None
    """What everybody may know of the kind of a letter; "" for nothing."""

    receipt: Callable[[ReaderScene, Entry], str] | None = None
    """What a seat reads about the move it has just made."""

    is_on_panel: Callable[[ReaderScene, Entry], bool] | None = None
    """Whether a seat's panel says by itself what its receipt for an entry would."""

    fates: Fates | None = None
    """What has become of what a seat had offered."""

    # --- the board and a seat's own pages ---

    board: BoardPage | None = None
    """The match as the reader may see it; for nobody in particular it is the living board."""

    living_board: Callable[[ReaderScene, Sequence[tuple[Seat, datetime]], Sequence[str]], Panel] | None = None
    """The living board, where it is another page than `board`, with public deadlines and lines below."""

    opening: Callable[[Messages], Sketch] | None = None
    """A picture of what the game is, from words alone: the same at every table."""

    panel: SeatPage | None = None
    """A seat's private page: what it holds, what it is asked, its controls."""

    leaves: Mapping[str, Leaf] = field(default_factory=dict)
    """Pages of a seat by their topics, beside its panel."""

    question_line: Callable[[ReaderScene], str] | None = None
    """What its reader is asked, in one line of /mine; "" for the question's own text."""

    fingerprint: Callable[[ReaderScene, SeatControls], Hashable] | None = None
    """What must not grow old of a panel beside what its reader is asked, in short."""

    why: Why | None = None
    """The reasons of a seat's numbers, from its view and what it heard; None: the board."""

    ledger: Callable[[AnyGame, Sequence[Entry], Seat], Sequence[Any]] | None = None
    """What `why` is handed of the whole log, in place of the events that the seat heard."""

    coach: Coach | None = None
    """Words for somebody new."""

    topics: Mapping[str, str] = field(default_factory=dict)
    """The topic of the help (bot.render.help) that explains a question, by the question's code."""

    # --- moves ---

    controls: Controls | None = None
    """What a seat may do, where the page is the shared one."""

    name_move: Name | None = None
    """What a move is called on its button."""

    style_move: MoveStyle | None = None
    """The colour of a move's button."""

    value: Value | None = None
    """What a value is called where a begun move asks for it."""

    side_notes: Asides | None = None
    """What is said beside a question of a begun move, or a whole one: hints, and answers that come last."""

    way_page: WayPage | None = None
    """A page of its own for a begun move on its way, in place of its questions one by one."""

    preview: Preview | None = None
    """A picture beside the questions of a begun move, and before a whole one is made."""

    needs_confirmation: NeedsConfirmation | None = None
    """Whether a move is asked for once more before it is made."""

    confirmation_page: Callable[[ReaderScene, Choices, Any], Panel] | None = None
    """The page that asks once more for a move."""

    suggested_moves: Callable[[ReaderScene, SeatControls], tuple[Any, ...]] | None = None
    """Whole moves, made of begun ones, for which the panel has buttons."""

    forms: Forms | None = None
    """Forms of its own for begun moves."""

    moment: Callable[[Any], str] | None = None
    """The present moment, by which old buttons are told from new; None: the open waits."""

    routing: MoveRouting | None = None
    """How its buttons are told from old ones, in place of `moment`."""

    planning: Planning | None = None
    """How its standing orders are written, where they are whole moves."""

    orders: OrdersPart | None = None
    """How standing orders are shown and changed, where they are no whole moves."""

    seals_ballots: bool = False
    """Whether its ballots can be sealed, so that a person may choose how they always vote."""

    # --- commands, the log and the end ---

    commands: Commands | None = None
    """Its own slash commands."""

    kinds: Mapping[str, tuple[str, ...]] | None = None
    """The moves, by tag, that a command of another game (/vote, /trade) shows at its table."""

    recall: Recall = ALL
    """What of its log /chronicle and /story find again, and in which parts."""

    history: History | None = None
    """What is found again of its log, where bare events by turns do not say enough."""

    book: Book | None = None
    """The match as a book to keep, where it has one."""

    rematch_options: Callable[[Any, Result], Any] | None = None
    """The options of a rematch, from those of the last match and its result."""
