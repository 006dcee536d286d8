#!/usr/bin/env python3
"""Checks that the example app resolves, asks for 120 Hz, and has all pictures in their ratios in its catalog."""

import plistlib
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from project import ROOT, finish

APP = ROOT / "Examples/VitrineDemo.swiftpm"
PICTURE = re.compile(r'Picture\(name: "([^"]+)", ratio: (\d+) / (\d+)\)')
FILM = re.compile(r'title: "([^"]+)"')
FRAME = re.compile(rb"\xff[\xc0\xc2]..\x08(..)(..)", re.S)


def package():
    """The package manager's errors about the manifest."""
    command = ["swift", "package", "--package-path", APP, "--scratch-path", ROOT / ".build/example"]
    resolved = subprocess.run([*command, "show-dependencies"], text=True, capture_output=True)
    return [resolved.stderr] if resolved.returncode else []


def frames():
    """Whether the app has frames at 120 Hz on an iPhone."""
    manifest, info = (APP / "Package.swift").read_text(), APP / "Info.plist"
    named = 'additionalInfoPlistContentFilePath: "Info.plist"' in manifest
    if not named or plistlib.loads(info.read_bytes()).get("CADisableMinimumFrameDurationOnPhone") is not True:
        yield "Info.plist: the manifest does not name it, or it has no CADisableMinimumFrameDurationOnPhone"


def named():
    """The ratios of the pictures that the app names."""
    pictures = PICTURE.findall((APP / "Sources/Model/Picture.swift").read_text())
    films = FILM.findall((APP / "Sources/Model/Film.swift").read_text())
    landscapes = {name: int(width) / int(height) for name, width, height in pictures}
    return landscapes | {film: 2 / 3 for film in films} | {f"{film} still": 16 / 9 for film in films}


def ratio(jpeg):
    """Width divided by height, from the header of the JPEG frame."""
    height, width = (int.from_bytes(side) for side in FRAME.search(jpeg.read_bytes()).groups())
    return width / height


def pictures():
    """The differences between the catalog and the names and ratios in the app."""
    there = {jpeg.stem: jpeg for jpeg in APP.glob("Sources/Pictures.xcassets/*.imageset/*.jpg")}
    for name, said in named().items():
        if name not in there:
            yield f"{name}: named, but not in Pictures.xcassets"
        elif abs(ratio(there[name]) / said - 1) > 0.01:
            yield f"{name}: the app declares the ratio {said:.3f}, but the picture has {ratio(there[name]):.3f}"
    yield from (f"{name}: in Pictures.xcassets, but never shown" for name in there.keys() - named().keys())


held = f"the example app resolves, and has the {len(named())} pictures it names"
finish("example", [*package(), *frames(), *pictures()], held, "mend the manifest, the name, the ratio or the catalog")
