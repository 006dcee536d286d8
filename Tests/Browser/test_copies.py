"""Copies of items, in loops with too few items to fill the view. Input on a copy acts on its item."""

from pathlib import Path

import pytest
import stitched
from browsers import everywhere
from carousel import CAROUSEL, ITEMS, PACKAGE, ROOT, Carousel, page
from grid import SHOWN_PART
from stitched import StitchedRow

EVERYTHING = '<script type="module" src="vitrine.js"></script>'
LINKS = "".join(
    f'<div class="card" id="c{n}"><p>Card {n}</p><a href="#link{n}">Link {n}</a> <button>Press {n}</button></div>'
    for n in range(2)
)
COPIES = f"[...{CAROUSEL}.children].filter(child => child.slot)"
PHOTO = f"{ROOT}.querySelector('vitrine-photo-viewer')?.shadowRoot.querySelector('{SHOWN_PART}')"
PRESSED = "addEventListener('click', ({ target }) => target.closest('button') && pressed.push(target.textContent))"


@pytest.fixture
def copied(desktop, album):
    """A carousel of two cards, in a view that shows more, with a copy of one beside the other in the middle."""

    def show(items=LINKS) -> Carousel:
        desktop.own_time()
        desktop.page.add_init_script(f"globalThis.pressed = []; {PRESSED}")
        carousel = Carousel(desktop)
        desktop.show(page("loop", items=items, head=EVERYTHING), PACKAGE, album)
        carousel.ready()
        carousel.still()
        for _ in range(3):
            desktop.js(f"{CAROUSEL}.next()")
            carousel.still()
            assert abs(carousel.x(carousel.selected)) < 1, "the current card is itself, and no copy"
        return carousel

    return show


def middle(screen, selector: str) -> tuple[float, float]:
    """Returns the middle of the element that a selector finds in the copy nearest to the middle of the carousel."""
    x, y = screen.js(
        f"""(boxes => boxes.sort((a, b) => Math.abs(a[0] - 640) - Math.abs(b[0] - 640))[0])(
            {COPIES}.map(copy => copy.querySelector('{selector}').getBoundingClientRect())
            .map(box => [box.x + box.width / 2, box.y + box.height / 2]))"""
    )
    return x, y


def beside(screen) -> int:
    """Returns the distance from the current item to the copy on its right."""
    return 310 if screen.js(f"{COPIES}.some(copy => copy.getBoundingClientRect().x > 700)") else -310


CLIPS = f"[...new Set({COPIES}.map(copy => getComputedStyle(copy).clipPath))]"


@everywhere
def test_copies_are_seen_before_anything_moves(desktop, show_carousel):
    show_carousel(desktop, items=LINKS)
    assert desktop.js(f"{COPIES}.length") >= 2
    assert desktop.js(CLIPS) == ["none"]
    desktop.js(f"{CAROUSEL}.replaceChildren(...{ITEMS})")
    desktop.until(f"{COPIES}.length >= 2")
    assert desktop.js(CLIPS) == ["none"]


def test_a_button_in_a_copy_is_that_of_the_item(desktop, copied):
    carousel = copied()
    desktop.page.mouse.click(*middle(desktop, "button"))
    assert desktop.js("pressed") == [f"Press {1 - carousel.selected}"]
    assert desktop.js(f"{COPIES}.every(copy => copy.inert)")


def test_a_link_in_a_copy_is_followed_at_once(desktop, copied):
    carousel = copied()
    current = carousel.selected
    desktop.page.mouse.click(*middle(desktop, "a"))
    carousel.still()
    assert desktop.js("location.hash") == f"#link{1 - current}"
    assert carousel.selected == current


def test_a_copy_that_is_not_current_comes_to_the_middle_and_clicks_nothing(desktop, copied):
    carousel = copied()
    other = 1 - carousel.selected
    desktop.js("void addEventListener('click', () => pressed.push('something'))")
    desktop.page.mouse.click(carousel.middle[0] + beside(desktop) + 140, carousel.middle[1] + 90)
    carousel.still()
    assert carousel.selected == other
    assert desktop.js("pressed") == []


def test_an_item_opens_from_its_place_in_the_middle(desktop, copied):
    picture = '<a class="card" href="{0}.png" data-width="600" data-height="400"><img src="{0}.png" alt="{0}"></a>'
    carousel = copied(items=picture.format(0) + picture.format(1))
    desktop.js(f"({CAROUSEL}.speed = 0.01, {CAROUSEL}.open({carousel.selected}))")
    desktop.until(f"{PHOTO}?.offsetWidth")
    desktop.tick(1)
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)
    picture = f"{ITEMS}[{carousel.selected}].querySelector('img')"
    x = "(box => box.x + box.width / 2)({}.getBoundingClientRect())"
    assert desktop.js(x.format(PHOTO)) == pytest.approx(desktop.js(x.format(picture)), abs=1)


@pytest.mark.parametrize("edit", ["reverse", "replace"])
def test_copies_are_of_what_the_items_are_now(edit, desktop, copied):
    carousel = copied()
    change = {
        "reverse": f"{CAROUSEL}.append(...{ITEMS}.reverse())",
        "replace": f"{ITEMS}[1].replaceWith(Object.assign({ITEMS}[1].cloneNode(true), {{ textContent: 'New' }}))",
    }
    desktop.js(f"void ({change[edit]})")
    carousel.still()
    shown = desktop.js(
        f"""[...{CAROUSEL}.children].filter(child => child.style.clipPath !== 'inset(50%)')
            .map(child => [child.getBoundingClientRect().x, child.textContent])
            .filter(([x]) => x > -300 && x < 1280).sort(([a], [b]) => a - b).map(([, text]) => text)"""
    )
    assert len(shown) >= 4
    assert all(a != b for a, b in zip(shown, shown[1:], strict=False)), "the two take turns"
    assert carousel.selected in (0, 1)


@pytest.mark.parametrize(
    "change",
    [
        "firstChild.textContent = 'New'",
        "querySelector('a').title = 'New'",
        "classList.add('sold')",
        "append(document.createElement('hr'))",
    ],
)
def test_copies_show_what_the_page_changes_in_an_item(change, desktop, copied):
    carousel = copied()
    desktop.js(f"void {ITEMS}.forEach(item => item.{change})")
    carousel.still()
    # The fields and buttons of a copy belong to no form.
    same = f"""{COPIES}.every(copy => {ITEMS}.some(item => item.className === copy.className
        && item.innerHTML === copy.innerHTML.replaceAll(' form=""', '')))"""
    assert desktop.js(f"[{COPIES}.length > 0, {same}]") == [True, True]


@everywhere
def test_an_item_whose_copy_is_gone_is_no_longer_observed(desktop, show_carousel):
    carousel = show_carousel(desktop, count=4)
    copied = f"{ITEMS}.find(item => item.textContent === {COPIES}[0].textContent)"
    desktop.js(f"void (globalThis.copied = {copied}, {CAROUSEL}.next())")
    carousel.until_settled(1)
    assert desktop.js(f"{COPIES}.length === 1 && copied !== {copied}")
    desktop.js(f"void (globalThis.copy = {COPIES}[0], copied.textContent = 'Changed')")
    desktop.tick(16)
    assert desktop.js(f"{COPIES}[0] === copy")
    desktop.js(f"void ({copied}.textContent = 'Changed, too')")
    desktop.until(f"{COPIES}[0]?.textContent === 'Changed, too'")


def test_a_photograph_of_a_row_opens_by_its_copy(desktop, album):
    desktop.own_time()
    # The second photograph is a link.
    row = StitchedRow(desktop, album).show(stitched.page("loop", count=2))
    row.still()
    copies = f"[...{stitched.ROW}.children].filter(child => child.slot && child.localName === 'img')"
    box = desktop.js(f"{copies}.map(copy => copy.getBoundingClientRect().toJSON()).find(box => box.x > 0)")
    desktop.page.mouse.click(box["x"] + 50, box["y"] + 100)
    desktop.until("opened.length > 0")
    assert desktop.js("opened") == [0]


@everywhere
def test_names_that_are_unique_in_a_page_stay_with_the_items(desktop):
    desktop.own_time()
    desktop.show((Path(__file__).parent / "pages/view-transition.html").read_text(), PACKAGE)
    desktop.until("row.matches(':state(drawn)')")
    # Three items fill the view, so a copy comes into view with the first motion.
    desktop.js("void row.next()")
    desktop.run(100)
    assert desktop.js(f"{COPIES}.length > 0")
    names = "element => getComputedStyle(element).viewTransitionName ?? 'none'"
    copied = f"[...new Set({COPIES}.flatMap(copy => [copy, ...copy.querySelectorAll('*')]).map({names}))]"
    assert desktop.js(copied) == ["none"]
    assert desktop.js(f"{COPIES}.some(copy => copy.accessKey || copy.querySelector('[srcdoc]'))") is False
    ready = "document.startViewTransition(() => document.body.classList.add('dark')).ready.then(() => 'ready', String)"
    assert desktop.js(f"document.startViewTransition ? {ready} : 'ready'") == "ready"
    # An element outside is beside its item, and not beside a copy of it.
    scopes = f"{COPIES}.every(copy => getComputedStyle(copy).anchorScope === 'all')"
    assert desktop.js(f"!CSS.supports('anchor-scope: all') || {scopes}")
