"""A row of photographs in the served gallery, as the tests see and handle it."""

from grid import SEEN, SHOWN_PART, Rect
from screen import Screen

ROW = "document.querySelector('main > [data-exhibit]')"
VIEWER = f"{ROW}.shadowRoot.querySelector('vitrine-photo-viewer')?.shadowRoot"
PHOTO = f"{VIEWER}.querySelector('{SHOWN_PART}')"
CURRENT = f"{ROW}.querySelector(`a[data-id='${{{ROW}.items.key({ROW}.selectedIndex)}}']`)"

# What the row and its viewer say, from their first word on.
LISTEN = """
  globalThis.told = []
  for (const type of ['change', 'open', 'close', 'settle'])
    document.addEventListener(`vitrine-${type}`, event => told.push({ type, ...event.detail }))
"""


class Row:
    """The exhibit of the gallery that a screen will show."""

    def __init__(self, screen: Screen):
        self.screen = screen
        screen.page.add_init_script(LISTEN)

    def at(self, address: str, exhibit: str) -> "Row":
        """Goes to an exhibit and waits until its current photograph is there."""
        self.screen.open(f"{address}#/{exhibit}")
        return self.ready(exhibit.partition("/")[0])

    def ready(self, exhibit: str) -> "Row":
        self.screen.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")
        self.screen.until(f"{CURRENT}?.querySelector('img')?.naturalWidth > 0")
        return self

    @property
    def current(self) -> int:
        return self.screen.js(f"{ROW}.selectedIndex")

    @property
    def id(self) -> str:
        """Of the current photograph."""
        return self.screen.js(f"{ROW}.items.key({ROW}.selectedIndex)")

    @property
    def picture(self) -> Rect:
        """What is seen of the current photograph."""
        return Rect(*self.screen.js(f"{SEEN}({CURRENT})"))

    @property
    def photo(self) -> Rect:
        """What is seen of the photograph that is open or on its way."""
        return Rect(*self.screen.js(f"{SEEN}({PHOTO})"))

    @property
    def slides(self) -> list[Rect]:
        """The photographs in the page that are within the screen, from left to right."""
        is_seen = "slide => !slide.slot && !slide.style.clipPath.startsWith('inset(50%')"
        links = f"[...{ROW}.querySelectorAll(':scope > div')].filter({is_seen})"
        found = [Rect(*sides) for sides in self.screen.js(f"{links}.map({SEEN})")]
        width = self.screen.js("innerWidth")
        return sorted((rect for rect in found if rect.sides[2] > 0 and rect.x < width), key=lambda rect: rect.x)

    def comes(self, index: int):
        """Waits until the row rests on a photograph."""
        self.screen.until(f"told.at(-1)?.type === 'settle' && told.at(-1).index === {index}")

    def rests(self, is_open: bool):
        """Waits until a flight has ended on the full screen, or back in the row."""
        self.screen.until(f"told.findLast(word => 'isOpen' in word)?.isOpen === {str(is_open).lower()}")
        self.screen.until(f"{ROW}.openIndex {'!==' if is_open else '==='} null")

    def tap(self):
        self.screen.tap(*self.picture.center)
