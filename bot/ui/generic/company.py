"""The people of company: where a game has names for them, its seats are called so and not "Steward 3"."""

from bot.render.reader_scene import ReaderScene
from engine.kernel.seats import Seat
from engine.kernel.steward import COMPANY


def names(scene: ReaderScene) -> tuple[str, ...]:
    """What the seats are called, by seat: company by the game's texts, all others as the table calls them."""
    say = scene.messages.say
    return tuple(
        say(f"{scene.game}-company-{seat + 1}") if is_company(scene, seat) else name
        for seat, name in enumerate(scene.names)
    )


def is_company(scene: ReaderScene, seat: Seat) -> bool:
    """Whether company itself sits here, and for nobody."""
    # A scene that is only shown to an author of cards has fewer chairs than the game has seats.
    chairs = scene.table.chairs[seat : seat + 1]
    return any(chair.player is None and chair.steward == COMPANY for chair in chairs)
