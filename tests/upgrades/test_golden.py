"""Values that stand in databases, messages and records out there: literal, so that none changes unseen.

Whoever changes one of these kills every old button, message, record or database; a new form stands beside the
old one, and both are read.
"""

import re

import pytest

from bot.channels.places import mark
from bot.controls import chronicle, ids
from bot.games.houses.commands import campaign
from bot.games.houses.controls.ids import (
    BallotFormId,
    BuildControlId,
    CounterButtonId,
    DraftButtonId,
    PowerMenuId,
    PromiseFormId,
    TradeButtonId,
    TradeFormId,
    VoteButtonId,
)
from bot.games.houses.trade import drafts
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share
from engine.clock.deadlines import share_of
from engine.games.houses import moves as m
from engine.kernel.dice import Dice, epoch_dice, epoch_salt, epoch_seed, seed_digest
from engine.store import codec
from engine.store.codec import Codec, Keyring

MASTER = bytes(range(32))
PROMISE = "پلِ شمالی از آنِ شما خواهد بود"
DRAFT = Draft(
    3,
    Share((Gift("pay", 0, 2), Gift("promise")), PROMISE),
    Share((Gift("vote-yes", 1, 3), Gift("gather", 2))),
    "0-1-2",
)

IDS = {
    "v1:do:5:g1.p3.vote.0:e1412ad6c8": ids.MoveButtonId(5, "g1.p3.vote.0", "e1412ad6c8"),
    "v1:form:5:-:e1412ad6c8": ids.MoveFormButtonId(5, "-", "e1412ad6c8"),
    "v1:sent:5:-:e1412ad6c8": ids.MoveFormId(5, "-", "e1412ad6c8"),
    "v1:pick:5:g1.draft.0.take:role": ids.MoveMenuId(5, "g1.draft.0.take", "role"),
    "v1:seat:5": ids.SeatPanelId(5),
    "v1:power:5:g1.p3": PowerMenuId(5, "g1.p3"),
    "v1:build:5:g1.p3": BuildControlId(5, "g1.p3"),
    "v1:build:5:g1.p3:nm1:3.1.a0.c02...": BuildControlId(5, "g1.p3", "nm1", "3.1.a0.c02..."),
    "v1:seat:5:deals2": ids.SeatPanelId(5, "deals", 2),
    "v1:vote:5:g1.p3": VoteButtonId(5, "g1.p3"),
    "v1:ballot:5:g1.p3": BallotFormId(5, "g1.p3"),
    "v1:trade:5:g1.p3": TradeButtonId(5, "g1.p3"),
    "v1:traded:5:g1.p3": TradeFormId(5, "g1.p3"),
    "v1:traded:5:g1.p3:0-1-2": TradeFormId(5, "g1.p3", "0-1-2"),
    "v1:traded:5:g1.p3:3.4.a02.b01...": TradeFormId(5, "g1.p3", code="3.4.a02.b01..."),
    "v1:worded:5:g1.p3:m:3.4.n0.b01...": PromiseFormId(5, "g1.p3", "m", "3.4.n0.b01..."),
    "v1:counter:5:0-1-2": CounterButtonId(5, "0-1-2"),
    "v1:draft:5:g1.p3:send:3.4.a02.b01...": DraftButtonId(5, "g1.p3", "send", "3.4.a02.b01..."),
    "v1:annals:5": ids.ChronicleButtonId(5),
    "v1:story:5": ids.StoryButtonId(5),
    "v1:help:go:deals": ids.HelpControlId("go", "deals"),
    "v1:learn:vote:yes": ids.LearnButtonId("vote", "yes"),
    "v1:orders:5": ids.OrdersButtonId(5),
    "v1:orders:5:rule": ids.OrdersButtonId(5, "rule"),
    "v1:reorder:5:first": ids.OrdersMenuId(5, "first"),
    "v1:ordered:5:rest": ids.OrdersFormId(5, "rest"),
    "v1:time:5:show": ids.SeatPageButtonId(5, "show"),
    "v1:timed:5:later": ids.SeatPageMenuId(5, "later"),
    "v1:whom:5:replace": ids.SeatPagePeopleId(5, "replace"),
}
"""What each id was on 22 November 2026, and the declaration that writes and reads it now."""


@pytest.mark.parametrize("was", IDS)
def test_a_custom_id_is_written_and_read_as_ever(was: str) -> None:
    """Of buttons, menus and forms."""
    declared = IDS[was]

    assert was == declared.pack()
    assert declared == type(declared).parse(was)


def test_ids_with_choices_in_them_are_written_and_read_as_ever() -> None:
    """The chronicle's filters, and the sheet that opens a table."""
    query = chronicle.Query(2, 3, 1, "count", "the mill")
    sheet = campaign.Sheet("fa", 4, 3, "evening", "bd")
    page, chosen = "v1:annals:5:go:2.3.1.count:7:the mill", "v1:sheet:open:4.3.fa.evening.bd"
    asked, opened = chronicle.ChroniclePageId.parse(page), campaign.CampaignSheetId.parse(chosen)

    assert page == chronicle.page_id(5, "go", query, 7)
    assert chosen == campaign.sheet_id("open", sheet)
    assert asked is not None
    assert opened is not None
    assert query == chronicle.query_of(asked)
    assert sheet == campaign.sheet_of(opened, ())


@pytest.mark.parametrize(
    ("told", "move", "was"),
    [
        ("0 g1.p3", m.Cast("gather"), "e1412ad6c8"),
        ("g1.p3.vote.0", m.Cast("yes", 2, True), "72ede120d6"),
        ("0 g1.draft.take.0", m.TakeRole("extremist"), "23438de2e1"),
        ("2 g1.p3.vote.2", ("cast", (("ballot", "yes"),)), "3b4ad047d3"),
        ("1 g1.p3", m.ConfirmDeal("0-1-1"), "5e09e8dd50"),
    ],
)
def test_the_handle_of_a_move_is_as_ever(told: str, move: object, was: str) -> None:
    """By it an old button is told: ten hex digits of the question, the move and the match's secret."""
    assert was == ids.handle(MASTER, told, move)


def test_a_draft_is_written_and_read_as_ever() -> None:
    """A deal that is being written stands whole in its preview's buttons, but for words."""
    code = "3.4.a02n0.c13e2.0-1-2.xieqyvo3."

    assert "xieqyvo3" == drafts.digest(PROMISE)
    assert code == drafts.encode(DRAFT, 4)
    assert re.fullmatch(drafts.CODE, code)
    assert (DRAFT, 4) == ((read := drafts.decode(code, {"xieqyvo3": PROMISE})).draft, read.number)


def test_the_mark_of_a_message_is_as_ever() -> None:
    """By it the outbox finds a message again; row 0 is the board's."""
    found = [mark(MASTER, row) for row in (0, 1, 2, 77, 10**6)]

    assert [1127267685, 280178782, 1940063596, 2054033282, 1678579118] == found


def test_the_seeds_and_salts_of_epochs_are_as_ever() -> None:
    """HO-R38: else no running match would open the seed whose hash it has posted."""
    assert [
        (
            "bbf5807068f57cbf6b58d6b09332b38ba63e9a34a24f07e50f257e7797300613",
            "7d3a776223f356bd28f1e692e842057e",
        ),
        (
            "d29148dfc3e1e3760b10697556d3a8be7d0e4e7734ce5419a847c2be9fbc3f99",
            "88c69dfa6fe387b20cf9d3af2164a0c4",
        ),
        (
            "6cb7eb620d20ed59fcaec23e877cbe98dec33db13970fda35a10fd8385bbb524",
            "7a3116964e6b1f144980b18d8279cdae",
        ),
    ] == [(epoch_seed(MASTER, one).hex(), epoch_salt(MASTER, one).hex()) for one in range(3)]
    assert "95e66ce408bcb45134e08d159c51e1f4f3432cba4204228e3473e5648bb4408e" == seed_digest(
        MASTER, MASTER[:16]
    )


def test_words_are_mixed_into_the_dice_as_ever() -> None:
    """HO-R38: none, and two in both scripts."""
    none, two = (epoch_dice(MASTER, words).seed.hex() for words in ((), ("مهر", "a word")))

    assert "4e51e7a913fc80137da52880fecca175bf81e117d5c68126dc2774033517ea0d" == none
    assert "adba663ba06f01c0b906d446da42041682967d3633a76cf1986e795c0f228199" == two


def test_the_dice_fall_as_ever() -> None:
    """HO-R38: every way of rolling, for purposes of words and numbers."""
    dice = Dice(MASTER)
    found = (
        [dice.roll_below(100, "outcome", 3, "yes"), dice.roll_below(6)],
        dice.shuffle(range(6), "order", 1),
        dice.pick_weighted((1, 2, 3), "w"),
        dice.pick("abcdef", "p", 2),
        [dice.roll_below(10**6, "roll", number) for number in range(4)],
    )

    assert ([30, 1], (1, 2, 3, 0, 4, 5), 0, "f", [721168, 563596, 621462, 743449]) == found


def test_the_moments_of_standing_orders_are_as_ever() -> None:
    """Drawn from the match's secret."""
    share = share_of(MASTER)

    assert [0.9364806975478537, 0.9214820379575066] == [share(one) for one in ("g1.p3.vote.0", "found.1")]


@pytest.mark.parametrize(
    ("place", "was", "body", "box"),
    [
        (
            codec.entry_place(5, 40),
            b"entry\0\0\0\0\0\0\0\x05\0\0\0\0\0\0\0\x28",
            b"body",
            "07000102030405060708090a0b256db2629912b5719690b762cc7b809ccf1d13d4",
        ),
        (
            codec.old_secret_place(5),
            b"secret\0\0\0\0\0\0\0\x05",
            b"seed",
            "07000102030405060708090a0b3467b37fa84b01df1b0e92ff0da0a0761a77fb94",
        ),
        (
            codec.secret_place(5),
            b"sealed secret\0\0\0\0\0\0\0\x05",
            b"seed",
            "07000102030405060708090a0b3467b37fc19da507f2e152f10ce243a4b9d94f22",
        ),
        (
            codec.seal_place(5),
            b"seal\0\0\0\0\0\0\0\x05",
            b"what was sealed",
            "07000102030405060708090a0b306ab76fe592a368ad32f2eadd8c1c77336e0345966286a9db9f0a91b60e59",
        ),
        (
            codec.SEALED_STORE,
            b"sealed store",
            b"what was sealed",
            "07000102030405060708090a0b306ab76fe592a368ad32f2eadd8c1c69458d2cadcd26b30b781a79044c9900",
        ),
        (codec.CHECK_PLACE, b"check", b"", "07000102030405060708090a0ba745d16e90a2ca7abb75b4c943c02bb6"),
    ],
)
def test_a_box_is_sealed_and_opened_as_ever(place: bytes, was: bytes, body: bytes, box: str) -> None:
    """Key id, nonce, ciphertext and tag, bound to its place."""
    opener = Codec(Keyring({7: MASTER}, 7), lambda size: bytes(range(size)))

    assert was == place
    assert box == opener.seal(body, place).hex()
    assert body == opener.open(bytes.fromhex(box), place)


def test_bodies_are_padded_as_ever() -> None:
    """A mark and zeros up to whole blocks of 256 bytes."""
    assert b'{"seq":0}\x80' + bytes(246) == codec.pad(b'{"seq":0}')
    assert [256, 512] == [len(codec.pad(bytes(size))) for size in (255, 256)]
    assert b'{"seq":0}' == codec.unpad(b'{"seq":0}\x80' + bytes(246))
