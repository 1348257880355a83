"""A sound toy with faces on its die and a bag to draw from, and toys that do this wrongly."""

from __future__ import annotations

from starhold.kernel import Seat, Text

from .toys import COLOURS, Got, Toy, ToyText, Won

FACES = ("miss", "miss", "miss", "hit", "hit", "2-hits")


class RealText(ToyText):
    prompts = {**ToyText.prompts, "kernel.draw/purpose": "{seat}, take {purpose} out of the {die}."}

    def word(self, field: str, value: object) -> str:
        return str(value).replace("-", " ") if field == "face" else super().word(field, value)


class Real(Toy):
    """A sound game: bets are decided by a red die, and paint comes out of a bag."""

    text: Text = RealText()
    draws_piles = True

    def do(self, seat: Seat, deed: str) -> None:
        verb, _, value = deed.partition(" ")
        if verb == "paint":
            self.paint(seat)
        elif verb == "bet":
            rolled = self.throw(seat)
            self.state.coins[seat] += int(value) if rolled > 3 else -int(value)
            self.tell(Won(seat, rolled))
        else:
            super().do(seat, deed)

    def throw(self, seat: Seat) -> int:
        return self.roll(6, seat, "your bet", die="red", faces=FACES)

    def paint(self, seat: Seat) -> None:
        self.state.colour = self.draw([*COLOURS, "blue"], seat, "a pot", pile="bag")
        self.tell(Got(COLOURS.index(self.state.colour)))


# One thing wrong with each of these.


class MiscountsFaces(Real):
    """A die with a side that has no name."""

    def throw(self, seat: Seat) -> int:
        return self.roll(6, seat, die="red", faces=FACES[:5])


class SpacedFaces(Real):
    """A face whose notation does not read back."""

    def throw(self, seat: Seat) -> int:
        return self.roll(2, seat, faces=("miss", "2 hits"))


class FacesAlike(Real):
    """Faces that nobody can tell apart by their words."""

    text = type("Alike", (RealText,), {"word": lambda _text, field, value: "hit" if field == "face" else str(value)})()


class DrawsUnsaid(Real):
    """A bag of which nobody knows that it could be a real one."""

    draws_piles = False


class ShowsThePile(Real):
    """Who draws is shown all that is left in the pile, and so what the other one holds."""

    def draw_card(self, seat: Seat) -> None:
        card = int(self.draw([str(card) for card in self.state.pile], seat))
        self.state.pile.remove(card)
        self.state.pile.append(card)
        super().draw_card(seat)
