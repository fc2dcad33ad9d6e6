"""Events in words, each made from what its reader may see of it.

Here live every event as a sentence and as lines (events.py), and the messages made of them: the table's
(posts.py), and what one seat reads in private (whispers.py). No panel of a match as it stands is made here
(board, panel). Begin with targets.py, which says who reads what.
"""
