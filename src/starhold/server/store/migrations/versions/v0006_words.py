"""The words that a bot says with its answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """With the answers so far nobody has said anything."""
    op.add_column("entries", sa.Column("aloud", sa.String(), nullable=True))
