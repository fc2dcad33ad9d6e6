"""What leaves the machine of an error: codes, places and counts, and nothing else of the log's line."""

import json
from typing import Any, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from bot.languages import LANGUAGES
from bot.reports.report import Report, report_in_words, report_of_line
from bot.reports.sentry import event_of, sentry_posts
from tests.bot.core_world import whole
from tests.bot.reports.places import NOW, RELEASE, SECRET, line, raised

FIELDS = ("program", "version", "commit", "at", "event", "error", "where", "code", "fingerprint", "repeats")


def report(**more: Any) -> Report:
    return report_of_line(line(error=raised(), **more), NOW, RELEASE)


def test_a_report_has_these_fields_and_no_other() -> None:
    """A new one would have to be shown to hold no secret."""
    assert FIELDS == tuple(get_type_hints(Report))


def test_a_report_says_what_finds_the_error_and_nothing_else_of_the_line() -> None:
    told = msgspec.json.encode(report(words=SECRET, trouble="gone"))
    made = json.loads(told)

    assert ("failed", "ValueError", "0badc0de") == (made["event"], made["error"], made["code"])
    assert ("khandan", "0.2.0", "f57cf791", 0) == tuple(
        made[name] for name in ("program", "version", "commit", "repeats")
    )
    assert made["where"].startswith("places.py:")
    assert made["where"].endswith(":raised")
    assert [] == [one for one in (SECRET, "4242", "77", "gone") if one.encode() in told]


def test_a_fingerprint_is_of_event_kind_and_place() -> None:
    """Not of the code, which is new each time, nor of its line's number, which moves as the program grows."""
    first, lower = report(), report(code="11111111")
    below = replace(first, where=first.where.replace("places.py:", "places.py:1"))
    others = (
        report_of_line(line("other", raised()), NOW, RELEASE),
        report_of_line(line(error=raised(KeyError)), NOW, RELEASE),
        report_of_line(line(error=ValueError()), NOW, RELEASE),
        report_of_line(line(), NOW, RELEASE),
    )
    moved = report_of_line(line(where=below.where, kind="ValueError"), NOW, RELEASE)

    assert first.fingerprint == lower.fingerprint == moved.fingerprint
    assert 5 == len({first.fingerprint, *(one.fingerprint for one in others)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_on_discord_says_the_same_in_every_language(language: Any) -> None:
    """It fits, however deep the error lay; what is looked for stands letter by letter."""
    deep = replace(report(), where=" ".join(["a_file_of_ours.py:10:a_function_of_ours"] * 24), repeats=3)
    told = report_in_words(deep, whole().words[language])

    assert len(told) < 2000
    assert "0badc0de" in told
    assert "ValueError\na_file_of_ours.py:10 a_function_of_ours\n" in told
    assert "khandan 0.2.0 f57cf791\n```" in told
    assert told != report_in_words(replace(deep, repeats=0), whole().words[language])


def test_a_line_without_an_error_is_reported_by_its_event() -> None:
    """As `store_salvaged`, which nothing has raised."""
    made = report_of_line(line("store_salvaged"), NOW, RELEASE)

    assert ("", "") == (made.error, made.where)
    assert "```\nkhandan 0.2.0 f57cf791\n```" in report_in_words(made, whole().words["en"])
    assert "store_salvaged" == event_of(made)["exception"]["values"][0]["type"]


def test_sentry_is_told_an_exception_without_words_or_variables() -> None:
    """The calls from the outermost on, as Sentry reads them; by an address and a header of its protocol."""
    post = sentry_posts("https://abc@errors.example/sub/7")(report())
    head, kind, event = (json.loads(one) for one in post.body.splitlines())
    (shown,) = event["exception"]["values"]

    assert "https://errors.example/sub/api/7/envelope/" == post.url
    assert "sentry_key=abc" in post.headers["X-Sentry-Auth"]
    assert ("event", event["event_id"]) == (kind["type"], head["event_id"])
    assert ("ValueError", "failed 0badc0de") == (shown["type"], shown["value"])
    assert ["raised"] == [one["function"] for one in shown["stacktrace"]["frames"]]
    assert "khandan@0.2.0+f57cf791" == event["release"]
    assert {"filename", "lineno", "function"} == {
        name for one in shown["stacktrace"]["frames"] for name in one
    }
    assert SECRET.encode() not in post.body
