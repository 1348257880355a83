"""The voice of the title."""
