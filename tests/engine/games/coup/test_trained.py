"""The files of trained networks: read as they are, or refused with place and reason."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.coup.stewards import trained as module
from engine.games.coup.stewards.trained import Kept, Net, Untrained, load_network, read, scores

FOLDER = Path(module.__file__).parent / "trained"
NAMES = sorted(file.stem for file in FOLDER.glob("*.json"))


def test_every_network_that_a_steward_names_is_there() -> None:
    """For two seats, for more, and the best answer with two."""
    assert {name: load_network(name).seats for name in NAMES} == {"many": 6, "response": 2, "two": 2}


def test_scores_are_reckoned_in_whole_numbers() -> None:
    """Two marks, a hidden layer of two, and two choices, by hand; what is below nought is bent to it."""
    net = Net(2, ((4096, -4096), (8192, 0)), (0, -4096), (((4096 * 4096, (4096, 8192)), (0, (2048, 4096))),))

    assert (4.0, 1.5) == scores(net, (0, 1))
    assert (1.0, 0.0) == scores(net, ())


def kept() -> Kept:
    return msgspec.json.decode((FOLDER / "two.json").read_bytes(), type=Kept)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (lambda one: replace(one, scale=100), "x.json:$.scale:wrong(found=100,wanted=4096)"),
        (lambda one: replace(one, seats=6), "x.json:$.layers:wrong(found=(142, 33),wanted=(294, 45))"),
        (
            lambda one: replace(one, layers=(one.layers[0], one.layers[0], *one.layers[2:])),
            "x.json:$.layers[1].inputs:wrong(found=142,wanted=128)",
        ),
        (
            lambda one: replace(one, layers=(replace(one.layers[0], weights=b"12"), *one.layers[1:])),
            "x.json:$.layers[0].weights:bytes:wrong(found=2,wanted=36352)",
        ),
        (
            lambda one: replace(one, layers=(*one.layers[:-1], replace(one.layers[-1], bias=b""))),
            "x.json:$.layers[2].bias:bytes:wrong(found=0,wanted=66)",
        ),
    ],
)
def test_a_file_that_does_not_fit_says_where_and_why(changed: object, reason: str) -> None:
    """Never a steward that plays by half a network."""
    with pytest.raises(Untrained) as error:
        read(msgspec.json.encode(changed(kept())), "x.json")

    assert reason == str(error.value)


def test_a_file_that_is_none_says_where_and_why() -> None:
    """No JSON, a field too few, a file that is not there."""
    for data, reason in ((b"{", "x.json:undecodable"), (b"{}", "Object missing required field `made`")):
        with pytest.raises(Untrained, match=reason):
            read(data, "x.json")
    with pytest.raises(Untrained, match=r"^nobody.json:unreadable\(why=No such file"):
        load_network("nobody")
