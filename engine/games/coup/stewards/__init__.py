"""The stewards of Coup, and those that they are measured against.

    playing    the prudent, the calculating and the liar, who reckon by plain odds (odds)
    cunning    plays by what was learned: by `beliefs` with two seats that drafted, else by `trained` networks
               that see the marks of `sight`

All see the view of their seat and nothing else. `trained/` holds the files of weights, which
tests/training/coup writes.
"""
