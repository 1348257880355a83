"""The screen of a person at the terminal: the board, the question, its answers, and why others are not legal."""

from __future__ import annotations

from collections.abc import Collection

from starhold.kernel import Choice, Decision, Match, Reference, Result, Seat, TypedIn, Viewer
from starhold.kernel.speech import capitalised

from .answers import show_answers
from .screen import Screen

BETWEEN_PARTS = "\n\n"
"""The parts of a picture have an empty line between them."""


def name_of(match: Match, seat: Seat) -> str:
    """The game's name for the seat."""
    return match.game.text.word("seat", seat)


def is_roll(decision: Decision) -> bool:
    """Whether a physical die is to be rolled, or a real pile to be drawn from, and typed in."""
    return isinstance(decision.options[0], TypedIn)


def named_face(match: Match, words: str) -> Choice | None:
    """The face of a real die, or the thing drawn, that is called so; None if something else is asked."""
    if not is_roll(match.decision):
        return None
    faces = {match.game.meaning(choice).title.lower(): choice for choice in match.decision.options}
    return faces.get(words.lower())


def board(match: Match, viewer: Viewer, width: int | None = None) -> str:
    """The viewer's knowledge as a picture."""
    return match.game.board(match.view(viewer), width)


def show_board(screen: Screen, match: Match, viewer: Viewer, known: Collection[str] = ()) -> list[str]:
    """The parts of the picture that are not known yet; returns all of its parts."""
    parts = board(match, viewer, screen.window).split(BETWEEN_PARTS)
    news = [part for part in parts if part not in known]
    if news:
        screen.picture(BETWEEN_PARTS.join(news), palette=match.game.text.palette)
    return parts


def show_question(screen: Screen, match: Match, decision: Decision, withheld: bool = False) -> None:
    """The question of a seat and its numbered answers; on request, also the choices that the rules withhold."""
    screen.line()
    screen.line(match.game.asking(decision), "bold")
    if is_roll(decision) and not decision.die.faces:
        screen.line(f"  A number from 1 to {len(decision.options)}.")
        return
    show_answers(screen, match.game.put_to(decision.seat), decision, withheld=withheld)
    if withheld and not decision.refusals:
        screen.line("The rules withhold nothing here.", "dim")


def show_refusal(screen: Screen, match: Match, decision: Decision, reference: Reference | None, choice: Choice) -> None:
    """Why a choice is not legal now: what is missing, and the clause that asks for it. Or that it is legal."""
    refusal = decision.why_not(choice)
    if refusal is None:
        why_not = match.why_not(choice, decision.seat)
        screen.line(why_not or f"`{choice}` is legal now: {match.game.put_to(decision.seat).meaning(choice)}.")
        return
    clause = reference.clauses.get(refusal.rule) if reference else None
    screen.line(f"`{choice}` is not legal now.", "yellow")
    screen.line(f"  {capitalised(match.game.text.refusal(refusal))}.")
    screen.table([(refusal.rule, clause.sentence if clause else "")])


def show_result(screen: Screen, match: Match) -> None:
    """The end of the match, and all that is needed to check it."""
    result = match.result
    assert result is not None
    screen.heading("The match is over")
    show_board(screen, match, None)
    screen.line()
    for paragraph in match.game.epilogue().splitlines():
        screen.line(paragraph)
    screen.line()
    show_scores(screen, match, result)
    screen.line()
    screen.table([("seed", match.seed or ""), ("commitment", match.setup.commitment)], indent="")
    screen.line("The commitment was shown before the first roll; only this seed has it.", "dim")


def show_scores(screen: Screen, match: Match, result: Result) -> None:
    """What everybody has scored, and who has won; a group has one score."""
    if result.cooperative:
        screen.table([("all together", str(result.scores[0]), result.outcome)])
        return
    width = max(len(str(score)) for score in result.scores) if result.scores else 0
    winners = ["winner" if seat in result.winners else "" for seat in match.game.seats]
    screen.table(
        [
            (name_of(match, seat), f"{score:>{width}}", won)
            for seat, (score, won) in enumerate(zip(result.scores, winners, strict=True))
        ]
    )
