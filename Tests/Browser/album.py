"""A page of somebody's own with a photo grid: one script, one style sheet, links with pictures. A pytest plugin."""

from pathlib import Path

import pictures
import pytest
from grid import Grid, Rect

PACKAGE = Path(__file__).parents[2] / "Web/dist"
SIZES = [(600, 400), (400, 600), (900, 300), (500, 500), (300, 700)]
COUNT = 40


@pytest.fixture(scope="session")
def album(tmp_path_factory) -> Path:
    """Pictures of several ratios, drawn."""
    folder = tmp_path_factory.mktemp("album")
    for number, size in enumerate(SIZES):
        pictures.upright(*size).save(folder / f"{number}.png")
    return folder


def cell(number: int) -> str:
    """A link whose picture is a small copy of the photograph, as the page says. So the photograph fills any screen."""
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
def shown(album):
    """Shows the page on a screen and answers its grid."""

    def show(screen, **options) -> Grid:
        grid = Grid(screen)
        screen.show(page(**options), album, PACKAGE)
        return grid.ready()

    return show


def full_screen(screen, index: int) -> Rect:
    """Where a photograph comes to rest: as large as fits, in the middle."""
    width, height = screen.js("[innerWidth, innerHeight]")
    w, h = SIZES[index % len(SIZES)]
    scale = min(width / w, height / h)
    return Rect((width - w * scale) / 2, (height - h * scale) / 2, w * scale, h * scale)


@pytest.fixture
def still(phone, shown) -> Grid:
    phone.own_time()
    return shown(phone)
