"""Rows show folders with thousands of files, with odd files, with none, and with one or two."""

import pictures
import pytest
from gallery_row import CURRENT, ROW, GalleryRow

ROWS = ["carousel", "deck"]


def test_a_folder_of_three_thousand_is_shown_at_once(desktop, serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("thousands")
    for number in range(3000):
        picture = pictures.upright(12 + number % 9, 12)
        picture.putpixel((0, 0), (number // 256, number % 256, 0))
        picture.save(folder / f"{number:04}.png")
    row = GalleryRow(desktop).at(serve(folder, "--sort", "name").address, "carousel")
    desktop.until(f"{ROW}.items.count === 3000")
    assert desktop.js(f"{ROW}.querySelectorAll('a').length") < 40
    desktop.page.get_by_role("button", name="Previous").click()
    row.until_settled(2999)
    desktop.until(f"{CURRENT}?.querySelector('img')?.alt.includes('2999')")
    desktop.js(f"{ROW}.select(1500)")
    row.until_settled(1500)
    desktop.until(f"{CURRENT}?.querySelector('img')?.alt.includes('1500')")
    assert desktop.js(f"{ROW}.querySelectorAll('a').length") < 60
    assert row.picture.center[0] == pytest.approx(640, abs=1)


@pytest.mark.parametrize("exhibit", ROWS)
def test_odd_files_are_shown_or_named_and_stop_nothing(exhibit, phone, odd_gallery):
    row = GalleryRow(phone).at(odd_gallery.address, exhibit)
    for index in range(phone.js(f"{ROW}.items.count")):
        phone.js(f"{ROW}.select({index}, {{animated: false}})")
        phone.until(f"{ROW}.selectedIndex === {index} && {CURRENT} !== null")
        assert row.picture.width >= 44 - 0.5
        assert row.picture.width <= 390
    assert phone.violations() == []
    phone.shot(f"gallery-{exhibit}-odd")


@pytest.mark.parametrize("exhibit", [*ROWS, "expanding", "stitched"])
def test_an_empty_folder_invites(exhibit, desktop, serve, tmp_path):
    desktop.open(f"{serve(tmp_path).address}#/{exhibit}")
    desktop.until("getComputedStyle(document.querySelector('#empty')).display !== 'none'")
    desktop.until(f"{ROW} !== null && getComputedStyle({ROW}).display === 'none'")
    assert desktop.violations() == []
    # The row had no size while it was hidden.
    pictures.upright(600, 400).save(tmp_path / "new.jpg")
    desktop.until(f"{ROW}.querySelector('img')?.naturalWidth > 0")
    desktop.until(f"{ROW}.querySelector('img').getBoundingClientRect().height > 200")


@pytest.mark.parametrize("count", [1, 2])
def test_few_photographs_fill_a_row(count, desktop, serve, tmp_path):
    for number in range(count):
        pictures.upright(600, 400 + number).save(tmp_path / f"{number}.png")
    row = GalleryRow(desktop).at(serve(tmp_path).address, "carousel")
    assert row.picture.center[0] == pytest.approx(640, abs=1)
    assert desktop.page.get_by_role("button", name="Next").is_visible() == (count > 1)
    assert desktop.violations() == []
    desktop.shot(f"gallery-carousel-of-{count}")
