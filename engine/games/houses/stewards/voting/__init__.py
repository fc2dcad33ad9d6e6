"""A vote weighed (case) and cast (votes), as one house sees it."""
