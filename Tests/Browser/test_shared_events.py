"""All tabs of a browser share one stream of the server's events: a browser opens only six connections to a server."""

import io

import pictures
import pytest
from grid import GRID, Grid
from PIL import Image
from relay import Relay
from screen import Screen
from server import Server

TABS = 8  # More than the connections of a browser.
CELLS = f"{GRID}.children.length"
WITHOUT_WORKERS = {
    "none": "delete globalThis.SharedWorker",
    "no script": "{const Own = SharedWorker; globalThis.SharedWorker = function(url) { return new Own(`${url}x`) }}",
    "silent": "globalThis.SharedWorker = class { port = new MessageChannel().port1; addEventListener() {} }",
}

UNAVAILABLE = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

in_browsers_with_tabs = pytest.mark.parametrize("browser", ["chromium", "firefox"], indirect=True)


class Folder:
    """A folder of pictures that grows."""

    def __init__(self, path):
        self.path, self.count = path, 0

    def add(self) -> int:
        """Adds a picture. Returns the number of all pictures."""
        pictures.upright(60, 40 + self.count).save(self.path / f"{self.count}.png")
        self.count += 1
        return self.count


@pytest.fixture
def folder(tmp_path):
    path = tmp_path / "folder"
    path.mkdir()
    made = Folder(path)
    made.add()
    return made


@pytest.fixture
def relay_to():
    """Makes relays to servers, which stop with the test."""
    made: list[Relay] = []

    def make(server: Server) -> Relay:
        made.append(Relay(server.address))
        return made[-1]

    yield make
    for relay in made:
        relay.stop()


@pytest.fixture
def relay(relay_to, command, folder, tmp_path):
    """A relay. Tests name it first, so that it stops last: a screen that still loads a picture would complain."""
    server = Server(folder.path, tmp_path / "cache")
    yield relay_to(server)
    server.stop()


@pytest.fixture
def tab(desktop):
    """Opens more tabs of the same browser, which close with the test."""
    opened: list[Screen] = []

    def another(address: str) -> Screen:
        opened.append(Screen(desktop.page.context.new_page(), desktop.lacks, desktop.proxy))
        opened[-1].page.goto(address)
        opened[-1].until(f"{CELLS} === 1")
        return opened[-1]

    yield another
    for screen in opened:
        screen.close()
    assert [complaint for screen in opened for complaint in screen.complaints] == []


def test_the_stream_does_not_wait_for_pictures_that_are_not_made(relay_to, serve, desktop, tmp_path):
    """Such a picture keeps its connection waiting, and a browser has only six. Progress needs the stream."""
    photograph, count = io.BytesIO(), 120
    Image.effect_noise((3000, 2000), 100).save(photograph, "JPEG")
    for number in range(count):
        (tmp_path / f"{number}.jpg").write_bytes(photograph.getvalue() + bytes([number]))
    relay = relay_to(serve(tmp_path))
    desktop.page.goto(relay.address, wait_until="commit")
    for _ in range(600):
        if relay.streams:
            break
        desktop.painted()
    assert relay.streams == 1 and relay.pictures < count / 2


@in_browsers_with_tabs
def test_all_tabs_share_one_stream(relay, desktop, tab, folder):
    Grid(desktop).at(relay.address).filled()
    tabs = [desktop, *(tab(relay.address) for _ in range(TABS - 1))]
    count = folder.add()
    for screen in tabs:
        screen.until(f"{CELLS} === {count}")
    assert relay.streams == 1


@pytest.mark.always_everywhere("shared workers: a worker that several tabs use outlives the first one")
@in_browsers_with_tabs
def test_the_other_tabs_go_on_when_the_first_one_closes(relay, desktop, tab, folder):
    first = tab(relay.address)
    Grid(desktop).at(relay.address).filled()
    first.close()
    desktop.until(f"{CELLS} === {folder.add()}")
    assert relay.streams == 1


@in_browsers_with_tabs
@pytest.mark.parametrize("script", WITHOUT_WORKERS.values(), ids=WITHOUT_WORKERS.keys())
def test_a_browser_without_shared_workers_opens_a_stream_for_each_tab(script, relay, desktop, folder):
    desktop.expected = ["404"]
    desktop.page.add_init_script(script)
    Grid(desktop).at(relay.address).filled()
    desktop.until(f"{CELLS} === {folder.add()}")


@in_browsers_with_tabs
@pytest.mark.parametrize("refusal", [b"", UNAVAILABLE], ids=["ended", "unavailable"])
def test_a_browser_without_a_stream_shows_what_comes(refusal, relay, desktop, folder):
    desktop.expected = ["net::ERR_", "503", "can’t establish a connection", "could not be loaded"]
    relay.refusal = refusal
    Grid(desktop).at(relay.address).filled()
    desktop.until(f"{CELLS} === {folder.add()}")
    desktop.until(f"{CELLS} === {folder.add()}")
    assert desktop.js("document.querySelector('#note').textContent") == ""


@in_browsers_with_tabs
def test_a_gateway_that_answers_with_its_own_page_is_a_server_that_is_away(relay, desktop, folder):
    desktop.expected = ["net::ERR_", "503", "can’t establish a connection", "could not be loaded"]
    relay.refusal = UNAVAILABLE
    Grid(desktop).at(relay.address).filled()
    desktop.page.route("**/gallery.json*", lambda route: route.fulfill(body="<p>Sign in", content_type="text/html"))
    desktop.until("document.querySelector('#note').textContent !== ''")
    desktop.page.unroute("**/gallery.json*")
    desktop.until(f"{CELLS} === {folder.add()}")
    assert desktop.js("document.querySelector('#note').textContent") == ""
