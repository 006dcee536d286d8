"""A row of the served gallery fills a screen of any size: one line is above it, and nothing below it is cut off."""

from dataclasses import dataclass

import pytest
from gallery_row import ROW, GalleryRow
from grid import Rect

SIZES = [(390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440)]
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
RECT = "(element => (({x, y, width, height}) => [x, y, width, height])(element.getBoundingClientRect()))"


@dataclass(frozen=True)
class Layout:
    """The positions of the parts of the page, in CSS pixels. `end` is the upper edge of the part below the row."""

    size: tuple[int, int]
    header: Rect
    row: Rect
    picture: Rect
    slides: list[Rect]
    caption: Rect | None
    end: float

    @property
    def top(self) -> float:
        return self.header.sides[3]

    @property
    def share(self) -> float:
        """The share of the picture in the height between the header and `end`."""
        return self.picture.height / (self.end - self.top)


def rect(screen, selector: str) -> Rect:
    return Rect(*screen.js(f"{RECT}(document.querySelector('{selector}'))"))


def layout(screen, exhibit: str, size: tuple[int, int]) -> Layout:
    """Measures the page. The captions of the expanding row are inside its cards."""
    masthead, bar, switch = (rect(screen, selector) for selector in (".masthead", ".bar", "#exhibits"))
    header = max(masthead, bar, key=lambda line: line.sides[3])
    row = GalleryRow(screen)
    captioned = exhibit != "expanding"
    caption = rect(screen, "#label") if captioned else None
    is_floating = switch.y > header.sides[3]
    beneath = [part.y for part in (caption, switch if is_floating else None) if part]
    return Layout(
        size=size,
        header=header,
        row=Rect(*screen.js(f"{RECT}({ROW})")),
        picture=row.picture if captioned else row.slides[0],
        slides=row.slides,
        caption=caption,
        end=min([*beneath, size[1]]),
    )


@pytest.fixture
def laid_out(screens, gallery):
    """Opens an exhibit on a screen of a size; small screens have touch."""

    def show(exhibit: str, size: tuple[int, int]):
        screen = screens(*size, touch=min(size) < 500)
        screen.open(f"{gallery.address}#/{exhibit}")
        screen.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")
        screen.until(f"{ROW}.querySelector('img')?.naturalWidth > 0")
        screen.painted()
        return screen, layout(screen, exhibit, size)

    return show


def fits_the_screen(screen, page: Layout):
    """Asserts that the header is one line of text, that nothing scrolls, and that nothing is covered or cut off."""
    width, height = page.size
    text = screen.js("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert page.header.sides[3] <= 3.5 * text + 1
    assert screen.js("document.querySelector('h1').getBoundingClientRect().bottom") <= page.top
    assert screen.js("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [width, height]
    assert page.top <= page.picture.y and page.picture.sides[3] <= page.end
    if page.caption:
        switch = rect(screen, "#exhibits")
        assert page.caption.sides[3] <= (switch.y if switch.y > page.top else height)


def is_centred(top: float, bottom: float, within: tuple[float, float]):
    above, below = top - within[0], within[1] - bottom
    assert abs(above - below) <= 24, (above, below)


@every_size
@pytest.mark.parametrize("exhibit", ["carousel", "deck"])
def test_one_photograph_takes_the_height_there_is(exhibit, size, laid_out):
    screen, page = laid_out(exhibit, size)
    fits_the_screen(screen, page)
    is_centred(page.picture.y, page.picture.sides[3], (page.top, page.end))
    assert page.row.height >= page.end - page.top - 48
    assert page.share >= 0.88 or page.picture.width >= 0.65 * size[0]


@every_size
def test_the_current_card_of_a_deck_covers_nothing(size, laid_out):
    _, page = laid_out("deck", size)
    beside = min(slide.x for slide in page.slides if slide.x > page.picture.center[0])
    assert page.top <= page.picture.y and page.picture.sides[3] <= page.caption.y
    assert page.picture.sides[2] < beside


@every_size
def test_several_cards_are_seen(size, laid_out):
    screen, page = laid_out("expanding", size)
    fits_the_screen(screen, page)
    is_centred(page.picture.y, page.picture.sides[3], (page.top, page.end))
    assert page.share >= 0.7 or page.picture.width >= 0.35 * size[0]
    assert page.slides[1].x < size[0] - 100


@every_size
def test_more_than_one_photograph_is_stitched(size, laid_out):
    screen, page = laid_out("stitched", size)
    fits_the_screen(screen, page)
    switch = rect(screen, "#exhibits")
    is_centred(page.picture.y, page.caption.sides[3], (page.top, switch.y if switch.y > page.top else size[1]))
    assert page.share >= 0.7 or page.picture.width >= 0.5 * size[0]
    assert page.slides[1].x < size[0] - 12
