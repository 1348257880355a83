"""A board of Xia that is larger than the box allows: the wire is bent, so that the page is told of more sectors."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from starhold.geometry import Hex

SECTORS = 33
ACROSS, DOWN = Hex(3, 2), Hex(-2, 5)
"""From the centre of a sector to those of two that touch it."""


def centres(count: int) -> list[Hex]:
    """Where so many sectors lie when they are laid as closely as possible."""
    near = range(-count, count + 1)
    places = [Hex(ACROSS.q * i + DOWN.q * j, ACROSS.r * i + DOWN.r * j) for i in near for j in near]
    return sorted(places, key=lambda place: (abs(place.q) + abs(place.r) + abs(place.q + place.r), place))[:count]


def copy_id(sector: str, number: int) -> str:
    return f"{sector}-{number}"


def enlarge_scenery(scenery: dict[str, Any]) -> None:
    """As many kinds of sectors as shall be laid."""
    sectors = scenery["sectors"]
    copies = [{**sectors[number % len(sectors)], "id": copy_id("sector", number)} for number in range(SECTORS)]
    scenery["sectors"] = [*sectors, *copies]


def enlarge_position(message: dict[str, Any]) -> None:
    laid = [
        {"sector": copy_id("sector", number), "centre": [centre.q, centre.r], "turn": number % 6}
        for number, centre in enumerate(centres(SECTORS))
    ]
    board = message["changes"] if message["view"] is None else message["view"]
    board["sectors"] = laid


def bend_the_wire(page: Page) -> None:
    """From now on the page is told of a board of 33 sectors."""

    def draw(route: Route) -> None:
        response = route.fetch()
        scenery = response.json()
        enlarge_scenery(scenery)
        route.fulfill(response=response, json=scenery)

    def speak(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(frame: str | bytes) -> None:
            messages = [json.loads(line) for line in frame.splitlines()]
            for message in messages:
                if message["tell"] == "position":
                    enlarge_position(message)
            socket.send("\n".join(map(json.dumps, messages)))

        server.on_message(hear)

    page.route("**/scenery", draw)
    page.route_web_socket("**/socket", speak)
