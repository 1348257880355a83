"""What Stars of Akarios tells of a fight that is being simulated."""

from .chronicle import AkariosChronicle

CHRONICLE = AkariosChronicle
