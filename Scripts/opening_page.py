"""The opening page of the website: each exhibit with sample pictures, and its code for the web and for SwiftUI.

The code is that of the guides, whose snippets the tests run and compile. The element on the page has the opening tag
of the code.
"""

import html
import json
import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from markdown_pages import code
from site_pictures import Pictures

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "Web/guides"
CATALOG = ROOT / "Sources/VitrineUI/VitrineUI.docc"
ALBUM = [
    "Coast/Sun road",
    "Mountains/Mirror lake",
    "Night/Moonrise behind spruces",
    "Country/Blossom",
    "Desert/Two mesas",
    "Coast/Lighthouse before the storm",
    "Country/Light in the forest",
    "Mountains/Mountain of fire",
    "Country/Lavender rows",
    "Night/Two hours of stars",
    "Desert/Wind lines",
    "Coast/Iceberg lagoon",
]
LANDSCAPES = [
    "Night/Northern lights",
    "Coast/Sun road",
    "Mountains/Seven ridges",
    "Country/Birches in October",
    "Desert/Two mesas",
    "Coast/Lighthouse before the storm",
    "Mountains/Mirror lake",
    "Country/Lavender rows",
    "Desert/Stars over the arch",
]
CARDS = [
    "Night/Tent under the Milky Way",
    "Country/Light in the forest",
    "Desert/Wind lines",
    "Night/Moonrise behind spruces",
    "Mountains/Spruce valley",
    "Desert/Slot canyon",
    "Coast/Moon over the bay",
    "Country/Rice terraces",
]
FILMS = [
    "The Last Ferry",
    "Orbit of Glass",
    "Paper Tigers",
    "Swimmers in June",
    "Midnight Tram",
    "Salt and Silver",
    "A House of Wind",
    "Garden of Static",
]
ROW = [
    "Night/Two hours of stars",
    "Mountains/Ridge after rain",
    "Coast/Chalk cliffs",
    "Desert/Dunes at sunrise",
    "Coast/Low tide",
    "Country/Blossom",
    "Coast/Islands at dusk",
]
GRID = [
    "Mountains/Alpenglow",
    "Country/Poppies",
    "Coast/Iceberg lagoon",
    "Night/Fireflies in the reeds",
    "Desert/Painted hills",
    "Mountains/The long way up",
    "Country/Snowed in",
    "Coast/Turquoise bay",
    "Night/Green night",
    "Country/The old oak",
    "Mountains/Mountain of fire",
    "Coast/Sea stacks, four minutes",
]


@dataclass(frozen=True)
class Exhibit:
    id: str
    title: str
    action: str  # What a visitor can do.
    guide: str
    web: str  # What the snippet of the web guide contains.
    catalog_page: str
    swift: str  # What the snippet of the SwiftUI guide contains.
    items: Callable[[Pictures], str]

    @property
    def web_code(self) -> str:
        """The element of the guide's snippet, without the other lines."""
        text = example(GUIDES / f"{self.guide}.md", "html", self.web)
        return re.search(r"<(vitrine-[\w-]+).*?^</\1>\n", text, re.M | re.S)[0]

    @property
    def swift_code(self) -> str:
        """The snippet of the guide without its imports."""
        text = example(CATALOG / f"{self.catalog_page}.md", "swift", self.swift)
        return re.sub(r"^import .*\n+", "", text, flags=re.M)

    def element(self, pictures: Pictures) -> str:
        opening, tag = re.match(r"<([\w-]+)[^>]*>", self.web_code).group(0, 1)
        return f"{opening}\n{self.items(pictures)}\n</{tag}>"


def example(page: Path, language: str, part: str) -> str:
    """Returns the first example of a page, in a language, that contains a text."""
    examples = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(), re.M | re.S)
    return next(text for name, text in examples if name == language and part in text)


def links(names: list[str], widths: list[int], sizes: str, loading="lazy") -> Callable[[Pictures], str]:
    """Returns a function that makes a link to each picture."""
    return lambda pictures: "\n".join(
        f"<a {pictures.large(name)}>{pictures.image(name, widths, sizes, loading=loading)}</a>" for name in names
    )


def films(pictures: Pictures) -> str:
    return "\n".join(film(name, pictures) for name in FILMS)


def film(name: str, pictures: Pictures) -> str:
    about = json.loads((pictures.samples / f"Films/{name}.jpg.json").read_text())
    *facts, plot = map(html.escape, about["details"])
    poster = pictures.image(f"Films/{name}", [480], attributes='data-part="poster"')
    still = pictures.image(f"Films/{name} still", [960], attributes='data-part="still"')
    details = f'<div data-part="details"><p>{" · ".join(facts)}</p><p>{plot}</p></div>'
    return f"<article>{poster}{still}{details}<h3>{html.escape(name)}</h3></article>"


# Each picture has one size in all arrangements, so that a flight loads none again.
COLLECTION = Exhibit(
    "collection",
    "Collection",
    "Tap a name, or slide along the names.",
    "collection",
    "<vitrine-",
    "PhotoCollections",
    "PhotoCollection(",
    links(ALBUM, [480, 960], "(width >= 56rem) 45vw, 60vw", "eager"),
)
EXHIBITS = [
    Exhibit(
        "carousel",
        "Looping carousel",
        "Flick the row, and catch it while it moves. After the last photograph comes the first.",
        "carousel",
        "loop",
        "Carousels",
        "carouselIndicator(.dots)",
        links(LANDSCAPES, [640, 1280], "auto, (width >= 60rem) 46rem, 90vw"),
    ),
    Exhibit(
        "deck",
        "Deck",
        "Tap any card. It moves to the middle by the shorter way, and grows.",
        "carousel",
        'effect="scale"',
        "Carousels",
        "carouselEffect(.scale)",
        links(CARDS, [400, 800], "auto, 20rem"),
    ),
    Exhibit(
        "expanding",
        "Expanding carousel",
        "Tap a poster, or rest the mouse on it. The card opens in its place, and its neighbours make room.",
        "expanding-carousel",
        "<vitrine-",
        "ExpandingCarousels",
        "ExpandingCarousel(",
        films,
    ),
    Exhibit(
        "stitched",
        "Stitched carousel",
        "Pinch the row, or use its button. The gaps close, and the photographs become one strip.",
        "stitched-carousel",
        "<vitrine-",
        "StitchedCarousels",
        "StitchedCarousel(",
        links(ROW, [640, 1280], "auto, 36rem"),
    ),
    Exhibit(
        "grid",
        "Photo grid and viewer",
        "Tap a photograph: it flies to the full screen. Drag it away: it flies back into its cell.",
        "photo-grid",
        "<vitrine-",
        "PhotoGrids",
        "PhotoGrid(",
        links(GRID, [400], ""),
    ),
]

SECTION = """<section class="exhibit" id="{id}">
<header><h2>{title}</h2><p>{action}</p></header>
{element}
{codes}
</section>"""
CODES = """<div class="codes">
{figures}
</div>"""
FIGURE = """<figure class="code"><figcaption><span>{where}</span>
<a href="{guide}">Guide<span class="visually-hidden">: {title} for {name}</span></a></figcaption>
{code}</figure>"""


def codes(exhibit: Exhibit, swift_address) -> str:
    """Returns the code of an exhibit for the web and for SwiftUI."""
    figures = [
        FIGURE.format(where=where, name=name, guide=guide, title=exhibit.title, code=code(text, language))
        for where, name, guide, text, language in [
            ("Web", "the web", f"{exhibit.guide}.html", exhibit.web_code, "html"),
            ("SwiftUI", "SwiftUI", swift_address(exhibit.catalog_page), exhibit.swift_code, "swift"),
        ]
    ]
    return CODES.format(figures="\n".join(figures))


def section(exhibit: Exhibit, pictures: Pictures, swift_address) -> str:
    return SECTION.format(
        id=exhibit.id,
        title=exhibit.title,
        action=exhibit.action,
        element=exhibit.element(pictures),
        codes=codes(exhibit, swift_address),
    )


def sizes() -> str:
    """Returns a list of the packages, with their sizes as Scripts/sizes measures them."""
    rows = subprocess.run([ROOT / "Scripts/sizes"], check=True, capture_output=True, text=True).stdout.splitlines()
    sums = {
        "with the collection": "All elements, and the flights between them",
        "all": "All elements with the viewer",
        "carousel alone": "Looping carousel, deck",
        "expanding carousel alone": "Expanding carousel",
        "stitched carousel alone": "Stitched carousel",
        "photo grid alone": "Photo grid with the viewer",
    }
    found = dict(re.match(r"(.+?) +\d+ +(\d+)$", row).groups() for row in rows[1:])
    return "\n".join(
        f"<div><dt>{title}</dt><dd>{int(found[name]) / 1000:.0f} kB</dd></div>" for name, title in sums.items()
    )


def opening_page(template: str, pictures: Pictures, swift_address) -> str:
    return template.format(
        collection=COLLECTION.element(pictures),
        collection_codes=codes(COLLECTION, swift_address),
        exhibits="\n\n".join(section(exhibit, pictures, swift_address) for exhibit in EXHIBITS),
        install_web=code(load_lines(), "html"),
        install_swift=code(example(CATALOG / "GettingStarted.md", "", "dependencies:"), "swift"),
        install_command=code(example(ROOT / "README.md", "sh", "make run"), "sh"),
        sizes=sizes(),
    )


def load_lines() -> str:
    """Returns the lines of the guide that load the package."""
    text = example(GUIDES / "installation.md", "html", "vitrine.js")
    return text[: text.index("\n\n")] + "\n"
