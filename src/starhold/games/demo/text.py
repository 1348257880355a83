"""The voice of Derelict."""

from __future__ import annotations

from starhold.kernel import Box, BoxItem, BoxSection, Text, Words

from .looking import CaptainSeen, PlaceSeen
from .state import DOCK, TRAP, DemoContent, DemoView, TokenKind

NAMES = ("Vega", "Rigel", "Deneb", "Altair")


class DemoText(Text):
    words = Words("Captain", "Captains", mat="Ship", score="Vault", ways={"on": "clockwise", "back": "anticlockwise"})
    events = {
        "demo.round-began": "Round {number} begins.",
        "demo.flew": "{seat} flies to {place}.",
        "demo.docked": "{seat} brings cargo worth {cargo} home and recharges.",
        "demo.scanned": "{seat} scans {place}.",
        "demo.saw": "Only you see what lies at {place}: {token}.",
        "demo.salvaged": "{seat} turns up {token}.",
        "demo.fired": "{seat} fires at {target}!",
        "demo.shielded": "{seat} raises the shield.",
        "demo.struck": "The die shows {rolled}: {seat} loses {lost}.",
    }
    choices = {
        "demo.fly": "fly to {to}",
        "demo.scan": "look at the token here, alone (1 energy)",
        "demo.salvage": "turn the token here up and take it",
        "demo.fire": "fire at {target} for their best cargo (1 energy)",
        "demo.shield": "raise the shield: hit only by a 5 or 6 (1 energy)",
        "demo.brace": "save the energy: hit by a 3 to 6",
    }
    weights = {"demo.salvage": "here", "demo.scan": "here"}
    clauses = {
        "demo.fly": "DEMO-FLY-01",
        "demo.scan": "DEMO-SCAN-01",
        "demo.salvage": "DEMO-SALVAGE-01",
        "demo.fire": "DEMO-FIRE-02",
        "demo.shield": "DEMO-STRIKE-01",
        "demo.brace": "DEMO-STRIKE-02",
    }
    refusals = {
        "demo.neighbourhood": "it is too far away: fly to a place next to yours",
        "demo.token-here": "no token lies here: fly to one that is face down",
        "demo.unknown-token": "you know this token: scan another one",
        "demo.energy": "you need 1 energy and have none: fly to the dock to recharge",
        "demo.meeting": "meet {target} at a wreck first",
    }
    prompts = {
        "demo.turn.act": "{seat}, what do you do?",
        "demo.strike.react": "{seat}, you are struck! Do you raise the shield?",
    }
    moments = {"demo.strike.react": "the strike at {whose} ship"}

    def word(self, field: str, value: object) -> str:
        match field, value:
            case ("seat" | "target", int(seat)):
                return NAMES[seat]
            case ("place" | "to", int(place)):
                return f"wreck {place}" if place else "the dock"
            case ("token" | "lost", int(token)):
                return f"cargo worth {token}" if token else "a trap" if field == "token" else "nothing"
        return str(value)

    def about(self, field: str, value: object) -> str:
        return f"seat {value}" if field in ("seat", "target") else ""

    def inspected(self, found: PlaceSeen | CaptainSeen) -> tuple[str, ...]:
        if isinstance(found, CaptainSeen):
            shield = "" if found.hit_behind_shield is None else f", {found.hit_behind_shield}% behind a shield"
            shot = f"{found.hit}% chance to hit{shield}; to be won: {self.word('lost', found.cargo)}"
            return (f"{self.mention('seat', found.seat)}, at {self.word('place', found.place)}", shot)
        away = () if found.flights is None else (f"{found.flights} flight{'' if found.flights == 1 else 's'} away",)
        here = [f"{self.mention('seat', seat)} is here" for seat in found.captains]
        return (self.word("place", found.place), *away, *self._token(found), *here)

    def clauses_about(self, found: PlaceSeen | CaptainSeen) -> tuple[str, ...]:
        if isinstance(found, CaptainSeen):
            return ("DEMO-STRIKE-02", "DEMO-STRIKE-03")
        if found.place == DOCK:
            return ("DEMO-FLY-02",)
        return ("DEMO-SALVAGE-01", "DEMO-SALVAGE-02") if found.token else ("DEMO-FLY-01",)

    def _token(self, found: PlaceSeen) -> tuple[str, ...]:
        if found.token is None:
            return ()
        if found.token.value is not None:
            return (f"{self.word('token', found.token.value)}, as you have seen",)
        return (f"a token face down: {found.traps} of the {found.unknown} unknown ones are traps",)

    def regret(self, cargo: int) -> str:
        return f"You leave {self.word('token', cargo)} behind, as you have seen."

    def box(self, content: DemoContent) -> Box:
        return (BoxSection("Tokens", tuple(map(self._boxed, content.tokens))),)

    def _boxed(self, kind: TokenKind) -> BoxItem:
        worth = () if kind.value == TRAP else (self.word("token", kind.value),)
        use = "Whoever turns it up is struck." if kind.value == TRAP else "It counts once it is home in the vault."
        return BoxItem(f"token {kind.id}", kind.id.capitalize(), (f"{kind.count} in the box", *worth), (use,))

    def board(self, view: DemoView) -> str:
        marks = ["." if token is None else "?" if token.value is None else str(token.value) for token in view.tokens]
        lines = [f"Round {view.round}", "wreck  " + "".join(f"{place:4}" for place in range(1, len(marks))) + "  dock"]
        lines.append("token  " + "".join(f"{mark:>4}" for mark in marks[1:]))
        for name, captain, place in zip(NAMES, view.captains, view.places, strict=False):
            column = (place or len(marks)) * 4
            cargo = f"energy {captain.energy}, hold {captain.hold or 'empty'}, vault {captain.vault}"
            lines.append(f"{name:<7}{'*':>{column}}{cargo:>{len(marks) * 4 + 6 - column + len(cargo)}}")
        return "\n".join(lines)
