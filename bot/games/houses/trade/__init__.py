"""Deals, from a form or sentence to an offer (HO-R23)."""
