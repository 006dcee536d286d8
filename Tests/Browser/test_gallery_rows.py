"""The served photographs in a carousel and in a deck: they keep their ratios, they open, and the row loops."""

import probes
import pytest
from gallery_row import CURRENT, ROW, GalleryRow

ROWS = ["carousel", "deck"]


@pytest.mark.parametrize("exhibit", ROWS)
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_it_hangs_the_photographs_in_a_row(exhibit, screen, gallery, request):
    kind, screen = screen, request.getfixturevalue(screen)
    row = GalleryRow(screen).at(gallery.address, exhibit)
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
    row = GalleryRow(screen).at(gallery.address, exhibit)
    assert screen.violations() == []
    screen.page.mouse.click(*row.picture.center)
    row.until_landed(is_open=True)
    assert screen.violations() == []
    screen.shot(f"gallery-{exhibit}-{scheme}-open")


def test_a_photograph_keeps_its_ratio(desktop, gallery):
    row = GalleryRow(desktop).at(gallery.address, "carousel")
    boxes = f"[...{ROW}.querySelectorAll('a[data-id]')].map(a => [a.offsetWidth / a.offsetHeight, a.dataset])"
    for ratio, data in desktop.js(boxes):
        assert ratio == pytest.approx(int(data["width"]) / int(data["height"]), rel=0.03)
    assert row.picture.height <= desktop.js(f"{ROW}.clientHeight")


@pytest.mark.parametrize("exhibit", ROWS)
def test_it_opens_from_its_place_and_lands_there(exhibit, phone, gallery):
    phone.own_time()
    row = GalleryRow(phone).at(gallery.address, exhibit)
    home = row.picture
    row.tap()
    phone.run(16)
    phone.until("reported.some(word => word.type === 'open')")
    assert row.photo.is_near(home, within=40)
    phone.run(96)
    phone.shot(f"gallery-{exhibit}-in-flight")
    row.until_landed(is_open=True)
    assert phone.js("location.hash") == f"#/{exhibit}/{row.id}"
    phone.fingers([(195, 400 + 11 * step) for step in range(24)], lift=False)
    phone.shot(f"gallery-{exhibit}-dragged")
    phone.lift()
    row.until_landed(is_open=False)
    assert row.picture.is_near(home)
    assert phone.js("location.hash") == f"#/{exhibit}"


@pytest.mark.parametrize("exhibit", ROWS)
def test_a_flick_goes_on_and_a_loop_has_no_end(exhibit, phone, gallery):
    phone.own_time()
    row = GalleryRow(phone).at(gallery.address, exhibit)
    start = row.picture.center
    phone.fingers([(start[0] + 30 * step, start[1]) for step in range(5)])
    phone.run(64)
    phone.shot(f"gallery-{exhibit}-flicked")
    phone.still()
    assert row.current > 13, "beyond the first is the last"
    assert row.picture.center[0] == pytest.approx(195, abs=1)
    assert row.screen.js(f"document.querySelector('#label bdi').textContent.length > 0 && {ROW}.openIndex === null")


def test_a_tapped_card_comes_and_grows(desktop, gallery):
    desktop.own_time()
    row = GalleryRow(desktop).at(gallery.address, "deck")
    large = row.picture
    beside = next(slide for slide in row.slides if slide.x > large.sides[2] - 20)
    desktop.page.mouse.click(beside.center[0], beside.center[1])
    desktop.run(80)
    desktop.shot("gallery-deck-growing")
    row.until_settled(1)
    assert row.current == 1 and desktop.js(f"{ROW}.openIndex") is None
    assert row.picture.width == pytest.approx(large.width, abs=1)
    assert row.picture.width == pytest.approx(beside.width * 1.2, abs=1.5)
    assert row.picture.center[0] == pytest.approx(640, abs=1)


@pytest.mark.parametrize("exhibit", ROWS)
def test_keys_and_buttons_move_and_open(exhibit, desktop, gallery):
    row = GalleryRow(desktop).at(gallery.address, exhibit)
    desktop.page.get_by_role("button", name="Next photograph").click()
    row.until_settled(1)
    desktop.page.get_by_role("button", name="Previous photograph").click()
    row.until_settled(0)
    desktop.js(f"{CURRENT}.focus()")
    desktop.press("ArrowLeft")
    row.until_settled(25)
    desktop.press("ArrowRight", "ArrowRight")
    row.until_settled(1)
    desktop.js(f"{CURRENT}.focus()")
    desktop.press("Enter")
    row.until_landed(is_open=True)
    desktop.press("Escape")
    row.until_landed(is_open=False)
    assert desktop.js(f"document.activeElement === {CURRENT}")


@pytest.mark.parametrize("exhibit", ["expanding", "stitched"])
def test_no_button_leads_back_from_the_first_photograph_in_any_frame(exhibit, desktop, gallery):
    desktop.page.add_init_script(f"""globalThis.seen = [];
      (function look() {{
        requestAnimationFrame(look)
        const button = {ROW}?.shadowRoot?.querySelector('[part=previous]')
        if (button?.checkVisibility()) seen.push(+getComputedStyle(button).opacity)
      }})()""")
    desktop.open(f"{gallery.address}#/{exhibit}")
    desktop.until("seen.length > 20")
    assert set(desktop.js("seen")) == {0}


@pytest.mark.parametrize("exhibit", ROWS)
def test_nothing_runs_at_rest_and_nothing_shifts(exhibit, desktop, gallery):
    desktop.own_time()
    desktop.page.add_init_script(probes.SHIFTS + probes.COUNT_FRAMES)
    row = GalleryRow(desktop).at(gallery.address, exhibit)
    desktop.until(f"[...{ROW}.querySelectorAll('img')].every(image => image.complete)")
    desktop.page.get_by_role("button", name="Next").click()
    row.until_settled(1)
    desktop.still()
    before = desktop.js("asked")
    desktop.run(2000)
    assert desktop.js("asked") == before
    assert desktop.js("shifted") < 0.01


@pytest.mark.parametrize("exhibit", ROWS)
def test_a_turned_telephone_keeps_the_photograph(exhibit, phone, gallery):
    row = GalleryRow(phone).at(gallery.address, exhibit)
    phone.js(f"{ROW}.select(5)")
    row.until_settled(5)
    photo = row.id
    phone.resize(844, 390)
    phone.until(
        f"Math.abs({CURRENT}.getBoundingClientRect().x * 2 + {CURRENT}.getBoundingClientRect().width - 844) < 3"
    )
    assert row.id == photo
    phone.shot(f"gallery-{exhibit}-turned")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_row_is_stitched_and_a_tap_opens_from_it(screen, gallery, request):
    kind, screen = screen, request.getfixturevalue(screen)
    row = GalleryRow(screen).at(gallery.address, "stitched")
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
    row.until_landed(is_open=True)
    screen.page.go_back()
    row.until_landed(is_open=False)
    assert screen.js("location.hash") == "#/stitched"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_caption_of_a_stitched_row_is_below_its_photograph(size, samples, request):
    screen = request.getfixturevalue(size)
    screen.own_time()
    row = GalleryRow(screen).at(samples.address, "stitched")
    screen.js("document.querySelector('#label').style.transition = 'none'; 0")
    opacity = "+getComputedStyle(document.querySelector('#label')).opacity"
    contents = "range.selectNodeContents(document.querySelector('#label bdi'))"
    words = f"(range => ({contents}, range.getBoundingClientRect()))(new Range())"
    x, y = row.picture.center
    step = 14 if size == "phone" else 30
    path = [(x - step * number, y) for number in range(12)]
    screen.fingers(path) if size == "phone" else screen.drag(*path)
    screen.until(f"{ROW}.selectedIndex > 2")
    # Others pass above it meanwhile.
    seen = []
    while screen.js(f"{ROW}.selectedIndex - {ROW}.position") > 1:
        seen.append(screen.js(opacity))
        screen.run(48)
    assert len(seen) > 4 and set(seen) == {0}
    screen.shot(f"caption-flicked-{size}")
    screen.still()
    assert screen.js(opacity) == 1
    expected = screen.js(f"{CURRENT}.getBoundingClientRect().left")
    assert expected > 60, "it is not at the start"
    assert screen.js(f"{words}.left") == pytest.approx(expected, abs=1.5)
    screen.shot(f"caption-at-rest-{size}")
    # A window of another size has the caption there, too.
    width, height = screen.js("[innerWidth, innerHeight]")
    screen.page.set_viewport_size({"width": width + 40, "height": height})
    screen.until(f"Math.abs({words}.left - {CURRENT}.getBoundingClientRect().left) < 1.5")
    # The first photograph is at the start, and the next one comes in one step.
    screen.js(f"void {ROW}.select(0)")
    screen.still()
    assert screen.js(f"{words}.left") == pytest.approx(screen.js(f"{CURRENT}.getBoundingClientRect().left"), abs=1.5)
    assert screen.js(opacity) == 1


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_from_right_to_left_the_caption_of_a_stitched_row_is_below_its_photograph(size, samples, request):
    screen = request.getfixturevalue(size)
    screen.own_time()
    turn = "document.addEventListener('readystatechange', () => { document.documentElement.dir = 'rtl' })"
    screen.page.add_init_script(turn)
    row = GalleryRow(screen).at(samples.address, "stitched")
    contents = "(range => (range.selectNodeContents(document.querySelector('#label {}')), range))(new Range())"
    ends = [f"{contents.format(line)}.getBoundingClientRect().right" for line in ("bdi", "span")]
    for index in range(4):
        screen.js(f"void {ROW}.select({index})")
        screen.still()
        expected = screen.js(f"{CURRENT}.getBoundingClientRect().right")
        assert row.current == index
        assert [screen.js(end) for end in ends] == pytest.approx([expected] * 2, abs=1.5), index
        screen.shot(f"caption-rtl-{size}-{index}")
