"""Somebody in front of a screen: a window of the browser, and all that was told to it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

from msgspec import structs
from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket

from starhold.kernel.speech import plain
from starhold.table.changes import patched
from starhold.table.messages import Option, Question, Seated
from tests.server.guests import HeardPosition, decode

PATIENCE = 10
"""Seconds after which nothing more is expected to happen."""

HERE = "127.0.0.1"


def in_plain_words(question: Question) -> Question:
    """A question as the page shows it, but for the names of places."""
    options = tuple(structs.replace(option, text=plain(option.text)) for option in question.options)
    return structs.replace(question, text=plain(question.text), options=options)


class Screen:
    """A page of its own browser profile. It remembers what it heard, what it asked for, and what went wrong."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.heard: list[str] = []
        """Every message of the WebSocket, as it came."""
        self.requested: list[str] = []
        self.errors: list[str] = []
        self._seated: Seated | None = None
        self._position: HeardPosition | None = None
        self._forgiven: str | None = None
        self._undoing = ExitStack()
        self._listen_for("websocket", self._watch)
        self._listen_for("request", self._note)
        self._listen_for("console", self._listen)
        self._listen_for("pageerror", lambda error: self.errors.append(str(error)))

    # Looking

    @property
    def origin(self) -> str:
        return f"http://{self.address}"

    @property
    def position(self) -> HeardPosition:
        assert self._position is not None, "no position has come"
        return self._position

    @property
    def seated(self) -> Seated:
        assert self._seated is not None, "nobody sits here"
        return self._seated

    @property
    def revision(self) -> int:
        return self.position.revision

    @property
    def view(self) -> Any:
        """The view of the game, as the page reads it."""
        return self.position.view

    @property
    def question(self) -> Question:
        assert self.position.question is not None, "nothing is asked here"
        return in_plain_words(self.position.question)

    @property
    def has_position(self) -> bool:
        return self._position is not None

    @property
    def is_asked(self) -> bool:
        return self._position is not None and self._position.question is not None

    @property
    def is_over(self) -> bool:
        return self._position is not None and self._position.ending is not None

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def option(self, answer: str) -> Locator:
        """The button of an answer."""
        return self.page.locator(f'button[data-answer="{answer}"]')

    def space(self, target: str) -> Locator:
        """What of the board an answer points at."""
        return self.page.locator(f'[data-target="{target}"]')

    def text(self) -> str:
        """All words in the page, those that are not shown among them."""
        return self.page.text_content("body") or ""

    def shown(self) -> str:
        """The words that can be read."""
        return self.page.inner_text("body")

    # Doing

    def prepare(self, script: str) -> None:
        """Run a script before those of every page that is opened from now on."""
        self._undoing.enter_context(self.page.add_init_script(script))

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.origin}{path}")

    def sit_down(self, table: str, token: str | None = None) -> None:
        """Open the link to a seat, or that for onlookers, and wait for the position."""
        self.open(f"/table/{table}" + (f"#{token}" if token else ""))
        self.until(lambda screen: screen.has_position)
        self.page.get_by_role("main").wait_for()

    def decide(self) -> None:
        """Look at the question; a phone shows one thing at a time, and may have turned to another."""
        self.page.get_by_role("tablist").first.wait_for()
        tab = self.page.get_by_role("tab", name="Decide")
        if tab.count():
            tab.click()

    def answer(self, answer: str) -> None:
        """Press the button of an answer, twice if the page asks whether one really means it."""
        before = self.revision
        option = next(each for each in self.question.options if each.answer == answer)
        self.unfold(answer)
        for _ in range(presses(option)):
            self.option(answer).click()
        self.until(lambda screen: screen.revision > before)

    def unfold(self, answer: str) -> None:
        """Open the list in which an answer stands, if it is folded away."""
        self.option(answer).wait_for(state="attached")
        fold = self.fold_of(answer)
        if fold.count():
            fold.click()

    def fold_of(self, answer: str) -> Locator:
        """What opens the list in which an answer is folded away; nothing if it can be seen."""
        return self.option(answer).locator("xpath=ancestor::details[not(@open)]/summary")

    def answered(self, do: Callable[[], None]) -> None:
        """Do something, and see that it was an answer."""
        before = self.revision
        do()
        self.until(lambda screen: screen.revision > before)

    def click(self, selector: str) -> None:
        """Click the first of these, and see that it was an answer."""
        self.answered(self.page.locator(selector).first.click)

    def until(self, condition: Callable[[Screen], bool]) -> None:
        """Wait until something is so."""
        give_up = time.monotonic() + PATIENCE
        while not condition(self):
            assert time.monotonic() < give_up, f"nothing came of it; the page says:\n{self.shown()}"
            self.page.wait_for_timeout(10)

    @contextmanager
    def forgiving(self, pattern: str) -> Iterator[None]:
        """Within, errors like this are expected."""
        self._forgiven = pattern
        yield
        self._forgiven = None

    def leave(self) -> None:
        """Let the window be as it was, for whoever comes next."""
        self._undoing.close()

    def strangers(self) -> list[str]:
        """What was asked of others than our server."""
        own = (HERE, None, "")
        return [url for url in self.requested if urlsplit(url).hostname not in own]

    def _listen_for(self, event: Any, listener: Callable[[Any], None]) -> None:
        self.page.on(event, listener)
        self._undoing.callback(self.page.remove_listener, event, listener)

    def _watch(self, socket: WebSocket) -> None:
        self.requested.append(socket.url)
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        for message in (frame if isinstance(frame, str) else frame.decode()).split("\n"):
            self._read(message)

    def _read(self, message: str) -> None:
        self.heard.append(message)
        told = decode(message)
        if isinstance(told, HeardPosition):
            before = None if self._position is None else self._position.view
            view = patched(before, told.changes) if told.view is None else told.view
            self._position = structs.replace(told, view=view)
        elif isinstance(told, Seated):
            self._seated = told

    def _note(self, request: Request) -> None:
        self.requested.append(request.url)

    def _listen(self, message: ConsoleMessage) -> None:
        is_forgiven = self._forgiven is not None and re.search(self._forgiven, message.text)
        if message.type in ("error", "warning") and not is_forgiven:
            self.errors.append(message.text)


def presses(option: Option) -> int:
    """How often a button has to be pressed until its answer is given."""
    return 1 if option.danger is None and not option.regret else 2


def safe(question: Question) -> list[Option]:
    """The answers that risk nothing."""
    return [option for option in question.options if option.danger is None]
