"""A match with people: seats, joining, undo by consent, and what goes over the wire. No network, no storage."""

from .messages import Status
from .record import Row, header_of, match_of, row_of, snapshot_of
from .seating import Place, hash_of, new_token, opens, seats_opened_by
from .table import Closed, NotBegun, Table
from .thinking import Thought

__all__ = [
    "Closed",
    "NotBegun",
    "Place",
    "Row",
    "Status",
    "Table",
    "Thought",
    "hash_of",
    "header_of",
    "match_of",
    "new_token",
    "opens",
    "row_of",
    "seats_opened_by",
    "snapshot_of",
]
