"""A row of photographs in the served gallery: its current photograph, its viewer, its events."""

from grid import SEEN, SHOWN_PART, Rect
from screen import Screen

ROW = "document.querySelector('main > [data-exhibit]')"
VIEWER = f"{ROW}.shadowRoot.querySelector('vitrine-photo-viewer')?.shadowRoot"
PHOTO = f"{VIEWER}.querySelector('{SHOWN_PART}')"
CURRENT = f"{ROW}.querySelector(`a[data-id='${{{ROW}.items.key({ROW}.selectedIndex)}}']`)"

# Records the events of the row and its viewer from the first one on.
LISTEN = """
  globalThis.reported = []
  for (const type of ['change', 'open', 'close', 'settle'])
    document.addEventListener(`vitrine-${type}`, event => reported.push({ type, ...event.detail }))
"""


class GalleryRow:
    """The exhibit of the gallery that a screen shows."""

    def __init__(self, screen: Screen):
        self.screen = screen
        screen.page.add_init_script(LISTEN)

    def at(self, address: str, exhibit: str) -> "GalleryRow":
        """Goes to an exhibit, and waits until its current photograph has loaded."""
        self.screen.open(f"{address}#/{exhibit}")
        return self.ready(exhibit.partition("/")[0])

    def ready(self, exhibit: str) -> "GalleryRow":
        self.screen.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")
        self.screen.until(f"{CURRENT}?.querySelector('img')?.naturalWidth > 0")
        return self

    @property
    def current(self) -> int:
        return self.screen.js(f"{ROW}.selectedIndex")

    @property
    def id(self) -> str:
        """The identifier of the current photograph."""
        return self.screen.js(f"{ROW}.items.key({ROW}.selectedIndex)")

    @property
    def picture(self) -> Rect:
        """The visible rectangle of the current photograph."""
        return Rect(*self.screen.js(f"{SEEN}({CURRENT})"))

    @property
    def photo(self) -> Rect:
        """The visible rectangle of the photograph that is open or in flight."""
        return Rect(*self.screen.js(f"{SEEN}({PHOTO})"))

    @property
    def slides(self) -> list[Rect]:
        """The visible rectangles of the photographs on the screen, from left to right."""
        is_seen = "slide => !slide.slot && !slide.style.clipPath.startsWith('inset(50%')"
        links = f"[...{ROW}.querySelectorAll(':scope > div')].filter({is_seen})"
        found = [Rect(*sides) for sides in self.screen.js(f"{links}.map({SEEN})")]
        width = self.screen.js("innerWidth")
        return sorted((rect for rect in found if rect.sides[2] > 0 and rect.x < width), key=lambda rect: rect.x)

    def until_settled(self, index: int):
        """Waits until the row has settled on a photograph."""
        self.screen.until(f"reported.at(-1)?.type === 'settle' && reported.at(-1).index === {index}")

    def until_landed(self, is_open: bool):
        """Waits until a flight has ended on the full screen, or back in the row."""
        self.screen.until(f"reported.findLast(word => 'isOpen' in word)?.isOpen === {str(is_open).lower()}")
        self.screen.until(f"{ROW}.openIndex {'!==' if is_open else '==='} null")

    def tap(self):
        self.screen.tap(*self.picture.center)
