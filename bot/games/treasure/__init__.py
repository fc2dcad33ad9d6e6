"""Treasure Island in Discord: ships, island and boats before everybody; votes, holds and teams in private."""
