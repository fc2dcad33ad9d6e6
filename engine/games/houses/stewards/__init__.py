"""The stewards of Houses: prudent and cunning, and what both reckon with."""
