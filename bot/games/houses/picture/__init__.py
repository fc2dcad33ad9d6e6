"""What the pictures of Houses show: values made from one reader's cut, and the same in words."""
