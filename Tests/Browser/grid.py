"""The photo grid of a page and its viewer: their parts, their rectangles, their events."""

from dataclasses import dataclass

from screen import Screen

# The current photograph of a viewer, also if it could not be loaded.
SHOWN_PART = "[part~=photo]:not([part~=beside])"
# The end of a JavaScript expression that begins with the dialog of a viewer: whether it covers the window.
COVERS = "matches(':modal, :popover-open')"
GRID = "document.querySelector('vitrine-photo-grid')"
VIEWER = f"{GRID}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
PHOTO = f"{VIEWER}.querySelector('{SHOWN_PART}')"

# Records the events of the elements from the first one on.
LISTEN = """
  globalThis.reported = []
  for (const type of ['open', 'close', 'settle'])
    document.addEventListener(`vitrine-${type}`, event => reported.push({ type, ...event.detail }))
"""

# Returns the visible rectangle of an element: its box without the parts that its clip path cuts off.
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
    """The grid of the page that a screen shows."""

    def __init__(self, screen: Screen):
        self.screen = screen
        screen.page.add_init_script(LISTEN)

    def at(self, address: str) -> "Grid":
        """Goes to the address and waits until the grid has taken over from the page's style sheet."""
        self.screen.open(address)
        return self.ready()

    def ready(self) -> "Grid":
        self.screen.until("document.querySelector('vitrine-photo-grid:state(drawn)')")
        # A style sheet that loads late, or a scroll bar, changes the width of the grid. The grid notices a frame later.
        self.screen.painted()
        if self.screen.owns_time:
            self.screen.still()
        return self

    def filled(self) -> "Grid":
        """Waits until the pictures of the first cells have loaded."""
        self.screen.until(f"{IMAGES}.length > 0 && {IMAGES}.every({IS_THERE})")
        return self

    def complete(self) -> "Grid":
        """Waits until the served page has given the grid its collection. Earlier input can be lost."""
        self.screen.until("document.querySelector('vitrine-photo-grid').items")
        return self

    # Cells

    def link(self, index: int) -> str:
        """Returns the JavaScript that finds a cell of the first few hundred."""
        return f"{GRID}.children[{index}]"

    def cell(self, index: int) -> Rect:
        return Rect(*self.screen.js(f"{SEEN}({self.link(index)})"))

    def cells(self) -> list[Rect]:
        return [Rect(*sides) for sides in self.screen.js(f"[...{GRID}.children].map({SEEN})")]

    def is_empty(self, index: int) -> bool:
        """Whether the cell is empty, because its photograph is in the viewer."""
        return self.screen.js(f"getComputedStyle({self.link(index)}).opacity === '0'")

    @property
    def focused(self) -> int:
        return self.screen.js(f"[...{GRID}.children].indexOf(document.activeElement)")

    # The viewer

    @property
    def photo(self) -> Rect:
        """The visible rectangle of the photograph that is open or in flight."""
        return Rect(*self.screen.js(f"{SEEN}({PHOTO})"))

    @property
    def backdrop_opacity(self) -> float:
        """The opacity of the backdrop behind the photograph."""
        return float(self.screen.js(f"getComputedStyle({VIEWER}.querySelector('[part=backdrop]')).opacity"))

    @property
    def is_open(self) -> bool:
        return self.screen.js(f"{VIEWER}.querySelector('dialog').{COVERS}")

    def tap(self, index: int):
        self.screen.tap(*self.cell(index).center)

    def open(self, index: int):
        """Taps a cell and waits until its photograph rests on the full screen."""
        self.tap(index)
        self.until_landed(is_open=True)

    def until_landed(self, is_open: bool):
        """Waits until the flight has ended on the full screen, or back in the cell."""
        last = "reported.length > 0 && reported.at(-1)"
        self.screen.until(f"(last => last.type === 'settle' && last.isOpen === {str(is_open).lower()})({last})")

    @property
    def reported(self) -> list[str]:
        """The types of the events until now, in order: open, settle, close …"""
        return self.screen.js("reported.map(event => event.type)")
