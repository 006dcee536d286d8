"""The website of the web package: its guides, with every example running."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from recorded import frames

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


def replay_page(screen, site):
    screen.show((site / "replay.html").read_text(), site)
    screen.until("document.querySelector('#digests').textContent !== ''")


@pytest.mark.parametrize("width", SIZES)
def test_a_trace_is_replayed_through_the_element(width, site, screens):
    screen = screens(*SIZES[width])
    replay_page(screen, site)
    assert screen.js("document.documentElement.scrollWidth <= innerWidth")
    assert screen.violations() == []
    names = screen.js("[...document.querySelector('#trace').options].map(option => option.value)")
    assert len(names) > 5
    for name in names:
        screen.js("void (document.querySelector('#digests').textContent = '')")
        screen.page.get_by_role("combobox", name="Trace").select_option(name)
        screen.until("document.querySelector('#digests').textContent !== ''")
        # All digests are the native ones.
        assert screen.js("document.querySelector('#digests').className") == "digests equal", name
        assert screen.js("document.querySelectorAll('#events tr').length") > 3
        assert screen.js("document.querySelectorAll('#stage .item').length") > 0


def test_the_slider_shows_the_frame_of_its_time(site, screens):
    screen = screens(*SIZES["desktop"])
    replay_page(screen, site)
    native = frames(screen.js("document.querySelector('#trace').value"))
    for number in (int(screen.js("document.querySelector('#time').max")), 30, 70, 71, 1):
        screen.page.get_by_label("Frame").fill(str(number))
        corners = screen.js(
            """(row => [...row.children].map(item => {
                const [box, {x}] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
                return [item.textContent - 1, (box.x - x) / (box.width / item.offsetWidth)]
            }))(document.querySelector('#stage > *'))"""
        )
        frame = min(native, key=lambda each: abs(each.time - number / 60))
        expected = {int(item): x for item, x, *_ in frame.items}
        compared = {item: x for item, x in corners if item in expected}
        assert compared == pytest.approx({item: expected[item] for item in compared}, abs=1), number
        assert compared


def test_a_file_that_is_no_trace_is_refused(site, screens, tmp_path):
    screen = screens(*SIZES["desktop"])
    replay_page(screen, site)
    (tmp_path / "a.trace").write_text("exhibit carousel\n0 jump 3\n")
    screen.page.get_by_label("Open a file").set_input_files(tmp_path / "a.trace")
    screen.until("document.querySelector('#about').textContent.endsWith('line 2: 0 jump 3')")
