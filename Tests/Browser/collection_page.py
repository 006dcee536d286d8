"""Pages with a collection of pictures, or with two elements between which pictures fly."""

from pathlib import Path

import pictures
from album import PACKAGE
from flown import PROBES, WATCH
from proxy import LASTING
from screen import Screen

COUNT = 14
COLLECTION = "document.querySelector('vitrine-collection')"

GO = """
  globalThis.go = async name => {
    document.querySelector('vitrine-collection').arrangement = name
    await settled()
    clock.tick(0)
  }
"""


def write_pictures(folder: Path) -> Path:
    """Writes the pictures, also in the folder whose files last. Returns the folder."""
    (folder / LASTING).mkdir()
    for place in (folder, folder / LASTING):
        pictures.write_collection(place, COUNT)
    return folder


def item(number: int, picture: str = LASTING + "{}.png") -> str:
    picture = picture.format(number)
    return f'<a href="{picture}"><img src="{picture}" alt="Picture {number}"></a>'


def show_collection(folder: Path, screen: Screen, count=COUNT, picture=LASTING + "{}.png") -> Screen:
    """Shows a collection in owned time, and waits until it is drawn."""
    screen.own_time()
    screen.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Trip</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine-collection.css">
        <style>body {{ margin: 0; padding: 60px 8px 900px }}</style>
        <script>{PROBES}{WATCH}{GO}</script><script type="module" src="vitrine-collection.js"></script>
        <main><vitrine-collection label="Trip">
        {"".join(item(number, picture) for number in range(count))}</vitrine-collection></main></html>""",
        folder,
        PACKAGE,
    )
    screen.until(f"{COLLECTION}.matches(':state(drawn)')")
    screen.still()
    return screen


def show_pair(screen: Screen, folder: Path, in_grid, in_row):
    """Shows a grid, and a row that is hidden. Returns them."""
    screen.own_time()
    screen.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Trip</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine-collection.css"><script>{PROBES}</script>
        <script type="module" src="vitrine-collection.js"></script><main>
        <vitrine-photo-grid label="Grid">{"".join(map(item, in_grid))}</vitrine-photo-grid>
        <vitrine-stitched-carousel label="Row" hidden>{"".join(map(item, in_row))}</vitrine-stitched-carousel>
        </main></html>""",
        folder,
        PACKAGE,
    )
    grid, row = (f"document.querySelector('vitrine-{name}')" for name in ("photo-grid", "stitched-carousel"))
    screen.until(f"{grid}.matches(':state(drawn)') && {row}.matches(':state(drawn)')")
    screen.still()
    return grid, row
