"""A tour past every control, form and command: each that can change something does so once.

Whoever is shown no form presses again, as a person would whose first answer was lost.
"""

from typing import Any, Final

from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of, menus_of
from tests.bot.cogs.test_settings import manager
from tests.laws.commands import leaves
from tests.laws.tour_rare import rarely
from tests.laws.tourist import Tour, posted

CHANGING: Final = (
    *("campaign join", "campaign leave", "campaign begin", "campaign close", "campaign pause"),
    *("campaign resume", "campaign pace", "campaign new", "campaign move", "watch close", "undo"),
    *("ready", "stop", "privacy forget"),
)
"""Commands that need no options and change something: they have their places on the tour."""


async def gathering(tour: Tour) -> None:
    """Tables are opened, filled, handed on, closed and begun."""
    host, one, two, other = tour.host, tour.one, tour.two, tour.other
    sheet = await tour.do(host, "campaign open")
    sheet = await tour.chosen(host, sheet, "3", "v1:sheet:seats:")
    await tour.press(host, sheet, "v1:sheet:open:")
    door = tour.hall.doors()[0]
    for member in (host, one, two):
        await tour.press(member, door, "v1:join:")
    await tour.press(two, door, "v1:leave:")
    await tour.press(two, door, "v1:terms:")
    await tour.do(two, "campaign join", match=1)
    await tour.do(one, "campaign leave", match=1)
    await tour.do(host, "campaign steward", seat=2, match=1)
    await tour.do(host, "campaign give", seat=2, member=one, match=1)
    await tour.do(host, "campaign host", member=one, match=1)
    await tour.do(one, "campaign host", member=host, match=1)
    await tour.do(host, "campaign pace", pace="evening", match=1)
    await tour.do(other, "campaign new", seats=3, pace="two_days")
    await tour.do(other, "campaign close", match=2)
    await tour.do(other, "campaign new", seats=3)
    await tour.do(other, "campaign join", match=3)
    await tour.do(other, "campaign begin", match=3)
    await tour.press(host, door, "v1:begin:")


async def founding(tour: Tour) -> None:
    """Houses by command and by form, roles by menu and by command."""
    await tour.do(tour.host, "campaign word", word="reed", match=1)
    emblems = await tour.driver.suggestions(tour.host, "found", "emblem", "", match=1)
    await tour.do(tour.host, "found", house="Amir", emblem=emblems[0], first_name="Arash", match=1)
    for spot, member in enumerate((tour.one, tour.two)):
        letter = tour.driver.inbox(member)[-1]
        entered = {"name": f"Peyvandian{spot}", "emblem": [emblems[spot + 1]], "first_name": "Bita"}
        wrong = await tour.filled(member, letter, "v1:form:", **{**entered, "name": "Amir"})
        await tour.filled(member, wrong, "v1:again:", **entered)
    council = tour.council
    first = council.state.draft.turn
    hand = await tour.do(council.seats[first], "hand", match=1)
    menu = next(one for one in menus_of(posted(hand)) if one.custom_id.startswith("v1:pick:"))
    await tour.chosen(council.seats[first], hand, menu.values[0], menu.custom_id)
    while council.state.stage == "draft":
        turn = council.state.draft.turn
        roles = await tour.driver.suggestions(council.seats[turn], "role", "role", "", match=1)
        await tour.do(council.seats[turn], "role", role=roles[0], match=1)


async def dealing(tour: Tour) -> None:
    """Offers by command and by form: withdrawn, declined, confirmed, countered, dropped and changed."""
    host, one = tour.host, tour.one
    for answer, who in (("withdraw", host), ("decline", one), ("confirm", one)):
        await tour.do(host, "trade", partner="1", i_pay=1, they_promise="no songs", match=1)
        deal = next(one for one in tour.council.state.deals if not one.bound)
        await tour.do(who, "deals", answer=f"{answer}:{deal.id}", match=1)
    entered: dict[str, Any] = {"partner": ["1"], "mine": ["pay.0"], "coins": "1"}
    entered |= {"theirs": ["gather.0"], "power": ""}
    board = next(one for one in reversed(tour.posts()) if _has(one, "v1:build:"))
    phase = posted(await tour.press(host, board, "v1:build:"))
    preview = await tour.filled(host, phase, "v1:trade:", **entered)
    await tour.press(host, preview, _verb(preview, ":edit:"))
    await tour.press(host, preview, _verb(preview, ":send:"))
    letter = next(one for one in reversed(tour.driver.inbox(one)) if _has(one, "v1:counter:"))
    theirs = {**entered, "partner": ["0"], "coins": "2"}
    countered = posted(await tour.press(one, letter, "v1:counter:"))
    counter = await tour.filled(one, countered, _verb(countered, ":edit:"), **theirs)
    await tour.press(one, counter, _verb(counter, ":send:"))
    await promising(tour, board)
    phase = posted(await tour.press(host, board, "v1:build:"))
    again = await tour.filled(host, phase, "v1:trade:", **entered)
    await tour.press(host, again, _verb(again, ":drop:"))


async def promising(tour: Tour, board: Post) -> None:
    """A promise of each side, in words that stand ready and in one's own."""
    host = tour.host
    steps = await tour.press(host, board, "v1:build:")
    steps = await tour.chosen(host, steps, "1", _menu(steps, ":p"))
    for side in ("m", "t"):
        steps = await tour.chosen(host, steps, "promise", _menu(steps, f":{side}:"))
    steps = await tour.chosen(host, steps, "1", _menu(steps, ":wm:"))
    form = await tour.chosen(host, steps, "own", _menu(steps, ":wt:"))
    steps = await tour.driver.submit(host, form, words="no songs")
    await tour.press(host, steps, _verb(posted(steps), ":send:"))
    deal = next(one for one in tour.council.state.deals if not one.bound)
    await tour.do(host, "deals", answer=f"withdraw:{deal.id}", match=1)


async def voting(tour: Tour) -> None:
    """Ballots by button and command; a move is taken back, and another by leave of the table."""
    host, one, two = tour.host, tour.one, tour.two
    phase = next(one for one in reversed(tour.posts()) if _has(one, "v1:vote:"))
    hand = await tour.do(host, "hand", match=1)
    await tour.filled(host, posted(hand), _verb(hand, ":form"), power="1")
    page = await tour.press(host, phase, "v1:vote:")
    await tour.first(host, page, "v1:lever:")
    await tour.first(host, await tour.press(host, phase, "v1:vote:"), "v1:do:")
    hand = await tour.do(host, "hand", match=1)
    if _has(posted(hand), "v1:do:"):
        await tour.first(host, hand, "v1:do:")
    await tour.do(one, "vote", ballot="gather", match=1)
    receipt = await tour.do(one, "stop", agree=True, match=1)
    await tour.press(one, receipt, "v1:undo:")
    for member in (host, two):
        await tour.press(member, _asking(tour), "v1:agree:")
    await tour.do(two, "stop", agree=True, match=1)
    await tour.do(two, "undo", match=1)
    await tour.press(host, _asking(tour), "v1:decline:")
    await tour.do(two, "vote", ballot="no", power=1, match=1)


def _has(post: Post, beginning: str) -> bool:
    return any(one.custom_id.startswith(beginning) for one in buttons_of(post))


def _verb(answer: Answer, part: str) -> str:
    return next(one.custom_id for one in buttons_of(posted(answer)) if part in one.custom_id)


def _menu(answer: Answer | Post, part: str) -> str:
    return next(one.custom_id for one in menus_of(posted(answer)) if part in one.custom_id)


async def seats(tour: Tour) -> None:
    """The leaf of time and seat, standing orders, guests, and what is asked of the table."""
    host, one, two, other = tour.host, tour.one, tour.two, tour.other
    more = await tour.press(one, await tour.do(one, "hand", match=1), "v1:seat:1:more")
    leaf = await tour.press(one, more, "v1:time:1:show")
    for verb in ("now", "off", "generation", "off", "remind", "hush"):
        leaf = await tour.press(one, leaf, f"v1:time:1:{verb}")
    leaf = await tour.chosen(one, leaf, "fa", "v1:timed:1:speak")
    leaf = await tour.chosen(one, leaf, "6", "v1:timed:1:later")
    await tour.press(host, _asking(tour), "v1:decline:")
    await tour.do(two, "later", hours=2, match=1)
    await tour.press(host, _asking(tour), "v1:agree:")
    leaf = await tour.chosen(one, leaf, other, "v1:whom:1:open")
    guest = await tour.do(other, "watch seat", match=1)
    guest = await tour.press(other, guest, "v1:guest:1:more")
    await tour.press(other, guest, "v1:guest:1")
    await tour.press(other, await tour.do(other, "watch table", match=1), "v1:watch:1")
    await tour.press(one, leaf, "v1:time:1:close")
    await tour.do(one, "watch open", guest=other, match=1)
    await tour.do(one, "watch close", match=1)
    more = await tour.press(host, await tour.do(host, "hand", match=1), "v1:seat:1:more")
    mine = await tour.press(host, more, "v1:time:1:show")
    mine = await tour.press(host, mine, "v1:time:1:pause")
    await tour.press(host, mine, "v1:time:1:resume")
    await tour.do(host, "campaign pause", match=1)
    await tour.do(host, "campaign resume", match=1)
    for how in ("now", "off"):
        await tour.do(one, "away", away=how, match=1)
    await ordering(tour)


async def ordering(tour: Tour) -> None:
    """Rules and the rest by their forms, their order by menus, and the end of them."""
    host = tour.host
    panel = await tour.do(host, "orders", match=1)
    for when in ("role_no", "role_yes"):
        rule: dict[str, Any] = {"when": [when], "what": [], "answer": "gather", "power": []}
        panel = await tour.filled(host, panel, "v1:orders:1:rule", **rule)
    rest = {"otherwise": "absent", "deals": "paid", "coins": "2", "entrusted": ["draft"]}
    panel = await tour.filled(host, panel, "v1:orders:1:rest", **rest)
    for verb in ("first", "remove"):
        menu = next(one for one in menus_of(posted(panel)) if verb in one.custom_id)
        await tour.chosen(host, panel, menu.values[-1], menu.custom_id)
        panel = await tour.do(host, "orders", match=1)
    await tour.press(host, panel, "v1:orders:1:drop")


def _asking(tour: Tour) -> Post:
    """The newest post with a question to the table."""
    return next(post for post in reversed(tour.posts()) if _has(post, "v1:agree:"))


async def around(tour: Tour) -> None:
    """What a person chooses and looks at anywhere."""
    one = tour.one
    await tour.do(one, "quiet", quiet="on")
    await tour.do(one, "language mine", speak="en")
    warden = manager(tour.hall)
    await tour.do(warden, "language server", speak="fa")
    await tour.do(warden, "language server", speak="en")
    for wanted in ("v1:server:managers", "v1:server:everybody"):
        await tour.press(warden, await tour.do(warden, "server"), wanted)
    await tour.chosen(warden, await tour.do(warden, "server"), "fa", "v1:servers:language")
    await tour.do(warden, "language server", speak="en")
    for hours in ({"since": "23", "until": "7", "zone": "UTC"}, {"since": "", "until": "", "zone": ""}):
        await tour.filled(warden, await tour.do(warden, "server"), "v1:server:hours", **hours)
    topic = await tour.do(one, "help")
    await tour.first(one, topic, "v1:help:")
    lesson = await tour.do(one, "tutorial")
    await tour.press(one, lesson, "v1:learn:go:seat")
    await tour.first(one, tour.hall.doors()[0], "v1:annals:")
    await tour.first(one, tour.hall.doors()[0], "v1:seat:")
    await tour.first(one, await tour.do(one, "chronicle", match=1), "v1:story:")


async def rest(tour: Tour) -> None:
    """What only shows something; then a successor, a choice among tables, and somebody who is forgotten."""
    for command in leaves(tour.hall.bot.tree.get_commands()):
        if not any(one.required for one in command.parameters) and command.qualified_name not in CHANGING:
            given = {"match": 1} if any(one.name == "match" for one in command.parameters) else {}
            await tour.do(tour.one, command.qualified_name, **given)
    tour.hall.world.seat("Mahin")
    heir = tour.hall.world.members[-1]
    await tour.do(tour.two, "replace", seat=3, member=heir, match=1)
    await tour.press(heir, _asking(tour), "v1:take:")
    await tour.do(tour.other, "campaign new", seats=3)
    await tour.do(tour.other, "campaign join", match=4)
    choice = await tour.do(tour.other, "campaign word", word="reed")
    await tour.press(tour.other, choice, "v1:which:4:")
    here = tour.hall.world.guild.create_text_channel("yard")
    await tour.do(tour.host, "campaign move", here, match=1)
    await tour.first(tour.other, await tour.do(tour.other, "privacy forget"), "v1:forget")


async def toured(tour: Tour) -> None:
    """All of it."""
    for part in (gathering, founding, around, dealing, voting, seats, rarely, rest):
        await part(tour)
