"""With the attribute `history`, Back closes an open photograph."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from grid import COVERS
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

LINKS = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 4
DIALOG = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"


def show(screen, name: str, attributes="history"):
    screen.show(page(strip(attributes, name=name, items=LINKS), MODULE), PACKAGE)
    drawn(screen)
    screen.js("void (history.replaceState({own: 1}, ''), globalThis.entries = history.length)")


def show_two(screen) -> str:
    """Shows a grid and a carousel, and returns the carousel in JavaScript."""
    both = strip("history", name="vitrine-photo-grid", items=LINKS) + strip("history", items=LINKS)
    screen.show(page(both, MODULE), PACKAGE)
    drawn(screen)
    screen.until("document.querySelector('vitrine-carousel').matches(':state(drawn)')")
    screen.js("void history.replaceState({own: 1}, '')")
    return "document.querySelector('vitrine-carousel')"


@always_everywhere("history: each browser restores the scroll position its own way")
@pytest.mark.parametrize("name", ["vitrine-photo-grid", "vitrine-carousel"])
def test_back_closes_the_photograph_and_leaves_the_page_where_it_is(name, desktop):
    show(desktop, name)
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    # Some browsers keep at most 50 entries, so their number proves nothing. Without its own entry, Back would leave the
    # page.
    desktop.painted()
    desktop.js("void history.back()")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")
    assert desktop.js("history.state") == {"own": 1}
    # The next Back closes the photograph again.
    desktop.js(f"void {ELEMENT}.open(2, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 2")
    desktop.js("void history.back()")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")


@everywhere
def test_a_photograph_that_closes_otherwise_leaves_no_entry_behind(desktop):
    show(desktop, "vitrine-photo-grid")
    desktop.js("void addEventListener('popstate', () => (globalThis.returns = (globalThis.returns ?? 0) + 1))")
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    desktop.js(f"void ({ELEMENT}.close({{animated: false}}), {ELEMENT}.open(2, {{animated: false}}))")
    desktop.until(f"{ELEMENT}.openIndex === 2")
    desktop.painted()
    assert desktop.js(f"{ELEMENT}.openIndex") == 2
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.until(f"!{DIALOG}.{COVERS}")
    desktop.until("globalThis.returns > 0 && history.state?.own === 1")
    assert desktop.js(f"{ELEMENT}.openIndex") is None


def test_without_the_attribute_the_history_is_the_pages_own(desktop):
    show(desktop, "vitrine-photo-grid", attributes="")
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    assert desktop.js("history.length - entries") == 0


@everywhere
@pytest.mark.parametrize("way", ["close", "back"])
def test_the_page_stays_at_the_photograph_that_closes(way, desktop):
    spacer = "<style>main { width: 300px } a { background: silver }</style>"
    desktop.show(page(strip("history", name="vitrine-photo-grid", items=LINKS * 30), spacer, MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 0 && {DIALOG}.{COVERS}")
    desktop.painted()
    for _ in range(119):
        desktop.js(f"void {DIALOG}.dispatchEvent(new KeyboardEvent('keydown', {{key: 'ArrowRight', bubbles: true}}))")
    desktop.until(f"{ELEMENT}.openIndex === 119")
    desktop.until("scrollY > 500")
    desktop.painted()
    before = desktop.js("scrollY")
    desktop.js(f"void ({ELEMENT}.close({{animated: false}}))" if way == "close" else "void history.back()")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")
    for _ in range(5):
        desktop.painted()
    assert abs(desktop.js("scrollY") - before) < 2
    assert desktop.js("history.scrollRestoration") == "auto"


@everywhere
def test_a_photograph_that_opens_as_that_of_another_element_closes_takes_over_the_entry(desktop):
    carousel = show_two(desktop)
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    desktop.painted()
    desktop.js(f"void ({ELEMENT}.close({{animated: false}}), {carousel}.open(2, {{animated: false}}))")
    desktop.until(f"{carousel}.openIndex === 2 && {ELEMENT}.openIndex === null")
    for _ in range(5):
        desktop.painted()
    assert desktop.js(f"{carousel}.openIndex") == 2
    desktop.js("void history.back()")
    desktop.until(f"{carousel}.openIndex === null")
    assert desktop.js("history.state") == {"own": 1}


@everywhere
@pytest.mark.parametrize("removal", ["element.remove()", "element.parentNode.innerHTML = ''"])
def test_a_photograph_that_leaves_the_page_leaves_no_entry_behind(removal, desktop):
    show(desktop, "vitrine-photo-grid")
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    desktop.painted()
    desktop.js("void addEventListener('popstate', () => (globalThis.hasReturned = true))")
    desktop.js(f"void (element => {removal})({ELEMENT})")
    desktop.until("globalThis.hasReturned && history.state?.own === 1")


@everywhere
def test_an_element_that_moves_within_the_page_keeps_its_entry(desktop):
    show(desktop, "vitrine-photo-grid")
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    desktop.painted()
    desktop.js("void addEventListener('popstate', () => (globalThis.hasReturned = true))")
    desktop.js(f"void document.querySelector('main').append({ELEMENT})")
    for _ in range(5):
        desktop.painted()
    assert desktop.js("globalThis.hasReturned ?? false") is False
    desktop.js("void history.back()")
    desktop.until(f"{ELEMENT}.openIndex === null")


@everywhere
def test_a_page_that_goes_on_while_a_photograph_is_open_stays_there(desktop):
    show(desktop, "vitrine-photo-grid")
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    desktop.painted()
    desktop.js(f"void (history.pushState({{own: 2}}, '', '#next'), {ELEMENT}.remove())")
    for _ in range(5):
        desktop.painted()
    assert desktop.js("history.state") == {"own": 2}


@everywhere
def test_each_back_closes_one_of_two_open_photographs(desktop):
    carousel = show_two(desktop)
    desktop.js(f"void ({ELEMENT}.open(1, {{animated: false}}), {carousel}.open(2, {{animated: false}}))")
    desktop.until(f"{ELEMENT}.openIndex === 1 && {carousel}.openIndex === 2")
    desktop.painted()
    desktop.js("void history.back()")
    desktop.until(f"{carousel}.openIndex === null")
    desktop.painted()
    assert desktop.js(f"{ELEMENT}.openIndex") == 1
    desktop.js("void history.back()")
    desktop.until(f"{ELEMENT}.openIndex === null")
    assert desktop.js("history.state") == {"own": 1}


@pytest.mark.parametrize("navigation", ["navigation", "undefined"], ids=["keys", "lengths"])
def test_a_page_that_writes_the_photograph_into_its_address_leaves_no_entry_behind(navigation, desktop):
    # Some browsers do not name entries.
    desktop.page.add_init_script(f"Object.defineProperty(globalThis, 'navigation', {{value: {navigation}}})")
    show(desktop, "vitrine-photo-grid")
    desktop.cdp.send("Page.resetNavigationHistory")
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    desktop.painted()
    desktop.js("void history.replaceState(null, '', '#photo=1')")
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.until("history.state?.own === 1 && location.hash === ''")


def test_a_page_that_goes_on_stays_there_where_entries_have_an_empty_key(desktop):
    desktop.page.add_init_script("Object.defineProperty(globalThis, 'navigation', {value: {currentEntry: {key: ''}}})")
    show(desktop, "vitrine-photo-grid")
    desktop.cdp.send("Page.resetNavigationHistory")
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    desktop.painted()
    desktop.js(f"void (history.pushState({{own: 2}}, '', '#next'), {ELEMENT}.remove())")
    for _ in range(5):
        desktop.painted()
    assert desktop.js("history.state") == {"own": 2}
