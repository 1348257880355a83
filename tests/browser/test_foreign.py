"""Nothing on the page depends on English: in a language that nobody speaks it looks and works the same.

The same match lies on two tables, in English and in a foreign language, and the same things are clicked at both. After
each click both pages are alike to the last element, but for brackets and accents.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from starhold.games.xia.speech.names import COLOURS
from starhold.kernel import Match
from tests.docs.serving import served
from tests.server.serving import Serving

from .foreign import understood
from .prepared import ACTING, campaign, lay, token_of, xia_when
from .screen import PATIENCE, Screen, safe

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web/src/games"

STILL_ENGLISH: dict[str, str] = {}
"""Parts of the page that take English apart, by selector, and where. The list may only shrink."""

NOT_WORDS = {"xia/chart/lights.ts": "ids of harms"}
"""Files of the page whose literals only look like English, and what they are."""

READ = """(apart) => {
  const copy = document.body.cloneNode(true);
  const notes = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  while (notes.nextNode()) notes.referenceNode.remove();
  for (const each of copy.querySelectorAll('kbd')) each.remove();
  for (const each of copy.querySelectorAll('[aria-keyshortcuts]')) each.removeAttribute('aria-keyshortcuts');
  for (const each of copy.querySelectorAll('.pairs')) each.classList.remove('pairs');
  const parts = {};
  for (const selector of apart) {
    const found = [...copy.querySelectorAll(selector)];
    parts[selector] = found.map((each) => each.outerHTML).join('\\n');
    for (const each of found) each.remove();
  }
  return { ...parts, page: copy.innerHTML };
}"""
"""Reads some parts of the page, and the rest of it.

Keys are letters of the words, and short words stand in pairs: that differs between any two languages.
"""

ENGLISH = """([selector, names]) => {
  const said = [];
  for (const root of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (!texts.currentNode.parentElement.closest('kbd')) said.push(texts.currentNode.data);
    for (const each of [root, ...root.querySelectorAll('[aria-label], [title]')])
      said.push(each.getAttribute('aria-label') ?? '', each.getAttribute('title') ?? '');
  }
  const words = said.join(' ').match(/[\\p{L}]{2,}/gu) ?? [];
  return [...new Set(words)].filter((word) => /[aeiou]/.test(word) && !names.includes(word));
}"""
"""Reads the words without accents in some parts of the page, but for names."""

OF_THE_TITLE = ".mat, .table, .campaign, .race, .box .words, #tab-mat, #tab-table"
"""Parts of the page whose words are all the title's."""

Do = Callable[[Screen], None]


class Pair(NamedTuple):
    """Two screens that look at the same match, in two languages."""

    english: Screen
    foreign: Screen

    def each(self, do: Do) -> None:
        """Do the same at both, and see that they are alike afterwards."""
        before = self.english.revision
        for screen in self:
            do(screen)
        assert self.english.revision > before, "nothing was answered"
        self.compare()

    def compare(self) -> None:
        """Wait until both show the same."""
        give_up = time.monotonic() + PATIENCE
        while True:
            one, other = (self._read(screen) for screen in self)
            if one["page"] == other["page"]:
                break
            assert time.monotonic() < give_up, difference(one["page"], other["page"])
            self.english.page.wait_for_timeout(50)
        assert self.foreign.page.evaluate(ENGLISH, [OF_THE_TITLE, COLOURS]) == []
        DIFFERENT.update(selector for selector in STILL_ENGLISH if one[selector] != other[selector])

    @staticmethod
    def _read(screen: Screen) -> dict[str, str]:
        parts: dict[str, str] = screen.page.evaluate(READ, list(STILL_ENGLISH))
        return {name: understood(TABLE.sub("/table/", html)) for name, html in parts.items()}


TABLE = re.compile(r"/tables?/[\w-]+")
"""The two tables have names of their own."""

DIFFERENT: set[str] = set()
"""Parts of the page that were seen to differ."""

Sit = Callable[[Match], Pair]


def difference(one: str, other: str) -> str:
    here, there = (html.replace("><", ">\n<").splitlines() for html in (one, other))
    return "\n".join(list(unified_diff(here, there, "english", "foreign", lineterm="", n=1))[:40])


@pytest.fixture
def sit(
    server: Serving, http: httpx.Client, screen_at: Callable[..., Screen], tmp_path: Path
) -> Iterator[Callable[[Match], Pair]]:
    """Lays a match on a table of each language, and sits down where something is asked."""
    database = f"sqlite:///{tmp_path}/foreign.db"
    with (
        served(ROOT, "--game", "tests.browser.foreign:ForeignXia", "--database", database) as foreign,
        httpx.Client(base_url=foreign, trust_env=False, timeout=20) as far,
    ):
        pair = Pair(screen_at(server.address), screen_at(foreign.removeprefix("http://")))

        def seated(match: Match) -> Pair:
            for client, screen in zip((http, far), pair, strict=True):
                table = lay(client, match)
                screen.sit_down(table.table, token_of(table, match.decision.seat))
                screen.page.get_by_role("application").wait_for()
            pair.compare()
            return pair

        yield seated
        pair.foreign.page.close()


def answering(answer: str) -> Do:
    return lambda screen: screen.answer(answer)


def offers(prompt: str, verb: str) -> Callable[[Match], bool]:
    return lambda match: (
        match.decision.prompt == prompt and any(str(option).split()[0] == verb for option in match.decision.options)
    )


def test_all_of_it_is_played_by_clicks_in_a_language_that_nobody_speaks(sit: Sit) -> None:
    for scene in (
        roll_real_dice,
        fit_out_a_ship,
        fly,
        trade,
        accept_a_mission,
        look_around,
        steer_an_npc,
        give_a_game_up,
    ):
        scene(sit)
    assert set(STILL_ENGLISH) == DIFFERENT, "take what is understood in any language off the list"


def roll_real_dice(sit: Sit) -> None:
    pair = sit(Match.new("xia", seats=2, dice="asked", options={"first_game": True}))
    pair.each(answering("rolled 7"))


def fit_out_a_ship(sit: Sit) -> None:
    """Buy by a button; then the hold is shown, and the outfit is put there."""
    match = Match.new("xia", seats=2, seed=1, options={"first_game": True})
    for _ in match.game.seats:
        match.answer(match.decision.options[0])
    pair = sit(match)
    pair.each(answering("buy-outfit m-22"))

    def fit(screen: Screen) -> None:
        before = screen.revision
        screen.page.locator(".hand .xia-button:not(.quiet)").click()
        screen.until(lambda each: each.revision > before)

    pair.each(fit)
    pair.each(answering("depart"))


def fly(sit: Sit) -> None:
    """Look at a space, and fly to it; then into danger, and see the dice."""
    pair = sit(xia_when(is_dangerous))
    way = next(option.target for option in safe(pair.english.question) if option.target)
    for screen in pair:
        screen.space(way).hover()
    pair.compare()
    risk = next(option for option in pair.english.question.options if option.danger and option.target)
    dice: list[str] = []

    def dare(screen: Screen) -> None:
        before = screen.revision
        assert risk.target
        screen.space(risk.target).click()
        screen.page.get_by_role("alert").wait_for()
        screen.space(risk.target).click()
        screen.until(lambda each: each.revision > before)
        dice.append(understood(screen.page.locator(".dice").inner_text()))

    pair.each(dare)
    assert dice[0] == dice[1]


def is_dangerous(match: Match) -> bool:
    """A ship flies, and the next space may be asteroids, for which a die is rolled."""
    risks = [risk for option in match.decision.options for risk in match.game.risks(option)]
    return match.decision.prompt == "xia.move.spend" and any(risk.harm == "damage" for risk in risks)


def trade(sit: Sit) -> None:
    """Read what is not possible, and why, and the log; then buy an outfit."""
    pair = sit(xia_when(offers("xia.business.trade", "buy-outfit")))
    for screen in pair:
        screen.button("Why can").click()
    pair.compare()
    for screen in pair:
        screen.page.get_by_role("tab", name="Log").click()
    pair.compare()
    answers = [option.answer for option in pair.english.question.options]
    pair.each(answering(next(answer for answer in answers if answer.startswith("buy-outfit"))))


def accept_a_mission(sit: Sit) -> None:
    """Accept a mission by the button on its card."""
    pair = sit(xia_when(offers("xia.choose-missions.answer", "keep")))

    def accept(screen: Screen) -> None:
        before = screen.revision
        screen.page.locator("#tab-mat").click()
        screen.page.locator(".xia-card .xia-button").first.click()
        screen.until(lambda each: each.revision > before)

    pair.each(accept)


def look_around(sit: Sit) -> None:
    """Read the standings and all mats, and browse the box."""
    pair = sit(xia_when(has_events))
    for screen, score in zip(pair, ("Fame", "Fámé"), strict=True):
        assert score in screen.page.get_by_role("banner").inner_text()
    for tab in ("#tab-mat", "#tab-table"):
        for screen in pair:
            screen.page.locator(tab).click()
        pair.compare()
    for screen in pair:
        screen.page.keyboard.press("Shift+B")
        screen.page.get_by_role("dialog", name="In the box").wait_for()
    for place in range(screen.page.locator(".kinds button").count()):
        for screen in pair:
            screen.page.locator(".kinds button").nth(place).click()
        pair.compare()


def has_events(match: Match) -> bool:
    """Events lie on the table, and somebody has a mission."""
    view = match.view(match.decision.seat)
    embers, captains = view.embers, view.captains  # type: ignore[attr-defined]  # of Xia alone
    return bool(embers and embers.events) and any(captain.missions for captain in captains)


def steer_an_npc(sit: Sit) -> None:
    """Send a ship that nobody owns to a space of the board."""
    pair = sit(xia_when(offers("xia.fly-npc.fly", "route")))
    pair.each(answering(pair.english.question.options[0].answer))


def give_a_game_up(sit: Sit) -> None:
    """Look at the campaign sheet, lose a game, and take an upgrade by its rung."""
    pair = sit(campaign(ACTING, 2))
    for screen in pair:
        screen.page.locator("#tab-own-0").click()
        screen.page.locator(".campaign").wait_for()
    pair.compare()
    pair.each(answering("give-up"))

    def take(screen: Screen) -> None:
        before = screen.revision
        screen.page.locator(".rung button").first.click()
        screen.until(lambda each: each.revision > before)

    pair.each(take)


WORDS = re.compile(r"'[^'\n]*[a-z]{3,} [a-z]{2,}[^'\n]*'|`[^`\n]*[a-z]{3,} [a-z]{2,}[^`\n]*`")
"""Literals that look like English: two words of small letters side by side."""

JOINED = re.compile(r"`(?:the|[A-Z][a-z]+|[^`$\n]*[,(] ?[a-z]{2,}) \$\{|\}(?:'s)? [a-z]{2,}[^`{\n]*(?:`|\$\{)")
"""Templates that put a figure or a name between words."""

LABEL = re.compile(r"'(?!(?:Enter|Escape)')[A-Z][a-z]+'")
"""Single words with a capital, as they stand on tabs and over tables; but for the names of keys."""

UNSPOKEN = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->|<style.*?</style>|import [^;]*;", re.DOTALL)
SEEDED = re.compile(r"scatter\([^)]*\)")
"""Seeds of scattered things: nobody reads them."""

SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)
BRACES = re.compile(r"\{[^{}]*\}")
SPOKEN_ATTRIBUTE = re.compile(r"""\b(?:aria-label|aria-description|alt|label|placeholder|title)="[^"]*[A-Za-z]{2,}""")
TAG = re.compile(r"<[^<>]*>")
ENTITY = re.compile(r"&\w+;")
TEXT = re.compile(r"[A-Za-z]{2,}")


def speaks_itself(source: str) -> bool:
    """True if a file has words of its own, in its code or in its markup."""
    said = SEEDED.sub("", UNSPOKEN.sub("", source))
    is_spoken = any(kind.search(said) for kind in (WORDS, JOINED, LABEL))
    return is_spoken or ("</" in said and markup_speaks(SCRIPT.sub("", said)))


def markup_speaks(markup: str) -> bool:
    """True if words stand between tags, or in an attribute that is read aloud; expressions are no words."""
    while (without := BRACES.sub("", markup)) != markup:
        markup = without
    return bool(SPOKEN_ATTRIBUTE.search(markup) or TEXT.search(ENTITY.sub("", TAG.sub(" ", markup))))


def test_no_file_of_a_title_has_words_of_its_own() -> None:
    files = [each for each in GAMES.rglob("*") if each.suffix in (".ts", ".svelte") and ".test." not in each.name]
    speaking = {
        str(each.relative_to(GAMES))
        for each in files
        if "testing" not in each.parts and speaks_itself(each.read_text())
    }
    assert speaking == set(NOT_WORDS), "the server's speech has the words of the title"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("<p>{labels.hold}</p>", False),
        ("<p>There is no room.</p>", True),
        ("<b>{name}</b> fame", True),
        ('<section aria-label="Mat of {name}"></section>', True),
        ("<section aria-label={filled(labels.mat_of, { captain: name })}></section>", False),
        ("{#if left > 1}<i>{left}</i>{/if}", False),
        ("const said = 'under ice here';", True),
        ("const said = `the ${name}`;", True),
        ("const said = `Onto ${spaces}`;", True),
        ("const said = `${verb} for ${price}`;", True),
        ("const said = `${left} movement left`;", True),
        ("const said = `${left} fame`;", True),
        ("const target = `space ${key}`;", False),
        ("words: { players: 'Crew' },", True),
        ("if (event.key === 'Escape') close();", False),
    ],
)
def test_words_are_found_in_code_and_in_markup(source: str, *, expected: bool) -> None:
    assert speaks_itself(source) is expected
