"""The viewer reads its pictures from the page: links to pictures, their sizes, their names and their captions."""

import shutil

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from grid import COVERS, SHOWN_PART
from pictures import upright
from test_contract import ELEMENT, MODULE, drawn, page, strip

DIALOG = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"
PHOTO = f"{DIALOG}.querySelector('{SHOWN_PART}:not([hidden])')"
OPEN = f"{ELEMENT}.openIndex"


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """A wide photograph, and a square picture of its middle."""
    folder = tmp_path_factory.mktemp("files")
    upright(1600, 400).save(folder / "wide.png")
    upright(200, 200).save(folder / "square.png")
    return folder


def show(screen, files, items: str, name="vitrine-photo-grid"):
    screen.show(page(strip(name=name, items=items), MODULE), files, PACKAGE)
    drawn(screen)
    screen.painted()


@everywhere
@pytest.mark.parametrize("sources", ["", 'data-srcset="wide.png 1600w"'], ids=["one size", "several sizes"])
@pytest.mark.parametrize("name", ["vitrine-photo-grid", "vitrine-carousel"])
def test_a_large_picture_is_shown_in_its_own_ratio(name, sources, desktop, files):
    show(
        desktop,
        files,
        f'<a href="wide.png" {sources}><img src="square.png" width="200" height="200" alt="A"></a>',
        name,
    )
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"(({{width, height}}) => Math.abs(width / height - 4) < 0.01)({PHOTO}.getBoundingClientRect())")
    assert desktop.js(f"{PHOTO}.getBoundingClientRect().width") == pytest.approx(1280, abs=1)


@everywhere
@pytest.mark.parametrize("sources", ["", 'data-srcset="wide.png 1600w"'], ids=["one size", "several sizes"])
@pytest.mark.parametrize("act", [f"{ELEMENT}.reload()", "dispatchEvent(new Event('online'))"])
def test_a_shown_picture_keeps_the_ratio_with_which_it_has_loaded(act, sources, desktop, files):
    show(desktop, files, f'<a href="wide.png" {sources}><img src="square.png" width="200" height="200" alt="A"></a>')
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"(({{width, height}}) => Math.abs(width / height - 4) < 0.01)({PHOTO}.getBoundingClientRect())")
    desktop.js(f"void {act}")
    for _ in range(4):
        desktop.painted()
        box = desktop.js(f"{PHOTO}.getBoundingClientRect().toJSON()")
        assert box["width"] / box["height"] == pytest.approx(4, abs=0.01)


@everywhere
def test_the_size_that_a_page_declares_counts(desktop, files):
    item = '<a href="wide.png" data-width="400" data-height="400"><img src="square.png" alt="A"></a>'
    show(desktop, files, item)
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"{PHOTO}.querySelectorAll('img')[1].naturalWidth === 1600")
    desktop.painted()
    assert desktop.js(f"(({{width, height}}) => width / height)({PHOTO}.getBoundingClientRect())") == pytest.approx(1)


def test_a_size_that_is_none_is_named(desktop, files):
    show(desktop, files, '<a href="wide.png" data-width="wide" data-height="400"><img src="square.png" alt="A"></a>')
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"{OPEN} === 0")
    assert 'data-width="wide"' in desktop.complaints[0]
    assert len(desktop.complaints) == 1
    desktop.complaints.clear()


@everywhere
@pytest.mark.parametrize("name", ["vitrine-photo-grid", "vitrine-stitched-carousel"])
def test_links_to_what_is_no_picture_are_links(name, desktop, files):
    items = '<a href="#page"><img src="square.png" width="200" height="200" alt="A"></a>' * 2
    show(desktop, files, items, name)
    desktop.js(f"{ELEMENT}.querySelector('a').click()")
    desktop.until("location.hash === '#page'")
    assert desktop.js(OPEN) is None


@everywhere
@pytest.mark.parametrize("name", ["vitrine-photo-grid", "vitrine-carousel"])
def test_the_viewer_skips_what_is_no_photograph(name, desktop, files):
    photo = '<a href="wide.png"><img src="square.png" alt="{0}"></a>'
    others = ['<a href="#page">About us</a>', "<div><button>More photographs</button></div>"]
    items = [photo.format("A"), *others, photo.format("B"), photo.format("C"), others[0]]
    listen = (
        "<script>addEventListener('vitrine-change', ({detail}) => (globalThis.shown = detail.index), true)</script>"
    )
    desktop.show(page(strip(name=name, items="".join(items)), listen, MODULE), files, PACKAGE)
    drawn(desktop)
    desktop.painted()
    detail = f"{DIALOG}.querySelector('[part=caption-detail]').textContent"
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"{OPEN} === 0")
    for index, where in [(3, "2 of 3"), (4, "3 of 3")]:
        desktop.press("ArrowRight")
        desktop.until(f"{OPEN} === {index} && globalThis.shown === {index}")
        assert desktop.js(detail) == where
    assert desktop.js(f"{DIALOG}.querySelector('[part=next-photo]').hidden")
    # An item that is removed or added is counted only if it is a photograph.
    desktop.js(f"void {ELEMENT}.children[1].remove()")
    desktop.until(f"{OPEN} === 3")
    desktop.js(f"void {ELEMENT}.insertAdjacentHTML('afterbegin', {photo.format('New')!r})")
    desktop.until(f"{OPEN} === 4")
    desktop.painted()
    assert desktop.js(detail) == "4 of 4"
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.until(f"{OPEN} === null")


@everywhere
@pytest.mark.parametrize(
    "button", ["<button>Buy</button>", '<input type="checkbox" aria-label="Mark">', "<label>L</label>"]
)
def test_a_control_in_a_cell_is_its_own(button, desktop, files):
    cell = f'<div><a href="wide.png"><img src="square.png" alt="A"></a>{button}</div>'
    show(desktop, files, cell * 2)
    desktop.js(f"{ELEMENT}.firstElementChild.lastElementChild.click()")
    desktop.painted()
    assert desktop.js(OPEN) is None
    desktop.js(f"{ELEMENT}.querySelector('img').click()")
    desktop.until(f"{OPEN} === 0")


@everywhere
def test_a_photograph_has_the_name_of_its_picture_and_the_caption_of_its_figure(desktop, files):
    link = '<a href="wide.png"><img src="square.png" alt="Harbour"></a>'
    show(
        desktop,
        files,
        f"<figure>{link}<figcaption>The <b>harbour</b> at noon</figcaption></figure>"
        f"{link.replace('<a ', '<a data-caption=Evening ')}{link}",
    )
    captions = []
    for index in range(3):
        desktop.js(f"void {ELEMENT}.open({index}, {{animated: false}})")
        desktop.until(f"{OPEN} === {index}")
        desktop.painted()
        assert desktop.js(f"[...{PHOTO}.querySelectorAll('img')].map(image => image.alt).join('')") == "Harbour"
        captions.append(desktop.js(f"{DIALOG}.querySelector('[part=caption-title]').textContent"))
    assert captions == ["The harbour at noon", "Evening", "Harbour"]


@everywhere
def test_without_the_engine_there_is_one_message_and_links_work(desktop, files):
    link = '<a href="#there"><img src="square.png" alt="A"></a>'
    broken = "<script>WebAssembly.compile = async () => { throw new Error('it is forbidden here') }</script>"
    desktop.show(page(strip(items=link * 3) + strip(items=link) + strip(items=link), broken, MODULE), files, PACKAGE)
    desktop.until("!!customElements.get('vitrine-carousel')")
    desktop.painted()
    desktop.painted()
    assert "could not be loaded" in desktop.js(f"{ELEMENT}.ready.catch(({{message}}) => message)")
    desktop.js(f"{ELEMENT}.querySelector('a').click()")
    desktop.until("location.hash === '#there'")
    assert len(desktop.complaints) == 1
    assert "it is forbidden here" in desktop.complaints[0]
    assert "vitrine.wasm" in desktop.complaints[0]
    desktop.complaints.clear()


@everywhere
def test_a_photograph_whose_collection_is_replaced_closes_with_its_own_picture(desktop, files):
    photo = '<a href="wide.png"><img src="square.png" alt="{0}"></a>'
    desktop.own_time()
    show(desktop, files, "".join(photo.format(name) for name in "ABC"))
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.still()
    desktop.press("ArrowRight")
    desktop.still()
    names = f"""[...{DIALOG}.querySelectorAll('[part~=photo]:not([hidden])')]
        .flatMap(photo => [...photo.querySelectorAll('img')].map(image => image.alt).filter(Boolean))"""
    assert desktop.js(names) == ["B"]
    data = "({count: 2, key: String, render: (index, link) => (link.href = 'wide.png', link.textContent = 'New')})"
    desktop.js(f"void ({ELEMENT}.items = {data})")
    desktop.tick()
    assert desktop.js(names) == ["B"]
    desktop.still()
    assert desktop.js(f"{DIALOG}.{COVERS}") is False


@everywhere
def test_a_change_that_the_viewer_cannot_take_back_stays(desktop, files):
    photo = '<a href="wide.png"><img src="square.png" width="200" height="200" alt="A"></a>'
    listen = """<script>
      globalThis.settled = []
      addEventListener('vitrine-change', event => event.preventDefault(), true)
      addEventListener('vitrine-settle', ({detail}) => 'isOpen' in detail || settled.push(detail.index), true)
    </script>"""
    desktop.own_time()
    items = "<div style='width: 300px'>Text</div>" * 2 + photo * 3
    desktop.show(page(strip(items=items), listen, MODULE), files, PACKAGE)
    drawn(desktop)
    desktop.still()
    desktop.js(f"void {ELEMENT}.open(2, {{animated: false}})")
    desktop.still()
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.still()
    assert desktop.js("settled.at(-1)") == desktop.js(f"{ELEMENT}.selectedIndex") == 2


@everywhere
def test_a_long_caption_leaves_most_of_the_screen_to_the_photograph(desktop, files):
    texts = f"data-caption='{'A storm keeps four strangers in a harbour. ' * 40}' data-detail='{'W' * 400}'"
    show(desktop, files, f'<a href="wide.png" {texts}><img src="square.png" alt="Harbour"></a>')
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"{OPEN} === 0")
    desktop.painted()
    lines = f"[...{DIALOG}.querySelectorAll('[part=caption] span')].map(line => line.getBoundingClientRect().toJSON())"
    width, height = desktop.js("[innerWidth, innerHeight]")
    for line in desktop.js(lines):
        assert line["height"] < height / 5
        assert line["x"] >= 0 and line["right"] <= width
        assert line["bottom"] <= height
    assert desktop.js(f"{DIALOG}.querySelector('[part=caption-detail]').scrollWidth") <= width


def test_a_picture_that_is_still_loading_is_not_called_broken(desktop, files):
    late = []
    show(desktop, files, '<img src="wide.png" alt="Ridge">', name="vitrine-stitched-carousel")
    desktop.page.route("**/late.png", lambda route: late.append(route))
    desktop.js(f"{ELEMENT}.insertAdjacentHTML('afterbegin', '<img src=late.png width=60 height=40 alt=Harbour>')")
    desktop.until(f"{ELEMENT}.firstElementChild.style.translate !== ''")
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"{OPEN} === 0")
    desktop.painted()
    box = desktop.js(f"{PHOTO}.getBoundingClientRect().toJSON()")
    assert box["width"] / box["height"] == pytest.approx(1.5, abs=0.01)
    assert desktop.js(f"{PHOTO}.querySelector('p').hidden") is True
    for route in late:
        route.fulfill(path=files / "wide.png")
    desktop.until(f"[...{PHOTO}.querySelectorAll('img')].some(image => !image.hidden && image.naturalWidth > 0)")
    assert desktop.js(f"{PHOTO}.querySelector('p').hidden") is True


@always_everywhere("a fault was seen: WebKit loads no picture again whose address stays")
@pytest.mark.parametrize("sources", ["", 'data-srcset="late.png 1600w"'], ids=["one size", "several sizes"])
def test_a_picture_that_could_not_be_loaded_is_loaded_once_there_is_a_network(sources, desktop, files, tmp_path):
    desktop.expected.append("404")
    shutil.copy(files / "square.png", tmp_path)
    show(desktop, tmp_path, f'<a href="late.png" {sources}><img src="square.png" alt="Harbour"></a>')
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    large = f"{PHOTO}.querySelectorAll('img')[1]"
    desktop.until(f"{large}.complete && {large}.src.endsWith('late.png') && {large}.naturalWidth === 0")
    shutil.copy(files / "wide.png", tmp_path / "late.png")
    desktop.js("dispatchEvent(new Event('online'))")
    desktop.until(f"{large}.naturalWidth > 0 && {large}.checkVisibility()")


def test_a_request_that_began_without_a_network_is_repeated(desktop, files):
    desktop.expected.append("net::ERR_")
    show(desktop, files, '<a href="wide.png"><img src="square.png" alt="Harbour"></a>')
    requests = []
    desktop.page.route("**/wide.png", lambda route: requests.append(route))
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    # It has the part `failed`, too, until the second request has succeeded.
    large = f"{DIALOG}.querySelector('[part~=photo]:not([hidden])').querySelectorAll('img')[1]"
    desktop.until(f"{large}.src.endsWith('wide.png')")
    desktop.until_called(lambda: len(requests) > 0)
    desktop.js("dispatchEvent(new Event('online'))")
    desktop.page.route("**/wide.png", lambda route: route.fulfill(path=files / "wide.png"))
    requests[0].abort()
    desktop.until(f"{large}.naturalWidth > 0 && {large}.checkVisibility()")


def test_a_broken_picture_leaves_only_its_words(desktop, files):
    desktop.expected.append("404")
    show(desktop, files, '<a href="gone.png"><img src="lost.png" alt="Harbour"></a>')
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    failed = f"{DIALOG}.querySelector('[part~=failed]')"
    desktop.until(f"{failed} !== null")
    desktop.until(
        f"[...{failed}.querySelectorAll('img')].every(image => !image.checkVisibility({{checkVisibilityCSS: true}}))"
    )
    font = f"getComputedStyle({failed}.querySelector('p')).fontFamily"
    assert desktop.js(font) == desktop.js(f"getComputedStyle({DIALOG}.querySelector('[part=caption]')).fontFamily")
