"""What several pages of Architects say alike: goods, cards, changes.

What is put into other texts keeps only the marks that turn something: an isolate of nothing but isolates
would run left to right in every language.
"""

from collections.abc import Iterable, Sequence

from bot.render.bidi import lean
from bot.render.i18n import message_id
from bot.render.reader_scene import ReaderScene
from engine.games.architects.facts import Amounts
from engine.games.architects.names import GOODS
from engine.games.architects.state import Player, State

Changes = Sequence[tuple[str, int]]
"""What changes and by how much: a good, or one of virtue, plans, debts."""


def table_of(scene: ReaderScene) -> State:
    """The game as the scene's reader may see it."""
    table: State = scene.view.table
    return table


def own_player(scene: ReaderScene) -> Player | None:
    """The reader's own side of the table; None for everybody."""
    return None if scene.reader is None else table_of(scene).players[scene.reader]


def choice(scene: ReaderScene, one: str) -> str:
    """A place, a good, a card with what it does: the word of the game for an id."""
    return lean(scene.messages.say(message_id(f"architects-choice-{one}")), scene.messages.language)


def card(scene: ReaderScene, one: str) -> str:
    """A card by its name alone."""
    return scene.messages.say(message_id(f"architects-name-{one}"))


def list_of(scene: ReaderScene, some: Iterable[str]) -> str:
    """A list in the reader's language, or the word for nothing."""
    found = list(some)
    if not found:
        return scene.messages.say("architects-nothing")
    return lean(scene.messages.join_list(found), scene.messages.language)


def goods(scene: ReaderScene, amounts: Amounts) -> list[str]:
    """ "3 wood", for each good of which there is any."""
    say = scene.messages.say
    row = zip(GOODS, amounts, strict=True)
    return [say("architects-amount", count=count, good=name) for name, count in row if count]


def changes(scene: ReaderScene, some: Changes) -> list[str]:
    """ "+3 wood", "−1 virtue": what is gained and what goes."""
    return [_change(scene, name, count) for name, count in some]


def _change(scene: ReaderScene, name: str, count: int) -> str:
    if name in GOODS:
        return scene.messages.say("architects-change", count=count, good=name)
    return scene.messages.say(f"architects-change-{name}", count=count)
