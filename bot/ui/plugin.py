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
from bot.ui.generic.offers import Choices, Confirmed, MoveStyle, Name
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
Joined = Callable[[Sequence[Any]], Iterator[Any]]
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
    explain(scene, panel)    the seat's panel with the reasons of numbers that are met there first
    """

    advise: Callable[[ReaderScene, Choices], str]
    explain: Callable[[ReaderScene, Panel], Panel]


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
    """One game in Discord.

    name              the game's name in the engine; its texts begin with it
    describe          an event in words, for its reader
    joined            events put together before they are described
    board             the match as the reader may see it; for nobody in particular it is the living board
    panel             a seat's private page: what it holds, what it is asked, its controls
    controls          what a seat may do, where the page is the shared one
    name_move         what a move is called on its button
    style_move        the colour of its button
    value             what a value is called where a begun move asks for it
    preview           a picture beside the questions of a begun move, and before a whole one is made
    aside             what is said beside such a question or move: hints, and answers that come last
    way_page          a page of its own for a begun move on its way, in place of its questions one by one
    confirmed         which moves are asked for once more before they are made
    open_moves        what stands under a public message for whoever is asked; it needs a `moment`
    forms             forms of its own for begun moves
    silent            events that are no news: an entry of them alone brings no public message
    recollected       events that are told with what was before them (ReaderScene.was), to their maker as well
    moment            the present moment, by which old buttons are told from new; None: the open waits
    recall            what of its log /chronicle and /story find again, and in which parts
    commands          its own slash commands
    kinds             the moves, by tag, that a command of another game (/vote, /trade) shows at its table
    why               the reasons of a seat's numbers, from its view and what it heard; None: the board
    topics            the topic of the help (bot.render.help) that explains a question, by the question's code
    signs             what it has as emoji of the application, by name
    planning          how its standing orders are written, where they are whole moves
    again             the options of a rematch, from those of the last match and its result
    content           the content it is played with

    names             what the seats are called, by seat; the scene's are the people's
    targets           who is owed a message about an entry, the match as it stands after it and, where that is
                      known, as it was before
    post              a public message about an entry
    letter            a private message about an entry
    lists             whether a letter names again all that the one before it named, so that this one can go
    kind_of_news      what everybody may know of the kind of a letter; "" for nothing
    receipt           what a seat reads about the move it has just made
    is_on_panel       whether a seat's panel says by itself what its receipt for an entry would
    refusal           the sentence of a refusal, from the words, the names by seat, its code and slots
    living            the living board, where it is another page than `board`, with public deadlines
    questions         public posts that are kept up to date, in place of the board
    tales             public posts that tell more than their own entry
    leaves            pages of a seat by their topics, beside its panel
    sure              the page that asks once more for a move
    asked             what its reader is asked, in one line of /mine; "" for the question's own text
    stage             how far the match has come, in two or three words ("round 8"); "" before anything has
    emblem            the sign, by its name, that stands before a table's name in a list; "" for none
    fingerprint       what must not grow old of a panel beside what its reader is asked, in short
    coach             words for somebody new
    fates             what has become of what a seat had offered
    book              the match as a book to keep, where it has one
    history           what is found again of its log, where bare events by turns do not say enough
    ledger            what `why` is handed of the whole log, in place of the events that the seat heard
    opening           a picture of what the game is, from words alone: the same at every table
    orders            how standing orders are shown and changed, where they are no whole moves
    seals_ballots     whether its ballots can be sealed, so that a person may choose how they always vote
    routing           how its buttons are told from old ones, in place of `moment`
    spelled           whole moves, made of begun ones, for which buttons stand
    """

    name: str
    describe: Describe | None = None
    joined: Joined = iter
    board: BoardPage | None = None
    panel: SeatPage | None = None
    controls: Controls | None = None
    name_move: Name | None = None
    style_move: MoveStyle | None = None
    value: Value | None = None
    preview: Preview | None = None
    aside: Asides | None = None
    way_page: WayPage | None = None
    confirmed: Confirmed | None = None
    open_moves: OpenMoves | None = None
    forms: Forms | None = None
    silent: tuple[type, ...] = ()
    recollected: tuple[type, ...] = ()
    moment: Callable[[Any], str] | None = None
    recall: Recall = ALL
    commands: Commands | None = None
    kinds: Mapping[str, tuple[str, ...]] | None = None
    why: Why | None = None
    topics: Mapping[str, str] = field(default_factory=dict)
    signs: Mapping[str, Sign] = field(default_factory=dict)
    planning: Planning | None = None
    again: Callable[[Any, Result], Any] | None = None
    content: Content | None = None
    names: Callable[[ReaderScene], tuple[str, ...]] | None = None
    targets: Callable[[MatchState, Entry, MatchState | None], tuple[Target, ...]] | None = None
    post: Post | None = None
    letter: Letter | None = None
    lists: Callable[[Entry, Seat], bool] | None = None
    kind_of_news: Callable[[ReaderScene, Entry], str] | None = None
    receipt: Callable[[ReaderScene, Entry], str] | None = None
    is_on_panel: Callable[[ReaderScene, Entry], bool] | None = None
    refusal: Callable[[Messages, tuple[str, ...], str, dict[str, Any]], str] | None = None
    living: Callable[[ReaderScene, Sequence[tuple[Seat, datetime]], Sequence[str]], Panel] | None = None
    questions: Questions | None = None
    tales: Tales | None = None
    leaves: Mapping[str, Leaf] = field(default_factory=dict)
    sure: Callable[[ReaderScene, Choices, Any], Panel] | None = None
    asked: Callable[[ReaderScene], str] | None = None
    stage: Callable[[ReaderScene], str] | None = None
    emblem: Callable[[ReaderScene], str] | None = None
    fingerprint: Callable[[ReaderScene, SeatControls], Hashable] | None = None
    coach: Coach | None = None
    fates: Fates | None = None
    book: Book | None = None
    history: History | None = None
    ledger: Callable[[AnyGame, Sequence[Entry], Seat], Sequence[Any]] | None = None
    opening: Callable[[Messages], Sketch] | None = None
    orders: OrdersPart | None = None
    seals_ballots: bool = False
    routing: MoveRouting | None = None
    spelled: Callable[[ReaderScene, SeatControls], tuple[Any, ...]] | None = None
