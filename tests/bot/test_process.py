"""The process as the system runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COUNT = """
import os
from bot.process import multiply_in_one_thread
multiply_in_one_thread()
import numpy
many = numpy.ones((400, 400))
many @ many
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system does not list threads")
def test_products_are_made_in_the_thread_that_asks() -> None:
    """On busy cores each small product of company would wait for the threads of all of them."""
    plain = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    words = [sys.executable, "-c", COUNT]
    found = subprocess.run(words, capture_output=True, text=True, check=True, env=plain)

    assert "1" == found.stdout.strip()
