"""What the game is, as a picture under an opening post: the same for every table of a language."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.picture.common import Line, track
from bot.pictures import facts
from bot.pictures.colours import INK
from bot.pictures.facts import Layer, Layered, Sheet
from bot.pictures.pieces import board_of, piece, text
from bot.render.i18n import Messages
from bot.render.panel import Sketch
from engine.games.houses.names import RESOURCES, SIDES


class Opening(Sheet, frozen=True, kw_only=True):
    """What the game is: a realm as it may stand, and emblems of houses."""

    tracks: tuple[Line, ...]
    emblems: tuple[str, ...]


TEMPLATE: Final = "houses_opening"
WORDS: Final = ("card", "trade", "role", "ends")
VALUES: Final = (14, 6, 10, 17, 9)
"""Any realm would do: five numbers that are told apart at a glance."""

EMBLEMS: Final = ("owl", "pomegranate", "ladder")


def sketch(words: Messages) -> Sketch:
    """The picture in this language; its alt text says the same in four lines."""
    shown = values(words)
    realm = words.say("houses-opening-realm", resources=words.join_list([one.name for one in shown.tracks]))
    return facts.sketch_of(TEMPLATE, place_pieces(shown), (realm, *(shown.words[code] for code in WORDS)))


def values(words: Messages) -> Opening:
    """The record that the opening's picture is painted from."""
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


# Where all stands: pieces as data/boards/houses_opening.typ paints them.

HEIGHT: Final = 262
ACROSS: Final = (14, 232)
TRACK: Final = 24
"""Where the lines of resources begin, how wide they are, and from one to the next."""

STEPS: Final = (("card", 12), ("trade", 139), ("role", 266))
"""What one does, and where each is told; a word as wide as `STEP`."""

STEP: Final = 122
TOP: Final = 146
ENDS: Final = ("death", "flight", "deposition")


def place_pieces(shown: Opening) -> Layered:
    """The whole picture as pieces."""
    return board_of(shown, HEIGHT, ((0, HEIGHT, INK),), _layers(shown))


def _layers(shown: Opening) -> Iterator[Layer]:
    # The realm, and how a reign may end.
    for n, one in enumerate(shown.tracks):
        yield from track(shown, 14 + n * TRACK, ACROSS, one)
    yield piece(shown, (258, 10, 130, 124), "card", 130)
    yield piece(shown, (303, 16, 40, 40), "reign")
    yield text(shown, (266, 58, 114, 32), shown.words["ends"], 12.2, side="center")
    for n, sign in enumerate(ENDS):
        yield piece(shown, (270 + n * 38, 95, 30, 30), "end", sign)
    for word, x in STEPS:
        yield piece(shown, (x, TOP, STEP, 106), "card", STEP)
        yield text(shown, (x + 8, TOP + 44, STEP - 16, 58), shown.words[word], 12.2, side="center")

    # Signs of what one does: yes and no as on buttons, houses that trade, what a role wants.
    for side, x in (("yes", 23), ("no", 77)):
        yield piece(shown, (x, TOP + 10, 46, 24), "pill", side)
        word = shown.words[side]
        yield text(shown, (x + 3, TOP + 10, 40, 24), word, 12.5, INK, bold=True, side="center")
    for n, emblem in enumerate(shown.emblems):
        yield piece(shown, (149 + n * 36, TOP + 8, 30, 30), "sign", emblem)
    yield piece(shown, (280, TOP + 12, 94, 18), "role")
