"""khandan simulate: the same numbers for the same seed, in one process or in several."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.lab.simulation.counters import Counter, Row, Tally
from bot.lab.simulation.jobs import Job, jobs_of, run
from tests.bot.cli.command import khandan


def job(game: str = "treasure", games: int = 6, seats: int = 5, **more: object) -> Job:
    """Some games by prudent stewards."""
    given_ = {"stewards": ("prudent",), "seed": 3, "content": "", "record": None, "language": "en", **more}
    return Job(game=game, seats=seats, numbers=range(games), **given_)  # type: ignore[arg-type]


def test_games_are_counted(tmp_path: Path) -> None:
    """Ends, lengths, first places."""
    told = khandan(tmp_path, "simulate", "coup", "--games", "5", "--seats", "4")

    assert 0 == told.exit_code
    assert "coup: 5 games, 4 seats, seed 1" in told.stdout
    assert "Ended: the last one standing 5 (100%)" in told.stdout


def test_one_game_is_one(tmp_path: Path) -> None:
    told = khandan(tmp_path, "simulate", "coup", "--games", "1", "--jobs", "1")

    assert "coup: one game, 5 seats, seed 1" in told.stdout


def test_houses_is_counted_by_role_and_by_steward(tmp_path: Path) -> None:
    """Chapter 10: points of every role, and of each kind of steward."""
    told = khandan(
        tmp_path, "simulate", "houses", "--games", "4", "--steward", "prudent", "--steward", "random"
    )

    assert 0 == told.exit_code
    assert {"Extremist", "Rebel", "Moderate"} <= {line.partition(":")[0] for line in told.stdout.splitlines()}
    assert "stewards, prudent: " in told.stdout
    assert "stewards, random: " in told.stdout


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_told_in_the_hosts_words(tmp_path: Path, game: str) -> None:
    """No name of the code stands in a Persian line, but that of the game as one types it."""
    told = khandan(tmp_path, "simulate", game, "--games", "3", "--jobs", "1", language="fa")
    title, *lines = told.stdout.splitlines()

    assert title.startswith(f"{game}: ۳ بازی")
    assert len(lines) > 2
    assert not [line for line in lines if re.search("[a-z0-9_]", line, re.IGNORECASE)]


def test_a_share_is_told_with_what_is_wanted_of_it(tmp_path: Path) -> None:
    """A bound on one side is told as one; a game without bounds has shares alone."""
    houses = khandan(tmp_path, "simulate", "houses", "--games", "3", "--jobs", "1").stdout
    rokugan = khandan(tmp_path, "simulate", "rokugan", "--games", "3", "--jobs", "1").stdout

    assert "ballots of yes or no: " in houses
    assert "(40.0% or more wanted)" in houses
    assert "(10.0% at most wanted)" in houses
    assert "(16.0% to 24.0% wanted)" in houses
    assert "campaigns won, in fair shares: The " in houses
    assert "wanted" not in rokugan


def test_the_count_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    """Each game has a seed of its own."""
    one = khandan(tmp_path, "simulate", "treasure", "--games", "6", "--jobs", "1")
    two = khandan(tmp_path, "simulate", "treasure", "--games", "6", "--jobs", "2")

    assert one.stdout == two.stdout
    assert "6 games" in two.stdout


def test_another_seed_gives_other_games() -> None:
    """And the same seed the same."""
    assert run(job(seed=3)) == run(job(seed=3))
    assert run(job(seed=3)) != run(job(seed=4))


def test_recorded_games_come_out_the_same(tmp_path: Path) -> None:
    """`--record`, then `khandan replay`."""
    folder = tmp_path / "records"
    khandan(tmp_path, "simulate", "houses", "--games", "2", "--record", str(folder))
    files = sorted(folder.iterdir())
    told = [khandan(tmp_path, "replay", str(file)) for file in files]

    assert ["houses-1-0.jsonl", "houses-1-1.jsonl"] == [file.name for file in files]
    assert [0, 0] == [one.exit_code for one in told]
    assert all("came out the same" in one.stdout for one in told)


def test_a_record_names_the_steward_of_each_seat(tmp_path: Path) -> None:
    """Whoever reads it knows who played; the game is the same one, and verifies."""
    folder = tmp_path / "records"
    kinds = ("--steward", "random", "--steward", "prudent")
    khandan(tmp_path, "simulate", "coup", "--games", "1", "--seats", "3", *kinds, "--record", str(folder))
    file = folder / "coup-1-0.jsonl"
    events = [event for line in file.read_bytes().splitlines()[1:] for event in json.loads(line)["events"]]
    sat = {event["seat"]: event["kind"] for event in events if event["event"] == "steward_sat"}

    assert {0: "random", 1: "prudent", 2: "random"} == sat
    assert 0 == khandan(tmp_path, "replay", str(file)).exit_code


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "no game chess"),
        (("houses", "--seats", "9"), "houses is played with 3 to 5 seats, not with 9"),
        (("coup", "--seats", "99"), "coup is played with 2 to 6 seats, not with 99"),
        (("treasure", "--seats", "3"), "treasure is played with 4 to 10 seats, not with 3"),
        (("houses", "--option", "generations=41"), "generations can’t be 41. It can be: 1 to 40"),
        (("coup", "--option", "early_block=maybe"), "early_block can’t be maybe. It can be: off, on"),
        (("coup", "--option", "purses=hidden"), "coup has no option purses. It has: first_player, "),
        (("coup", "--option", "seating"), "An option is written NAME=VALUE, not seating"),
        (("coup", "--option", "host=1", "--option", "host=2"), "The option host is set twice"),
        (("houses", "--steward", "nobody"), "no steward nobody"),
        (("coup", "--record", "/proc/nowhere"), "can’t be written"),
    ],
)
def test_what_can_not_be_played_is_said_in_one_line(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    """Exit code 2."""
    told = khandan(tmp_path, "simulate", *words)

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert said in told.stderr


def test_options_are_played_with_and_told(tmp_path: Path) -> None:
    """They stand in the title, in the report and in the header of each record."""
    folder, file = tmp_path / "records", tmp_path / "report.json"
    words = ("--option", "max_turns=2", "--option", "early_block=off", "--option", "afk_limit=3")
    paths = ("--record", str(folder), "--json", str(file))
    told = khandan(tmp_path, "simulate", "coup", "--games", "2", *words, *paths)
    header = json.loads((folder / "coup-1-0.jsonl").read_bytes().splitlines()[0])

    assert 0 == told.exit_code
    assert "Options: early_block=off, max_turns=2" in told.stdout
    assert {"early_block": "off", "max_turns": 2} == json.loads(file.read_bytes())["options"]
    assert ("off", 2) == (header["options"]["early_block"], header["options"]["max_turns"])


@given(games=st.integers(1, 30), parts=st.integers(1, 8))
def test_every_game_is_dealt_out_once(games: int, parts: int) -> None:
    """No process is without a game."""
    shares = jobs_of(job(games=games), parts)
    dealt = [number for share in shares for number in share.numbers]

    assert list(range(games)) == sorted(dealt)
    assert min(parts, games) == len(shares)


rows = st.builds(
    lambda numbers: sum((Row(1, n, n, n) for n in numbers), Row()), st.lists(st.integers(-9, 9), max_size=5)
)


@given(st.lists(st.integers(-9, 9)))
def test_a_row_knows_how_many_their_mean_and_their_bounds(numbers: list[int]) -> None:
    """However they come together."""
    row = sum((Row(1, n, n, n) for n in numbers), Row())

    assert (len(numbers), sum(numbers)) == (row.count, row.total)
    assert (min(numbers, default=0), max(numbers, default=0)) == (row.least, row.most)


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 7)), max_size=20), st.integers(1, 5))
def test_a_tally_is_the_same_however_the_games_were_dealt_out(
    shares: list[tuple[str, int]], parts: int
) -> None:
    """To the last digit of a sum of thirds and sevenths, and in the order of its rows."""
    figures = [("won", name, 1 / share) for name, share in shares]
    tallies = []
    for part in range(parts):
        counter = Counter()
        counter.count(figures[part::parts])
        tallies.append(counter.tally())
    whole = Counter()
    whole.count(figures)

    assert whole.tally() == sum(tallies, Tally()) == sum(reversed(tallies), Tally())


@given(rows, rows)
def test_tallies_add_up_name_by_name(one: Row, other: Row) -> None:
    """What only one of them has stays."""
    both = Tally(((("a", "x"), one),)) + Tally(((("a", "x"), other), (("b", "y"), other)))

    assert one + other == both.row("a", "x")
    assert other == both.row("b", "y")
    assert Row() == both.row("c")
