"""Each picture of the served gallery has the pixels that the screen shows, in both directions."""

import io
import re
import urllib.request

import pytest
from gallery_row import PHOTO, ROW
from grid import GRID, Grid
from pictures import list_in_order, upright
from PIL import Image, ImageChops, ImageStat

SIZES = {"photo": (4032, 3024), "panorama": (9000, 1500), "tower": (1200, 6000), "icon": (90, 60)}
WINDOWS = {"laptop": {"width": 1440, "height": 900, "scale": 2}, "phone": {"width": 390, "height": 844, "scale": 3}}
ROWS = ["carousel", "deck", "expanding", "stitched"]

# The pixels of the loaded pictures by address, regardless of `srcset`.
PIXELS = """async (images) => {
  const pixels = {}
  for (const {src} of images) {
    const bitmap = await createImageBitmap(await (await fetch(src)).blob())
    pixels[src] = [bitmap.width, bitmap.height]
  }
  return pixels
}"""

# Each picture within the screen: its address, its size on the screen in device pixels, and the photograph's own size.
SHOWN = """(pictures => pictures.flatMap(picture => {
  const box = picture.getBoundingClientRect()
  if (!picture.checkVisibility() || box.right <= 0 || box.left >= innerWidth || box.top >= innerHeight) return []
  const declares = picture.closest('[data-width]')?.dataset ?? {}
  const size = [box.width, box.height].map(side => side * devicePixelRatio)
  const natural = [declares.width, declares.height].map(Number)
  const fit = getComputedStyle(picture).objectFit
  return [{ src: picture.currentSrc, size, natural, fit, srcset: picture.srcset }]
}))"""


@pytest.fixture(scope="module")
def sizes(serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("sizes")
    for name, size in SIZES.items():
        upright(*size).save(folder / f"{name}.jpg", quality=80)
    list_in_order([folder / f"{name}.jpg" for name in SIZES])
    return serve(folder)


@pytest.fixture(params=WINDOWS)
def window(request, screens):
    return screens(**WINDOWS[request.param])


def pixels(screen, shown):
    return screen.page.evaluate(PIXELS, shown)


def is_sharp(shown, pixels) -> bool:
    """Whether a picture has a pixel for each of the screen, or all pixels of the photograph."""
    (width, height), (own_width, own_height) = pixels[shown["src"]], shown["natural"]
    ratio = own_width / own_height
    whole = min if shown["fit"] == "contain" else max
    needed = whole(shown["size"][0], shown["size"][1] * ratio)
    return width >= min(needed, own_width) - 2 and height >= min(needed / ratio, own_height) - 2


def go_to(screen, sizes, exhibit):
    screen.open(f"{sizes.address}#/{exhibit}")
    screen.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")


@pytest.mark.parametrize("exhibit", ["grid", *ROWS])
def test_a_picture_is_as_large_as_the_screen_shows_it(exhibit, window, sizes):
    if exhibit == "grid":
        Grid(window).at(sizes.address).filled()
        pictures = f"[...{GRID}.querySelectorAll('img')]"
    else:
        go_to(window, sizes, exhibit)
        pictures = f"[...{ROW}.querySelectorAll('img')]"
    window.until(f"{pictures}.length >= 2 && {pictures}.every(image => image.complete && image.currentSrc)")
    window.until(f"{pictures}.every(image => image.srcset.endsWith('w'))")

    def are_sharp() -> bool:
        shown = window.js(f"{SHOWN}({pictures})")
        seen = pixels(window, shown)
        return len(shown) >= 2 and all(is_sharp(picture, seen) for picture in shown)

    # The small picture stays until the larger one is there.
    window.until_called(are_sharp)


@pytest.mark.parametrize("exhibit", ["grid", *ROWS])
def test_srcset_declares_the_pixels_that_a_picture_has(exhibit, desktop, sizes):
    if exhibit == "grid":
        Grid(desktop).at(sizes.address).filled()
    else:
        go_to(desktop, sizes, exhibit)
    sets = "[...document.querySelectorAll('main img')].map(image => image.srcset)"
    # The camera's preview has no width. A picture that is mounted later may show it again.
    declaring = f"(sets => sets.length > 0 && sets.every(srcset => / \\d+w$/.test(srcset)) && sets)({sets})"
    entries = {entry for srcset in desktop.until(declaring) for entry in srcset.split(", ")}
    declared = {desktop.page.url.partition("#")[0] + entry.split()[0]: int(entry.split()[1][:-1]) for entry in entries}
    assert len(declared) > len(SIZES)
    seen = pixels(desktop, [{"src": src} for src in declared])
    assert {src: size[0] for src, size in seen.items()} == declared


def opened(name: str, window, sizes) -> Grid:
    """The grid of a server, with a photograph open."""
    grid = Grid(window).at(sizes.address).filled()
    names = window.js(f"[...{GRID}.children].map(cell => cell.querySelector('img').alt)")
    index = next(index for index, alt in enumerate(names) if alt.startswith(name))
    window.page.mouse.click(*grid.cell(index).center)
    grid.until_landed(is_open=True)
    return grid


@pytest.mark.parametrize("name", ["photo", "panorama", "tower"])
def test_the_open_photograph_is_sharp_and_stays_so_when_it_is_magnified(name, window, sizes):
    grid = opened(name, window, sizes)
    large = PHOTO.replace(ROW, GRID)
    topmost = f"[...{large}.querySelectorAll('img')].filter(image => !image.hidden && image.naturalWidth).slice(-1)"
    natural = list(map(float, SIZES[name]))

    def is_shown_sharp() -> bool:
        shown = [{**picture, "natural": natural} for picture in window.js(f"{SHOWN}({topmost})")]
        return bool(shown) and all(is_sharp(picture, pixels(window, shown)) for picture in shown)

    window.until_called(is_shown_sharp)
    at_fit = grid.photo.width
    window.page.mouse.dblclick(*grid.photo.center)
    window.until(f"{large}.getBoundingClientRect().width > {at_fit} * 2")
    window.until_called(is_shown_sharp)


def test_the_smaller_picture_stays_until_the_larger_one_is_there(desktop, sizes):
    grid = Grid(desktop).at(sizes.address).filled()
    names = desktop.js(f"[...{GRID}.children].map(cell => cell.querySelector('img').alt)")
    index = next(index for index, alt in enumerate(names) if alt.startswith("photo"))
    large = PHOTO.replace(ROW, GRID)
    shown = f"[...{large}.querySelectorAll('img')].filter(image => !image.hidden && image.naturalWidth)"
    desktop.page.mouse.click(*grid.cell(index).center)
    grid.until_landed(is_open=True)
    desktop.until(f"{shown}.some(image => image.currentSrc.includes('/2016.'))")
    held = []
    desktop.page.route("**/4032.jpg?*", lambda route: held.append(route))
    desktop.page.mouse.dblclick(*grid.photo.center)
    desktop.until(f"{large}.getBoundingClientRect().width > innerWidth")
    desktop.until_called(lambda: held)
    desktop.painted()
    assert "/2016.jpg" in desktop.js(f"{shown}.at(-1).currentSrc")
    for route in held:
        route.continue_()
    desktop.until(f"{shown}.at(-1).currentSrc.includes('/4032.jpg')")


def test_a_small_photograph_is_not_blown_up_in_the_viewer(window, sizes):
    grid = opened("icon", window, sizes)
    assert abs(grid.photo.width * window.js("devicePixelRatio") - 2 * SIZES["icon"][0]) < 0.5
    center = grid.photo.center
    assert abs(center[0] - window.js("innerWidth") / 2) < 0.5 and abs(center[1] - window.js("innerHeight") / 2) < 0.5


def test_a_small_photograph_is_not_blown_up_in_the_carousel(window, sizes):
    go_to(window, sizes, "carousel")
    icons = f"[...{ROW}.querySelectorAll(\"a[data-width='90']\")].map(link => link.offsetWidth)"
    window.until(f"{icons}.length > 0")
    for width in window.js(icons):
        assert width * window.js("devicePixelRatio") <= 2 * SIZES["icon"][0] + 1


# More than 50 megapixels, with details that only a picture with all pixels shows.
HUGE = (8192, 6400)
REGION = re.compile(r"/\d+-\d+-\d+-\d+\.jpg")
# The regions over the open photograph: their addresses, and their frames in pixels of the photograph.
REGIONS = f"""[...{GRID}.querySelectorAll(':scope > [slot=overlay]')].map(image => {{
  const whole = {PHOTO.replace(ROW, GRID)}.querySelector('div').getBoundingClientRect()
  const frame = image.getBoundingClientRect()
  const scale = {HUGE[0]} / whole.width
  return {{src: image.src, frame: [frame.left - whole.left, frame.top - whole.top, frame.width, frame.height].map(
    length => length * scale), covers: frame.left <= Math.max(0, whole.left) && frame.top <= Math.max(0, whole.top) &&
    frame.right >= Math.min(innerWidth, whole.right) - 1 && frame.bottom >= Math.min(innerHeight, whole.bottom) - 1}}
}})"""


@pytest.fixture(scope="module")
def huge(serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("huge")
    tile = Image.effect_noise((512, 400), 80).convert("RGB")
    picture = Image.new("RGB", HUGE)
    for left in range(0, HUGE[0], 512):
        for top in range(0, HUGE[1], 400):
            picture.paste(tile.rotate(90 * ((left // 512 + top // 400) % 4)).resize((512, 400)), (left, top))
    picture.save(folder / "huge.jpg", quality=95)
    upright(60, 40).save(folder / "small.png")
    return serve(folder, "--sort", "name"), picture


def difference(picture, other) -> float:
    """The mean difference of two pictures, in shades."""
    return max(ImageStat.Stat(ImageChops.difference(picture, other)).mean)


def test_the_seen_part_of_a_huge_photograph_has_all_its_pixels(desktop, huge):
    server, picture = huge
    grid = Grid(desktop).at(server.address).filled()
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.until_landed(is_open=True)
    assert desktop.js(REGIONS) == []
    for _ in range(8):
        desktop.press("+")
    (region,) = desktop.until(f"(regions => regions.length === 1 && regions[0].covers && regions)({REGIONS})")
    left, top, width, height = map(int, re.search(r"/(\d+)-(\d+)-(\d+)-(\d+)\.jpg", region["src"]).groups())
    assert region["frame"] == pytest.approx([left, top, width, height], abs=1)
    with urllib.request.urlopen(region["src"]) as answer:
        sent = Image.open(io.BytesIO(answer.read()))
    cut = picture.crop((left, top, left + width, top + height))
    assert sent.size == cut.size
    # A JPEG of quality 80 of this noise; the wrong place differs by three times as much.
    assert difference(sent, cut) < difference(cut, ImageChops.offset(cut, 3, 0)) / 3

    # Another part replaces it once it has loaded, and no photograph keeps a region of another one.
    held = []
    desktop.page.route(REGION, lambda route: held.append(route))
    desktop.page.mouse.move(640, 400)
    desktop.page.mouse.down()
    desktop.page.mouse.move(100, 100, steps=6)
    desktop.page.mouse.up()
    desktop.until_called(lambda: held)
    assert [other["src"] for other in desktop.js(REGIONS)] == [region["src"]]
    for route in held:
        route.continue_()
    desktop.page.unroute_all(behavior="wait")
    desktop.until(f"(regions => regions.length === 1 && regions[0].src !== '{region['src']}')({REGIONS})")
    desktop.press("0")
    desktop.press("ArrowRight")
    desktop.until(f"{GRID}.openIndex === 1")
    desktop.until(f"{REGIONS}.length === 0")


def test_a_part_that_could_not_be_loaded_is_requested_again(desktop, huge):
    server, _ = huge
    desktop.expected = ["503"]
    grid = Grid(desktop).at(server.address).filled()
    desktop.page.route(REGION, lambda route: route.fulfill(status=503, body=""))
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.until_landed(is_open=True)
    with desktop.page.expect_response(REGION):
        for _ in range(8):
            desktop.press("+")
    assert desktop.js(REGIONS) == []
    desktop.page.unroute(REGION)
    desktop.until(f"(regions => regions.length === 1 && regions[0].covers)({REGIONS})")
