"""What Xia tells of a match that is being simulated."""

from .chronicle import XiaChronicle

CHRONICLE = XiaChronicle
