"""Toys that break the laws about scenes and about options from content."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from starhold.kernel import CampaignLog, Content, Procedure, Record, Seat, Step, Text, call, done, goto

from .toys import Round, Toy, ToyText


class Acts(Procedure, tag="toy.acts"):
    """Two rounds, each a scene."""

    number: int = 0

    def start(self, game: InScenes) -> Step:
        game.begin_scene(game.scene_name(self.number))
        return call(Round(left=4), then=self.pass_on)

    def pass_on(self, game: InScenes) -> Step:
        self.number += 1
        return goto(self.start) if self.number < 2 else done()


class InScenes(Toy):
    """A sound game in two scenes."""

    title = "Toy in scenes"

    def opening(self) -> Procedure:
        return Acts()

    def scene_name(self, number: int) -> str:
        return f"act-{number}"


class Nameless(ToyText):
    def scene(self, name: str) -> str:
        return ""


class UnnamedScenes(InScenes):
    """Nobody knows what its scenes are called."""

    text: Text = Nameless()


class TellsACardByItsScene(InScenes):
    """The name of a scene is read by everybody."""

    def scene_name(self, number: int) -> str:
        return f"act-{number}-{self.state.pile[0] % 2}"


class KnowsItsDice(InScenes):
    """The past of a branch is played again with other dice to come, and must not hang on them."""

    def do(self, seat: Seat, deed: str) -> None:
        super().do(seat, deed)
        self.state.note = self.state.note or int(self.setup.commitment[:4], 16)


class Painting(Record, frozen=True):
    name: str = ""


class Gallery(Content, frozen=True):
    paintings: tuple[Painting, ...] = ()


class NoSuchTable(Struct, frozen=True, forbid_unknown_fields=True):
    picture: Annotated[str, Meta(extra={"records": "pictures"})] = "lisa"


class NoSuchRecord(Struct, frozen=True, forbid_unknown_fields=True):
    picture: Annotated[str, Meta(extra={"records": "paintings"})] = "lisa"


class WantsAnotherTable(Toy):
    """Its option names a table that its content has not."""

    content: Gallery
    options: NoSuchTable


class BeginsWithNothing(Toy):
    """What its option is usually is not in its content."""

    content: Gallery
    options: NoSuchRecord


class LogsTheTopCard(InScenes):
    """The log of the campaign says what lies on top of the pile."""

    def campaign_log(self) -> CampaignLog:
        return CampaignLog(f"next comes {self.state.pile[-1:]}")


class NamesScenesByTheTopCard(InScenes):
    def scene_title(self, scene: str) -> str:
        return f"{scene}: {self.state.pile[-1:]}"
