"""Every HTML snippet of the documentation works unchanged: no item covers another, each picture is inside its item.

A reader copies a snippet, puts pictures of any size beside it, and opens it. So each is opened on a page without
styles of its own, on a phone and on a desktop, with small, large and high pictures, with the script and without it.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import pictures
import pytest
from album import PACKAGE

ROOT = Path(__file__).parents[2]
FENCED = re.compile(r"^(?P<comment> \* )?```html\n(?P<body>.*?)^(?: \* )?```$", re.M | re.S)
SCRIPT = re.compile(r"<script.*?</script>", re.S)
PAGES = ["README.md", "Sources/**/*.md", "Web/*.md", "Web/guides/*.md", "Web/src/**/*.js"]
HEAD = '<link rel="stylesheet" href="vitrine.css"><script type="module" src="vitrine.js"></script>'


@dataclass(frozen=True)
class Snippet:
    page: Path
    line: int
    html: str

    def __str__(self):
        return f"{self.page.name}:{self.line}"

    @property
    def document(self) -> str:
        """The snippet as a page. One that does not load the package follows one on the same page that does."""
        head = "" if 'src="vitrine' in self.html else HEAD
        if "<vitrine-collection" in self.html:
            head = HEAD.replace("vitrine.", "vitrine-collection.")
        return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Snippet</title>
            <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
            {head}{self.html}</html>"""


def snippets() -> list[Snippet]:
    found = []
    for page in [page for pattern in PAGES for page in sorted(ROOT.glob(pattern))]:
        text = page.read_text()
        for match in FENCED.finditer(text):
            html = re.sub(r"^ \* ?", "", match["body"], flags=re.M) if match["comment"] else match["body"]
            found.append(Snippet(page, text.count("\n", 0, match.start()) + 2, html))
    return list({snippet.html: snippet for snippet in reversed(found)}.values())


SIZES = {"small": (64, 48), "large": (1800, 1200), "high": (640, 1900)}
WIDTHS = {"phone": (390, 844), "desktop": (1440, 900)}


@pytest.fixture(scope="module")
def folders(tmp_path_factory) -> dict[str, Path]:
    """For each size a folder with all pictures that the snippets name."""
    names = {name for snippet in snippets() for name in re.findall(r'src="([^"]+\.jpg)"', snippet.html)}
    made = {}
    for kind, size in SIZES.items():
        made[kind] = tmp_path_factory.mktemp(kind)
        for name in names:
            pictures.upright(*size).save(made[kind] / name)
    return made


def test_the_documentation_has_snippets():
    assert {snippet.page.name for snippet in snippets()} >= {"README.md", "carousel.md", "stitched-carousel.js"}


# For each element of the page its items: the visible rectangles of each item and of its pictures. Copies in loops are
# items too.
ELEMENTS = """[...document.querySelectorAll('*')].filter(element => element.localName.startsWith('vitrine-'))"""
ITEMS = f"""{ELEMENTS}.flatMap(element => {{
  const sides = ({{left, top, right, bottom}}) => [left, top, right, bottom]
  const within = (outer, inner) => [0, 1].map(side => Math.max(outer[side], inner[side]))
    .concat([2, 3].map(side => Math.min(outer[side], inner[side])))
  // Items that no scene has placed yet are far away.
  const isSeen = child => !child.style.clipPath.startsWith('inset(50%') && child.getBoundingClientRect().right > -1e6
  return [[...element.children].filter(isSeen).map(item => {{
    const place = sides(item.getBoundingClientRect())
    const cuts = getComputedStyle(item).overflowX !== 'visible'
    const images = [...item.querySelectorAll('img'), ...(item.localName === 'img' ? [item] : [])]
    const seen = images.map(image => sides(image.getBoundingClientRect()))
    return {{place, images: seen.map(image => cuts ? within(place, image) : image)}}
  }})]
}})"""
LOADED = "[...document.images].every(image => image.complete && image.naturalWidth > 0)"
SETTLED = f"""(async () => {{
  const places = () => JSON.stringify({ITEMS})
  const before = places()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return before === places()
}})()"""


def opened(screen, snippet: Snippet, folder: Path, script: bool = True) -> list[list[dict]]:
    """Shows a snippet with the pictures of a folder, and returns the items of its elements once they are at rest."""
    screen.show(snippet.document if script else SCRIPT.sub("", snippet.document), folder, PACKAGE)
    if script:
        screen.until(f"{ELEMENTS}.every(element => element.matches(':state(drawn)'))")
    screen.until(LOADED)
    screen.until(SETTLED)
    return screen.js(ITEMS)


def overlap(one: list[float], other: list[float]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 0.5 and down > 0.5


def is_inside(inner: list[float], outer: list[float]) -> bool:
    before = all(inner[side] >= outer[side] - 0.5 for side in (0, 1))
    return before and all(inner[side] <= outer[side] + 0.5 for side in (2, 3))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("snippet", snippets(), ids=str)
def test_no_item_covers_another_and_each_holds_its_pictures(snippet, width, size, screens, folders):
    screen = screens(*WIDTHS[width])
    for script in (True, False):
        for items in opened(screen, snippet, folders[size], script):
            assert items
            for index, item in enumerate(items):
                covered = [other["place"] for other in items[:index] if overlap(item["place"], other["place"])]
                assert not covered, (script, item, covered)
                for image in item["images"]:
                    assert is_inside(image, item["place"]), (script, image, item["place"])
        assert screen.js("document.documentElement.scrollWidth <= innerWidth")


CAROUSEL = "document.querySelector('vitrine-carousel')"
MIDDLE = f"""(index => {{
  const [box, host] = [{CAROUSEL}.children[index], {CAROUSEL}].map(element => element.getBoundingClientRect())
  return box.x + box.width / 2 - host.x - host.width / 2
}})"""
CURRENT_DOT = f"""[...{CAROUSEL}.shadowRoot.querySelectorAll('[part~=dot]')]
  .findIndex(dot => dot.part.contains('dot-current'))"""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("snippet", [found for found in snippets() if "<vitrine-carousel" in found.html], ids=str)
def test_the_dots_of_a_carousel_say_what_is_in_its_middle(snippet, width, screens, folders):
    screen = screens(*WIDTHS[width])
    opened(screen, snippet, folders["large"])
    dots = screen.page.locator("vitrine-carousel [part~=dot]")
    for index in range(dots.count()):
        dots.nth(index).click()
        screen.until(f"{CURRENT_DOT} === {index} && Math.abs({MIDDLE}({index})) < 1")


COLLECTION_GUIDE = ROOT / "Web/guides/collection.md"


def test_a_finger_moves_the_pictures_as_the_guide_of_the_collection_says(desktop, folders):
    [page] = [found for found in snippets() if found.page == COLLECTION_GUIDE and "arriveFrom" in found.html]
    [code] = [
        code
        for code in re.findall(r"^```js\n(.*?)^```$", COLLECTION_GUIDE.read_text(), re.M | re.S)
        if "scrub(" in code
    ]
    # The page of the snippet with this script instead of its own one.
    html = page.html.replace(page.html[page.html.rindex("<script") :], f'<script type="module">{code}</script>')
    opened(desktop, Snippet(page.page, page.line, html), folders["large"])
    hidden = (
        "['vitrine-photo-grid', 'vitrine-stitched-carousel'].map(name => document.querySelector(name).hidden).join()"
    )
    assert desktop.js(hidden) == "false,true"
    x, y = desktop.center("button")
    # A quarter of the way and back, and then all of it.
    desktop.page.mouse.move(x, y)
    desktop.page.mouse.down()
    desktop.page.mouse.move(x + 50, y, steps=5)
    desktop.until(f"{hidden} === 'false,false'")
    desktop.page.mouse.move(x, y, steps=5)
    desktop.page.mouse.up()
    desktop.until(f"{hidden} === 'false,true'")
    desktop.page.mouse.move(x, y)
    desktop.page.mouse.down()
    desktop.page.mouse.move(x + 120, y, steps=5)
    desktop.until(f"{hidden} === 'false,false'")
    desktop.page.mouse.move(x + 200, y, steps=5)
    desktop.page.mouse.up()
    desktop.until(f"{hidden} === 'true,false'")
