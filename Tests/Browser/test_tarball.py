"""The packed package in another project: it type-checks strictly, and bundlers include what a page needs."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from album import PACKAGE
from packed import DEBIAN, needs_debian
from test_contract import cards, page, strip

ROOT = Path(__file__).parents[2]
STRICT = {
    "strict": True,
    "noEmit": True,
    "target": "es2022",
    "module": "es2022",
    "moduleResolution": "node",
    "types": [],
}
# The declarations of the package are checked, those of TypeScript itself are not.
LIBRARIES = {"lib": ["es2022", "dom", "dom.iterable"], "skipLibCheck": False, "skipDefaultLibCheck": True}
# Every entry of the package, for a resolver that does not read `exports`.
PAGE = """
import {VitrineCarousel} from "vitrine";
import {VitrineCarousel as Alone} from "vitrine/carousel";
import {VitrineCollection} from "vitrine/collection";
import {VitrinePhotoGrid} from "vitrine/photo-grid";
import type {Items} from "vitrine";
const render = (index: number, element: HTMLElement) => void (element.textContent = `${index}`);
const items: Items<HTMLDivElement> = {count: 3, key: String, render};
const carousel = document.querySelector("vitrine-carousel");
if (carousel instanceof VitrineCarousel) carousel.items = items;
export const classes: (new () => HTMLElement)[] = [Alone, VitrineCollection, VitrinePhotoGrid];
"""

# Each entry defines these elements.
ENTRIES = {
    "carousel": ["vitrine-carousel"],
    "expanding-carousel": ["vitrine-expanding-carousel"],
    "stitched-carousel": ["vitrine-stitched-carousel"],
    "photo-grid": ["vitrine-photo-grid", "vitrine-photo-viewer"],
}
INTERNAL = re.compile(r"/\*\*(?:(?!\*/).)*@internal(?:(?!\*/).)*\*/\s+(?:(?:static|get|set|async) )*(\w+)", re.DOTALL)
CALLBACKS = {"connectedCallback", "disconnectedCallback", "attributeChangedCallback"}

KINDS = ["carousel", "expanding-carousel", "stitched-carousel", "photo-grid", "photo-viewer"]
GROUPS = ["attributes", "members", "events", "slots", "cssParts", "cssProperties", "cssStates"]


def test_what_is_packed_is_what_is_built(project):
    package = project / "node_modules/vitrine"
    built = {path.relative_to(PACKAGE) for path in PACKAGE.rglob("*") if path.is_file()}
    assert {path.relative_to(package / "dist") for path in (package / "dist").rglob("*") if path.is_file()} == built
    assert {path.name for path in package.iterdir()} == {"dist", "guides", "package.json", "README.md", "LICENSE"}
    for guide in package.glob("**/*.md"):
        targets = re.findall(r"\]\((?!https?:)([^)#]+)", guide.read_text())
        assert [target for target in targets if not (guide.parent / target).is_file()] == [], guide.name
    described = json.loads((package / "package.json").read_text())
    files = [described[name] for name in ("main", "module", "types", "customElements")]
    files += described["typesVersions"]["*"].values()
    for entry in described["exports"].values():
        files += [entry] if isinstance(entry, str) else entry.values()
    named = [name for each in files for name in ([each] if isinstance(each, str) else each) if "*" not in name]
    assert [name for name in named if not (package / name).is_file()] == []


@pytest.fixture(scope="module")
def type_check(project):
    """Returns a function that returns the errors of the type checker for a page."""
    typescript = Path(shutil.which("tsc")).resolve().parents[1]
    command = ["node", ROOT / "Tests/Browser/type-check.js", typescript]
    checker = subprocess.Popen(command, cwd=project, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def check(text: str, **options) -> str:
        checker.stdin.write(json.dumps({"text": text, "options": STRICT | LIBRARIES | options}) + "\n")
        checker.stdin.flush()
        return json.loads(checker.stdout.readline())

    yield check
    checker.communicate()


def test_a_page_that_uses_it_type_checks_strictly(type_check):
    assert type_check(PAGE) == ""
    assert "TS2322" in type_check(PAGE.replace("count: 3", "count: '3'"))


def test_the_types_take_some_words_and_return_all(type_check):
    words = [f'document.createElement("vitrine-{kind}").strings' for kind in KINDS]
    some = [f'{strings} = {{next: "Weiter", previous: "Zurück"}};' for strings in words]
    every = [f"all({strings}).close.trim();" for strings in words]
    head = """
import type {Strings, VitrineAttributes, VitrineElements} from "vitrine";
const all = (strings: Readonly<Strings>) => strings;
export const attributes: VitrineAttributes<VitrineElements["vitrine-carousel"]> = {strings: {next: "Weiter"}};
"""
    assert type_check("\n".join([head, *some, *every])) == ""
    wrong = type_check("\n".join([head, *(line.replace("next", "nxt") for line in some)]))
    assert wrong.count("'nxt' does not exist") == len(some)


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_types_of_an_entry_declare_its_elements_and_events(type_check, entry):
    used = [
        f"""
const element{index} = document.querySelector("{tag}")!;
element{index}.label.trim();
element{index}.close();
element{index}.addEventListener("vitrine-change", (event) => event.detail.index.toFixed());
element{index}.ready.then((element) => element.speed.toFixed());
"""
        for index, tag in enumerate(ENTRIES[entry])
    ]
    others = sorted({tag for tags in ENTRIES.values() for tag in tags} - set(ENTRIES[entry]))
    unknown = [f'// @ts-expect-error\ndocument.querySelector("{tag}")!.label;' for tag in others]
    assert type_check("\n".join([f'import "vitrine/{entry}";', *used, *unknown])) == ""


def test_the_types_contain_no_internal_members(project, type_check):
    shipped = {path.name: path.read_text() for path in (project / "node_modules/vitrine").rglob("*.d.ts")}
    assert [name for name, text in shipped.items() if re.search(r"__#|@internal", text)] == []
    sources = {path.stem: path.read_text() for path in (ROOT / "Web/src/elements").glob("*.js")}
    internal = {name: set(INTERNAL.findall(source)) for name, source in sources.items()}
    assert internal["vitrine-element"] == {"driver"}
    page = """
import type {VitrineElements} from "vitrine";
type Internal<Each, Names> = [Extract<keyof Each, Names>] extends [never] ? null : Extract<keyof Each, Names>;
"""
    for index, kind in enumerate(KINDS):
        base = set() if kind.startswith("photo") else internal["strip-element"]
        members = internal[kind] | base | internal["vitrine-element"] | CALLBACKS
        names = "|".join(f'"{name}"' for name in sorted(members))
        page += f'export const visible{index}: Internal<VitrineElements["vitrine-{kind}"], {names}> = null;\n'
    assert type_check(page) == ""


def test_declarations_of_a_page_name_the_types_of_elements(project, type_check):
    """The declarations do not copy the members, such as the mark of private ones."""
    page = 'import "vitrine";\nexport const made = () => document.createElement("vitrine-carousel");\n'
    options = {"noEmit": False, "declaration": True, "emitDeclarationOnly": True, "outDir": "declared"}
    assert type_check(page, **options) == ""
    assert (project / "declared/page.d.ts").read_text().splitlines()[1:] == [
        'export declare const made: () => import("vitrine").VitrineCarousel;'
    ]


def test_the_packed_package_names_its_repository(tmp_path):
    """Packs the package in a clone, whose origin names the repository."""
    for part in ["Scripts/pack.py", "Web/package.json", "Web/README.md", "LICENSE"]:
        (tmp_path / part).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / part, tmp_path / part)
    git = ["git", "-C", tmp_path]
    subprocess.run([*git, "init", "--quiet"], check=True)
    # A token in the address stays with the person who cloned.
    secret = "https://name:token@code.example/vitrine.git"
    for address, expected in [
        (secret, "https://code.example/vitrine.git"),
        ("/a/folder", None),
        ("https://code.example/vitrine.git", "https://code.example/vitrine.git"),
    ]:
        subprocess.run([*git, "config", "remote.origin.url", address], check=True)
        subprocess.run([sys.executable, tmp_path / "Scripts/pack.py"], check=True)
        [packed] = tmp_path.glob("build/*.tgz")
        with tarfile.open(packed) as archive:
            described = json.load(archive.extractfile("package/package.json"))
        assert described.get("repository", {}).get("url") == expected
        assert described["name"] == "vitrine"


def test_a_server_can_import_it(project):
    command = ["node", "--input-type=module", "--eval", 'import "vitrine"; import "vitrine/carousel";']
    imported = subprocess.run(command, cwd=project, capture_output=True, text=True)
    assert (imported.returncode, imported.stderr) == (0, "")


def test_the_manifest_names_what_the_elements_have(project, desktop):
    package = project / "node_modules/vitrine"
    manifest = json.loads((package / "dist/custom-elements.json").read_text())
    modules = manifest["modules"]
    paths = [module["path"] for module in modules]
    assert (manifest["schemaVersion"], paths) == ("1.0.0", ["dist/vitrine.js", "dist/vitrine-collection.js"])
    described = {each["tagName"]: each for module in modules for each in module["declarations"]}
    tags = [f"vitrine-{name}" for name in [*KINDS, "collection"]]
    assert [[each["tagName"] for each in module["declarations"]] for module in modules] == [tags[:-1], tags[-1:]]
    desktop.show(page(strip(items=cards(4)), '<script type="module" src="vitrine-collection.js"></script>'), PACKAGE)
    desktop.until("!!customElements.get('vitrine-collection')")
    for tag in tags:
        element = described[tag]
        names = {member["name"] for member in element["members"]}
        assert desktop.js(f"{sorted(names)}.filter(name => !(name in document.createElement('{tag}')))") == []
        attributes = {attribute["name"] for attribute in element["attributes"]}
        observed = set(desktop.js(f"customElements.get('{tag}').observedAttributes")) - {"style"}
        assert observed == attributes
        every = [each for group in GROUPS for each in element[group]]
        assert [each["name"] for each in every if not each.get("description")] == []
        assert [event["name"] for event in element["events"] if not event["type"].get("text")] == []
    types = {
        (tag, member["name"]): member["type"]["text"]
        for tag in tags
        for member in described[tag]["members"]
        if "type" in member
    }
    assert types["vitrine-carousel", "selectedIndex"] == "number | null"
    assert types["vitrine-photo-grid", "items"] == "Items<HTMLAnchorElement> | null"
    assert "import(" not in json.dumps(manifest)
    defaults = {
        tag: {attribute["name"]: attribute.get("default") for attribute in described[tag]["attributes"]} for tag in tags
    }
    spacings = {tag: values.get("spacing") for tag, values in defaults.items()}
    assert list(spacings.values()) == ["3", "20", "8", "3", None, None]
    assert defaults["vitrine-expanding-carousel"]["snap"] == "free"
    assert defaults["vitrine-collection"]["arrangement"] == "grid"
    spacing = next(each for each in described["vitrine-carousel"]["attributes"] if each["name"] == "spacing")
    assert spacing | {"description": ""} == {
        "name": "spacing",
        "fieldName": "spacing",
        "type": {"text": "number"},
        "default": "3",
        "description": "",
    }


def test_a_bundle_of_it_runs_beside_a_copy_of_the_engine(project, desktop):
    (project / "main.js").write_text(
        'import "vitrine/vitrine.css";\nimport {VitrineCarousel} from "vitrine";\n'
        "globalThis.isElement = VitrineCarousel === customElements.get('vitrine-carousel')\n"
    )
    out = project / "out"
    command = ["esbuild", "main.js", "--bundle", "--format=esm", f"--outdir={out}", "--log-level=warning"]
    assert subprocess.run(command, cwd=project, capture_output=True, text=True).stderr == ""
    shutil.copy(project / "node_modules/vitrine/dist/vitrine.wasm", out)
    html = page(strip(items=cards(4)), '<script type="module" src="main.js"></script>')
    desktop.show(html.replace("vitrine.css", "main.css"), out)
    desktop.until("document.querySelector('vitrine-carousel').matches(':state(drawn)') && globalThis.isElement")


def test_a_bundler_keeps_what_an_import_for_its_effect_defines(project):
    (project / "effect.js").write_text('import "vitrine";\n')
    command = ["esbuild", "effect.js", "--bundle", "--format=esm", "--log-level=warning"]
    bundled = subprocess.run(command, cwd=project, capture_output=True, text=True)
    assert "customElements" in bundled.stdout
    assert bundled.stderr == ""


@needs_debian
def test_webpack_takes_the_engine_and_the_recorder(project, desktop):
    """An import for its effect keeps all classes, and files in `new URL` are copied."""
    folder = project / "webpack"
    folder.mkdir()
    (folder / "node_modules").symlink_to(project / "node_modules")
    (folder / "main.js").write_text('import "vitrine/carousel";\n')
    modules = {"NODE_PATH": str(DEBIAN / "usr/share/nodejs"), "PATH": os.environ["PATH"]}
    command = ["node", ROOT / "Tests/Browser/webpack.js", DEBIAN]
    bundled = subprocess.run(command, cwd=folder, env=modules, capture_output=True, text=True)
    assert (bundled.stdout, bundled.stderr) == ("", "")
    shutil.copy(PACKAGE / "vitrine.css", folder / "out")
    html = page(strip(items=cards(4)), '<script defer src="main.js"></script>')
    desktop.show(html, folder / "out")
    desktop.until("document.querySelector('vitrine-carousel').matches(':state(drawn)')")
    assert "exhibit carousel" in desktop.js(
        "document.querySelector('vitrine-carousel').record().then(recording => recording.stop())"
    )
