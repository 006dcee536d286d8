"""The website of the web package: its guides with running examples."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from recorded import frames
from screen import SITE

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
    # Its name has a version.
    samples = max(command.parent.glob("samples-*"))
    subprocess.run([sys.executable, ROOT / "Scripts/site.py", folder, samples], check=True)
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


def test_an_example_records_if_its_address_says_so(site, screens):
    screen = screens(*SIZES["desktop"])
    screen.show((site / "carousel.html").read_text(), site)
    screen.page.goto(f"{SITE}?record")
    screen.until("document.querySelector('iframe').contentWindow.location.search === '?record'")
    frame = screen.page.frame_locator("iframe").first
    frame.locator("vitrine-carousel").first.scroll_into_view_if_needed()
    frame.get_by_role("button", name="Save recording").wait_for()
    frame.locator("vitrine-carousel [part~=viewport]").first.press("ArrowRight")
    with screen.page.expect_download() as download:
        frame.get_by_role("button", name="Save recording").click()
    trace = Path(download.value.path()).read_text()
    assert trace.startswith("recorded\nexhibit carousel\n")
    assert " key " in trace


def test_an_example_records_nothing_otherwise(site, screens):
    screen = screens(*SIZES["desktop"])
    screen.show((site / "carousel-1.html").read_text(), site)
    screen.until("document.querySelector('vitrine-carousel').matches(':state(drawn)')")
    screen.painted()
    assert screen.js("document.querySelector('.save-recording').hidden")


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


def open_file(screen, folder, text: str):
    (folder / "a.trace").write_text(text)
    screen.page.get_by_label("Open a file").set_input_files(folder / "a.trace")


def test_a_trace_that_expects_something_else_is_shown_and_says_so(site, screens, tmp_path):
    screen = screens(*SIZES["desktop"])
    replay_page(screen, site)
    trace = "exhibit carousel\n0 viewport 300 200\n0 count 5\n0.5 step 1\n0.5 expect target 3\n"
    open_file(screen, tmp_path, trace)
    screen.until("document.querySelector('#digests').textContent.endsWith('line 5.')")
    assert screen.js("document.querySelector('#digests').className") == "digests different"
    events = screen.js("[...document.querySelectorAll('#events tr')].map(row => row.textContent)")
    assert events == ["0.000viewport 300 200", "0.000count 5", "0.500step 1"]
    assert screen.js("document.querySelectorAll('#stage .item').length") == 5


def test_the_trace_of_a_viewer_is_listed(site, screens, tmp_path):
    screen = screens(*SIZES["desktop"])
    replay_page(screen, site)
    open_file(screen, tmp_path, "exhibit viewer\n0 viewport 300 200\n0 option loop 1\n0 open 1 1.5 at-once\n")
    screen.until("document.querySelectorAll('#events tr').length === 3")
    screen.until("document.querySelector('#digests').textContent !== ''")
    assert screen.js("document.querySelector('#play').disabled")
    screen.page.get_by_label("Open a file").set_input_files([])
    assert screen.js("document.querySelector('#about').textContent") == ""


def test_a_file_that_is_no_trace_is_refused(site, screens, tmp_path):
    screen = screens(*SIZES["desktop"])
    replay_page(screen, site)
    for line in ("0 jump 3", "0 insert 3 0", "0 stops 1 2", "0 key f13", "x frame", "0 option nothing 1"):
        open_file(screen, tmp_path, f"exhibit carousel\n{line}\n")
        screen.until(f"document.querySelector('#about').textContent.endsWith('line 2: {line}')")
