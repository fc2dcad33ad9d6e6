"""The private page of a seat of Treasure Island: flag, place and titles, what it is asked, what it may do."""

from collections.abc import Iterator

from bot.games.treasure.controls import move_buttons
from bot.games.treasure.story import ending
from bot.games.treasure.words import place, slots_with_titles, table_of
from bot.render import markup
from bot.render.i18n import message_id
from bot.render.panel import Panel, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.offers import Choices
from bot.ui.generic.pages import ACCENT, leaves, question_lines, title


def page(scene: ReaderScene, choices: Choices) -> Panel:
    """What only this seat knows, and its moves."""
    now = ending(scene) if table_of(scene).over is not None else (*question_lines(scene), *_means(scene))
    head = "\n".join((title(scene), *_own_place_lines(scene), *now))
    blocks = (Text(head), *move_buttons(scene, choices), *leaves(scene, choices))
    return Panel(ACCENT, blocks, scene.messages.language)


def _means(scene: ReaderScene) -> Iterator[str]:
    """TI-5.2 to 5.4, 6.2 to 6.5: what a vote takes and what the day is for; buttons have no room for it."""
    team = scene.view.team or "none"
    for wait in scene.own_waits:
        code = message_id(f"treasure-means-{wait.ask}")
        if scene.messages.has_text(code):
            yield markup.small(scene.messages.say(code, team=team))


def _own_place_lines(scene: ReaderScene) -> Iterator[str]:
    view, say = scene.view, scene.messages.say
    if scene.reader is None:
        return
    if view.team is not None:
        yield say("treasure-flag", team=say(f"treasure-choice-{view.team}"))
    if table_of(scene).members[scene.reader].left:
        return
    standing = view.standings[scene.reader]
    where = place(scene, standing.place)
    if standing.place == "boat":
        yield say("treasure-in-boat")
    else:
        yield say(
            "treasure-standing", place=where, rank=standing.rank, **slots_with_titles(scene, scene.reader)
        )
