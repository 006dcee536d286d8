"""Cells fly to their new places when photographs come, go or move."""

import pytest
from browsers import everywhere
from cell_flights import CellFlights, watched
from grid import GRID
from grid_data import every_link_shows_its_item, scroll

CHILDREN = """const link = name =>
    Object.assign(document.createElement('a'), { href: '#', type: 'image/png', textContent: name })"""


def edited(screen, edit: str, **others) -> CellFlights:
    return watched(screen, f"{edit}; grid.reload()", **others)


@everywhere
@pytest.mark.parametrize(
    ("edit", "new"),
    [
        ("names.splice(2, 0, 'new')", ["new"]),
        ("names.splice(2, 1)", []),
        ("names.splice(20, 0, ...names.splice(1, 1))", []),
        # Items that are not known elsewhere take the places of others.
        ("names.splice(3, 4, 'new', 'newer')", []),
        ("names.splice(1, 0, ...names.splice(1500, 1))", ["n1500"]),
        ("names.splice(0, 8, ...names.slice(0, 8).reverse())", []),
    ],
)
def test_data_that_come_go_or_move_make_the_others_fly(edit, new, grid, desktop):
    flights = edited(desktop, edit)
    flights.check()
    assert len(flights.moved) >= 6
    assert all(flights.fades_in(name) for name in new)
    every_link_shows_its_item(desktop)


@pytest.mark.parametrize(
    "edit",
    ["grid.children[1].before(link('new'))", "grid.children[1].remove()", "grid.append(grid.children[2])"],
)
def test_children_that_come_go_or_move_make_the_others_fly(edit, grid, desktop):
    names = "Array.from({ length: 30 }, (_, number) => `n${number}`)"
    desktop.js(
        f"void ({{}}, (() => {{ {CHILDREN}; grid.items = null; grid.replaceChildren(...{names}.map(link)) }})())"
    )
    desktop.still()
    flights = watched(desktop, f"{CHILDREN}; {edit}")
    flights.check()
    assert len(flights.moved) >= 20


def test_an_edit_during_a_flight_goes_on_from_where_the_cells_are(grid, desktop):
    away = edited(desktop, "names.splice(2, 0, 'new', 'newer')", frames=8)
    back = edited(desktop, "names.splice(2, 2)")
    # The first frame of the way back is one step after the last one there.
    for name in away.frames[-1].keys() & back.frames[1].keys():
        before, last = away.frames[-2][name], away.frames[-1][name]
        first = back.frames[1][name]
        step = max(abs(last[0] - before[0]), abs(last[1] - before[1]))
        assert abs(first[0] - last[0]) <= step + 1 and abs(first[1] - last[1]) <= step + 1, name
    for name, place in back.frames[-1].items():
        assert name not in away.frames[0] or place == pytest.approx(away.frames[0][name])


def test_nothing_flies_with_reduced_motion_or_while_a_person_scrolls(grid, desktop):
    scroll(desktop, 3000)
    flights = edited(
        desktop, "scrollBy(0, 40); clock.tick(16); frames[0] = look(cell => cell.textContent); names.splice(300, 1)"
    )
    assert flights.frames[1:] == [flights.frames[-1]] * (len(flights.frames) - 1)
    desktop.page.emulate_media(reduced_motion="reduce")
    desktop.still()
    flights = edited(desktop, "names.splice(300, 1)")
    assert flights.frames[1:] == [flights.frames[-1]] * (len(flights.frames) - 1)


def test_only_visible_cells_fly_and_what_is_above_moves_nothing(grid, desktop):
    scroll(desktop, 3000)
    columns = desktop.js("grid.columns")
    flights = edited(desktop, f"names.splice(5, {columns})")
    assert not flights.moved and not flights.came
    flights.check()


def test_a_photograph_opens_from_its_cell_in_flight(grid, desktop):
    desktop.js("void (names.splice(0, 1), grid.reload())")
    desktop.run(96)
    place = grid.cell(4)
    assert abs(place.x - 4 * 107) > 10, "still on its way"
    desktop.js(f"void {GRID}.open(4)")
    desktop.tick(1)
    assert grid.photo.is_near(place, within=12)
    desktop.still()
    grid_photo = f"{GRID}.close()"
    desktop.js(f"void {grid_photo}")
    desktop.still()
    assert grid.cell(4).x == pytest.approx(4 * 107, abs=1)


def test_focus_stays_with_a_cell_that_flies(grid, desktop):
    desktop.js("grid.children[3].focus()")
    edited(desktop, "names.splice(0, 1)", frames=5)
    assert desktop.js("document.activeElement.textContent") == "n3"
