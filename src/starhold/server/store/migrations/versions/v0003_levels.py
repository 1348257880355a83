"""How well the bot on a seat plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bots that sit there already play as usual."""
    op.add_column("seats", sa.Column("level", sa.String(), nullable=False, server_default="normal"))
