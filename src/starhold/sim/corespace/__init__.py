"""What Core Space tells of a mission that is being simulated."""

from .chronicle import CoreSpaceChronicle

CHRONICLE = CoreSpaceChronicle
