"""Coup in Discord: the table before everybody, one's hand in private, windows that ask all alike.

Begin with `plugin`, which says what each part is for: `pages` has the board and a seat's own page, `words`
the sentences that they share, `picture` the table drawn. No rule lives here: what may be done, and what it
brings, is asked of engine/games/coup.

Who may answer a claim would tell who holds which card if only they were asked. So a window puts the same
buttons before everybody (`pages.open_moves`), and nothing here reads a hand but its owner's.
"""
