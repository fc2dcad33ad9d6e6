"""Row 2 of peers.md: a secret shown in a public message, in what a client is sent, in the undo copy, a log.

The same evening is played twice, and only what nobody else may know differs: roles, ballots, a private deal
and its promise. Whatever is public must then be the same to the byte: messages, edits, exports, log lines.
"""

from pathlib import Path
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from bot.sandbox.driver import Driver
from bot.sandbox.world import World, open_world
from engine.games.houses.clauses import Abstain, AnyClause, Pay, Promise
from engine.games.houses.moves import Cast, ConfirmDeal, OfferDeal
from engine.record import record_lines
from tests.bot.council_world import Council, making, menu_values, seated

PAUSE = 60.0
"""Seconds between two acts, so that the board has been changed before the next."""


class Evening(Struct, frozen=True):
    """What only its owners know: which role each house takes, two ballots, and what two of them agree on."""

    role: int
    ballots: tuple[Cast, Cast]
    gives: tuple[AnyClause, ...]


ONE = Evening(0, (Cast("yes", 3, True), Cast("no", 2, True)), (Promise("The lamp stays lit"),))
OTHER = Evening(-1, (Cast("no", 1, True), Cast("gather")), (Pay(1), Promise("The ninth gate opens")))


class Heard(Struct, frozen=True):
    """Everything that is public of an evening."""

    sent: tuple[bytes, ...]
    exported: tuple[bytes, ...]
    logged: tuple[Any, ...]


async def evening(folder: Path, secret: Evening) -> Heard:
    """The evening up to the last ballot before the count."""
    with structlog.testing.capture_logs() as logged:
        async with open_world(making(folder)) as world:
            council = await seated(world, Driver(world))
            await council.found_all()
            await world.advance(PAUSE)
            before = len(world.env.http_requests)
            await drafted(council, secret.role)
            await voted(council, secret)
            log = await council.bot.matches.entries(council.match)
            lines = tuple(record_lines(council.live.match_state, log, "public"))
            return Heard(
                tuple(public(world, council.bot.store.id, before)),
                lines,
                tuple(str(line).replace(council.bot.store.id, "") for line in logged),
            )


async def drafted(council: Council, role: int) -> None:
    """Each house in turn takes the first role there is, or the last."""
    while council.state.stage == "draft":
        turn = council.state.draft.turn
        post = council.whisper(turn)
        await council.driver.choose(council.seats[turn], post, [menu_values(post)[role]], "v1:pick:")
        await council.world.advance(PAUSE)


async def voted(council: Council, secret: Evening) -> None:
    """Two houses agree in private and vote in secret; the third is still awaited."""
    await acted(council, 0, OfferDeal(1, secret.gives, (Abstain("gather", 1),)))
    await acted(council, 1, ConfirmDeal("0-1-1"))
    for seat, ballot in zip((0, 2), secret.ballots, strict=True):
        await acted(council, seat, ballot)


async def acted(council: Council, seat: int, action: object) -> None:
    """A seat moves, and the match goes on."""
    await council.bot.matches.act(council.match, council.seats[seat].id, action)
    await council.bot.after_move(council.match)
    await council.world.advance(PAUSE)


def live_matches(folder: Path) -> tuple[Path, Path]:
    """A folder for each evening."""
    made = (folder / "a", folder / "b")
    for one in made:
        one.mkdir()
    return made


def public(world: World, store: str, since: int) -> list[bytes]:
    """Every message and edit that went anywhere but into a private place since then, as it was sent.

    The store's own name, drawn anew for each, is left out.
    """
    inboxes = {str(member.user.dm_channel.id) for member in world.members}
    wire = (one for one in world.env.http_requests[since:] if one.method in ("POST", "PATCH") and one.json)
    return [
        msgspec.json.encode((one.method, one.path, one.json), enc_hook=str).replace(store.encode(), b"")
        for one in wire
        if "/channels/" in one.path and "/messages" in one.path and one.path.split("/")[2] not in inboxes
    ]


async def test_two_evenings_that_differ_in_secrets_alone_look_the_same(tmp_path: Path) -> None:
    """Row 2: one cut per seat, and the leak law."""
    one, other = [
        await evening(folder, secret)
        for folder, secret in zip(live_matches(tmp_path), (ONE, OTHER), strict=True)
    ]

    assert one.sent == other.sent
    assert one.exported == other.exported
    assert one.logged == other.logged
    assert len(one.sent) > 5
    assert b"ninth gate opens" not in b"".join((*other.sent, *other.exported))


async def test_the_two_evenings_did_differ(tmp_path: Path) -> None:
    """Else the comparison would show nothing: a party's own record holds what was agreed."""
    async with open_world(making(tmp_path)) as world:
        council = await seated(world, Driver(world))
        await council.found_all()
        await drafted(council, OTHER.role)
        await voted(council, OTHER)
        log = await council.bot.matches.entries(council.match)
        records = [b"".join(record_lines(council.live.match_state, log, seat)) for seat in (0, 1, 2)]

    assert [True, True, False] == [b"The ninth gate opens" in record for record in records]
