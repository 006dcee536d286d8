"""A test page with a carousel: its items, its parts, its events. A pytest plugin."""

from pathlib import Path

import pytest
from grid import Rect
from screen import Screen

PACKAGE = Path(__file__).parents[2] / "Web/dist"
CAROUSEL = "document.querySelector('vitrine-carousel')"
ROOT = f"{CAROUSEL}.shadowRoot"
ITEMS = f"[...{CAROUSEL}.children].filter(child => !child.slot)"

# Records the events of the element from the first one on.
LISTEN = """
  globalThis.reported = []
  for (const type of ['change', 'settle'])
    document.addEventListener(`vitrine-${type}`, event => reported.push([type, event.detail.index]))
  globalThis.clicked = []
  addEventListener('click', event => clicked.push(event.target.closest('vitrine-carousel > *')?.textContent.trim()))
"""

STYLE = """
  body { margin: 0; font: 16px sans-serif }
  vitrine-carousel { --vitrine-spacing: 10px }
  .card { box-sizing: border-box; width: 300px; height: 200px; padding: 20px; border-radius: 12px; background: #ccd }
"""


def card(number: int) -> str:
    return f'<div class="card">Card {number}</div>'


SCRIPT = '<script type="module" src="vitrine-carousel.js"></script>'


def page(attributes="loop", items="", count=7, style="", head=SCRIPT) -> str:
    """Returns a page with one carousel of cards, 300 by 200 each, 10 apart."""
    items = items or "".join(card(number) for number in range(count))
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Cards</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine-carousel.css"><style>{STYLE}{style}</style>{head}
        <main><h1>Cards</h1><vitrine-carousel label="Cards" {attributes}>{items}</vitrine-carousel>
        <p>After</p></main></html>"""


class Carousel:
    """The carousel of the page that a screen shows."""

    def __init__(self, screen: Screen):
        self.screen = screen
        screen.page.add_init_script(LISTEN)

    def show(self, html: str) -> "Carousel":
        self.screen.show(html, PACKAGE)
        return self.ready()

    def ready(self) -> "Carousel":
        self.screen.until("document.querySelector('vitrine-carousel:state(drawn)')")
        return self

    def item(self, index: int) -> Rect:
        return Rect(*self.screen.js(f"(r => [r.x, r.y, r.width, r.height])({ITEMS}[{index}].getBoundingClientRect())"))

    def x(self, index: int) -> float:
        """Returns the distance of an item's middle from the middle of the carousel, positive to the right."""
        return self.item(index).center[0] - self.middle[0]

    @property
    def middle(self) -> tuple[float, float]:
        box = f"{ROOT}.querySelector('[part~=viewport]').getBoundingClientRect()"
        return Rect(*self.screen.js(f"(r => [r.x, r.y, r.width, r.height])({box})")).center

    @property
    def visible_items(self) -> list[int]:
        """The indices of the items that are visible now, from left to right."""
        return self.screen.js(
            f"""{ITEMS}.map((item, index) => [index, item.getBoundingClientRect(), item.style.clipPath])
                .filter(([, box, clip]) => !clip && box.right > 0.5 && box.left < innerWidth - 0.5)
                .sort((a, b) => a[1].left - b[1].left).map(([index]) => index)"""
        )

    @property
    def selected(self) -> int:
        return self.screen.js(f"{CAROUSEL}.selectedIndex")

    def part(self, name: str) -> str:
        return f"{ROOT}.querySelector('[part~={name}]')"

    def until_settled(self, index: int):
        """Waits until the carousel has settled on an item."""
        self.screen.until(f"JSON.stringify(reported.at(-1)) === '[\"settle\",{index}]'")

    def still(self):
        """Waits until nothing moves."""
        self.screen.still()


@pytest.fixture
def show_carousel():
    """Shows a page with a carousel in owned time, and waits until nothing moves."""

    def show(screen: Screen, **options) -> Carousel:
        if not screen.owns_time:
            screen.own_time()
        carousel = Carousel(screen).show(page(**options))
        carousel.still()
        return carousel

    return show
