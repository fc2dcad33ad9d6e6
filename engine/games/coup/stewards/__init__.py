"""The stewards of Coup, those that they are measured against, and the odds of a claim."""
