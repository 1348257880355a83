"""Pictures of the page for the documents: `python -m tests.browser.pictures docs/pictures`."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, ViewportSize

from starhold.games.xia.seeing.view import XiaView
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.corespace.trader import Trader
from starhold.players.xia.captain import Captain
from starhold.server.settings import Settings
from tests.games.akarios.campaigns import FLYING, VOTING, WALKING, campaign_at, played_until
from tests.games.corespace.campaigns import LEARNING
from tests.games.corespace.campaigns import campaign_at as with_crews_at
from tests.server.lobby import bearer
from tests.server.quick import quick
from tests.server.serving import Serving

from .chromium import MISSING, chromium, find_chromium
from .prepared import BETWEEN, CHOOSING, TAKING, first_of, lay, token_of, xia_when
from .screen import Screen
from .small_png import smaller

SIZES: Sequence[ViewportSize] = (
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
)
"""A desk, a small laptop and a phone."""
PHONE = 390
NAMES = ("Mira", "Jonas", "Tove")
MOST_BYTES = 400_000
DAYS = ("2026-10-03", "2026-10-10", "2026-10-17", "2026-10-31", "2026-11-07")
GOALS = (
    "choose-goal an-honest",
    "choose-goal glass",
    "choose-goal paper",
    "choose-goal the-clean",
    "choose-goal white",
)
UPGRADES = ("take-upgrade engine-1", "take-upgrade buy-1", "take-upgrade engine-2", "take-upgrade guns-1")


def derelict() -> Match:
    """In the middle of a match: two have taken something, a third is about to."""
    match = Match.new("demo", seats=3, seed=111)
    for answer in ("fly 1", "salvage", "brace", "fly 2", "fly 8", "salvage", "fly 7", "fly 8", "fly 7"):
        match.answer(answer)
    return match


def lifeboat() -> Match:
    return Match.new("lifeboat", seats=3, seed=5)


def akarios() -> Match:
    """The second round of a fight for the Sparrow: three pilots have their dice, and the raiders are near."""
    match, chance = Match.new("akarios", seats=3, seed=5, options={"scenario": "hold-the-lantern"}), random.Random(5)
    while match.decision.prompt != "akarios.pilot-phase.act" or match.view(0).round < 2:  # type: ignore[attr-defined]
        part = match.decision.of(chance.choice(match.decision.seats))
        assert part is not None
        match.answer(
            next((each for each in part.options if str(each).startswith("take-usual")), None)
            or chance.choice(part.options)
        )
    return match


def aboard_a_derelict() -> Match:
    """Two crews on one deck, once the Purge are near: a trader has somebody to shoot at, and doors are open."""
    match, trader = Match.new("corespace", seats=2, seed=5), Trader()
    while not (
        match.decision.prompt == "corespace.activation.do"
        and match.decision.seat == 0
        and sum(figure.where == "deck" for figure in match.view(0).figures) >= 9  # type: ignore[attr-defined]
        and not match.view(0).locked  # type: ignore[attr-defined]
        and any(str(option).startswith("shoot") for option in match.decision.options)
    ):
        match.answer(trader.answer(Outlook(match)))
    return match


def on_the_road() -> Match:
    """A voyage of the Beacon Road: much of the first system is explored."""
    return played_until(
        lambda match: match.decision.prompt == FLYING and len(match.view(0).campaign.sectors) >= 5  # type: ignore[attr-defined]
    )


def seen(match: Match) -> XiaView:
    view = match.view(match.decision.seat)
    assert isinstance(view, XiaView)
    return view


def is_far_explored(match: Match) -> bool:
    """In the middle of a match, with much to see and somewhere to go."""
    return (
        match.decision.prompt == "xia.move.spend"
        and 9 <= len(seen(match).sectors) <= 11
        and all(captain.at is not None for captain in seen(match).captains)
        and len(list(match.game.errands())) > 12
    )


def is_fitting(match: Match) -> bool:
    """An outfit is placed in a hold that is not empty."""
    mine = seen(match).captains[match.decision.seat]
    return match.decision.prompt == "xia.fit-outfit.place" and len(mine.hold.outfits) >= 2


def campaign_of_five_games(seed: int = 11) -> Match:
    """A captain's campaign after five games, two of which were worth it."""
    match, captain = Match.new("xia", seed=seed, options={"solo": "easy", "campaign": True}, today=DAYS[0]), Captain()
    while len(match.scenes) < len(DAYS) or match.decision.prompt != TAKING:
        number, options = len(match.scenes), [str(option) for option in match.decision.options]
        wanted = {CHOOSING: GOALS[number - 1 :], TAKING: UPGRADES, BETWEEN: ("play-on",)}.get(match.decision.prompt)
        answer = first_of(options, wanted) if wanted else str(captain.answer(Outlook(match)))
        match.answer(answer, today=DAYS[min(number, len(DAYS) - 1)])
    return match


def choosing_again() -> Match:
    """The same before the fifth game, which needs a goal."""
    match = campaign_of_five_games()
    revision = match.scenes[-1].revision
    while (then := match.replay(to=revision)).decision.prompt != CHOOSING:
        revision += 1
    return then


class Camera:
    """Looks at tables, and keeps what it sees."""

    def __init__(self, browser: Browser, serving: Serving, folder: Path) -> None:
        self._browser = browser
        self._serving = serving
        self._folder = folder

    @contextmanager
    def screen(self, size: ViewportSize) -> Iterator[Screen]:
        is_phone = size["width"] <= PHONE
        opened = self._browser.new_context(viewport=size, has_touch=is_phone, reduced_motion="reduce")
        yield Screen(opened.new_page(), self._serving.address)
        opened.close()

    def take(self, screen: Screen, name: str) -> None:
        screen.page.wait_for_load_state("networkidle")
        file = self._folder / f"{name}.png"
        file.write_bytes(smaller(screen.page, screen.page.screenshot()))
        assert file.stat().st_size < MOST_BYTES, f"{file} is too large"

    def lobby(self) -> None:
        for size in SIZES:
            with self.screen(size) as screen:
                screen.open()
                screen.button("First game").wait_for()
                self.take(screen, f"lobby-{size['width']}")

    def table(self, name: str, match: Match, tab: str, sizes: Sequence[ViewportSize] = SIZES, press: str = "") -> None:
        """Pictures of a position, for the eyes of the player who is asked, perhaps after a button was pressed."""
        with self._serving.http() as http:
            table = lay(http, match)
            name_people(http, table.table, [token_of(table, seat) for seat in match.game.seats])
        for size in sizes:
            with self.screen(size) as screen:
                screen.sit_down(table.table, token_of(table, match.decision.seat))
                screen.page.locator("[role=application], .campaign, .ak-page, [data-part=map] .page").first.wait_for()
                if screen.page.get_by_role("tab").count():
                    screen.page.get_by_role("tab", name="Decide" if size["width"] <= PHONE else tab, exact=True).click()
                if press:
                    screen.button(press).first.click()
                screen.page.mouse.move(0, 0)
                self.take(screen, f"{name}-{size['width']}")


def name_people(http: httpx.Client, table: str, tokens: list[str]) -> None:
    for seat, (token, name) in enumerate(zip(tokens, NAMES, strict=False)):
        http.post(
            f"/api/tables/{table}/seats/{seat}/name", json={"name": name}, headers=bearer(token)
        ).raise_for_status()


def main(folder: Path) -> None:
    """Make all pictures."""
    program = find_chromium() or sys.exit(MISSING)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        chromium(program) as browser,
        Serving(quick(database=f"sqlite:///{data}/starhold.db", bot_pause=Settings().bot_pause)) as serving,
    ):
        camera = Camera(browser, serving, folder)
        camera.lobby()
        camera.table("xia", xia_when(is_far_explored), "Captains")
        camera.table("hold", xia_when(is_fitting), "Ship", SIZES[:1])
        camera.table("goals", choosing_again(), "Ship")
        camera.table("campaign", campaign_of_five_games(), "Log")
        camera.table("derelict", derelict(), "Captains")
        camera.table("lifeboat", lifeboat(), "Log")
        camera.table("akarios", akarios(), "Cockpit")
        camera.table("corespace", aboard_a_derelict(), "Crew")
        camera.table("careers", Match.loads(with_crews_at(LEARNING)), "Crew", press="Continue")
        camera.table("story", Match.loads(campaign_at(VOTING)), "Cockpit")
        camera.table("sectors", on_the_road(), "Cockpit", press="Continue")
        camera.table("world", Match.loads(campaign_at(WALKING)), "Cockpit", press="Continue")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
