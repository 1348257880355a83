"""A player in another process, in whatever language: `ProcessPlayer`.

Both sides write JSON, one object on a line. The bot reads `{"hello": …}` first, then `{"ask": …}` for each question,
and answers with `{"answer": "fly NE"}`, to which it may add words for everybody: `"aloud": "To Lunari."`. The last line
is `{"end": {}}`.
"""

from __future__ import annotations

import weakref
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Any

import msgspec
from msgspec import Struct

from starhold.kernel import BadSetup, Choice, Seat, Setup, StarholdError

from .player import Outlook
from .specs import split_command

PROTOCOL = 1
SECONDS = 10.0
"""The time that a bot may think about an answer."""
SECONDS_TO_END = 1.0
"""The time that it may take to end by itself."""
SHOWN = 200
"""So much of a line that makes no sense is shown."""


class PlayerFailed(StarholdError):
    """A player gave no answer that could be used; the match is exactly as it was."""


class Hello(Struct, frozen=True):
    """The first line: what is played, and where the bot sits."""

    protocol: int
    game: str
    seat: Seat
    setup: Setup
    seed: str | None


class Question(Struct, frozen=True):
    """A question, its options as text, and all that the seat may know."""

    revision: int
    seat: Seat
    prompt: str
    options: tuple[str, ...]
    view: Any


class Reply(Struct, frozen=True):
    """The line that the bot writes. It may say more, for its own logs or for later versions: that is read over."""

    answer: str
    aloud: Any = ""
    """What everybody may hear; nothing if it is no text."""


class ProcessPlayer:
    """Starts a command with its first question, and hands all questions of its seat on to it."""

    def __init__(self, command: str, seed: int | str | None = None, *, seconds: float = SECONDS) -> None:
        self.command = command
        self._arguments = _split(command)
        self._seed = None if seed is None else str(seed)
        self._seconds = seconds
        self._connection: _Connection | None = None
        self.aloud = ""
        """What the bot has said with its last answer, for everybody to hear."""

    def answer(self, outlook: Outlook) -> Choice:
        """Ask the bot for its answer; `PlayerFailed` if it ends, takes too long or makes no sense."""
        options = {str(option): option for option in outlook.decision.options}
        connection = self._connected(outlook)
        question = Question(outlook.revision, outlook.seat, outlook.decision.prompt, tuple(options), outlook.view())
        connection.write({"ask": question})
        line = connection.read(self._seconds)
        try:
            reply = msgspec.json.decode(line, type=Reply)
            choice = options[reply.answer]
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError) as error:
            said = line[:SHOWN].decode(errors="replace").strip()
            raise PlayerFailed(
                f"the bot `{self.command}` was asked {question.prompt} and wrote {said!r};"
                f' expected {{"answer": …}} with one of: {", ".join(options)}'
            ) from error
        self.aloud = reply.aloud if isinstance(reply.aloud, str) else ""
        return choice

    def close(self) -> None:
        """Say that the match is over, and end the process."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connected(self, outlook: Outlook) -> _Connection:
        if self._connection is None:
            self._connection = _Connection(self.command, self._arguments)
            hello = Hello(PROTOCOL, outlook.setup.game, outlook.seat, outlook.setup, self._seed)
            self._connection.write({"hello": hello})
        return self._connection


class _Connection:
    """A running bot. It is ended with the player that started it, also if nobody says that the match is over."""

    def __init__(self, command: str, arguments: list[str]) -> None:
        self.command = command
        try:
            # The command is the user's own, as any other that they type in.
            self._process = Popen(arguments, stdin=PIPE, stdout=PIPE)  # noqa: S603
        except OSError as error:
            raise BadSetup(f"the bot `{command}` cannot be started: {error}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin = self._process.stdin
        self._lines: Queue[bytes] = Queue()
        Thread(target=_pass_on, args=(self._process.stdout, self._lines), daemon=True).start()
        self.close = weakref.finalize(self, _end, self._process)

    def write(self, message: dict[str, Struct]) -> None:
        try:
            self._stdin.write(msgspec.json.encode(message) + b"\n")
            self._stdin.flush()
        except OSError as error:
            raise PlayerFailed(f"the bot `{self.command}` has ended{self._code()}") from error

    def read(self, seconds: float) -> bytes:
        """The next line."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            self.close()
            raise PlayerFailed(f"the bot `{self.command}` gave no answer within {seconds:g} seconds") from None
        if not line:
            raise PlayerFailed(f"the bot `{self.command}` has ended{self._code()}")
        return line

    def _code(self) -> str:
        try:
            return f" with code {self._process.wait(SECONDS_TO_END)}"
        except TimeoutExpired:
            return ""


def _split(command: str) -> list[str]:
    arguments = split_command(command)
    if not arguments:
        raise BadSetup("name a command after `process:`, as in `process:python bot.py`")
    return arguments


def _pass_on(stdout: IO[bytes], lines: Queue[bytes]) -> None:
    """Read on until the bot ends; the last line is empty. (A pipe cannot be read with a time limit everywhere.)"""
    with stdout:
        for line in stdout:
            lines.put(line)
        lines.put(b"")


def _end(process: Popen[bytes]) -> None:
    """Say goodbye, and see to it that the process ends."""
    assert process.stdin is not None
    try:
        with process.stdin:
            process.stdin.write(b'{"end":{}}\n')
    except OSError:
        pass  # it has ended already
    try:
        process.wait(SECONDS_TO_END)
    except TimeoutExpired:
        process.kill()
        process.wait()
