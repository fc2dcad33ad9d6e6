"""A game may change its rules: what began before is folded, played on and verified by its own version's."""

import gzip
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame, newest, of_version, versions
from engine.record import Broken, find_difference, read, unchecked_because
from engine.record.verify import find_flaw
from tests.engine.record.matches import CONTENT, GAMES, match, rows
from tests.laws.samples import draws_at_setup
from tests.recorded.make import GAMES as RECORDED
from tests.recorded.make import HERE


def with_new_draws(game: AnyGame) -> AnyGame:
    """The game's next version, which draws otherwise at the start, beside all that it had."""
    other = replace(
        game, version=game.version + 1, setup=lambda *told: game.setup(*told[:2], Dice(bytes(16)))
    )
    return newest(*versions(game), other)


def kept(name: str) -> list[Path]:
    """The recorded matches of a game."""
    return sorted(HERE.glob(f"{name}-*.jsonl.gz"))


def lines(path: Path) -> list[bytes]:
    """The lines of a recorded match."""
    return gzip.decompress(path.read_bytes()).splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_versions_count_from_one_without_a_gap(name: str) -> None:
    """Nothing that was ever played is without its rules."""
    every = versions(GAMES[name])

    assert list(range(1, len(every) + 1)) == [one.version for one in every]
    assert {name} == {one.name for one in every}
    assert {GAMES[name].options} == {one.options for one in every}


@pytest.mark.parametrize("name", RECORDED)
def test_every_version_has_a_recorded_match(name: str) -> None:
    """Each comes out as it was in tests/recorded; tests/recorded/make.py lists the cases and records them."""
    told = {msgspec.json.decode(lines(path)[0])["rules"] for path in kept(name)}

    assert {one.version for one in versions(GAMES[name])} == told


@pytest.mark.parametrize("name", GAMES)
def test_an_older_record_is_verified_by_its_own_rules(name: str) -> None:
    """HO-R38: with the new draws under the old number an honest record would be accused."""
    if not draws_at_setup(GAMES[name]):
        pytest.skip("nothing is drawn when a match begins")
    later = with_new_draws(GAMES[name])
    told = rows(match(name))
    older = read(told, {name: later})
    mistaken = read(told, {name: replace(later, version=GAMES[name].version, older=())})

    assert GAMES[name].version == older.game.version
    assert (None, None) == (unchecked_because(older, CONTENT), find_flaw(older))
    assert find_difference(mistaken) is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_newer_rules_is_not_judged(name: str) -> None:
    """It is folded as far as it can be, and why it is not played again is said."""
    header, *rest = rows(match(name))
    rules = GAMES[name].version + 1
    told = read([msgspec.json.encode({**msgspec.json.decode(header), "rules": rules}), *rest], GAMES)

    assert "rules" == unchecked_because(told, CONTENT)
    assert of_version(GAMES[name], rules) is None


@pytest.mark.parametrize("name", GAMES)
def test_what_only_newer_rules_can_read_says_so(name: str) -> None:
    """An event that this program does not know is no damage when the rules are not ours."""
    header, first, *rest = rows(match(name))
    strange = first.replace(b'"event":"table_opened"', b'"event":"from_tomorrow"')
    found = []
    for rules in (GAMES[name].version, GAMES[name].version + 1):
        head = msgspec.json.encode({**msgspec.json.decode(header), "rules": rules})
        with pytest.raises(Broken) as broken:
            read([head, strange, *rest], GAMES)
        found.append((broken.value.line, broken.value.code))

    assert first != strange
    assert [(2, "record_line"), (2, "record_rules")] == found
