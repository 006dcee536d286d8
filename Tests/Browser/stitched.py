"""A test page with a stitched carousel: its photographs, its gaps, its events. A pytest plugin."""

from pathlib import Path

import pictures
import pytest
from grid import SEEN, Rect
from PIL import Image
from screen import Screen

PACKAGE = Path(__file__).parents[2] / "Web/dist"
ROW = "document.querySelector('vitrine-stitched-carousel')"
ITEMS = f"[...{ROW}.children].filter(child => !child.slot)"
SIZES = [(600, 400), (300, 400), (400, 400), (800, 400), (300, 400), (600, 400)]

# Records the events of the element from the first one on, and counts the vibrations.
LISTEN = """
  globalThis.reported = []
  document.addEventListener('vitrine-stitch', event => reported.push(event.detail.isStitched))
  globalThis.opened = []
  document.addEventListener('vitrine-open', event => opened.push(event.detail.index))
  globalThis.knocks = 0
  navigator.vibrate = () => (knocks++, true)
"""


def photograph(number: int, link=False) -> str:
    width, height = SIZES[number % len(SIZES)]
    image = f'<img src="{number % len(SIZES)}.png" width="{width}" height="{height}" alt="Picture {number}">'
    return f'<a href="{number % len(SIZES)}.png">{image}</a>' if link else image


SCRIPT = '<script type="module" src="vitrine.js"></script>'


def page(attributes="", items="", count=6, style="", head=SCRIPT) -> str:
    """Returns a page with one row of photographs, 300 high and 8 apart."""
    items = items or "".join(photograph(number, link=number % 2 == 1) for number in range(count))
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Row</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><style>body {{ margin: 0; background: #fff }} {style}</style>{head}
        <main><h1>Row</h1><vitrine-stitched-carousel label="Row" {attributes}>{items}</vitrine-stitched-carousel>
        <p>After</p></main></html>"""


class StitchedRow:
    """The row of photographs of the page that a screen shows."""

    def __init__(self, screen: Screen, folder: Path):
        self.screen, self.folder = screen, folder
        screen.page.add_init_script(LISTEN)

    def show(self, html: str) -> "StitchedRow":
        self.screen.show(html, self.folder, PACKAGE)
        self.screen.until(f"{ROW}.matches(':state(drawn)')")
        return self

    def seen(self, index: int) -> Rect:
        """Returns the visible rectangle of a photograph."""
        return Rect(*self.screen.js(f"{SEEN}({ITEMS}[{index}])"))

    def gap(self, index: int) -> float:
        """Returns the gap between a photograph and the next; negative if they overlap."""
        return self.seen(index + 1).x - self.seen(index).sides[2]

    def radii(self, index: int) -> list[float]:
        """Returns the radii of the top left, top right, bottom right and bottom left corner."""
        text = self.screen.js(f"getComputedStyle({ITEMS}[{index}]).clipPath")
        inset, _, rounds = text.removeprefix("inset(").rstrip(")").partition(" round ")
        found = [float(part.removesuffix("px")) for part in rounds.split()] or [0.0]
        return [
            found[0],
            *(found[1:2] or found[:1]),
            *(found[2:3] or found[:1]),
            *(found[3:4] or found[1:2] or found[:1]),
        ]

    @property
    def stitched(self) -> bool:
        return self.screen.js(f"{ROW}.stitched")

    def pinch(self, start: float, end: float, middle=(195, 150), steps=20, lift=True, dt=8):
        """Pinches with two fingers around a point, from the distance `start` to the distance `end`."""
        x, y = middle
        spans = [start + (end - start) * step / steps for step in range(steps + 1)]
        self.screen.fingers(
            [(x - span / 2, y) for span in spans], [(x + span / 2, y) for span in spans], lift=lift, dt=dt
        )

    def still(self):
        """Waits until nothing moves."""
        self.screen.still()


@pytest.fixture(scope="session")
def row_pictures(tmp_path_factory):
    folder = tmp_path_factory.mktemp("row_pictures")
    for number, size in enumerate(SIZES):
        pictures.upright(*size).save(folder / f"{number}.png")
    Image.new("RGB", (8, 8), (0, 0, 255)).save(folder / "blue.png")
    return folder


@pytest.fixture
def show_row(row_pictures):
    """Shows a page with a row of photographs in owned time, and waits until nothing moves."""

    def show(screen, **options) -> StitchedRow:
        if not screen.owns_time:
            screen.own_time()
        row = StitchedRow(screen, row_pictures).show(page(**options))
        screen.until(f"[...{ROW}.querySelectorAll('img')].every(image => image.complete)")
        row.still()
        return row

    return show
