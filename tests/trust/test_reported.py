"""Errors that repeat every secret of a table are reported, to each kind of place, without one of them."""

import re
from pathlib import Path
from typing import Any, NoReturn

import pytest
from msgspec.structs import replace

from bot import logs
from bot.report_address import report_address
from bot.reports.destinations import make_destination
from bot.reports.report import Report, report_of_line
from bot.sandbox.driver import Driver
from bot.sandbox.reading import text_of
from bot.sandbox.world import MakeBot, World
from tests.bot.council_world import Council, in_session, making
from tests.bot.reports.places import NOW, RELEASE, Address, open_address
from tests.simulated.fixtures import driver, world
from tests.trust import needles
from tests.trust.tables import PROMISES, WORD
from tests.trust.test_bots_log import played

__all__ = ["driver", "world"]

FIELD = re.compile(rb'"\w+":')
"""The name of a field in a log, which may be that of a report's field as well."""


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def secrets_of(council: Council) -> set[bytes]:
    """Hands, ballots, seeds and moves, all that was typed; whoever sits there, by id and name."""
    live, bot = council.live, council.bot
    log = await bot.matches.entries(council.match)
    bodies = [box.body for box in await bot.store.read.entries(council.match)]
    people = {text.encode() for one in council.seats for text in (str(one.id), one.user.name)}
    houses = {f"Peyvandian{seat}".encode() for seat in range(len(council.seats))}
    typed = {text.encode() for text in (*PROMISES, WORD)}
    kept = {one for one in needles.secrets(live.match_state, log, bodies) if not FIELD.fullmatch(one)}
    return kept | people | houses | typed


async def break_down(council: Council, secrets: set[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """A press, a move of the clock and a message to write, each of which ends in an error that tells all."""
    words = [one.decode("utf-8", "replace") for one in secrets]

    def fail(*_: object, **__: object) -> NoReturn:
        try:
            raise KeyError(*words)
        except KeyError as error:
            raise RuntimeError(*words) from error

    post = council.posted()
    monkeypatch.setattr(council.bot.matches, "act", fail)
    monkeypatch.setattr(council.bot, "scene", fail)
    await council.driver.click(council.seats[0], post, "v1:vote:")
    await council.driver.command(council.seats[1], "campaign word", word=WORD)
    monkeypatch.setattr("bot.client.play_stewards", fail)
    await council.bot.after_move(council.match)


async def reach_every_place(world: World, council: Council, address: Address, report: Report) -> str:
    """Send it to an address, a webhook, Sentry and a channel; what was read in the channel."""
    places = (
        f"{address.url}/hook",
        f"{address.url}/api/webhooks/123456789012345678/token",
        f"http://abc@127.0.0.1:{address.port}/7",
        str(world.channel.id),
    )
    for text in places:
        await make_destination(report_address(text), council.bot, council.bot.words("fa")).send(report)
    return text_of(council.posted())


async def reported(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Report], bytes, set[bytes]]:
    """The reports of a table that breaks down, all that reached the places, and what must not be there."""
    reports = list[Report]()

    def note(line: Any) -> None:
        if line["level"] == "error":
            reports.append(replace(report_of_line(line, NOW, RELEASE), repeats=3))

    logs.set_up("debug", noted=note)
    council = await in_session(world, driver)
    await played(council)
    secrets = await secrets_of(council)
    await break_down(council, secrets, monkeypatch)
    async with open_address() as address:
        read = [await reach_every_place(world, council, address, report) for report in reports]
        came = [repr(one.headers).encode() + one.body for one in address.came]
    assert 3 * len(reports) == len(came)
    return reports, b"".join((*(text.encode() for text in read), *came)), secrets


async def test_no_report_tells_a_secret_a_move_or_who_played(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HO-R37: neither the error's words, nor what it came from, nor the rest of the log's line."""
    reports, said, secrets = await reported(driver, world, monkeypatch)

    assert {"failed", "stewards_failed"} <= {one.event for one in reports}
    assert all(one.code.encode() in said for one in reports)
    assert [] == needles.found_in(said, secrets)


async def test_an_errors_words_in_a_report_are_found(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "where", str)
    _, said, secrets = await reported(driver, world, monkeypatch)

    assert [] != needles.found_in(said, secrets)
