"""What moves on a page: every motion is noted when it begins."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, convert

from .screen import Screen

WATCH = """
window.motions = [];
window.isCut = false;
const note = (element, milliseconds) => {
  const shown = element.closest('[data-effect], .gains, .landing');
  if (!shown) return;
  const what = shown.dataset.effect ?? shown.classList[0];
  window.motions.push({ what, text: shown.textContent.trim(), milliseconds });
};
document.addEventListener('animationstart', ({ target, animationName }) => {
  const animation = target.getAnimations().find((one) => one.animationName === animationName);
  note(target, animation?.effect.getTiming().duration ?? 0);
}, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (options.duration > 0) note(this, options.duration);
  return animate.call(this, frames, options);
};
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(window.isCut ? `${url}/cut` : url);
    window.line = this;
  }
};
"""


class Motion(Struct, frozen=True):
    what: str
    """An effect on the map, `gains` at a figure, or `landing` in a hold."""
    text: str
    milliseconds: float


def watch(screen: Screen) -> Screen:
    """To be called before anything is opened."""
    screen.prepare(WATCH)
    return screen


def motions(screen: Screen) -> list[Motion]:
    noted: Any = screen.page.evaluate("window.motions")
    return convert(noted, list[Motion])


def seen(screen: Screen) -> set[str]:
    return {motion.what for motion in motions(screen)}


def cut(screen: Screen) -> None:
    """The connection is lost, and cannot be made again."""
    screen.page.evaluate("() => { window.isCut = true; window.line.close(); }")
    screen.page.locator("[data-status=reconnecting]").wait_for()


def mend(screen: Screen) -> None:
    screen.page.evaluate("window.isCut = false")
    screen.page.locator("[data-status=connected]").wait_for()
