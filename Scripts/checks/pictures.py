#!/usr/bin/env python3
"""Every picture that the example app names is in its catalog, with the ratio it is said to have, and no other is."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from project import ROOT, finish

APP = ROOT / "Examples/VitrineDemo.swiftpm/Sources"
PICTURE = re.compile(r'Picture\(name: "([^"]+)", ratio: (\d+) / (\d+)\)')
FILM = re.compile(r'title: "([^"]+)"')
FRAME = re.compile(rb"\xff[\xc0\xc2]..\x08(..)(..)", re.S)


def named():
    """The pictures by name, with their ratios."""
    landscapes = {name: int(a) / int(b) for name, a, b in PICTURE.findall((APP / "Model/Picture.swift").read_text())}
    films = FILM.findall((APP / "Model/Film.swift").read_text())
    return landscapes | {film: 2 / 3 for film in films} | {f"{film} still": 16 / 9 for film in films}


def ratio(jpeg):
    """Width divided by height, as the header of the picture's frame says."""
    height, width = (int.from_bytes(side) for side in FRAME.search(jpeg.read_bytes()).groups())
    return width / height


def problems():
    pictures = {jpeg.stem: jpeg for jpeg in APP.glob("Pictures.xcassets/*.imageset/*.jpg")}
    for name, said in named().items():
        if name not in pictures:
            yield f"{name}: named, but not in Pictures.xcassets"
        elif abs(ratio(pictures[name]) / said - 1) > 0.01:
            yield f"{name}: {said:.3f} times as wide as high, it says, but it is {ratio(pictures[name]):.3f}"
    yield from (f"{name}: in Pictures.xcassets, but never shown" for name in pictures.keys() - named().keys())


held = f"the example app has the {len(named())} pictures it names"
finish("pictures", [*problems()], held, "Examples/VitrineDemo.swiftpm: mend the name, the ratio or the catalog")
