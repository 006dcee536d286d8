"""A test page with a photo grid: one script, one style sheet, links with pictures. A pytest plugin."""

from pathlib import Path

import pictures
import pytest
from grid import Grid, Rect

PACKAGE = Path(__file__).parents[2] / "Web/dist"
SIZES = [(600, 400), (400, 600), (900, 300), (500, 500), (300, 700)]
COUNT = 40


@pytest.fixture(scope="session")
def album(tmp_path_factory) -> Path:
    """Draws pictures of several ratios."""
    folder = tmp_path_factory.mktemp("album")
    for number, size in enumerate(SIZES):
        pictures.upright(*size).save(folder / f"{number}.png")
    return folder


def cell(number: int) -> str:
    """Returns a link whose attributes declare a photograph eight times as large, so that it fills any screen."""
    width, height = (8 * side for side in SIZES[number % len(SIZES)])
    return f"""<a href="{number % len(SIZES)}.png" data-width="{width}" data-height="{height}"
        ><img src="{number % len(SIZES)}.png" alt="Picture {number}"></a>"""


def page(script='<script type="module" src="vitrine.js"></script>', attributes="", count=COUNT) -> str:
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Album</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><style>body {{ margin: 16px }}</style>{script}
        <main><h1>Album</h1><vitrine-photo-grid label="Pictures" {attributes}>
        {"".join(cell(number) for number in range(count))}</vitrine-photo-grid></main></html>"""


@pytest.fixture
def show_grid(album):
    """Shows the page on a screen, and returns its grid."""

    def show(screen, **options) -> Grid:
        grid = Grid(screen)
        screen.show(page(**options), album, PACKAGE)
        return grid.ready()

    return show


def full_screen(screen, index: int) -> Rect:
    """Returns the rectangle of an open photograph: as large as fits, in the middle."""
    width, height = screen.js("[innerWidth, innerHeight]")
    w, h = SIZES[index % len(SIZES)]
    scale = min(width / w, height / h)
    return Rect((width - w * scale) / 2, (height - h * scale) / 2, w * scale, h * scale)


@pytest.fixture
def phone_grid(phone, show_grid) -> Grid:
    """The grid on a phone, in owned time."""
    phone.own_time()
    return show_grid(phone)
