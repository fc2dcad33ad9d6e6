"""A scene is made once, with what is made of it, until something that it is made from has changed."""

from typing import Any

import msgspec

from bot.render.catalogue import load
from bot.render.renderer import Scene
from bot.render.scenes import Sights, scene_of
from engine.games import coup
from engine.kernel.table import Table
from engine.match.match_state import MatchState

GAME = coup.game()
TABLE = Table(GAME.name, 0, "", "{}", "", (), "playing")
WORDS = load("en", strict=True)
NOW = MatchState(GAME, bytes(32), TABLE)


def seen(sights: Sights, now: MatchState = NOW, names: tuple[str, ...] = ("Mina",), **parts: Any) -> Scene:
    """The scene of match 7."""
    given = {"deadlines": (), **parts}
    made_from, is_present = (now.game, names, given), given["deadlines"] is not None
    made = {**given, "deadlines": given["deadlines"] or ()}
    return sights.scene(
        (7, now.seq, WORDS.language, is_present),
        made_from,
        lambda: scene_of(7, now, WORDS, names, sights=sights, **made),
    )


def test_a_scene_is_made_once_and_so_is_what_is_made_of_it() -> None:
    sights, made = Sights(), list[int]()

    for _ in range(2):
        seen(sights).once("page", 0, lambda: made.append(1))

    assert [1] == made


def test_what_was_made_for_one_reader_or_by_one_name_serves_no_other() -> None:
    scene = seen(Sights())

    assert ["a", "b", "c"] == [
        scene.once(name, reader, lambda text=text: text)
        for name, reader, text in (("page", 0, "a"), ("page", 1, "b"), ("board", 0, "c"))
    ]


def test_another_name_deadline_person_or_entry_is_another_scene() -> None:
    """So is one of the past, and one after somebody was forgotten."""
    sights = Sights()
    first = seen(sights)
    others = (
        seen(sights, names=("Sina",)),
        seen(sights, deadlines=(("w", 0, None),)),
        seen(sights, deadlines=None),
        seen(sights, nameless=frozenset({0})),
        seen(sights, users=(5,)),
        seen(sights, emoji={"lion": "<:lion:1>"}),
        seen(sights, now=msgspec.structs.replace(NOW, seq=1)),
    )
    sights.forget()

    assert len(others) == len({id(one) for one in others} - {id(first)})
    assert seen(sights) is not first


def test_a_scene_with_a_change_has_made_nothing_yet() -> None:
    scene = seen(Sights())
    scene.once("page", 0, lambda: "of the first")

    assert "of the other" == msgspec.structs.replace(scene, names=("Sina",)).once(
        "page", 0, lambda: "of the other"
    )
    assert "of the first" == scene.once("page", 0, lambda: "again")


def test_so_many_scenes_are_kept_the_last_used() -> None:
    sights = Sights(most_scenes=2)
    first, _ = seen(sights), seen(sights, now=msgspec.structs.replace(NOW, seq=1))
    assert seen(sights) is first
    seen(sights, now=msgspec.structs.replace(NOW, seq=2))

    assert seen(sights) is first
