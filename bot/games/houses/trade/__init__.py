"""Deals, from a form, menus or a command to an offer (HO-R23).

Begin with clauses.py (what can stand in one) and drafts.py (one that is being written), then dealing.py.
"""
