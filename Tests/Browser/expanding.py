"""A test page with an expanding carousel: its cards, their parts, its events. A pytest plugin."""

from pathlib import Path

import pictures
import pytest
from grid import SEEN, Rect
from screen import Screen

PACKAGE = Path(__file__).parents[2] / "Web/dist"
CARDS = "document.querySelector('vitrine-expanding-carousel')"
ITEMS = f"[...{CARDS}.children].filter(child => !child.slot)"

# Records the events of the element from the first one on.
LISTEN = """
  globalThis.reported = []
  document.addEventListener('vitrine-expand', event => reported.push([event.detail.index, event.detail.isOpen]))
  globalThis.clicked = []
  addEventListener('click', event => clicked.push(event.target.localName))
"""

STYLE = """
  body { margin: 0; font: 16px sans-serif }
  h3 { font-size: 14px }
"""


def card(number: int, still='<img data-part="still" src="still.png" alt="">', details="") -> str:
    details = (
        details or f'<div data-part="details"><p>196{number % 10}</p><a href="#w{number}">Watch {number}</a></div>'
    )
    return f"""<article aria-label="Film {number}"><img data-part="poster" src="poster.png" alt="Film {number}"
        >{still}{details}<h3>Film {number}</h3></article>"""


SCRIPT = '<script type="module" src="vitrine.js"></script>'


def page(attributes="", items="", count=12, style="", head=SCRIPT) -> str:
    """Returns a page with one row of cards: 150 by 250 each, 250 wide when open, 20 apart."""
    items = items or "".join(card(number) for number in range(count))
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Films</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><style>{STYLE}{style}</style>{head}
        <main><h1>Films</h1><h2>This week</h2>
        <vitrine-expanding-carousel label="Films" {attributes}>{items}</vitrine-expanding-carousel>
        <p>After</p></main></html>"""


class Cards:
    """The row of cards of the page that a screen shows."""

    def __init__(self, screen: Screen, folder: Path):
        self.screen, self.folder = screen, folder
        screen.page.add_init_script(LISTEN)

    def show(self, html: str) -> "Cards":
        self.screen.show(html, self.folder, PACKAGE)
        self.screen.until(f"{CARDS}.matches(':state(drawn)')")
        return self

    def seen(self, index: int, part: str = "") -> Rect:
        """Returns the visible rectangle of a card, or of one of its parts."""
        inner = f".querySelector('[data-part={part}]')" if part else ""
        return Rect(*self.screen.js(f"{SEEN}({ITEMS}[{index}]{inner})"))

    def openness(self, index: int) -> float:
        return float(self.screen.js(f"{ITEMS}[{index}].style.getPropertyValue('--vitrine-openness') || 0"))

    def style(self, index: int, part: str, name: str) -> str:
        return self.screen.js(f"getComputedStyle({ITEMS}[{index}].querySelector('[data-part={part}]')).{name}")

    def opacity(self, index: int, part: str) -> float:
        return float(self.style(index, part, "opacity"))

    @property
    def expanded(self) -> int | None:
        return self.screen.js(f"{CARDS}.expandedIndex")

    def move_mouse_to(self, index: int):
        """Moves the mouse to a card, across the cards on the way."""
        x, y = self.seen(index).center
        self.screen.page.mouse.move(x, y + 20, steps=4)
        self.deliver_input()

    def deliver_input(self):
        """In owned time, waits until the page has received all input, and draws a frame."""
        if self.screen.owns_time:
            self.screen.js("clock.delivered()")
            self.screen.tick(16)

    def still(self):
        """Waits until nothing moves."""
        self.screen.still()


def is_closed(cards: Cards, index: int):
    assert cards.seen(index).width == pytest.approx(150, abs=0.5)
    assert cards.openness(index) == 0
    assert cards.opacity(index, "poster") == 1
    assert cards.opacity(index, "still") == 0


def is_open(cards: Cards, index: int):
    assert cards.seen(index).width == pytest.approx(250, abs=0.5)
    assert cards.openness(index) == 1
    assert cards.opacity(index, "poster") == 0
    assert cards.opacity(index, "still") == cards.opacity(index, "details") == 1


@pytest.fixture(scope="session")
def posters(tmp_path_factory):
    folder = tmp_path_factory.mktemp("posters")
    pictures.upright(300, 400).save(folder / "poster.png")
    pictures.upright(500, 400).rotate(180).save(folder / "still.png")
    return folder


@pytest.fixture
def show_cards(posters):
    """Shows a page with a row of cards in owned time, and waits until nothing moves."""

    def show(screen, **options) -> Cards:
        if not screen.owns_time:
            screen.own_time()
        cards = Cards(screen, posters).show(page(**options))
        screen.until(f"[...{CARDS}.querySelectorAll('img:not([src^=missing])')].every(image => image.complete)")
        cards.still()
        return cards

    return show
