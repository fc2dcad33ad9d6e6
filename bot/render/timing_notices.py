"""What is said of time: reminders, a clock that was moved, the pace of a table and its quiet hours."""

from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta
from typing import Any, Final

from bot.languages import in_digits
from bot.render.buttons import panel_button
from bot.render.i18n import Messages, message_id
from bot.render.panel import Buttons, Panel, Text
from bot.render.renderer import Scene
from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.paces import Pace
from engine.kernel.table.timing import ClockMoved, PaceSet, Reminded

Notice = Callable[[Scene, Any], str]

MINUTES: Final = (("days", 1440), ("hours", 60), ("minutes", 1))
KINDS: Final = ("found", "rank", "draft", "vote", "decide", "other")


def reminders_to(entry: Entry, seat: Seat) -> tuple[Reminded, ...]:
    """Of what this seat is reminded by the entry."""
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
    """What a seat is asked, in the game's words for it, and until when; None where no clock runs."""
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
    """Nobody is punished for the absence of the bot."""
    return scene.words.say("notice-clock-moved", length=span(scene.words, timedelta(seconds=event.seconds)))


def pace_set(scene: Scene, event: PaceSet) -> str:
    """For what opens from now on."""
    return "\n".join(
        (scene.words.say("notice-pace-set"), *pace_lines(scene.words, event.pace, scene.game.name))
    )


NOTICES: Final[Mapping[type[TableEvent], Notice]] = {ClockMoved: clock_moved, PaceSet: pace_set}
"""By event; told in a line once the match has begun."""
