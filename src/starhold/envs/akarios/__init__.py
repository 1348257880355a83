"""Stars of Akarios in arrays."""
