"""The switch of the served gallery: its photographs fly from one exhibit to the next one."""

import pytest
from flown import PROBES, assert_near
from gallery_row import ROW
from grid import Grid

# The pictures that fly and those of the visible items, by the versions of their photographs, which have several
# addresses; and whether the header lies over what flies.
PAGE_PROBES = """
  const version = image => new URL(image.currentSrc).searchParams.get('v')
  globalThis.flown = () => Object.fromEntries(boxes().map(box =>
    [version(box.querySelector('img')), rect(box.getBoundingClientRect())]))
  const loaded = element => Object.entries(shown(element)).filter(([name]) => name)
  globalThis.resting = element => Object.fromEntries(loaded(element).map(([name, box]) => {
    const image = [...element.querySelectorAll('img')].find(image => address(image) === name)
    const [x, y, width, height] = rect(image.getBoundingClientRect())
    const [left, top] = [Math.max(x, box[0]), Math.max(y, box[1])]
    const [right, bottom] = [Math.min(x + width, box[0] + box[2]), Math.min(y + height, box[1] + box[3])]
    return [version(image), [left, top, right - left, bottom - top]]
  }))
  globalThis.isCovered = () => boxes().every(box => {
    const {x, y, width} = box.getBoundingClientRect()
    const {bottom} = document.querySelector('.top').getBoundingClientRect()
    const [left, right] = [Math.max(x, 1), Math.min(x + width, innerWidth - 1)]
    const isBeside = left >= right || y >= bottom - 2
    return isBeside || document.elementFromPoint((left + right) / 2, bottom - 2)?.closest('.top') !== null
  })
"""


@pytest.fixture
def begin(gallery):
    """Shows the grid in owned time."""

    def begin(screen):
        screen.own_time()
        screen.page.add_init_script(PROBES + PAGE_PROBES)
        Grid(screen).at(gallery.address).filled()
        screen.still()
        return screen

    return begin


def choose(screen, name: str):
    """Follows a link of the switch, and draws the first frame of the flight."""
    screen.js(f"document.querySelector('#exhibits [aria-label^=\"{name}\"]').click()")
    screen.page.wait_for_function("document.querySelector('main').dataset.flies !== undefined")
    screen.js("settled()")
    screen.tick(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_photographs_fly_from_exhibit_to_exhibit(size, request, begin):
    screen = begin(request.getfixturevalue(size))
    pictures = []
    screen.page.on("request", lambda request: request.resource_type == "image" and pictures.append(request.url))
    for name in ["Deck", "Grid", "Stitched", "Expanding", "Carousel", "Grid"]:
        before = screen.js(f"resting({ROW})")
        choose(screen, name)
        flown = screen.js("flown()")
        assert flown, name
        assert_near(flown, before, 1)
        for _ in range(60):
            assert screen.js("arePainted()"), name
            assert screen.js("isCovered()"), name
            assert screen.js("document.documentElement.scrollWidth <= innerWidth"), name
            screen.run(64)
            if not (now := screen.js("flown()")):
                break
            flown = now
        screen.still()
        screen.until("document.querySelector('main').dataset.flies === undefined")
        assert screen.js("document.querySelectorAll('main > [data-exhibit]').length") == 1
        assert_near(flown, screen.js(f"resting({ROW})"), 1)
    assert len(pictures) == len(set(pictures))


def test_back_turns_the_photographs_round(phone, begin):
    screen = begin(phone)
    screen.js("scrollTo(0, 300); 0")
    screen.still()
    choose(screen, "Deck")
    screen.run(160)
    before = screen.js("flown()")
    screen.page.evaluate("history.back()")
    screen.page.wait_for_function("location.hash !== '#/deck'")
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
