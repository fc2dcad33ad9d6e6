"""Gives the tests here a world and a driver."""

from tests.simulated.fixtures import driver, make_bot, world

__all__ = ["driver", "make_bot", "world"]
