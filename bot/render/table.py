"""The table's own words: its opening post, lines about pauses, stewards and seeds, and its dice."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from bot.controls import ids
from bot.render import motions
from bot.render.i18n import Messages, message_id
from bot.render.notices import NOTICES, called_seats, pace_lines, panel_button, whispers
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Button, Buttons, Panel, Sketch, Text
from bot.render.renderer import HasOpeningPicture, Scene
from bot.render.users import ELLIPSIS, users_words
from engine.entries import Entry
from engine.kernel.moves import tag
from engine.kernel.seats import Seat
from engine.kernel.table import WORD_MOST, Table
from engine.kernel.table.absence import AwayOver, StewardRose
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.lifecycle import MatchHalted, MatchPaused, MatchResumed, MatchWentOn
from engine.kernel.table.seating import PlayerLeft, PlayerSat, StewardSat
from engine.kernel.table.seeds import SeedOpened, SeedSealed, WordAdded
from engine.match.match_state import MatchState

ACCENT: Final = 0x8A6D3B

MOMENTS: Final = {"gathering": "door-gathering", "over": "door-closed"}
"""What an opening post says of its moment; one that is over without a match was closed."""


def door(scene: Scene, renderer: object = None) -> Panel:
    """The opening post: what the game is in two sentences and a picture, who sits where, the buttons."""
    table, say = scene.table, scene.words.say
    heading = say("door-title", match=scene.match, game=scene.words.game_name(table.game))
    moment = say(MOMENTS.get(table.status, "door-begun"))
    opening = f"{table.game}-opening"
    about = (say(opening),) if scene.words.has_text(opening) else ()
    parts = (heading, *about, *chairs(scene), moment)
    settled, match = Button(ids.TermsButtonId(scene.match).pack(), say("button-terms")), scene.match
    buttons: tuple[Buttons, ...] = ()
    if table.status == "gathering":
        join = Button(ids.JoinButtonId(match).pack(), say("button-join"), "success")
        leave = Button(ids.LeaveButtonId(match).pack(), say("button-leave"))
        begin = Button(ids.BeginButtonId(match).pack(), say("button-start"), "primary")
        buttons = (Buttons((join, leave, begin, settled)),)
    elif table.status != "over":
        buttons = (Buttons((panel_button(scene), settled)),)
    told = Text("\n".join(parts))
    picture = renderer.opening(scene.words) if isinstance(renderer, HasOpeningPicture) else None
    drawn: tuple[Block | Sketch, ...] = () if picture is None else (told, picture, *buttons)
    return Panel(ACCENT, (told, *buttons), scene.words.language, drawn)


def terms(scene: Scene) -> Panel:
    """A page of the table's terms: its pace, and the options that have words."""
    table, say = scene.table, scene.words.say
    pace = pace_lines(scene.words, table.pace, table.game)
    parts = (say("terms-title", match=scene.match), *pace, *settings(scene.words, table))
    return Panel(ACCENT, (Text("\n".join(parts)),), scene.words.language)


def chairs(scene: Scene) -> Iterator[str]:
    """A line for each seat that is taken: a steward's, the host's or a player's; how many are free."""
    for seat, chair in enumerate(scene.table.chairs):
        if chair.is_free:
            continue
        code = "door-steward"
        if chair.player is not None:
            code = "door-host" if chair.player == scene.table.host else "door-chair"
        yield scene.words.say(code, number=seat + 1, name=scene.names[seat])
    if free := sum(chair.is_free for chair in scene.table.chairs):
        yield scene.words.say("door-free", count=free)


def settings(words: Messages, table: Table) -> tuple[str, ...]:
    """One line with the options that have words; none for a game without."""
    options: dict[str, Any] = json.loads(table.options or "{}")
    known = ((f"setting-{name}", value) for name, value in options.items())
    said = [words.say(code, value=value) for code, value in known if words.has_text(code)]
    return (words.say("door-settings", settings=words.join_list(said)),) if said else ()


def notices(scene: Scene, entry: Entry) -> Panel:
    """A line for each thing that happened at the table; a motion has a post of its own."""
    asked = motions.open_in(scene, entry)
    if asked is not None:
        return motions.panel(scene, asked)
    told = (notice(scene, event) for event in entry.events if isinstance(event, TableEvent))
    text = "\n".join(line for line in told if line)
    is_asking = motions.has_reopened_questions(entry) or called_seats(entry)
    again = (Buttons((panel_button(scene),)),) if is_asking else ()
    return Panel(None, (Text(text), *again), scene.words.language)


def note(scene: Scene, entry: Entry, seat: Seat) -> Panel:
    """The table's letter to one person about an entry: their orders moved for them, a steward sits in."""
    codes, game = whispers(entry, seat), scene.game.name
    said = (scene.words.in_game(game, code, match=scene.match) for code in codes)
    return Panel(None, (Text("\n".join(said)), Buttons((panel_button(scene),))), scene.words.language)


def newly_in_person(match_state: MatchState, entry: Entry) -> tuple[Seat, ...]:
    """The seats whose people play them from this entry of the table on without having moved themselves.

    They were given the seat, or called back by the host. Each is written to, whatever is asked there: a
    letter only where a question is open would tell of a secret one.
    """
    if entry.seat is not None or match_state.table is None:
        return ()
    back = (event.seat for event in entry.events if isinstance(event, AwayOver))
    fetched = (seat for seat in back if match_state.table.chairs[seat].player not in (None, entry.by))
    return (*given_seats(entry), *fetched)


def given_seats(entry: Entry) -> tuple[Seat, ...]:
    """The seats that have another person from this entry on."""
    return tuple(event.seat for event in entry.events if isinstance(event, PlayerSat))


def in_person(scene: Scene, entry: Entry, seat: Seat, asked: Panel) -> Panel:
    """To somebody who plays this seat from now on: that they do, and under it what the game asks there."""
    code = "letter-seat-given" if seat in given_seats(entry) else "letter-seat-back"
    head = Text(scene.words.say(code, number=seat + 1, name=scene.names[seat]))
    if not any(wait.seat == seat for wait in scene.cut_for(seat).waits):
        return Panel(asked.accent, (head, Buttons((panel_button(scene),))), asked.language)
    pictured = (head, *asked.pictured) if asked.pictured else ()
    return Panel(asked.accent, (head, *asked.blocks), asked.language, pictured)


def notice(scene: Scene, event: TableEvent) -> str:
    """An event of the table in a line; "" where the game's own messages tell it."""
    say = scene.words.say
    tell = NOTICES.get(type(event)) or motions.NOTICES.get(type(event))
    if tell is not None:
        return tell(scene, event)
    match event:
        case PlayerSat(seat) | PlayerLeft(seat) | StewardRose(seat):
            return say(_code(event), number=seat + 1, name=scene.names[seat])
        case StewardSat(seat, _, regent):
            nobody = scene.table.chairs[seat].player is None
            code = "notice-regent" if regent else "notice-steward-free" if nobody else "notice-steward"
            return say(code, number=seat + 1, name=scene.names[seat])
        case WordAdded(seat, _, word):
            return say("notice-word", name=scene.names[seat], word=users_words(word, WORD_MOST) or ELLIPSIS)
        case SeedSealed(epoch, digest):
            return say("notice-sealed", epoch=epoch, digest=digest)
        case SeedOpened(epoch, seed, salt):
            return say("notice-opened", epoch=epoch, seed=seed, salt=salt)
        case MatchHalted(why):
            return say("notice-match-halted", why=why)
        case MatchPaused() | MatchResumed() | MatchWentOn():
            return say(_code(event))
    return ""


def with_thread_link(scene: Scene, panel: Panel, thread: int) -> Panel:
    """The panel, and under it where the whole chronicle stands."""
    text = scene.words.say("thread-here", thread=f"<#{thread}>")
    pictured = (*panel.pictured, Text(text)) if panel.pictured else ()
    return Panel(panel.accent, (*panel.blocks, Text(text)), panel.language, pictured)


def lines_below_board(scene: Scene, thread: int | None) -> tuple[str, ...]:
    """The table's own lines under a board: where its chronicle stands, that no clock runs."""
    say, paused = scene.words.say, scene.table.status == "paused"
    where = () if thread is None else (say("board-chronicle", thread=f"<#{thread}>"),)
    return (*((say("board-paused"),) * paused), *where)


def mention_panel(scene: Scene, user: int, about: str = "") -> Panel:
    """To somebody whose direct messages are closed, before everybody; `about` is what all may know of it."""
    told = about or scene.words.say("about-other")
    text = scene.words.say("dm-closed", name=f"<@{user}>", match=scene.match, about=told)
    return Panel(None, (Text(text), Buttons((panel_button(scene),))), scene.words.language)


def call_panel(scene: Scene, users: Sequence[int]) -> Panel:
    """To people who are awaited, before everybody, with the button that opens each one's own panel."""
    people = scene.words.join_list([f"<@{user}>" for user in users])
    text = scene.words.say("table-awaits", names=people, match=scene.match)
    return Panel(None, (Text(text), Buttons((panel_button(scene),))), scene.words.language)


def fair(scene: Scene, events: Iterable[Any]) -> Panel:
    """HO-R38: seals, words and opened seeds of a match, with how to check them; the newest that fit."""
    say, kinds = scene.words.say, (SeedSealed, SeedOpened, WordAdded)
    told = [notice(scene, event) for event in events if isinstance(event, kinds)]
    # The oldest are left out, one more at each try, until the rest fits one message.

    def page_from(first: int) -> Panel:
        left_out = (say("fair-earlier"),) if first else ()
        text = "\n".join((say("fair-title", match=scene.match), *left_out, *told[first:], say("fair-how")))
        return Panel(ACCENT, (Text(text),), scene.words.language)

    return first_that_fits(map(page_from, range(len(told) + 1)))


def _code(event: TableEvent) -> str:
    return message_id(f"notice-{tag(event)}")
