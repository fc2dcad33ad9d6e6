"""The map of Rokugan as a picture: values made from one reader's cut, and the same in words."""
