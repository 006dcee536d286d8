"""Each effect changes the items beside the current one."""

import pytest
from browsers import everywhere
from carousel import CAROUSEL


@everywhere
def test_the_deck_grows_the_card_in_the_middle(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes='loop effect="scale"', style="main { padding-top: 40px }")
    assert carousel.item(0).width == pytest.approx(360, abs=0.5)
    assert carousel.item(1).width == pytest.approx(300, abs=0.5)
    assert carousel.item(0).center == pytest.approx(carousel.middle, abs=0.5)
    desktop.page.mouse.click(*carousel.item(2).center)
    desktop.run(96)
    desktop.shot("carousel-deck-moving")
    carousel.until_settled(2)
    assert carousel.item(2).width == pytest.approx(360, abs=0.5)
    desktop.shot("carousel-deck")


EFFECTS = [
    ("fade", "opacity"),
    ("cover-flow", "rotate"),
    ("cylinder", "rotate"),
    ("wheel", "rotate"),
    ("stack", "scale"),
    ("parallax", "clipPath"),
]


@pytest.mark.parametrize(("effect", "style"), EFFECTS)
@everywhere
def test_an_effect_changes_the_neighbours_and_leaves_the_current_item_as_it_is(effect, style, show_carousel, desktop):
    show_carousel(desktop, attributes=f'loop effect="{effect}"')
    drawn = desktop.js(f"[0, 1, 6].map(index => document.querySelectorAll('.card')[index].style.{style})")
    assert drawn[1] or drawn[2], "a neighbour is changed"
    if effect != "parallax":
        assert not drawn[0]
    desktop.shot(f"carousel-{effect}")


def test_an_effect_of_ones_own_is_a_table_of_stops(desktop, show_carousel):
    carousel = show_carousel(desktop)
    stops = "[{ phase: -1, opacity: 0.2 }, { phase: 0 }, { phase: 1, scale: 0.5, opacity: 0.4, y: 20, rotateY: 90 }]"
    desktop.js(f"void ({CAROUSEL}.stops = {stops})")
    desktop.tick(16)
    card = "document.querySelectorAll('.card')"
    assert desktop.js(f"[6, 0, 1].map(index => {card}[index].style.opacity)") == ["0.2", "", "0.4"]
    assert desktop.js(f"{card}[1].style.scale") == "0.5"
    assert desktop.js(f"{card}[1].style.rotate") == "y 1.5708rad"
    desktop.js(f"{CAROUSEL}.next()")
    carousel.until_settled(1)
    assert desktop.js(f"{card}[0].style.opacity") == "0.2"
    desktop.js(f"void ({CAROUSEL}.stops = [{{ phase: 0, scael: 2 }}, {{ phase: 'x' }}])")
    assert ["scael" in desktop.complaints[0], "phase" in desktop.complaints[1]] == [True, True]
    desktop.complaints.clear()
    desktop.js(f"void ({CAROUSEL}.stops = null)")
    desktop.tick(16)
    assert desktop.js(f"[...{card}].every(card => card.style.opacity === '' && card.style.scale === '')")
