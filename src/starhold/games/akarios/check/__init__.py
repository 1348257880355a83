"""Checks of the box."""
