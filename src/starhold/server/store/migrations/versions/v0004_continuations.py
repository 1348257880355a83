"""Where a program with newer rules took a match over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Of matches that were taken over before, nobody knows where."""
    op.add_column("snapshots", sa.Column("continued", sa.LargeBinary(), nullable=True))
