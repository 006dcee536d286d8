"""The website of the web package: its guides, with every example running."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDES = ["index", *sorted(path.stem for path in (ROOT / "Web/guides").glob("*.md"))]
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
OURS = "element => element.localName.startsWith('vitrine-')"
# For each running example its elements.
ELEMENTS = f"""[...document.querySelectorAll('iframe')]
    .map(frame => [...frame.contentDocument.querySelectorAll('body *')].filter({OURS}))"""


@pytest.fixture(scope="module")
def site(command, tmp_path_factory) -> Path:
    """The website. Its pictures are from the sample collection, which is drawn with the command."""
    folder = tmp_path_factory.mktemp("website") / "site"
    subprocess.run([sys.executable, ROOT / "Scripts/site.py", folder], check=True)
    return folder


def test_every_link_leads_to_a_file(site):
    pages = list(site.glob("*.html"))
    assert {f"{name}.html" for name in GUIDES} <= {page.name for page in pages}
    for page in pages:
        text = re.sub(r"<pre.*?</pre>", "", page.read_text(), flags=re.S)
        targets = re.findall(r'(?:src|href)="(?!https?:|data:|#)([^"#]+)', text)
        assert [target for target in targets if not (site / target).is_file()] == [], page.name


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("name", GUIDES)
def test_the_examples_of_a_guide_run_in_it(name, width, site, screens):
    screen = screens(*SIZES[width])
    screen.show((site / f"{name}.html").read_text(), site)
    screen.js("void document.querySelectorAll('iframe').forEach(frame => frame.loading = 'eager')")
    drawn = "elements => elements.length > 0 && elements.every(element => element.matches(':state(drawn)'))"
    screen.until(f"{ELEMENTS}.length > 0 && {ELEMENTS}.every({drawn})")
    assert screen.js("document.documentElement.scrollWidth <= innerWidth")
    assert screen.violations() == []


def test_each_guide_to_an_element_has_a_running_example(site):
    running = {page.stem.rpartition("-")[0] for page in site.glob("*-[0-9]*.html")}
    assert running >= {"carousel", "expanding-carousel", "stitched-carousel", "photo-grid", "viewer", "recipes"}
