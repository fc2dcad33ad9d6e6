"""The rules of Coup, a file for each subject: moves, refusals, what they do, events, folds, offers.

Read them in the order of a turn: `setup`, then `actions` (a turn is declared), `windows` (who challenges or
blocks), `proofs` (a challenged claim), `effects` (what an unstopped action does, and the next turn), `losses`
(cards turned up, seats out or leaving, the end). A chapter ends with its tables, which `offers` and `rules`
beside this folder collect.
"""
