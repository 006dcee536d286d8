"""The served photographs as cards that open. They show the text of sidecars, and never run it."""

import json
import re

import pictures
import pytest
from gallery_row import PHOTO, ROW, VIEWER, GalleryRow
from grid import SEEN, Rect
from PIL import Image

FILM = (
    """[...document.querySelectorAll('[data-exhibit=expanding] > div')].find(card => card.textContent.includes(%r))"""
)

# Records the value of an expression in each frame from now on.
EACH_FRAME = "globalThis.frames = []; (function look() { frames.push(%s); requestAnimationFrame(look) })()"


def seen_of_part(screen, part: str):
    return Rect(*screen.js(f"{SEEN}({part})"))


def seen_of(screen, title: str):
    return seen_of_part(screen, FILM % title)


@pytest.fixture(scope="module")
def films(serve, tmp_path_factory):
    """A server of two posters with sidecars (one has a still), a plain photograph, and a white one with long text."""
    folder = tmp_path_factory.mktemp("films")
    for number, name in enumerate(["ferry", "orbit", "plain"]):
        pictures.upright(400, 600 + number).save(folder / f"{name}.jpg")
    pictures.upright(1600, 900).save(folder / "ferry still.jpg")
    card = {
        "title": "The Last Ferry",
        "details": ["1974", "PG", "1 h 52 min", "One crossing is left."],
        "still": "ferry still.jpg",
        "links": [
            {"label": "Trailer", "url": "https://example.org/trailer"},
            {"label": "Bad", "url": "javascript:alert(1)"},
        ],
    }
    (folder / "ferry.jpg.json").write_text(json.dumps(card))
    (folder / "orbit.json").write_text('{"title": "<b>Orbit</b>", "details": 7, "still": "../../etc/passwd"}')
    Image.new("RGB", (1600, 900), "white").save(folder / "white.jpg")
    (folder / "white.json").write_text(json.dumps({"title": "White", "details": ["1999", "A long winter. " * 40]}))
    return serve(folder, "--sort", "name")


@pytest.fixture
def cards(films):
    """Shows the films on a screen, and waits until their details have loaded."""

    def show(screen):
        screen.open(f"{films.address}#/expanding")
        screen.until(f"{ROW}?.dataset.exhibit === 'expanding' && {ROW}.matches(':state(drawn)')")
        screen.until(f"{FILM % 'The Last Ferry'} !== undefined && {FILM % '<b>Orbit</b>'} !== undefined")
        # The titles are in the listing, and stills come with the details.
        stills = "card => card.querySelector('[data-part=still]')"
        screen.until(f"[...{ROW}.querySelectorAll(':scope > [data-id]')].every({stills})")
        screen.until(f"[...{ROW}.querySelectorAll('img')].every(image => image.naturalWidth > 0)")
        return screen

    return show


@pytest.fixture(scope="module")
def dated(serve, tmp_path_factory):
    """A server of a dozen photographs whose names contain their dates, as phones write them."""
    folder = tmp_path_factory.mktemp("dated")
    for number in range(12):
        pictures.upright(400, 300 + number).save(folder / f"IMG_20240925_1200{number:02}.jpg")
    return serve(folder)


def opens(screen, title: str):
    screen.until(f"{FILM % title}.querySelector('[data-part=details]').inert === false")
    screen.until(f"{FILM % title}.style.getPropertyValue('--vitrine-openness') === '1'")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_card_opens_where_it_is(screen, cards, request):
    kind, screen = screen, request.getfixturevalue(screen)
    cards(screen)
    before = seen_of(screen, "The Last Ferry")
    if kind == "phone":
        screen.tap(*before.center)
    else:
        screen.page.mouse.move(before.center[0] - 9, before.center[1])
        screen.page.mouse.move(*before.center)
    opens(screen, "The Last Ferry")
    after = seen_of(screen, "The Last Ferry")
    assert after.width > 1.5 * before.width and after.height == pytest.approx(before.height, abs=0.5)
    text = screen.js(f"{FILM % 'The Last Ferry'}.querySelector('[data-part=details]').innerText")
    assert "1974 · PG · 1 h 52 min" in text and "One crossing is left." in text
    links = f"[...{FILM % 'The Last Ferry'}.querySelectorAll('a')].map(a => [a.textContent, a.href, a.rel])"
    assert screen.js(links) == [["Trailer", "https://example.org/trailer", "noreferrer"]]
    still = f"{FILM % 'The Last Ferry'}.querySelector('[data-part=still]')"
    assert screen.js(f"{still}.naturalWidth / {still}.naturalHeight") == pytest.approx(16 / 9, abs=0.01)
    assert screen.violations() == []
    screen.shot(f"gallery-expanding-{kind}")


def test_a_still_has_the_size_of_another_window_and_the_card_keeps_its_name(desktop, cards):
    cards(desktop)
    still, poster = (f"{FILM % 'The Last Ferry'}.querySelector('[data-part={part}]')" for part in ["still", "poster"])
    before = desktop.js(f"parseFloat({still}.sizes)")
    desktop.resize(1280, 560)
    desktop.until(f"parseFloat({still}.sizes) < {before}")
    desktop.until(f"{poster}.alt === 'The Last Ferry' && {still}.alt === ''")


def test_closed_cards_are_clean_and_names_are_text(desktop, cards):
    cards(desktop)
    assert desktop.violations() == []
    assert desktop.js(f"{ROW}.querySelectorAll('b').length") == 0
    assert desktop.js(f"[...{ROW}.querySelectorAll('[data-part=details]')].every(details => details.inert)")
    assert desktop.js("document.documentElement.scrollWidth <= innerWidth")


# The distance from the lower edge of each card's text to that of the card.
BELOW = f"""[...{ROW}.querySelectorAll('.card-detail')].filter(detail => detail.textContent).map(detail => {{
  const text = new Range();
  text.selectNodeContents(detail);
  return detail.parentElement.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
}})"""


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 800)], ids=str)
def test_no_line_below_a_closed_card_is_cut(screens, dated, size):
    screen = screens(*size)
    screen.open(f"{dated.address}#/expanding")
    screen.until(f"{ROW}?.querySelector('h2')?.textContent.startsWith('25 September 2024')")
    screen.until(f"{ROW}.matches(':state(drawn)')")
    assert min(screen.js(BELOW)) >= 8
    screen.shot(f"gallery-closed-cards-{size[0]}x{size[1]}")


def test_a_card_says_where_its_date_was_found(desktop, serve, tmp_path):
    pictures.upright(600, 400).save(tmp_path / "2024-09-25 10.15.00.jpg")
    desktop.open(f"{serve(tmp_path).address}#/expanding")
    line = f"{ROW}?.querySelector('.card-detail')"
    desktop.until(f"{line}?.textContent === '2024-09-25 10.15.00.jpg' && {line}.title === 'Date from file name'")
    desktop.js(f"{ROW}.expand(0)")
    desktop.until(f"{ROW}.querySelector('[data-part=details]:not([inert]) .card-facts')?.innerText === {line}.title")


def test_an_open_card_goes_to_the_full_screen_and_back(desktop, cards):
    row = GalleryRow(desktop)
    cards(desktop)
    poster = f"{FILM % 'The Last Ferry'}.querySelector('[data-part=poster]')"
    desktop.js(f"{poster}.focus()")
    desktop.press("Enter")
    opens(desktop, "The Last Ferry")
    desktop.page.locator("[data-part=details]:not([inert]) [data-open]").click()
    row.until_landed(is_open=True)
    assert row.photo.width / row.photo.height == pytest.approx(16 / 9, abs=0.01)
    assert re.fullmatch("#/expanding/[0-9a-f]+", desktop.js("location.hash"))
    desktop.page.go_back()
    row.until_landed(is_open=False)
    assert desktop.js("location.hash") == "#/expanding"
    desktop.press("Escape")
    desktop.until(f"{ROW}.expandedIndex === null")


def test_a_card_that_the_mouse_opened_stays_open_while_its_photograph_is_away(desktop, cards):
    row = GalleryRow(desktop)
    cards(desktop)
    closed = seen_of(desktop, "<b>Orbit</b>")
    desktop.page.mouse.move(closed.center[0] - 9, closed.center[1])
    desktop.page.mouse.move(*closed.center)
    opens(desktop, "<b>Orbit</b>")
    still = f"{FILM % '<b>Orbit</b>'}.querySelector('[data-part=still]')"
    before = Rect(*desktop.js(f"{SEEN}({still})"))
    desktop.page.locator("[data-part=details]:not([inert]) [data-open]").click()
    row.until_landed(is_open=True)
    desktop.page.mouse.move(600, 20, steps=3)
    desktop.js(EACH_FRAME % f"{SEEN}({PHOTO})")
    desktop.press("Escape")
    row.until_landed(is_open=False)
    assert Rect(*desktop.js(f"{SEEN}({still})")).is_near(before, within=1)
    last = Rect(*desktop.js("frames.filter(([, , width]) => width > 0).at(-1)"))
    # The picture is a portrait as high as the place of the still, and in its middle.
    width = before.height * 400 / 601
    seen = Rect(before.center[0] - width / 2, before.y, width, before.height)
    assert last.is_near(seen, within=20), "it lands where it took off"
    assert desktop.js(f"{ROW}.expandedIndex") is not None


# The distances of each part of an open card's text from the edges of the shade, in pixels: top, bottom, left, right.
LINES = """(details => {
  const box = details.getBoundingClientRect();
  return [...details.children].map(line => line.getBoundingClientRect())
    .map(({top, bottom, left, right}) => [top - box.top, box.bottom - bottom, left - box.left, box.right - right]);
})"""


@pytest.mark.parametrize(("index", "title"), [(1, "The Last Ferry"), (4, "White")])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=str)
def test_the_shade_is_as_high_as_its_whole_lines_and_the_title_is_said_once(screens, cards, size, index, title):
    screen = cards(screens(*size))
    screen.js(f"{ROW}.expand({index})")
    screen.until(f"{FILM % title} !== undefined")
    opens(screen, title)
    card = FILM % title
    details = f"{card}.querySelector('[data-part=details]')"
    shade, still = (
        Rect(*screen.js(f"{SEEN}({part})")) for part in (details, f"{card}.querySelector('[data-part=poster]')")
    )
    assert shade.height <= still.height / 2 + 0.5
    lines = screen.js(f"{LINES}({details})")
    seen = [line for line in lines if line[2] < shade.width]
    assert seen and all(min(line) >= 0 for line in seen), "no line is cut"
    assert len(seen) >= 2 or size == (844, 390), "there is room for more than the buttons"
    assert min(line[0] for line in lines) <= 33, "the shade is as high as the text"
    assert screen.js(f"{card}.innerText.split({title!r}).length") == 2
    screen.shot(f"gallery-card-text-{size[0]}x{size[1]}-{index}")


def test_text_over_a_white_photograph_can_be_read(desktop, cards):
    cards(desktop)
    desktop.js(f"{ROW}.expand(4)")
    opens(desktop, "White")
    words = f"{FILM % 'White'}.querySelector('.card-facts')"
    desktop.js(f"{words}.style.color = 'transparent'")
    box = desktop.js(f"(({{x, y, width, height}}) => [x, y, width, height])({words}.getBoundingClientRect())")
    x, y, width, height = (round(side) for side in box)
    shot = Image.open(desktop.shot("gallery-expanding-white")).convert("L").crop((x, y, x + width, y + height))
    _, lightest = shot.getextrema()
    assert 1.05 / (((lightest / 255 + 0.055) / 1.055) ** 2.4 + 0.05) >= 4.5, "the contrast with white"


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_photograph_of_an_open_card_begins_at_its_upper_edge(screen, cards, request):
    kind, screen = screen, request.getfixturevalue(screen)
    screen.own_time()
    cards(screen)
    # It is as wide as the card, and less high.
    card = FILM % "White"
    index = (
        f"[...Array({ROW}.items.count).keys()].findIndex(at => {ROW}.items.collection.at(at).id === {card}.dataset.id)"
    )
    screen.js(f"{ROW}.select({ROW}.items.count - 1, {{animated: false}}); 0")
    screen.until(f"{card}?.querySelector('[data-part=still]')?.naturalWidth > 0")
    index = screen.js(index)
    screen.js(f"{ROW}.expand({index}); 0")
    screen.still()
    still = f"{card}.querySelector('[data-part=still]')"
    x, y, width, height = screen.js(
        f"(({{x, y, width, height}}) => [x, y, width, height])({still}.getBoundingClientRect())"
    )
    assert height > 1.1 * width * 9 / 16
    screen.js(f"{still}.style.background = '#f00'; 0")
    screen.painted()
    picture = Image.open(screen.shot(f"gallery-expanding-whole-{kind}")).convert("RGB")
    scale = picture.width / screen.js("innerWidth")
    middle = round((x + min(width, screen.js("innerWidth") - x) / 2) * scale)
    assert min(picture.getpixel((middle, round((y + 1.5) * scale)))) > 250
    # It flies to the viewer from there.
    screen.js(f"{ROW}.open({index}); 0")
    screen.tick(0)
    before = seen_of_part(screen, PHOTO)
    assert before.y == pytest.approx(y, abs=2)
    assert before.width / before.height == pytest.approx(16 / 9, abs=0.02)


def test_a_deep_address_opens_the_photograph_of_a_card(desktop, films, cards):
    cards(desktop)
    photo = desktop.js(f"{ROW}.items.key(2)")
    row = GalleryRow(desktop)
    desktop.page.goto("about:blank")
    desktop.open(f"{films.address}#/expanding/{photo}")
    row.until_landed(is_open=True)
    assert desktop.js(f"{ROW}.openIndex") == 2
    desktop.press("Escape")
    row.until_landed(is_open=False)


def test_the_sample_collection_has_a_row_of_films(desktop, samples):
    desktop.open(samples.address)
    desktop.page.get_by_role("link", name=re.compile("^Films")).click()
    desktop.page.get_by_role("link", name="Expanding cards").click()
    desktop.until(f"{FILM % 'The Last Ferry'}?.querySelector('.card-actions a') !== undefined")
    titles = desktop.js(f"[...{ROW}.children].slice(0, 3).map(card => card.querySelector('h2').textContent)")
    assert titles == ["The Last Ferry", "Orbit of Glass", "Paper Tigers"]
    desktop.shot("gallery-films")


def test_the_text_over_a_picture_fades_out_above_its_flight(desktop, cards):
    row = GalleryRow(desktop)
    cards(desktop)
    desktop.js(f"{ROW}.expand(1)")
    opens(desktop, "The Last Ferry")
    details = f"{FILM % 'The Last Ferry'}.querySelector('[data-part=details]')"
    text = seen_of_part(desktop, details)
    # The fade is paused, so that one instant of it can be measured.
    desktop.js("""void (Element.prototype.animate = (animate => function (...options) {
      const animation = globalThis.fade = animate.apply(this, options);
      animation.pause();
      return animation;
    })(Element.prototype.animate))""")
    desktop.page.locator("[data-part=details]:not([inert]) [data-open]").click()
    copy = "document.querySelector('[data-part=details]:popover-open')"
    assert seen_of_part(desktop, copy).is_near(text, within=0.5)
    assert desktop.js(f"{copy}.inert && {copy}.innerText") == desktop.js(f"{details}.innerText")
    row.until_landed(is_open=True)
    assert desktop.js(f"{VIEWER}.querySelector('[part=caption-title]').textContent") == "The Last Ferry"
    desktop.shot("gallery-expanding-text-in-flight")
    desktop.js("void fade.finish()")
    desktop.until(f"{copy} === null")
    assert desktop.js("document.querySelectorAll('[data-part=details][popover]').length") == 0


def test_the_viewer_of_a_card_has_the_headline_and_the_toolbar_of_every_exhibit(desktop, dated):
    row = GalleryRow(desktop)
    desktop.open(f"{dated.address}#/expanding")
    desktop.until(f"{ROW}?.querySelector('[data-id] [data-part=still]')?.naturalWidth > 0")
    desktop.js(f"{ROW}.expand(0)")
    desktop.until(f"{ROW}.querySelector('[data-part=details]').inert === false")
    headline = desktop.js(f"{ROW}.querySelector('h2').textContent")
    desktop.page.locator("[data-part=details]:not([inert]) [data-open]").click()
    row.until_landed(is_open=True)
    assert headline.startswith("25 September 2024")
    assert desktop.js(f"{VIEWER}.querySelector('[part=caption-title]').textContent") == headline
    assert desktop.js("getComputedStyle(document.querySelector('.viewer-tools')).backgroundColor") == "rgba(0, 0, 0, 0)"
    desktop.shot("gallery-expanding-viewer")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_an_opening_card_shows_one_picture_at_nearly_all_times_and_never_what_is_behind(size, cards, request):
    screen = request.getfixturevalue(size)
    screen.own_time()
    cards(screen)
    card = FILM % "<b>Orbit</b>"
    screen.until(f"[...{card}.querySelectorAll('img')].every(image => image.naturalWidth && !image.dataset.waiting)")
    screen.still()
    opacities = (
        f"['poster', 'still'].map(part => +getComputedStyle({card}.querySelector(`[data-part=${{part}}]`)).opacity)"
    )
    assert screen.js(opacities) == [1, 0]
    screen.js(f"void {ROW}.expand([...{ROW}.children].indexOf({card}))")
    poster = f"{card}.querySelector('[data-part=poster]').getBoundingClientRect().width"
    seen, gaps = [], []
    while not seen or seen[-1] != [0, 1]:
        screen.tick(16)
        seen.append(screen.js(opacities))
        gaps.append(seen_of(screen, "<b>Orbit</b>").width - screen.js(poster))
        assert len(seen) < 100
    assert max(gaps) < 1, "the poster fills the card"
    assert all(poster == 1 or still == 1 for poster, still in seen)
    both = [still for poster, still in seen if 0 < still < 1]
    assert 0 < len(both) < len(seen) / 4
    screen.still()
    screen.shot(f"card-open-{size}")
