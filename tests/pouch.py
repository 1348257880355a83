"""Pouch: a game that is not installed. Whoever is asked shoots with a blue die, or searches a bag of loot.

Its die has faces, its bag can be a real one, and all win or lose together unless `alliance` says otherwise.
"""

from __future__ import annotations

from msgspec import Struct

from starhold.kernel import Choice, Game, Procedure, Result, State, Step, Text, Viewer, ask, done, goto

POUCH = "tests.pouch:Pouch"
"""What the command line calls it."""

FACES = ("miss", "miss", "hit", "hit", "2-hits", "stress")


class Shoot(Choice, frozen=True, tag="pouch.shoot"):
    pass


class Search(Choice, frozen=True, tag="pouch.search"):
    pass


class PouchOptions(Struct, frozen=True, forbid_unknown_fields=True):
    alliance: bool = True


class PouchState(State):
    bag: list[str]
    shown: list[str] = []


class Evening(Procedure, tag="pouch.evening"):
    left: int = 4

    def start(self, game: Pouch) -> Step:
        return ask(self.left % 2, [Shoot(), Search()], then=self.act) if self.left else done()

    def act(self, game: Pouch, choice: Choice) -> Step:
        seat, self.left = self.left % 2, self.left - 1
        if isinstance(choice, Shoot):
            game.state.shown.append(FACES[game.roll(6, seat, die="blue", faces=FACES) - 1])
        else:
            found = game.draw(game.state.bag, seat, "a crate", pile="bag")
            game.state.bag.remove(found)
            game.state.shown.append(found)
        return goto(self.start)


class PouchText(Text):
    choices = {"pouch.shoot": "shoot", "pouch.search": "search"}
    prompts = {"pouch.evening.act": "{seat}?"}

    def word(self, field: str, value: object) -> str:
        return str(value).replace("-", " ") if field in ("face", "item") else super().word(field, value)


class Pouch(Game):
    name = "pouch"
    title = "Pouch"
    seat_counts = range(2, 3)
    text: Text = PouchText()
    hides = False
    draws_piles = True

    state: PouchState
    options: PouchOptions

    @classmethod
    def cooperative(cls, options: PouchOptions) -> bool:
        return options.alliance

    def deal(self) -> PouchState:
        bag = ["scrap", "medi-stim", "scrap", "cutter"]
        self.shuffle(bag)
        return PouchState(bag)

    def opening(self) -> Procedure:
        return Evening()

    def view(self, viewer: Viewer) -> PouchState:
        return self.state

    def redeal(self, viewer: Viewer) -> None:
        pass

    def score(self) -> Result:
        """With the cutter they get out, together or each for themselves; loot counts."""
        found = sum(thing in ("cutter", "medi-stim") for thing in self.state.shown)
        is_out = "cutter" in self.state.shown
        if self.options.alliance:
            return Result.together(self.seats, won=is_out, score=found, reason="the lights went out")
        return Result((0,) if is_out else (), (found, 0))
