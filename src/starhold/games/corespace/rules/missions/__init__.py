"""Missions: what they lay out, objects to interact with, and objectives."""
