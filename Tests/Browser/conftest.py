"""Tests of the pages in real browsers: Playwright drives the system's Chromium, with real touch, wheel and keys.

What needs only a mouse, keys and a clock also runs in Firefox and WebKit: see `everywhere` in browsers.py.

`make test` runs them; one alone, later: `.build/venv/bin/pytest Tests/Browser -k name`.

A test asks for what it needs by argument:

    phone, desktop      a Screen (screen.py) of 390x844 points at three pixels each with touch, or 1280x800 with a mouse
    screens             makes others: screens(width=844, height=390, scale=2, touch=True, reduced_motion="reduce")
    gallery             the built command serving a folder of real photographs, some of them in an album
    samples             the built command serving the collection that comes with it
    odd_gallery         the built command serving `oddities`
    serve               the same for another folder: serve(folder) answers a Server with its address
    photographs         the folder of real photographs (Scripts/photos fetches them as Debian packages)
    orientations        a folder of one picture in all eight EXIF orientations (pictures.py draws them)
    shown, still        a photo grid on a page of its own (album.py); still is on a phone, in owned time
    oddities            a folder of what is no picture, or has an odd name

and then acts as a person would, and waits for what must come true:

    def test_a_tap_opens_a_photograph(phone, gallery):
        phone.open(gallery.address)
        phone.tap(60, 300)
        phone.until("location.hash !== ''")

Motion is tested in owned time (`screen.own_time()` before `open`), where a frame is a call: `screen.tick(16)`. There,
`screen.still()` waits until nothing moves, and `screen.run(500)` is for a test that is about the half second. Without
owned time, assert on where things come to rest. Never count events, since a busy machine merges them, and never sleep.
When a test ends, its page must have written no warning and no error to the console. A test that fails leaves a
screenshot in build/screenshots.

To start a browser, a context, a process of pages or the command takes longer than most tests, so tests share them. Each
has a page to itself, whose storage is emptied afterwards. With `-n 2 --dist loadgroup`, as `make test` runs them, all
tests in Firefox are in one worker, and so are all in WebKit, and all that need the command.
"""

import hashlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import browsers
import pictures
import pytest
from hand import need
from limits import NOT_PLAYED
from playwright.sync_api import sync_playwright
from screen import Screen
from server import COMMAND, Server

pytest_plugins = ["album", "carousel", "expanding", "grid_data", "packed", "stitched"]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    yield from until_stopped(browsers.Chromium(playwright))


@pytest.fixture(scope="session")
def firefox(playwright):
    yield from until_stopped(browsers.Firefox(playwright))


@pytest.fixture(scope="session")
def webkit(tmp_path_factory):
    yield from until_stopped(browsers.WebKit(tmp_path_factory.mktemp("webkit")))


def until_stopped(browser):
    yield browser
    browser.stop()


@pytest.fixture
def browser(request):
    """The one that screens are of: Chromium, or each in turn for a test that is run `everywhere`."""
    return request.getfixturevalue(getattr(request, "param", "chromium"))


@pytest.fixture
def screens(browser, request):
    """Makes screens; at the end of the test each must be free of complaints."""
    made: list[Screen] = []

    def make(width=1280, height=800, **options) -> Screen:
        for option in options:
            need(browser.lacks, option)
        made.append(browser.screen(width, height, **options))
        return made[-1]

    yield make
    for number, screen in enumerate(made):
        if request.node.stash.get(FAILED, False):
            screen.shot(f"failed-{request.node.name}-{number}")
        screen.close()
    assert [complaint for screen in made for complaint in screen.complaints] == []


@pytest.fixture
def phone(screens) -> Screen:
    return screens(width=390, height=844, scale=3, touch=True)


@pytest.fixture
def desktop(screens) -> Screen:
    return screens()


@pytest.fixture(scope="session")
def command() -> Path:
    """The built command. Whatever runs it asks for it: its tests are those of the gallery."""
    assert COMMAND.exists(), "no command: run Scripts/command"
    return COMMAND


@pytest.fixture(scope="session")
def serve(command, tmp_path_factory) -> Callable[..., Server]:
    """Runs the built command on a folder, with a cache of its own unless it is given one, until the tests end."""
    running: list[Server] = []

    def start(folder: Path | None, *options: str, cache: Path | None = None) -> Server:
        running.append(Server(folder, cache or tmp_path_factory.mktemp("cache"), *options))
        return running[-1]

    yield start
    for server in running:
        server.stop()


NOON = 1_700_000_000  # some day in 2023, in seconds of Unix


@pytest.fixture(scope="session")
def photographs(tmp_path_factory) -> Path:
    real = ROOT / ".build/photos/real"
    assert real.is_dir(), "no photographs: run Scripts/photos"
    folder = tmp_path_factory.mktemp("photographs")
    (folder / "Wallpapers").mkdir()
    for minute, photo in enumerate(sorted(real.iterdir())):
        album = "Wallpapers" if "_by_" in photo.name else ""
        shutil.copyfile(photo, folder / album / photo.name)
        # Many do not say when they were taken. Then the file's date holds, and they hang in the same order everywhere.
        os.utime(photo, (NOON + 60 * minute,) * 2)
    return folder


# The modules that draw, scale and encode pictures.
DRAWING = ["Gallery/Sources/CVipsShim", "Gallery/Sources/PhotoLibrary", "Samples/Sources/SampleCollection"]


@pytest.fixture(scope="session")
def warm_cache() -> Path:
    """What the command has drawn and scaled before: kept from run to run, until the code that does so changes."""
    sources = [path for folder in DRAWING for path in (ROOT / folder).rglob("*") if path.is_file()]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(sources))).hexdigest()
    cache = ROOT / f".build/galleries/{digest[:16]}"
    for other in cache.parent.glob("*"):
        if other != cache:
            shutil.rmtree(other, ignore_errors=True)
    cache.mkdir(parents=True, exist_ok=True)
    return cache


@pytest.fixture(scope="session")
def gallery(serve, photographs, warm_cache) -> Server:
    return serve(photographs, cache=warm_cache)


@pytest.fixture(scope="session")
def samples(serve, warm_cache) -> Server:
    return serve(None, cache=warm_cache)


@pytest.fixture(scope="session")
def odd_gallery(serve, oddities) -> Server:
    return serve(oddities)


@pytest.fixture(scope="session")
def orientations(tmp_path_factory) -> Path:
    return pictures.orientations(tmp_path_factory.mktemp("orientations"))


@pytest.fixture(scope="session")
def oddities(tmp_path_factory) -> Path:
    return pictures.oddities(tmp_path_factory.mktemp("oddities"))


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items):
    """Marks what needs the built command as `gallery`, every other page as `web`; see Scripts/test."""
    for item in items:
        kind = "gallery" if "command" in item.fixturenames else "web"
        browser = item.callspec.params.get("browser", "chromium") if hasattr(item, "callspec") else "chromium"
        item.add_marker(kind)
        if kind == "gallery" or browser != "chromium":
            item.add_marker(pytest.mark.xdist_group(kind if browser == "chromium" else browser))


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    if report.failed:
        servers = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, Server)]
        report.sections += [("what the command said", "\n".join(server.lines)) for server in servers]
    return report


def pytest_terminal_summary(terminalreporter):
    """Lists the recorded gestures that could not be played, or not to their end, and why."""
    found = []
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("skipped"):
        if "test_traces.py" in report.nodeid:
            browser, _, trace = report.nodeid.partition("[")[2].partition("]")[0].partition("-")
            found += [f"{browser:9} {trace}: {reason}" for reason in not_played(report)]
    if found:
        terminalreporter.section("recorded gestures that a browser, or its driver, cannot play")
        terminalreporter.write_line("\n".join(sorted(found)))


def not_played(report: pytest.TestReport) -> list[str]:
    if report.skipped:
        return [report.longrepr[2].removeprefix("Skipped: ")]
    return [text for name, text in report.user_properties if name == NOT_PLAYED] if report.when == "call" else []
