"""Hostile and malformed interactions by the thousand: no unhandled error, and no change by a stranger."""
