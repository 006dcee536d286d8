"""The page that `vitrine serve` shows, on a folder of real photographs."""

import re

import pictures
import pytest
from grid import GRID, VIEWER, Grid


def is_within_the_screen(rect, screen) -> bool:
    width, height = screen.js("[innerWidth, innerHeight]")
    return min(rect.sides) >= -0.5 and rect.sides[2] <= width + 0.5 and rect.sides[3] <= height + 0.5


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_it_lays_the_photographs_out(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    grid = Grid(screen).at(gallery.address).filled()
    cells = grid.cells()
    assert len(cells) == 26
    assert max(cell.width for cell in cells) - min(cell.height for cell in cells) < 0.01
    assert screen.js("document.documentElement.scrollWidth <= innerWidth")
    screen.shot(f"gallery-{'phone' if screen.js('navigator.maxTouchPoints') else 'desktop'}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("is_open", [False, True])
def test_axe_finds_nothing(scheme, is_open, screens, gallery):
    screen = screens(color_scheme=scheme)
    grid = Grid(screen).at(gallery.address).filled()
    if is_open:
        screen.page.mouse.click(*grid.cell(3).center)
        grid.until_landed(is_open=True)
    assert screen.violations() == []
    screen.shot(f"gallery-{scheme}-{'open' if is_open else 'grid'}")


def test_a_photograph_opens_and_is_thrown_back(phone, gallery):
    phone.own_time()
    grid = Grid(phone).at(gallery.address).filled()
    home = grid.cell(4)
    grid.tap(4)
    phone.run(112)
    phone.shot("gallery-in-flight")
    grid.until_landed(is_open=True)
    assert is_within_the_screen(grid.photo, phone)
    phone.shot("gallery-open")
    phone.fingers([(195, 400 + 11 * step) for step in range(24)], lift=False)
    phone.shot("gallery-dragged")
    phone.lift()
    grid.until_landed(is_open=False)
    assert grid.cell(4).is_near(home)
    assert not grid.is_empty(4)


def test_the_switch_gives_way_to_the_caption_of_an_open_photograph(phone, gallery):
    grid = Grid(phone).at(gallery.address).filled()
    opacity = "getComputedStyle(document.querySelector('#exhibits')).opacity"
    assert phone.js(opacity) == "1"
    grid.open(4)
    phone.until(f"{opacity} === '0'")
    # The switch returns while the photograph flies back, so that it can be tapped as soon as the page is there.
    covered = "document.documentElement.hasAttribute('data-open')"
    phone.js(f"void document.addEventListener('vitrine-close', () => (globalThis.covered = {covered}))")
    phone.press("Escape")
    phone.until(f"{opacity} === '1'")
    assert phone.js("globalThis.covered") is False
    grid.until_landed(is_open=False)


def test_the_switch_can_be_tapped_before_a_closed_photograph_has_landed(phone, gallery):
    phone.own_time()
    grid = Grid(phone).at(gallery.address).filled()
    grid.open(4)
    phone.still()
    phone.press("Escape")
    phone.js("clock.delivered()")
    backdrop = f"+getComputedStyle({VIEWER}.querySelector('[part=backdrop]')).opacity"
    for _ in range(120):
        if phone.js(backdrop) <= 0.01:
            break
        phone.tick(16)
    assert phone.js(f"{VIEWER}.querySelector('dialog').matches(':popover-open, :modal')"), "it has not landed yet"
    # The transition of the opacity takes real time.
    fades = "document.querySelector('#exhibits').getAnimations().map(fade => fade.finished)"
    phone.js(f"Promise.all({fades}).then(() => 0)")
    assert phone.js("getComputedStyle(document.querySelector('#exhibits')).opacity") == "1"
    phone.tap(*phone.center("#exhibits a[href='#/deck']"))
    phone.until("location.hash === '#/deck'")


def test_the_caption_gives_way_while_a_photograph_is_magnified(phone, gallery):
    """The caption would cover a part of the photograph."""
    grid = Grid(phone).at(gallery.address).filled()
    grid.open(4)
    opacity = f"getComputedStyle({VIEWER}.querySelector('[part=caption]')).opacity"
    assert phone.js(opacity) == "1"
    phone.press("+")
    phone.until(f"{opacity} === '0'")
    phone.press("0")
    phone.until(f"{opacity} === '1'")
    # The caption shows again for the next photograph.
    phone.press("+")
    phone.until(f"{opacity} === '0'")
    phone.press("Escape")
    grid.until_landed(is_open=False)
    grid.open(5)
    phone.until(f"{opacity} === '1'")


def test_a_caption_is_not_hidden_by_a_photograph_of_the_exhibit_before(phone, gallery):
    phone.open(f"{gallery.address}#/carousel")
    row = "document.querySelector('[data-exhibit=carousel]')"
    phone.until(f"{row}?.matches(':state(drawn)')")
    phone.js(f"void {row}.open(4)")
    phone.until(f"{row}.shadowRoot.querySelector('vitrine-photo-viewer')?.shadowRoot.querySelector('dialog:modal')")
    phone.press("+")
    phone.until("document.documentElement.hasAttribute('data-zoomed')")
    phone.js("void (location.hash = '#/')")
    phone.until("document.querySelector('vitrine-photo-grid')?.matches(':state(drawn)')")
    assert not phone.js("document.documentElement.hasAttribute('data-zoomed')")


def test_the_switch_returns_when_the_open_photograph_is_deleted(phone, serve, tmp_path):
    for name in "ab":
        pictures.upright(30, 20).save(tmp_path / f"{name}.png")
    grid = Grid(phone).at(serve(tmp_path).address).filled()
    grid.open(0)
    opacity = "getComputedStyle(document.querySelector('#exhibits')).opacity"
    phone.until(f"{opacity} === '0'")
    name = phone.js(f"{grid.link(0)}.querySelector('img').alt.split(',')[0]")
    (tmp_path / f"{name}.png").unlink()
    phone.until(f"{opacity} === '1'")
    phone.until_called(lambda: not grid.is_open)


def test_a_photograph_dragged_a_little_returns(phone, gallery):
    phone.own_time()
    grid = Grid(phone).at(gallery.address).filled()
    grid.open(4)
    rest = grid.photo
    phone.fingers([(195, 400), (195, 420), (195, 430)] + [(195, 430)] * 30)
    phone.until("reported.length === 3")
    assert grid.photo.is_near(rest)


def test_without_javascript_there_are_links_to_pictures(screens, gallery):
    screen = screens(java_script_enabled=False)
    screen.page.goto(gallery.address)
    links = screen.page.locator("vitrine-photo-grid > a")
    assert links.count() == 26
    # Those of one section.
    places = [links.nth(index).bounding_box() for index in (1, 2)]
    assert places[0]["width"] == pytest.approx(places[0]["height"])
    assert places[1]["x"] == pytest.approx(places[0]["x"] + places[0]["width"] + 3)
    answer = screen.page.request.get(gallery.address + links.first.get_attribute("href"))
    assert answer.headers["content-type"] == "image/jpeg"


def test_the_scripts_shift_nothing(desktop, gallery):
    held, measuring = [], True
    modules = re.compile(r"(?<!/page-first)\.js$")  # Without the first script, nothing is drawn at all.
    desktop.page.route(modules, lambda route: held.append(route) if measuring else route.continue_())
    desktop.page.goto(gallery.address, wait_until="commit")
    styled = "[...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet)"
    desktop.until(f"document.readyState === 'interactive' && {styled}")
    boxes = f"[...{GRID}.children].map(cell => cell.getBoundingClientRect().toJSON())"
    before = desktop.js(boxes)
    measuring = False
    for route in held:
        route.continue_()
    desktop.until(f"{GRID}.matches(':state(drawn)')")
    after = desktop.js(boxes)
    assert len(before) == len(after) == 26
    for index in range(26):
        assert before[index] == pytest.approx(after[index], abs=0.5), index


def test_the_scripts_keep_a_picture_until_a_larger_one_is_there(phone, serve, tmp_path):
    """The server's page does not know how large a cell is. On a slow line, the larger picture takes its time."""
    pictures.upright(1200, 1200).save(tmp_path / "a.png")
    Grid(phone).at(serve(tmp_path).address).filled()
    held = []
    phone.page.route("**/page.js", lambda route: held.append(route))
    phone.page.reload(wait_until="commit")
    is_shown = f"{GRID}?.querySelector('img')?.naturalWidth > 0"
    phone.until(is_shown)
    phone.page.route("**/960.jpg*", lambda route: held.append(route))
    with phone.page.expect_request("**/960.jpg*"):
        held.pop().continue_()
    phone.painted()
    assert phone.js(is_shown)
    held.pop().continue_()
    phone.until(f"{GRID}.querySelector('img').currentSrc.includes('/960.jpg')")


@pytest.mark.parametrize("link", ["Wallpapers", "Carousel"])
def test_what_the_address_does_not_name_is_not_seen_first(link, desktop, gallery):
    held = []
    Grid(desktop).at(gallery.address).filled()
    place = desktop.page.locator("#bar").get_by_role("link", name=link).get_attribute("href")
    desktop.page.route("**/page.js", lambda route: held.append(route))
    desktop.page.goto("about:blank")
    desktop.page.goto(gallery.address + place, wait_until="commit")
    desktop.until(f"document.readyState === 'interactive' && {GRID}?.children.length === 26")
    assert desktop.js(f"getComputedStyle({GRID}).visibility") == "hidden"
    desktop.until(f"getComputedStyle({GRID}).visibility === 'visible'")
    held[0].continue_()
    desktop.until("document.documentElement.dataset.awaits === undefined")


def test_slow_animations_are_remembered(desktop, gallery):
    Grid(desktop).at(gallery.address).filled()
    desktop.page.get_by_label("Settings").first.click()
    switch = desktop.page.get_by_role("switch", name="Slow animations")
    switch.click()
    assert desktop.js(f"{GRID}.getAttribute('speed')") == "0.2"
    desktop.page.reload()
    desktop.until(f"{GRID}?.getAttribute('speed') === '0.2'")


def test_a_photograph_is_a_dialog_with_a_name(desktop, gallery):
    grid = Grid(desktop).at(gallery.address).filled()
    name = desktop.js(f"{grid.link(1)}.querySelector('img').alt")
    desktop.page.mouse.click(*grid.cell(1).center)
    grid.until_landed(is_open=True)
    assert desktop.js(f"{VIEWER}.querySelector('dialog').getAttribute('aria-label')") == name
