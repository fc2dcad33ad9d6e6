"""A tour past the controls that every game has: /table, its sheet, begun moves, open buttons, a rematch."""

from bot.lab.rehearsal.presser import Presser
from bot.sandbox.reading import Post, buttons_of
from engine.kernel.dice import Dice
from tests.laws.tourist import Tour

ASKED = frozenset({"step", "steps", "stepped"})
"""Of begun moves: each makes one now and then, and a form is kept once."""

PRESSES = 400
"""More than the matches here need."""


async def tables(tour: Tour) -> None:
    """A sheet, two short matches to their end, and the next one of the same people, by button and command."""
    sheet = await tour.do(tour.other, "table open", game="coup")
    sheet = await tour.chosen(tour.other, sheet, "2", "v1:new:seats:")
    await tour.press(tour.other, sheet, "v1:new:open:")
    await _played(tour, 2, "coup", "max_turns=8")
    over = next(post for post in reversed(tour.posts()) if _button(post, "v1:rematch:2"))
    await tour.press(tour.host, over, "v1:rematch:2")
    await tour.do(tour.host, "campaign close", match=3)
    await tour.do(tour.one, "table rematch", match=2)
    await _played(tour, 5, "treasure", "min_players=2,rounds=4,fleet_from=3")


async def _played(tour: Tour, match: int, game: str, settings: str) -> None:
    """Two people use by lot whatever they are shown; where a button stands before all, it is pressed."""
    await tour.do(tour.host, "table new", game=game, seats=2, settings=settings)
    for member in (tour.host, tour.one):
        await tour.do(member, "campaign join", match=match)
    await tour.do(tour.host, "campaign begin", match=match)
    presser = Presser(tour.driver, match, Dice(f"a tour of tables, {game:12} ".encode()))
    for _ in range(PRESSES):
        if tour.hall.live(match).table.status == "over" or not await _pressed(tour, presser, match):
            return


async def _pressed(tour: Tour, presser: Presser, match: int) -> bool:
    live, board = tour.hall.live(match), tour.hall.doors(match)[0]
    for wait in sorted(live.match_state.waits, key=lambda wait: not wait.must):
        member = tour.hall.world.members[wait.seat]
        open_ = next((post for post in reversed(tour.posts()) if _button(post, f"v1:all:{match}:")), None)
        if wait.seat >= 0 and open_ is not None and await _openly(tour, wait.seat, open_, match):
            return True
        if wait.seat >= 0 and await presser.try_act(member, board):
            return True
    return False


async def _openly(tour: Tour, seat: int, post: Post, match: int) -> bool:
    """Whether the last of the open buttons moved the match."""
    before, member = tour.hall.live(match).match_state.seq, tour.hall.world.members[seat]
    wanted = [one.custom_id for one in buttons_of(post) if one.custom_id.startswith("v1:all:")]
    await tour.press(member, post, wanted[0])
    return tour.hall.live(match).match_state.seq != before


def _button(post: Post, beginning: str) -> bool:
    return any(one.custom_id.startswith(beginning) and not one.disabled for one in buttons_of(post))


async def begun_moves(tour: Tour) -> None:
    """A campaign without any page of its own: founding, drafting and dealing go question by question."""
    await tour.do(tour.host, "campaign new", seats=3)
    people = (tour.host, tour.one, tour.two)
    for member in people:
        await tour.do(member, "campaign join", match=1)
    await tour.do(tour.host, "campaign begin", match=1)
    presser = Presser(tour.driver, 1, Dice(b"a campaign by shared pages aloud."))
    for _ in range(PRESSES):
        if ASKED <= tour.kept() or not await _pressed(tour, presser, 1):
            return
