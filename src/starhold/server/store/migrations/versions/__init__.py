"""One file per version of the schema; Alembic finds them here."""
