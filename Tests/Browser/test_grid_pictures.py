"""The pictures of a photo grid that jumps: they are requested where it rests."""

import base64
from pathlib import Path

import pytest
from grid import GRID, Grid

PACKAGE = Path(__file__).parents[2] / "Web/dist"
COUNT = 8000

# The page has the pictures of the first window in memory.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css"><style>body { margin: 0 }</style>
  <main><vitrine-photo-grid label="Photographs" scrubber zoom></vitrine-photo-grid></main>
  <script type="module">
    import "./vitrine.js"
    globalThis.kept = Array.from({length: 40}, (_, index) => Object.assign(new Image(), {src: `/photo-${index}.png`}))
    globalThis.grid = document.querySelector("vitrine-photo-grid")
    grid.items = {
      count: %d, key: index => index, indexOf: key => key,
      render(index, link) {
        link.href = `/photo-${index}.png`
        link.style.background = `hsl(${index %% 360} 50%% 50%%)`
        %s
      },
    }
  </script></html>"""
PLAIN = 'link.innerHTML = `<img alt="Photograph ${index}" src="/photo-${index}.png">`'
SOURCES = """link.innerHTML = `<picture><source srcset="/photo-${index}.png" type="image/png">
  <img alt="Photograph ${index}" src="/large-${index}.png" loading="lazy"></picture>`"""

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
THUMB = f"{GRID}.shadowRoot.querySelector('[part=scrubber-thumb]')"
IN_VIEW = f"""[...{GRID}.children].filter(link => {{
    const box = link.getBoundingClientRect()
    return !link.slot && box.bottom > 0 && box.top < innerHeight
  }})"""
LOADED = f"{IN_VIEW}.every(link => (image => image.complete && image.naturalWidth)(link.querySelector('img')))"
# Writes only differences, like a framework, and fades pictures in itself. 2048 items have the same address.
DIFFERENCES = """const url = `/photo-${100 + (index >> 11)}.png`
        link.image ??= link.appendChild(Object.assign(new Image(), {style: "opacity: 0"}))
        link.image.alt = `Photograph ${index}`
        if (link.shown !== url) link.image.src = link.shown = url"""

# Makes each picture once, and puts it into the cell each time. The first ones have been made in another way.
REUSE = """const cache = globalThis.cache ??= []
        const picture = cache[index] ??= Object.assign(new Image(), {src: `/photo-${index}.png`})
        picture.alt = `Photograph ${index}`
        link.replaceChildren(picture)"""


class Pictures:
    """Answers the requests for pictures, and counts them."""

    def __init__(self, screen):
        self.asked = []
        for name in ("photo", "large"):
            screen.page.route(f"**/{name}-*", self._answer)

    def _answer(self, route):
        self.asked.append(route.request.url.rsplit("/", 1)[1])
        route.fulfill(body=PICTURE, content_type="image/png", headers={"cache-control": "max-age=600"})


@pytest.fixture
def show():
    def show(screen, content=PLAIN) -> Pictures:
        pictures = Pictures(screen)
        screen.own_time()
        screen.show(PAGE % (COUNT, content), PACKAGE)
        Grid(screen).ready()
        screen.resize(900, 800)
        screen.until(f"{IN_VIEW}.length > 40 && {LOADED}")
        screen.until("kept.every(image => image.complete)")
        return pictures

    return show


def drag(screen, heights):
    """Drags the thumb of the scrubber through heights of the window, one in each frame."""
    mouse = screen.page.mouse
    for y in heights:
        mouse.move(890, y)
        screen.tick(16)


def hold_thumb(screen):
    x, y = screen.js(f"(box => [box.x + box.width / 2, box.y + box.height / 2])({THUMB}.getBoundingClientRect())")
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()


@pytest.mark.parametrize("content", [PLAIN, SOURCES], ids=["plain", "sources"])
def test_a_drag_of_the_scrubber_asks_for_pictures_where_it_rests(content, desktop, show):
    pictures = show(desktop, content)
    mounted = desktop.js(f"{GRID}.children.length")
    hold_thumb(desktop)
    pictures.asked.clear()
    drag(desktop, range(40, 760, 8))
    shown = desktop.js(
        f"{IN_VIEW}.map(link => [link.querySelector('img').alt, getComputedStyle(link).backgroundColor])"
    )
    assert len(shown) > 40 and len({colour for _, colour in shown}) > 40, "each cell has its photograph's colour"
    seen = f"{IN_VIEW}.filter(link => getComputedStyle(link.querySelector('img')).opacity !== '0').length"
    assert desktop.js(seen) == 0, "no text shows in the place of a picture"
    desktop.painted()
    assert len(pictures.asked) <= mounted, "90 windows have passed"
    desktop.page.mouse.up()
    desktop.until(LOADED)
    assert desktop.js(seen) > 40
    assert len(pictures.asked) <= 3 * mounted
    assert desktop.js(f"Math.max(...{IN_VIEW}.map(link => +link.querySelector('img').alt.split(' ')[1]))") > COUNT * 0.9
    assert not any(name.startswith("large") for name in pictures.asked)


def test_pictures_in_memory_are_shown_while_the_scrubber_is_dragged(desktop, show):
    show(desktop)
    hold_thumb(desktop)
    drag(desktop, [*range(40, 760, 24), *range(760, 20, -24)])
    drag(desktop, [0])
    numbers = "+link.querySelector('img').alt.split(' ')[1]"
    assert desktop.js(f"Math.min(...{IN_VIEW}.map(link => {numbers}))") == 0
    waiting = f"{IN_VIEW}.filter(link => !link.querySelector('img').hasAttribute('src')).map(link => {numbers})"
    assert min(desktop.js(waiting)) >= 40
    desktop.until(LOADED)


def test_a_single_jump_and_a_slow_drag_ask_for_pictures_at_once(desktop, show):
    pictures = show(desktop)
    waiting = f"{IN_VIEW}.filter(link => !link.querySelector('img').hasAttribute('src')).length"
    pictures.asked.clear()
    desktop.js("scrollTo(0, 20_000)")
    desktop.tick(16)
    assert desktop.js(waiting) == 0
    desktop.until(LOADED)
    hold_thumb(desktop)
    start = desktop.js(f"(box => box.y + box.height / 2)({THUMB}.getBoundingClientRect())")
    drag(desktop, [start + step * 2 for step in range(1, 10)])
    assert desktop.js(waiting) == 0


def test_pictures_wait_while_a_scroll_bar_is_dragged(desktop, show):
    pictures = show(desktop)
    mounted = desktop.js(f"{GRID}.children.length")
    pictures.asked.clear()
    for top in range(1000, 70_000, 1000):
        desktop.js(f"scrollTo(0, {top})")
        desktop.tick(16)
    assert len(pictures.asked) <= 2 * mounted
    desktop.until(LOADED)
    assert len(pictures.asked) <= 4 * mounted


def test_pictures_that_a_page_uses_again_keep_their_addresses(desktop, show):
    pictures = show(desktop, REUSE)
    mounted = desktop.js(f"{GRID}.children.length")
    hold_thumb(desktop)
    pictures.asked.clear()
    # To the end, and back to what has waited on the way.
    drag(desktop, range(40, 760, 8))
    assert len(pictures.asked) <= mounted, "pictures that have left the page are not requested"
    assert desktop.js("cache.filter(image => image && !image.hasAttribute('src')).length") > 40
    drag(desktop, range(760, 40, -8))
    desktop.page.mouse.up()
    desktop.until(LOADED)
    for top in desktop.js("Array.from({length: 90}, (_, step) => step * grid.offsetHeight / 90)"):
        desktop.js(f"scrollTo(0, {top})")
        desktop.tick(16)
        desktop.tick(400)
        assert desktop.js(f"{IN_VIEW}.every(link => link.firstChild.hasAttribute('src'))")
        assert desktop.js(f"{IN_VIEW}.every(link => link.firstChild.style.opacity === '')")


def test_a_page_that_writes_only_differences_gets_its_pictures_and_keeps_their_style(desktop, show):
    show(desktop, DIFFERENCES)
    hold_thumb(desktop)
    drag(desktop, range(40, 760, 8))
    desktop.page.mouse.up()
    desktop.until(LOADED)
    assert desktop.js(f"{IN_VIEW}.every(link => link.image.style.opacity === '0')")
    assert desktop.js(f"{IN_VIEW}.every(link => link.image.src.endsWith(link.shown))")
