"""Derelict in arrays."""
