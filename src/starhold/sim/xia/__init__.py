"""What Xia tells of a match that is being simulated."""
