"""What may be missing for an answer. Each lack is called by what a captain would need; speech has the words."""
