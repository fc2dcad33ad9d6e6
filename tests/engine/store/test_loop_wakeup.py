"""A thread wakes an event loop: every call is made, on the loop, in the order rung."""

import asyncio
import sys
import threading

import pytest

from engine.store.worker import LoopWakeup
from tests.loopback.watching import BUSY

CALLS = 500


@pytest.fixture(
    params=[pytest.param(True, marks=pytest.mark.skipif(sys.platform != "linux", reason="eventfd")), False]
)
def hung(request: pytest.FixtureRequest) -> bool:
    """Whether the loop has a bell, or is woken in its own way."""
    return bool(request.param)


async def test_every_call_is_made_on_the_loop_in_the_order_rung(hung: bool) -> None:
    bells, made, where = _bells(hung=hung), list[int](), set[int]()
    all_made = asyncio.Event()

    def call(number: int) -> None:
        made.append(number)
        where.add(threading.get_ident())
        if number == CALLS - 1:
            all_made.set()

    await asyncio.to_thread(_ring, bells, asyncio.get_running_loop(), call)
    await asyncio.wait_for(all_made.wait(), BUSY)
    bells.close()

    assert list(range(CALLS)) == made
    assert {threading.get_ident()} == where


async def test_a_call_rung_before_the_close_is_made(hung: bool) -> None:
    """The last commit before a shutdown is heard of, though its loop had no turn in between."""
    bells, made = _bells(hung=hung), list[int]()
    thread = threading.Thread(target=_ring, args=(bells, asyncio.get_running_loop(), made.append))
    thread.start()
    thread.join()
    bells.close()
    await asyncio.sleep(0)

    assert list(range(CALLS)) == made


def test_a_loop_that_is_gone_makes_no_call_and_stops_nobody(hung: bool) -> None:
    made = list[int]()
    gone = asyncio.new_event_loop()
    bells = LoopWakeup()
    if hung:
        bells.attach(gone)
    gone.close()
    _ring(bells, gone, made.append)
    bells.close()

    assert [] == made


def _bells(*, hung: bool) -> LoopWakeup:
    bells = LoopWakeup()
    if hung:
        bells.attach(asyncio.get_running_loop())
    return bells


def _ring(bells: LoopWakeup, loop: asyncio.AbstractEventLoop, call) -> None:
    for number in range(CALLS):
        bells.call_soon(loop, lambda number=number: call(number))
