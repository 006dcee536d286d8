"""Flights whose ends are not what they seem: two switches in one task, a part of a collection, an update that fails."""

from functools import partial
from pathlib import Path

import pytest
from album import PACKAGE
from collection_page import COLLECTION, item, show_collection, show_pair, write_pictures


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    return write_pictures(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def show(folder):
    return partial(show_collection, folder)


def ends(screen, *elements) -> list:
    """Returns whether each element is inert, whether it is hidden, and its position."""
    return [screen.js(f"[{it}.inert, {it}.hidden, getComputedStyle({it}).position]") for it in elements]


def switch(screen, *names):
    """Chooses several arrangements in one task, and waits for rest. `grid` is the element of before."""
    screen.js(f"void (globalThis.grid = {COLLECTION}.exhibit, globalThis.arrivals = [])")
    screen.js(
        f"void {COLLECTION}.addEventListener('vitrine-arrange', ({{detail}}) => arrivals.push(detail.arrangement))"
    )
    screen.js(f"void ({'; '.join(f'{COLLECTION}.arrangement = `{name}`' for name in names)})".replace(";", ","))
    screen.still()


def test_an_event_says_that_the_pictures_begin_to_fly_and_one_that_they_have_landed(phone, show):
    screen = show(phone)
    record = "({type, detail}) => events.push([type, detail.arrangement, boxes().length > 0])"
    screen.js(f"""globalThis.events = []
      for (const name of ['arrange', 'arrive']) {COLLECTION}.addEventListener(`vitrine-${{name}}`, {record}); 0""")
    take = "events.splice(0)"
    screen.js("go('deck')")
    assert screen.js(take) == [["vitrine-arrange", "deck", True]]
    screen.still()
    assert [event[:2] for event in screen.js(take)] == [["vitrine-arrive", "deck"]]
    # They turn round, and have never been in the row.
    screen.js("go('stitched')")
    screen.run(96)
    screen.js("go('deck')")
    screen.still()
    names = [event[:2] for event in screen.js(take)]
    assert names == [["vitrine-arrange", "stitched"], ["vitrine-arrange", "deck"], ["vitrine-arrive", "deck"]]
    # A finger lets them fly back.
    screen.js(f"{COLLECTION}.scrub('grid', 0.3); settled()")
    screen.run(64)
    screen.js(f"{COLLECTION}.endScrub(-2); 0")
    screen.still()
    names = [event[:2] for event in screen.js(take)]
    assert names == [["vitrine-arrange", "grid"], ["vitrine-arrange", "deck"], ["vitrine-arrive", "deck"]]


def test_there_and_back_in_one_task_changes_nothing(desktop, show):
    switch(show(desktop), "deck", "grid")
    assert desktop.js(f"{COLLECTION}.exhibit === grid")
    assert ends(desktop, "grid") == [[False, False, "relative"]]
    assert desktop.js("arrivals") == []
    desktop.js("go('deck')")
    assert desktop.js("Object.keys(flown()).length") > 3


def test_of_two_switches_in_one_task_the_pictures_fly_to_the_last_one(desktop, show):
    screen = show(desktop)
    screen.js(f"void (globalThis.grid = {COLLECTION}.exhibit)")
    screen.js(f"void ({COLLECTION}.arrangement = 'deck', {COLLECTION}.arrangement = 'stitched'); settled()")
    screen.tick(0)
    assert screen.js("Object.keys(flown()).length") > 3
    screen.still()
    assert screen.js(f"{COLLECTION}.exhibit.dataset.arrangement") == "stitched"
    visible = f"[...{COLLECTION}.children].filter(child => child.checkVisibility()).map(child => child.localName)"
    assert screen.js(visible) == ["vitrine-stitched-carousel"]
    screen.js("go('grid')")
    screen.still()
    assert screen.js(f"{COLLECTION}.exhibit === grid")


@pytest.mark.parametrize(("velocity", "end"), [(-3, "grid"), (3, "deck")])
def test_a_scrub_that_ends_before_the_pictures_can_fly_ends_as_the_finger_has_let_go(velocity, end, desktop, show):
    screen = show(desktop)
    screen.js(f"void ({COLLECTION}.scrub('deck', 0.5), {COLLECTION}.endScrub({velocity})); settled()")
    screen.still()
    assert screen.js(f"[{COLLECTION}.arrangement, {COLLECTION}.exhibit.dataset.arrangement]") == [end, end]


def test_a_part_of_a_collection_is_asked_for_no_key_that_it_does_not_have(desktop, folder):
    grid, row = show_pair(desktop, folder, [], [])
    desktop.js(f"void ({row}.style.blockSize = '300px')")
    desktop.js(f"""void (globalThis.list = (ids) => ({{
      count: ids.length, key: index => ids[index].id, indexOf: key => ids.findIndex(({{id}}) => id === key),
      ratio: () => 1.5,
      render(index, link) {{ link.innerHTML = `<img src="${{ids[index].id}}.png" alt="">` }},
    }}), {grid}.items = list([...Array(14).keys()].map(id => ({{id}}))), {row}.items = list([{{id: 9}}, {{id: 3}}]))""")
    desktop.until(f"{grid}.querySelector('img')")
    desktop.still()
    desktop.js(f"void {row}.arriveFrom({grid}, {{leader: 0}}).then(done => globalThis.arrived = done); settled()")
    desktop.tick(0)
    assert sorted(desktop.js("Object.keys(flown())")) == ["3.png", "9.png"]
    desktop.still()
    assert desktop.js("arrived") is True


def test_a_finger_that_moves_nothing_ends_a_flight(desktop, folder):
    grid, row = show_pair(desktop, folder, range(6), range(6))
    desktop.js(f"""void {row}.arriveFrom({grid}, {{progress: 0}}).then(done => globalThis.arrived = done)
      globalThis.decided = {row}.endScrub(0); settled()""")
    desktop.still()
    assert desktop.js("decided") is False
    desktop.until("globalThis.arrived === false")
    assert ends(desktop, grid, row) == [[False, False, "relative"], [False, True, "relative"]]


def test_an_update_that_fails_leaves_the_page_as_it_was(desktop, folder):
    grid, row = show_pair(desktop, folder, range(6), range(6))
    before = ends(desktop, grid)
    update = "() => Promise.reject(new Error('no room'))"
    desktop.js(
        f"void {row}.arriveFrom({grid}, {{update: {update}}}).catch(({{message}}) => globalThis.failed = message)"
    )
    desktop.until("globalThis.failed === 'no room'")
    assert ends(desktop, grid) == before
    desktop.js(f"void {row}.arriveFrom({grid}).then(done => globalThis.arrived = done); settled()")
    desktop.tick(0)
    assert desktop.js("Object.keys(flown()).length") == 6
    desktop.still()
    assert desktop.js("arrived") is True


def test_elements_of_two_scripts_change_without_a_flight_and_are_as_they_were(desktop, folder):
    desktop.own_time()
    desktop.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Trip</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine-collection.css">
        <script type="module" src="vitrine-photo-grid.js"></script>
        <script type="module" src="vitrine-collection.js"></script><main>
        <vitrine-photo-grid label="Grid">{"".join(map(item, range(6)))}</vitrine-photo-grid>
        <vitrine-stitched-carousel label="Row" hidden>{"".join(map(item, range(6)))}</vitrine-stitched-carousel>
        </main></html>""",
        folder,
        PACKAGE,
    )
    grid, row = (f"document.querySelector('vitrine-{name}')" for name in ("photo-grid", "stitched-carousel"))
    desktop.until(f"{grid}.matches(':state(drawn)') && {row}.matches(':state(drawn)')")
    before = ends(desktop, grid, row)
    desktop.js(f"void {row}.arriveFrom({grid}).then(done => globalThis.arrived = done)")
    desktop.until("globalThis.arrived === true")
    assert desktop.js(f"[{grid}.hidden, {row}.hidden]") == [True, False]
    desktop.js(f"void ({grid}.hidden = false, {row}.hidden = true)")
    assert ends(desktop, grid, row) == before
