"""Editions of a game: the present one, older ones from their packs, and a game that is closed without."""

from collections.abc import Mapping
from typing import Any, Final

import pytest
from msgspec.structs import replace

from engine import games
from engine.game_versions import Edition, GameVersions, Source, without_moves
from engine.games.coup import game as coup
from engine.games.houses.moves import Options, Ready
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire, Start
from engine.kernel.refused import Refused, no
from engine.kernel.seats import CLOCK
from engine.kernel.step import fold, take
from engine.store import Pack, pack_files
from tests.engine.games.houses import small

GAMES = games.table(small.content())
WHY: Final = no("content_missing", version="old")


def dice(epoch: int) -> Dice:
    """The same for every epoch."""
    return Dice(bytes(16))


def bind(files: Mapping[str, bytes]) -> Edition | None:
    """The version stands in a file; a file of a later time is not understood."""
    if "later.yaml" in files:
        return None
    return Edition(GAMES["houses"], files["version.yaml"].decode(), files)


def pack(version: str, **files: bytes) -> Pack:
    """A pack that says its version."""
    named = {f"{name}.yaml": body for name, body in files.items()}
    return Pack("houses", version, pack_files({"version.yaml": version.encode(), **named}))


def editions() -> GameVersions:
    """With the edition `new`."""
    return GameVersions(
        GAMES, {"houses": Source(Edition(GAMES["houses"], "new", "book"), lambda: pack("new"), bind)}
    )


def test_a_game_without_a_content_is_the_same_for_every_version() -> None:
    """Coup needs no pack, and none is kept."""
    here = editions()

    assert GAMES["coup"] is here.find("coup", "anything").game  # type: ignore[union-attr]
    assert here.pack("coup", "") is None


def test_without_sources_every_game_has_one_content_for_ever() -> None:
    """As in tests and tools that keep no contents."""
    assert GAMES["houses"] is GameVersions(GAMES).find("houses", "any").game  # type: ignore[union-attr]


def test_an_older_content_is_found_once_it_was_put_there() -> None:
    """The present one is there from the beginning, and is all that is kept with new matches."""
    here = editions()
    before = here.find("houses", "old")
    found = here.edition_of(pack("old", card=b"x"))
    assert found is not None
    here.put(found)

    assert before is None
    assert found is here.find("houses", "old")
    assert ("book", {"version.yaml": b"old", "card.yaml": b"x"}) == (
        here.book("houses", "new"),
        here.book("houses", "old"),
    )
    assert (True, False) == tuple(here.pack("houses", one) is not None for one in ("new", "old"))


@pytest.mark.parametrize(
    "bad",
    [
        replace(pack("old"), version="other"),
        replace(pack("old"), body=b"noise"),
        replace(pack("old"), game="coup"),
        pack("old", later=b""),
    ],
    ids=["not what it is called", "damaged", "of a game without contents", "not understood any more"],
)
def test_a_pack_that_can_not_be_used_is_none(bad: Pack) -> None:
    """A match is rather not played than with other cards."""
    assert editions().edition_of(bad) is None


def begun() -> Any:
    """A campaign that has begun."""
    start = Start(3, '{"generations":1}')
    return take(GAMES["houses"], None, CLOCK, start, dice)


def test_a_closed_game_folds_and_shows_but_moves_nothing() -> None:
    """Whoever tries hears which version is missing; nothing is offered, and no time runs out."""
    shut, step = without_moves(GAMES["houses"], WHY), begun()
    state = fold(shut, None, step.events)
    wait = shut.waits(state)[0]
    refused = []
    for seat, action in ((wait.seat, Ready()), (CLOCK, Expire(wait.id))):
        with pytest.raises(Refused) as why:
            take(shut, state, seat, action, dice)
        refused.append(why.value.why)

    assert step.state == state
    assert () == shut.offers(state, wait.seat, None)
    assert [WHY, WHY] == refused
    assert GAMES["houses"].view(state, 0) == shut.view(state, 0)


def test_a_closed_game_does_not_begin() -> None:
    """A table that gathers waits until its cards are back."""
    with pytest.raises(Refused) as why:
        take(without_moves(coup(), WHY), None, CLOCK, Start(3, "{}"), dice)

    assert WHY == why.value.why
    assert Options() == GAMES["houses"].options()
