"""The leak law at work: matches are played beside their twins, and what reaches each viewer is compared."""
