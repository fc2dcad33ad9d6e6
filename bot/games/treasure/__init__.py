"""Treasure Island in Discord: ships, island and boats before everybody; votes, holds and teams in private.

Begin with `plugin.py`, which says what each part is for: `board` and `hand` are the pages, `controls` the
moves, `events` and `story` what is told, `words` what several of them say alike, `picture/` the sea. No rule
lives here.
"""
