"""A collection whose pictures fly from one arrangement to another one."""

from functools import partial
from itertools import permutations
from pathlib import Path

import pytest
from browsers import always_everywhere, everywhere
from collection_page import COLLECTION, show_collection, show_pair, write_pictures
from flown import ENGINE, assert_near, distance
from proxy import LASTING
from screen import SITE

ARRANGEMENTS = ["grid", "carousel", "deck", "expanding", "stitched"]
ARE_LOADED = "[...document.images].every(image => image.complete && image.naturalWidth)"


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    return write_pictures(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def show(folder):
    return partial(show_collection, folder)


@everywhere
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_pictures_are_where_the_engine_has_them_in_every_frame_of_every_switch(size, browser, screens, show):
    # As much of a phone as the browser's driver has. The window of WebKit is wider.
    width, height = size
    phone = {} if browser.lacks or width > 1000 else {"scale": 3, "touch": True}
    assert_flights(screens(max(width, 460) if browser.lacks else width, height, **phone), show, tour())


@always_everywhere("flights: each browser rounds what script draws, and decodes pictures at its own time")
def test_pictures_are_where_the_engine_has_them_in_each_browser(desktop, show):
    assert_flights(desktop, show, ["deck", "expanding", "grid", "stitched"])


@always_everywhere("memory: WebKit asks the server again for a picture that it has, and shows nothing until then")
def test_a_picture_that_must_be_asked_for_again_is_visible_while_it_flies(desktop, show):
    show(desktop, picture="{}.png")
    # The pictures are in the memory of the first page.
    desktop.open(SITE)
    desktop.until(f"{COLLECTION}.matches(':state(drawn)') && {ARE_LOADED}")
    desktop.still()
    desktop.js("go('carousel')")
    assert desktop.js("[boxes().length > 0, arePainted()]") == [True, True]
    desktop.still()


def assert_flights(screen, show, path: list[str]):
    screen.page.add_init_script(ENGINE)
    show(screen)
    # The server hears of requests. Firefox's driver also reports those that memory answers.
    screen.until(ARE_LOADED)
    requested = list(screen.proxy.requested)
    here = "grid"
    for there in path:
        before = screen.js(f"shown({COLLECTION}.exhibit)")
        screen.js(f"go('{there}')")
        flown = screen.js("flown()")
        assert flown, (here, there)
        # A stitched photograph is as many whole pixels long as it needs.
        assert_near(flown, before, 1 if here == "stitched" else 0.5)
        flown, compared, faults = screen.js(f"watchFlight({COLLECTION}.exhibit, {{nameOf: item => `${{item}}.png`}})")
        assert not faults, (here, there)
        assert compared > 20
        screen.still()
        assert_near(flown, screen.js(f"shown({COLLECTION}.exhibit)"), 1)
        assert screen.js("flown()") == {}
        here = there
    assert screen.proxy.requested == requested
    # Nobody hears the same picture twice.
    assert screen.js(f"[...{COLLECTION}.children].filter(child => child.checkVisibility()).length") == 1


def tour() -> list[str]:
    """Returns arrangements, from the grid on, so that each of the twenty switches occurs once: a round."""
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
    arrived = "addEventListener('vitrine-arrange', event => (arrived ??= []).push(event.detail.arrangement))"
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


def test_shadows_come_in_and_what_fades_is_behind_what_flies(phone, show):
    screen = show(phone)
    screen.page.add_style_tag(content="vitrine-carousel[effect] a { box-shadow: 0 4px 30px red }")
    shadows = "[...document.querySelectorAll('vitrine-collection > [slot]')].flatMap(({shadowRoot}) => "
    shadows += "[...shadowRoot.querySelectorAll('[part=flight] span')].map(span => +getComputedStyle(span).opacity))"
    screen.js("go('deck')")
    seen = [screen.js(shadows)]
    assert seen[0] and not any(seen[0])
    while len(seen) < 90:
        screen.run(16)
        if not (now := screen.js(shadows)):
            break
        seen.append(now)
    leader = [shades[-1] for shades in seen]
    assert max(b - a for a, b in zip(leader, leader[1:], strict=False)) < 0.2
    assert leader[-1] > 0.98
    screen.still()
    # The deck is behind the grid in the document, and fades out in front of nothing.
    screen.js("go('grid')")
    screen.run(48)
    frames = [rect for rect in screen.js("flown()").values() if rect[0] > 0 and rect[1] > 0]
    source = "document.querySelector('vitrine-carousel').style.visibility"
    x, y, width, height = frames[-1]
    clip = {"x": x + width / 3, "y": y + height / 3, "width": width / 3, "height": height / 3}
    with_source = screen.page.screenshot(clip=clip)
    screen.js(f"{source} = 'hidden'; 0")
    without_source = screen.page.screenshot(clip=clip)
    screen.js(f"{source} = ''; 0")
    assert with_source == without_source


def test_each_side_of_a_row_has_one_button_while_pictures_fly(desktop, show):
    screen = show(desktop)
    screen.js("go('carousel')")
    screen.still()
    # The carousel loops, and the row begins with its first picture: there is no previous one.
    screen.js(f"{COLLECTION}.selectedIndex = 0; 0")
    screen.still()
    screen.js("go('stitched')")
    # The carousel is hidden as soon as the photographs are there.
    opacities = """['vitrine-carousel', 'vitrine-stitched-carousel'].map(row => ['previous', 'next'].map(name => {
      const button = document.querySelector(row).shadowRoot.querySelector(`[part=${name}]`)
      return button.checkVisibility() ? +getComputedStyle(button).opacity : 0
    }))"""
    seen = []
    while screen.js("boxes().length"):
        screen.run(16)
        seen.append(screen.js(opacities))
    assert len(seen) > 20
    for (_, following), (row_previous, row_following) in seen[:-1]:
        assert row_previous == 0, "the row has no previous picture"
        assert min(following, row_following) == 0
    assert max(row_following for _, (_, row_following) in seen) > 0.5


def test_slow_animations_slow_a_flight(desktop, show):
    screen = show(desktop)
    screen.js("go('deck')")
    screen.run(96)
    usual = screen.js("flown()")
    screen.still()
    screen.js("go('grid')")
    screen.still()
    screen.js(f"{COLLECTION}.setAttribute('speed', 0.2); go('deck')")
    screen.run(480)
    slow = screen.js("flown()")
    assert usual.keys() == slow.keys()
    assert_near(slow, usual, 0.5)


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


def data(count: int) -> str:
    """Assigns pictures as data, of which two have the same key."""
    key = "index => Math.max(1, index)"
    return f"""{COLLECTION}.items = {{count: {count}, key: {key},
      picture: index => ({{src: `{LASTING}${{index % 14}}.png`, width: 60, height: 40, alt: `${{index}}`}})}}"""


def test_thousands_of_pictures_come_home_to_where_the_page_was(phone, show):
    phone.expected = ["two pictures have this key"]
    screen = show(phone)
    screen.js(f"{data(4000)}; 0")
    screen.still()
    screen.js("scrollTo(0, document.documentElement.scrollHeight / 2); 0")
    screen.still()
    top = screen.js("scrollY")
    images = f"[...{COLLECTION}.exhibit.querySelectorAll('img')]"
    visible = f"{images}.filter(image => image.getBoundingClientRect().bottom > 0)"
    there = f"{visible}.map(image => image.alt).sort().join()"
    before = screen.js(there)
    assert top > 10000
    for name in ["stitched", "grid"]:
        screen.js(f"go('{name}')")
        assert 0 < screen.js("boxes().length") <= 48
        screen.still()
    assert screen.js("scrollY") == top
    assert screen.js(there) == before
    # Pictures come, and the window turns, while others fly.
    screen.js("go('deck')")
    screen.run(96)
    screen.js(f"{data(3)}; 0")
    screen.run(32)
    screen.page.set_viewport_size({"width": 844, "height": 390})
    screen.run(32)
    screen.still()
    assert screen.js(f"[{COLLECTION}.arrangement, {COLLECTION}.selectedIndex < 3, boxes().length]") == ["deck", True, 0]
    # Without pictures, and without a size.
    screen.js(f"{data(0)}; go('grid')")
    screen.still()
    screen.js(f"{data(5)}; 0")
    screen.still()
    screen.js(f"{COLLECTION}.style.display = 'none'; go('carousel')")
    screen.still()
    screen.js(f"{COLLECTION}.style.display = ''; 0")
    screen.still()
    assert screen.js(f"[{COLLECTION}.exhibit.localName, Object.keys(shown({COLLECTION}.exhibit)).length > 0]") == [
        "vitrine-carousel",
        True,
    ]


def test_a_viewer_opens_from_a_picture_that_flies_from_right_to_left(phone, show):
    screen = show(phone)
    screen.js("document.documentElement.dir = 'rtl'; 0")
    screen.still()
    before = screen.js(f"shown({COLLECTION}.exhibit)")
    screen.js("go('stitched')")
    assert_near(screen.js("flown()"), before, 0.5)
    # Slow enough for a tap.
    screen.run(560)
    name, (x, y, width, height) = next(
        (name, rect) for name, rect in screen.js("flown()").items() if 0 < rect[0] + rect[2] / 2 < 390
    )
    screen.touch("touchStart", [(x + width / 2, y + height / 2)])
    screen.lift()
    screen.still()
    opened = screen.js(f"{COLLECTION}.exhibit.openIndex")
    assert f"{opened}.png" == name
    screen.js(f"{COLLECTION}.exhibit.close(); 0")
    screen.still()
    assert screen.js(f"[{COLLECTION}.exhibit.openIndex, boxes().length]") == [None, 0]


def test_focus_stays_on_its_picture_and_reduced_motion_fades(screens, show):
    screen = show(screens(reduced_motion="reduce"))
    screen.js(f"{COLLECTION}.exhibit.select(3); {COLLECTION}.exhibit.querySelector('[tabindex=\"0\"]').focus(); 0")
    screen.run(50)
    screen.js("go('carousel')")
    assert screen.js("flown()") == {}
    assert screen.js("document.activeElement.querySelector('img').alt") == "Picture 3"
    assert screen.js(f"{COLLECTION}.shadowRoot.querySelector('[aria-live]').textContent") == "Carousel, 4 of 14"
    screen.still()
    assert screen.js(f"{COLLECTION}.selectedIndex") == 3


def arrive(screen, destination, source, leader):
    screen.js(
        f"{destination}.arriveFrom({source}, {{leader: {leader}}}).then(done => globalThis.arrived = done); settled()"
    )
    screen.tick(0)


def test_pictures_arrive_from_another_element_of_the_page(desktop, folder):
    grid, row = show_pair(desktop, folder, range(6), range(6))
    before = desktop.js(f"shown({grid})")
    arrive(desktop, row, grid, leader=2)
    assert_near(desktop.js("flown()"), before, 0.5)
    desktop.still()
    assert desktop.js(f"[globalThis.arrived, {grid}.hidden, {row}.selectedIndex]") == [True, True, 2]
    # A finger moves them back, and lets go.
    desktop.js(f"""{grid}.arriveFrom({row}, {{progress: 0.25}}).then(done => globalThis.returned = done)
      globalThis.decided = {grid}.endScrub(-2, source => globalThis.back = source.localName); settled()""")
    desktop.tick(0)
    assert desktop.js("globalThis.decided") is False
    desktop.still()
    assert desktop.js(f"[returned, back, {grid}.hidden, {row}.hidden]") == [
        False,
        "vitrine-stitched-carousel",
        True,
        False,
    ]
    desktop.js(f"{grid}.arriveFrom({row}, {{progress: 0}}); settled()")
    desktop.tick(0)
    start = desktop.js("flown()")
    for progress in (0.5, 1):
        desktop.js(f"{grid}.scrub({progress}); 0")
        desktop.run(32)
    end = desktop.js("flown()")
    desktop.js(f"{grid}.scrub(0.5); 0")
    desktop.run(32)
    middle = {name: [(a + b) / 2 for a, b in zip(start[name], end[name], strict=True)] for name in start}
    assert_near(desktop.js("flown()"), middle, 0.5)
    assert desktop.js(f"{grid}.endScrub(0.5)") is True
    desktop.still()
    assert_near(desktop.js(f"shown({grid})"), before, 0.5)


@pytest.mark.parametrize("leader", [2, 5], ids=["others lead", "it leads"])
@pytest.mark.parametrize("end", ["source", "destination"])
def test_a_picture_that_is_in_one_element_only_fades(desktop, folder, end, leader):
    counts = {"source": (6, 5), "destination": (5, 6)}[end]
    grid, row = show_pair(desktop, folder, *map(range, counts))
    before = desktop.js(f"shown({grid})")
    arrive(desktop, row, grid, leader)
    owner, other = (grid, row) if end == "source" else (row, grid)
    opacity = f"getComputedStyle({owner}.shadowRoot.querySelector('[part=cells], [part~=viewport]')).opacity"
    seen = []
    desktop.js("globalThis.arrived = undefined; 0")
    # Afterwards photographs may wait for the pictures of their items.
    while desktop.js("globalThis.arrived") is None:
        assert desktop.js("flown()").keys() == {f"{number}.png" for number in range(5)}
        seen.append(float(desktop.js(opacity)))
        desktop.run(32)
    assert_near(before, desktop.js(f"shown({grid})") if end == "destination" else before, 0.5)
    # Its group comes or goes step by step.
    steps = seen if end == "destination" else [1 - value for value in seen]
    assert steps[0] < 0.1
    assert any(0.2 < value < 0.8 for value in steps)
    assert steps == sorted(steps)
    assert desktop.js("globalThis.arrived") is True
    shown = desktop.js(f"shown({row})").keys()
    assert ("5.png" in shown) == (end == "destination")
    assert desktop.js(f"{other}.querySelectorAll('a').length") == 5
    # And back.
    arrive(desktop, grid, row, leader)
    desktop.still()
    assert desktop.js(f"[globalThis.arrived, {grid}.hidden, {row}.hidden]") == [True, False, True]
    assert_near(desktop.js(f"shown({grid})"), before, 0.5)


def test_pictures_that_come_and_go_by_reload_move_no_other_one(desktop, show):
    screen = show(desktop)
    screen.js(
        f"""globalThis.photos = [...Array(12).keys()]
        const picture = index => ({{src: `${{photos[index]}}.png`, width: 60, height: 40, alt: `${{photos[index]}}`}})
        {COLLECTION}.items = {{get count() {{ return photos.length }}, key: index => photos[index], picture}}; 0"""
    )
    screen.still()
    screen.js("go('stitched')")
    screen.run(96)
    before = screen.js("flown()")
    assert {"0.png", "1.png", "2.png"} <= before.keys()
    # One goes, two come in front of the others.
    screen.js(f"photos.splice(1, 1); photos.unshift(12, 13); {COLLECTION}.reload(); settled()")
    screen.tick(0)
    after = screen.js("flown()")
    assert after.keys() == before.keys()
    assert_near(after, before, 0.5)
    removed = "boxes().find(box => box.querySelector('img').src.endsWith('/1.png'))"
    opacities, places = [], []
    while screen.js(f"!!{removed}"):
        opacities.append(float(screen.js(f"getComputedStyle({removed}).opacity")))
        places.append(screen.js(f"rect({removed}.getBoundingClientRect())"))
        screen.run(16)
    assert opacities == sorted(opacities, reverse=True)
    assert opacities[0] > 0.5
    assert opacities[-1] < 0.1
    assert distance(places[0], places[-1]) < 200
    screen.still()
    alternatives = f"[...{COLLECTION}.exhibit.querySelectorAll('img')].map(image => +image.alt)"
    assert 1 not in screen.js(alternatives)
    assert screen.js(f"[{COLLECTION}.arrangement, Object.keys(flown()).length]") == ["stitched", 0]
    screen.js("go('grid')")
    screen.still()
    assert screen.js(alternatives) == [12, 13, 0, *range(2, 12)]
