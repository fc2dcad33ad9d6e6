"""Commands on cards that are not the program's own: of a folder, of the setting, of the database."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.games import editions
from bot.keys import DATABASE
from engine.store import Keyring, open_store
from tests.bot.cli.command import khandan
from tests.packs import pack


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A pack of one's own."""
    return pack(tmp_path / "cards", "apple")


@pytest.fixture
def record(tmp_path: Path, cards: Path) -> str:
    """A campaign that was played with it."""
    asked = ("houses", "--games", "1", "--seats", "3", "--steward", "random")
    told = khandan(
        tmp_path, "simulate", *asked, "--record", str(tmp_path / "played"), "--content", str(cards)
    )
    assert 0 == told.exit_code
    (made,) = (tmp_path / "played").glob("*.jsonl")
    return str(made)


def kept(folder: Path, cards: Path) -> str:
    """The host's database keeps the pack; its version."""
    found = editions(cards)
    version = found.present("houses").version

    async def keep() -> None:
        async with open_store(folder / DATABASE, Keyring({1: bytes(32)}, 1), "test") as store:
            pack_ = found.pack("houses", version)
            assert pack_ is not None
            await store.write.keep_pack(pack_)

    asyncio.run(keep())
    return version


def test_a_record_of_other_cards_is_played_again_with_their_folder(
    tmp_path: Path, cards: Path, record: str
) -> None:
    """Without it the record is only folded; with it the dice can be checked too."""
    bare = khandan(tmp_path, "replay", record).stdout
    told = khandan(tmp_path, "replay", record, "--content", str(cards)).stdout
    checked = khandan(tmp_path, "verify", record, "--content", str(cards))

    assert ("other cards" in bare, "came out the same" in bare) == (True, False)
    assert "came out the same" in told
    assert 0 == checked.exit_code
    assert 2 == khandan(tmp_path, "verify", record).exit_code


def test_the_setting_names_the_cards_of_all_commands(
    tmp_path: Path, cards: Path, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of the bot itself."""
    monkeypatch.setenv("CONTENT", str(cards))
    counted = khandan(tmp_path, "content").stdout
    shown = khandan(tmp_path, "content", "preview", "apple_7", "--lang", "en").stdout

    assert editions(cards).present("houses").version in counted
    assert "The apple problem 7." in shown
    assert "came out the same" in khandan(tmp_path, "replay", record).stdout


def test_the_database_has_kept_the_cards_of_its_matches(tmp_path: Path, cards: Path, record: str) -> None:
    """Whatever has become of the folder; it is said which cards were used."""
    version = kept(tmp_path, cards)
    pack(cards, "pear")
    told = khandan(tmp_path, "replay", record).stdout
    checked = khandan(tmp_path, "verify", record)

    assert "came out the same" in told
    assert f"the cards of version {version}, which the database has kept" in told
    assert 0 == checked.exit_code


def test_a_lie_is_found_with_kept_cards_too(tmp_path: Path, cards: Path, record: str) -> None:
    """Exit code 1: the king is not whom the cards and the dice make king."""
    kept(tmp_path, cards)
    true = Path(record).read_text("utf-8")
    king = re.search("apple_king_[01]", true)
    assert king is not None
    other = {"apple_king_0": "apple_king_1", "apple_king_1": "apple_king_0"}[king[0]]
    (tmp_path / "lied.jsonl").write_text(true.replace(king[0], other, 1), "utf-8")
    told = khandan(tmp_path, "replay", str(tmp_path / "lied.jsonl"))

    assert 1 == told.exit_code
    assert "the rules: " in told.stdout


@pytest.mark.parametrize(("language", "said"), [("en", "no folder of cards"), ("fa", "پوشه‌ی کارتی نیست")])
def test_a_folder_that_is_not_there_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """Exit code 2."""
    monkeypatch.setenv("CONTENT", str(tmp_path / "nowhere"))
    told = khandan(tmp_path, "content", language=language)

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert said in told.stderr
    assert str(tmp_path / "nowhere") in told.stderr


def test_mistakes_in_one_s_own_cards_stand_at_their_place(tmp_path: Path, cards: Path) -> None:
    """As in the program's: file, line and column, and nothing is played."""
    (cards / "kings.yaml").write_text("kings: [{id: only}]\n", "utf-8")
    told = khandan(tmp_path, "simulate", "houses", "--content", str(cards))

    assert 2 == told.exit_code
    assert all(line.startswith("kings.yaml:1:") for line in told.stderr.splitlines()[:-1])
