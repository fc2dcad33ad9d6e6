"""A decision at many tables at once, and what follows from it until the next one (CO-3 to CO-8)."""

import numpy as np

from tests.training.coup.tables import (
    AID,
    BLOCK,
    CAP,
    CAUGHT,
    CHALLENGE,
    CLAIM,
    CLOSE,
    COINS,
    COST,
    COUNTER,
    DEFENCE,
    DRAFT,
    EXCHANGE,
    GAIN,
    KEEP,
    KILL,
    LOSE,
    OVER,
    OWED,
    PROVEN,
    RESOLVE,
    RIGHT,
    STEAL,
    TURN,
    WRONG,
    Array,
    Chance,
    Tables,
    awaited,
    draw,
    next_seats,
    pick,
)

PAIRS = np.array([(one, two) for one in range(5) for two in range(one, 5)])
PAIR, PASS, CALL, BLOCKS, DEEDS, AIMED = 5, 20, 21, 22, 26, 30
"""Where the choices stand: 5 characters, 15 pairs, pass, challenge, 4 blocks, 4 plain deeds, 3 aimed ones
for each rival."""

BLOCKING = np.array([4, 3, 2, 0])
"""The characters of the four blocks: Duke, Contessa, Captain, Ambassador."""


def choices(seats: int) -> int:
    """How many choices there are with so many seats at most."""
    return AIMED + 3 * (seats - 1)


def step(t: Tables, choice: Array, ring: Array, chance: Chance) -> None:
    """`who` of every row decides; `ring` names the seats that the rivals' places stand for."""
    phase = t.phase.copy()
    rows = np.flatnonzero(phase == DRAFT)
    if len(rows):
        pick(t, rows, choice[rows], chance)
    rows = np.flatnonzero(phase == TURN)
    if len(rows):
        _declare(t, rows, *_deed(t, rows, choice, ring))
    rows = np.flatnonzero((phase >= CHALLENGE) & (phase <= COUNTER))
    if len(rows):
        _answer(t, rows, choice[rows], chance)
    rows = np.flatnonzero(phase == LOSE)
    if len(rows):
        _turn_up(t, rows, t.loser[rows], choice[rows])
    rows = np.flatnonzero(phase == KEEP)
    if len(rows):
        _keep(t, rows, choice[rows])
    _settle(t, chance)
    awaited(t, chance)


def _deed(t: Tables, rows: Array, choice: Array, ring: Array) -> tuple[Array, Array]:
    """The kind and the target, -1 for none."""
    spot = choice[rows]
    rivals = t.seats - 1
    aimed = spot >= AIMED
    kind = np.where(aimed, STEAL + (spot - AIMED) // rivals, spot - DEEDS)
    place = np.where(aimed, 1 + (spot - AIMED) % rivals, 0)
    return kind, np.where(aimed, ring[rows, place], -1)


def _declare(t: Tables, rows: Array, kind: Array, target: Array) -> None:
    """The cost is paid now; claims are heard, and windows open."""
    seats, claim = t.active[rows], CLAIM[kind]
    t.kind[rows], t.target[rows] = kind, target
    t.coins[rows, seats] -= COST[kind]
    t.blocker[rows] = t.block[rows] = t.challenger[rows] = -1
    said = claim >= 0
    t.claims[rows[said], seats[said], claim[said]] = True
    t.phase[rows] = np.where(said, CHALLENGE, np.where(kind == AID, BLOCK, RESOLVE))
    t.pending[rows] = t.alive[rows]
    t.pending[rows, seats] = False


def _answer(t: Tables, rows: Array, choice: Array, chance: Chance) -> None:
    """A pass, a challenge or a block."""
    passing = rows[choice == PASS]
    t.pending[passing, t.who[passing]] = False
    done = passing[~t.pending[passing].any(1)]
    after = {CHALLENGE: DEFENCE, BLOCK: RESOLVE, COUNTER: CLOSE}
    t.phase[done] = np.select([t.phase[done] == one for one in after], list(after.values()))
    blocking = choice >= BLOCKS
    if blocking.any():
        _block(t, rows[blocking], BLOCKING[choice[blocking] - BLOCKS])
    calling = rows[choice == CALL]
    if len(calling):
        _call(t, calling, chance)


def _block(t: Tables, rows: Array, card: Array) -> None:
    seats = t.who[rows]
    t.blocker[rows], t.block[rows], t.challenger[rows] = seats, card, -1
    t.claims[rows, seats, card] = True
    t.phase[rows] = COUNTER
    t.pending[rows] = t.alive[rows]
    t.pending[rows, seats] = False


def _call(t: Tables, rows: Array, chance: Chance) -> None:
    """The claim is shown and the caller owes a card, or it is not and the claimant does (CO-4)."""
    caller, blocked = t.who[rows], t.blocker[rows] >= 0
    claimant = np.where(blocked, t.blocker[rows], t.active[rows])
    card = np.where(blocked, t.block[rows], CLAIM[t.kind[rows]])
    held = t.hands[rows, claimant, card] > 0
    t.challenger[rows] = caller
    t.claims[rows, claimant, card] = False
    t.calls[rows, claimant, np.where(held, PROVEN, CAUGHT)] += 1
    t.calls[rows, caller, np.where(held, WRONG, RIGHT)] += 1
    _replace(t, rows[held], claimant[held], card[held], chance)
    back = ~held & ~blocked
    t.coins[rows[back], claimant[back]] += COST[t.kind[rows[back]]]
    t.loser[rows] = np.where(held, caller, claimant)
    through = np.where(caller == t.target[rows], RESOLVE, DEFENCE)
    t.then[rows] = np.where(held, np.where(blocked, CLOSE, through), np.where(blocked, RESOLVE, CLOSE))
    t.phase[rows] = OWED


def _replace(t: Tables, rows: Array, seats: Array, cards: Array, chance: Chance) -> None:
    """The shown card goes into the Court and another comes out (CO-4.6)."""
    t.hands[rows, seats, cards] -= 1
    t.court[rows, cards] += 1
    t.hands[rows, seats, draw(t, rows, chance)] += 1


def _turn_up(t: Tables, rows: Array, seats: Array, cards: Array) -> None:
    """A card lies open; with the last one the seat is out, and with the last rival the game (CO-8)."""
    t.hands[rows, seats, cards] -= 1
    t.lost[rows, seats, cards] += 1
    t.claims[rows, seats, cards] = False
    t.phase[rows] = t.then[rows]
    out = t.hands[rows, seats].sum(1) == 0
    rows, seats = rows[out], seats[out]
    t.alive[rows, seats] = False
    t.claims[rows, seats] = False
    going_on = t.alive[rows].sum(1) > 1
    robbed = (t.kind[rows] == STEAL) & (t.target[rows] == seats) & going_on
    t.coins[rows, seats] = np.where(robbed, t.coins[rows, seats], 0)
    over = rows[~going_on]
    t.phase[over] = OVER
    t.winner[over] = t.alive[over].argmax(1)


def _keep(t: Tables, rows: Array, choice: Array) -> None:
    """The exchange ends: what is not kept goes back (CO-R19), and claims count no more."""
    seats, pair = t.active[rows], PAIRS[np.clip(choice - PAIR, 0, len(PAIRS) - 1)]
    eye = np.eye(5, dtype=int)
    kept = np.where((choice >= PAIR)[:, None], eye[pair].sum(1), eye[np.minimum(choice, 4)])
    t.court[rows] += t.hands[rows, seats] + t.drawn[rows] - kept
    t.hands[rows, seats] = kept
    t.drawn[rows] = 0
    t.claims[rows, seats] = False
    t.phase[rows] = CLOSE


def _settle(t: Tables, chance: Chance) -> None:
    """What follows by itself, until every row waits for somebody or is over."""
    while (t.phase > OVER).any():
        phase = t.phase.copy()
        for step_of, follow in ((OWED, _owed), (DEFENCE, _defence), (CLOSE, _close)):
            rows = np.flatnonzero(phase == step_of)
            if len(rows):
                follow(t, rows)
        rows = np.flatnonzero(phase == RESOLVE)
        if len(rows):
            _resolve(t, rows, chance)


def _owed(t: Tables, rows: Array) -> None:
    """With two cards the loser is asked which (CO-R20)."""
    seats = t.loser[rows]
    hands = t.hands[rows, seats]
    asked = hands.sum(1) > 1
    t.phase[rows[asked]] = LOSE
    _turn_up(t, rows[~asked], seats[~asked], hands[~asked].argmax(1))


def _defence(t: Tables, rows: Array) -> None:
    """A living target of a theft or a murder may block now (CO-R06)."""
    target = t.target[rows]
    may = (target >= 0) & t.alive[rows, target]
    t.phase[rows] = np.where(may, BLOCK, RESOLVE)
    t.pending[rows] = False
    t.pending[rows[may], target[may]] = True


def _close(t: Tables, rows: Array) -> None:
    """The next seat is on turn, or the cap is reached."""
    t.turn[rows] += 1
    t.active[rows] = next_seats(t, rows)
    t.phase[rows] = np.where(t.turn[rows] >= CAP, OVER, TURN)
    t.pending[rows] = False


def _resolve(t: Tables, rows: Array, chance: Chance) -> None:
    """The effect of what nothing has stopped."""
    kind, seats, target = t.kind[rows], t.active[rows], t.target[rows]
    left = COINS - t.coins[rows].sum(1)
    t.coins[rows, seats] += np.minimum(GAIN[kind], left)
    t.phase[rows] = CLOSE
    one = kind == STEAL
    if one.any():
        _theft(t, rows[one], seats[one], target[one])
    one = (kind >= KILL) & t.alive[rows, target]
    t.loser[rows[one]], t.then[rows[one]], t.phase[rows[one]] = target[one], CLOSE, OWED
    swap = rows[kind == EXCHANGE]
    if len(swap):
        for _ in range(2):
            t.drawn[swap, draw(t, swap, chance)] += 1
        t.phase[swap] = KEEP


def _theft(t: Tables, rows: Array, seats: Array, target: Array) -> None:
    """Two coins or what there is; the rest of a target that is out is forfeit (CO-R07)."""
    taken = np.minimum(2, t.coins[rows, target])
    t.coins[rows, seats] += taken
    t.coins[rows, target] = np.where(t.alive[rows, target], t.coins[rows, target] - taken, 0)
