"""The titles. Games never import each other."""
