"""Treasure Island in Discord: ships, island and boats before everybody; votes, holds and teams in private.

Begin with `plugin`, which says what each part is for: `pages` has the board and a seat's own page with its
moves, `events` what is told and the story of the end, `words` what several of them say alike, `picture` the
sea drawn. No rule lives here: what may be done, and what it brings, is asked of engine/games/treasure.
"""
