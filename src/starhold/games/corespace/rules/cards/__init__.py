"""Event cards: drawn in each hostility phase, or held and played."""
