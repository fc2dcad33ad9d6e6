"""The checklist of a bot for strangers: each point found when it is wrong, and none when all is well."""

import json
import os
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.cli.app import app
from bot.config import NAMES, Settings
from bot.doctor import Finding, Seen
from bot.languages import LANGUAGES, Language
from bot.papers import FOLDER, write_papers
from bot.public import DAYS, Program, look_at_program, portal_findings, public_findings
from bot.terminal.usage import run
from tests import made_once
from tests.bot.core_world import whole

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)
OLD = NOW - timedelta(days=DAYS + 1)
FIT: Mapping[str, Any] = {
    "host_name": "The Lamphouse",
    "host_contact": "lamps@khandan.example.org",
    "host_country": "Dirman",
    "policy_url": "https://khandan.example.org/privacy.en.html",
    "terms_url": "https://khandan.example.org/terms.en.html",
    "source_url": "https://git.example.org/lamps/khandan",
    "nightly": 3,
    "owners": (123456789012345678,),
    "reports": "123456789012345678",
}
PROGRAM = Program(
    frozenset({"vote", "trade"}),
    frozenset({"vote", "trade", "رأی"}),
    (("vote", "trade", "رأی"), ("game", "seats")),
    False,
)


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def settings(folder: Path, **other: Any) -> Settings:
    """Those of a host who has set all that is asked, but for these."""
    return Settings(_env_file=None, **{**FIT, "data": folder, **other})  # type: ignore[call-arg]


def prepared(folder: Path) -> Path:
    """The folder of the data, with papers in which nothing is blank."""
    list(write_papers(settings(folder), folder / FOLDER, NOW.date()))
    return folder


def faults(chosen: Settings, program: Program = PROGRAM) -> list[Finding]:
    """Everything that is not well."""
    return [one for one in public_findings(chosen, program, NOW) if one.grade != "well"]


def codes(found: list[Finding]) -> list[str]:
    return [one.code for one in found]


def aged(file: Path, text: str = "") -> Path:
    """A file that was last written more than thirty days ago."""
    file.write_text(text, "utf-8")
    os.utime(file, (OLD.timestamp(), OLD.timestamp()))
    return file


def portal(**application: Any) -> Seen:
    """What Discord knows of a bot whose papers it has been told, but for this."""
    told = {"privacy_policy_url": FIT["policy_url"], "terms_of_service_url": FIT["terms_url"], "flags": 0}
    return Seen("khandan", {**told, **application}, 1000, [], frozenset({"vote", "trade"}), 0.0)


def test_nothing_is_found_where_all_is_well(tmp_path: Path) -> None:
    chosen = settings(prepared(tmp_path))

    assert [] == faults(chosen)
    assert [] == list(portal_findings(chosen, portal(), PROGRAM.known))


@pytest.mark.parametrize(
    ("unset", "code"),
    [
        ("host_name", "public-contact-unset"),
        ("host_contact", "public-contact-unset"),
        ("policy_url", "public-policy-unset"),
        ("terms_url", "public-terms-unset"),
        ("source_url", "public-source-unset"),
        ("nightly", "public-forgetting-nightly"),
        ("reports", "public-reports-unset"),
    ],
)
def test_each_setting_that_is_missing_is_said(tmp_path: Path, unset: str, code: str) -> None:
    assert [code] == codes(faults(settings(prepared(tmp_path), **{unset: None})))


def test_a_bot_without_an_owner_is_said(tmp_path: Path) -> None:
    """Somebody must be able to keep people out."""
    assert ["public-owner-unset"] == codes(faults(settings(prepared(tmp_path), owners=())))


def test_backups_that_are_kept_too_long_are_said(tmp_path: Path) -> None:
    """Thirty nights are well, one more is not."""
    folder = prepared(tmp_path)

    assert [] == faults(settings(folder, backups=DAYS))
    assert [("public-forgetting-backups", {"count": DAYS + 1, "days": DAYS})] == [
        (one.code, one.slots) for one in faults(settings(folder, backups=DAYS + 1))
    ]


@pytest.mark.parametrize(
    "name",
    ["20261001T030000_1.backup", "0009.copy", "20261001T030000.replaced", "20261001T030000.damaged"],
)
def test_an_old_copy_that_may_hold_the_forgotten_is_named(tmp_path: Path, name: str) -> None:
    file = aged(prepared(tmp_path) / f"khandan.db.{name}")
    (tmp_path / "khandan.db.20261127T030000_1.backup").touch()

    assert [("public-forgetting-file", str(file))] == [
        (one.code, one.slots["file"]) for one in faults(settings(tmp_path))
    ]


def test_a_log_is_judged_by_its_first_line(tmp_path: Path) -> None:
    """It is written every day, but goes back as far as its first line says; one without a time is passed."""
    log = prepared(tmp_path) / "khandan.log"
    for file, at in ((log, OLD), (tmp_path / "khandan.log.1", NOW)):
        file.write_text(json.dumps({"event": "started", "timestamp": at.isoformat()}) + "\n", "utf-8")
    (tmp_path / "khandan.log.2").write_text("no time at all\n", "utf-8")

    assert [("public-forgetting-log", str(log))] == [
        (one.code, one.slots["file"]) for one in faults(settings(tmp_path, log_file=log))
    ]


def test_papers_that_are_missing_or_blank_are_said(tmp_path: Path) -> None:
    """No file at all; a blank by its file and line; a file that is no text."""
    assert ["public-papers-none"] == codes(faults(settings(tmp_path)))

    own = prepared(tmp_path) / FOLDER / "terms.en.md"
    own.write_text("# Terms\n\nAsk {{ HOST_NAME }}.\n", "utf-8")
    blank = faults(settings(tmp_path))
    own.write_bytes(b"\xff\xfe")

    assert [("papers-blank", {"file": str(own), "line": 3, "name": "HOST_NAME"})] == [
        (one.code, one.slots) for one in blank
    ]
    assert ["public-papers-unread"] == codes(faults(settings(tmp_path)))


@pytest.mark.parametrize(
    ("siblings", "name"),
    [
        (("vote", "trade", "vote"), "vote"),
        (("vote", "Trade"), "Trade"),
        (("vote", "my trade"), "my trade"),
        (("vote", "x" * 33), "x" * 33),
        (("vote", ""), ""),
    ],
)
def test_names_that_discord_would_not_take_are_said(
    tmp_path: Path, siblings: tuple[str, ...], name: str
) -> None:
    found = faults(settings(prepared(tmp_path)), replace(PROGRAM, siblings=(("game",), siblings)))

    assert [("public-names-wrong", {"names": name})] == [(one.code, one.slots) for one in found]


def test_a_privileged_intent_is_said_here_and_in_the_portal(tmp_path: Path) -> None:
    """Each of the three, whole or for a few servers; no other flag counts."""
    chosen = settings(prepared(tmp_path))
    flags = [
        flag for flag in range(30) if list(portal_findings(chosen, portal(flags=1 << flag), PROGRAM.known))
    ]

    assert ["public-intents-asked"] == codes(faults(chosen, replace(PROGRAM, is_privileged=True)))
    assert [12, 13, 14, 15, 18, 19] == flags


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("privacy_policy_url", None, "public-policy-portal"),
        ("privacy_policy_url", "https://elsewhere.example.org", "public-policy-portal"),
        ("terms_of_service_url", None, "public-terms-portal"),
        ("bot_public", False, "public-closed"),
    ],
)
def test_what_the_portal_says_otherwise_is_said(tmp_path: Path, field: str, value: Any, code: str) -> None:
    found = list(portal_findings(settings(tmp_path), portal(**{field: value}), PROGRAM.known))

    assert [code] == codes(found)


def test_commands_of_another_program_are_named(tmp_path: Path) -> None:
    found = list(portal_findings(settings(tmp_path), portal(), frozenset({"vote"})))

    assert [("public-names-left", {"names": "trade"})] == [(one.code, one.slots) for one in found]


async def test_the_program_itself_passes(tmp_path: Path) -> None:
    """Its commands, their twins and options, and its intents, as they are."""
    program = await look_at_program(whole())

    assert {"about", "vote", "table"} <= program.names <= program.known
    assert {"about", "درباره"} <= set(program.siblings[0])
    assert [] == faults(settings(prepared(tmp_path)), program)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_a_sentence_in_either_language(tmp_path: Path, language: Language) -> None:
    """Strict words raise for a text or a slot that is missing."""
    empty = Settings(_env_file=None, data=tmp_path, backups=99)  # type: ignore[call-arg]
    odd = replace(PROGRAM, siblings=(("My",),), is_privileged=True)
    found = list(public_findings(empty, odd, NOW)) + list(public_findings(settings(tmp_path), PROGRAM, NOW))
    told = portal(flags=1 << 18, privacy_policy_url="", terms_of_service_url="", bot_public=False)
    found += portal_findings(settings(tmp_path), told, frozenset())
    words = made_once.words(language)

    assert len(found) > 15
    assert all(words.say(one.code, **one.slots) for one in found)


def test_the_command_asks_for_it_and_ends_with_2_for_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    """Without `--public` nothing of it is said."""
    assert 2 == run(app(), ["doctor", "--public"], lambda: "en")
    assert "! No privacy policy is linked." in capsys.readouterr().out
    assert 0 == run(app(), ["doctor"], lambda: "en")
    assert "policy" not in capsys.readouterr().out
