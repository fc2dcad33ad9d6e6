"""The pictures of Houses, one file each: the values from one reader's cut, the same in words, the layout.

A file begins with its record, whose fields its template in data/boards reads; then come the sketch and its
words, and at the end `place_pieces`, which says where all stands. What several pictures have alike (houses,
emblems, the lines of the resources) is in `common`. Since the values come from one reader's cut, a picture
can show nothing that its reader may not know. Begin with `opening`, the smallest.
"""
