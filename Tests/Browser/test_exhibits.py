"""The rows of the served gallery: the same photographs as a carousel, as a deck, and as cards that open."""

import json
import re

import pictures
import probes
import pytest
from grid import GRID, SEEN, Grid, Rect
from row import CURRENT, ROW, Row

ROWS = ["carousel", "deck"]
FILM = (
    """[...document.querySelectorAll('[data-exhibit=expanding] > div')].find(card => card.textContent.includes(%r))"""
)


@pytest.mark.parametrize("exhibit", ROWS)
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_it_hangs_the_photographs_in_a_row(exhibit, screen, gallery, request):
    kind, screen = screen, request.getfixturevalue(screen)
    row = Row(screen).at(gallery.address, exhibit)
    width, height = screen.js("[innerWidth, innerHeight]")
    assert row.picture.center[0] == pytest.approx(width / 2, abs=1)
    assert row.picture.sides[3] < height
    assert screen.js("document.documentElement.scrollWidth <= innerWidth")
    assert len(row.slides) >= 3
    for one, next in zip(row.slides, row.slides[1:], strict=False):
        assert next.x > one.sides[2] - 0.2 * one.width
    screen.shot(f"gallery-{exhibit}-{kind}")


@pytest.mark.parametrize("exhibit", ROWS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(exhibit, scheme, screens, gallery):
    screen = screens(color_scheme=scheme)
    row = Row(screen).at(gallery.address, exhibit)
    assert screen.violations() == []
    screen.page.mouse.click(*row.picture.center)
    row.rests(is_open=True)
    assert screen.violations() == []
    screen.shot(f"gallery-{exhibit}-{scheme}-open")


def test_a_photograph_keeps_its_ratio(desktop, gallery):
    row = Row(desktop).at(gallery.address, "carousel")
    boxes = f"[...{ROW}.querySelectorAll('a[data-id]')].map(a => [a.offsetWidth / a.offsetHeight, a.dataset])"
    for ratio, data in desktop.js(boxes):
        assert ratio == pytest.approx(int(data["width"]) / int(data["height"]), rel=0.03)
    assert row.picture.height <= desktop.js(f"{ROW}.clientHeight")


@pytest.mark.parametrize("exhibit", ROWS)
def test_it_opens_from_its_place_and_lands_there(exhibit, phone, gallery):
    phone.own_time()
    row = Row(phone).at(gallery.address, exhibit)
    home = row.picture
    row.tap()
    phone.run(16)
    phone.until("told.some(word => word.type === 'open')")
    assert row.photo.is_near(home, within=40)
    phone.run(96)
    phone.shot(f"gallery-{exhibit}-in-flight")
    row.rests(is_open=True)
    assert phone.js("location.hash") == f"#/{exhibit}/{row.id}"
    phone.fingers([(195, 400 + 11 * step) for step in range(24)], lift=False)
    phone.shot(f"gallery-{exhibit}-dragged")
    phone.lift()
    row.rests(is_open=False)
    assert row.picture.is_near(home)
    assert phone.js("location.hash") == f"#/{exhibit}"


@pytest.mark.parametrize("exhibit", ROWS)
def test_a_flick_goes_on_and_a_loop_has_no_end(exhibit, phone, gallery):
    phone.own_time()
    row = Row(phone).at(gallery.address, exhibit)
    start = row.picture.center
    phone.fingers([(start[0] + 30 * step, start[1]) for step in range(5)])
    phone.run(64)
    phone.shot(f"gallery-{exhibit}-flicked")
    phone.run(2000)
    assert row.current > 13, "beyond the first is the last"
    assert row.picture.center[0] == pytest.approx(195, abs=1)
    assert row.screen.js(f"document.querySelector('#label bdi').textContent.length > 0 && {ROW}.openIndex === null")


def test_a_tapped_card_comes_and_grows(desktop, gallery):
    desktop.own_time()
    row = Row(desktop).at(gallery.address, "deck")
    large = row.picture
    beside = next(slide for slide in row.slides if slide.x > large.sides[2] - 20)
    desktop.page.mouse.click(beside.center[0], beside.center[1])
    desktop.run(80)
    desktop.shot("gallery-deck-growing")
    row.comes(1)
    assert row.current == 1 and desktop.js(f"{ROW}.openIndex") is None
    assert row.picture.width == pytest.approx(large.width, abs=1)
    assert row.picture.width == pytest.approx(beside.width * 1.2, abs=1.5)
    assert row.picture.center[0] == pytest.approx(640, abs=1)


@pytest.mark.parametrize("exhibit", ROWS)
def test_keys_and_buttons_move_and_open(exhibit, desktop, gallery):
    row = Row(desktop).at(gallery.address, exhibit)
    desktop.page.get_by_role("button", name="Next").click()
    row.comes(1)
    desktop.page.get_by_role("button", name="Previous").click()
    row.comes(0)
    desktop.js(f"{CURRENT}.focus()")
    desktop.press("ArrowLeft")
    row.comes(25)
    desktop.press("ArrowRight", "ArrowRight")
    row.comes(1)
    desktop.js(f"{CURRENT}.focus()")
    desktop.press("Enter")
    row.rests(is_open=True)
    desktop.press("Escape")
    row.rests(is_open=False)
    assert desktop.js(f"document.activeElement === {CURRENT}")


def test_back_closes_and_forward_opens(desktop, gallery):
    row = Row(desktop).at(gallery.address, "carousel")
    desktop.page.mouse.click(*row.picture.center)
    row.rests(is_open=True)
    desktop.page.go_back()
    row.rests(is_open=False)
    assert desktop.js("location.hash") == "#/carousel"
    desktop.page.go_forward()
    row.rests(is_open=True)


@pytest.mark.parametrize("exhibit", ROWS)
def test_a_deep_address_opens_its_photograph_and_a_reload_does_again(exhibit, desktop, gallery):
    grid = Grid(desktop).at(gallery.address).filled()
    photo = desktop.js(f"{grid.link(7)}.dataset.id")
    row = Row(desktop)
    desktop.page.goto("about:blank")
    desktop.open(f"{gallery.address}#/{exhibit}/{photo}")
    row.rests(is_open=True)
    desktop.page.reload()
    row.rests(is_open=True)
    assert row.id == photo
    desktop.press("Escape")
    row.rests(is_open=False)
    assert row.current == 7 and row.picture.center[0] == pytest.approx(640, abs=1)


def test_the_photograph_looked_at_stays_from_exhibit_to_exhibit(phone, gallery):
    row = Row(phone).at(gallery.address, "carousel")
    phone.js(f"{ROW}.select(17)")
    row.comes(17)
    photo, title = row.id, phone.js("document.querySelector('#label').textContent")
    phone.page.get_by_role("link", name="Deck").click()
    row.ready("deck")
    phone.until(f"{ROW}.selectedIndex === 17")
    assert row.id == photo
    assert phone.js("document.querySelector('#label').textContent") == title
    phone.page.get_by_role("link", name="Grid").click()
    phone.until(f"{GRID}?.selectedIndex === 17")
    cell = phone.box(f"vitrine-photo-grid a[data-id='{photo}']")
    assert cell["y"] >= 0 and cell["y"] + cell["height"] <= 844
    phone.page.get_by_role("link", name="Carousel").click()
    row.ready("carousel")
    phone.until(f"{ROW}.selectedIndex === 17")
    phone.page.reload()
    phone.until(f"{ROW}?.selectedIndex === 17")


def test_a_scrolled_grid_hands_on_what_is_in_view(phone, gallery):
    Grid(phone).at(gallery.address).filled()
    phone.js("scrollTo(0, 500)")
    first = phone.until(f"""[...{GRID}.children].find(cell => cell.getBoundingClientRect().top >= 64)?.dataset.id""")
    phone.page.get_by_role("link", name="Deck").click()
    row = Row(phone).ready("deck")
    phone.until(f"{ROW}.selectedIndex > 0")
    assert row.id == first


def test_the_switch_says_where_one_is(desktop, gallery):
    Row(desktop).at(gallery.address, "deck")
    switch = desktop.page.get_by_role("navigation", name="Exhibit")
    assert switch.get_by_role("link").evaluate_all("all => all.map(a => a.getAttribute('aria-label'))")[:3] == [
        "Grid",
        "Carousel",
        "Deck",
    ]
    assert switch.locator("[aria-current=page]").get_attribute("aria-label") == "Deck"
    switch.get_by_role("link", name="Carousel").focus()
    desktop.press("Enter")
    desktop.until(f"{ROW}.dataset.exhibit === 'carousel'")
    assert desktop.js("document.activeElement.getAttribute('aria-label')") == "Carousel"
    desktop.page.go_back()
    desktop.until(f"{ROW}.dataset.exhibit === 'deck'")


def test_albums_keep_the_exhibit(desktop, gallery):
    row = Row(desktop).at(gallery.address, "carousel")
    desktop.page.get_by_role("link", name=re.compile("Wallpapers")).click()
    desktop.until(f"{ROW}.items.count === 19")
    assert re.fullmatch("#/carousel/album/[0-9a-f]+", desktop.js("location.hash"))
    row.ready("carousel")
    desktop.page.mouse.click(*row.picture.center)
    row.rests(is_open=True)
    assert desktop.js("location.hash").endswith(row.id)
    desktop.press("Escape")
    row.rests(is_open=False)


def test_a_folder_of_three_thousand_is_shown_at_once(desktop, serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("thousands")
    for number in range(3000):
        picture = pictures.upright(12 + number % 9, 12)
        picture.putpixel((0, 0), (number // 256, number % 256, 0))
        picture.save(folder / f"{number:04}.png")
    row = Row(desktop).at(serve(folder, "--sort", "name").address, "carousel")
    assert desktop.js(f"{ROW}.items.count") == 3000
    assert desktop.js(f"{ROW}.querySelectorAll('a').length") < 40
    desktop.page.get_by_role("button", name="Previous").click()
    row.comes(2999)
    desktop.until(f"{CURRENT}?.querySelector('img')?.alt === '2999'")
    desktop.js(f"{ROW}.select(1500)")
    row.comes(1500)
    desktop.until(f"{CURRENT}?.querySelector('img')?.alt === '1500'")
    assert desktop.js(f"{ROW}.querySelectorAll('a').length") < 60
    assert row.picture.center[0] == pytest.approx(640, abs=1)


@pytest.mark.parametrize("exhibit", ROWS)
def test_odd_files_are_shown_or_named_and_stop_nothing(exhibit, phone, serve, oddities):
    row = Row(phone).at(serve(oddities).address, exhibit)
    for index in range(phone.js(f"{ROW}.items.count")):
        phone.js(f"{ROW}.select({index}, {{animated: false}})")
        phone.until(f"{ROW}.selectedIndex === {index} && {CURRENT} !== null")
        assert row.picture.width >= 44 - 0.5
        assert row.picture.width <= 390
    assert phone.violations() == []
    phone.shot(f"gallery-{exhibit}-odd")


@pytest.mark.parametrize("exhibit", ROWS)
def test_an_empty_folder_invites(exhibit, desktop, serve, tmp_path):
    desktop.open(f"{serve(tmp_path).address}#/{exhibit}")
    desktop.until("getComputedStyle(document.querySelector('#empty')).display !== 'none'")
    desktop.until(f"getComputedStyle({ROW}).display === 'none'")
    assert desktop.violations() == []


@pytest.mark.parametrize("count", [1, 2])
def test_few_photographs_fill_a_row(count, desktop, serve, tmp_path):
    for number in range(count):
        pictures.upright(600, 400 + number).save(tmp_path / f"{number}.png")
    row = Row(desktop).at(serve(tmp_path).address, "carousel")
    assert row.picture.center[0] == pytest.approx(640, abs=1)
    assert desktop.page.get_by_role("button", name="Next").is_visible() == (count > 1)
    assert desktop.violations() == []
    desktop.shot(f"gallery-carousel-of-{count}")


@pytest.mark.parametrize("exhibit", ROWS)
def test_nothing_runs_at_rest_and_nothing_shifts(exhibit, desktop, gallery):
    desktop.own_time()
    desktop.page.add_init_script(probes.SHIFTS + probes.COUNT_FRAMES)
    row = Row(desktop).at(gallery.address, exhibit)
    desktop.until(f"[...{ROW}.querySelectorAll('img')].every(image => image.complete)")
    desktop.page.get_by_role("button", name="Next").click()
    row.comes(1)
    desktop.run(64)
    before = desktop.js("asked")
    desktop.run(2000)
    assert desktop.js("asked") == before
    assert desktop.js("shifted") < 0.01


@pytest.mark.parametrize("exhibit", ROWS)
def test_a_turned_telephone_keeps_the_photograph(exhibit, phone, gallery):
    row = Row(phone).at(gallery.address, exhibit)
    phone.js(f"{ROW}.select(5)")
    row.comes(5)
    photo = row.id
    phone.resize(844, 390)
    phone.until(
        f"Math.abs({CURRENT}.getBoundingClientRect().x * 2 + {CURRENT}.getBoundingClientRect().width - 844) < 3"
    )
    assert row.id == photo
    phone.shot(f"gallery-{exhibit}-turned")


def test_slow_animations_are_slow_in_every_exhibit(desktop, gallery):
    row = Row(desktop).at(gallery.address, "carousel")
    desktop.page.get_by_label("Settings").first.click()
    desktop.page.get_by_role("switch", name="Slow animations").click()
    assert desktop.js(f"{ROW}.getAttribute('speed')") == "0.2"
    desktop.page.get_by_role("link", name="Deck").click()
    row.ready("deck")
    assert desktop.js(f"{ROW}.getAttribute('speed')") == "0.2"


def seen_of(screen, title: str):
    return Rect(*screen.js(f"{SEEN}({FILM % title})"))


@pytest.fixture(scope="module")
def films(serve, tmp_path_factory):
    """Two posters with what somebody wrote about them, one with a still of its own, and a photograph with neither."""
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
    return serve(folder, "--sort", "name")


@pytest.fixture
def cards(films):
    """Shows the films on a screen and waits until all is told about them."""

    def show(screen):
        screen.open(f"{films.address}#/expanding")
        screen.until(f"{ROW}?.dataset.exhibit === 'expanding' && {ROW}.dataset.drawn !== undefined")
        screen.until(f"{FILM % 'The Last Ferry'} !== undefined && {FILM % '<b>Orbit</b>'} !== undefined")
        screen.until(f"[...{ROW}.querySelectorAll('img')].every(image => image.naturalWidth > 0)")
        return screen

    return show


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
    told = screen.js(f"{FILM % 'The Last Ferry'}.querySelector('[data-part=details]').innerText")
    assert "1974 · PG · 1 h 52 min" in told and "One crossing is left." in told
    links = f"[...{FILM % 'The Last Ferry'}.querySelectorAll('a')].map(a => [a.textContent, a.href, a.rel])"
    assert screen.js(links) == [["Trailer", "https://example.org/trailer", "noreferrer"]]
    still = f"{FILM % 'The Last Ferry'}.querySelector('[data-part=still]')"
    assert screen.js(f"{still}.naturalWidth / {still}.naturalHeight") == pytest.approx(16 / 9, abs=0.01)
    assert screen.violations() == []
    screen.shot(f"gallery-expanding-{kind}")


def test_closed_cards_are_clean_and_names_are_text(desktop, cards):
    cards(desktop)
    assert desktop.violations() == []
    assert desktop.js(f"{ROW}.querySelectorAll('b').length") == 0
    assert desktop.js(f"[...{ROW}.querySelectorAll('[data-part=details]')].every(details => details.inert)")
    plain = f"{FILM % 'plain'}.querySelector('[data-part=still]')"
    assert desktop.js(f"{plain}.naturalWidth / {plain}.naturalHeight") == pytest.approx(400 / 602, abs=0.01)
    assert desktop.js("document.documentElement.scrollWidth <= innerWidth")


def test_an_open_card_goes_to_the_full_screen_and_back(desktop, cards):
    row = Row(desktop)
    cards(desktop)
    poster = f"{FILM % 'The Last Ferry'}.querySelector('[data-part=poster]')"
    desktop.js(f"{poster}.focus()")
    desktop.press("Enter")
    opens(desktop, "The Last Ferry")
    desktop.page.locator("[data-part=details]:not([inert]) [data-open]").click()
    row.rests(is_open=True)
    assert row.photo.width / row.photo.height == pytest.approx(16 / 9, abs=0.01)
    assert re.fullmatch("#/expanding/[0-9a-f]+", desktop.js("location.hash"))
    desktop.page.go_back()
    row.rests(is_open=False)
    assert desktop.js("location.hash") == "#/expanding"
    desktop.press("Escape")
    desktop.until(f"{ROW}.expandedIndex === null")


def test_a_deep_address_opens_the_photograph_of_a_card(desktop, films, cards):
    cards(desktop)
    photo = desktop.js(f"{ROW}.items.key(2)")
    row = Row(desktop)
    desktop.page.goto("about:blank")
    desktop.open(f"{films.address}#/expanding/{photo}")
    row.rests(is_open=True)
    assert desktop.js(f"{ROW}.openIndex") == 2
    desktop.press("Escape")
    row.rests(is_open=False)


def test_links_followed_while_the_server_thinks_lead_on_from_the_last_one(desktop, gallery):
    held = []
    Row(desktop).at(gallery.address, "carousel")
    desktop.page.route("**/gallery.json?*", lambda route: held.append(route))
    desktop.page.get_by_role("link", name=re.compile("^Wallpapers")).click()
    desktop.page.get_by_role("link", name="Stitched row").click()
    desktop.until(f"location.hash.startsWith('#/stitched/album/') && {ROW}.dataset.exhibit === 'carousel'")
    for route in held:
        route.continue_()
    desktop.until(f"{ROW}.dataset.exhibit === 'stitched' && document.title.startsWith('Wallpapers')")


def test_the_sample_collection_has_a_row_of_films(desktop, serve):
    desktop.open(serve().address)
    desktop.page.get_by_role("link", name=re.compile("^Films")).click()
    desktop.page.get_by_role("link", name="Expanding cards").click()
    desktop.until(f"{FILM % 'The Last Ferry'}?.querySelector('.card-actions a') !== undefined")
    titles = desktop.js(f"[...{ROW}.children].slice(0, 3).map(card => card.querySelector('h2').textContent)")
    assert titles == ["The Last Ferry", "Orbit of Glass", "Paper Tigers"]
    desktop.shot("gallery-films")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_row_is_stitched_and_a_tap_opens_from_it(screen, gallery, request):
    kind, screen = screen, request.getfixturevalue(screen)
    row = Row(screen).at(gallery.address, "stitched")
    assert screen.violations() == []
    apart = row.slides
    screen.shot(f"gallery-stitched-{kind}-apart")
    screen.js(f"{ROW}.stitch({{animated: false}})")
    screen.painted()
    together = row.slides
    assert apart[1].x - apart[0].sides[2] == pytest.approx(8, abs=1)
    assert together[1].x - together[0].sides[2] == pytest.approx(0, abs=1.1)
    screen.shot(f"gallery-stitched-{kind}")
    row.tap() if kind == "phone" else screen.page.mouse.click(*row.picture.center)
    row.rests(is_open=True)
    screen.page.go_back()
    row.rests(is_open=False)
    assert screen.js("location.hash") == "#/stitched"
