"""The demo game at a screen: short, and with secrets."""

from __future__ import annotations

from .screen import Screen


def set_up_table(screen: Screen, *kinds: str, which: int = 0) -> None:
    """In the lobby: open a table of the demo game with these seats, or of another one with its title."""
    screen.open()
    screen.button("Derelict").nth(which).click()
    seats = screen.page.get_by_role("combobox", name="is played by")
    while seats.count() > len(kinds):
        screen.button("Remove").last.click()
    for number, kind in enumerate(kinds):
        seats.nth(number).select_option("bot normal" if kind == "bot" else kind)
    screen.button("Open the table" if "friend" in kinds else "Start the game").click()
    screen.until(lambda each: each.has_position)


def greedy(screen: Screen) -> str:
    """Take what lies here, or else fly on: one captain around the ring, the other against them."""
    answers = [option.answer for option in screen.question.options]
    for wanted in ("salvage", "brace"):
        if wanted in answers:
            return wanted
    view, seat = screen.view, screen.question.seat
    step = 1 if seat % 2 == 0 else -1
    return f"fly {(view['places'][seat] + step) % len(view['tokens'])}"


def play_out(*screens: Screen) -> None:
    """Let whoever is asked answer, until everybody sees the end."""
    first, *_ = screens
    while not all(screen.is_over for screen in screens):
        first.until(lambda _: any(screen.is_asked for screen in screens) or all(screen.is_over for screen in screens))
        for screen in screens:
            if screen.is_asked:
                screen.answer(greedy(screen))
