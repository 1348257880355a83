"""The hold of a ship as a picture of letters, with what hangs outside of it."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.holds import ALPHABET, Cell, Fitted, Hold, cell_at, cells_of, damage_on, place_of, use_spaces
from ..content import Ship, XiaContent

SIGNS = "○ Use space  ● used  x damage  s h t p c cubes"
SIGNS_OF_EMBERS = f"{SIGNS[:-6]}e cubes  r relic  * ice"


def draw_grid(content: XiaContent, ship: Ship, hold: Hold) -> list[str]:
    """Rows and columns with their names; what is no space is left blank."""
    letters = _letters(content, hold)
    spaces = {*cells_of(ship), *letters}
    places = [place_of(cell) for cell in spaces]
    columns = range(min(0, *(column for column, _ in places)), 1 + max(column for column, _ in places))
    rows = range(min(0, *(row for _, row in places)), 1 + max(row for _, row in places))
    lines = ["     " + "".join(f"{ALPHABET[column]:<3}" for column in columns)]
    for row in rows:
        cells = (cell_at(column, row) for column in columns)
        drawn = (letters.get(cell, "·") if cell in spaces else "" for cell in cells)
        lines.append(f"{row + 1:>3}  " + "".join(f"{letter:<3}" for letter in drawn))
    return lines


def _letters(content: XiaContent, hold: Hold) -> dict[Cell, str]:
    """The labels of the spaces: the number of the outfit, Use spaces, cubes, relics, damage."""
    numbers: dict[Cell, str] = {}
    signs: dict[Cell, str] = {}
    for number, fitted in _mods_last(content, hold.outfits):
        numbers.update(dict.fromkeys(fitted.cells, str(number)))
        signs.update(dict.fromkeys(use_spaces(content, fitted), "○"))
        signs.update(dict.fromkeys(fitted.used, "●"))
    signs.update((cell, cargo[0]) for cell, cargo in hold.cubes.items())
    signs.update((cell, "r") for pair in hold.relics for cell in pair)
    letters = {cell: numbers.get(cell, "") + signs.get(cell, "") for cell in numbers.keys() | signs.keys()}
    for cell in hold.damage:
        letters[cell] = numbers.get(cell, signs.get(cell, "")) + ("*" if cell in hold.ice else "x")
    return letters


def _mods_last(content: XiaContent, outfits: Sequence[Fitted]) -> list[tuple[int, Fitted]]:
    """The outfits with their numbers; mods, which may lie over others, come after them."""
    return sorted(enumerate(outfits), key=lambda entry: content.outfit[entry[1].outfit].mod is not None)


def wear(content: XiaContent, hold: Hold, fitted: Fitted) -> str:
    """The effect of damage on an outfit."""
    damage = damage_on(hold, fitted)
    if not damage:
        return ""
    return f"rolls {damage} less" if content.outfit[fitted.outfit].die else "damaged"
