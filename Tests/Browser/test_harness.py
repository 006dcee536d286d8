"""Tests of the harness itself, on a page of its own."""

import subprocess

import pictures
import pytest
from browsers import WebKit, always_everywhere, name_of_browser
from PIL import Image, ImageOps
from user_input import CONTROL
from webkit import BrowserGone

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Harness</title>
<meta name="viewport" content="width=device-width"><style>
  main { height: 300px; background: #eee; touch-action: pan-y pinch-zoom }
  button { font: inherit; padding: 12px }
</style><main><h1>Harness</h1><button>Press</button></main>
<script>
  const seen = []
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown', 'click'])
    addEventListener(type, e => seen.push({ type, at: e.timeStamp, x: e.clientX, kind: e.pointerType,
      trusted: e.isTrusted, key: e.key, dx: e.deltaX, ctrl: e.ctrlKey }))
  // The browser tells a new page of a mouse that rests in its corner, also one that a finger touches.
  const of = type => seen.filter(e => e.type === type && (e.x || e.kind !== 'mouse'))
</script></html>"""


def moves(screen):
    return screen.js("of('pointermove')")


def gaps(events):
    return [b["at"] - a["at"] for a, b in zip(events, events[1:], strict=False)]


def test_a_touch_carries_the_time_stamps_it_was_told(phone):
    phone.show(PAGE)
    phone.fingers([(300 - 20 * i, 200) for i in range(8)], dt=8)
    phone.until("of('pointerup').length === 1")
    dragged = moves(phone)
    assert [event["x"] for event in dragged] == [280 - 20 * i for i in range(7)]
    assert gaps(dragged) == pytest.approx([8] * 6, abs=0.11)  # a page's clock has steps of 0.1 ms
    assert all(event["trusted"] and event["kind"] == "touch" for event in dragged)


@always_everywhere("the driver: each browser has its own")
def test_owned_time_moves_only_by_ticks(desktop):
    desktop.own_time()
    desktop.show(PAGE)
    desktop.js(
        "void (globalThis.times = [], requestAnimationFrame(function next(t) "
        "{ times.push(t - performance.now(), Date.now()); requestAnimationFrame(next) }))"
    )
    start = desktop.js("Date.now()")
    desktop.painted()
    assert desktop.js("times") == []
    desktop.tick(16)
    desktop.tick(7.5)
    desktop.run(20, frame=8)
    assert desktop.js("times") == [item for passed in (16, 23.5, 31.5, 39.5, 43.5) for item in (0, start + int(passed))]


@always_everywhere("the driver: each browser has its own")
def test_timers_run_at_their_own_instants(desktop):
    desktop.own_time()
    desktop.show(PAGE)
    desktop.js(
        "void (globalThis.ran = [], globalThis.start = performance.now(),"
        "setTimeout(n => ran.push(n, performance.now() - start), 30, 'late'),"
        "setTimeout(() => ran.push('soon', performance.now() - start), 10),"
        "clearTimeout(setTimeout(() => ran.push('never'), 5)),"
        "globalThis.every = setInterval(() => ran.push('every', performance.now() - start), 12))"
    )
    desktop.tick(31)
    expected = ["soon", 10, "every", 12, "every", 24, "late", 30]
    assert desktop.js("ran") == expected
    desktop.js("clearInterval(every)")
    desktop.tick(50)
    assert desktop.js("ran") == expected


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_input_is_dated_by_owned_time(screen, request):
    screen = request.getfixturevalue(screen)
    screen.own_time()
    screen.show(PAGE)
    path = [(300 - 20 * i, 200) for i in range(5)]
    screen.fingers(path, dt=8) if screen.js("navigator.maxTouchPoints") else screen.drag(*path)
    screen.until("of('pointerup').length === 1")
    assert gaps(screen.js("of('pointerdown')") + moves(screen)[-4:]) == [8] * 4
    assert screen.js("of('pointerup')[0].at === clock.now")


def test_two_fingers_and_a_lift_of_their_own(phone):
    phone.show(PAGE)
    phone.fingers([(100, 200), (90, 200)], [(200, 200), (210, 200)], lift=False)
    phone.until("of('pointermove').length === 2")
    assert phone.js("of('pointerup')") == []
    phone.lift()
    phone.until("of('pointerup').length === 2")


def test_wheel_keys_and_clicks_arrive_as_a_persons(desktop):
    desktop.show(PAGE)
    desktop.wheel(100, 100, 1.25, 0)
    desktop.wheel(100, 100, 0, 2, held=CONTROL)
    desktop.until("of('wheel').length === 2")
    assert desktop.js("of('wheel').map(e => [e.dx, e.ctrl])") == [[1.25, False], [0, True]]
    desktop.press("Tab", "Enter")
    desktop.until("of('click').length === 1")
    assert desktop.js("of('keydown').map(e => e.key)") == ["Tab", "Enter"]


def test_axe_finds_what_is_wrong_and_nothing_else(desktop):
    desktop.own_time()
    desktop.show(PAGE)
    assert desktop.violations() == []
    desktop.show(PAGE.replace("<button>Press", "<button>"))
    assert [violation.split(":")[0] for violation in desktop.violations()] == ["button-name"]


@always_everywhere("the driver: each browser has its own")
def test_complaints_of_the_page_are_heard(desktop):
    trouble = "console.error('one'); setTimeout(() => { globalThis.thrown = 1; throw Error('two') });"
    desktop.show(PAGE.replace("const seen", f"{trouble} const seen"))
    desktop.until("globalThis.thrown")
    assert desktop.complaints == ["error: one (http://page.test/)", "two"]
    desktop.complaints.clear()


def test_screens_have_the_size_and_density_asked_for(screens):
    screen = screens(width=844, height=390, scale=2, touch=True, reduced_motion="reduce")
    screen.show(PAGE)
    assert screen.js("[innerWidth, innerHeight, devicePixelRatio]") == [844, 390, 2]
    assert screen.js("matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert Image.open(screen.shot("harness")).size == (1688, 780)


def test_a_condition_that_never_holds_is_named(desktop, monkeypatch):
    monkeypatch.setattr("screen.PATIENCE", 0.2)
    desktop.show(PAGE)
    with pytest.raises(AssertionError, match="never came true: seen.length > 9"):
        desktop.until("seen.length > 9")


def test_every_orientation_is_upright_once_undone(orientations):
    seen = [ImageOps.exif_transpose(Image.open(path)) for path in orientations.iterdir()]
    assert len(seen) == 8
    for picture in seen:
        width, height = picture.size
        assert (width, height) == (600, 400)
        corners = [(5, 5), (width - 5, 5), (5, height - 5), (width - 5, height - 5)]
        for corner, color in zip(corners, pictures.CORNERS.values(), strict=True):
            assert picture.getpixel(corner) == pytest.approx(color, abs=12)


def test_oddities_are_of_every_kind(oddities):
    assert len(list(oddities.iterdir())) == 19


@always_everywhere("the driver: each browser has its own")
def test_tests_that_share_a_browser_are_in_one_worker(browser, request):
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("these tests run without --dist loadgroup")
    group = name_of_browser(request.node)
    assert request.node.nodeid.endswith("" if group == "chromium" else f"@{group}")


def test_a_tab_that_is_taken_again_has_kept_nothing(chromium):
    page = '<!doctype html><html lang="en"><title>Tab</title><link rel="icon" href="data:,"></html>'
    leave = "addEventListener('pagehide', () => (sessionStorage.kept = localStorage.kept = 1))"
    keep = f"{leave}; history.pushState(1, '', '#1'); history.pushState(2, '', '#2')"
    kept = "[sessionStorage.length, localStorage.length, matchMedia('(prefers-reduced-motion: reduce)').matches]"
    for motion in ["reduce", "no-preference"]:
        screen = chromium.screen(1280, 800, reduced_motion=motion)
        screen.show(page)
        assert screen.js(kept) == [0, 0, motion == "reduce"]
        assert screen.js("history.length") <= 2  # with the blank page that a test before has left
        screen.js(f"(() => {{ {keep} }})()")
        screen.close()


def test_a_webkit_that_has_ended_is_replaced(tmp_path):
    browser = WebKit(tmp_path)
    screen = browser.screen(600, 400)
    driver = screen.page.webkit.driver
    subprocess.run(["pkill", "-KILL", "--parent", str(driver.pid)], check=True)
    with pytest.raises(BrowserGone):
        screen.js("1")
    assert browser.screen(600, 400).js("1 + 1") == 2
    browser.stop()


def test_the_mouse_waits_in_the_corner_of_the_window_also_after_a_test_with_a_smaller_one(browser):
    small = browser.screen(160, 160)
    small.show(PAGE)
    small.close()
    large = browser.screen(1280, 800)
    large.show(PAGE)
    large.page.mouse.down()
    large.page.mouse.up()
    large.until("of('pointerdown').length === 1")
    where = large.js("of('pointerdown')[0].x")
    large.close()
    assert where == 1279


def test_a_page_hears_nothing_of_a_mouse_that_no_test_has_moved(chromium):
    hear = "for (const type of ['mouseover', 'mousemove']) addEventListener(type, () => heard.push(type))"
    for width in [600, 700]:
        screen = chromium.screen(width, 450)
        screen.show(f"<!doctype html><title>Mouse</title><script>globalThis.heard = []; {hear}</script>")
        screen.painted()
        heard = screen.js("heard")
        screen.close()
        assert heard == []
