"""Toys whose open question is broken, each where only another than the first asked seat would notice."""

from __future__ import annotations

from starhold.kernel import Choice, Meaning, Noted, Options, Refusal, Seat, options
from tests.crew import Crew, CrewText, Dig, OwnPlace, Play, Rest, Take


class OffersToAll(Crew):
    """A choice without an owner: nobody can tell whose answer it is."""

    def offered(self, seat: Seat) -> Options:
        return options([*super().offered(seat).legal, Take(0)])


class RefusesToAll(Crew):
    """The same choice is legal for one seat and refused to another."""

    def offered(self, seat: Seat) -> Options:
        return options([Rest(seat), Dig(0) if seat == 0 else Refusal(Dig(0), "CREW-DIG-01", OwnPlace())])


class AsksTwice(Crew):
    """A seat has two parts in one question."""

    def free(self) -> list[Seat]:
        free = super().free()
        return [*free, *free[1:2]]

    def offered(self, seat: Seat) -> Options:
        self.state.found += 1
        return options([Play(seat, self.state.found)])

    def do(self, choice: Choice) -> None:
        pass


class AsksAGhost(Crew):
    """One of those who are asked has no seat."""

    def free(self) -> list[Seat]:
        return [*super().free(), 9]

    def offered(self, seat: Seat) -> Options:
        return options([Rest(seat)])


class NothingForTheLast(Crew):
    """The last of those who are asked can answer nothing."""

    def offered(self, seat: Seat) -> Options:
        return super().offered(seat) if seat < self.setup.seats - 1 else options([])


class RefusesTheLastWithoutRule(Crew):
    """What is refused to the last seat names no clause."""

    def offered(self, seat: Seat) -> Options:
        refused = Refusal(Dig(seat), "CREW-NONE-01", OwnPlace())
        return super().offered(seat) if seat == 0 else options([Rest(seat), refused])


class RefusesTheLastSilently(Crew):
    """What is refused to the last seat has no words."""

    text = type("Silent", (CrewText,), {"refusals": {**CrewText.refusals, "crew.own-place": " "}})()

    def offered(self, seat: Seat) -> Options:
        refused = Refusal(Dig(seat), "CREW-DIG-01", OwnPlace())
        return super().offered(seat) if seat == 0 else options([Rest(seat), refused])


class RefusesTheLastInWords(Crew):
    """What is refused to the last seat has its words from the rules, where no other text can replace them."""

    def offered(self, seat: Seat) -> Options:
        refused = Refusal(Dig(seat), "CREW-DIG-01", Noted("not yours"))
        return super().offered(seat) if seat == 0 else options([Rest(seat), refused])


class FailsForTheLast(Crew):
    """An option of the last seat cannot be carried out."""

    def do(self, choice: Choice) -> None:
        if choice == Rest(self.setup.seats - 1):
            raise ValueError("the last one never rests")
        super().do(choice)


class WordlessForTheLast(Crew):
    """What the last seat may answer has no meaning."""

    def meaning(self, choice: Choice) -> Meaning:
        return Meaning("") if choice == Rest(self.setup.seats - 1) else super().meaning(choice)


class TellsTheLast(Crew):
    """What the last seat may answer hangs on a tool of the first."""

    def offered(self, seat: Seat) -> Options:
        known = [Play(seat, 0)] if seat and sum(self.state.tools[0]) % 2 else []
        return options([Dig(seat), *known, Rest(seat)])

    def do(self, choice: Choice) -> None:
        if not isinstance(choice, Play):
            super().do(choice)


class AsksByASecret(Crew):
    """Who is asked hangs on a tool of the first seat."""

    def free(self) -> list[Seat]:
        free = super().free()
        return free if self.state.tools[0] and sum(self.state.tools[0]) % 2 else free[:1]
