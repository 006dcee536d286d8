#!/usr/bin/env python3
"""Scripts/public-types.py FOLDER - leaves only public types in the declarations in FOLDER/types.

The type checker declares all members of all classes. This removes the members with the mark `@internal`, also from
classes that override them without the mark, the callbacks of the browser, and the files that no file in FOLDER needs.
It also adds types that the type checker does not write for JavaScript: those of setters, `this` as the type of a
getter, and an interface for each element.
"""

import re
import sys
from pathlib import Path

INDENT = " " * 4
NAME = re.compile(r"    (?:static |get |set |readonly )*(\w+)")
BASES = {"vitrine-element.d.ts", "strip-element.d.ts"}
CALLBACKS = {"connectedCallback", "disconnectedCallback", "attributeChangedCallback", "observedAttributes"}

SETTER = re.compile(r"@param \{(?P<type>[^\n]+)\} (?P<name>\w+)(?P<between>.*\n    set \w+)\(arg: .+\);$", re.DOTALL)
GETTER = re.compile(r"@returns \{(?P<type>[^\n]*\bthis\b[^\n]*)\}(?P<between>.*\n    get \w+\(\)): .+;$", re.DOTALL)

ELEMENT = re.compile(r'export const (\w+): import\("([^"]+)"\)\.WithOptions<typeof (\w+), (.+)>;\n')
INTERFACE = r"""export const \1: Constructor<\1>;
export interface \1 extends \3, OptionProperties<\4> {
}
import { Constructor, OptionProperties } from "\2";
"""

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
IMPORT = re.compile(r'^import \{(.+)\} from "[^"]+";\n', re.MULTILINE)
MODULE = re.compile(r"""\b(?:from |import\(|import )["'](\.[^"']+)\.js["']""")


def parts(text: str) -> list[list[str]]:
    """Splits a file into parts: each member of a class with its comment, and each other line alone."""
    found, member = [], []
    for line in text.splitlines(keepends=True):
        member.append(line)
        is_inside = line.startswith(INDENT)
        is_end = is_inside and not line.startswith(INDENT + " ") and line.rstrip().endswith(";")
        if is_end or not is_inside:
            found.append(member)
            member = []
    return found


def name_of(member: list[str]) -> str:
    declared = [line for line in member if not re.match(r"\s*(/\*\*|\*)", line)]
    match = NAME.match(declared[0]) if declared else None
    return match[1] if match else ""


def internal(found: list[list[str]]) -> set[str]:
    """The names of the members with the mark."""
    return {name_of(part) for part in found if any("@internal" in line for line in part)} - {""}


def with_types(member: list[str]) -> str:
    """A member of a class. A property has the types in its comments."""
    text = "".join(member)
    text = SETTER.sub(r"@param {\g<type>} \g<name>\g<between>(\g<name>: \g<type>);", text)
    return GETTER.sub(r"@returns {\g<type>}\g<between>: \g<type>;", text)


def with_interface(text: str) -> str:
    """The declarations of a module. An element's type is an interface, which declarations of a page can name."""
    if not (match := ELEMENT.search(text)):
        return text
    name = match[1]
    return ELEMENT.sub(INTERFACE, text).replace(f"export type {name} = InstanceType<typeof {name}>;\n", "")


def without_unused_imports(text: str) -> str:
    code = IMPORT.sub("", COMMENT.sub("", text))
    return IMPORT.sub(
        lambda match: match[0] if any(re.search(rf"\b{name}\b", code) for name in names_in(match)) else "", text
    )


def names_in(match: re.Match) -> list[str]:
    return [name.strip() for name in match[1].split(",")]


def modules_of(path: Path) -> set[Path]:
    """The declarations that a file needs."""
    code = COMMENT.sub("", path.read_text())
    return {(path.parent / f"{name}.d.ts").resolve() for name in MODULE.findall(code)}


folder = Path(sys.argv[1]).resolve()
files = {path: parts(path.read_text()) for path in folder.glob("types/elements/*.d.ts")}
# All elements inherit from these classes.
shared = CALLBACKS.union(*(internal(found) for path, found in files.items() if path.name in BASES))
for path, found in files.items():
    hidden = shared | internal(found)
    text = "".join(with_types(part) for part in found if name_of(part) not in hidden)
    path.write_text(without_unused_imports(with_interface(text)))

needed, found = set(), {*folder.glob("*.d.ts"), *folder.glob("types/entry/vitrine*.d.ts")}
while found:
    needed |= found
    found = set().union(*map(modules_of, found)) - needed
for path in set(folder.glob("types/**/*.d.ts")) - needed:
    path.unlink()
