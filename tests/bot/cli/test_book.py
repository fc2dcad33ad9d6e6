"""khandan book: a match of the host's database as a book, while the bot may be running."""

import stat
from pathlib import Path

import msgspec
import pytest

from engine.automatic_moves import play_stewards
from engine.games.coup import game as coup
from engine.games.houses import VERSION
from engine.games.houses.moves import Options
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.matches import Matches
from tests.bot.cli.command import beside, khandan
from tests.engine.service import CHANNEL, GUILD, HOST, Clock, entropy, service
from tests.made_once import editions


def table(seats: int = 3, language: str = "fa") -> OpenTable:
    """A campaign of one generation on the program's cards."""
    chosen = msgspec.json.encode(Options(generations=1)).decode()
    return OpenTable("houses", VERSION, editions().versions()["houses"], seats, chosen, language)


async def opened(matches: Matches, people: int = 0, *, begun: bool = True) -> int:
    """A campaign in which so many people sit; stewards play it to its end where nobody does."""
    match = await matches.open(table(), guild=GUILD, channel=CHANNEL, host=HOST)
    for user in range(HOST, HOST + people):
        await matches.act_at_table(match, user, Join())
    if begun:
        await matches.act_at_table(match, HOST, Begin("random"))
        await play_stewards(matches, match)
    return match


async def test_a_campaign_that_is_over_is_one_page(tmp_path: Path) -> None:
    """In the table's language, or another; the terminal says where it is."""
    file, english = tmp_path / "book.html", tmp_path / "english.html"
    async with service(tmp_path, Clock(), entropy(), editions=editions()) as (matches, _):
        match = await opened(matches)
        told = await beside(tmp_path, "book", str(match), "--out", str(file))
        await beside(tmp_path, "book", str(match), "--lang", "en", "--out", str(english))

    assert 0 == told.exit_code
    assert str(file) in told.stdout
    assert '<html lang="fa" dir="rtl">' in file.read_text("utf-8")
    assert "The Book of the Campaign" in english.read_text("utf-8")
    assert "Known to" not in english.read_text("utf-8")


async def test_sheets_for_paper(tmp_path: Path) -> None:
    """A PDF."""
    file = tmp_path / "book.pdf"
    async with service(tmp_path, Clock(), entropy(), editions=editions()) as (matches, _):
        match = await opened(matches)
        told = await beside(tmp_path, "book", str(match), "--pdf", "--out", str(file))

    assert 0 == told.exit_code
    assert file.read_bytes().startswith(b"%PDF")


async def test_without_a_name_the_book_is_called_after_its_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the folder where the command was typed, the owner's alone; a second time only when asked."""
    monkeypatch.chdir(tmp_path)
    async with service(tmp_path, Clock(), entropy(), editions=editions()) as (matches, _):
        match = await opened(matches)
        first = await beside(tmp_path, "book", str(match))
        second = await beside(tmp_path, "book", str(match))
        third = await beside(tmp_path, "book", str(match), "--force")

    assert [0, 2, 0] == [one.exit_code for one in (first, second, third)]
    assert f"There is a file match-{match}.html already" in second.stderr
    assert 0o600 == stat.S_IMODE((tmp_path / f"match-{match}.html").stat().st_mode)


async def test_a_seat_has_a_book_at_any_time(tmp_path: Path) -> None:
    """HO-R37: with what that seat may know; seats are counted from one."""
    file = tmp_path / "book.html"
    async with service(tmp_path, Clock(), entropy(), editions=editions()) as (matches, _):
        match = await opened(matches, people=3)
        told = await beside(tmp_path, "book", str(match), "--seat", "2", "--lang", "en", "--out", str(file))

    assert 0 == told.exit_code
    assert "knows it, before the first reign" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("99",), "no match 99"),
        (("99999999999999999999",), "no match 99999999999999999999"),
        (("1",), "Match 1 goes on"),
        (("1", "--seat", "4"), "has 3 seats"),
        (("1", "--seat", "1", "--lang", "tlh"), "Name one of these: fa, en"),
        (("1", "--seat", "1", "--out", "/no/such/folder/x"), "can’t be written"),
        (("2",), "has not begun"),
        (("3",), "of which no book is made"),
    ],
)
async def test_what_can_t_be_made_is_said_in_one_line(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    """Exit code 2: an unknown match, one that goes on, another game, a path that can't be written."""
    other = OpenTable("coup", coup().version, "", 3, "{}", "en")
    async with service(tmp_path, Clock(), entropy(), editions=editions()) as (matches, _):
        await opened(matches, people=3)
        await opened(matches, begun=False)
        await matches.open(other, guild=GUILD, channel=CHANNEL, host=HOST)
        told = await beside(tmp_path, "book", *words)

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert said in told.stderr


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    """A wrong folder stays as it was."""
    told = khandan(tmp_path, "book", "1")

    assert 2 == told.exit_code
    assert "There is no database in" in told.stderr
