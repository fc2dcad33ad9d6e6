"""Deals between two houses, from offer to end (HO-6.9, HO-R23 to HO-R28). Begin with offers.py.

    offers     the moves: offer, confirm, decline, withdraw; why an offer can't be made, or kept by a party;
               what a form may ask; what their events change
    bonds      what binding deals demand of a seat in the phase that is open; asked by ballot and decision
    settling   what came true: clauses judged, escrow paid or given back, deals closed, promises marked

What a clause is, kind by kind, stands in `clauses.py`; nothing here asks which kind it has before it.
"""
