"""Records a match for each way in which a match or a generation can end; `python -m tests.recorded.make`.

What is there stays as it was recorded: it is made anew only when the rules of a game change on purpose, and
its version with them. Beside each record stands the state that it came to, as the program wrote it then.
"""

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct

from engine import games
from engine.entries import Entry
from engine.games.architects.base import Ending as ArchitectsEnding
from engine.games.coup.base import CHARACTERS
from engine.games.coup.base import Ending as CoupEnding
from engine.games.coup.chapters.losses import Resign
from engine.games.coup.chapters.windows import Answered, Block, WindowOpened
from engine.games.houses.clauses import Pay, Promise
from engine.games.houses.ending import CampaignEnding
from engine.games.houses.moves import AgreeToStop, ConfirmDeal, MarkPromise, OfferDeal
from engine.games.houses.names import End
from engine.games.rokugan.state import Ending as RokuganEnding
from engine.games.treasure.base import Why
from engine.kernel.dice import Dice
from engine.kernel.game import of_version
from engine.kernel.moves import PartialMove
from engine.kernel.steward import Look, Steward
from engine.record import Line, Record, moments, read, record_lines
from engine.record.making import Played, open_table, play_match
from engine.stewards import random, steward_for
from tests.engine.games.houses import small
from tests.recorded import architects, rokugan
from tests.recorded.houses import agreed, chapters, falls, pulled, wordy

HERE = Path(__file__).parent
CONTENT = "small"
GAMES = games.table(small.content())
WORDS = ("مهر", "a word")
TRIES = 3000
PAIRS: dict[End, tuple[int, dict[str, Any]]] = {
    "death": (5, {"generations": 2}),
    "flight": (4, {"generations": 2}),
    "deposition": (5, {"generations": 3}),
}
"""Seats and options with which each fall is soon found at every end of a campaign."""


class Case(Struct, frozen=True):
    """A way to end: `end` is a match's, `fall` that of its last king, `stopped` that all agreed to it.

    An empty `end` may be any. `roster` plays seat by seat and then anew. `rules` is the version it is played
    by, `words` that a deal of payments and words alone closed (HO-R39), `pulled` that want or plenty drew a
    card (HO-R17), `shown` that a chapter's perk was shown (HO-7.3), `block` that a block was let stand
    (CO-R12), `raids` that one seat burnt a province with two raids (BR-RAID-4), `refreshed` that the rows of
    apprentices were refreshed (AW-AMB-37). A `chapter` is a match in which all that
    `holds` names, by tags of actions and events, has been done or has happened.
    """

    game: str
    end: str
    seats: int
    options: dict[str, Any]
    roster: Sequence[Steward]
    fall: End | None = None
    stopped: bool = False
    rules: int = 1
    words: bool = False
    pulled: bool = False
    shown: bool = False
    block: bool = False
    raids: bool = False
    refreshed: bool = False
    holds: tuple[str, ...] = ()
    chapter: str = ""

    @property
    def name(self) -> str:
        """What its files are called."""
        ruled = {
            "words": self.words,
            "pulled": self.pulled,
            "shown": self.shown,
            "block": self.block,
            "raids": self.raids,
            "refreshed": self.refreshed,
        }
        said = (
            *(("stopped",) if self.stopped else ()),
            *(f"{word}-{self.rules}" for word, holds in ruled.items() if holds),
        )
        parts = (self.game, self.fall, *said, self.end or self.chapter)
        return "-".join(part for part in parts if part)

    def fits(self, made: Played) -> bool:
        """Whether the match ended so."""
        ended = self.end in ("", why(made))
        fallen = self.fall is None or falls(made.log)[-1:] == [self.fall]
        stopped = agreed(made.match_state.state) or not self.stopped
        dealt = bool(wordy(made.log)) or not self.words
        drawn = bool(pulled(made.log)) or not self.pulled
        told = bool(chapters(made.log)) or not self.shown
        held = set(self.holds) <= {str(tag) for tag in tags_of(made.log)}
        blocked = bool(let_stand(made.log)) or not self.block
        burnt = bool(rokugan.doubled(made.log)) or not self.raids
        fresh = bool(architects.refreshed(made.log)) or not self.refreshed
        houses = fallen and stopped and dealt and drawn and told
        return ended and houses and held and blocked and burnt and fresh


def why(played_: Played) -> str | None:
    """The code of the match's end."""
    result = played_.match_state.game.result(played_.match_state.state)
    return result.why if result else None


def tags_of(entries: Sequence[Entry | Line]) -> Iterator[str | int | None]:
    """The tags of everything that was done and has happened."""
    for entry in entries:
        for one in (entry.action, *entry.events):
            yield one.__struct_config__.tag


def let_stand(entries: Sequence[Entry | Line]) -> list[tuple[str, str]]:
    """Coup: each block whose time to reconsider ran out, and what became of it."""
    found, said = [], dict[int, str]()
    for event in (event for entry in entries for event in entry.events):
        if isinstance(event, WindowOpened):
            said = {}
        if isinstance(event, Answered):
            if event.by == "default" and said.get(event.seat) in CHARACTERS:
                found.append((said[event.seat], event.answer))
            said[event.seat] = event.answer
    return found


def stopper(look: Look, dice: Dice) -> Any | None:
    """Houses: agrees to stop as soon as it may, and is prudent until then."""
    offered = AgreeToStop(True) in look.ask(None)
    return AgreeToStop(True) if offered else _steward("houses", "prudent")(look, dice)


def trader(look: Look, dice: Dice) -> Any | None:
    """Houses: takes every offer, buys a word of its neighbour for a coin once a phase, then is prudent."""
    asked = look.ask(None)
    confirm = next((one for one in asked if isinstance(one, ConfirmDeal)), None)
    if confirm is not None:
        return confirm
    view, trades = look.view, any(isinstance(one, PartialMove) and one.move == "offer_deal" for one in asked)
    phase = view.phase.number if view.phase else 0
    made = any((one.maker, one.phase) == (look.seat, phase) for one in view.deals)
    if trades and not made and view.own.coins > 2:
        return OfferDeal((look.seat + 1) % len(view.houses), (Pay(1),), (Promise("friendship"),))
    return _steward("houses", "prudent")(look, dice)


def doubter(look: Look, dice: Dice) -> Any | None:
    """Houses: trades, and calls every word broken that it was given."""
    asked = look.ask(None)
    doubted = (one for one in asked if isinstance(one, MarkPromise) and one.by != look.seat and not one.kept)
    return next(doubted, None) or trader(look, dice)


def leaver(look: Look, dice: Dice) -> Any | None:
    """Coup: leaves as soon as it may."""
    table = look.view.table
    return Resign() if look.seat in table.living and look.seat not in table.leaving else None


def settler(look: Look, dice: Dice) -> Any | None:
    """Coup: blocks wherever it may, never thinks twice, and is prudent otherwise."""
    if any(wait.ask == "reconsider" for wait in look.waits):
        return None
    block = next((one for one in look.ask(None) if isinstance(one, Block)), None)
    return block or _steward("coup", "prudent")(look, dice)


def silent(look: Look, dice: Dice) -> Any | None:
    """Rokugan: lets every deadline pass."""
    return None


def cases() -> tuple[Case, ...]:
    """One for each end that a game names."""
    return (*_houses(), *_coup(), *_treasure(), *_rokugan(), *_architects())


def record(case: Case) -> bytes:
    """The first match, by the number of its seed, that ended so."""
    for number in range(TRIES):
        made = _match(case, number)
        if case.fits(made):
            return b"".join(row + b"\n" for row in record_lines(made.match_state, made.log, "all"))
    raise LookupError(case.end)


def file(case: Case) -> Path:
    """Where the case is kept."""
    return HERE / f"{case.name}.jsonl.gz"


def state_file(case: Case) -> Path:
    """Where the state is kept that it came to."""
    return HERE / f"{case.name}.state"


def final(record_: Record) -> bytes:
    """The state at the end, as it is written today."""
    *_, last = moments(record_)
    return msgspec.json.encode(last.state)


def _match(case: Case, number: int) -> Played:
    game = of_version(GAMES[case.game], case.rules)
    assert game is not None
    opening = open_table(game, case.seats, msgspec.convert(case.options, game.options), CONTENT, "fa")
    roster = [case.roster[seat % len(case.roster)] for seat in range(case.seats)]
    master = number.to_bytes(32, "big")
    return play_match(game, opening, master, roster, people=2, words=WORDS, limit=6_000)


def _steward(game: str, kind: str) -> Steward:
    return steward_for(GAMES[game], kind)


def _houses() -> tuple[Case, ...]:
    """A generation's ends, with a table of each size; and the campaign's."""
    mixed = (_steward("houses", "prudent"), random.choose, _steward("houses", "prudent"))
    seats = dict(zip(get_args(End), (5, 4, 3), strict=True))
    kings = (Case("houses", "", seats[fall], {"generations": 1}, mixed, fall) for fall in get_args(End))
    pairs = (
        Case("houses", end, *(PAIRS[fall]), mixed, fall)
        for fall in get_args(End)
        for end in get_args(CampaignEnding)
    )
    agreeing = (stopper,) * 5
    stops = (Case("houses", end, 3, {}, agreeing, stopped=True) for end in get_args(CampaignEnding))
    whole = (Case("houses", end, 5, {"generations": 3}, mixed) for end in get_args(CampaignEnding))
    words = (
        Case("houses", "", 3, {"generations": 1}, (trader,), rules=rules, words=True) for rules in (1, 2)
    )
    pulls = (Case("houses", "", 4, {"generations": 2}, mixed, rules=3, pulled=True),)
    shown = (Case("houses", "", 4, {"generations": 2}, mixed, rules=4, shown=True),)
    broken = (
        Case(
            "houses", "", 4, {"generations": 1}, (doubter,), rules=5, holds=("word_broken",), chapter="broken"
        ),
    )
    return (*kings, *pairs, *stops, *whole, *words, *pulls, *shown, *broken)


def _coup() -> tuple[Case, ...]:
    ways: dict[str, tuple[dict[str, Any], Steward]] = {
        "last_standing": ({}, _steward("coup", "cunning")),
        "deserted": ({}, leaver),
        "turn_cap": ({"max_turns": 6}, _steward("coup", "prudent")),
    }
    ends = (Case("coup", end, 4, ways[end][0], (ways[end][1],)) for end in get_args(CoupEnding))
    sealed = {"reaction_order": "sealed", "max_turns": 8}
    blocks = (Case("coup", "", 4, sealed, (settler,), rules=rules, block=True) for rules in (1, 2))
    return (*ends, *blocks)


def _treasure() -> tuple[Case, ...]:
    mixed = (_steward("treasure", "prudent"), random.when_asked, random.when_asked)
    ties = {"lot": "random_team", "dutch_tie": "dutch"}
    return tuple(
        Case("treasure", end, 7, {"rounds": 4, "tie_no_governor": ties.get(end, "draw")}, mixed)
        for end in get_args(Why)
    )


def _rokugan() -> tuple[Case, ...]:
    """How it is decided; and chapters of what is rarely done, since it is never all done in one match."""
    ends: dict[str, tuple[int, Sequence[Steward]]] = {
        "honor": (4, (_steward("rokugan", "cunning"), _steward("rokugan", "prudent"), random.when_asked)),
        "tie_break": (5, (random.when_asked,)),
        "shared": (5, (silent,)),
    }
    decided = (Case("rokugan", end, ends[end][0], {}, ends[end][1]) for end in get_args(RokuganEnding))
    dealt = (
        Case("rokugan", "", 2, {}, (rokugan.dealer,), holds=tags, chapter=name)
        for name, tags in rokugan.CHAPTERS.items()
    )
    lost = Case("rokugan", "", 5, {}, rokugan.LOST, holds=("turn_lost",), chapter="ronin")
    raided = (Case("rokugan", "", 2, {}, (rokugan.raider,), rules=rules, raids=True) for rules in (1, 2, 3))
    return (*decided, *dealt, lost, *raided)


def _architects() -> tuple[Case, ...]:
    """How it is decided; chapters of what buildings rarely ask; and a long game of chance with every card."""
    short, prudent = {"turn_limit": "fifteen"}, _steward("architects", "prudent")
    ends: dict[str, tuple[int, dict[str, Any], Sequence[Steward]]] = {
        "points": (3, {"boards": "random"}, (_steward("architects", "cunning"), prudent, prudent)),
        "tie_break": (2, short, (silent,)),
        "shared": (2, short, (architects.leveller,)),
    }
    decided = (Case("architects", end, *ends[end]) for end in get_args(ArchitectsEnding))
    built = (
        Case("architects", "", 2, {"boards": "random"}, architects.BUILDERS, holds=tags, chapter=name)
        for name, tags in architects.CHAPTERS.items()
    )
    rare = ("market_shuffled", "debt_avoided", "rows_cleared", "take_on", "imprisoned", "ransomed")
    chance = Case("architects", "", 2, architects.ALL, (random.when_asked,), holds=rare, chapter="chance")
    hunt = (architects.seeker, random.when_asked, random.when_asked)
    barracks = Case("architects", "", 3, {}, hunt, holds=("reclaim",), chapter="barracks")
    refresh = Case("architects", "", 2, architects.ALL, architects.BUILDERS, rules=2, refreshed=True)
    return (*decided, *built, chance, barracks, refresh)


if __name__ == "__main__":
    for case in cases():
        if not file(case).exists():
            file(case).write_bytes(gzip.compress(record(case), mtime=0))
        if not state_file(case).exists():
            written = read(gzip.decompress(file(case).read_bytes()).splitlines(), GAMES)
            state_file(case).write_bytes(gzip.compress(final(written), mtime=0))
