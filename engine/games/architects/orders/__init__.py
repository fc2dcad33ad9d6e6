"""Standing orders of Architects: a placement for each of the turns that come, written beforehand."""
