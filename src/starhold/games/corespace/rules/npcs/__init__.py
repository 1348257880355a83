"""NPCs: who arrives, whom they aim at, what they do, and by which way."""
