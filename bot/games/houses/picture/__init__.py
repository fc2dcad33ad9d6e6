"""The pictures of Houses, one file each: the values from one reader's cut, the same in words, the layout."""
