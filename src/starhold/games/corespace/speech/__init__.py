"""The title's words."""
