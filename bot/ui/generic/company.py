"""The people of company: where a game has names for them, its seats are called so and not "Steward 3"."""

from typing import Any

from msgspec.structs import replace

from bot.render.reader_scene import ReaderScene
from bot.render.rolls import number_of
from engine.kernel.seats import Seat
from engine.kernel.steward import COMPANY


def names(scene: ReaderScene) -> tuple[str, ...]:
    """What the seats are called, by seat: company by the game's texts, all others as the table calls them."""
    say = scene.messages.say
    return tuple(
        say(f"{scene.game}-company-{seat + 1}") if is_company(scene, seat) else name
        for seat, name in enumerate(scene.names)
    )


def with_first_names(scene: ReaderScene) -> ReaderScene:
    """The scene for a picture, which has no room for manners: company is called by its first names."""
    attribute = scene.messages.attribute
    names = tuple(
        attribute(f"{scene.game}-company-{seat + 1}", "short") if is_company(scene, seat) else name
        for seat, name in enumerate(scene.names)
    )
    return replace(scene, names=names)


def is_company(scene: ReaderScene, seat: Seat) -> bool:
    """Whether company itself sits here, and for nobody."""
    # A scene that is only shown to an author of cards has fewer chairs than the game has seats.
    chairs = scene.table.chairs[seat : seat + 1]
    return any(chair.player is None and chair.steward == COMPANY for chair in chairs)


def remark(scene: ReaderScene, seat: Seat, code: str, variants: int, told: Any, *, seldom: int = 1) -> str:
    """The line `GAME-remark-CODE-N` that company at this seat says, with who says it; "" where it is silent.

    It speaks once in `seldom` times. Whether, and which of the `variants` it is, goes by what is `told`
    alone, a public event and when it was: so every reader, a restart and a replay read the same.
    """
    # The lowest part says whether anybody speaks, the rest which line it is.
    roll = number_of(b"company-remarks", (seat, code, repr(told)), 4)
    if roll % seldom:
        return ""
    return line_of(scene, seat, f"{code}-{1 + roll // seldom % variants}")


def has_voice(scene: ReaderScene, seat: Seat) -> bool:
    """Whether company sits here and may speak: its host has not silenced it.

    A steward who sits in for a person says nothing in their name.
    """
    return scene.table.voices and is_company(scene, seat)


def line_of(scene: ReaderScene, seat: Seat, code: str) -> str:
    """The line `GAME-remark-CODE` with the seat as who says it; "" where company does not speak."""
    if not has_voice(scene, seat):
        return ""
    line = scene.messages.say(f"{scene.game}-remark-{code}")
    return scene.messages.say("offered-remark", name=scene.names[seat], line=line)
