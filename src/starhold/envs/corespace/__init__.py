"""Core Space in arrays."""
