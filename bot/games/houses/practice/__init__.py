"""One phase to try out (/tutorial): real rules and stewards, kept in memory, of no match.

council.py plays it, page.py shows it. Nothing of a practice reaches the store or another person.
"""
