"""The mission as a picture of letters: the deck, the tracker, and every crew."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase

from starhold.games.common.lettering import side_by_side
from starhold.games.common.wording import counted
from starhold.geometry.square import Square

from ..board.chart import layout_in
from ..content import CoreSpaceContent
from ..rules.hostility import holes
from ..seeing.view import CoreSpaceView, FigureView
from ..speech.looking import WHERE, sight_words
from ..speech.names import COLOURS, Names
from .deck import REACHED, draw_deck
from .papers import papers

WIDTH = 120
FULL, EMPTY = "♥", "♡"


def draw(view: CoreSpaceView, content: CoreSpaceContent, names: Names, width: int | None = None) -> str:
    if view.campaign and view.campaign.between:
        return papers(view, content, names, width)
    deck = draw_deck(layout_in(content, view.board, view.moved), view.locked, signs(view))
    return "\n".join(side_by_side([*_heading(view, content), *deck], _crews(view, content, names), width or WIDTH))


def signs(view: CoreSpaceView) -> dict[Square, str]:
    """Two letters for everybody on the deck, a star for what lies on the floor, a dot where the acting figure gets."""
    reached = dict.fromkeys(view.acting.ends, REACHED) if view.acting else {}
    lying, called = {loose.at: "*" for loose in view.floor}, signs_of(view)
    return reached | lying | {figure.at: called[figure.id] for figure in view.figures if figure.where == "deck"}


def signs_of(view: CoreSpaceView) -> dict[str, str]:
    """A letter of each name, and the number of the crew or of the NPC; small letters for those who lie on the deck.

    Crews come first: of two who would be called alike, the other one has a later letter of its name.
    """
    called: dict[str, str] = {}
    for figure in view.figures:
        number = figure.number if figure.crew is None else figure.crew + 1
        letters = filter(str.isalpha, figure.id + ascii_lowercase)
        taken = {sign.lower() for sign in called.values()}
        sign = next(sign for letter in letters if (sign := f"{letter}{number}") not in taken)
        called[figure.id] = sign if figure.prone or figure.defeated else sign.upper()
    return called


def _npcs(view: CoreSpaceView, names: Names) -> list[str]:
    """Everybody on the deck whom the rules move."""
    there = [figure for figure in view.figures if figure.crew is None and figure.where == "deck"]
    called = signs_of(view)
    lines = [f"  {called[figure.id]} {names.figure(figure.id)}: {figure.at}" for figure in there]
    return ["", "The others", *lines] if lines else []


def _heading(view: CoreSpaceView, content: CoreSpaceContent) -> list[str]:
    band = next(band.name for band in content.bands if band.id == view.band)
    mission = content.mission[view.mission]
    last = f" of {view.last_round}" if view.last_round else ""
    return [f"{mission.name} · round {view.round}{last} · {band} {view.pegs}/{holes(content)}", ""]


def _crews(view: CoreSpaceView, content: CoreSpaceContent, names: Names) -> list[str]:
    lines = [*_objectives(view, content), *_event(view, names)]
    for seat, crew in enumerate(view.crews):
        counter = " · turn counter" if seat == view.counter and view.phase not in ("muster", "deployment") else ""
        airlock = f", airlock {crew.airlock}" if crew.airlock else ""
        ship = f" ({names.crews[crew.sheet]})" if crew.sheet else ""
        lines += ["", f"{COLOURS[seat]}{ship}{airlock}{counter}"]
        for figure in view.figures:
            if figure.crew == seat:
                lines += _trader(view, names, figure)
    return lines + _npcs(view, names)


def _objectives(view: CoreSpaceView, content: CoreSpaceContent) -> Iterator[str]:
    """What is to be done, and how far each crew has come with it."""
    page = content.mission[view.mission]
    texts = {each.id: each.text for each in (*page.primary, *page.secondary)}
    for place, objective in enumerate(view.crews[0].objectives):
        so_far = ", ".join(f"{crew.objectives[place].done}" for crew in view.crews)
        yield f"{'●' if objective.primary else '○'} {texts[objective.id]}: {so_far} of {objective.wanted}"


def _event(view: CoreSpaceView, names: Names) -> list[str]:
    return ["", f"Last event: {names.cards[view.event]}"] if view.event else []


def kit_words(names: Names, figure: FigureView) -> str:
    """What somebody wears and carries; what is hidden is a question mark."""
    worn = [f"[{names.item(figure.worn.name)}]"] if figure.worn else []
    return ", ".join([*worn, *(names.item(item.name) if item.name else "?" for item in figure.tray)])


def _trader(view: CoreSpaceView, names: Names, figure: FigureView) -> Iterator[str]:
    health = FULL * figure.health + EMPTY * max(0, figure.full_health - figure.health)
    where = figure.at or WHERE[figure.where]
    is_acting = view.acting is not None and view.acting.figure == figure.id
    state = "defeated" if figure.defeated else "prone" if figure.prone else "acted" if figure.acted else ""
    name = names.figure(figure.id)
    told = " ".join(filter(None, (f"{signs_of(view)[figure.id]} {name}:", health, where, state)))
    yield f"{'▸' if is_acting else ' '} {told}"
    if figure.tray or figure.worn:
        yield f"    {kit_words(names, figure)}"
    if is_acting and view.acting is not None:
        left = counted(view.acting.actions, "action")
        left += f", {counted(view.acting.rushes, 'move or attack', 'moves or attacks')}" if view.acting.rushes else ""
        left += ", 1 effortless" if view.acting.effortless else ""
        walking = "" if view.acting.walking is None else f", {counted(view.acting.walking, 'step')} of this move"
        yield f"    {left} left{walking}"
        for other, sight in view.acting.sights.items():
            yield f"    sees {names.figure(other)}: {sight_words(sight)}"
