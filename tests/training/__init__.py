"""How the trained stewards came about: off the user's path, and in no package. Each game has its folder."""
