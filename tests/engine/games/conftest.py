"""Under a mutant the quickest tests go first."""

import os

import pytest

from tests.mutants.quickest import put_in_order, seconds


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """mutmut hands its tests over in no order of its own."""
    if os.environ.get("MUTANT_UNDER_TEST"):
        put_in_order(items, seconds())
