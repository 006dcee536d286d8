"""Cells fly to their new places when photographs come, go or move."""

from math import hypot

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


# The places of each name that is drawn in the window: that of its cell, and that of a copy while the columns change.
DRAWN = f"""[...{GRID}.children]
  .filter(({{ style }}) => style.translate && !style.clipPath && style.opacity !== '0')
  .map(cell => [cell.textContent, cell.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight).map(([name, box]) => [name, box.x, box.y])"""


def drawn(screen) -> dict[str, list[tuple[float, float]]]:
    places = {}
    for name, x, y in screen.js(DRAWN):
        places.setdefault(name, []).append((x, y))
    return places


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("begin", ["fingers", "key"])
def test_a_change_of_columns_that_begins_while_cells_fly_moves_none(size, begin, request, show_numbers):
    screen = request.getfixturevalue(size)
    screen.own_time()
    show_numbers(screen)
    screen.js("void (grid.setAttribute('zoom', ''), grid.children[0].focus())")
    screen.still()
    screen.js("void (names.splice(2, 1), grid.reload())")
    for _ in range(4):
        screen.tick(16)
    first, last = drawn(screen), screen.tick(16) or drawn(screen)
    if begin == "fingers":
        screen.fingers([(100, 400)], [(200, 400)], lift=False)
    else:
        screen.press("-")
    screen.tick(16)
    assert screen.js("grid.shadowRoot.querySelector('[data-zooming]') !== null")
    now = drawn(screen)
    assert len([name for name in last if name in first and last[name] != first[name]]) > 5, "they fly"
    for name in first.keys() & last.keys():
        [(before_x, before_y)], [(x, y)] = first[name], last[name]
        # A flight slows down. The columns have hardly begun to change.
        allowed = hypot(x - before_x, y - before_y) + 12
        distance = min(hypot(x - now_x, y - now_y) for now_x, now_y in now[name])
        assert distance <= allowed, f"{name} jumps by {distance} pixels from {last[name]} to {now[name]}"
    if begin == "fingers":
        screen.lift()
    screen.until("!grid.shadowRoot.querySelector('[data-zooming]')")
    screen.still()
    every_link_shows_its_item(screen)
