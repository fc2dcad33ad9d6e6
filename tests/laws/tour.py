"""A tour past every control, form and command: each that can change something does so once.

Whoever is shown no form presses again, as a person would whose first answer was lost.
"""

from collections.abc import Callable
from typing import Any, Final

from simcord import ChannelHandle, MemberActor

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, buttons_of, menus_of
from engine.games.houses import moves as m
from engine.kernel.dice import Dice
from engine.kernel.moves import Open
from engine.stewards import random
from tests.bot.cogs.test_settings import manager
from tests.bot.core_world import Hall
from tests.bot.council_world import Council
from tests.laws.commands import leaves

CHANGING: Final = (
    *("campaign join", "campaign leave", "campaign begin", "campaign close", "campaign pause"),
    *("campaign resume", "campaign pace", "campaign new", "campaign move", "watch close", "undo"),
    *("ready", "stop", "privacy forget"),
)
"""Commands that need no options and change something: they have their places on the tour."""

MOVES: Final = 900
"""More moves by lot than it takes until everything rare was on offer."""


class Tour:
    """A table of three: the host and the first two guests; the third guest looks on."""

    def __init__(self, hall: Hall, driver: Driver) -> None:
        self.hall, self.driver = hall, driver
        self.host, self.one, self.two, self.other = hall.world.members[:4]
        self.rare: set[str] = set()

    @property
    def council(self) -> Council:
        """The table that is played at."""
        return Council(self.hall.world, self.driver, 1)

    def kept(self) -> set[str]:
        """The kinds that have changed something so far, where answers are lost."""
        losses = getattr(self.driver, "losses", None)
        return set() if losses is None else {kind for kind, times in losses.kept.items() if times}

    def posts(self) -> list[Post]:
        """What everybody may read, the chronicle last."""
        return [*self.driver.channel(), *self.driver.threads()]

    async def do(
        self, who: MemberActor, command: str, channel: ChannelHandle | None = None, /, **options: Any
    ) -> Answer:
        """A command."""
        return await self.driver.command(who, command, channel, **options)

    async def first(self, who: MemberActor, answer: Answer | Post, beginning: str) -> Answer:
        """The first button whose custom id begins so."""
        wanted = next(one for one in buttons_of(_post(answer)) if one.custom_id.startswith(beginning))
        return await self.press(who, answer, wanted.custom_id)

    async def press(self, who: MemberActor, answer: Answer | Post, wanted: str) -> Answer:
        """A button, once more where it opened nothing that was to be opened."""
        return await self.driver.click(who, _post(answer), wanted)

    async def filled(self, who: MemberActor, answer: Answer | Post, wanted: str, /, **entered: Any) -> Answer:
        """The form behind a button, filled in and sent."""
        opened = await self.press(who, answer, wanted)
        if opened.form is None:
            opened = await self.press(who, answer, wanted)
        return await self.driver.submit(who, opened, **entered)

    async def chosen(self, who: MemberActor, answer: Answer | Post, value: Any, wanted: str) -> Answer:
        """A value of a menu."""
        return await self.driver.choose(who, _post(answer), [value], wanted)


def _post(answer: Answer | Post) -> Post:
    found = answer.message if isinstance(answer, Answer) else answer
    assert found is not None
    return found


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
        await tour.filled(member, letter, "v1:form:", **entered)
    council = tour.council
    first = council.state.draft.turn
    hand = await tour.do(council.seats[first], "hand", match=1)
    menu = next(one for one in menus_of(_post(hand)) if one.custom_id.startswith("v1:pick:"))
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
    phase = _post(await tour.press(host, board, "v1:build:"))
    preview = await tour.filled(host, phase, "v1:trade:", **entered)
    await tour.press(host, preview, _verb(preview, ":edit:"))
    await tour.press(host, preview, _verb(preview, ":send:"))
    letter = next(one for one in reversed(tour.driver.inbox(one)) if _has(one, "v1:counter:"))
    theirs = {**entered, "partner": ["0"], "coins": "2"}
    countered = _post(await tour.press(one, letter, "v1:counter:"))
    counter = await tour.filled(one, countered, _verb(countered, ":edit:"), **theirs)
    await tour.press(one, counter, _verb(counter, ":send:"))
    await promising(tour, board)
    phase = _post(await tour.press(host, board, "v1:build:"))
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
    await tour.press(host, steps, _verb(_post(steps), ":send:"))
    deal = next(one for one in tour.council.state.deals if not one.bound)
    await tour.do(host, "deals", answer=f"withdraw:{deal.id}", match=1)


async def voting(tour: Tour) -> None:
    """Ballots by form, button and command; a move is taken back, and by leave of the table."""
    host, one, two = tour.host, tour.one, tour.two
    phase = next(one for one in reversed(tour.posts()) if _has(one, "v1:vote:"))
    hand = await tour.do(host, "hand", match=1)
    await tour.chosen(host, hand, "1", "v1:power:")
    await tour.filled(host, phase, "v1:vote:", ballot="yes", power="1", seal="0")
    hand = await tour.do(host, "hand", match=1)
    if _has(_post(hand), "v1:do:"):
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
    return next(one.custom_id for one in buttons_of(_post(answer)) if part in one.custom_id)


def _menu(answer: Answer | Post, part: str) -> str:
    return next(one.custom_id for one in menus_of(_post(answer)) if part in one.custom_id)


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
        menu = next(one for one in menus_of(_post(panel)) if verb in one.custom_id)
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


RARE: Final[dict[str, tuple[Callable[[Any], bool], Callable[[Any], dict[str, Any]]]]] = {
    "decide": (lambda x: isinstance(x, m.Decide), lambda x: {"choice": f"{x.side}:{x.leader}"}),
    "peek": (lambda x: isinstance(x, m.PeekOutcome), lambda x: {"side": x.side}),
    "momentum": (lambda x: isinstance(x, m.TurnMomentum), lambda x: {"resource": x.resource}),
    "promise": (
        lambda x: isinstance(x, m.MarkPromise),
        lambda x: {"promise": f"{x.deal}:{x.by}:{x.index}:{'kept' if x.kept else 'broken'}"},
    ),
    "ready": (lambda x: isinstance(x, m.Ready), lambda x: {}),
    "rename": (lambda x: isinstance(x, Open) and x.move == "rename", lambda x: {"first_name": "Cyra"}),
    "stop": (lambda x: isinstance(x, m.AgreeToStop), lambda x: {"agree": True}),
}
"""Commands for what is on offer now and then: which offer it is, and the options."""


async def rarely(tour: Tour) -> None:
    """Everybody moves by lot until each of the rare ones was on offer once."""
    bot, live = tour.hall.bot, tour.hall.live()
    dice = Dice(b"what is rarely on offer, by lot..")
    for number in range(MOVES):
        if tour.rare == RARE.keys() or live.table.status == "over":
            return
        await _offered(tour)
        waits = [wait for wait in live.match_state.waits if wait.seat >= 0]
        seat = waits[dice.below(len(waits), number)].seat
        action = random.choose(live.look(seat), Dice(number.to_bytes(32, "big")))
        settled = not live.table.motions and not isinstance(action, m.AgreeToStop)
        if action is not None and settled:
            await bot.matches.act(1, live.user(live.table.chairs[seat].player or 0), action)


async def _offered(tour: Tour) -> None:
    live = tour.hall.live()
    for seat, member in enumerate((tour.host, tour.one, tour.two)):
        offers = live.look(seat).ask(None)
        for name in RARE.keys() - tour.rare:
            fits, options = RARE[name]
            found = next((one for one in offers if fits(one)), None)
            if found is not None and name not in tour.rare and not (name == "stop" and len(tour.rare) < 6):
                await _looked(tour, member, name)
                before = live.match_state.seq
                await tour.do(member, name, match=1, **options(found))
                if live.match_state.seq != before:
                    tour.rare.add(name)
                return


async def _looked(tour: Tour, member: MemberActor, name: str) -> None:
    """A resource to be turned is asked for once more by the panel's menu; here it is left at that."""
    if name == "momentum":
        hand = await tour.do(member, "hand", match=1)
        menu = next(one for one in menus_of(_post(hand)) if one.custom_id.startswith("v1:sures:"))
        await tour.chosen(member, hand, menu.values[0], menu.custom_id)


async def toured(tour: Tour) -> None:
    """All of it."""
    for part in (gathering, founding, around, dealing, voting, seats, rarely, rest):
        await part(tour)
