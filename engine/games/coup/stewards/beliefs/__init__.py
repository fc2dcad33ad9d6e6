"""Coup for two seats that drafted (CO-2.8), played from what everybody knows.

The theory is that of public beliefs (ReBeL: Brown and others 2020). A seat doesn't reckon with its own two
cards and guess the other's. It keeps, for every pair of hands that the two seats may hold, how likely that
pair is to somebody who saw the game without seeing a hidden card, and it knows what it would itself do with
each of its possible hands. So it knows what its play tells, and what the other's play tells; only the last
step looks at the cards that it really has.

    joint      the table of these chances, and how each thing that everybody sees changes it
    networks   what was learned: from such a table, what each hand does; and who wins from it
    solving    a turn where both have one card left is solved when it begins, in place of what was learned
    turns      the game so far, turn by turn, then the chances of one's own choices: begin here

Both seats find the same tables, at any time and again after a restart, since nothing else goes in than the
record of turns. It was learned in C by tests/training/coup/beliefs (docs/notebook/coup_training.md).
"""
