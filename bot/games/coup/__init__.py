"""Coup in Discord: the table before everybody, one's hand in private, windows that ask all alike.

Begin with `plugin`, which says what each part is for: `pages` has the board, the post of a round and a seat's
own page, `words` the sentences that they share, `picture` the table drawn, `round_picture` a round. No rule
lives here: what may be done, and what it brings, is asked of engine/games/coup.

Turns are short, so a round is one post that is told on turn by turn (`pages.round_post`). Who may answer a
claim would tell who holds which card if only they were asked. So a window puts the same buttons before
everybody (`pages.open_moves`), and nothing here reads a hand but its owner's; a block, which often one seat
alone may make, stands on that seat's own page.
"""
