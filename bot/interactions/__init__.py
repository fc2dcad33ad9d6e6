"""From an interaction to its answer: who is meant, what may be found, what is said, what was refused.

Begin with `finding.py` (which match is meant) and `answering.py` (how an answer reaches Discord). `errors.py`
turns whatever is raised into a sentence, `receipts.py` says what was kept, `access.py` alone decides who may
find a match. Which button does what is not here (bot/ui, bot/cogs).
"""
