"""The room of the served page: one line above the photographs, names below icons, sizes that grow, settings."""

import pytest
from gallery_row import ROW, GalleryRow
from grid import GRID, SEEN, VIEWER, Grid

SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080), (2560, 1440)]
BOXES = """[...document.querySelectorAll('.masthead, #albums, #search, #settings > summary')]
  .map(element => element.getBoundingClientRect()).filter(({width}) => width > 0)"""
WORDS = "[...document.querySelectorAll('#exhibits a:not([hidden])')].map(link => link.innerText.trim())"
OPEN = f"{VIEWER}.querySelector('.controls').style.opacity"


def shown(screen, address: str, exhibit="grid"):
    screen.open(f"{address}#/{exhibit}")
    screen.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_one_line_is_above_the_photographs(size, screens, gallery):
    screen = screens(*size, touch=min(size) < 500)
    shown(screen, gallery.address)
    text = screen.js("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert screen.js("document.querySelector('.top').offsetHeight") <= 3.5 * text + 1.5
    boxes = screen.js(f"{BOXES}.map(({{left, right}}) => [left, right])")
    assert all(before[1] <= after[0] + 8 for before, after in zip(boxes, boxes[1:], strict=False)), "nothing overlaps"
    assert boxes[0][0] >= 0 and boxes[-1][1] <= size[0]
    assert screen.js("document.documentElement.scrollWidth") == size[0]
    screen.js("scrollTo(0, 300)")
    screen.until("document.querySelector('.top').getBoundingClientRect().top === 0")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_icons_have_names_and_the_page_with_its_settings_has_no_violation(size, scheme, screens, gallery):
    screen = screens(*size, touch=size[0] == 390, color_scheme=scheme)
    shown(screen, gallery.address)
    assert screen.js(WORDS) == ["Folders", "Grid", "Carousel", "Deck", "Expanding", "Stitched"]
    named = (
        "[...document.querySelectorAll('#exhibits a')].every(link => link.ariaLabel.includes(link.innerText.trim()))"
    )
    assert screen.js(named)
    cut = """[...document.querySelectorAll('#exhibits span')]
      .filter(word => word.offsetWidth > word.parentElement.clientWidth).length"""
    assert screen.js(cut) == 0
    screen.page.locator("#settings > summary").click()
    assert screen.violations() == []


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)], ids=str)
def test_the_settings_are_on_the_screen_and_fade_out_where_more_follows(size, screens, gallery):
    screen = screens(*size, touch=True)
    shown(screen, gallery.address)
    screen.page.locator("#settings > summary").tap()
    screen.js("Promise.allSettled(document.getAnimations().map(({finished}) => finished)).then(() => 0)")
    panel = screen.box(".panel")
    assert panel["y"] >= 0 and panel["y"] + panel["height"] <= size[1]
    panel_element = "document.querySelector('.panel')"
    hidden = screen.js(f"(({{scrollHeight, clientHeight}}) => scrollHeight - clientHeight)({panel_element})")
    assert (hidden > 100) == (size[0] < 1280)
    fade = f"getComputedStyle({panel_element}, '::after')"
    height = screen.js(f"parseFloat({fade}.height)")
    assert screen.js(f"[{fade}.position, {fade}.bottom]") == ["sticky", "0px"] and height >= 24
    screen.shot(f"settings-{size[0]}")
    # At the end, the words of the last setting are not faded.
    screen.js(f"{panel_element}.scrollTo(0, 1e5)")
    last = screen.box("#show-keys .switch-label")
    assert last["y"] + last["height"] <= panel["y"] + panel["height"] - height
    screen.shot(f"settings-end-{size[0]}")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (430, 932), (768, 1024)], ids=str)
def test_the_marker_of_the_present_exhibit_stays_within_the_switch(size, screens, gallery):
    screen = screens(*size, touch=True)
    shown(screen, gallery.address, "stitched")
    # Half the height, if the radius is larger.
    radii = """['#exhibits', '#exhibits [aria-current]'].map(name => document.querySelector(name)).map(element => {
      const [, length, unit] = /([\\d.]+)(px|%)/.exec(getComputedStyle(element).borderStartEndRadius)
      return Math.min(element.offsetHeight / 2, unit === '%' ? length / 100 * element.offsetWidth : +length)
    })"""
    switch, marker = screen.box("#exhibits"), screen.box("#exhibits [aria-current]")
    edge = switch["x"] + switch["width"] - marker["x"] - marker["width"]
    assert edge == pytest.approx(switch["y"] + switch["height"] - marker["y"] - marker["height"], abs=0.1)
    # Curves with the same middle are equally far apart.
    outer, inner = screen.js(radii)
    assert outer - edge <= inner + 0.1
    screen.shot(f"marker-{size[0]}")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)], ids=str)
def test_with_large_type_the_number_of_photographs_is_not_cut(size, direction, screens, gallery):
    screen = screens(*size, touch=True)
    screen.cdp.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    shown(screen, gallery.address)
    screen.js(f"document.documentElement.dir = '{direction}'")
    screen.painted()
    count, row = screen.box("#albums a span"), screen.box("#albums")
    # The row fades along its last 24 pixels.
    start, end = (24, 0) if direction == "rtl" else (0, 24)
    assert row["x"] + start <= count["x"] and count["x"] + count["width"] <= row["x"] + row["width"] - end
    assert screen.js("document.documentElement.scrollWidth") == size[0]


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)], ids=str)
def test_with_large_type_the_list_of_keys_is_not_cut_and_a_mouse_has_buttons_for_pages(size, screens, gallery):
    screen = screens(*size, touch=size[0] == 390)
    screen.cdp.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    grid = Grid(screen).at(gallery.address).filled()
    grid.open(1)
    next_photo = screen.js(f"getComputedStyle({VIEWER}.querySelector('[part=next-photo]')).clipPath")
    assert next_photo == ("inset(50%)" if size[0] == 390 else "none")
    screen.page.keyboard.type("?")
    screen.until("document.querySelector('#keys').matches(':modal')")
    assert screen.js("(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)(document.querySelector('#keys'))")
    screen.shot(f"keys-large-{size[0]}")


@pytest.mark.parametrize(("size", "side"), [((1280, 800), 44), ((2560, 1440), 57)], ids=str)
def test_buttons_grow_with_the_screen(size, side, screens, gallery):
    screen = screens(*size)
    shown(screen, gallery.address, "carousel")
    widths = f"""[document.querySelector('#settings > summary'), {ROW}.shadowRoot.querySelector('[part=next]')]
      .map(button => Math.round(button.offsetWidth))"""
    assert screen.js(widths) == [side, side]


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_a_card_opens_from_150_to_250_and_shows_a_whole_portrait_on_its_colour(size, screens, samples):
    screen = screens(*size, touch=size[0] == 390)
    shown(screen, samples.address, "expanding")
    closed, opened = (float(screen.js(f"{ROW}.getAttribute('{name}-size')")) for name in ("collapsed", "expanded"))
    assert opened / closed == pytest.approx(250 / 150, abs=0.02)
    screen.js(f"void {ROW}.expand(0)")
    still = f"{ROW}.querySelector('[data-part=still]')"
    screen.until(
        f"{still}?.naturalWidth > 0 && {still}.parentElement.style.getPropertyValue('--vitrine-openness') === '1'"
    )
    assert screen.js(f"getComputedStyle({still}).objectFit") == "contain"
    assert screen.js(f"getComputedStyle({still}).backgroundColor") not in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")
    place = screen.js(f"(({{offsetWidth, offsetHeight}}) => offsetWidth / offsetHeight)({still})")
    assert place == pytest.approx(250 / 200, abs=0.03)
    assert screen.violations() == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_cards_of_a_deck_can_overlap(size, samples, request):
    screen = request.getfixturevalue(size)
    shown(screen, samples.address, "deck")
    row = GalleryRow(screen).ready("deck")
    side_by_side = row.picture
    screen.page.locator("#settings > summary").click()
    screen.page.get_by_role("switch", name="Overlapping deck").click()
    screen.page.locator("#settings > summary").click()
    next_card = f"Math.round({SEEN}({ROW}.querySelector(`a[data-id='${{{ROW}.items.key(1)}}']`))[0])"
    screen.until(f"{next_card} < {side_by_side.sides[2]} - 8")
    assert row.picture.is_near(side_by_side, within=2), "the current card stays as it is"
    assert screen.violations() == []
    screen.page.reload()
    row.ready("deck")
    screen.until(f"{next_card} < {side_by_side.sides[2]} - 8")
    # A tap on the visible part of the next card brings that card to the centre.
    screen.page.mouse.click(row.picture.sides[2] + 20, row.picture.center[1])
    screen.until(f"{ROW}.selectedIndex === 1")


def test_a_setting_and_an_option_let_a_tap_hide_the_controls(phone, samples, serve, photographs, warm_cache):
    grid = Grid(phone).at(samples.address).filled()
    phone.page.locator("#settings > summary").tap()
    phone.page.get_by_role("switch", name="A tap hides the controls").tap()
    phone.page.locator("#settings > summary").tap()
    grid.tap(0)
    grid.until_landed(is_open=True)
    phone.until(f"{OPEN} === '1'")
    phone.tap(195, 300)
    phone.until(f"{OPEN} === '0'")
    assert grid.is_open
    server = serve(photographs, "--tap", "controls", cache=warm_cache)
    for exhibit in ("grid", "deck"):
        shown(phone, server.address, exhibit)
        phone.until(f"{ROW}.querySelector('a img')?.naturalWidth > 0")
        phone.js(f"void {ROW}.open(0)")
        phone.until(
            f"{VIEWER if exhibit == 'grid' else ROW + '.shadowRoot.querySelector(`vitrine-photo-viewer`).shadowRoot'}"
            ".querySelector('.controls').style.opacity === '1'"
        )
        tap = f"{ROW}.shadowRoot.querySelector('vitrine-photo-viewer').tap"
        assert phone.js(tap) == "controls"


def test_usually_a_tap_closes_and_touches_show_the_controls(phone, samples):
    grid = Grid(phone).at(samples.address).filled()
    assert phone.js(f"{GRID}.shadowRoot.querySelector('vitrine-photo-viewer').tap") == "close"
    grid.tap(0)
    grid.until_landed(is_open=True)
    phone.until(f"{OPEN} === '1'")
    phone.tap(195, 300)
    grid.until_landed(is_open=False)
