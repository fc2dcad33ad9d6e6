"""Deals, from a form, menus or a command to an offer (HO-R23).

Begin with clauses.py (what can stand in one) and drafts.py (one that is being written), then dealing.py: what
each control does. Its pages are in building.py (step by step, and offers that stand ready) and forms.py;
deals.py says in words how deals stand. What is legal, and what a deal does, is in the rules alone.
"""
