"""What a table is told of itself beside the game: time, absences, guests, forgotten people, the host.

Each event of the table that is told in public has a function in NOTICES, at the end: scene and event in, a
line out ("" for nothing). Motions have a table of their own (motions.py). Reminders go to one person, or are
said aloud where that person takes no private messages.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta
from typing import Any, Final

from bot.controls import ids
from bot.languages import in_digits
from bot.render.i18n import Messages, message_id
from bot.render.panel import Button, Buttons, Panel, Text
from bot.render.renderer import Scene
from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.kernel.table.absence import AwayBegun, AwayOver, AwayPlanned, OrdersPlayed
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.hosting import HostPassed, VoicesSet
from engine.kernel.table.paces import Pace
from engine.kernel.table.seating import PlayerForgotten, StewardSat
from engine.kernel.table.state import seat_of
from engine.kernel.table.timing import AwaitedCalled, ClockMoved, PaceSet, Reminded
from engine.kernel.table.watching import SeatClosed, SeatOpened

Notice = Callable[[Scene, Any], str]
"""An event of the table as a line for everybody; "" where nothing is said of it."""

MINUTES: Final = (("days", 1440), ("hours", 60), ("minutes", 1))
KINDS: Final = ("found", "rank", "draft", "vote", "decide", "other")


# --- reminders and time ---


def panel_button(scene: Scene) -> Button:
    """Opens the presser's own private panel."""
    return Button(ids.SeatPanelId(scene.match).pack(), scene.words.say("button-open"), "primary")


def reminders_to(entry: Entry, seat: Seat) -> tuple[Reminded, ...]:
    """The reminders of this entry that are for this seat."""
    return tuple(one for one in entry.events if isinstance(one, Reminded) and one.seat == seat)


def reminder(scene: Scene, entry: Entry, seat: Seat) -> Panel:
    """To the person alone: which match, what is asked, until when, and the button that opens their panel."""
    say, told = scene.words.say, reminders_to(entry, seat)
    game = scene.words.game_name(scene.game.name)
    head = say("remind", mark=told[0].mark, match=scene.match, game=game)
    lines = (question_line(scene.words, scene.game.name, one.ask, one.due) for one in told)
    blocks = (Text("\n".join((head, *lines))), Buttons((panel_button(scene),)))
    return Panel(None, blocks, scene.words.language)


def public_reminder(scene: Scene, entry: Entry, seat: Seat, user: int) -> Panel | None:
    """Before everybody, where the person takes no private messages; None where the question is a secret."""
    told = [one for one in reminders_to(entry, seat) if one.to is None]
    if not told:
        return None
    first = deadline_text(scene.words, min(one.due for one in told))
    text = scene.words.say("remind-aloud", name=f"<@{user}>", match=scene.match, until=first)
    return Panel(None, (Text(text), Buttons((panel_button(scene),))), scene.words.language)


def question_line(words: Messages, game: str, ask: str, due: int | None) -> str:
    """A seat's question in its game's words, and its deadline (`due`: seconds, None where no clock runs)."""
    code = "tenure-asked" if due is None else "remind-asked"
    slots = {} if due is None else {"until": deadline_text(words, due)}
    if words.has_text(f"{game}-{code}"):
        return words.say(f"{game}-{code}", ask=ask, **slots)
    question = words.attempt(message_id(f"{game}-ask-{ask}")) or words.say("offered-asked")
    return words.say(code, question=question, **slots)


def deadline_text(words: Messages, due: int) -> str:
    """ "until 20:00, in three hours", as Discord shows times to each reader."""
    return words.say("deadline", time=f"<t:{due}:f>", left=f"<t:{due}:R>")


def span(words: Messages, length: timedelta) -> str:
    """ "1 day, 3 hours and 20 minutes"; less than a minute is one."""
    left, parts = max(1, round(length / timedelta(minutes=1))), []
    for name, size in MINUTES:
        count, left = divmod(left, size)
        parts += [words.say(f"span-{name}", count=count)] * (count > 0)
    return words.join_list(parts)


def wall_time(words: Messages, minute: int) -> str:
    """A minute of the day as a clock on the wall shows it."""
    text = f"{minute // 60:02}:{minute % 60:02}"
    return in_digits(text, words.language)


def pace_lines(words: Messages, pace: Pace, game: str) -> Iterator[str]:
    """How long a table waits, in the words of its game where it has any, and when its clock stands still."""
    spans = {kind: span(words, timedelta(minutes=getattr(pace.lengths, kind))) for kind in KINDS}
    yield words.in_game(game, "pace-said", name=pace.name, **spans)
    if pace.quiet is not None:
        since, end = (wall_time(words, minute) for minute in (pace.quiet.since, pace.quiet.until))
        yield words.say("pace-quiet", since=since, end=end, zone=pace.quiet.zone)


def clock_moved(scene: Scene, event: ClockMoved) -> str:
    """By how much every deadline was moved, since nobody is punished for the absence of the bot."""
    return scene.words.say("notice-clock-moved", length=span(scene.words, timedelta(seconds=event.seconds)))


def pace_set(scene: Scene, event: PaceSet) -> str:
    """The pace that holds for whatever opens from now on."""
    return "\n".join(
        (scene.words.say("notice-pace-set"), *pace_lines(scene.words, event.pace, scene.game.name))
    )


def called_seats(entry: Entry) -> tuple[Seat, ...]:
    """The seats whose people the host calls with this entry, in public."""
    return tuple(seat for one in entry.events if isinstance(one, AwaitedCalled) for seat in one.seats)


def awaited_called(scene: Scene, event: AwaitedCalled) -> str:
    """The host's call to those who are awaited; each is mentioned, so that their phone tells them."""
    players = (scene.table.chairs[seat].player for seat in event.seats)
    named = [f"<@{scene.users[one]}>" for one in players if one is not None]
    return scene.words.say("notice-awaited-called", names=scene.words.join_list(named))


# --- absences ---


def away_planned_text(scene: Scene, event: AwayPlanned) -> str:
    """A person will be away from a later moment on: said before, so that everybody may plan for it."""
    return _text_of(scene, "notice-away-planned", event)


def away_begun_text(scene: Scene, event: AwayBegun) -> str:
    """A person is away and a steward sits in."""
    return _text_of(scene, "notice-away-begun", event)


def away_over_text(scene: Scene, event: AwayOver) -> str:
    """A person plays again."""
    return scene.words.say("notice-away-over", name=scene.names[event.seat])


def _text_of(scene: Scene, code: str, event: AwayPlanned | AwayBegun) -> str:
    return scene.words.in_game(scene.game.name, code, name=scene.names[event.seat], epoch=event.epoch)


def whispers(entry: Entry, seat: Seat) -> tuple[str, ...]:
    """The codes of the texts that this seat's person is owed in private about the entry."""
    codes: list[str] = []
    for event in entry.events:
        match event:
            case OrdersPlayed() if event.seat == seat:
                codes.append("absence-played")
            case StewardSat(_, _, True) if event.seat == seat:
                codes.append("absence-regent")
            # Who goes away by their own word knows it; a move of the game that brings it is news to them.
            case AwayBegun() if event.seat == seat and entry.seat is not None:
                codes.append("absence-away")
    return tuple(codes)


# --- guests, forgotten people, hosts ---


def seat_opened(scene: Scene, event: SeatOpened) -> str:
    """Public: everybody may know that somebody looks on, and over whose shoulder."""
    return scene.words.say("notice-seat-opened", number=event.seat + 1, name=scene.names[event.seat])


def seat_closed(scene: Scene, event: SeatClosed) -> str:
    """Nobody looks over this shoulder any more."""
    return scene.words.say("notice-seat-closed", number=event.seat + 1, name=scene.names[event.seat])


def player_forgotten(scene: Scene, event: PlayerForgotten) -> str:
    """A house goes on without a name; nothing is said of a person without a house."""
    if event.seat is None or event.seat not in scene.table.nameless:
        return ""
    return scene.words.say("notice-player-forgotten", number=event.seat + 1)


def host_passed(scene: Scene, event: HostPassed) -> str:
    """The host from now on, or that there is none."""
    seat = None if event.player is None else seat_of(scene.table, event.player)
    if seat is None:
        return scene.words.say("notice-host-nobody")
    return scene.words.say("notice-host-passed", name=scene.names[seat])


def voices_set(scene: Scene, event: VoicesSet) -> str:
    """Stewards speak from now on, or no longer do."""
    return scene.words.say("notice-voices-on" if event.on else "notice-voices-off")


NOTICES: Final[Mapping[type[TableEvent], Notice]] = {
    ClockMoved: clock_moved,
    PaceSet: pace_set,
    AwaitedCalled: awaited_called,
    AwayPlanned: away_planned_text,
    AwayBegun: away_begun_text,
    AwayOver: away_over_text,
    SeatOpened: seat_opened,
    SeatClosed: seat_closed,
    PlayerForgotten: player_forgotten,
    HostPassed: host_passed,
    VoicesSet: voices_set,
}
"""By the type of the event; told once the match has begun."""
