"""Pictures that the tests draw: in all EXIF orientations, and odd files for a folder."""

import os
from pathlib import Path

from PIL import Image, ImageDraw, ImageOps

ORIENTATION = 0x0112
TAKEN = 0x9003
EXIF = 0x8769

# The colours in the corners of an upright picture. A test reads them back from the screen.
CORNERS = {
    "topleft": (220, 40, 40),
    "topright": (40, 180, 60),
    "bottomleft": (40, 70, 220),
    "bottomright": (240, 200, 40),
}


NOON = 1_700_000_000  # A day in 2023, in seconds since 1970.


def list_in_order(files: list[Path]):
    """Gives files the dates with which a gallery, which begins with the newest, lists them in this order.

    Many photographs have no date of their own. The dates of their files give them the same order on every machine.
    """
    for minute, file in enumerate(files):
        os.utime(file, (NOON - 60 * minute,) * 2)


def upright(width=600, height=400) -> Image.Image:
    """Draws four quarters in the colours of CORNERS."""
    picture = Image.new("RGB", (width, height))
    draw = ImageDraw.Draw(picture)
    for number, color in enumerate(CORNERS.values()):
        x, y = number % 2 * width // 2, number // 2 * height // 2
        draw.rectangle([x, y, x + width // 2, y + height // 2], fill=color)
    return picture


# Of photographs in a collection: wide, high and square ones.
SIZES = [(60, 40), (40, 60), (80, 40), (50, 50)]


def write_collection(folder: Path, count: int) -> Path:
    """Writes pictures of different sizes, named after their numbers, and returns the folder."""
    for number in range(count):
        upright(*SIZES[number % len(SIZES)]).save(folder / f"{number}.png")
    return folder


# How a picture is stored for each tag: the inverse of the rotation or mirroring that the tag requests.
STORED_AS = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


def orientations(folder: Path) -> Path:
    """Writes the same picture in all eight orientations, `orientation-1.jpg` as the newest."""
    for number, transposed in STORED_AS.items():
        picture = upright() if transposed is None else upright().transpose(transposed)
        exif = picture.getexif()
        exif[ORIENTATION] = number
        exif.get_ifd(EXIF)[TAKEN] = f"2024:06:{20 - number:02} 12:00:00"
        picture.save(folder / f"orientation-{number}.jpg", quality=92, exif=exif)
    return folder


ODD_NAMES = [
    'it\'s "quoted".png',
    "<script>alert(1)<.png",
    "[brackets] & {braces}.png",
    "two\nlines.png",
    "100% #1?.png",
    "عربي.png",
]


def oddities(folder: Path) -> Path:
    """Writes pictures with odd names, and files that are named like pictures but are none."""
    for name in ODD_NAMES:
        upright(64, 48).save(folder / name)
    upright(64, 48).save(os.path.join(os.fsencode(folder), b"not-utf8-\xff.png"), format="PNG")
    upright(64, 48).save(folder / "a png in truth.jpg", format="PNG")
    upright(9000, 60).save(folder / "very wide.png")
    upright(1, 1).save(folder / "one pixel.png")
    upright().convert("CMYK").save(folder / "four inks.jpg")
    frames = [upright(80, 60), ImageOps.invert(upright(80, 60))]
    frames[0].save(folder / "moving.gif", save_all=True, append_images=frames[1:])
    (folder / "empty.jpg").write_bytes(b"")
    (folder / "text.jpg").write_text("no picture")
    (folder / "film.avi").write_bytes(b"")
    whole = (folder / "four inks.jpg").read_bytes()
    (folder / "cut short.jpg").write_bytes(whole[: len(whole) // 2])
    os.mkfifo(folder / "pipe.jpg")
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    (folder / "nowhere.jpg").symlink_to(folder / "missing.jpg")
    return folder
