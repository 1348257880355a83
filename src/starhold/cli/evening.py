"""Around a match at the terminal: the greeting, the end, and the way back."""

from __future__ import annotations

from contextlib import suppress
from shlex import quote

from starhold.players import PlayerFailed
from starhold.players.levels import USUAL_LEVEL

from .orders import Leave
from .position import name_of, show_result
from .session import Session


def spend_evening(session: Session, game: str | None, bots: str = USUAL_LEVEL) -> None:
    """Greet, play, and say how it ended or how to go on."""
    _greet(session)
    try:
        session.run()
        show_result(session.screen, session.match)
        _say_how_to_check(session)
    except (Leave, EOFError):
        _say_how_to_go_on(session, game, bots)
    except KeyboardInterrupt:
        _say_how_to_go_on(session, game, bots)
        raise
    except PlayerFailed:
        session.keep()
        _say_how_to_go_on(session, game, bots)
        raise


def _greet(session: Session) -> None:
    match, screen = session.match, session.screen
    screen.line(match.game.title, "bold")
    if match.game.summary:
        screen.line(match.game.summary)
    if match.game.text.aim:
        screen.line(match.game.text.aim)
    screen.line()
    screen.table(
        [(name_of(match, seat), "a person" if seat in session.people else "a bot") for seat in match.game.seats]
    )
    screen.line()
    screen.line("The commitment to the seed of this match, which will be shown at its end:", "dim")
    screen.picture(match.setup.commitment, "dim")
    if session.people:
        screen.line("Answer with a number or in notation; `rules` shows the rules, `help` what else you can type.")


def _say_how_to_check(session: Session) -> None:
    screen, keeper = session.screen, session.keeper
    screen.line()
    if not keeper.always and session.people:
        screen.line("Type `save` or `save FILE` to keep the match, Enter to leave.")
        _offer_to_save(session)
    if keeper.is_current(session.match):
        screen.line(f"Every roll can be checked with: starhold verify {quote(str(keeper.path))}")
    else:
        screen.line("Not saved. With --save FILE a match is kept, and every roll can be checked.")


def _offer_to_save(session: Session) -> None:
    with suppress(EOFError):
        while not session.keeper.is_current(session.match):
            typed = session.screen.read()
            if typed in ("", "quit"):
                return
            if typed.split()[0] == "save":
                session.obey(typed)
            else:
                session.screen.line("The match is over: `save`, `save FILE` or Enter.", "yellow")


def _say_how_to_go_on(session: Session, game: str | None, bots: str) -> None:
    screen, keeper = session.screen, session.keeper
    screen.line()
    if keeper.path is not None and keeper.is_current(session.match):
        title = f"{game} " if game and ":" in game else ""
        people = f" --humans {len(session.people)}" if len(session.people) != 1 else ""
        players = f" --bots {quote(bots)}" if bots != USUAL_LEVEL else ""
        screen.line("The match is saved. Go on with:")
        screen.picture(f"  starhold play {title}--resume {quote(str(keeper.path))}{people}{players}")
    elif session.match.revision == 0:
        screen.line("Nobody has answered yet, so nothing is lost.")
    else:
        screen.line("The match was not saved. With --save FILE, it is kept in a file all the time.")
