"""A collection whose pictures fly from one arrangement to another one."""

from itertools import permutations
from pathlib import Path

import pictures
import pytest
from album import PACKAGE
from flown import PROBES, assert_near

ARRANGEMENTS = ["grid", "carousel", "deck", "expanding", "stitched"]
SIZES = [(60, 40), (40, 60), (80, 40), (50, 50)]
COUNT = 14
COLLECTION = "document.querySelector('vitrine-collection')"

GO = """
  globalThis.go = async name => {
    document.querySelector('vitrine-collection').arrangement = name
    await settled()
    clock.tick(0)
  }
"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("collection")
    for number in range(COUNT):
        pictures.upright(*SIZES[number % len(SIZES)]).save(folder / f"{number}.png")
    return folder


def item(number: int) -> str:
    return f'<a href="{number}.png"><img src="{number}.png" alt="Picture {number}"></a>'


@pytest.fixture
def show(folder):
    """Shows a collection in owned time, and waits until it is drawn."""

    def show(screen, count=COUNT):
        screen.own_time()
        screen.show(
            f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Trip</title>
            <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
            <link rel="stylesheet" href="vitrine-collection.css">
            <style>body {{ margin: 0; padding: 60px 8px 900px }}</style>
            <script>{PROBES}{GO}</script><script type="module" src="vitrine-collection.js"></script>
            <main><vitrine-collection label="Trip">
            {"".join(map(item, range(count)))}</vitrine-collection></main></html>""",
            folder,
            PACKAGE,
        )
        screen.until(f"{COLLECTION}.matches(':state(drawn)')")
        screen.still()
        return screen

    return show


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_every_switch_begins_and_ends_in_the_places_of_the_pictures(size, request, show):
    screen = show(request.getfixturevalue(size))
    requested = []
    screen.page.on("request", lambda request: requested.append(request.url))
    here = "grid"
    # A round that contains every switch once.
    for there in tour():
        before = screen.js(f"shown({COLLECTION}.exhibit)")
        screen.js(f"go('{there}')")
        flown = screen.js("flown()")
        assert flown, (here, there)
        # A stitched photograph is as many whole pixels long as it needs.
        assert_near(flown, before, 1 if here == "stitched" else 0.5)
        for _ in range(60):
            assert screen.js("arePainted()"), (here, there)
            assert screen.js("document.documentElement.scrollWidth <= innerWidth"), (here, there)
            hidden = screen.js(f"Object.keys(shown({COLLECTION}.exhibit))")
            assert not set(flown) & set(hidden) or not screen.js("boxes().length"), (here, there)
            screen.run(64)
            now = screen.js("flown()")
            if not now:
                break
            flown = now
        screen.still()
        assert_near(flown, screen.js(f"shown({COLLECTION}.exhibit)"), 1)
        assert screen.js("flown()") == {}
        here = there
    assert requested == []
    # Nobody hears the same picture twice.
    assert screen.js(f"[...{COLLECTION}.children].filter(child => child.checkVisibility()).length") == 1


def tour() -> list[str]:
    """Returns arrangements, from the grid on, so that each of the twenty switches occurs once."""
    left = set(permutations(ARRANGEMENTS, 2))

    def go(here: str, path: list[str]) -> list[str] | None:
        if not left:
            return path
        for there in ARRANGEMENTS:
            if (here, there) in left:
                left.remove((here, there))
                if found := go(there, [*path, there]):
                    return found
                left.add((here, there))
        return None

    return go("grid", [])


def test_pictures_turn_round_and_are_caught_where_they_are(phone, show):
    screen = show(phone)
    screen.js("scrollTo(0, 200); 0")
    screen.run(50)
    screen.js("go('deck')")
    screen.run(160)
    before = screen.js("flown()")
    screen.js("go('grid')")
    assert_near(screen.js("flown()"), before, 0.5)
    screen.still()
    assert screen.js(f"[scrollY, {COLLECTION}.arrangement]") == [200, "grid"]
    # A switch to a third arrangement, caught by a finger.
    screen.js("go('carousel')")
    screen.run(128)
    before = screen.js("flown()")
    screen.js("go('stitched')")
    assert_near(screen.js("flown()"), before, 0.5)
    screen.run(96)
    before = screen.js("flown()")
    x, y, width, height = next(rect for rect in before.values() if 0 < rect[0] + rect[2] / 2 < 390 and rect[1] > 0)
    screen.touch("touchStart", [(x + width / 2, y + height / 2)])
    screen.run(64)
    assert_near(screen.js("flown()"), before, 0.5)
    screen.lift()
    screen.still()
    assert screen.js(f"[{COLLECTION}.arrangement, Object.keys(flown()).length]") == ["stitched", 0]


def test_a_finger_moves_the_pictures_along(phone, show):
    screen = show(phone)
    arrived = "addEventListener('vitrine-arrive', event => (arrived ??= []).push(event.detail.arrangement))"
    screen.js(f"globalThis.arrived = []; {arrived}; 0")
    start = screen.js(f"shown({COLLECTION}.exhibit)")
    screen.js(f"{COLLECTION}.scrub('deck', 0); settled()")
    for progress in (0.2, 0.6, 0.2, 0):
        screen.js(f"{COLLECTION}.scrub('deck', {progress}); 0")
        screen.run(32)
    assert_near(screen.js("flown()"), start, 0.5)
    screen.js(f"{COLLECTION}.endScrub(-2); 0")
    screen.still()
    assert screen.js(f"{COLLECTION}.arrangement") == "grid"
    assert_near(screen.js(f"shown({COLLECTION}.exhibit)"), start, 0.5)


def test_odd_switches_have_one_outcome(desktop, show):
    desktop.expected = ["one of grid, carousel, deck, expanding, stitched is needed"]
    screen = show(desktop, count=1)
    screen.js(f"{COLLECTION}.arrangement = 'deck'; go('stitched')")
    screen.still()
    assert screen.js(f"[{COLLECTION}.exhibit.localName, {COLLECTION}.exhibit.hidden]") == [
        "vitrine-stitched-carousel",
        False,
    ]
    # The picture is removed while it flies.
    screen.js("go('carousel')")
    screen.run(64)
    screen.js(f"{COLLECTION}.querySelector(':scope > a').remove()")
    screen.still()
    screen.js("go('spiral')")
    screen.still()
    assert screen.js(f"[{COLLECTION}.arrangement, Object.keys(flown()).length]") == ["grid", 0]


def test_focus_stays_on_its_picture_and_reduced_motion_fades(screens, show):
    screen = show(screens(reduced_motion="reduce"))
    screen.js(f"{COLLECTION}.exhibit.select(3); {COLLECTION}.exhibit.querySelector('[tabindex=\"0\"]').focus(); 0")
    screen.run(50)
    screen.js("go('carousel')")
    assert screen.js("flown()") == {}
    assert screen.js("document.activeElement.querySelector('img').alt") == "Picture 3"
    screen.still()
    assert screen.js(f"{COLLECTION}.selectedIndex") == 3


def test_pictures_arrive_from_another_element_of_the_page(desktop, folder):
    desktop.own_time()
    children = "".join(map(item, range(6)))
    desktop.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Trip</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine-collection.css"><script>{PROBES}</script>
        <script type="module" src="vitrine-collection.js"></script><main>
        <vitrine-photo-grid label="Grid">{children}</vitrine-photo-grid>
        <vitrine-stitched-carousel label="Row" hidden>{children}</vitrine-stitched-carousel></main></html>""",
        folder,
        PACKAGE,
    )
    grid, row = (f"document.querySelector('vitrine-{name}')" for name in ("photo-grid", "stitched-carousel"))
    desktop.until(f"{grid}.matches(':state(drawn)') && {row}.matches(':state(drawn)')")
    desktop.still()
    before = desktop.js(f"shown({grid})")
    desktop.js(f"{row}.arriveFrom({grid}, {{leader: 2}}).then(done => globalThis.arrived = done); settled()")
    desktop.tick(0)
    assert_near(desktop.js("flown()"), before, 0.5)
    desktop.still()
    assert desktop.js(f"[globalThis.arrived, {grid}.hidden, {row}.selectedIndex]") == [True, True, 2]
