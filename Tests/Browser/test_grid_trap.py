"""A photo grid continues after the engine has failed, in any state of its viewer."""

import pytest
from grid import Grid
from grid_data import every_link_shows_its_item, scroll
from probes import BREAK, breaks


@pytest.fixture
def fragile(desktop, show_numbers) -> Grid:
    desktop.own_time()
    desktop.page.add_init_script(BREAK)
    return show_numbers(desktop)


@pytest.mark.parametrize("export", ["vitrine_scene", "vitrine_numbers", "vitrine_signal", "vitrine_source"])
def test_a_photograph_stays_open_when_the_engine_breaks_down_in_flight(export, fragile, desktop):
    desktop.page.mouse.click(*fragile.cell(15).center)
    desktop.run(64)
    breaks(desktop, export)
    fragile.until_landed(is_open=True)
    assert len(desktop.js("errors")) == 1
    assert fragile.reported == ["open", "settle"]
    assert fragile.is_open
    assert fragile.photo.height > 700
    desktop.press("Escape")
    fragile.until_landed(is_open=False)
    assert fragile.focused == 15
    assert fragile.reported == ["open", "settle", "close", "settle"]
    assert len(desktop.js("errors")) == 1


def test_a_photograph_still_closes_when_the_engine_breaks_down_on_its_way_home(fragile, desktop):
    desktop.page.mouse.click(*fragile.cell(15).center)
    fragile.until_landed(is_open=True)
    desktop.press("Escape")
    desktop.run(64)
    breaks(desktop, "vitrine_scene")
    fragile.until_landed(is_open=False)
    assert not fragile.is_open
    assert fragile.reported == ["open", "settle", "close", "settle"]
    assert not fragile.is_empty(15)


@pytest.mark.parametrize("export", ["vitrine_scene", "vitrine_event", "vitrine_arguments"])
def test_a_grid_goes_on_when_the_engine_breaks_down_while_it_scrolls(export, fragile, desktop):
    scroll(desktop, 3000)
    before = desktop.js("document.documentElement.scrollHeight")
    breaks(desktop, export)
    desktop.js("void (grid.spacing = 4)" if export == "vitrine_arguments" else "0")
    for y in (3200, 3400, 3600):
        scroll(desktop, y)
    trapped = 0 if export == "vitrine_arguments" else 1
    assert len(desktop.js("errors")) == trapped
    assert desktop.js("scrollY") == 3600
    if trapped:
        assert desktop.js("document.documentElement.scrollHeight") == before
    every_link_shows_its_item(desktop)
    desktop.press("Tab", "ArrowRight")
    assert desktop.js("document.activeElement.textContent") == "n1"
