"""How Derelict speaks."""

from __future__ import annotations

from starhold.kernel import Choice, Decision, Event, Text, Viewer

from .choices import Brace, Fire, Fly, Recharge, Salvage, Scan, Shield
from .events import Banked, Fired, Flew, Recharged, RoundBegan, Salvaged, Saw, Scanned, Shielded, Struck
from .state import DemoView

NAMES = ("Vega", "Rigel", "Deneb", "Altair")


class DemoText(Text):
    def event(self, event: Event, viewer: Viewer) -> str:
        match event:
            case RoundBegan(number):
                return f"Round {number} begins."
            case Flew(seat, to):
                return f"{NAMES[seat]} flies to {_place(to)}."
            case Banked(seat, value):
                return f"{NAMES[seat]} brings {value} home."
            case Scanned(seat, place):
                return f"{NAMES[seat]} scans {_place(place)}."
            case Saw(place, token):
                return f"Only you see what lies at {_place(place)}: {_token(token)}."
            case Salvaged(seat, token):
                return f"{NAMES[seat]} salvages {_token(token)}."
            case Fired(seat, target):
                return f"{NAMES[seat]} fires at {NAMES[target]}!"
            case Shielded(seat):
                return f"{NAMES[seat]} raises the shield."
            case Struck(seat, rolled, lost):
                return (
                    f"A {rolled} is rolled: {NAMES[seat]} {f'loses cargo worth {lost}' if lost else 'loses nothing'}."
                )
            case Recharged(seat):
                return f"{NAMES[seat]} recharges."
        raise NotImplementedError(event)

    def prompt(self, decision: Decision) -> str:
        question = {"demo.turn.act": "What do you do?", "demo.strike.react": "Something strikes you! How do you react?"}
        return f"{NAMES[decision.seat]}: {question[decision.prompt]}"

    def choice(self, choice: Choice) -> str:
        match choice:
            case Fly(to):
                return f"fly to {_place(to)}"
            case Scan():
                return "look at the token here, alone (1 energy)"
            case Salvage():
                return "turn the token here up and take it"
            case Fire(target):
                return f"fire at {NAMES[target]} for their best cargo (1 energy)"
            case Recharge():
                return "gain 1 energy"
            case Shield():
                return "raise the shield: hit only on 5 or 6 (1 energy)"
            case Brace():
                return "save the energy: hit on 3 to 6"
        raise NotImplementedError(choice)

    def board(self, view: DemoView) -> str:
        lines = [f"Round {view.round}", "place    " + "".join(f"{place:>6}" for place in range(len(view.tokens)))]
        known = ["." if t is None else "?" if t.value is None else f"({t.value})" for t in view.tokens]
        lines.append("token    " + "".join(f"{mark:>6}" for mark in ["dock", *known[1:]]))
        for name, captain in zip(NAMES, view.captains, strict=False):
            status = f"energy {captain.energy}  hold {list(captain.hold)}  vault {captain.vault}"
            lines.append(
                f"{name:<9}" + " " * (6 * captain.place) + "     ^" + " " * (6 * (8 - captain.place)) + f"  {status}"
            )
        return "\n".join(lines)


def _place(place: int) -> str:
    return f"wreck {place}" if place else "the dock"


def _token(token: int) -> str:
    return f"cargo worth {token}" if token else "a trap"
