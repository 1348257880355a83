"""Xia in arrays."""
