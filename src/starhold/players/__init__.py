"""Those who answer: bots and scripts."""
