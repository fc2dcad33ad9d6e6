"""What is counted of campaigns, and the bounds it is held to."""
