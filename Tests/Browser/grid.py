"""The photo grid of a page and the viewer it opens, as the tests see and handle them."""

from dataclasses import dataclass

from screen import Screen

# The photograph of a viewer that is shown, also if it could not be loaded.
SHOWN_PART = "[part~=photo]:not([part~=beside])"
# What follows the dialog of a viewer in JavaScript: whether it covers the window.
COVERS = "matches(':modal, :popover-open')"
GRID = "document.querySelector('vitrine-photo-grid')"
VIEWER = f"{GRID}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
PHOTO = f"{VIEWER}.querySelector('{SHOWN_PART}')"

# What the elements say, from their first word on.
LISTEN = """
  globalThis.told = []
  for (const type of ['open', 'close', 'settle'])
    document.addEventListener(`vitrine-${type}`, event => told.push({ type, ...event.detail }))
"""

# The rectangle of an element that is seen: where it is drawn, less what its clip path cuts off.
SEEN = """(element => {
  const box = element.getBoundingClientRect()
  const scale = element.offsetWidth ? box.width / element.offsetWidth : 1
  const sides = (getComputedStyle(element).clipPath.match(/^inset\\(([^)]*?)(?: round|\\))/)?.[1] ?? '0px')
    .split(' ').map(side => parseFloat(side) * scale)
  const [top, right = top, bottom = top, left = right] = sides
  return [box.x + left, box.y + top, box.width - left - right, box.height - top - bottom]
})"""


IMAGES = f"[...{GRID}.querySelectorAll('img')].slice(0, 12)"
IS_THERE = "image => image.complete && image.currentSrc && !image.closest('a').dataset.failed"


@dataclass(frozen=True)
class Rect:
    """A rectangle on the screen, in CSS pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def is_near(self, other: "Rect", within: float = 0.5) -> bool:
        pairs = zip(self.sides, other.sides, strict=True)
        return all(abs(a - b) <= within for a, b in pairs)

    @property
    def sides(self):
        return self.x, self.y, self.x + self.width, self.y + self.height


class Grid:
    """The grid of the page that a screen will show."""

    def __init__(self, screen: Screen):
        self.screen = screen
        screen.page.add_init_script(LISTEN)

    def at(self, address: str) -> "Grid":
        """Goes to the address and waits until the grid has taken over from the page's style sheet."""
        self.screen.open(address)
        return self.ready()

    def ready(self) -> "Grid":
        self.screen.until("document.querySelector('vitrine-photo-grid:state(drawn)')")
        # A style sheet that comes late, or a scroll bar, changes the width of the grid. It hears of that a frame later.
        self.screen.painted()
        if self.screen.owns_time:
            self.screen.still()
        return self

    def filled(self) -> "Grid":
        """Waits until the pictures of the first screen are there."""
        self.screen.until(f"{IMAGES}.length > 0 && {IMAGES}.every({IS_THERE})")
        return self

    # Cells

    def link(self, index: int) -> str:
        """The JavaScript that finds a cell of the first few hundred."""
        return f"{GRID}.children[{index}]"

    def cell(self, index: int) -> Rect:
        return Rect(*self.screen.js(f"{SEEN}({self.link(index)})"))

    def cells(self) -> list[Rect]:
        return [Rect(*sides) for sides in self.screen.js(f"[...{GRID}.children].map({SEEN})")]

    def is_empty(self, index: int) -> bool:
        """Whether the photograph of the cell is away."""
        return self.screen.js(f"getComputedStyle({self.link(index)}).opacity === '0'")

    @property
    def focused(self) -> int:
        return self.screen.js(f"[...{GRID}.children].indexOf(document.activeElement)")

    # The viewer

    @property
    def photo(self) -> Rect:
        """What is seen of the photograph that is open or on its way."""
        return Rect(*self.screen.js(f"{SEEN}({PHOTO})"))

    @property
    def ground(self) -> float:
        """How opaque the ground behind it is."""
        return float(self.screen.js(f"getComputedStyle({VIEWER}.querySelector('[part=backdrop]')).opacity"))

    @property
    def is_open(self) -> bool:
        return self.screen.js(f"{VIEWER}.querySelector('dialog').{COVERS}")

    def tap(self, index: int):
        self.screen.tap(*self.cell(index).center)

    def open(self, index: int):
        """Taps a cell and waits until its photograph rests on the full screen."""
        self.tap(index)
        self.rests(is_open=True)

    def rests(self, is_open: bool):
        """Waits until the flight has ended on the full screen, or back in the cell."""
        last = "told.length > 0 && told.at(-1)"
        self.screen.until(f"(last => last.type === 'settle' && last.isOpen === {str(is_open).lower()})({last})")

    @property
    def told(self) -> list[str]:
        """What the elements have said so far, in order: open, settle, close …"""
        return self.screen.js("told.map(event => event.type)")
