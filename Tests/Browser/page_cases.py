"""Whole pages of `pages`, on each of which something has been wrong."""

from pathlib import Path

from screen import Screen

PACKAGE = Path(__file__).parents[2] / "Web/dist"
PAGES = Path(__file__).with_name("pages")
SCRIPT = '<script type="module" src="vitrine.js"></script>'


def show_page(screen: Screen, name: str, *folders: Path, has_script: bool = True):
    """Shows a page, with its script or with the style sheet alone, and waits until its elements are drawn."""
    html = (PAGES / f"{name}.html").read_text()
    screen.show(html if has_script else html.replace(SCRIPT, ""), *folders, PACKAGE)
    if has_script:
        elements = "[...document.querySelectorAll('vitrine-carousel, vitrine-photo-grid')]"
        screen.until(f"{elements}.every(element => element.matches(':state(drawn)'))")
    screen.painted()
