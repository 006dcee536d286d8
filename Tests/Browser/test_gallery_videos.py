"""Videos: frames in the grid, a player in the viewer, parts of the file, and no place in the sent bytes."""

import http.client
import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from unittest.mock import ANY

import pictures
import pytest
from grid import GRID, VIEWER, Grid
from server import PATIENCE

PLACE = b"+53.5413+009.9841/"
CELLS = f"[...{GRID}.querySelectorAll('a')]"
PLAYER = f"{GRID}.querySelector('video')"


def film(path, *options: str, seconds=2, size="640x360"):
    """Makes a video of a moving picture with a tone, in VP8: all browsers of the tests play that."""
    sources = ["-f", "lavfi", "-i", f"testsrc=size={size}:rate=10:duration={seconds}"]
    sources += ["-f", "lavfi", "-i", f"sine=frequency=440:duration={seconds}"]
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", *sources, *options, str(path)], check=True)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("films")
    pictures.upright(600, 400).save(folder / "a.jpg")
    film(folder / "b.webm", "-metadata", f"LOCATION={PLACE.decode()}", "-c:v", "libvpx", "-c:a", "libvorbis")
    own = ["-metadata", f"location={PLACE.decode()}", "-movflags", "use_metadata_tags"]
    film(folder / "c.mp4", *own, "-c:v", "libvpx-vp9", "-c:a", "libopus", size="360x640")
    film(folder / "d.mov", "-c:v", "prores_ks", "-c:a", "pcm_s16le", seconds=1, size="320x240")
    (folder / "e.mp4").write_bytes(b"")
    (folder / "f.mp4").write_bytes((folder / "c.mp4").read_bytes()[:600])
    pictures.upright(300, 200).save(folder / "g.jpg")
    (folder / "g.jpg").rename(folder / "g.mov")
    return folder


@pytest.fixture(scope="module")
def films(serve, folder):
    return serve(folder, "--sort", "name")


def complete_listing(films):
    """Asks until the command has read the whole folder."""
    listing = {"complete": False}
    end = time.monotonic() + PATIENCE
    while not listing["complete"]:
        assert time.monotonic() < end, "the folder is never read"
        with urllib.request.urlopen(films.address + "gallery.json") as answer:
            listing = json.load(answer)
    return listing


@pytest.fixture(scope="module")
def listing(films):
    return complete_listing(films)


def answer(films, path: str, **headers: str):
    request = urllib.request.Request(films.address + path, headers=headers)
    try:
        with urllib.request.urlopen(request) as got:
            return got.status, got.headers, got.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def address(listing, name: str) -> str:
    item = next(item for item in listing["items"] if item["name"] == name)
    return listing["video"].format(id=item["id"], version=item["version"], type=item["video"])


def test_videos_are_listed_with_their_lengths(listing):
    shown = {item["name"]: (item.get("video"), item["width"], item["height"]) for item in listing["items"]}
    assert shown == {
        "a.jpg": (None, 600, 400),
        "b.webm": ("webm", 640, 360),
        "c.mp4": ("mp4", 360, 640),
        "d.mov": ("mp4", 320, 240),
        "g.mov": (None, 300, 200),
    }
    lengths = [round(item["seconds"]) for item in listing["items"] if "seconds" in item]
    assert lengths == [2, 2, 1]
    problems = {item["name"]: item["problem"] for item in listing["items"] if "problem" in item}
    assert problems == {"d.mov": "no browser plays its coding, ProRes"}
    assert {entry["name"]: entry["reason"] for entry in listing["skipped"]} == {
        "e.mp4": "it is empty",
        "f.mp4": "it is a video that was not written to its end",
    }


@pytest.mark.parametrize("name", ["b.webm", "c.mp4"])
def test_a_video_is_sent_in_parts_without_its_place(films, listing, folder, name, tmp_path):
    path, own = address(listing, name), (folder / name).read_bytes()
    assert PLACE in own
    status, headers, whole = answer(films, path)
    assert (status, headers["accept-ranges"], headers["content-type"]) == (200, "bytes", f"video/{name[2:]}")
    assert len(whole) == len(own) and PLACE not in whole
    status, headers, part = answer(films, path, Range="bytes=100-299")
    assert (status, headers["content-range"], part) == (206, f"bytes 100-299/{len(own)}", whole[100:300])
    assert answer(films, path, Range=f"bytes=-{len(own) // 2}")[2] == whole[-(len(own) // 2) :]
    assert answer(films, path, Range=f"bytes={len(own)}-")[0] == 416
    assert answer(films, path, **{"If-None-Match": headers["etag"]})[0] == 304
    # ffmpeg still reads the video.
    (tmp_path / name).write_bytes(whole)
    subprocess.run(["ffmpeg", "-loglevel", "error", "-i", tmp_path / name, "-f", "null", "-"], check=True)


def test_unknown_videos_are_not_found(films, listing):
    assert answer(films, address(listing, "c.mp4").replace(".mp4", ".webm"))[0] == 404
    assert answer(films, "v/nothing.mp4")[0] == 404
    picture = next(item for item in listing["items"] if item["name"] == "a.jpg")
    assert answer(films, f"v/{picture['id']}.mp4")[0] == 404


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_video_flies_and_plays(films, screen, request):
    screen = request.getfixturevalue(screen)
    Grid(screen).at(films.address).filled()
    assert screen.js(f"{CELLS}.map(({{dataset}}) => dataset.length ?? '')") == ["", "0:02", "0:02", "0:01", ""]
    assert "Video 0:02" in screen.js(f"{CELLS}[1].querySelector('img').alt")
    screen.js(f"void {GRID}.open(1)")
    screen.until(f"{PLAYER}?.readyState >= 2 && {VIEWER}.querySelector('dialog').matches(':modal')")
    screen.js(f"{PLAYER}.play()")
    screen.until(f"{PLAYER}.currentTime > 0.2 && {PLAYER}.videoWidth === 640")
    assert screen.violations() == []
    # The next page is another video, and the first one pauses.
    screen.js(f"void (globalThis.first = {PLAYER})")
    screen.page.keyboard.press("Escape")
    screen.until(f"{GRID}.openIndex === null && !document.querySelector('vitrine-photo-grid video')")


def test_without_ffmpeg_a_video_has_a_plain_cell_and_plays(serve, folder, desktop, tmp_path):
    desktop.expected += ["422"]
    films = serve(folder, "--sort", "name", environment={"PATH": str(tmp_path)})
    Grid(desktop).at(films.address)
    desktop.until(f"{CELLS}[1]?.dataset.failed?.includes('Video 0:02')")
    desktop.js(f"void {GRID}.open(1)")
    desktop.until(f"{PLAYER}?.readyState >= 2")


def test_a_frame_is_missing_if_ffmpeg_is_killed(serve, folder, tmp_path):
    program = tmp_path / "ffmpeg"
    program.write_text("#!/bin/sh\nkill -9 $$\n")
    program.chmod(0o755)
    films = serve(folder, "--sort", "name", environment={"PATH": f"{tmp_path}:/usr/bin:/bin"})
    item = next(item for item in complete_listing(films)["items"] if item["name"] == "b.webm")
    status, _, text = answer(films, f"p/{item['id']}/{item['widths'][0]}.jpg")
    assert (status, text) == (422, b"This file cannot be shown: its frame is missing, because ffmpeg was stopped.\n")


@pytest.fixture(scope="module")
def live(serve, tmp_path_factory):
    """A server of a photograph with a video beside it, and of one with a video in it."""
    folder = tmp_path_factory.mktemp("live")
    for name in ["IMG_1.jpg", "IMG_2.jpg"]:
        pictures.upright(600, 400).save(folder / name)
    film(folder / "clip.mp4", "-c:v", "libvpx-vp9", "-an", seconds=1, size="300x200")
    (folder / "clip.mp4").rename(folder / "IMG_1.MOV")
    clip = (folder / "IMG_1.MOV").read_bytes()
    tags = ["MicroVideo=1", "MotionPhoto=1", f"MicroVideoOffset={len(clip)}"]
    own = [f"-XMP-GCamera:{tag}" for tag in tags]
    subprocess.run(["exiftool", "-q", "-overwrite_original", *own, folder / "IMG_2.jpg"], check=True)
    with (folder / "IMG_2.jpg").open("ab") as photo:
        photo.write(clip)
    server = serve(folder, "--sort", "name")
    return server, clip


@pytest.mark.parametrize("index", [0, 1])
def test_a_live_photo_plays_when_it_opens_and_while_a_mouse_rests_on_it(live, desktop, index):
    server, clip = live
    listing = complete_listing(server)
    assert [(item["name"], item.get("motion")) for item in listing["items"]] == [
        ("IMG_1.jpg", ANY),
        ("IMG_2.jpg", ANY),
    ]
    item = listing["items"][index]
    sent = answer(server, listing["video"].format(id=item["id"], version=item["motion"], type="mp4"))[2]
    assert len(sent) == len(clip) and sent[:4000] == clip[:4000]
    Grid(desktop).at(server.address).filled()
    desktop.js("void (globalThis.played = 0)")
    desktop.js("void document.addEventListener('play', ({target}) => target.slot === 'overlay' && played++, true)")
    pause = "({target}) => target.slot === 'overlay' && !target.ended && (globalThis.stopped = target.style.opacity)"
    desktop.js(f"void document.addEventListener('pause', {pause}, true)")
    desktop.page.mouse.move(640, 400)
    desktop.js(f"void {GRID}.open({index})")
    desktop.until(f"played === 1 && {PLAYER}.ended && {PLAYER}.style.opacity === '0'")
    desktop.js(f"void ({PLAYER}.playbackRate = 0.1)")
    desktop.page.mouse.move(600, 380)
    desktop.until(f"played === 2 && {PLAYER}.style.opacity === '1'")
    # A mouse that moves away does not rest. Then the photograph is shown, until it rests again.
    desktop.page.mouse.move(700, 480)
    desktop.until("played === 3 && stopped === '0'")
    desktop.js(f"void ({PLAYER}.playbackRate = 1)")
    desktop.until(f"{PLAYER}.ended")
    # After its end, it plays again for a mouse that hardly moves.
    desktop.page.mouse.move(701, 481)
    desktop.until(f"played === 4 && {PLAYER}.ended")
    assert desktop.violations() == []
    desktop.page.keyboard.press("ArrowRight" if index == 0 else "ArrowLeft")
    desktop.until("played === 5 && document.querySelectorAll('vitrine-photo-grid video').length === 1")
    desktop.page.keyboard.press("Escape")
    desktop.until(f"{GRID}.openIndex === null && !{PLAYER}")


def test_a_film_that_is_replaced_has_another_address_than_its_photograph(serve, tmp_path):
    pictures.upright(600, 400).save(tmp_path / "IMG_1.jpg")
    film(tmp_path / "a.mp4", "-c:v", "libvpx-vp9", "-an", seconds=1, size="300x200")
    (tmp_path / "a.mp4").rename(tmp_path / "IMG_1.MOV")
    server = serve(tmp_path)
    before = complete_listing(server)["items"][0]
    film(tmp_path / "a.mp4", "-c:v", "libvpx-vp9", "-an", seconds=2, size="300x200")
    (tmp_path / "a.mp4").rename(tmp_path / "IMG_1.MOV")
    end = time.monotonic() + PATIENCE
    while (after := complete_listing(server)["items"][0])["motion"] == before["motion"]:
        assert time.monotonic() < end, "the film is never read again"
    assert after["version"] == before["version"]
    tags = [answer(server, f"v/{after['id']}.mp4")[1]["etag"] for _ in range(2)]
    assert tags == [f'"{after["motion"]}"'] * 2


HUGE = 20 << 30


@pytest.fixture
def huge(serve, folder, tmp_path):
    """A server of a video of 20 GB, most of which is no data, and of photographs with odd sidecars."""
    clip = (folder / "c.mp4").read_bytes()
    path = tmp_path / "huge.mp4"
    path.write_bytes(clip + (1).to_bytes(4) + b"free" + (HUGE - len(clip)).to_bytes(8))
    os.truncate(path, HUGE)
    for name, json_text in [("a", ""), ("b", "[]"), ("c", '{"title": 3, "details": {}, "links": [1]}')]:
        pictures.upright(60 + ord(name), 40).save(tmp_path / f"{name}.jpg")
        (tmp_path / f"{name}.jpg.json").write_text(json_text)
    os.truncate(tmp_path / "a.jpg.json", 100 << 20)
    return serve(tmp_path, "--sort", "name"), path, clip


def test_a_video_of_20_gigabytes_is_sent_in_parts_and_nobody_waits_for_a_client_that_drops_it(huge):
    server, path, clip = huge
    listing = complete_listing(server)
    assert [item["name"] for item in listing["items"]] == ["a.jpg", "b.jpg", "c.jpg", "huge.mp4"]
    for item in listing["items"][:3]:
        assert answer(server, f"details/{item['id']}.json")[0] == 200
    where = address(listing, "huge.mp4")
    assert answer(server, where, Range=f"bytes={HUGE - 5}-")[2] == bytes(5)
    assert answer(server, where, Range="bytes=4-7")[2] == b"ftyp"
    host = server.address.split("/")[2]
    path_of = "/" + server.address.split("/", 3)[3] + where
    for _ in range(12):
        connection = http.client.HTTPConnection(host)
        connection.request("GET", path_of)
        got = connection.getresponse()
        assert got.headers["content-length"] == str(HUGE) and len(got.read(1 << 20)) == 1 << 20
        connection.close()
        got.close()
    assert answer(server, "gallery.json")[0] == 200
    # A file that becomes shorter ends the connection, so that no client takes its beginning for the whole.
    connection = http.client.HTTPConnection(host)
    connection.request("GET", path_of)
    got = connection.getresponse()
    assert got.read(100)[4:8] == b"ftyp"
    os.truncate(path, len(clip) + (64 << 20))
    with pytest.raises((http.client.IncompleteRead, ConnectionError)):
        while got.read(1 << 20):
            pass
        raise http.client.IncompleteRead(b"")
    assert answer(server, "gallery.json")[0] == 200


def test_a_video_that_the_browser_cannot_play_says_so(serve, desktop, tmp_path):
    for name, sound in [("a.mp4", ["-an"]), ("b.mp4", ["-c:a", "libopus"])]:
        film(tmp_path / name, "-c:v", "libx265", "-x265-params", "log-level=none", "-tag:v", "hvc1", *sound)
    server = serve(tmp_path, "--sort", "name", "--downloads")
    Grid(desktop).at(server.address).filled()
    note = f"{GRID}.querySelector('.player p:not([hidden])')"
    for index in range(2):
        desktop.js(f"void {GRID}.open({index}, {{animated: false}})")
        desktop.until(f"{note}?.textContent === 'This browser cannot play the video. Download it' && !{PLAYER}")
        assert desktop.js(f"{note}.querySelector('a').download") == f"{'ab'[index]}.mp4"
        assert desktop.violations() == []
        if index == 0:
            desktop.shot("video-not-played")
        desktop.page.keyboard.press("Escape")
        desktop.until(f"{GRID}.openIndex === null && !{note}")
