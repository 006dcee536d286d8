"""The website: the opening page with every exhibit, the guides with running examples, the changelog."""

import html
import re
import subprocess
import sys
from pathlib import Path

import pytest
from probes import LASTING_HOVERS
from recorded import frames
from screen import SITE

ROOT = Path(__file__).parents[2]
GUIDES = ["web", *sorted(path.stem for path in (ROOT / "Web/guides").glob("*.md"))]
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
CATALOG = ROOT / "Sources/VitrineUI/VitrineUI.docc"
# The exhibits of the opening page, with the guides for the web and for SwiftUI.
EXHIBITS = {
    "collection": ("collection", "PhotoCollections"),
    "carousel": ("carousel", "Carousels"),
    "deck": ("carousel", "Carousels"),
    "expanding": ("expanding-carousel", "ExpandingCarousels"),
    "stitched": ("stitched-carousel", "StitchedCarousels"),
    "grid": ("photo-grid", "PhotoGrids"),
}
LINES = 6  # The most lines of an exhibit's code.
FITS = "document.documentElement.scrollWidth <= innerWidth"
OURS = "element => element.localName.startsWith('vitrine-')"
COLLECTION = "document.querySelector('vitrine-collection')"
# The photographs that fly.
FLOWN = """[...document.querySelectorAll('vitrine-collection > [slot]')]
    .flatMap(({shadowRoot}) => [...shadowRoot.querySelectorAll('[part=flight] img')])"""
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


def show(screen, site, name: str):
    screen.show((site / f"{name}.html").read_text(), site)


def assert_that_it_fits(screen):
    """The page does not scroll sideways on a narrow phone, with large type, or from right to left."""
    screen.resize(320, 640)
    assert screen.js(FITS)
    screen.js("void (document.dir = 'rtl')")
    screen.painted()
    assert screen.js(FITS)
    screen.js("void (document.dir = 'ltr', document.documentElement.style.fontSize = '200%')")
    screen.painted()
    assert screen.js(FITS)
    screen.js("document.documentElement.removeAttribute('style')")


def is_there(target: str, page: Path, site: Path) -> bool:
    """Whether a link of a page leads to a file, and to an element of it."""
    name, _, fragment = target.partition("#")
    file = site / name if name else page
    return file.is_file() and (not fragment or f'id="{html.unescape(fragment)}"' in file.read_text())


def test_every_link_leads_somewhere(site):
    pages = list(site.glob("*.html"))
    assert {f"{name}.html" for name in ["index", "changelog", "swiftui-carousels", *GUIDES]} <= {
        page.name for page in pages
    }
    for page in pages:
        # The links of examples lead to pages that their readers have.
        if "-" in page.stem and page.stem[-1].isdigit():
            continue
        text = re.sub(r"<(pre|code).*?</\1>", "", page.read_text(), flags=re.S)
        targets = re.findall(r'(?:src|href)="(?!https?:|data:)([^"]+)', text)
        assert len(targets) > 20, page.name
        assert [target for target in targets if not is_there(target, page, site)] == [], page.name


def test_the_code_on_the_opening_page_is_that_of_the_guides(site):
    sections = re.findall(
        r'<section class="exhibit[ \w]*" id="(\w+)">(.*?)</section>', (site / "index.html").read_text(), re.S
    )
    assert [name for name, _ in sections] == [*EXHIBITS]
    for name, section in sections:
        guide, page = EXHIBITS[name]
        shown = re.findall(r"<code>(.*?)</code>", section, re.S)
        web, swift = (html.unescape(re.sub(r"<[^>]*>", "", each)) for each in shown)
        # After a collection, the example of its guide has a script.
        end = "\n<script" if name == "collection" else "```"
        assert f"\n{web}{end}" in (ROOT / f"Web/guides/{guide}.md").read_text(), name
        assert f"import VitrineUI\n\n{swift}```" in (CATALOG / f"{page}.md").read_text(), name
        assert max(web.count("\n"), swift.count("\n")) <= LINES, name
        # The exhibit on the page is the element of the code.
        assert f"\n{web.splitlines()[0]}\n" in section, name


def test_each_exhibit_of_the_opening_page_answers_a_finger(phone, site):
    show(phone, site, "index")
    phone.until("document.querySelectorAll('section > :state(drawn)').length === 6")

    def into_view(selector: str) -> tuple[float, float]:
        phone.js(f"document.querySelector('{selector}').scrollIntoView({{block: 'center'}})")
        phone.painted()
        return phone.center(selector)

    x, y = into_view("#carousel vitrine-carousel")
    phone.drag((x + 100, y), (x, y), (x - 100, y))
    phone.until("document.querySelector('#carousel vitrine-carousel').selectedIndex > 0")

    into_view("#deck vitrine-carousel")
    phone.tap(*phone.center("#deck a:nth-of-type(2) img"))
    phone.until("document.querySelector('#deck vitrine-carousel').selectedIndex === 1")

    into_view("#expanding vitrine-expanding-carousel")
    phone.tap(*phone.center("#expanding article:nth-of-type(2) [data-part=poster]"))
    phone.until("document.querySelector('vitrine-expanding-carousel').expandedIndex === 1")

    x, y = into_view("vitrine-stitched-carousel")
    phone.fingers([(x - 100, y), (x - 10, y)], [(x + 100, y), (x + 10, y)])
    phone.until("document.querySelector('vitrine-stitched-carousel').stitched")

    into_view("vitrine-photo-grid")
    phone.tap(*phone.center("vitrine-photo-grid a:nth-of-type(5)"))
    phone.until("document.querySelector('vitrine-photo-grid').openIndex === 4")
    phone.js("document.querySelector('vitrine-photo-grid').close({animated: false})")
    assert phone.js(FITS)
    assert_that_it_fits(phone)


def show_collection(screen, site):
    """Shows the opening page in owned time."""
    screen.own_time()
    show(screen, site, "index")
    screen.until(f"{COLLECTION}.matches(':state(drawn)') && document.readyState === 'complete'")
    screen.painted()


def center_of_name(screen, name: str) -> tuple[float, float]:
    return screen.center(f".switch label:has([value={name}])")


def assert_at_rest_in(screen, name: str):
    """The photographs are in an arrangement, which fills its room, and the switch marks it."""
    screen.still()
    assert screen.js(f"[{COLLECTION}.arrangement, {FLOWN}.length]") == [name, 0]
    assert screen.js("document.querySelector('.switch :checked').value") == name
    boxes = f"[{COLLECTION}, {COLLECTION}.exhibit].map(element => element.getBoundingClientRect())"
    room, exhibit = screen.js(f"{boxes}.map(({{y, height}}) => [y, height])")
    assert exhibit == pytest.approx(room, abs=1)


@pytest.mark.parametrize("size", SIZES.values())
def test_the_collection_flies_at_a_tap_and_under_a_finger_along_the_switch(size, site, screens):
    screen = screens(*size, touch=True)
    show_collection(screen, site)
    requests = []
    # Without input, the page shows three arrangements.
    listen = "addEventListener('vitrine-arrange', ({detail}) => shown.push(detail.arrangement))"
    screen.js(f"globalThis.shown = []; {listen}; 0")
    screen.page.on("request", lambda request: requests.append(request.url))
    screen.run(100)
    for _ in range(3):
        screen.run(1400)
        screen.painted()
    assert_at_rest_in(screen, "grid")
    assert screen.js("shown") == ["deck", "stitched", "grid"]
    assert screen.js("scrollY") == 0
    before = screen.js(f"{COLLECTION}.getBoundingClientRect().y")

    screen.tap(*center_of_name(screen, "deck"))
    screen.run(100)
    assert screen.js(f"{FLOWN}.length") > 2
    assert screen.js(f"{FLOWN}.every(image => image.complete && image.naturalWidth > 0)")
    assert screen.js(FITS)
    assert_at_rest_in(screen, "deck")
    # The photograph in front of the others is in the middle.
    name = screen.js(f"{COLLECTION}.querySelectorAll(':scope > a > img')[{COLLECTION}.selectedIndex].alt")
    middle, _ = screen.center(f"vitrine-carousel[data-arrangement=deck] [alt='{name}']")
    assert middle == pytest.approx(size[0] / 2, abs=1)

    # A finger goes to another name and back. The photographs are where they were.
    (x, y), (end, _) = center_of_name(screen, "deck"), center_of_name(screen, "expanding")
    screen.touch("touchStart", [(x, y)])
    for share in (0.2, 0.4, 0.6):
        screen.touch("touchMove", [(x + (end - x) * share, y)])
        screen.run(200)
    assert float(screen.js("document.querySelector('.switch > *').style.getPropertyValue('--at')")) == pytest.approx(
        2.6, abs=0.02
    )
    assert screen.js(f"{FLOWN}.length") > 2
    screen.touch("touchMove", [(x, y)])
    screen.run(200)
    screen.lift()
    assert_at_rest_in(screen, "deck")

    # A finger goes along all names.
    start, (end, _) = center_of_name(screen, "deck"), center_of_name(screen, "grid")
    last, _ = center_of_name(screen, "stitched")
    screen.touch("touchStart", [start])
    for x in [start[0] + (last - start[0]) * share / 10 for share in range(11)]:
        screen.touch("touchMove", [(x, y)])
        screen.run(32)
    screen.run(200)
    assert screen.js(f"{COLLECTION}.arrangement") == "stitched"
    for x in [last + (end - last) * share / 20 for share in range(21)]:
        screen.touch("touchMove", [(x, y)])
        screen.run(32)
    screen.lift()
    assert_at_rest_in(screen, "grid")
    assert screen.js(f"{COLLECTION}.getBoundingClientRect().y") == before
    assert requests == []


@pytest.mark.parametrize("name", ["index", "photo-grid"])
def test_a_page_is_accessible_at_each_size_and_in_both_schemes(name, site, screens):
    screen = screens(*SIZES["phone"])
    show(screen, site, name)
    for width, height in SIZES.values():
        screen.resize(width, height)
        for scheme in ("light", "dark"):
            screen.page.emulate_media(color_scheme=scheme)
            assert screen.violations() == [], (width, scheme)
    screen.page.emulate_media(color_scheme="light")


# The page with the most tables, the longest one, and one with references.
@pytest.mark.parametrize("name", ["swiftui-what-has-been-run", "changelog", "carousel"])
def test_a_text_fits_a_phone(name, site, screens):
    screen = screens(*SIZES["phone"])
    show(screen, site, name)
    assert_that_it_fits(screen)
    assert screen.violations() == []


@pytest.mark.parametrize("name", ["index", "carousel", "replay"])
def test_hovers_change_looks_only_where_a_pointer_hovers(name, desktop, site):
    show(desktop, site, name)
    assert desktop.js("document.styleSheets.length") > 0
    assert desktop.js(LASTING_HOVERS) == []


def test_the_list_of_pages_opens_on_a_phone(phone, site):
    show(phone, site, "carousel")
    pages = phone.page.get_by_role("navigation", name="Pages", exact=True)
    assert not pages.is_visible()
    phone.tap(*phone.center(".menu"))
    pages.wait_for()
    assert pages.locator("[aria-current=page]").inner_text() == "Looping carousel"
    assert phone.violations() == []
    phone.press("Escape")
    pages.wait_for(state="hidden")


@pytest.mark.parametrize("name", GUIDES)
def test_the_examples_of_a_guide_run_in_it(name, site, screens):
    screen = screens(*SIZES["phone"])
    show(screen, site, name)
    screen.js("void document.querySelectorAll('iframe').forEach(frame => frame.loading = 'eager')")
    drawn = "elements => elements.length > 0 && elements.every(element => element.matches(':state(drawn)'))"
    screen.until(f"{ELEMENTS}.length > 0 && {ELEMENTS}.every({drawn})")
    assert screen.js(FITS)
    screen.resize(*SIZES["desktop"])
    assert screen.js(FITS)
    assert screen.violations() == []


def test_each_guide_to_an_element_has_a_running_example(site):
    running = {page.stem.rpartition("-")[0] for page in site.glob("*-[0-9]*.html")}
    assert running >= {"carousel", "expanding-carousel", "stitched-carousel", "photo-grid", "viewer", "recipes"}


def test_an_example_records_if_its_address_says_so(site, screens):
    screen = screens(*SIZES["desktop"])
    show(screen, site, "carousel")
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
    show(screen, site, "carousel-1")
    screen.until("document.querySelector('vitrine-carousel').matches(':state(drawn)')")
    screen.painted()
    assert screen.js("document.querySelector('.save-recording').hidden")


def replay_page(screen, site):
    show(screen, site, "replay")
    screen.until("document.querySelector('#digests').textContent !== ''")


@pytest.mark.parametrize("width", SIZES)
def test_a_trace_is_replayed_through_the_element(width, site, screens):
    screen = screens(*SIZES[width])
    replay_page(screen, site)
    assert screen.js(FITS)
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
