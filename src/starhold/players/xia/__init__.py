"""Those who know how to play Xia."""
