"""Messages that Discord refuses: sent plainer, or a line in their place that is tried again."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord

from bot.posts.composer import Composer
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, text_of
from bot.sandbox.world import World, open_world
from tests.bot.council_world import Council, in_session, making, plain, seated
from tests.bot.posts.test_open_messages import letters, pressed, voted
from tests.bot.upkeep.test_emoji import drawn

UNSHOWN = "could not be shown"


def refuse(world: World, when: Callable[[Any], bool], most: int = 1) -> list[Any]:
    """Discord answers 400/50035 to the first `most` bodies of which `when` is true; the list of those."""
    real, refused = world.bot.http.request, list[Any]()

    async def request(route: Any, **parts: Any) -> Any:
        body = parts.get("json") or _body(parts.get("form"))
        if len(refused) < most and body is not None and when(body):
            refused.append(body)
            answer: Any = type("Answer", (), {"status": 400, "reason": "Bad Request"})()
            raise discord.HTTPException(answer, {"code": 50035, "message": "Invalid Form Body"})
        return await real(route, **parts)

    world.bot.http.request = request  # type: ignore[method-assign]
    return refused


def _body(form: Any) -> Any:
    """The JSON of a message that is sent with files."""
    found = [one["value"] for one in form or () if one.get("name") == "payload_json"]
    return json.loads(found[0]) if found else None


def has_emoji(body: Any) -> bool:
    """Whether a control has an emoji of the application."""
    if isinstance(body, dict):
        sign = body.get("emoji")
        return bool(isinstance(sign, dict) and sign.get("id")) or any(map(has_emoji, body.values()))
    return isinstance(body, list | tuple) and any(map(has_emoji, body))


def says(words: str) -> Callable[[Any], bool]:
    """Whether a body holds these words."""
    return lambda body: words in str(body)


async def founded(world: World, driver: Driver) -> None:
    """Three houses with emblems of their own."""
    await seated(world, driver)
    for member in world.members[:3]:
        emblems = await driver.suggestions(member, "found", "emblem", "")
        name = f"Test{member.name.title()}"
        await driver.command(member, "found", None, house=name, emblem=emblems[0], first_name="Arash")
    await world.advance(600)


async def test_a_message_refused_once_for_its_emoji_is_sent_without(tmp_path: Path) -> None:
    """A letter with a secret role would be a line without a button, for good."""
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        await world.settle()
        driver = Driver(world)
        refused = refuse(world, has_emoji)
        await founded(world, driver)
        found = [post for member in world.members[:3] for post in driver.inbox(member)]

    assert 1 == len(refused)
    assert not [post for post in found if UNSHOWN in plain(text_of(post))]
    assert buttons_of(found[-1])


async def test_where_every_emoji_is_refused_letters_posts_and_edits_are_without(tmp_path: Path) -> None:
    """An emoji that the host has deleted is refused each time; the public posts and the board go out, too."""
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        await world.settle()
        driver = Driver(world)
        refused = refuse(world, has_emoji, most=10_000)
        await founded(world, driver)
        found = [*driver.channel(), *(post for member in world.members[:3] for post in driver.inbox(member))]

    assert refused
    assert not [post for post in found if UNSHOWN in plain(text_of(post)) or has_emoji(post.components)]


def line(council: Council) -> Post:
    """The line that stands in the place of the first seat's letter."""
    return next(post for post in letters(council) if UNSHOWN in council.read(post))


async def refused_letter(world: World, driver: Driver) -> tuple[Council, list[Any]]:
    """A council whose first seat's letter of the new phase was refused however it was written."""
    council = await in_session(world, driver)
    person = world.env.backend.dm_channels
    home = next(str(one) for user, one in person.items() if user == council.seats[0].id)
    refused = list[Any]()
    real = world.bot.http.request

    async def request(route: Any, **parts: Any) -> Any:
        body = parts.get("json") or _body(parts.get("form"))
        if refusing and f"/channels/{home}/messages" in route.url and body and UNSHOWN not in str(body):
            refused.append(body)
            answer: Any = type("Answer", (), {"status": 400, "reason": "Bad Request"})()
            raise discord.HTTPException(answer, {"code": 50035, "message": "Invalid Form Body"})
        return await real(route, **parts)

    refusing = [True]
    world.bot.http.request = request  # type: ignore[method-assign]
    await voted(council)
    refusing.clear()
    return council, refused


async def test_what_became_a_line_is_written_by_a_press(driver: Driver, world: World) -> None:
    """In the line's place, with its buttons; the presser reads that it is there."""
    council, refused = await refused_letter(world, driver)
    before = line(council)
    answer = await driver.click(council.seats[0], before, "v1:unwritten:")
    after = next(post for post in letters(council) if post.id == before.id)

    assert refused
    assert "It stands there now." == plain(answer.text)
    assert UNSHOWN not in council.read(after)
    assert "form" in pressed(after)


async def test_what_became_a_line_is_written_at_the_next_start(driver: Driver, world: World) -> None:
    """Nobody need press; once it is written, a further start changes nothing."""
    council, _ = await refused_letter(world, driver)
    before = line(council)
    await world.restart()
    await world.advance(5)
    after = next(post for post in letters(council) if post.id == before.id)

    assert UNSHOWN not in council.read(after)
    assert () == await world.bot.store.read.matches_with_thing("unwritten")  # type: ignore[attr-defined]


def has_vote(body: Any) -> bool:
    """Whether something of it opens the reader's ballot, by a button for everybody."""
    return "v1:vote:" in str(body)


async def test_the_post_of_a_phase_that_became_a_line_is_written_with_its_vote(
    driver: Driver, world: World
) -> None:
    """As at its first delivery: it can be pressed, and is kept up to date until the phase is over."""
    council, refusing = await in_session(world, driver), [True]
    refuse(world, lambda body: bool(refusing) and has_vote(body), most=10_000)
    await voted(council)
    before, posts = council.read(council.posted()), len(driver.channel())
    refusing.clear()
    await driver.click(council.seats[0], council.posted(), "v1:unwritten:")
    await world.advance(5)
    written, said = council.posted(), council.read(council.posted())
    await driver.command(council.seats[0], "vote", seal=True, ballot="yes", power=1)
    await world.advance(5)

    assert UNSHOWN in before
    assert posts == len(driver.channel())
    assert has_vote(written.components)
    assert "Awaited: all houses" in said
    assert "Awaited: Peyvandian1 and Peyvandian2" in council.read(council.posted())


async def test_what_we_could_not_write_is_tried_again_too(
    driver: Driver, world: World, monkeypatch: Any
) -> None:
    """A fault of ours that the next version mends."""
    council = await in_session(world, driver)
    broken = monkeypatch.context()
    with broken as faulty:
        faulty.setattr(Composer, "_panel", _broken)
        await voted(council)
    before = line(council)
    await world.restart()
    await world.advance(5)
    after = next(post for post in letters(council) if post.id == before.id)

    assert UNSHOWN not in council.read(after)


async def test_a_fault_of_ours_in_a_phases_post_holds_up_no_news_behind_it(
    driver: Driver, world: World, monkeypatch: Any
) -> None:
    """A line stands there, what the table says comes after it, and the next version writes the post."""
    council = await in_session(world, driver)
    with monkeypatch.context() as faulty:
        faulty.setattr("bot.games.houses.describe.posts.question", _broken)
        await voted(council)
        line = council.posted()
        said = council.read(line)
        await driver.command(council.seats[1], "later", hours=1)
        await world.advance(60)
        behind = council.read(council.posted())
    await driver.click(council.seats[0], line, "v1:unwritten:")
    written = next(post for post in driver.channel() if post.id == line.id)

    assert UNSHOWN in said
    assert "asks for one more hour" in behind
    assert has_vote(written.components)


def _broken(*_: object) -> Any:
    raise ZeroDivisionError
