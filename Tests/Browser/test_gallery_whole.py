"""Whole photographs in the grid of the served gallery, which people choose in the settings."""

import pytest
from grid import GRID, Grid

# Whether each visible picture has loaded, and its cell has its ratio.
ARE_WHOLE = f"""[...{GRID}.querySelectorAll('a')].filter(link => {{
    const box = link.getBoundingClientRect()
    return box.width && box.bottom > 0 && box.top < innerHeight
  }}).every(link => {{
    const [box, image] = [link.getBoundingClientRect(), link.querySelector('img')]
    const ratio = image?.naturalWidth / image?.naturalHeight
    return Math.abs(box.width / box.height / ratio - 1) < 0.03
  }})"""


def choose(screen):
    """Chooses the other layout in the settings."""
    screen.page.get_by_label("Settings").first.click()
    screen.page.get_by_role("switch", name="Whole photographs").click()


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_whole_photographs_are_a_setting_that_is_stored(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    Grid(screen).at(gallery.address).filled()
    assert screen.js(f"{GRID}.layout") == "squares"
    assert not screen.js(ARE_WHOLE)
    choose(screen)
    screen.until(f"{GRID}.layout === 'justified' && {ARE_WHOLE}")
    screen.page.reload()
    screen.until(f"{GRID}.layout === 'justified' && {ARE_WHOLE}")
    choose(screen)
    screen.until(f"{GRID}.layout === 'squares'")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("is_open", [False, True])
def test_axe_finds_nothing(is_open, scheme, screens, gallery):
    screen = screens(color_scheme=scheme)
    grid = Grid(screen).at(gallery.address).filled()
    choose(screen)
    screen.until(f"{GRID}.layout === 'justified' && {ARE_WHOLE}")
    screen.press("Escape")
    if is_open:
        grid.open(3)
        grid.until_landed(is_open=True)
    assert screen.violations() == []
