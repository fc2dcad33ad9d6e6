"""Events in words, each made from what its reader may see of it.

Here live the sentence of every event (events.py), what stands under one (lines.py), and the messages made of
them: the table's (posts.py), a seat's own (whispers.py), the answer to a move (receipts.py). No panel of a
match as it stands is made here (board, panel). Begin with targets.py, which says who reads what.
"""
