"""While the server does not run, the page names the missing content. It loads the content once the server is back."""

from urllib.parse import urlsplit

import pictures
import pytest
from gallery_row import ROW
from grid import GRID, SHOWN_PART, VIEWER, Grid
from playwright.sync_api import Error
from relay import Relay
from server import Server

# So many that no exhibit has loaded the last ones when the server stops: pages load only those near the window.
COUNT = 400
LAST = COUNT - 2
# Messages in the console while the server does not run. Chromium has several for a connection that fails.
EXPECTED = ["net::ERR_", "could not be loaded"]
PHOTO = f"{VIEWER}.querySelector('{SHOWN_PART}')"
WORDS = f"{PHOTO}.querySelector('p')"
NOTE = "document.querySelector('#note')"
# The page waits three seconds before it reports that the server does not answer. Tests need not wait that long.
IMPATIENT = """
  const wait = setTimeout
  globalThis.setTimeout = (callback, delay, ...values) => wait(callback, delay / 10, ...values)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("away")
    for number in range(COUNT):
        picture = pictures.upright(60, 40)
        picture.putpixel((0, 0), (number % 256, number // 256, 0))
        picture.save(made / f"{number:03}.png")
    return made


@pytest.fixture
def servers():
    """The servers that tests start. They stop after the screen has closed, because it may still load files."""
    started = []
    yield started
    for server in started:
        server.stop()


@pytest.fixture
def restartable(command, folder, servers, phone, tmp_path):
    """A server that a test can stop, and restart at the same address."""

    class RestartableServer:
        def __init__(self):
            self.server = self.start("--sort", "name")
            self.address = self.server.address

        def start(self, *options: str) -> Server:
            servers.append(Server(folder, tmp_path, *options))
            return servers[-1]

        def stop(self, screen):
            self.server.stop()
            screen.until(f"{NOTE}.textContent.startsWith('The server does not answer')")

        def restart(self, screen):
            port = str(urlsplit(self.address).port)
            self.server = self.start("--sort", "name", "--port", port)
            screen.until(f"{NOTE}.textContent === ''")

    phone.page.add_init_script(IMPATIENT)
    phone.expected = EXPECTED
    return RestartableServer()


def test_a_page_that_was_never_connected_says_so_and_connects_later(phone, restartable):
    relay = Relay(restartable.address)
    relay.refusal = b""
    Grid(phone).at(relay.address).filled()
    relay.is_away = True
    phone.until(f"{NOTE}.textContent.startsWith('The server does not answer')")
    relay.refusal, relay.is_away = None, False
    phone.until(f"{NOTE}.textContent === ''")
    relay.stop()


def beside_the_note(element: str) -> str:
    """Returns an expression for `until`: whether the note covers no part of an element. It slides in from below."""
    return f"""(([note, other]) =>
      note.x >= other.right || other.x >= note.right || note.y >= other.bottom || other.y >= note.bottom)(
      [{NOTE}, {element}].map(element => element.getBoundingClientRect()))"""


@pytest.mark.parametrize("exhibit", ["carousel", "stitched"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_the_note_covers_no_caption(exhibit, size, phone, restartable):
    phone.resize(*size)
    phone.open(f"{restartable.address}#/{exhibit}")
    phone.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && document.querySelector('#label').innerText !== ''")
    restartable.stop(phone)
    phone.until(beside_the_note("document.querySelector('#label')"))
    phone.until(beside_the_note("document.querySelector('#exhibits')"))


def test_an_open_photograph_says_that_it_is_missing_and_comes_by_itself(phone, restartable):
    grid = Grid(phone).at(restartable.address).filled()
    restartable.stop(phone)
    phone.until(beside_the_note("document.querySelector('#exhibits')"))
    assert phone.js(f"{GRID}.children.length") < LAST
    phone.js(f"{GRID}.open({LAST})")
    grid.until_landed(is_open=True)
    phone.until(f"{WORDS}.checkVisibility() && {WORDS}.textContent === 'This picture could not be loaded'")
    assert phone.js(f"getComputedStyle({PHOTO}).backgroundColor") == "rgba(0, 0, 0, 0)"
    phone.until(beside_the_note(f"{VIEWER}.querySelector('[part=close]')"))
    phone.shot("gallery-away-open")
    restartable.restart(phone)
    phone.until(
        f"[...{PHOTO}.querySelectorAll('img')].some(image => image.checkVisibility() && image.naturalWidth > 0)"
    )
    assert not phone.js(f"{WORDS}.checkVisibility()")
    assert grid.is_open


class Starting:
    """Answers of a server that has not read its folder yet, until it `ends`."""

    def __init__(self, screen):
        self.screen, self.open, self.finished = screen, 0, 0
        screen.page.route("**/gallery.json*", self._answer)
        for event, change in (("request", (1, 0)), ("requestfinished", (-1, 1)), ("requestfailed", (-1, 0))):
            screen.page.on(event, lambda request, change=change: self._count(request, *change))

    def ends(self):
        self.screen.page.unroute("**/gallery.json*")

    def until_shown(self):
        """Waits until the page shows the answers of the server: it sends no more requests, and has drawn."""
        for _ in range(600):
            if self.finished and not self.open and not self._asks_again():
                return
            self.screen.painted()
        raise AssertionError("the page asks for nothing, or again and again")

    def _asks_again(self) -> bool:
        finished = self.finished
        self.screen.painted()
        self.screen.painted()
        return self.open > 0 or self.finished > finished

    def _count(self, request, opened: int, finished: int):
        if "/gallery.json" in request.url:
            self.open += opened
            self.finished += finished

    @staticmethod
    def _answer(route):
        try:
            answer = route.fetch()
        except Error:  # the server does not run
            return route.abort()
        listing = answer.json() | {"items": [], "albums": [], "total": 0, "photographs": 0, "complete": False}
        return route.fulfill(response=answer, json=listing)


# The smallest number of photographs that the exhibit has had until now.
LEAST = f"""(() => {{
  window.least = {ROW}.items.count
  const look = () => {{
    window.least = Math.min(window.least, {ROW}.items.count)
    requestAnimationFrame(look)
  }}
  look()
}})()"""


@pytest.mark.parametrize("exhibit", ["grid", "carousel", "expanding", "stitched"])
def test_a_server_that_still_reads_its_folder_takes_no_photograph_away(exhibit, phone, restartable):
    phone.open(f"{restartable.address}#/{exhibit}")
    phone.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.querySelector('img')?.naturalWidth > 0")
    phone.js(f"{ROW}.select({LAST}, {{animated: false}})")
    key = phone.js(f"{ROW}.items.key({LAST})")
    loaded = f"{ROW}.querySelector(`[data-id='{key}'] img`)?.naturalWidth > 0"
    phone.until(loaded)
    restartable.stop(phone)
    starting = Starting(phone)
    phone.js(LEAST)
    restartable.restart(phone)
    starting.until_shown()
    restartable.stop(phone)
    starting.ends()
    restartable.restart(phone)
    phone.until(loaded)
    assert phone.js(f"[window.least, {ROW}.items.key({LAST}), {ROW}.selectedIndex]") == [COUNT, key, LAST]


def test_a_photograph_that_is_not_read_yet_opens_when_it_is(phone, restartable):
    Grid(phone).at(restartable.address).filled()
    key = phone.js(f"{ROW}.items.key({LAST})")
    phone.open("about:blank")
    starting = Starting(phone)
    phone.open(f"{restartable.address}#/grid/{key}")
    starting.until_shown()
    restartable.stop(phone)
    starting.ends()
    restartable.restart(phone)
    phone.until(f"{GRID}.openIndex === {LAST}")
    assert phone.page.url.endswith(f"/{key}")


@pytest.mark.parametrize("exhibit", ["grid", "carousel", "expanding", "stitched"])
def test_what_is_missing_in_an_exhibit_says_so_and_comes_by_itself(exhibit, phone, restartable):
    phone.open(f"{restartable.address}#/{exhibit}")
    phone.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.querySelector('img')?.naturalWidth > 0")
    restartable.stop(phone)
    phone.js(f"{ROW}.select({LAST}, {{animated: false}})")
    failed = f"[...{ROW}.querySelectorAll('[data-failed]')]"
    # Until the page has loaded a missing picture, it shows these words in its place.
    shown = f"{failed}.filter(item => item.checkVisibility()).map(item => item.dataset.failed)"
    assert set(phone.until(f"(words => words.length > 0 && words)({shown})")) == {"Could not be shown"}
    phone.until(beside_the_note("document.querySelector('#exhibits')"))
    phone.shot(f"gallery-away-{exhibit}")
    restartable.restart(phone)
    phone.until(f"{failed}.length === 0")
    key = phone.js(f"{ROW}.items.key({LAST})")
    phone.until(f"{ROW}.querySelector(`[data-id='{key}'] img`)?.naturalWidth > 0")
