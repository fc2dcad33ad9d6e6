"""A house's private panel, leaf by leaf."""
