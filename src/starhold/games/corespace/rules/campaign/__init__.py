"""A campaign: mission after mission with the same crews."""
