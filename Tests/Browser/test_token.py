"""With a token, a browser shows the gallery only at the printed address."""

from grid import GRID, Grid
from pictures import upright
from relay import Relay

NOTE = "document.querySelector('#note')"


def test_the_printed_address_opens_the_gallery_and_no_other_does(desktop, serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("private")
    upright().save(folder / "a.jpg")
    server = serve(folder, "--token")
    desktop.expected = ["403"]
    printed = next(line for line in server.lines if "?token=" in line)
    stranger = desktop.page.goto(server.address)
    assert stranger.status == 403
    assert "?token=" in stranger.text()
    Grid(desktop).at(printed).filled()
    assert desktop.js("location.href") == server.address
    assert desktop.js(f"{GRID}.children.length") == 1
    desktop.open(server.address)
    assert desktop.js("document.cookie") == "", "scripts cannot read the token"


def test_a_page_with_an_older_token_names_the_remedy(desktop, serve, tmp_path):
    """The server stops, and starts again at the same address with another token."""
    desktop.expected = ["net::ERR_", "403"]
    folder = tmp_path / "private"
    folder.mkdir()
    upright().save(folder / "a.jpg")
    first, second = (serve(folder, option, cache=tmp_path / "cache") for option in ["--token", "--new-token"])
    relay = Relay(first.address)
    Grid(desktop).at(relay.address + token(first)).filled()
    relay.pass_to(second.address)
    first.stop()
    desktop.until(f"{NOTE}.textContent.includes('another token')")
    assert desktop.js(f"{NOTE}.textContent") == (
        "The server was started again with another token. Open the address that it has printed."
    )
    desktop.open(relay.address + token(second))
    desktop.until(f"{GRID}.children.length === 1 && {NOTE}.textContent === ''")
    relay.stop()


def token(server) -> str:
    """Returns the token at the end of the printed address."""
    return next(line[line.index("?token=") :] for line in server.lines if "?token=" in line)
