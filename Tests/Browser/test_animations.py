"""Photographs that move: animated GIF, WebP and PNG, in the viewer."""

import io
import json
import time
import urllib.request

import pytest
from exported import StaticServer, export
from grid import GRID, Grid
from PIL import Image, PngImagePlugin
from server import PATIENCE

PLACE = b"48.858222, 2.2945"
OVERLAY = f"{GRID}.querySelector('img[slot=overlay]')"
BUTTON = "document.querySelector('.viewer-tools [title$=animation]')"
COLOURS = ["#c02020", "#2020c0"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("moving")
    first, second = (Image.new("RGB", (300, 200), colour) for colour in COLOURS)
    common = {"save_all": True, "append_images": [second], "duration": 100, "loop": 0}
    first.save(folder / "a.gif", comment=PLACE, **common)
    first.save(folder / "b.webp", lossless=True, xmp=PLACE, **common)
    texts = PngImagePlugin.PngInfo()
    texts.add_text("Comment", PLACE.decode())
    first.save(folder / "c.png", pnginfo=texts, **common)
    first.save(folder / "d.gif")
    return folder


@pytest.fixture(scope="module")
def served(serve, folder):
    return serve(folder, "--sort", "name")


@pytest.fixture(scope="module")
def site(command, folder, tmp_path_factory):
    place = tmp_path_factory.mktemp("moving-site")
    export(folder, place / "site", place / "cache", "--sort", "name")
    server = StaticServer(place / "site")
    yield server
    server.stop()


@pytest.fixture(params=["served", "site"])
def either(request):
    return request.getfixturevalue(request.param)


def reddish(screen) -> bool:
    """Whether the middle of the screen has the colour of the first frame."""
    shot = screen.page.screenshot(clip={"x": 640, "y": 400, "width": 4, "height": 4})
    red, _, blue = Image.open(io.BytesIO(shot)).convert("RGB").getpixel((1, 1))
    return red > blue


def test_they_move_and_can_be_paused(either, folder, desktop):
    Grid(desktop).at(either.address).filled()
    desktop.js(f"void {GRID}.open(0, {{animated: false}})")
    for index, name in enumerate(["a.gif", "b.webp", "c.png"]):
        desktop.until(f"{GRID}.openIndex === {index} && {OVERLAY}?.complete && {OVERLAY}.naturalWidth === 300")
        source = desktop.js(f"{OVERLAY}.src")
        assert f"{name[1:]}?v=" in source
        sent, own = urllib.request.urlopen(source).read(), (folder / name).read_bytes()
        assert PLACE in own and PLACE not in sent and len(sent) == len(own)
        with Image.open(io.BytesIO(sent)) as image:
            assert image.n_frames == 2 and image.info["loop"] == 0
        end, seen = time.monotonic() + PATIENCE, set()
        while seen != {True, False}:
            assert time.monotonic() < end, f"{name} stands still"
            seen.add(reddish(desktop))
        if index == 0:
            assert desktop.violations() == []
            desktop.page.get_by_role("button", name="Pause the animation").click()
            assert not desktop.js(f"{OVERLAY}")
            desktop.page.get_by_role("button", name="Play the animation").click()
        desktop.press("ArrowRight")
    desktop.until(f"{GRID}.openIndex === 3")
    assert desktop.js(f"{BUTTON}.hidden") and not desktop.js(f"{OVERLAY}")


def test_with_reduced_motion_they_wait_for_the_person(served, screens):
    screen = screens(1280, 800, reduced_motion="reduce")
    Grid(screen).at(served.address).filled()
    screen.js(f"void {GRID}.open(0)")
    screen.until(f"{BUTTON}?.checkVisibility()")
    assert screen.js(f"{BUTTON}.querySelector('use').href.baseVal") == "#icon-play-animation"
    assert not screen.js(f"{OVERLAY}")
    screen.page.get_by_role("button", name="Play the animation").click()
    screen.until(f"{OVERLAY}?.complete && {BUTTON}.title === 'Pause the animation'")
    screen.press("Escape")
    screen.until(f"{GRID}.openIndex === null && !{OVERLAY}")


def test_the_bytes_are_those_of_the_file_if_the_options_keep_the_place(serve, folder):
    server = serve(folder, "--sort", "name", "--keep-location")
    listing = {"complete": False}
    while not listing["complete"]:
        listing = json.load(urllib.request.urlopen(server.address + "gallery.json"))
    kinds = [item.get("animation") for item in listing["items"]]
    assert kinds == ["gif", "webp", "png", None]
    for item, path in zip(listing["items"][:3], sorted(folder.iterdir()), strict=False):
        address = listing["video"].format(id=item["id"], version=item["version"], type=item["animation"])
        assert urllib.request.urlopen(server.address + address).read() == path.read_bytes()
