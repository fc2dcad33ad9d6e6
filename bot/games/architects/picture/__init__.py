"""The table of Architects and a hand of plans as pictures, with the same facts for those who listen."""
