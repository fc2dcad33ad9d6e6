"""The leaf of time and seat: how the table stands in time, who is at one's seat, and what to do about it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.controls import ids
from bot.languages import LANGUAGES
from bot.render.notices import pace_lines, question_line
from bot.render.panel import Block, Button, Choice, Option, Panel, People, Rule, Text, rows
from bot.render.renderer import Scene
from engine.kernel.seats import Seat
from engine.kernel.table import Table
from engine.kernel.table.motions import HOURS_MOST

ACCENT: Final = 0x5B4A8A
HOURS: Final = tuple(hours for hours in (1, 2, 3, 6, 8, 12, 18, 24, 36, 48, 72) if hours <= HOURS_MOST)
"""How much more time can be asked for by menu; `/later` takes any number."""

FOLLOW: Final = "follow"
"""The choice that forgets an earlier one."""


@dataclass(frozen=True, slots=True)
class Tenure:
    """A person at their seat: what they chose and may do.

    `people` says whether members can be chosen here: a private message knows none. `alone`: nobody else can
    come, as to the table in the browser, so that no seat is offered. `coached` is None in a game that has no
    coach, `seals` in one whose ballots can't be sealed; else it is how its person always votes, "" for
    neither.
    """

    seat: Seat
    quiet: bool
    hosts: bool
    people: bool
    coached: bool | None = None
    alone: bool = False
    seals: str | None = None


def panel(scene: Scene, mine: Tenure, told: str = "") -> Panel:
    """The leaf, for its own person alone: their own questions stand on it. `told` came of the last press."""
    table = scene.table
    head = [scene.words.say("tenure-title"), *([f"**{told}**"] if told else [])]
    text = "\n".join((*head, *lines(scene, table, mine)))
    blocks: tuple[Block, ...] = (Text(text), Rule(), *_controls(scene, table, mine))
    return Panel(ACCENT, blocks, scene.words.language)


def lines(scene: Scene, table: Table, mine: Tenure) -> Iterator[str]:
    """Pace, clock, questions, reminders, and who sits at the seat."""
    words, say, chair, game = scene.words, scene.words.say, table.chairs[mine.seat], table.game
    yield from pace_lines(words, table.pace, game)
    if table.status == "paused":
        yield say("tenure-paused")

    # Each question to the seat with its deadline; where no clock runs the pause is told above.
    due = {id: when for id, _, when in scene.deadlines}
    waits = [wait for wait in scene.cut_for(mine.seat).waits if wait.seat == mine.seat]
    for wait in waits:
        when = due.get(wait.id)
        yield question_line(words, game, wait.ask, None if when is None else int(when.timestamp()))
    if not waits:
        yield say("tenure-idle")
    yield say("tenure-quiet" if mine.quiet else "tenure-reminded")
    if mine.seals in ("sealed", "open"):
        yield say(f"tenure-votes-{mine.seals}")

    # The person is here, away now or later, or a steward sits in their place.
    if chair.away is not None:
        yield words.in_game(game, "tenure-away", generation=chair.away)
    elif chair.leaving is not None:
        yield say("tenure-leaving", generation=chair.leaving)
    else:
        yield words.in_game(game, "tenure-regent" if chair.regent else "tenure-present")
    if chair.guest is not None:
        known = chair.guest < len(scene.users)
        yield say("tenure-guest", guest=f"<@{scene.users[chair.guest]}>" if known else say("nameless-person"))
    if not (mine.people or mine.alone):
        yield say("tenure-elsewhere")


def _controls(scene: Scene, table: Table, mine: Tenure) -> Iterator[Block]:
    """Of a match that is over only what is a person's own is left."""
    say, match = scene.words.say, scene.match
    over = table.status == "over"
    if not over:
        hours = tuple(Option(str(count), say("span-hours", count=count)) for count in HOURS)
        yield Choice(ids.SeatPageMenuId(match, "later").pack(), hours, say("tenure-choose-hours"))
    yield from rows(tuple(_buttons(scene, table, mine)))
    if mine.people and not (over or mine.alone):
        yield People(ids.SeatPagePeopleId(match, "replace").pack(), say("tenure-choose-successor"))
        if table.chairs[mine.seat].guest is None:
            yield People(ids.SeatPagePeopleId(match, "open").pack(), say("tenure-choose-guest"))
    spoken = (Option(code, scene.words.language_name(code, "option-speak", code)) for code in LANGUAGES)
    options = (*spoken, Option(FOLLOW, scene.words.attribute("option-speak", FOLLOW)))
    yield Choice(ids.SeatPageMenuId(match, "speak").pack(), options, say("tenure-choose-language"))

    # To the orders, the page anew, and back.
    ways = (
        []
        if scene.game.orders is None
        else [Button(ids.OrdersButtonId(match).pack(), say(f"{scene.game.name}-button-orders"))]
    )
    ways.append(Button(ids.SeatPageButtonId(match, "show").pack(), say("button-refresh")))
    ways.append(Button(ids.SeatPanelId(match).pack(), say("button-open")))
    yield from rows(tuple(ways))


def _buttons(scene: Scene, table: Table, mine: Tenure) -> Iterator[Button]:
    """A button for each thing that can be changed just now, called by what it brings."""
    chair = table.chairs[mine.seat]
    verbs: list[ids.SeatPageVerb] = []
    if table.status != "over":
        absent = chair.away is not None or chair.leaving is not None
        verbs += ["off"] if absent else ["now", "generation"] if scene.game.epochs else ["now"]
        verbs += ["close"] if chair.guest is not None else []
        if mine.hosts:
            verbs.append("resume" if table.status == "paused" else "pause")
            verbs += ["mute" if table.voices else "unmute"] if scene.game.voices else []
    verbs.append("remind" if mine.quiet else "hush")
    if mine.coached is not None:
        verbs.append("uncoach" if mine.coached else "coach")
    ways: tuple[ids.SeatPageVerb, ...] = ("sealed", "open")
    if mine.seals is not None:
        verbs += [one for one in ways if one != mine.seals]
        verbs += ["usual"] if mine.seals in ways else []
    for verb in verbs:
        yield Button(ids.SeatPageButtonId(scene.match, verb).pack(), scene.words.say(f"tenure-button-{verb}"))
