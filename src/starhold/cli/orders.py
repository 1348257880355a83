"""Orders that a person can type besides an answer: `ORDERS`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from starhold.kernel import Answered, Match, NotationError, Seat, TypedIn, UndoRefused, codec_of
from starhold.players.advice import advise

from .layout import counted
from .position import name_of, show_question, show_refusal

if TYPE_CHECKING:
    from .session import Session

SHORT_REFERENCE = 40
"""So many clauses can be read at once."""

EXAMPLES = 3
"""So many things are named to somebody who asks about nothing that there is."""

IF_ALL_AGREE = "`undo!` takes it back if everybody agrees"


class Leave(Exception):
    """Somebody gets up from the terminal."""


class Order(NamedTuple):
    """Something that can be typed besides an answer."""

    shape: str
    meaning: str
    run: Callable[[Session, str], None]
    """Does it, with what was typed after the order's word."""

    @property
    def takes_more(self) -> bool:
        """True if anything can follow the order's word."""
        return " " in self.shape


def show_help(session: Session, _: str) -> None:
    """List what can be typed."""
    verbs = codec_of(type(session.match.game)).notation.verbs.values()
    session.screen.line("Answer with a number, or in the notation of the game:")
    session.screen.line("  " + " · ".join(verb.shape for verb in verbs if not issubclass(verb.kind, TypedIn)))
    if session.match.game.orders:
        session.screen.line("Several answers at once:")
        session.screen.table(list(session.match.game.orders.items()))
    session.screen.line("Besides:")
    orders = [(order.shape, order.meaning) for order in session.orders.values()]
    session.screen.table([("Enter", "the board and the question again"), *orders])


def show_withheld(session: Session, _: str) -> None:
    """Show the question with the choices that the rules withhold."""
    show_question(session.screen, session.match, session.question, withheld=True)


def show_hint(session: Session, _: str) -> None:
    """Say what to weigh before an answer."""
    hint = session.match.game.put_to(session.question.seat).hint()
    session.screen.line(hint or "There is no hint for this question. Try `advice` or `rules`.")


def why(session: Session, rest: str) -> None:
    """Explain why a choice is not legal."""
    words = rest.split()
    if words[:1] == ["not"]:
        words = words[1:]
    if words:
        choice = session.choice_of(" ".join(words))
        show_refusal(session.screen, session.match, session.question, session.reference, choice)
    else:
        show_withheld(session, rest)


def about(session: Session, rest: str) -> None:
    """Say what is known of a place, a piece or an option before anything is done there."""
    named = str(session.choice_of(rest)) if rest.isdecimal() else rest
    found = session.match.inspect(session.at_screen, named)
    if found is None:
        places = ", ".join(f"`{place}`" for place in session.match.game.places()[:EXAMPLES])
        hint = f"; ask about an answer, or about {places} …" if places else ""
        raise NotationError(f"there is nothing to say about `{rest}`{hint}")
    text = session.match.game.text
    title, *lines = text.inspected(found)
    session.screen.line(title, "bold")
    for line in lines:
        session.screen.line(f"  {line}")
    clauses = text.clauses_about(found)
    if clauses:
        session.screen.line(f"  rules: {', '.join(clauses)}", "dim")


def advice(session: Session, _: str) -> None:
    """Say what a good player would answer, and what for."""
    found = advise(session.match, session.question.seat)
    reason = f": {found.reason}" if found.reason else ""
    session.screen.line(f"A good player would answer `{found.choice}`{reason}.")


def show_rules(session: Session, rest: str) -> None:
    """Read from the rule reference: an area, all of a short one, or which areas there are."""
    areas = session.reference.areas() if session.reference else {}
    wanted = rest.upper()
    if wanted and wanted not in areas:
        raise NotationError(f"name an area of the rules ({', '.join(areas) or 'there are none'}), not `{rest}`")
    if not wanted and sum(map(len, areas.values())) > SHORT_REFERENCE:
        session.screen.line("`rules AREA` shows one of these:")
        session.screen.table([(area, counted(len(clauses), "clause")) for area, clauses in areas.items()])
        return
    shown = [areas[wanted]] if wanted else areas.values()
    session.screen.table([(clause.id, clause.sentence) for clauses in shown for clause in clauses])


def undo(session: Session, _: str) -> None:
    """Take back one's last answer, if nobody has learned anything by it, or nobody but bots could have."""
    match = session.match
    standing = match.journal.standing()
    if not standing:
        raise UndoRefused("there is nothing to take back: nobody has answered yet")
    last = match.journal.entries[standing[-1]]
    is_free = last.seat == session.at_screen and match.undoable > 0
    if not is_free and len(session.people) == 1:
        answers = _take_back_to_a_person(session)
        session.screen.line(f"{counted(answers, 'answer')} taken back.")
        return
    if last.seat != session.at_screen:
        raise UndoRefused(f"the last answer is {name_of(match, last.seat)}'s; {IF_ALL_AGREE}")
    if match.undoable == 0:
        raise UndoRefused(f"someone has learned something by the last answer (dice or a reveal); {IF_ALL_AGREE}")
    match.undo(seat=session.at_screen)
    session.screen.line("Taken back.")


def undo_with_consent(session: Session, _: str) -> None:
    """Take back everything since a person answered last, and that answer."""
    answers = _take_back_to_a_person(session)
    session.screen.line(f"{counted(answers, 'answer')} taken back with everybody's consent.")


def save(session: Session, rest: str) -> None:
    """Write the match to a file."""
    path = session.keeper.save(session.match, Path(rest) if rest else None)
    warning = "" if session.match.over else " The file holds all secrets of the match: no peeking."
    session.screen.line(f"Saved to {path}.{warning}")


def leave(session: Session, _: str) -> None:
    """Get up; an unsaved match is left only by one who says so twice."""
    if session.keeper.is_current(session.match) or session.leaving_at == session.match.revision:
        raise Leave
    session.leaving_at = session.match.revision
    session.screen.line("The match is not saved. `save` it first, or `quit` again to leave it.", "yellow")


def _take_back_to_a_person(session: Session) -> int:
    """Take back everything since a person answered last, and that answer; returns the number of answers."""
    answers = _answers_since_a_person(session.match, session.people)
    session.match.undo(answers, seat=session.at_screen, consent=True)
    return answers


def _answers_since_a_person(match: Match, people: list[Seat]) -> int:
    for answers, place in enumerate(reversed(match.journal.standing()), 1):
        entry = match.journal.entries[place]
        if isinstance(entry, Answered) and (entry.seat in people or isinstance(entry.choice, TypedIn)):
            return answers
    raise UndoRefused("there is nothing to take back: no person has answered yet")


ORDERS = {
    "?": Order("?", "the answers again, and why other choices are not legal", show_withheld),
    "hint": Order("hint", "what to weigh before you answer", show_hint),
    "rules": Order("rules [AREA]", "the rules of the game", show_rules),
    "why": Order("why not CHOICE", "which rule forbids it, and what is missing", why),
    "about": Order("about WHAT", "what is known of a place, a piece or an answer before you act", about),
    "advice": Order("advice", "what a good player would answer, and what for", advice),
    "undo": Order("undo", "take back your last answer, if it taught nobody but bots anything", undo),
    "undo!": Order("undo!", "take back what a person answered last even so", undo_with_consent),
    "save": Order("save [FILE]", "write the match to a file", save),
    "quit": Order("quit", "leave the match", leave),
    "help": Order("help", "this list", show_help),
}
SYNONYMS = {"look": "about"}
"""Other words for the same."""
