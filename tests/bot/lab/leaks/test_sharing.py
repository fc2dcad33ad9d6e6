"""Work that is shared out to copies of this process."""

import os

import pytest

from bot.lab.leaks.audit import COPIES, run_parts


def test_what_the_parts_come_to_stands_in_their_order() -> None:
    """Whatever can be named where the work was written need not be sent."""
    kept = [10, 20, 30]

    assert (10, 20, 30) == run_parts(lambda part: kept[part], 3)


@pytest.mark.skipif(not COPIES, reason="this system copies no process")
def test_each_part_but_the_first_has_a_process_of_its_own() -> None:
    first, second, third = run_parts(lambda part: os.getpid(), 3)

    assert os.getpid() == first
    assert 3 == len({first, second, third})


@pytest.mark.parametrize("faulty", [0, 1])
def test_an_error_of_any_part_is_raised(faulty: int) -> None:
    def work(part: int) -> int:
        if part == faulty:
            raise LookupError(part)
        return part

    with pytest.raises(LookupError, match=str(faulty)):
        run_parts(work, 2)
