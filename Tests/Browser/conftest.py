"""Tests of the pages in real browsers: Playwright drives the system's Chromium, with real touch, wheel and keys.

Some tests also run in Firefox and WebKit, more of them with ALL=1: see `everywhere` in browsers.py.

`make test` runs them. Afterwards, `.build/venv/bin/pytest Tests/Browser -k name` runs a single test.

The arguments of a test are its fixtures:

    phone, desktop      a Screen (screen.py) of 390x844 points at three pixels each with touch, or 1280x800 with a mouse
    screens             makes others: screens(width=844, height=390, scale=2, touch=True, reduced_motion="reduce")
    gallery             the built command serving a folder of real photographs, some of them in an album
    samples             the built command serving the collection that comes with it
    odd_gallery         the built command serving `oddities`
    serve               the same for another folder: serve(folder) returns a Server with its address
    photographs         the folder of real photographs (Scripts/photos fetches them as Debian packages)
    orientations        a folder of one picture in all eight EXIF orientations (pictures.py draws them)
    show_grid           shows a photo grid on a page of its own (album.py)
    phone_grid          the same grid on a phone, in owned time
    oddities            a folder of files that are no pictures, or that have odd names

A test acts as a person would, and waits for its expectation:

    def test_a_tap_opens_a_photograph(phone, gallery):
        phone.open(gallery.address)
        phone.tap(60, 300)
        phone.until("location.hash !== ''")

Motion is tested in owned time (`screen.own_time()` before `open`), where a frame is a call: `screen.tick(16)`. There,
`screen.still()` waits until nothing moves, and `screen.run(500)` is for a test that is about the half second. Without
owned time, assert on where things come to rest. Never count events, since a busy machine merges them, and never sleep.
When a test ends, its page must have written no warning and no error to the console. A test that fails leaves a
screenshot in build/screenshots.

Starting a browser, a context, a process of pages or the command takes longer than most tests, so tests share them. Each
test has a page of its own, whose storage is cleared afterwards. With `-n 2 --dist loadgroup`, as `make test` runs them,
one worker has all tests in Firefox, one all tests in WebKit, and one all tests that need the command.
"""

import hashlib
import shutil
from collections.abc import Callable
from pathlib import Path

import browsers
import pictures
import pytest
from limits import NOT_PLAYED
from playwright.sync_api import sync_playwright
from screen import Screen
from server import COMMAND, Server
from user_input import need

pytest_plugins = ["album", "carousel", "chosen", "expanding", "grid_data", "packed", "stitched"]

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
    """The browser of the screens: Chromium, or each one in turn for a test with `everywhere`."""
    return request.getfixturevalue(getattr(request, "param", "chromium"))


@pytest.fixture
def screens(browser, request):
    """Returns a function that makes screens. The test fails if a page on one of them writes a warning or an error."""
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
    """The built command. Each test that runs it has this fixture, and counts as a test of the gallery."""
    assert COMMAND.exists(), "no command: run Scripts/tested-command"
    return COMMAND


@pytest.fixture(scope="session")
def serve(command, tmp_path_factory) -> Callable[..., Server]:
    """Runs the built command on a folder, with a cache of its own unless it is given one, until the tests end."""
    running: list[Server] = []

    def start(folder: Path | None, *options: str, cache: Path | None = None, **others) -> Server:
        running.append(Server(folder, cache or tmp_path_factory.mktemp("cache"), *options, **others))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture(scope="session")
def photographs(tmp_path_factory) -> Path:
    real = ROOT / ".build/photos/real"
    assert real.is_dir(), "no photographs: run Scripts/photos"
    folder = tmp_path_factory.mktemp("photographs")
    (folder / "Wallpapers").mkdir()
    copies = []
    for photo in sorted(real.iterdir()):
        album = "Wallpapers" if "_by_" in photo.name else ""
        copies.append(shutil.copyfile(photo, folder / album / photo.name))
    pictures.list_in_order(copies)
    return folder


# The modules that draw, scale and encode pictures.
DRAWING = ["Gallery/Sources/CVipsShim", "Gallery/Sources/PhotoLibrary", "Samples/Sources/SampleCollection"]


@pytest.fixture(scope="session")
def warm_cache() -> Path:
    """The cache of earlier test runs. It is kept until the code that draws and scales pictures changes."""
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
    """Marks tests that need the built command as `gallery`, and all others as `web`; see Scripts/test."""
    for item in items:
        kind = "gallery" if "command" in item.fixturenames else "web"
        browser = browsers.name_of_browser(item)
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
    """Lists the recorded gestures that could not be played, or not to their end, with the reasons."""
    found = []
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("skipped"):
        if "test_traces.py" in report.nodeid:
            trace = report.nodeid.partition("[")[2].partition("]")[0].removesuffix(f"-{report.browser}")
            found += [f"{report.browser:9} {trace}: {reason}" for reason in not_played(report)]
    if found:
        terminalreporter.section("recorded gestures that a browser, or its driver, cannot play")
        terminalreporter.write_line("\n".join(sorted(found)))


def not_played(report: pytest.TestReport) -> list[str]:
    if report.skipped:
        return [report.longrepr[2].removeprefix("Skipped: ")]
    return [text for name, text in report.user_properties if name == NOT_PLAYED] if report.when == "call" else []
