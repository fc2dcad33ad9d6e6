"""A generation as people really play it: over days, asleep at night, some of them gone, by made-up time."""
