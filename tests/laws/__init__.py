"""Laws that hold for every game, command and text: written once, run over all."""
