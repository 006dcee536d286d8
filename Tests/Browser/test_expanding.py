"""The expanding carousel on a page of somebody's own: a card opens in its place and the others make room."""

import pictures
import pytest
from expanding import CARDS, ITEMS, PACKAGE, Cards, card, page
from probes import SHIFTS

BOXES = f"{ITEMS}.map(card => card.getBoundingClientRect().toJSON())"


@pytest.fixture(scope="session")
def films(tmp_path_factory):
    folder = tmp_path_factory.mktemp("films")
    pictures.upright(300, 400).save(folder / "poster.png")
    pictures.upright(500, 400).rotate(180).save(folder / "still.png")
    return folder


@pytest.fixture
def shown(films):
    def show(screen, **options) -> Cards:
        if not screen.owns_time:
            screen.own_time()
        cards = Cards(screen, films).show(page(**options))
        screen.until(f"[...{CARDS}.querySelectorAll('img:not([src^=missing])')].every(image => image.complete)")
        cards.still()
        return cards

    return show


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_upgrading_moves_nothing(align, axis, direction, screens, films):
    plain, upgraded = screens(width=900), screens(width=900)
    options = {"attributes": f'align="{align}" axis="{axis}" dir="{direction}"'}
    plain.show(page(**options, head=""), films, PACKAGE)
    upgraded.page.add_init_script(SHIFTS)
    Cards(upgraded, films).show(page(**options))
    upgraded.painted()
    before, after = plain.js(BOXES), upgraded.js(BOXES)
    for index in range(3):
        assert before[index] == pytest.approx(after[index], abs=0.5), index
    assert upgraded.js("globalThis.shifted") == 0


def test_without_the_script_the_card_with_focus_is_open(desktop, films):
    cards = Cards(desktop, films)
    desktop.show(page(head=""), films, PACKAGE)
    desktop.press("Tab", "Tab")
    assert desktop.js("document.activeElement.textContent") == "Watch 1"
    assert cards.seen(1).width == 250
    assert cards.opacity(1, "details") == 1
    assert cards.seen(0).width == 150


def test_links_in_closed_cards_cannot_be_reached(desktop, shown):
    shown(desktop, count=3)
    reached = []
    for _ in range(4):
        desktop.press("Tab")
        reached.append(desktop.js("document.activeElement.localName"))
    assert reached == ["img", "img", "img", "body"]


def complaint(screen) -> str:
    assert len(screen.complaints) == 1, screen.complaints
    return screen.complaints.pop()


@pytest.mark.parametrize("text", ["99", "-1", "x", "1.5", ""])
def test_an_item_that_is_not_there_is_named(text, desktop, shown):
    cards = shown(desktop, attributes=f'expanded="{text}"')
    assert f'expanded="{text}"' in complaint(desktop)
    assert cards.expanded is None
    desktop.js(f"{CARDS}.expand(99)")
    assert "no item 99" in complaint(desktop)


@pytest.mark.parametrize("count", [0, 1])
def test_none_and_one(count, desktop, shown):
    cards = shown(desktop, items=card(0) if count else "<!-- none -->")
    desktop.press("Tab", "ArrowRight", "Enter", "Escape")
    desktop.js(f"({CARDS}.collapse(), {CARDS}.next())")
    cards.still()
    assert cards.expanded is None
