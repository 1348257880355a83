"""The rules of Lifeboat: an escape has scenes, a scene has rounds, and in a round everybody uses one tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Options, Procedure, Seat, Step, ask, call, done, goto, offer, options

from .choices import Use
from .events import Breathed, Finished, Used
from .lacks import OtherTool, ToolOfScene
from .state import Face, Scene, Tool, find

if TYPE_CHECKING:
    from .game import Lifeboat


class Escape(Procedure, tag="lifeboat.escape"):
    """Scene after scene, until the boat is away or the air is gone. (LIFEBOAT-END-01..02)"""

    def start(self, game: Lifeboat) -> Step:
        game.begin_scene(scene(game).id)
        return goto(self.work)

    def work(self, game: Lifeboat) -> Step:
        return call(Round(list(game.seats)), then=self.settle)

    def settle(self, game: Lifeboat) -> Step:
        """Breathe, unless the scene is finished. (LIFEBOAT-AIR-02, LIFEBOAT-SCENE-01..02)"""
        if game.state.work >= goal(game):
            return goto(self.finish)
        change_air(game, -game.setup.seats)
        game.tell(Breathed(game.state.air))
        return goto(self.work) if game.state.air else done()

    def finish(self, game: Lifeboat) -> Step:
        """Go on to the next scene, or away. (LIFEBOAT-SCENE-03)"""
        game.tell(Finished(scene(game).id))
        if scene(game) is game.content.scenes[-1]:
            game.state.away = True
            return done()
        game.state.scene += 1
        game.state.work = 0
        return goto(self.start)


class Round(Procedure, tag="lifeboat.round"):
    """Everybody uses a tool, in any order. (LIFEBOAT-ROUND-01..02)"""

    waiting: list[Seat]
    """Those who have not used one yet."""

    def start(self, game: Lifeboat) -> Step:
        if not self.waiting:
            return done()
        first, *others = [(seat, tools(game, seat)) for seat in self.waiting]
        return ask(*first, then=self.use, others=others)

    def use(self, game: Lifeboat, choice: Use) -> Step:
        tool = find(game.content.tools, choice.tool)
        side = game.roll(len(tool.faces), choice.seat, die=tool.id, faces=tool.faces)
        face = sides(game, tool)[side - 1]
        game.tell(Used(choice.seat, tool.id, face.id))
        game.state.work += face.work
        change_air(game, face.air)
        game.state.last_used[choice.seat] = tool.id
        self.waiting.remove(choice.seat)
        return goto(self.start)


def tools(game: Lifeboat, seat: Seat) -> Options:
    """List the tools that a seat may use, and why not the others. (LIFEBOAT-TOOL-01..02)"""
    at_hand, last = scene(game).tools, game.state.last_used[seat]
    return options(
        offer(
            Use(seat, tool),
            ("LIFEBOAT-TOOL-01", tool in at_hand, ToolOfScene(tool)),
            ("LIFEBOAT-TOOL-02", tool != last, OtherTool(tool)),
        )
        for tool in sorted(tool.id for tool in game.content.tools)
    )


def sides(game: Lifeboat, tool: Tool) -> list[Face]:
    """The faces of a tool's die, side by side. (LIFEBOAT-TOOL-03)"""
    return [find(game.content.faces, face) for face in tool.faces]


def change_air(game: Lifeboat, by: int) -> None:
    """There is never less than no air. (LIFEBOAT-AIR-01)"""
    game.state.air = max(0, game.state.air + by)


def scene(game: Lifeboat) -> Scene:
    """The scene in play."""
    return game.content.scenes[game.state.scene]


def goal(game: Lifeboat) -> int:
    """The work that the scene takes. (LIFEBOAT-SCENE-01)"""
    return scene(game).work * game.setup.seats
