"""The toy: sailors row, sail by a die or look at the sky, from one leg of their voyage to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from starhold.kernel import (
    CampaignLine,
    CampaignLog,
    Choice,
    Content,
    Event,
    Game,
    Procedure,
    Record,
    Result,
    Seat,
    State,
    Step,
    Text,
    Viewer,
    ask,
    call,
    done,
    goto,
    options,
)


class Leg(Record, frozen=True):
    name: str
    spaces: int


class Crew(Record, frozen=True):
    strength: int
    name: str = ""


class VoyageContent(Content, frozen=True):
    legs: tuple[Leg, ...] = ()
    crews: tuple[Crew, ...] = ()


class VoyageOptions(Struct, frozen=True, forbid_unknown_fields=True):
    start: Annotated[str, Meta(extra={"records": "legs"})] = "harbour"
    crew: Annotated[str, Meta(extra={"records": "crews"})] = "old-hands"
    patience: Annotated[int, Meta(ge=1)] = 12
    """Turns after which a leg ends, however far the ship has come."""


class VoyageState(State):
    sky: list[int]
    leg: int
    gone: int = 0
    log: list[int] = []
    seen: list[int] = []


class VoyageView(Struct, frozen=True):
    leg: str
    gone: int
    sky: int
    log: tuple[int, ...]
    seen: tuple[int, ...]


class Row(Choice, frozen=True, tag="voyage.row"):
    pass


class Sail(Choice, frozen=True, tag="voyage.sail"):
    pass


class Rest(Choice, frozen=True, tag="voyage.rest"):
    pass


class Look(Choice, frozen=True, tag="voyage.look"):
    """Turn up the next card of the sky."""


class Went(Event, frozen=True, tag="voyage.went"):
    seat: Seat
    spaces: int


class Rested(Event, frozen=True, tag="voyage.rested"):
    seat: Seat


class Looked(Event, frozen=True, tag="voyage.looked"):
    reveals = True
    seat: Seat
    card: int


class Arrived(Event, frozen=True, tag="voyage.arrived"):
    leg: str


class Sailing(Procedure, tag="voyage.sailing"):
    """One leg after the other."""

    def start(self, game: Voyage) -> Step:
        game.begin_scene(game.content.legs[game.state.leg].id)
        return call(Passage(), then=self.arrive)

    def arrive(self, game: Voyage) -> Step:
        game.tell(Arrived(game.content.legs[game.state.leg].id))
        game.state.log.append(game.state.gone)
        game.state.gone = 0
        game.state.leg += 1
        return goto(self.start) if game.state.leg < len(game.content.legs) else done()


class Passage(Procedure, tag="voyage.passage"):
    """Sailors act in turn until the leg is behind them."""

    seat: Seat = 0
    turns: int = 0

    def start(self, game: Voyage) -> Step:
        looks = [Look()] if game.state.sky else []
        return ask(self.seat, options([Row(), Sail(), Rest(), *looks]), then=self.act)

    def act(self, game: Voyage, choice: Choice) -> Step:
        match choice:
            case Row():
                game.go(self.seat, game.crew.strength)
            case Sail():
                game.go(self.seat, game.roll(6, self.seat))
            case Look():
                game.state.seen.append(game.state.sky.pop())
                game.tell(Looked(self.seat, game.state.seen[-1]))
            case _:
                game.tell(Rested(self.seat))
        self.turns += 1
        self.seat = (self.seat + 1) % game.setup.seats
        far = game.state.gone >= game.content.legs[game.state.leg].spaces
        return done() if far or self.turns >= game.options.patience else goto(self.start)


class VoyageText(Text):
    events = {
        "voyage.went": "{seat} goes {spaces} on.",
        "voyage.rested": "{seat} rests.",
        "voyage.looked": "{seat} sees {card} in the sky.",
        "voyage.arrived": "The ship is past {leg}.",
    }
    choices = {"voyage.row": "row", "voyage.sail": "sail", "voyage.rest": "rest", "voyage.look": "look at the sky"}
    prompts = {"voyage.passage.act": "{seat}, what now?"}
    options = {"start": "The leg to begin with", "crew": "The crew"}

    def __init__(self, legs: Mapping[str, str] | None = None) -> None:
        self.legs = legs or {}

    def naming(self, content: Any) -> Text:
        return type(self)({leg.id: leg.name for leg in content.legs})

    def scene(self, name: str) -> str:
        return self.legs.get(name, name)

    def board(self, view: VoyageView) -> str:
        return f"{view.leg}: {view.gone}"


class Voyage(Game):
    """A sound campaign: it breaks no law."""

    name = "voyage"
    title = "Voyage"
    summary = "Three legs, one ship."
    seat_counts = range(1, 4)
    text: Text = VoyageText()

    state: VoyageState
    content: VoyageContent
    options: VoyageOptions

    @property
    def crew(self) -> Crew:
        return next(crew for crew in self.content.crews if crew.id == self.options.crew)

    def deal(self) -> VoyageState:
        sky = list(range(8))
        self.shuffle(sky)
        return VoyageState(sky, [leg.id for leg in self.content.legs].index(self.options.start))

    def opening(self) -> Procedure:
        return Sailing()

    def go(self, seat: Seat, spaces: int) -> None:
        self.state.gone += spaces
        self.tell(Went(seat, spaces))

    def view(self, viewer: Viewer) -> VoyageView:
        legs, state = self.content.legs, self.state
        leg = legs[min(state.leg, len(legs) - 1)]
        return VoyageView(leg.id, state.gone, len(state.sky), tuple(state.log), tuple(state.seen))

    def redeal(self, viewer: Viewer) -> None:
        self.shuffle(self.state.sky)

    def campaign_log(self) -> CampaignLog:
        legs, made = self.content.legs, self.state.log
        lines = tuple(CampaignLine(leg.id, f"{leg.name}: {gone}") for leg, gone in zip(legs, made, strict=False))
        closing = f"{self.text.mention('seat', 0)} drops anchor." if self.over else ""
        return CampaignLog(f"{len(made)} of {len(legs)} legs", lines, closing)

    def score(self) -> Result:
        won = len(self.state.log)
        return Result(tuple(self.seats), (won,) * len(self.seats), f"the ship has made {won} legs")
