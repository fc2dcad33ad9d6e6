"""Custom ids of the chronicle: whatever is asked for fits, and is read back as it was asked."""

from hypothesis import given
from hypothesis import strategies as st

from bot.controls import chronicle
from bot.controls.chronicle import ChroniclePageId, Query
from bot.render.limits import CUSTOM_ID

NUMBERS = st.integers(-(2**63), 2**63) | st.none()


@given(
    match=st.integers(1, 2**63 - 1),
    generation=NUMBERS,
    phase=NUMBERS,
    house=st.integers(0, 99) | st.none(),
    kind=st.text("abcxyz", max_size=12) | st.none(),
    words=st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=chronicle.WORDS),
    page=st.integers(0, 9999),
)
def test_any_question_fits_its_id_and_is_read_back(
    *,
    match: int,
    generation: int | None,
    phase: int | None,
    house: int | None,
    kind: str | None,
    words: str,
    page: int,
) -> None:
    """The ranges of a command's options are advice to honest clients: a hostile one sends any number."""
    moment = chronicle.clamp(generation, chronicle.GENERATION), chronicle.clamp(phase, chronicle.PHASE)
    query = Query(*moment, house, chronicle.kind_of(kind), words)
    asked = chronicle.page_id(match, chronicle.GO, query, page)
    found = ChroniclePageId.parse(asked)

    assert len(asked) <= CUSTOM_ID
    assert found is not None
    assert query == chronicle.query_of(found)
