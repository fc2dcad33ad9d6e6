"""Alt texts: as many lines of facts as Discord takes, without marks that turn nothing."""

from collections.abc import Iterator

from bot.games.houses.voice import Voice
from bot.render.bidi import lean
from bot.render.limits import ALT


def fitting(lines: Iterator[str], voice: Voice) -> str:
    """As many lines as an alt text may have letters; the first is always there."""
    said, language = "", voice.scene.messages.language
    for line in (lean(one, language) for one in lines):
        longer = f"{said}\n{line}" if said else line
        if len(longer) > ALT:
            return said or longer[:ALT]
        said = longer
    return said
