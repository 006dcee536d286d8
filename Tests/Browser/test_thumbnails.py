"""Thumbnails are bound to a main row by `for`, both ways."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from test_contract import MODULE, PICTURE, page

COUNT = 9
MAIN, THUMBS = "document.querySelector('#films')", "document.querySelector('[for]')"
STYLE = """<style>#films > * { width: 400px; height: 200px } [for] { width: 400px }
    [for] > * { width: 90px; height: 60px; background: #ccd }</style>"""
SLIDES = "".join(f"<div>Film {number}</div>" for number in range(COUNT))
THUMBNAILS = "".join(f'<img src="{PICTURE}" alt="Film {number}">' for number in range(COUNT))


def main(attributes="") -> str:
    return f'<vitrine-carousel id="films" label="Films" {attributes}>{SLIDES}</vitrine-carousel>'


def thumbs(attributes="", items=THUMBNAILS) -> str:
    return f'<vitrine-carousel for="films" label="Thumbnails" align="start" {attributes}>{items}</vitrine-carousel>'


def show(screen, elements=""):
    screen.own_time()
    screen.show(page("<h1>Films</h1>" + (elements or main() + thumbs()), MODULE) + STYLE, PACKAGE)
    screen.until("[...document.querySelectorAll('vitrine-carousel')].every(it => it.matches(':state(drawn)'))")
    screen.still()


def current(screen) -> list[int]:
    """The thumbnails that are current."""
    return screen.js(
        f"""[...{THUMBS}.children].flatMap((item, index) =>
            item.closest('[aria-current=true]') || item.querySelector('[aria-current=true]') ? [index] : [])"""
    )


def is_in_view(screen, index: int) -> bool:
    return screen.js(
        f"""((item, row) => item.left >= row.left - 0.5 && item.right <= row.right + 0.5)(
            {THUMBS}.children[{index}].getBoundingClientRect(), {THUMBS}.getBoundingClientRect())"""
    )


@everywhere
@pytest.mark.parametrize(
    "elements", [main("selected=6") + thumbs(), thumbs() + main("selected=6")], ids=["after", "before"]
)
def test_the_thumbnail_of_the_target_is_current_and_in_view(elements, desktop):
    show(desktop, elements)
    assert current(desktop) == [6]
    assert is_in_view(desktop, 6)
    desktop.js(f"void {MAIN}.select(1)")
    desktop.still()
    assert current(desktop) == [1]
    assert is_in_view(desktop, 1)


@always_everywhere("one page of an element: thumbnails")
def test_a_click_on_a_thumbnail_selects(desktop):
    show(desktop)
    box = desktop.js(f"{THUMBS}.children[3].getBoundingClientRect().toJSON()")
    desktop.page.mouse.click(box["x"] + 20, box["y"] + 20)
    desktop.still()
    assert desktop.js(f"{MAIN}.selectedIndex") == 3
    assert current(desktop) == [3]


def test_a_finger_taps_a_thumbnail(phone):
    show(phone)
    box = phone.js(f"{THUMBS}.children[2].getBoundingClientRect().toJSON()")
    phone.tap(box["x"] + 20, box["y"] + 20)
    phone.still()
    assert phone.js(f"{MAIN}.selectedIndex") == 2


@everywhere
def test_a_drag_of_the_thumbnails_only_scrolls_them(desktop):
    show(desktop)
    y = desktop.box("[for]")["y"] + 20
    desktop.drag((300, y), (260, y), (180, y), (60, y), dt=16)
    desktop.still()
    assert desktop.js(f"[{MAIN}.selectedIndex, {THUMBS}.selectedIndex > 0]") == [0, True]
    assert current(desktop) == [0]


@everywhere
def test_a_thumbnail_is_a_button_for_keys(desktop):
    show(desktop)
    role = f"{THUMBS}.children[2].getAttribute('role')"
    assert desktop.js(role) == "button"
    desktop.js(f"{THUMBS}.children[2].focus()")
    desktop.press("Enter")
    desktop.still()
    assert desktop.js(f"{MAIN}.selectedIndex") == 2
    desktop.js(f"{THUMBS}.children[4].focus()")
    desktop.press(" ")
    desktop.still()
    assert desktop.js(f"{MAIN}.selectedIndex") == 4


@everywhere
def test_thumbnails_are_accessible(desktop):
    desktop.show(page("<h1>Films</h1>" + main() + thumbs(), MODULE) + STYLE, PACKAGE)
    desktop.until(f"{THUMBS}.querySelector('[aria-current=true]')")
    assert desktop.violations() == []


@everywhere
def test_a_thumbnail_without_a_name_says_where_it_leads(desktop):
    show(desktop, main() + thumbs(items="<div></div>" * COUNT))
    assert desktop.js(f"{THUMBS}.children[2].ariaLabel") == "Go to slide 3"


@everywhere
def test_links_lead_to_the_slides_without_the_script_and_select_with_it(desktop):
    links = "".join(f'<a href="#film-{number}">Film {number}</a>' for number in range(COUNT))
    show(desktop, main() + thumbs(items=links))
    box = desktop.js(f"{THUMBS}.children[3].getBoundingClientRect().toJSON()")
    desktop.page.mouse.click(box["x"] + 20, box["y"] + 20)
    desktop.still()
    assert desktop.js(f"[{MAIN}.selectedIndex, location.hash, {THUMBS}.children[3].ariaCurrent]") == [3, "", "true"]


@everywhere
def test_they_follow_a_change_that_the_page_cancels(desktop):
    show(desktop)
    desktop.js(f"void {MAIN}.addEventListener('vitrine-change', event => event.preventDefault())")
    desktop.js(f"void {MAIN}.select(5)")
    desktop.still()
    assert current(desktop) == [0]


@everywhere
def test_a_grid_can_be_the_main_element(desktop):
    link = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>'
    show(desktop, f'<vitrine-photo-grid id="films" label="Films">{link * COUNT}</vitrine-photo-grid>' + thumbs())
    desktop.js(f"void {THUMBS}.children[2].click()")
    desktop.still()
    assert desktop.js(f"{MAIN}.selectedIndex") == 2


@everywhere
def test_html_for_mirrors_the_attribute(desktop):
    show(desktop, main() + thumbs().replace('for="films"', 'for="nothing"'))
    assert current(desktop) == []
    desktop.js(f"void ({THUMBS}.htmlFor = 'films')")
    desktop.still()
    assert current(desktop) == [0]
    assert desktop.js(f"{THUMBS}.getAttribute('for')") == "films"


@everywhere
def test_without_for_they_are_items_again(desktop):
    show(desktop)
    desktop.js(f"void (globalThis.row = {THUMBS}, row.removeAttribute('for'))")
    desktop.still()
    is_button = "item => item.getAttribute('role') === 'button' || item.hasAttribute('aria-current')"
    assert not desktop.js(f"[...row.children].some({is_button})")
    assert desktop.js("row.children[2].alt") == "Film 2"


@everywhere
@pytest.mark.parametrize("target", ["", "<div id='films'></div>"], ids=["missing", "no element of Vitrine"])
def test_a_click_says_that_the_main_element_is_missing(target, desktop):
    show(desktop, target + thumbs())
    desktop.js(f"void {THUMBS}.children[2].click()")
    desktop.still()
    assert len(desktop.complaints) == 1
    assert 'for="films">: an element of Vitrine with this id is needed' in desktop.complaints[0]
    desktop.complaints.clear()


@everywhere
def test_without_a_main_element_a_thumbnail_leads_where_its_link_leads(desktop):
    links = "".join(f'<a href="#film-{number}">Film {number}</a>' for number in range(COUNT))
    show(desktop, thumbs(items=links))
    desktop.js(f"void {THUMBS}.children[2].click()")
    desktop.still()
    assert desktop.js("location.hash") == "#film-2"
    desktop.complaints.clear()


@everywhere
def test_thumbnails_follow_a_grid(desktop):
    links = "".join(f'<a href="{PICTURE}" id="l{n}"><img src="{PICTURE}" alt="Film {n}"></a>' for n in range(COUNT))
    grid = f'<vitrine-photo-grid id="films" label="Films" min-cell="100">{links}</vitrine-photo-grid>'
    show(desktop, grid + thumbs())
    desktop.js(f"{THUMBS}.children[2].click()")
    desktop.still()
    assert current(desktop) == [2]
    desktop.js("l4.focus()")
    desktop.still()
    assert current(desktop) == [4]


@everywhere
@pytest.mark.parametrize("first", [MAIN, THUMBS])
def test_the_current_thumbnail_follows_its_item_when_others_come_and_go(first, desktop):
    show(desktop)
    desktop.js(f"void {MAIN}.select(6, {{animated: false}})")
    desktop.until(f"{MAIN}.selectedIndex === 6")
    desktop.still()
    assert current(desktop) == [6]
    second = THUMBS if first == MAIN else MAIN
    desktop.js(f"void ({first}.children[2].remove(), {second}.children[2].remove())")
    desktop.still()
    assert current(desktop) == [5]
    desktop.js(f"void {first}.children[1].remove()")
    desktop.still()
    desktop.js(f"void {second}.children[1].remove()")
    desktop.still()
    assert current(desktop) == [4]
