"""What the game is, as a picture under an opening post: the same for every table of a language."""

from typing import Final

from bot.games.houses.picture.opening_layout import place_pieces
from bot.games.houses.picture.values import Line, Opening
from bot.pictures import facts
from bot.render.i18n import Messages
from bot.render.panel import Sketch
from engine.games.houses.names import RESOURCES, SIDES

TEMPLATE: Final = "houses_opening"
WORDS: Final = ("card", "trade", "role", "ends")
VALUES: Final = (14, 6, 10, 17, 9)
"""Any realm would do: five numbers that are told apart at a glance."""

EMBLEMS: Final = ("owl", "pomegranate", "ladder")


def sketch(words: Messages) -> Sketch:
    """The picture in this language; its alt text says the same in four lines."""
    shown = values(words)
    realm = words.say("houses-opening-realm", resources=words.listing([one.name for one in shown.tracks]))
    return facts.sketch_of(TEMPLATE, place_pieces(shown), (realm, *(shown.words[code] for code in WORDS)))


def values(words: Messages) -> Opening:
    """What the picture shows."""
    said = {code: words.say(f"houses-opening-{code}") for code in WORDS}
    answers = {side: words.attribute(f"ballot-{side}", "button") for side in SIDES}
    return Opening(
        **facts.sheet(words.language, said | answers),
        tracks=tuple(
            Line(name, words.say(f"resource-{name}"), value, value > VALUES[2], 1)
            for name, value in zip(RESOURCES, VALUES, strict=True)
        ),
        emblems=EMBLEMS,
    )
