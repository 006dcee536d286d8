"""The switch of the served gallery: its photographs fly from one exhibit to the next one."""

import uuid

import pytest
from flown import ENGINE, PROBES, WATCH, assert_near
from gallery_row import ROW
from grid import GRID, IS_THERE, Grid

# The pictures that fly and those of the visible items, by the versions of their photographs, which have several
# addresses; whether the header lies over what flies; whether all pictures of the page have loaded; how many photographs
# fly, and the colors of those without a picture.
PAGE_PROBES = """
  globalThis.isFinal = image => image.complete && /[?&]v=/.test(image.currentSrc)
  const version = image => new URL(image.currentSrc).searchParams.get('v')
  globalThis.flown = () => Object.fromEntries(boxes().map(box =>
    [version(box.querySelector('img')), visiblePart(box)]))
  const loaded = element => Object.entries(shown(element)).filter(([name]) => name)
  globalThis.resting = element => Object.fromEntries(loaded(element).map(([name, box]) => {
    const image = [...element.querySelectorAll('img')].find(image => address(image) === name)
    const [x, y, width, height] = rect(image.getBoundingClientRect())
    const [left, top] = [Math.max(x, box[0]), Math.max(y, box[1])]
    const [right, bottom] = [Math.min(x + width, box[0] + box[2]), Math.min(y + height, box[1] + box[3])]
    return [version(image), [left, top, right - left, bottom - top]]
  }))
  const versionIn = element => item => element.items.collection.at(+item).version
  globalThis.watch = element =>
    watchFlight(element, {nameOf: versionIn(element), visible: resting, checks: {isCovered}})
  globalThis.isCovered = () => boxes().every(box => {
    const [x, y, width] = visiblePart(box)
    const {bottom} = document.querySelector('.top').getBoundingClientRect()
    const [left, right] = [Math.max(x, 1), Math.min(x + width, innerWidth - 1)]
    const isBeside = left >= right || y >= bottom - 2
    return isBeside || document.elementFromPoint((left + right) / 2, bottom - 2)?.closest('.top') !== null
  })
  globalThis.areLoaded = () => [...document.querySelectorAll('main img')].every(image => image.naturalWidth)
  globalThis.flying = () => boxes().length
  globalThis.colors = () => boxes().filter(box => !box.querySelector('img'))
    .map(box => getComputedStyle(box.firstElementChild).backgroundColor)
"""


@pytest.fixture
def begin(gallery):
    """Shows the grid in owned time. All its pictures have loaded, also those below the window."""

    def begin(screen):
        # The page shows previews of photographs whose pictures are not made yet.
        screen.until_called(lambda: "preview.jpg" not in screen.page.request.get(gallery.address).text())
        screen.own_time()
        screen.page.add_init_script(ENGINE + PROBES + WATCH + PAGE_PROBES)
        Grid(screen).at(gallery.address).filled()
        # Before that, a cell may have a preview, which is another picture.
        screen.until("[...document.querySelectorAll('main img')].every(isFinal)")
        screen.still()
        return screen

    return begin


def fetched_pictures(screen) -> list[str]:
    """Returns a list of the pictures that the page fetches from now on, with one that this function fetches itself.

    The others may be in a cache, which pages in the same process share.
    """
    pictures = []

    def note(event):
        if event["type"] == "Image" and not event["response"].get("fromDiskCache"):
            pictures.append(event["response"]["url"])

    screen.cdp.on("Network.responseReceived", note)
    screen.cdp.send("Network.enable")
    screen.js(f"(new Image()).src = document.querySelector('main img').currentSrc + '&test={uuid.uuid4()}'; 0")
    screen.until_called(lambda: pictures)
    return pictures


def choose(screen, name: str):
    """Follows a link of the switch, and draws the first frame of the flight."""
    screen.js(f"document.querySelector('#exhibits [aria-label^=\"{name}\"]').click()")
    screen.until_called(lambda: screen.js("document.querySelector('main').dataset.flies !== undefined"))
    screen.js("settled()")
    screen.tick(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_photographs_fly_from_exhibit_to_exhibit(size, request, begin):
    screen = begin(request.getfixturevalue(size))
    pictures = fetched_pictures(screen)
    for name in [
        "Deck",
        "Grid",
        "Stitched",
        "Expanding",
        "Carousel",
        "Deck",
        "Expanding",
        "Stitched",
        "Carousel",
        "Grid",
    ]:
        before = screen.js(f"resting({ROW})")
        choose(screen, name)
        flown = screen.js("flown()")
        assert flown, name
        assert_near(flown, before, 1)
        # No exhibit fades in, as one does without a flight.
        exhibits = "[...document.querySelectorAll('main > [data-exhibit]')]"
        assert screen.js(f"{exhibits}.flatMap(exhibit => exhibit.getAnimations()).length") == 0
        # Each is where the engine has it, painted, once, and below the header.
        flown, compared, faults = screen.js(f"watch({ROW})")
        assert not faults, name
        assert compared > 20, name
        screen.still()
        screen.until("document.querySelector('main').dataset.flies === undefined")
        assert screen.js("document.querySelectorAll('main > [data-exhibit]').length") == 1
        assert_near(flown, screen.js(f"resting({ROW})"), 1)
        screen.until("areLoaded()")
    assert [picture for picture in set(pictures) if pictures.count(picture) > 1] == []


def test_the_caption_of_a_row_appears_when_the_photographs_have_arrived(desktop, begin):
    screen = begin(desktop)
    # Transitions take real time.
    screen.js("document.querySelector('#label').style.transition = 'none'; 0")
    opacity = "+getComputedStyle(document.querySelector('#label')).opacity"
    for name in ["Stitched", "Carousel"]:
        choose(screen, name)
        seen = []
        while not screen.js(IS_AT_REST):
            seen.append(screen.js(opacity))
            screen.run(48)
        assert len(seen) > 8
        assert set(seen) == {0}
        screen.still()
        assert screen.js(opacity) == 1


def test_a_photograph_without_its_picture_flies_with_its_color(desktop, gallery):
    held, late = [], ""
    desktop.page.route("**/p/**", lambda route: held.append(route) if late in route.request.url else route.continue_())
    desktop.own_time()
    desktop.page.add_init_script(PROBES + PAGE_PROBES)
    Grid(desktop).at(gallery.address)
    desktop.still()
    # The last photograph is beside the first one in a loop.
    late = desktop.js(f"{GRID}.lastElementChild.dataset.id")
    others = [route for route in held if late not in route.request.url]
    for route in others:
        held.remove(route)
        route.continue_()
    desktop.until(f"[...{GRID}.querySelectorAll('a:not(:last-child) > img')].every({IS_THERE})")
    color = desktop.js(f"getComputedStyle({GRID}.lastElementChild).backgroundColor")
    choose(desktop, "Deck")
    assert desktop.js("colors()") == [color]
    # It rests without waiting for that picture.
    desktop.still()
    desktop.until("flying() === 0")
    choose(desktop, "Grid")
    desktop.run(96)
    assert desktop.js("colors()") == [color]
    late = "none"
    for route in held:
        route.continue_()
    desktop.until_called(lambda: desktop.js("areLoaded()"))
    desktop.tick()
    assert desktop.js("flying() > 0 && arePainted()")
    desktop.still()
    desktop.until("flying() === 0")


def test_back_turns_the_photographs_round(phone, begin):
    screen = begin(phone)
    screen.js("scrollTo(0, 300); 0")
    screen.still()
    choose(screen, "Deck")
    screen.run(160)
    before = screen.js("flown()")
    screen.page.evaluate("history.back()")
    screen.until_called(lambda: screen.js("location.hash !== '#/deck'"))
    screen.js("settled()")
    screen.tick(0)
    assert_near(screen.js("flown()"), before, 0.5)
    screen.still()
    assert screen.js(f"[{ROW}.localName, scrollY]") == ["vitrine-photo-grid", 300]
    # By a link, and from rest.
    choose(screen, "Stitched")
    screen.still()
    assert screen.js("scrollY") == 0
    choose(screen, "Grid")
    screen.still()
    assert screen.js("[location.hash, scrollY]") == ["#/grid", 300]
    screen.page.reload()
    screen.until(f"{ROW}?.matches(':state(drawn)') && scrollY === 300")


class Finger:
    """A finger on the switch, or the mouse of a screen without touch."""

    def __init__(self, screen, has_touch: bool):
        self.screen, self.has_touch = screen, has_touch
        self.x = self.y = 0.0

    def press(self, name: str):
        self._go(name, name, 0)
        if self.has_touch:
            self.screen.touch("touchStart", [(self.x, self.y)])
        else:
            self.screen.drag((self.x, self.y), lift=False)

    def slide(self, name: str, other: str, share: float, steps: int = 1):
        """Moves to a share of the way from a link to another one, a frame for each step."""
        start = self.x
        self._go(name, other, share)
        end = self.x
        for step in range(1, steps + 1):
            self.x = start + (end - start) * step / steps
            if self.has_touch:
                self.screen.touch("touchMove", [(self.x, self.y)])
                self.screen.tick(16)
            else:
                self.screen.drag_on((self.x, self.y))
                self.screen.tick(8)

    def rest(self):
        """Rests until the photographs are under it."""
        for time in (1200, 16, 16, 16):
            self.screen.tick(time)

    def lift(self):
        if self.has_touch:
            self.screen.lift()
        else:
            self.screen.release(self.x, self.y)

    def _go(self, name: str, other: str, share: float):
        (x, self.y), (end, _) = (self.screen.center(f'#exhibits [aria-label^="{one}"]') for one in (name, other))
        self.x = x + (end - x) * share


# The share of the way around the present link in which a finger shows the present exhibit.
DEAD_ZONE = 0.05
# What a slide that goes back leaves as it was.
ADDRESS = "[location.hash, history.length, JSON.stringify(history.state), scrollY]"
IS_AT_REST = "document.querySelector('main').dataset.flies === undefined"
CURRENT_LINK = "document.querySelector('#exhibits [aria-current]').ariaLabel"
EXHIBITS = "[...document.querySelectorAll('main > [data-exhibit]')].map(element => element.dataset.exhibit)"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_finger_that_slides_along_the_switch_moves_the_photographs(size, request, begin):
    screen = begin(request.getfixturevalue(size))
    screen.js("scrollTo(0, 200); 0")
    screen.still()
    finger = Finger(screen, has_touch=size == "phone")
    before, start = screen.js(ADDRESS), screen.js(f"resting({ROW})")
    # Half of the way, a quarter, and back.
    finger.press("Grid")
    finger.slide("Grid", "Carousel", 0.5)
    screen.until("Object.keys(flown()).length")
    finger.rest()
    half = screen.js("flown()")
    assert half
    assert screen.js(EXHIBITS) == ["carousel", "grid"]
    finger.slide("Grid", "Carousel", 0.25)
    finger.rest()
    quarter = screen.js("flown()")
    # The way of the photographs begins at the edge of the dead zone.
    share = (0.25 - DEAD_ZONE) / (0.5 - DEAD_ZONE)
    middle = {
        name: [a + (b - a) * share for a, b in zip(start[name], half[name], strict=True)]
        for name in half
        if name in start
    }
    assert middle
    assert_near(quarter, middle, 1)
    finger.rest()
    assert_near(screen.js("flown()"), quarter, 0.5)
    assert screen.js("arePainted()")
    assert screen.js(CURRENT_LINK) == "Grid"
    finger.lift()
    screen.still()
    screen.until(IS_AT_REST)
    assert screen.js(ADDRESS) == before
    assert screen.js(EXHIBITS) == ["grid"]
    assert_near(screen.js(f"resting({ROW})"), start, 0.5)
    # Past the carousel to the deck.
    finger.press("Grid")
    finger.slide("Grid", "Deck", 0.4, steps=6)
    finger.rest()
    finger.slide("Grid", "Deck", 0.9, steps=6)
    finger.rest()
    assert screen.js("arePainted()")
    assert screen.js(CURRENT_LINK) == "Deck"
    finger.lift()
    screen.still()
    screen.until(IS_AT_REST)
    assert screen.js(ADDRESS)[:2] == ["#/deck", before[1] + 1]
    assert screen.js(EXHIBITS) == ["deck"]
    # A flick to the other side.
    finger.press("Deck")
    finger.slide("Deck", "Carousel", 0.35, steps=3)
    finger.lift()
    screen.still()
    screen.until(IS_AT_REST)
    assert screen.js(f"[location.hash, {CURRENT_LINK}]") == ["#/carousel", "Carousel"]
    screen.page.evaluate("history.back()")
    screen.until("location.hash === '#/deck'")
    screen.still()
    screen.page.evaluate("history.back()")
    screen.until(f"location.hash !== '#/deck' && {IS_AT_REST}")
    assert screen.js(EXHIBITS) == ["grid"]
    assert screen.js(ADDRESS)[3] == before[3]
    # A tap still follows a link.
    finger.press("Stitched")
    finger.lift()
    screen.until(f"location.hash === '#/stitched' && {EXHIBITS}.includes('stitched')")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_finger_that_is_back_at_its_link_shows_the_present_exhibit_as_it_is_at_rest(size, request, begin):
    screen = begin(request.getfixturevalue(size))
    # Transitions take real time.
    screen.js("document.querySelector('#label').style.transition = 'none'; 0")
    choose(screen, "Deck")
    screen.still()
    screen.until(IS_AT_REST)
    caption = (
        "[document.querySelector('#label').innerText, +getComputedStyle(document.querySelector('#label')).opacity]"
    )
    before, start = screen.js(caption), screen.js(f"resting({ROW})")
    assert before[1] == 1
    finger = Finger(screen, has_touch=size == "phone")
    finger.press("Deck")
    for side in ("Expanding", "Carousel"):
        finger.slide("Deck", side, 0.5)
        screen.until("Object.keys(flown()).length")
        finger.rest()
        assert screen.js(caption)[1] == 0
        # Nothing jumps at the edge.
        finger.slide("Deck", side, DEAD_ZONE + 0.002)
        finger.rest()
        assert_near(screen.js("flown()"), start, 3)
        finger.slide("Deck", side, DEAD_ZONE - 0.01)
        screen.until(IS_AT_REST)
        assert screen.js(caption) == before
        assert screen.js(EXHIBITS) == ["deck"]
        assert_near(screen.js(f"resting({ROW})"), start, 0.5)
    # The same finger goes on.
    finger.slide("Deck", "Expanding", 0.9)
    screen.until("Object.keys(flown()).length")
    finger.rest()
    finger.lift()
    screen.still()
    screen.until(IS_AT_REST)
    assert screen.js(EXHIBITS) == ["expanding"]


def test_back_ends_a_slide(desktop, begin):
    screen = begin(desktop)
    choose(screen, "Deck")
    screen.still()
    finger = Finger(screen, has_touch=False)
    finger.press("Deck")
    finger.slide("Deck", "Expanding", 0.6)
    screen.until("Object.keys(flown()).length")
    finger.rest()
    screen.page.evaluate("history.back()")
    screen.until(f"location.hash !== '#/deck' && {IS_AT_REST}")
    finger.slide("Deck", "Expanding", 0.9)
    finger.lift()
    screen.still()
    assert screen.js(f"[{EXHIBITS}.join(), {CURRENT_LINK}]") == ["grid", "Grid"]


def follow(screen, album: str):
    """Follows the link to an album, and draws the first frame of the flight."""
    screen.js(
        f"[...document.querySelectorAll('#albums a')].find(link => link.textContent.startsWith('{album}')).click()"
    )
    screen.until_called(lambda: screen.js(f"{EXHIBITS}.length === 2 && {ROW}.matches(':state(drawn)')"))
    screen.js("settled()")
    screen.tick(0)


def versions(screen) -> list[str]:
    """Returns the versions of the photographs that the present exhibit has."""
    collection = f"{ROW}.items.collection"
    return screen.js(f"Array.from({{length: {collection}.count}}, (_, index) => {collection}.at(index).version)")


# The row of a phone shows no photograph of the album.
@pytest.mark.parametrize(("exhibit", "size"), [("grid", "phone"), ("grid", "desktop"), ("stitched", "desktop")])
def test_the_photographs_of_an_album_fly_when_it_opens_and_closes(exhibit, size, request, begin):
    screen = begin(request.getfixturevalue(size))
    pictures = fetched_pictures(screen)
    if exhibit == "stitched":
        choose(screen, "Stitched")
        screen.still()
        screen.until(IS_AT_REST)
    for album in ["Wallpapers", "All"]:
        before = screen.js(f"resting({ROW})")
        follow(screen, album)
        screen.until_called(lambda: screen.js("Object.keys(flown()).length > 0"))
        assert screen.js(f"{EXHIBITS}") == [exhibit, exhibit]
        flown = screen.js("flown()")
        assert flown and set(flown) <= set(versions(screen))
        assert_near(flown, before, 1)
        flown, compared, faults = screen.js(f"watch({ROW})")
        assert not faults, album
        assert compared > 20
        screen.still()
        screen.until(IS_AT_REST)
        assert screen.js(EXHIBITS) == [exhibit]
        assert_near(flown, screen.js(f"resting({ROW})"), 1)
        assert screen.js("location.hash.startsWith('#/" + exhibit + "/album/')") == (album == "Wallpapers")
    assert [picture for picture in set(pictures) if pictures.count(picture) > 1] == []


def test_back_and_a_reload_find_an_album_where_it_was(phone, begin):
    screen = begin(phone)
    screen.js("scrollTo(0, 300); 0")
    screen.still()
    before = screen.js(f"resting({ROW})")
    follow(screen, "Wallpapers")
    # An album begins with its first photographs.
    screen.still()
    screen.until(IS_AT_REST)
    assert screen.js("document.querySelector('main').getBoundingClientRect().top >= 0")
    screen.page.evaluate("history.back()")
    screen.until_called(lambda: screen.js("document.querySelector('main').dataset.flies !== undefined"))
    screen.js("settled()")
    screen.tick(0)
    screen.run(160)
    # Half-way, forward and back.
    half = screen.js("flown()")
    assert half
    screen.page.evaluate("history.forward()")
    screen.until_called(lambda: screen.js("location.hash.includes('/album/')"))
    screen.js("settled()")
    screen.tick(0)
    assert_near(screen.js("flown()"), half, 0.5)
    screen.run(96)
    screen.page.evaluate("history.back()")
    screen.until_called(lambda: screen.js("!location.hash.includes('/album/')"))
    screen.still()
    screen.until(f"{IS_AT_REST} && scrollY === 300")
    assert_near(screen.js(f"resting({ROW})"), before, 0.5)
    screen.page.reload()
    screen.until(f"{ROW}?.matches(':state(drawn)') && scrollY === 300")


def test_an_album_cross_fades_with_reduced_motion(screens, begin):
    screen = begin(screens(reduced_motion="reduce"))
    follow(screen, "Wallpapers")
    opacity = f"{EXHIBITS}.length === 2 && [...document.querySelectorAll('main > [data-exhibit]')]"
    opacity += ".map(({shadowRoot}) => +getComputedStyle(shadowRoot.querySelector('[part=cells]')).opacity)"
    assert screen.js("flown()") == {}
    screen.run(64)
    coming, going = screen.js(opacity)
    assert coming == 0 and 0 < going < 1
    screen.run(160)
    coming, going = screen.js(opacity)
    assert 0 < coming < 1 and going == 0
    screen.still()
    screen.until(IS_AT_REST)
    assert screen.js(f"{ROW}.items.count === {ROW}.children.length")


@pytest.mark.parametrize(("screen", "exhibit"), [("phone", "stitched"), ("desktop", "deck")])
def test_the_grid_has_its_own_width_when_photographs_have_landed(screen, exhibit, gallery, request):
    screen = request.getfixturevalue(screen)
    Grid(screen).at(gallery.address).filled()
    landed = "document.querySelector('main').dataset.flies === undefined"
    screen.js(f"location.hash = '#/{exhibit}'; 0")
    screen.until(f"document.querySelector('main > [data-exhibit={exhibit}]:state(drawn)') && {landed}")
    screen.js("""void (globalThis.sides = new Set(), new MutationObserver(() => {
      const cells = document.querySelector('main > vitrine-photo-grid')?.shadowRoot.querySelector('[part=cells]')
      if (!cells || cells === globalThis.cells) return
      globalThis.cells = cells
      const note = () => sides.add(cells.style.getPropertyValue('--vitrine-side'))
      new MutationObserver(note).observe(cells, {attributes: true})
    }).observe(document.querySelector('main'), {childList: true}))""")
    screen.js("location.hash = '#/grid'; 0")
    screen.until(f"document.querySelector('main > vitrine-photo-grid:state(drawn)') && {landed}")
    screen.painted()
    assert len([side for side in screen.js("[...sides]") if side]) == 1, screen.js("[...sides]")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_photographs_fly_to_the_turned_cards_of_an_overlapping_deck(size, request, begin):
    screen = begin(request.getfixturevalue(size))
    screen.js("document.documentElement.dataset.deck = ''; 0")
    choose(screen, "Deck")
    last = {}
    while not screen.js(IS_AT_REST):
        last = screen.js("flown()") or last
        screen.run(16)
    resting = screen.js(f"resting({ROW})")
    heights = {name: (last[name][3], resting[name][3]) for name in last.keys() & resting.keys()}
    assert len(heights) > 1
    # Cards far away are larger in the last frame of the flight. With the height of the row they would be twice as high.
    for flown, rested in heights.values():
        assert rested / 1.6 < flown < 1.6 * rested


def test_a_touch_screen_shows_no_buttons_while_photographs_fly(phone, begin):
    screen = begin(phone)
    opacity = f"getComputedStyle({ROW}.shadowRoot.querySelector('[part=next]')).opacity"
    choose(screen, "Carousel")
    seen = set()
    while not screen.js(IS_AT_REST):
        seen.add(screen.js(opacity))
        screen.run(48)
    assert seen == {"0"}
