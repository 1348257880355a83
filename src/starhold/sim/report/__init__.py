"""A run as one page: what a designer wants to know about the balance of a game."""

from .comparison_page import write_comparison
from .page import write_report

__all__ = ["write_comparison", "write_report"]
