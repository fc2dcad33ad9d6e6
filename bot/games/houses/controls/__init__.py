"""The controls of a seat: buttons and menus, forms, their custom ids, and how old ones are told from new.

Deals have controls of their own (trade). Begin with controls.py: from an offer of the rules to a button.
"""
