"""Measures the command: large folders, the first page and the second start, and the work for each photograph.

    run.py [many] [starts] [photographs]        # all three by default

Prints a table. The times of one run can be compared with each other only.
"""

import io
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
COMMAND = ROOT / "build/vitrine"
PHOTOGRAPHS = ROOT / ".build/photos/real"
# The sizes of the ladder, as vipsthumbnail takes them.
SIZES = ["320x", "960x", "2000x"]


class Served:
    """The running command. `seconds` since its start; `usage` of it and its workers after its end."""

    def __init__(self, folder, cache):
        self.began = time.monotonic()
        words = [COMMAND, "serve", folder, "--port", "0", "--no-open", "--cache", cache]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://[\w.:]+/?", line):
                self.address = found[0].rstrip("/")
                break

    @property
    def seconds(self):
        return time.monotonic() - self.began

    def get(self, path):
        with urllib.request.urlopen(self.address + path) as answer:
            return answer.read()

    def until(self, condition):
        """Waits until the listing meets a condition, and returns it. Asks after each event."""
        with urllib.request.urlopen(self.address + "/events") as events:
            while True:
                listing = json.loads(self.get("/gallery.json"))
                if condition(listing):
                    return listing
                while events.readline().strip():
                    pass

    def until_listed(self, count):
        """Waits until this number of photographs is listed, and returns the seconds since the start."""
        self.until(lambda listing: listing["total"] == count)
        return self.seconds

    def quickest(self, path, times=5):
        """The shortest time of a request, in milliseconds."""
        durations = []
        for _ in range(times):
            began = time.monotonic()
            self.get(path)
            durations.append(time.monotonic() - began)
        return min(durations) * 1000

    def until_made(self):
        """Waits until all pictures are made."""
        with urllib.request.urlopen(self.address + "/events") as events:
            for line in events:
                state = json.loads(line[6:]) if line.startswith(b"data: ") else {}
                if state.get("total") and state["done"] == state["total"]:
                    return

    def memory(self):
        """The largest memory of the server until now, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1000

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        _, _, self.usage = os.wait4(self.process.pid, 0)
        self.process.returncode = 0
        self.process.stdout.close()


def small_jpeg():
    noise = random.Random(1)
    picture = Image.frombytes("RGB", (24, 16), bytes(noise.randrange(256) for _ in range(24 * 16 * 3)))
    file = io.BytesIO()
    picture.save(file, "jpeg")
    return file.getvalue()


def many(scratch):
    """Folders of many small files."""
    print(f"{'folder':36}{'listed, s':>10}{'s / 10 000':>12}{'again, s':>10}", end="")
    print(f"{'server, MB':>12}{'page, ms':>10}{'KB':>6}{'listing, ms':>13}{'KB':>6}", end="")
    print(f"{'search, ms':>12}{'KB':>6}{'folders, ms':>13}{'KB':>6}")
    jpeg = small_jpeg()
    for count, folders in [(100, 1), (100_000, 1), (100_000, 10_000)]:
        folder, cache = scratch / f"many-{count}-{folders}", scratch / f"cache-{count}-{folders}"
        for album in range(folders):
            (folder / str(album)).mkdir(parents=True)
        for number in range(count):
            (folder / str(number % folders) / f"{number}.jpg").write_bytes(jpeg)
        first = Served(folder, cache)
        took = first.until_listed(count)
        # The words that find most: every file and every tenth one.
        searches = ["/gallery.json?search=jpg", "/gallery.json?search=1"]
        paths = ["/", "/gallery.json", max(searches, key=first.quickest), "/albums.json"]
        answers = [(first.quickest(path), len(first.get(path)) / 1000) for path in paths]
        memory = first.memory()
        first.end()
        second = Served(folder, cache)
        again = second.until_listed(count)
        memory = max(memory, second.memory())
        second.end()
        name = f"{count} files in {folders} folder{'s' * (folders > 1)}"
        print(f"{name:36}{took:10.1f}{took / count * 10_000:12.2f}{again:10.1f}{memory:12.0f}", end="")
        print(
            "".join(
                f"{took:{width}.1f}{size:6.0f}" for (took, size), width in zip(answers, [10, 13, 12, 13], strict=True)
            ),
            flush=True,
        )
        shutil.rmtree(folder)
        shutil.rmtree(cache)


def starts(scratch):
    """The first page and the second start. The files are links to real photographs."""
    print(f"{'photographs':36}{'page, s':>10}{'all listed, s':>15}{'30 pictures, s':>16}{'second start, s':>16}")
    photographs = sorted(PHOTOGRAPHS.iterdir())
    for count in [3000, 10_000]:
        folder, cache = scratch / f"starts-{count}", scratch / f"starts-cache-{count}"
        folder.mkdir()
        for number in range(count):
            os.link(photographs[number % len(photographs)], folder / f"{number}.jpg")
        first = Served(folder, cache)
        listing = first.until(lambda listing: listing["total"] > 0)
        shown = first.seconds
        listed = first.until_listed(count)
        # The camera's own preview, or else a picture that is made at once.
        for item in listing["items"][:30]:
            first.get(f"/p/{item['id']}/preview.jpg")
        pictures = first.seconds
        first.end()
        second = Served(folder, cache)
        again = second.until_listed(count)
        second.end()
        print(f"{count:<36}{shown:10.2f}{listed:15.2f}{pictures:16.2f}{again:16.2f}", flush=True)


class Frame:
    """What the header of a JPEG says: its size, and whether it is drawn in several passes, as pictures for the web are."""

    def __init__(self, file):
        jpeg, offset = file.read_bytes(), 2
        while jpeg[offset + 1] not in range(0xC0, 0xC3):
            offset += 2 + int.from_bytes(jpeg[offset + 2 : offset + 4])
        height, width = (int.from_bytes(jpeg[at : at + 2]) for at in (offset + 5, offset + 7))
        self.is_progressive = jpeg[offset + 1] == 0xC2
        self.megapixels = width * height / 1e6


def photographs(scratch):
    """The work for each photograph, beside vipsthumbnail on the same files."""
    frames = {file: Frame(file) for file in sorted(PHOTOGRAPHS.iterdir())}
    print(f"{'three sizes':46}{'a second':>10}{'CPU ms each':>13}{'largest process, MB':>21}")
    work("all", list(frames), scratch)
    # The budget is for photographs of a telephone's camera, which writes one pass. So few need copies: otherwise the start of the
    # command would be a third of their work.
    camera = [file for file, frame in frames.items() if frame.megapixels > 10 and not frame.is_progressive]
    work("of a camera", copies(camera, scratch / "copies"), scratch)
    work("of one pass", [file for file, frame in frames.items() if not frame.is_progressive], scratch)
    work("progressive", [file for file, frame in frames.items() if frame.is_progressive], scratch)


def copies(files, folder):
    """Eight files of each photograph with different ends, since the command makes the pictures of equal files once."""
    folder.mkdir()
    copied = []
    for file in files:
        for number in range(8):
            copied.append(folder / f"{number} {file.name}")
            copied[-1].write_bytes(file.read_bytes() + bytes(number))
    return copied


def work(name, files, scratch):
    """The work for some photographs."""
    name = f"{len(files)} photographs, {name}"
    folder = scratch / name
    folder.mkdir()
    for file in files:
        os.link(file, folder / file.name)
    served = Served(folder, scratch / f"cache of {name}")
    served.until_made()
    took = served.seconds
    served.end()
    row(f"{name}: vitrine", len(files), took, served.usage)
    if not shutil.which("vipsthumbnail"):
        print("vipsthumbnail skipped: it is not installed (Debian: libvips-tools)")
        return
    target = scratch / f"thumbnails of {name}"
    target.mkdir()
    began = time.monotonic()
    output = f"{target}/%s-$size.jpg[Q=80,strip]"
    program = f'for size in {" ".join(SIZES)}; do vipsthumbnail --size $size -o "{output}" "$@"; done'
    process = subprocess.Popen(["sh", "-c", program, "sh", *files])
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    row(f"{name}: vipsthumbnail", len(files), time.monotonic() - began, usage)


def row(name, count, took, usage):
    cpu = (usage.ru_utime + usage.ru_stime) / count * 1000
    print(f"{name:46}{count / took:10.1f}{cpu:13.0f}{usage.ru_maxrss / 1000:21.0f}", flush=True)


PARTS = {"many": many, "starts": starts, "photographs": photographs}

if __name__ == "__main__":
    # Beside the photographs, so that links to them are possible.
    with tempfile.TemporaryDirectory(dir=ROOT / ".build") as scratch:
        for part in sys.argv[1:] or PARTS:
            PARTS[part](Path(scratch))
            print()
