"""What is believed of both hands is held to the quick tables, and these to the engine. Wants gcc."""

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.games.coup.stewards.beliefs.joint import PAIRED
from engine.games.coup.stewards.beliefs.networks import scores
from engine.games.coup.stewards.beliefs.solving import ACTION
from engine.games.coup.stewards.beliefs.solving import first_odds as begun_by
from tests.training.coup import sight
from tests.training.coup.beliefs import minds
from tests.training.coup.beliefs.binding import HOLDINGS, NETS, SEATS, Opened
from tests.training.coup.beliefs.guest import Guest
from tests.training.coup.beliefs.minds import Mind
from tests.training.coup.learned import last_turns, trained, turns
from tests.training.coup.learning import begun, drawn, rollout
from tests.training.coup.measuring import share_won
from tests.training.coup.nets import made
from tests.training.coup.opponents import FROZEN, KINDS, LEARNER, liar
from tests.training.coup.play import CALL, DEEDS, PASS, choices
from tests.training.coup.sampled import Sampled, played_out
from tests.training.coup.tables import (
    AMBASSADOR,
    EXCHANGE,
    KEEP,
    OVER,
    TAX,
    TURN,
    Array,
    Tables,
)

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="the C program wants gcc")


def test_what_was_learned_comes_out_the_same_again(program: Path, tmp_path: Path) -> None:
    """Five hundred turns with one seed, twice."""
    one, other = (trained(program, tmp_path / name, "0.0005").read_bytes() for name in ("one", "other"))

    assert one == other


def test_what_is_believed_always_holds_the_true_hands(mind: Mind) -> None:
    """At every turn of 2,000 games; and all chances of a choice are those of legal ones, and sum to one."""
    guest, met = Guest(mind, 2000, np.random.default_rng(5)), 0
    for t in turns(guest, 2000, 6):
        begins, asked = t.phase == TURN, t.phase < OVER
        chances, may = odds(guest.opened, t), sight.legal(t, sight.ring(t))
        met += int(begins.sum())

        assert (guest.opened.chances(t)[begins] > 0).all()
        assert not (chances[asked] > 0)[~may[asked]].any()
        assert np.allclose(chances[asked].sum(1), 1, atol=1e-4)
    assert met > 10_000


@pytest.fixture(scope="module")
def cuts(fresh: Mind) -> dict[str, float]:
    """How far what is believed is from the counts after each cut of the same games."""
    games, found = Sampled(fresh), {}
    found["the draft"] = games.away()
    games.does(DEEDS + TAX)
    games.does(CALL)
    found["a card that was shown"] = games.away()
    games.does(AMBASSADOR)
    found["a loss"] = games.away()
    games.does(DEEDS + EXCHANGE)
    games.does(PASS)
    assert (games.t.phase == KEEP).all()
    games.goes(drawn(games.odds(), games.chance))
    found["an exchange"] = games.away()
    return found


@pytest.mark.parametrize("cut", ["the draft", "a card that was shown", "a loss", "an exchange"])
def test_what_is_believed_is_how_often_it_comes_about(cuts: dict[str, float], cut: str) -> None:
    """CO-2.8, CO-4.6, CO-8.1, CO-R19: both hands of 200,000 games of the quick tables."""
    assert 0.7 < cuts[cut] < 1.35


def test_what_a_holding_is_worth_is_what_comes_of_it(fresh: Mind) -> None:
    """A first turn, and one with a single card: for each holding the mean of 200,000 games, played to the
    turn's end, of what the critic says of the holding that it then is; here a number of its own for each."""
    judging = np.zeros_like(fresh.critic)
    judging.reshape(NETS, -1)[:, -2 * HOLDINGS :] = np.random.default_rng(2).normal(size=2 * HOLDINGS)
    games = Sampled(replace(fresh, critic=judging))

    assert 0.6 < played_out(games, judging) < 1.5
    for choice in (DEEDS + TAX, CALL, AMBASSADOR):
        games.does(choice)
    assert 0.6 < played_out(games, judging) < 1.5


def test_what_both_seats_are_worth_is_one(mind: Mind) -> None:
    """At every turn of 60 games, where the critic's worths are: whatever is chosen, shown, lost or kept."""
    judging = np.zeros_like(mind.critic)
    biases = judging.reshape(NETS, -1)
    biases[:, -2 * HOLDINGS : -HOLDINGS], biases[:, -HOLDINGS:] = 0.7, -0.7
    guest, met = Guest(replace(mind, critic=judging), 60, np.random.default_rng(5)), 0
    for t in turns(guest, 60, 7):
        for row in np.flatnonzero(t.phase == TURN):
            likely, worth = guest.opened.look(int(row))
            met += 1

            assert likely.sum(1) == pytest.approx([1, 1], abs=1e-4)
            assert (likely * worth).sum() == pytest.approx(1, abs=1e-3)
    assert met > 200


def test_who_can_win_at_once_has_learned_to(mind: Mind, fresh: Mind) -> None:
    """CO-3.3, CO-8.5: seven coins against the last card; at first a coup is one choice of seven."""
    before, after = winning(fresh), winning(mind)

    assert before < 0.3
    assert after > 0.6


def winning(mind: Mind) -> float:
    """The mean chance of a coup that wins at once, where there are other choices, by the policy before the
    turn is solved."""
    guest, known, found = Guest(mind, 300, np.random.default_rng(5)), minds.steward(mind), []
    for _, table in last_turns(guest, 300):
        if 7 <= table.coins[0] < 10:
            odds = begun_by(scores(known, table), table.coins)[ACTION, -1]
            found.append(table.joint.sum(1)[PAIRED:] @ odds)
    assert len(found) > 20
    return float(np.mean(found))


def test_a_guest_follows_its_tables_in_the_training_too(mind: Mind) -> None:
    """Games that begin anew are heard of, and plain scripts play beside it."""
    chance = np.random.default_rng(4)
    guest = Guest(mind, 50, chance)
    marks = sight.OWN + sight.PLACE * SEATS
    policy = made((marks, 8, 8, choices(SEATS)), chance)
    critic = made((marks + (10 + KINDS) * SEATS, 8, 8, SEATS), chance)
    sits = np.array([FROZEN, LEARNER])
    field = begun(
        (50, SEATS, KINDS),
        lambda count: (np.full(count, SEATS), np.tile(sits, (count, 1))),
        {FROZEN: guest},
        chance,
    )
    for _ in range(60):
        rollout(policy, critic, field, 1)
        turn = field.tables.phase == TURN

        assert (guest.opened.chances(field.tables)[turn] > 0).all()
    assert field.ended[FROZEN] > 50
    assert 0 < share_won(guest, liar, SEATS, 50, 3) < 1


def test_the_kept_file_says_what_was_learned(learned: Path, tmp_path: Path) -> None:
    """Two bytes a weight are enough for the chances of a game's choices."""
    whole = minds.learned(learned)
    minds.keep(whole, "here", tmp_path / "kept.npz")
    kept = minds.kept(tmp_path / "kept.npz")
    one, other = (Guest(found, 20, np.random.default_rng(5)) for found in (whole, kept))
    for t in turns(one, 20, 3):
        if (t.phase == TURN).all():
            assert np.allclose(*(odds(found.opened, t) for found in (one, other)), atol=0.02)
        if (t.turn == 0).all() and (t.picked[:, 1] < 0).all():
            other.dealt(np.arange(20))
    with np.load(tmp_path / "kept.npz") as found:
        assert str(found["made"]) == "here"
        assert found["first"].dtype == np.float16


def test_what_the_file_leaves_out_is_never_asked(fresh: Mind) -> None:
    """Games by the whole policy and by what is kept of it are the same, with one card as with two."""
    kept = replace(fresh, policy=minds.joined(minds.trimmed(fresh)))
    one, other = (seen_in(turns(Guest(mind, 60, np.random.default_rng(5)), 60, 7)) for mind in (fresh, kept))

    assert (kept.policy == 0).mean() > 0.4
    assert one.shape == other.shape
    assert (one == other).all()


def seen_in(games: Iterator[Tables]) -> Array:
    """All hands and coins of these games, one decision after the other."""
    return np.array([np.concatenate([t.hands.reshape(-1), t.coins.reshape(-1)]) for t in games])


def odds(opened: Opened, t: Tables) -> Array:
    """The chances of all rows' choices."""
    return opened.odds(t, np.arange(len(t.who)))


def test_a_file_that_was_cut_short_is_named(learned: Path, tmp_path: Path) -> None:
    """Never other weights in their place; the same of the judge's."""
    (tmp_path / "cut").write_bytes(learned.read_bytes()[:-4])
    with pytest.raises(ValueError, match=r"^no networks with .* have \d+ numbers$"):
        minds.learned(tmp_path / "cut")
    with pytest.raises(ValueError, match=r"cut: a judge of ends has \d+ numbers, not \d+$"):
        minds.learned(learned, tmp_path / "cut")


@pytest.mark.parametrize("millions", ["many", "0", "-1"])
def test_nothing_is_learned_in_no_turns(program: Path, tmp_path: Path, millions: str) -> None:
    """A number that is none leaves no file that looks as if something had learned."""
    done = subprocess.run([program, tmp_path / "mind", millions, "1"], capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (2, b"learn FILE MILLIONS SEED [ENDS]\n")
    assert not (tmp_path / "mind").exists()
