"""React and Vue change the children of the elements: the recipes run, and a render during a gesture disturbs nothing.

The frameworks are those of Debian. Its React is a build of 18.1 that sets properties of elements and hears their
events, as React 19 does. Its Vue is 2.6, which has no `<script setup>`: the recipe's template is mounted alone.
"""

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pictures
import pytest
from browsers import everywhere
from packed import DEBIAN, ROOT, needs_debian
from test_contract import page

pytestmark = needs_debian

RECIPES = (ROOT / "Web/guides/recipes.md").read_text()
MODULES = DEBIAN / "usr/share/nodejs"
NAMES = ["harbour", "ridge", "quay", "dunes", "pier", "cliff"]

# Each framework gets the same calls from a test: show(things, options) renders, unmount() takes all away.
REACT = """
import {createRoot} from "react-dom/client";
import {StrictMode} from "react";
import {Films} from "./recipe";

const changed = (event) => globalThis.changed = event.detail.index;
const Row = ({things, options}) => <vitrine-carousel label="Things" onvitrine-change={changed} {...options}>
  {things.map((name) => <div key={name} style={{width: 300, height: 200}}>{name}</div>)}
</vitrine-carousel>;
const Grid = ({things, options}) => <vitrine-photo-grid label="Things" {...options}>
  {things.map((name) => <a key={name} href={`${name}.jpg`}><img src={`${name}.jpg`} alt={name} /></a>)}
</vitrine-photo-grid>;
const Recipe = ({things}) =>
  <Films films={things.map((name) => ({id: name, name, poster: `${name}.jpg`}))} onChange={() => {}} />;
const parts = {Row, Grid, Recipe};

const root = createRoot(document.querySelector("main"));
globalThis.show = (part, things, options = {}) => {
  const Part = parts[part];
  root.render(<StrictMode><Part things={things} options={options} /></StrictMode>);
};
globalThis.unmount = () => root.render(null);
"""
HYDRATED = """
import {hydrateRoot} from "react-dom/client";
import {Places} from "./recipe";

const places = (names) => <Places places={names.map((name) => ({name, photo: `${name}.jpg`}))} />;
let root;
globalThis.show = (_, names) => {
  if (root) root.render(places(names));
  else root = hydrateRoot(document.querySelector("main"), places(names));
};
"""
VUE = """
import Vue from "vue";
import "vitrine";
import "vitrine/vitrine.css";

Vue.config.ignoredElements = [/^vitrine-/];
Vue.config.productionTip = false;
const state = Vue.observable({part: null, things: [], options: {}});
const props = ["things", "options"];
const methods = {changed: (event) => globalThis.changed = event.detail.index};
Vue.component("Row", {props, methods, template: `<vitrine-carousel
    label="Things" @vitrine-change="changed" v-bind="options">
  <div v-for="name in things" :key="name" style="width: 300px; height: 200px">{{ name }}</div>
</vitrine-carousel>`});
Vue.component("Grid", {props, template: `<vitrine-photo-grid label="Things" v-bind="options">
  <a v-for="name in things" :key="name" :href="name + '.jpg'"><img :src="name + '.jpg'" :alt="name"></a>
</vitrine-photo-grid>`});
Vue.component("Films", {props: ["photos"], template: %RECIPE%});
Vue.component("Recipe", {props, template:
  `<Films :photos="things.map(name => ({id: name, name, small: name + '.jpg', large: name + '.jpg'}))" />`});
new Vue({data: {state}, template: `<main>
  <component v-if="state.part" :is="state.part" :things="state.things" :options="state.options" />
</main>`}).$mount("main");
globalThis.show = (part, things, options = {}) => Object.assign(state, {part, things, options});
globalThis.unmount = () => (state.part = null);
"""


@dataclass(frozen=True)
class Framework:
    """A framework: the files of its modules, and the sources of an app that uses it."""

    alias: dict[str, Path]
    sources: dict[str, str]


def recipe(kind: str, number=0) -> str:
    return re.findall(rf"```{kind}\n(.*?)^```$", RECIPES, re.M | re.S)[number]


TEMPLATE = re.search(r"<template>(.*)</template>", recipe("vue"), re.S)[1]
REACT_ALIAS = {
    "react": MODULES / "react/umd/react.development.js",
    "react-dom/client": MODULES / "react-dom/umd/react-dom.development.js",
}
# The classic transform of JSX needs this name.
REACT_IN_SCOPE = {"react-in-scope.js": 'export * as React from "react";\n'}
FRAMEWORKS = {
    "react": Framework(REACT_ALIAS, REACT_IN_SCOPE | {"recipe.tsx": recipe("tsx"), "main.tsx": REACT}),
    "hydrated": Framework(REACT_ALIAS, REACT_IN_SCOPE | {"recipe.tsx": recipe("tsx", 1), "main.tsx": HYDRATED}),
    "vue": Framework({"vue": MODULES / "vue/dist/vue.js"}, {"main.js": VUE.replace("%RECIPE%", f"`{TEMPLATE}`")}),
}


@pytest.fixture(scope="module")
def sites(project) -> dict[str, Path]:
    """A folder for each framework, with the bundle of its app, the engine and the photographs."""
    made = {}
    for name, framework in FRAMEWORKS.items():
        folder = project / name
        folder.mkdir()
        for file, text in framework.sources.items():
            (folder / file).write_text(text)
        main = next(file for file in framework.sources if file.startswith("main"))
        options = [f"--alias:{module}={path}" for module, path in framework.alias.items()]
        options += [f"--inject:{file}" for file in framework.sources if file.endswith("-in-scope.js")]
        command = ["esbuild", main, "--bundle", "--format=esm", "--outdir=out", "--log-level=warning", *options]
        bundled = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        assert bundled.stderr == ""
        shutil.copy(project / "node_modules/vitrine/dist/vitrine.wasm", folder / "out")
        for photo in NAMES:
            pictures.upright(300, 200).save(folder / f"out/{photo}.jpg")
        made[name] = folder / "out"
    return made


@pytest.fixture(params=["react", "vue"])
def app(request, sites, desktop):
    """A page with an app that shows nothing yet."""
    desktop.own_time()
    html = page("", '<script type="module" src="main.js"></script>').replace("vitrine.css", "main.css")
    desktop.show(html, sites[request.param], evaluates="'unsafe-eval'")  # Vue compiles its templates
    desktop.until("!!globalThis.show")
    return desktop


def show(app, part: str, things: list[str], **options: object):
    app.js(f"void show('{part}', {json.dumps(things)}, {json.dumps(options)})")


ELEMENT = "document.querySelector('main > *')"
DRAWN = f"{ELEMENT}?.matches(':state(drawn)')"
# A loop with few items draws copies of them.
ITEMS = f"[...{ELEMENT}.children].filter(child => child.slot !== 'copies')"
TEXTS = f"{ITEMS}.map(child => child.textContent.trim() || child.alt || child.firstElementChild?.alt)"
NUMBERS = f"{ITEMS}.map(child => child.getAttribute('aria-label'))"


def numbered(count: int) -> list[str]:
    return [f"{number} of {count}" for number in range(1, count + 1)]


def at(app, name: str) -> float:
    """Where an item begins."""
    return app.js(f"{ITEMS}.find(child => child.textContent === '{name}').getBoundingClientRect().x")


@everywhere
def test_the_recipe_runs(app):
    show(app, "Recipe", NAMES)
    app.until(DRAWN)
    app.until("[...document.images].every(image => image.complete && image.naturalWidth)")
    app.still()
    show(app, "Recipe", NAMES[:3])
    app.until(f"{ITEMS}.length === 3")
    app.still()
    assert app.js(TEXTS) == NAMES[:3]


@everywhere
def test_items_follow_their_keys(app):
    show(app, "Row", NAMES, loop=True, align="start")
    app.until(DRAWN)
    app.js(f"void {ELEMENT}.select(2, {{animated: false}})")
    app.until("globalThis.changed === 2")
    app.still()
    place = at(app, "quay")
    for things in [NAMES[1:], ["first", *NAMES], NAMES[::-1], ["quay", "new", "other", "more", "last"]]:
        show(app, "Row", things, loop=True, align="start")
        app.until(f"JSON.stringify({TEXTS}) === JSON.stringify({things})")
        app.still()
        assert app.js(NUMBERS) == numbered(len(things))
        assert app.js(f"{ELEMENT}.selectedIndex") == things.index("quay")
        assert at(app, "quay") == pytest.approx(place, abs=0.5)


@everywhere
def test_a_render_during_a_drag_leaves_the_item_under_the_finger(app):
    show(app, "Row", NAMES, loop=True)
    app.until(DRAWN)
    app.still()
    app.drag((700, 100), (650, 100), (600, 100), lift=False)
    place = at(app, "harbour")
    show(app, "Row", ["new", *NAMES[:4]], loop=True, indicator="dots")
    app.until(f"{ITEMS}.length === 5")
    app.tick()
    assert at(app, "harbour") == pytest.approx(place, abs=0.5)
    app.drag_on((580, 100))
    assert at(app, "harbour") == pytest.approx(place - 20, abs=0.5)
    app.release(580, 100)
    app.still()
    assert app.js(NUMBERS) == numbered(5)


@everywhere
def test_an_app_takes_away_what_moves_and_shows_it_again(app):
    show(app, "Row", NAMES, loop=True)
    app.until(DRAWN)
    app.js(f"void {ELEMENT}.select(3)")
    app.run(64)
    app.js("void unmount()")
    app.until(f"{ELEMENT} === null")
    app.still()
    show(app, "Row", NAMES[:2], loop=True)
    app.until(DRAWN)
    app.still()
    assert app.js(NUMBERS) == numbered(2)


@everywhere
def test_an_app_takes_away_the_photograph_that_is_open(app):
    show(app, "Grid", NAMES)
    app.until(DRAWN)
    app.js(f"void {ELEMENT}.open(2)")
    app.run(160)
    show(app, "Grid", ["harbour", "ridge", "dunes"])
    app.until(f"{ITEMS}.length === 3")
    app.still()
    assert app.js(f"{ELEMENT}.openIndex") is None
    app.js("void unmount()")
    app.until(f"{ELEMENT} === null")


@everywhere
@pytest.mark.parametrize("app", ["hydrated"], indirect=True)
def test_an_app_takes_over_what_a_server_has_written(app):
    items = "".join(f'<img src="{name}.jpg" alt="{name}"/>' for name in NAMES[:2])
    html = f'<vitrine-carousel loop="" label="Places">{items}</vitrine-carousel>'
    app.js(f"void (document.querySelector('main').innerHTML = {json.dumps(html)})")
    app.js(f"void ({ELEMENT}.isFromServer = true)")
    show(app, "Places", NAMES[:2])
    app.until(DRAWN)
    app.still()
    assert app.js(f"[{ELEMENT}.isFromServer, {TEXTS}]") == [True, NAMES[:2]]
    show(app, "Places", NAMES[:3])
    app.until(f"{ITEMS}.length === 3")
    app.still()
    assert app.js(f"[{ELEMENT}.isFromServer, {TEXTS}]") == [True, NAMES[:3]]
