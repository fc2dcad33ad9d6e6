"""A box opens with its own key at its own place, and nowhere else."""

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.store.codec import BLOCK, OVERHEAD, Codec, Keyring, entry_place, pad, secret_place, unpad
from engine.store.errors import KeyWrong
from tests.engine.store.making import KEY, OTHER_KEY, ring

IDS = st.integers(0, 2**63 - 1)
PLACES = st.one_of(st.builds(entry_place, IDS, IDS), st.builds(secret_place, IDS))
CODEC = Codec(ring(), os.urandom)


@given(st.binary(max_size=2000), PLACES)
def test_what_is_sealed_opens_again(body: bytes, place: bytes) -> None:
    """open(seal(body)) is body, for any body and place."""
    assert body == CODEC.open(CODEC.seal(body, place), place)


@given(st.binary(max_size=2000))
def test_padding_comes_off_again_and_hides_the_size(body: bytes) -> None:
    """A body that ends in the mark or in padding's zeros too; only whole blocks can be counted."""
    filled = pad(body)

    assert body == unpad(filled)
    assert 0 == len(filled) % BLOCK
    assert 1 <= len(filled) - len(body) <= BLOCK


@pytest.mark.parametrize("body", [b"", b"\x80", b"\x80\x00\x00", b"\x00", b"x" * 255, b"x" * 256])
def test_no_body_is_mistaken_for_its_padding(body: bytes) -> None:
    """The mark is the last one, whatever comes before it."""
    assert body == unpad(pad(body))


@given(st.binary(), PLACES, PLACES)
def test_a_box_opens_at_its_own_place_only(body: bytes, place: bytes, other: bytes) -> None:
    """A box copied to another row stays shut; two places are one only when they are equal."""
    box = CODEC.seal(body, place)
    if place == other:
        assert body == CODEC.open(box, other)
    else:
        with pytest.raises(KeyWrong):
            CODEC.open(box, other)


@given(st.binary(), st.data())
def test_a_box_with_one_bit_changed_stays_shut(body: bytes, data: st.DataObject) -> None:
    """Key id, nonce, ciphertext and tag: no bit of a box may change."""
    box = bytearray(CODEC.seal(body, b"here"))
    at = data.draw(st.integers(0, len(box) * 8 - 1))
    box[at // 8] ^= 1 << at % 8

    with pytest.raises(KeyWrong):
        CODEC.open(bytes(box), b"here")


@given(st.binary(max_size=OVERHEAD - 1))
def test_bytes_too_short_for_a_box_stay_shut(short: bytes) -> None:
    """Anything shorter than an empty box is refused with the typed error."""
    with pytest.raises(KeyWrong):
        CODEC.open(short, b"here")


@given(IDS, IDS, IDS, IDS)
def test_two_entries_never_share_a_place(match: int, seq: int, other: int, another: int) -> None:
    """The associated data tells every (match, seq) from every other."""
    same = (match, seq) == (other, another)

    assert same == (entry_place(match, seq) == entry_place(other, another))


def test_a_wrong_key_of_the_same_number_is_named() -> None:
    """KeyWrong says which key id the box asked for."""
    box = CODEC.seal(b"hand", b"here")

    with pytest.raises(KeyWrong) as caught:
        Codec(ring(OTHER_KEY), os.urandom).open(box, b"here")

    assert 1 == caught.value.key


def test_old_boxes_open_after_the_key_is_rotated() -> None:
    """A ring with a new current key seals with it and still opens the old one's boxes."""
    old = CODEC.seal(b"hand", b"here")
    rotated = Codec(Keyring({1: KEY, 2: OTHER_KEY}, 2), os.urandom)

    assert b"hand" == rotated.open(old, b"here")
    assert 2 == rotated.seal(b"hand", b"here")[0]


def test_a_key_that_left_the_ring_opens_nothing() -> None:
    """A box of key 1 is shut to a ring that has key 2 only."""
    with pytest.raises(KeyWrong):
        Codec(Keyring({2: KEY}, 2), os.urandom).open(CODEC.seal(b"hand", b"here"), b"here")


@pytest.mark.parametrize(
    ("keys", "current"),
    [({1: KEY}, 2), ({1: KEY[:16]}, 1), ({256: KEY}, 256), ({-1: KEY}, -1), ({}, 1)],
)
def test_a_ring_that_cannot_work_is_not_made(keys: dict[int, bytes], current: int) -> None:
    """Keys are 32 bytes, their ids one byte, and the current one is among them."""
    with pytest.raises(ValueError):  # noqa: PT011
        Keyring(keys, current)


@given(st.binary(max_size=600).map(lambda body: b'{"x":"' + body + b'"}'))
def test_an_entry_of_the_first_hour_is_read_as_it_is(body: bytes) -> None:
    """Until 05:41 on 21 November bodies were not padded: such matches were set aside as damaged, for ever."""
    assert body == unpad(body) == unpad(pad(body))
