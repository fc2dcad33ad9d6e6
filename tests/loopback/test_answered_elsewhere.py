"""A press that another process has answered by a form, while its shard went from one to the other."""

from pathlib import Path

from tests.loopback.people import Person, answered, controls
from tests.loopback.server import Server
from tests.loopback.supervised import Lines, briefly, hears, logged, of, ready, started
from tests.loopback.town import Channel, Json
from tests.loopback.watching import until

__all__ = ["briefly", "logged"]

FORM = 9
"""Discord's number of the answer that opens a form."""


def answer_elsewhere(server: Server) -> None:
    """From now on each press has its answer, a form, before the bot hears of it."""

    def tell(event: str, data: Json) -> None:
        if event == "INTERACTION_CREATE":
            server.town.asked[data["token"]].callback = FORM
        server.gateway.tell(event, data)

    server.town.tell = tell


async def test_nobody_is_told_of_a_failure_where_a_form_is_open_already(
    server: Server, hall: Channel, amir: Person, tmp_path: Path, logged: Lines
) -> None:
    """The bot would say something, or open the form: neither is an error, and the next press is answered."""
    async with started(server, tmp_path) as (bot, _):
        await ready(bot, server)
        page = await answered(amir.command(hall, "server"))
        assert page.original is not None
        hours = next(one["custom_id"] for one in controls(page.original) if "hours" in one["custom_id"])
        answer_elsewhere(server)
        amir.command(hall, "help")
        amir.click(page.original, hours)
        await until(lambda: sum("/callback" in one for one in server.requests) >= 3)
        await until(lambda: any(one.endswith("/messages/@original") for one in server.requests))
        server.town.tell = server.gateway.tell
        heard = await hears(amir, hall, server)

    assert heard
    assert [] == [one for one in logged if one["log_level"] == "error"]
    assert [] == [*of(logged, "failed"), *of(logged, "unanswered")]
