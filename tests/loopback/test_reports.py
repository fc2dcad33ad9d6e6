"""Error reports over real sockets: an address, a webhook, Sentry, a channel; and doctor's own try."""

import json
import sys
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog
from pydantic import SecretStr

from bot import logs
from bot.clock.waiting import RealWaiting
from bot.doctor import Finding, report_finding
from bot.report_address import report_address
from bot.reports.destinations import NotTaken, make_destination
from bot.reports.report import report_of_line
from bot.reports.sending import send_reports
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole
from tests.bot.reports.places import NOW, RELEASE, SECRET, Address, line, make_reports, open_address, raised
from tests.loopback.conftest import connected
from tests.loopback.people import Person
from tests.loopback.server import Server
from tests.loopback.supervised import hears, ready, started
from tests.loopback.test_doctor import chosen, online
from tests.loopback.tiny import Tiny
from tests.loopback.town import Channel
from tests.loopback.watching import until

REPORT = report_of_line(line(error=raised()), NOW, RELEASE)


@pytest.fixture
async def address() -> AsyncIterator[Address]:
    async with open_address() as opened:
        yield opened


def written(address: Address, kind: str) -> str:
    """What a host writes behind REPORTS for this address."""
    port = address.port
    return {
        "json": f"{address.url}/hook?key=abc",
        "webhook": f"{address.url}/api/webhooks/123456789012345678/the-token_1",
        "sentry": f"http://abc@127.0.0.1:{port}/7",
    }[kind]


async def send(text: str) -> None:
    await make_destination(report_address(text), Tiny(), whole().words["en"]).send(REPORT)


async def test_an_address_gets_json(address: Address) -> None:
    await send(written(address, "json"))
    (came,) = address.came

    assert "/hook?key=abc" == came.path
    assert "application/json" == came.headers["Content-Type"]
    assert ("failed", "ValueError", "0badc0de", "2026-11-28T14:00:00Z") == tuple(
        json.loads(came.body)[name] for name in ("event", "error", "code", "at")
    )


async def test_a_webhook_gets_a_message_that_pings_nobody(address: Address) -> None:
    await send(written(address, "webhook"))
    (came,) = address.came
    said = json.loads(came.body)

    assert "/api/webhooks/123456789012345678/the-token_1" == came.path
    assert {"parse": []} == said["allowed_mentions"]
    assert "0badc0de" in said["content"]


async def test_sentry_gets_an_envelope(address: Address) -> None:
    await send(written(address, "sentry"))
    (came,) = address.came

    assert "/api/7/envelope/" == came.path
    assert "sentry_key=abc" in came.headers["X-Sentry-Auth"]
    assert 3 == len(came.body.splitlines())


@pytest.mark.parametrize("status", [301, 307, 400, 404, 429, 500])
async def test_an_answer_that_takes_nothing_is_an_error_and_leads_nowhere_else(
    address: Address, status: int
) -> None:
    """Another address would be told the key."""
    address.status = status
    with pytest.raises(NotTaken) as error:
        await send(written(address, "json"))

    assert f"http_{status}" == error.value.code
    assert 1 == len(address.came)


async def test_a_channel_gets_a_message_of_the_bots(server: Server, hall: Channel, tmp_path: Path) -> None:
    """Once it has logged in; before that nobody is asked."""
    bot = make_bot(whole(), RealWaiting(), unused(tmp_path))
    bot._connection.guild_ready_timeout = 0.05
    there = make_destination(report_address(str(hall.id)), bot, whole().words["en"])
    with pytest.raises(NotTaken) as early:
        await there.send(REPORT)
    async with connected(bot):
        await there.send(REPORT)
    (message,) = hall.messages.values()

    assert "no_login" == early.value.code
    assert message.payload["content"].startswith("**Error:** ")
    assert SECRET not in str(message.payload)


async def test_an_error_of_the_running_bot_arrives_while_it_goes_on(
    server: Server,
    hall: Channel,
    amir: Person,
    address: Address,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Over the log, as `khandan run` has it: the error of one listener, with the code of its line."""
    monkeypatch.setattr(sys, "stderr", stream := StringIO())
    reports = make_reports(tmp_path, RealWaiting())
    logs.set_up("info", noted=reports.note)
    place = make_destination(report_address(written(address, "json")), None, whole().words["en"])

    async def listener() -> None:
        raise ValueError(SECRET)

    try:
        async with started(server, tmp_path / "data") as (bot, _), send_reports(reports, place):
            bot.add_listener(listener, "on_ready")
            await ready(bot, server)
            await until(lambda: address.came)
            heard = await hears(amir, hall, server)
    finally:
        structlog.reset_defaults()
    told = json.loads(address.came[0].body)

    assert heard
    assert ("listener_failed", "ValueError") == (told["event"], told["error"])
    assert told["code"] in stream.getvalue()
    assert SECRET not in stream.getvalue() + str(told)


async def tried(reports: str, **more: Any) -> Finding | None:
    """What doctor finds where the host has chosen this place; each finding has words in every language."""
    found = await report_finding(online(reports=SecretStr(reports), **more), whole().words["en"], NOW)
    assert found is not None
    assert all(words.say(found.code, **found.slots) for words in whole().words.values())
    assert "abc" not in str(found)
    assert "the-token_1" not in str(found)
    return found


@pytest.mark.parametrize("kind", ["json", "webhook", "sentry"])
async def test_doctor_sends_a_report_and_says_whether_it_was_taken(address: Address, kind: str) -> None:
    sent = await tried(written(address, kind))
    address.status = 404
    refused = await tried(written(address, kind))

    assert Finding("well", "doctor-report-sent", {"place": f"127.0.0.1:{address.port}"}) == sent
    assert ("wrong", "doctor-report-unsent", "http_404") == (
        refused and (refused.grade, refused.code, refused.slots["why"])
    )
    assert b"doctor_test" in address.came[0].body


async def test_doctor_writes_into_the_channel(server: Server, hall: Channel) -> None:
    sent = await tried(str(hall.id))
    gone = await tried("1234567890123456789")

    assert "doctor-report-sent" == (sent and sent.code)
    assert ["**Error:**"] == [one.payload["content"].split()[0] for one in hall.messages.values()]
    assert "http_404_10003" == (gone and gone.slots["why"])


async def test_doctor_says_that_nobody_listens_or_answers(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    address.is_silent = True
    monkeypatch.setattr("bot.doctor.PATIENCE", 0.05)
    silent, nobody = await tried(written(address, "json")), await tried("http://127.0.0.1:1/")

    assert "TimeoutError" == (silent and silent.slots["why"])
    assert "ClientConnectorError" == (nobody and nobody.slots["why"])


async def test_without_the_extra_doctor_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentry_sdk.envelope", None)
    found = await tried("https://abc@errors.example/7")

    assert ("wrong", "reports-no-sentry") == (found and (found.grade, found.code))


async def test_without_a_place_nothing_is_tried() -> None:
    assert None is await report_finding(chosen(), whole().words["en"], NOW)
