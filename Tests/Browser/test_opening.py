"""An item of a carousel opens in the viewer, by a flight from its place in the strip, and lands there again."""

import pytest
from album import PACKAGE
from grid import SEEN, SHOWN_PART, Rect

STRIP = "document.querySelector('vitrine-carousel')"
VIEWER = f"{STRIP}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
PHOTO = f"{VIEWER}.querySelector('{SHOWN_PART}')"
LISTEN = """
  globalThis.reported = []
  for (const type of ['open', 'close'])
    document.addEventListener(`vitrine-${type}`, event => reported.push([type, event.detail.index]))
  document.addEventListener('vitrine-settle', event =>
    'isOpen' in event.detail && reported.push(['settle', event.detail.index, event.detail.isOpen]))
"""
STYLE = """
  body { margin: 40px 0 }
  .card { width: 240px; padding: 20px; height: 260px; box-sizing: border-box; background: #ccd }
  .card img { width: 200px; height: 150px; object-fit: cover; border-radius: 12px; display: block }
"""


def card(number: int) -> str:
    return f"""<a class="card" href="0.png" data-width="600" data-height="400"
        ><img src="0.png" alt="Picture {number}">Picture {number}</a>"""


@pytest.fixture
def strip(phone, album):
    """Shows a carousel of seven cards in owned time. A tap on the current card opens it."""

    def show(attributes="loop", package="vitrine"):
        phone.own_time()
        phone.page.add_init_script(LISTEN)
        head = f"""<link rel="stylesheet" href="{package}.css"><style>{STYLE}</style>
            <script type="module" src="{package}.js"></script>"""
        items = "".join(card(number) for number in range(7))
        phone.show(
            f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Cards</title>
            <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">{head}
            <main><h1>Cards</h1><vitrine-carousel label="Cards" {attributes}>{items}</vitrine-carousel></main>""",
            album,
            PACKAGE,
        )
        phone.until(f"{STRIP}.matches(':state(drawn)') && {STRIP}.querySelector('img').complete")
        return phone

    return show


def seen(screen, element: str) -> Rect:
    return Rect(*screen.js(f"{SEEN}({element})"))


def picture(screen, index: int) -> Rect:
    return seen(screen, f"{STRIP}.children[{index}].querySelector('img')")


def until_landed(screen, is_open: bool):
    screen.until(f"reported.at(-1)?.[0] === 'settle' && reported.at(-1)[2] === {str(is_open).lower()}")


@pytest.mark.parametrize("attributes", ["", "loop", 'loop effect="scale"', 'dir="rtl" loop'])
def test_it_flies_from_the_picture_and_back(attributes, strip):
    screen = strip(attributes)
    home = picture(screen, 0)
    screen.js(f"{STRIP}.open(0)")
    screen.until("reported.length > 0")
    assert seen(screen, PHOTO).is_near(home, within=30)
    assert screen.js(f"getComputedStyle({STRIP}.children[0]).opacity") == "0"
    until_landed(screen, is_open=True)
    assert seen(screen, PHOTO).is_near(Rect(0, 292, 390, 260))
    assert screen.js(f"{STRIP}.openIndex") == 0
    screen.fingers([(195, 400 + 11 * step) for step in range(24)])
    until_landed(screen, is_open=False)
    assert picture(screen, 0).is_near(home)
    assert screen.js(f"getComputedStyle({STRIP}.children[0]).opacity") == "1"
    assert screen.js("reported.map(([type]) => type)") == ["open", "settle", "close", "settle"]
    assert screen.js(f"document.activeElement === {STRIP}.children[0]")


def test_a_flight_begins_at_the_picture(strip):
    screen = strip()
    home = picture(screen, 0)
    screen.js(f"{STRIP}.setAttribute('speed', '0.01')")
    screen.js(f"{STRIP}.open(0)")
    screen.until("reported.length > 0")
    screen.tick(1)
    assert seen(screen, PHOTO).is_near(home, within=1)
    # The radii across and down are in the box's own pixels, which are scaled differently.
    radii = screen.js(
        f"""(({{offsetWidth, offsetHeight, style}}, {{width, height}}) => {{
            const [across, down = across] = style.borderTopLeftRadius.split(' ').map(parseFloat)
            return [across * width / offsetWidth, down * height / offsetHeight]
        }})({PHOTO}, {PHOTO}.getBoundingClientRect())"""
    )
    assert radii == pytest.approx([12, 12], abs=0.1)


def test_an_item_far_away_is_there_when_it_closes(strip):
    screen = strip("")
    screen.js(f"{STRIP}.open(5, {{animated: false}})")
    until_landed(screen, is_open=True)
    screen.js(f"{STRIP}.close()")
    until_landed(screen, is_open=False)
    assert screen.js(f"{STRIP}.selectedIndex") == 5
    assert abs(seen(screen, f"{STRIP}.children[5]").center[0] - 195) < 0.5


def test_the_strip_feels_nothing_of_the_viewer(strip):
    screen = strip()
    screen.js(f"{STRIP}.open(0)")
    until_landed(screen, is_open=True)
    screen.press("ArrowRight")
    screen.fingers([(195 - 8 * step, 400) for step in range(12)] + [(107, 400)] * 20)
    screen.wheel(195, 400, 120, 0)
    screen.still()
    assert screen.js(f"{STRIP}.selectedIndex") == 0
    screen.js(f"{VIEWER}.querySelector('[part=close]').click()")
    until_landed(screen, is_open=False)


def test_the_open_item_is_followed(strip):
    screen = strip("")
    screen.js(f"{STRIP}.open(2)")
    until_landed(screen, is_open=True)
    screen.js(f"{STRIP}.prepend({STRIP}.children[6])")
    screen.until(f"{STRIP}.openIndex === 3")
    screen.js(f"{STRIP}.children[3].remove()")
    until_landed(screen, is_open=False)
    assert screen.js(f"{STRIP}.openIndex") is None


def test_a_turned_screen_moves_the_place_along(strip):
    screen = strip()
    screen.js(f"{STRIP}.open(0)")
    until_landed(screen, is_open=True)
    screen.resize(844, 390)
    screen.still()
    screen.press("Escape")
    until_landed(screen, is_open=False)
    home = picture(screen, 0)
    assert abs(home.center[0] - 422) < 0.5
    screen.js(f"{STRIP}.setAttribute('speed', '0.01')")
    screen.js(f"{STRIP}.open(0)")
    screen.until("reported.length > 4")
    assert seen(screen, PHOTO).is_near(home, within=1)


def test_a_carousel_alone_says_what_is_missing(strip):
    screen = strip(package="vitrine-carousel")
    screen.js(f"{STRIP}.open(0)")
    assert screen.js(f"{STRIP}.openIndex") is None
    assert "vitrine.js is needed to open an item" in screen.complaints.pop()


def test_an_item_that_is_not_there_does_not_open(strip):
    screen = strip()
    screen.js(f"{STRIP}.open(7)")
    assert "open(7) needs the index of an item; there are 7" in screen.complaints.pop()


@pytest.mark.parametrize(("given", "shown"), [("'2'", '"2"'), ("NaN", "NaN"), ("1.5", "1.5")])
def test_what_is_no_index_is_refused_in_plain_words(given, shown, strip):
    screen = strip()
    screen.js(f"void {STRIP}.select({given})")
    assert f"<vitrine-carousel>: select({shown}) needs the index of an item; there are 7" in screen.complaints.pop()


def test_a_picture_without_a_link_says_where_the_large_one_is(strip):
    screen = strip("")
    html = """<div class="card" data-large="2.png" data-width="900" data-height="300"
        ><img src="1.png" alt="Picture"></div>"""
    screen.js(f"{STRIP}.insertAdjacentHTML('afterbegin', `{html}`)")
    screen.until(f"{STRIP}.children[0].querySelector('img').complete")
    screen.js(f"{STRIP}.open(0)")
    until_landed(screen, is_open=True)
    assert screen.js(f"{PHOTO}.querySelector('img:nth-of-type(2)').src").endswith("2.png")
    assert seen(screen, PHOTO).is_near(Rect(0, 357, 390, 130))
