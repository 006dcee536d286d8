"""Plain pages are laid out as their authors expect: first items, padding, shadows, items side by side."""

from browsers import everywhere
from page_cases import show_page
from PIL import Image


@everywhere
def test_a_strip_whose_first_item_is_longer_than_the_view_begins_where_it_should(desktop):
    show_page(desktop, "tall-first-item")
    strips = "[...document.querySelectorAll('vitrine-carousel')]"
    desktop.until(f"{strips}.every(strip => strip.position % 1 === 0)")
    assert desktop.js(f"{strips}.map(strip => strip.selectedIndex)") == [2, 0] * 2


def image(screen, name: str) -> Image.Image:
    return Image.open(screen.shot(name)).convert("RGB")
