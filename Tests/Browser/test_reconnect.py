"""An element that a page removes and inserts again keeps its state. Children that leave it get their styles back."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from grid import COVERS
from test_contract import ELEMENT, MODULE, PICTURE, STRIP, cards, drawn, page, strip
from test_ordinary_pages import EVERY_KIND

CARD = '<article><b data-part="poster">A</b><p data-part="details">B</p></article>'
DIALOG = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"


def take_out(screen):
    """Removes the element, and lets frames pass in which browsers report changed sizes."""
    screen.js(f"void (globalThis.taken = {ELEMENT}, taken.remove())")
    screen.painted()


def put_back(screen):
    screen.js("void document.querySelector('main').prepend(taken)")
    drawn(screen)
    screen.painted()


def middles(screen) -> list[float]:
    return screen.js(
        f"[...{ELEMENT}.children].filter(item => !item.style.clipPath).map(item => item.getBoundingClientRect().x)"
    )


@everywhere
def test_items_are_as_long_as_before(desktop):
    desktop.show(page(strip("align=start"), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    before = middles(desktop)
    take_out(desktop)
    put_back(desktop)
    assert len(before) > 2
    assert middles(desktop) == before


@everywhere
@pytest.mark.parametrize("name", EVERY_KIND)
def test_an_element_that_was_in_another_document_looks_as_before(name, desktop):
    desktop.show(page(strip(name=name, items=EVERY_KIND[name]), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    boxes = f"[...{ELEMENT}.children].map(item => item.getBoundingClientRect().toJSON())"
    before = desktop.js(boxes)
    desktop.js("void document.body.append(document.createElement('iframe'))")
    desktop.js(f"void (globalThis.taken = {ELEMENT}, frames[0].document.body.append(taken))")
    desktop.painted()
    put_back(desktop)
    assert desktop.js(boxes) == before


def test_a_card_that_was_closed_stays_closed(desktop):
    desktop.show(page(strip("expanded=1", name="vitrine-expanding-carousel", items=CARD * 4), MODULE), PACKAGE)
    desktop.until(f"{ELEMENT}.expandedIndex === 1")
    desktop.js(f"void {ELEMENT}.collapse({{animated: false}})")
    desktop.until(f"{ELEMENT}.expandedIndex === null")
    take_out(desktop)
    put_back(desktop)
    assert desktop.js(f"{ELEMENT}.expandedIndex") is None


def test_the_fragment_of_the_address_is_followed_once(desktop):
    items = cards(2) + '<div id="here" style="width: 300px; height: 200px">Here</div>' + cards(3)
    desktop.show(page(strip(items=items), "<script>location.hash = 'here'</script>", MODULE), PACKAGE)
    desktop.until(f"{STRIP}.selectedIndex === 2")
    desktop.js(f"void {STRIP}.select(4, {{animated: false}})")
    desktop.until(f"{STRIP}.selectedIndex === 4")
    take_out(desktop)
    put_back(desktop)
    assert desktop.js(f"{STRIP}.selectedIndex") == 4


def test_a_mouse_that_was_over_it_pauses_it_no_more(desktop):
    desktop.own_time()
    desktop.show(page(strip("autoplay=2000 loop"), MODULE), PACKAGE)
    drawn(desktop)
    desktop.page.mouse.move(300, 100)
    desktop.run(4000)
    assert desktop.js(f"{STRIP}.selectedIndex") == 0, "the mouse pauses it"
    desktop.js(f"void (globalThis.taken = {ELEMENT}, taken.remove())")
    desktop.tick()
    desktop.page.mouse.move(300, 700)
    desktop.js("void document.querySelector('main').prepend(taken)")
    desktop.run(5000)
    assert desktop.js(f"{STRIP}.selectedIndex") > 0


def test_a_drag_that_it_was_taken_out_of_is_over(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    desktop.page.mouse.move(400, 100)
    desktop.page.mouse.down()
    desktop.page.mouse.move(300, 100, steps=4)
    desktop.until(f"{STRIP}.shadowRoot.querySelector('[part~=held]')")
    take_out(desktop)
    desktop.page.mouse.up()
    put_back(desktop)
    assert desktop.js(f"{STRIP}.shadowRoot.querySelector('[part~=held]')") is None


@always_everywhere("top layer: a dialog that moves in the page leaves it")
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_an_open_photograph_still_covers_the_page(name, desktop):
    links = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 3
    desktop.show(page(strip(name=name, items=links), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{DIALOG}.matches(':modal')")
    take_out(desktop)
    put_back(desktop)
    desktop.until(f"{DIALOG}.matches(':modal')")
    desktop.until(f"{DIALOG}.querySelector('[part~=photo]:not([hidden])')?.getBoundingClientRect().width > 100")
    assert desktop.js(f"{ELEMENT}.openIndex") == 1
    assert desktop.js("heard.filter(([type]) => type === 'open').length") == 1
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.until(f"!{DIALOG}.{COVERS}")


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid", "vitrine-stitched-carousel"])
def test_children_that_leave_meanwhile_are_given_back(name, desktop):
    items = "".join(f'<a href="#{number}" style="color: #123">{number}</a>' for number in range(30))
    desktop.show(page(strip(name=name, items=items), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    take_out(desktop)
    desktop.js("void document.querySelector('main').append(taken.children[0], taken.children[20])")
    desktop.painted()
    links = "[...document.querySelectorAll('main > a')]"
    attributes = "({attributes}) => [...attributes].map(({name}) => name).sort()"
    assert desktop.js(f"{links}.map({attributes})") == [["href", "style"]] * 2
    assert desktop.js(f"{links}.map(link => link.style.cssText)") == ["color: rgb(17, 34, 51);"] * 2
    assert desktop.js(f"{links}.map(link => Object.keys(link))") == [[], []]


@everywhere
def test_children_that_leave_are_given_back_as_they_were(desktop):
    desktop.show(page(strip("loop effect=scale"), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    desktop.js(f"void document.querySelector('main').append({STRIP}.children[0], {STRIP}.children[3])")
    desktop.until("document.querySelectorAll('main > div').length === 2")
    desktop.painted()
    assert desktop.js("[...document.querySelectorAll('main > div')].map(item => [...item.attributes].length)") == [1, 1]
    assert (
        desktop.js("[...document.querySelectorAll('main > div')].map(item => item.style.cssText)")
        == ["width: 300px; height: 200px;"] * 2
    )


@everywhere
def test_a_copy_of_a_whole_strip_has_no_items_of_the_first_one(desktop):
    desktop.show(page(strip("loop", items=cards(2)), MODULE), PACKAGE)
    drawn(desktop)
    desktop.until(f"{STRIP}.querySelector('[slot=copies]')")
    desktop.js(f"void (globalThis.twin = {STRIP}.cloneNode(true), twin.style.width = '400px', {STRIP}.after(twin))")
    desktop.until("twin.querySelector('[aria-label=\"2 of 2\"]') && twin.position === 0")
    desktop.painted()
    stale = "[...twin.querySelectorAll('[slot=copies]')].filter(copy => copy.style.translate === '')"
    shown = "[...twin.children].filter(item => !item.style.clipPath).map(item => item.getBoundingClientRect().x)"
    assert desktop.js(f"{stale}.length") == 0
    assert len(set(desktop.js(shown))) == desktop.js(f"{shown}.length"), "no two are at one place"
    desktop.js(
        """void twin.append(twin.firstElementChild.cloneNode(true),
            Object.assign(document.createElement('p'), {slot: 'copies'}))"""
    )
    desktop.until("twin.querySelector('[aria-label=\"3 of 3\"]')")
    desktop.until("!twin.querySelector('p')")


@everywhere
def test_children_that_go_meanwhile_leave_the_others_as_they_were(desktop):
    desktop.show(page(strip("loop"), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {STRIP}.select(3, {{animated: false}})")
    desktop.until(f"{STRIP}.selectedIndex === 3")
    take_out(desktop)
    desktop.js("void taken.firstElementChild.remove()")
    put_back(desktop)
    assert desktop.js(f"[{STRIP}.selectedIndex, {STRIP}.children[2].textContent]") == [2, "Card 3"]


def test_an_open_card_stays_open_when_children_before_it_go_meanwhile(desktop):
    desktop.show(page(strip(name="vitrine-expanding-carousel", items=CARD * 4), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.expand(2, {{animated: false}})")
    desktop.until(f"{ELEMENT}.expandedIndex === 2")
    take_out(desktop)
    desktop.js("void taken.firstElementChild.remove()")
    put_back(desktop)
    desktop.until(f"{ELEMENT}.expandedIndex === 1")


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-expanding-carousel", "vitrine-stitched-carousel"])
def test_an_element_that_moves_in_the_page_reports_no_change(name, desktop):
    items = CARD * 12 if "expanding" in name else None
    desktop.show(page(strip("snap='item'", name=name, items=items), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.select(4, {{animated: false}})")
    desktop.until("heard.some(([type, index]) => type === 'settle' && index === 4)")
    desktop.js("void (heard.length = 0)")
    desktop.js(f"void document.querySelector('main').append({ELEMENT})")
    desktop.painted()
    take_out(desktop)
    put_back(desktop)
    assert desktop.js("heard.filter(([type]) => type === 'change')") == []
    desktop.js(f"void {ELEMENT}.select(2, {{animated: false}})")
    desktop.until("heard.some(([type, index]) => type === 'change' && index === 2)")
