"""The place where a match at the terminal is kept."""

from __future__ import annotations

from pathlib import Path

from starhold.kernel import BadSave, Match

SAVE_BEGINS = b'{"starhold"'


class Keeper:
    """Saves a match, and knows whether it is saved as it stands."""

    def __init__(self, path: Path | None = None, *, always: bool = False, revision: int = 0) -> None:
        self.path = path
        """The file that holds the match, or will."""
        self.always = always
        """True if the file is kept current without being told to."""
        self._saved = revision

    def is_current(self, match: Match) -> bool:
        """True if leaving now would lose nothing."""
        return self._saved == match.revision

    def save(self, match: Match, path: Path | None = None) -> Path:
        """Write the match to this file, or to the one it is kept in."""
        target = path or self.path or Path(f"{match.setup.game}-{match.setup.commitment[:8]}.starhold")
        _spare_other_files(target)
        try:
            match.save(target)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(target)) from None
        except ValueError as error:
            raise BadSave(f"cannot save to {str(target)!r}: {error}") from None
        self.path, self._saved = target, match.revision
        return target


def _spare_other_files(path: Path) -> None:
    """Refuse to overwrite a file that is no saved match."""
    if not path.is_file():
        return
    with path.open("rb") as file:
        beginning = file.read(len(SAVE_BEGINS))
    if beginning not in (b"", SAVE_BEGINS):
        raise BadSave(f"{path} is not a saved match: name another file, so that this one is not lost")
