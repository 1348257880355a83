"""The scenes of long matches: which have begun, and the play at the beginning of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No title that was played before had scenes."""
    op.add_column("snapshots", sa.Column("scenes", sa.LargeBinary(), nullable=True))
    op.create_table(
        "scenes",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
    )
