"""With a token, only a browser that was given the printed address shows the gallery."""

from grid import GRID, Grid
from pictures import upright


def test_the_printed_address_opens_the_gallery_and_no_other_does(desktop, serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("private")
    upright().save(folder / "a.jpg")
    server = serve(folder, "--token")
    printed = next(line for line in server.lines if "?token=" in line)
    stranger = desktop.page.goto(server.address)
    assert stranger.status == 403
    assert "?token=" in stranger.text()
    Grid(desktop).at(printed).filled()
    assert desktop.js("location.href") == server.address
    assert desktop.js(f"{GRID}.children.length") == 1
    desktop.open(server.address)
    assert desktop.js("document.cookie") == "", "scripts cannot read the token"
    desktop.complaints[:] = [said for said in desktop.complaints if "403" not in said]
