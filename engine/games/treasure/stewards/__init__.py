"""The stewards of Treasure Island."""
