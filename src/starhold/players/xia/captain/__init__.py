"""The club player of Xia."""

from .captain import Captain

__all__ = ["Captain"]
