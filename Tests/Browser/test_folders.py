"""Folders with pictures in all orientations, odd names, files that are no pictures, very many files, and no files."""

import pictures
import pytest
from grid import GRID, SHOWN_PART, VIEWER, Grid
from PIL import Image


def test_every_orientation_is_upright(desktop, serve, orientations):
    grid = Grid(desktop).at(serve(orientations).address).filled()
    # A picture that takes long to load fades in.
    opaque = "image => image.dataset.waiting === undefined && image.getAnimations().length === 0"
    desktop.until(f"[...{GRID}.querySelectorAll('img')].every({opaque})")
    seen = Image.open(desktop.shot("gallery-orientations")).convert("RGB")
    for index in range(8):
        assert desktop.js(f"[{grid.link(index)}.dataset.width, {grid.link(index)}.dataset.height]") == ["600", "400"]
        cell = grid.cell(index)
        for number, color in enumerate(pictures.CORNERS.values()):
            across, down = 0.1 + 0.8 * (number % 2), 0.1 + 0.8 * (number // 2)
            point = (round(cell.x + across * cell.width), round(cell.y + down * cell.height))
            assert seen.getpixel(point) == pytest.approx(color, abs=24), (index, number)


def test_odd_files_are_shown_or_named_and_stop_nothing(desktop, odd_gallery):
    Grid(desktop).at(odd_gallery.address).filled()
    names = desktop.js(f"[...{GRID}.querySelectorAll('img')].map(image => image.alt)")
    assert len(names) == 13
    assert any("<script>" in name for name in names)
    desktop.page.locator("#skipped-summary").click()
    skipped = desktop.page.locator("#skipped-files").inner_text()
    for name in ("1 video", "empty.jpg", "text.jpg"):
        assert name in skipped
    assert desktop.violations() == []
    desktop.shot("gallery-odd")


def test_a_damaged_photograph_carries_a_badge_with_the_reason(desktop, odd_gallery):
    grid = Grid(desktop).at(odd_gallery.address).filled()
    link = f"{GRID}.querySelector('a:has(img[alt^=\"cut short\"])')"
    desktop.until(f"{link}?.dataset.problem === 'It is damaged; a part of it is missing'")
    assert desktop.js(f"getComputedStyle({link}, '::before').content").startswith('"!"')
    assert desktop.js(f"{link}.title") == "It is damaged; a part of it is missing"
    assert "It is damaged" in desktop.js(f"{link}.querySelector('img').alt")
    assert desktop.js(f"{GRID}.querySelectorAll('[data-problem]').length") == 1
    desktop.js(f"{link}.click()")
    grid.until_landed(is_open=True)
    desktop.shot("gallery-damaged")


def test_a_deep_grid_keeps_few_cells(phone, serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("many")
    for number in range(900):
        picture = pictures.upright(12, 8)
        picture.putpixel((0, 0), (number // 256, number % 256, 0))
        picture.save(folder / f"{number:04}.png")
    grid = Grid(phone).at(serve(folder, "--sort", "name").address).filled()
    phone.until("document.documentElement.scrollHeight > 30000")
    phone.js("scrollTo(0, 20000)")
    phone.until(f"[...{GRID}.querySelectorAll('img')].some(i => i.getBoundingClientRect().top > 0 && i.alt > '0400')")
    cells = phone.js(f"{GRID}.children.length")
    assert cells < 320
    middle = phone.js("document.elementFromPoint(195, 420).closest('a').dataset.id")
    phone.tap(195, 420)
    grid.until_landed(is_open=True)
    assert phone.js("location.hash").endswith(middle)
    phone.press("Escape")
    grid.until_landed(is_open=False)
    assert phone.js("scrollY") == 20000


def test_an_empty_folder_invites(desktop, serve, tmp_path):
    desktop.open(serve(tmp_path).address)
    desktop.until("getComputedStyle(document.querySelector('#empty')).display !== 'none'")
    assert desktop.violations() == []
    desktop.shot("gallery-empty")


def test_what_is_put_into_the_folder_appears_by_itself_and_goes_with_it(desktop, serve, tmp_path):
    desktop.open(serve(tmp_path).address)
    desktop.until("getComputedStyle(document.querySelector('#empty')).display !== 'none'")
    pictures.upright(300, 200).save(tmp_path / "new.jpg")
    desktop.until(f"{GRID}.querySelector('img')?.naturalWidth > 0")
    assert desktop.js("document.querySelector('#count').textContent") == "1 photograph"
    (tmp_path / "new.jpg").unlink()
    desktop.until("getComputedStyle(document.querySelector('#empty')).display !== 'none'")


# The colour of a picture near its first corner.
CORNER = """(image => {
  const canvas = new OffscreenCanvas(10, 10).getContext('2d')
  canvas.drawImage(image, 0, 0)
  return canvas.getImageData(5, 5, 1, 1).data.join()
})"""


def test_a_changed_photograph_is_shown_anew_also_while_it_is_open(desktop, serve, tmp_path):
    pictures.upright(300, 200).save(tmp_path / "a.png")
    grid = Grid(desktop).at(serve(tmp_path).address).filled()
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.until_landed(is_open=True)
    address = desktop.js("location.hash")
    cell = f"{grid.link(0)}.querySelector('img')"
    loaded = "image => !image.hidden && image.naturalWidth"
    large = f"[...{VIEWER}.querySelectorAll('{SHOWN_PART} img')].filter({loaded}).at(-1)"
    colors = [desktop.until(f"{CORNER}({image})") for image in (cell, large)]
    pictures.upright(300, 200).rotate(180).save(tmp_path / "a.png")
    for image, color in zip((cell, large), colors, strict=True):
        desktop.until(f"{image}?.naturalWidth > 0 && {CORNER}({image}) !== '{color}'")
    assert desktop.js("location.hash") == address


def test_the_samples_are_shown_when_no_folder_is_named(desktop, samples):
    grid = Grid(desktop).at(samples.address).filled()
    assert len(grid.cells()) >= 12
    assert not any("Drawing" in line for line in samples.lines), "the collection was drawn with the command"
    desktop.shot("gallery-samples")
