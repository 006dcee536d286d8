"""The pictures of the website, from the sample collection."""

import html
import re
import sys
from pathlib import Path

from PIL import Image

# The pictures that the examples of guides name, without the widths in their names.
PICTURES = {
    "harbour": "Coast/Turquoise bay.jpg",
    "harbour-still": "Films/The Last Ferry still.jpg",
    "ridge": "Mountains/Ridge after rain.jpg",
    "quay": "Coast/Sea stacks, four minutes.jpg",
    "dunes": "Desert/Dunes at sunrise.jpg",
    "lighthouse": "Coast/Lighthouse before the storm.jpg",
}
ICON = [("#d9c9a8", 0, 0), ("#e4704e", 1, 0), ("#5f97a3", 0, 1), ("#d9c9a8", 1, 1)]


def scaled(path: Path, width: int) -> Image.Image:
    """Returns a picture with this width. The decoder makes a large picture smaller, which is quicker."""
    with Image.open(path) as picture:
        height = round(width * picture.height / picture.width)
        picture.draft("RGB", (width, height))
        return picture.resize((width, height), Image.Resampling.LANCZOS)


class Pictures:
    """Sample pictures as `<img>` elements, and the files that these name."""

    def __init__(self, samples: Path, site: Path):
        self.samples, self.site = samples, site
        (site / "pictures").mkdir()

    def large(self, name: str) -> str:
        """Returns the attributes of a link to the picture as it is in the collection."""
        file = f"pictures/{slug(name)}.jpg"
        target = self.site / file
        if not target.exists():
            target.write_bytes((self.samples / f"{name}.jpg").read_bytes())
        with Image.open(target) as picture:
            return f'href="{file}" data-width="{picture.width}" data-height="{picture.height}"'

    def image(self, name: str, widths: list[int], sizes="", attributes="", loading="lazy") -> str:
        """Returns the element of a picture in several widths, with its size and its mean colour until it has loaded."""
        files = [f"pictures/{slug(name)}-{width}.webp" for width in widths]
        for file, width in zip(files, widths, strict=True):
            if not (self.site / file).exists():
                scaled(self.samples / f"{name}.jpg", width).save(self.site / file, quality=80, method=2)
        with Image.open(self.site / files[0]) as picture:
            size = f'width="{picture.width}" height="{picture.height}"'
            colour = "#{:02x}{:02x}{:02x}".format(
                *picture.convert("RGB").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
            )
        sources = ", ".join(f"{file} {width}w" for file, width in zip(files, widths, strict=True))
        several = f' srcset="{sources}" sizes="{sizes}"' if sizes else ""
        alt = html.escape(Path(name).name.removesuffix(" still"))
        return (
            f'<img src="{files[0]}"{several} {size} alt="{alt}" loading="{loading}" style="background-color: {colour}"'
            f"{attributes and ' ' + attributes}>"
        )


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", ""))


def write_example_pictures(site: Path, samples: Path):
    """Writes each picture that an example of a guide names, as wide as its name says."""
    found = {name for page in site.glob("*.html") for name in re.findall(r'"([\w-]+)\.jpg"', page.read_text())}
    for name in sorted(found):
        base, _, width = re.fullmatch(r"(.+?)(-(\d+))?", name).groups()
        if base not in PICTURES:
            sys.exit(f"{name}.jpg: no sample picture shows {base}. PICTURES in Scripts/site_pictures.py must name one.")
        scaled(samples / PICTURES[base], int(width or 1600)).save(site / f"{name}.jpg", quality=82)


def write_icon(site: Path):
    """Writes the icon for the home screen of a phone: the four pictures of favicon.svg."""
    icon = Image.new("RGB", (180, 180), "#26231f")
    for colour, column, row in ICON:
        icon.paste(colour, (38 + column * 56, 38 + row * 56, 86 + column * 56, 86 + row * 56))
    icon.save(site / "icon.png")
