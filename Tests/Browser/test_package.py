"""The web package: everything with one script, one style sheet and one engine, and each element alone with its own."""

import pytest
from carousel import PACKAGE, card

CAROUSEL = f'<vitrine-carousel label="Cards">{card(0)}{card(1)}</vitrine-carousel>'
GRID = """<vitrine-photo-grid label="Pictures"><a href="0.png" data-width="600" data-height="400"
    ><img src="0.png" alt="Picture"></a></vitrine-photo-grid>"""


CARDS = """<vitrine-expanding-carousel label="Films"><article aria-label="A"><img data-part="poster" src="0.png" alt="A"
    ><img data-part="still" src="0.png" alt=""><p data-part="details">1961</p></article></vitrine-expanding-carousel>"""
ROW = """<vitrine-stitched-carousel label="Row"><img src="0.png" width="600" height="400" alt="A"
    ></vitrine-stitched-carousel>"""


def page(package: str, elements: str) -> str:
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Package</title>
        <link rel="icon" href="data:,"><link rel="stylesheet" href="{package}.css">
        <script type="module" src="{package}.js"></script><main>{elements}</main></html>"""


@pytest.mark.parametrize(
    ("package", "elements"),
    [
        ("vitrine", CAROUSEL + GRID + CARDS + ROW),
        ("vitrine-carousel", CAROUSEL),
        ("vitrine-photo-grid", GRID),
        ("vitrine-expanding-carousel", CARDS),
        ("vitrine-stitched-carousel", ROW),
    ],
)
def test_a_script_and_a_style_sheet_bring_one_engine(package, elements, desktop, album):
    asked = []
    desktop.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    desktop.show(page(package, elements), album, PACKAGE)
    desktop.until("[...document.querySelector('main').children].every(element => element.matches(':state(drawn)'))")
    assert [name for name in asked if name.endswith((".css", ".js", ".wasm"))] == [
        f"{package}.css",
        f"{package}.js",
        f"{package}.wasm",
    ]
