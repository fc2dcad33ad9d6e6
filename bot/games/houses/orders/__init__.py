"""Standing orders: their panel, forms and what was entered."""
