"""Reads declarations from Swift interfaces, and compares those of this project with those of an SDK.

A declaration is known by the type that it belongs to, its name and its labels. Compared are labels, types, constraints,
availability and isolation. Bodies, comments, and attributes without an effect for callers are left out.
"""

import re
from dataclasses import dataclass, field

TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/|\"\"\".*?\"\"\"|\"(?:\\.|[^\"\\\n])*\"|->|\.\.\.|#(?:if|elseif|else|endif)[^\n]*|\n"
    r"|[@$#]?`?\w+`?|[^\s\w]",
    re.S,
)
PREFIX = re.compile(
    r"\b(?:Swift|SwiftUI|SwiftUICore|Foundation|CoreFoundation|CoreGraphics|ObjectiveC|_Concurrency|UIKit|AppKit|Accessibility"
    r"|Observation)\."
)
MODIFIERS = {
    "public", "open", "final", "static", "class", "nonisolated", "mutating", "nonmutating", "override", "required",
    "convenience", "indirect", "prefix", "postfix", "weak", "unowned", "lazy", "optional", "dynamic", "package",
    "private", "fileprivate", "internal", "borrowing", "consuming", "__owned", "__shared", "isolated", "distributed",
}  # fmt: skip
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}
MEMBERS = {"func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype", "import", "deinit"}
MEMBERS |= {"operator", "precedencegroup", "macro"}
# A line that begins or ends with one of these belongs to its neighbour.
JOINS_BEFORE = {"->", "where", "{", "throws", "rethrows", "async", ",", "&", ":", "=", ")", ">"}
JOINS_AFTER = {",", "->", "where", "&", ":", "=", "(", "<", "[", "@", "."}
OPENING, CLOSING = "([{", ")]}"


@dataclass
class Scope:
    """What surrounds a declaration: the type, with its availability, isolation and constraints."""

    path: str = ""
    availability: dict = field(default_factory=dict)
    isolation: str = ""
    constraints: tuple = ()


@dataclass(frozen=True)
class Declaration:
    """A declaration in a form that can be compared."""

    owner: str
    kind: str
    name: str
    labels: tuple
    signature: str
    constraints: tuple
    isolation: str
    availability: tuple

    @property
    def title(self):
        labels = (
            f"({''.join(f'{label}:' for label in self.labels)})" if self.kind in ("func", "init", "subscript") else ""
        )
        return f"{self.owner}.{self.name}{labels}" if self.owner else f"{self.name}{labels}"


def tokens(text):
    found = [match[0] for match in TOKEN.finditer(text)]
    return [token for token in found if not token.startswith(("//", "/*", "#if", "#elseif", "#else", "#endif"))]


def joined(parts):
    """The text of tokens, with spaces only between words, without the names of modules."""
    text = ""
    for part in parts:
        if part == "\n":
            continue
        text += " " + part if text and re.match(r"[\w@$`]", part) and re.search(r"[\w`)\]>?]$", text) else part
    return PREFIX.sub("", text)


def split(parts, separator=","):
    """Splits tokens at a separator outside of all brackets."""
    found, depth = [[]], 0
    for part in parts:
        depth += (part in (*OPENING, "<")) - (part in (*CLOSING, ">"))
        if part == separator and depth == 0:
            found.append([])
        else:
            found[-1].append(part)
    return [part for part in found if part]


def block(parts, start):
    """The index after the bracket that closes the one at `start`."""
    depth = 0
    for index in range(start, len(parts)):
        depth += (parts[index] in OPENING) - (parts[index] in CLOSING)
        if depth == 0:
            return index + 1
    return len(parts)


def available(arguments):
    """The versions in an availability; 0 stands for none."""
    words = [joined(argument) for argument in split(arguments)]
    found = {}
    if any(
        re.match(r"(introduced|deprecated|obsoleted|message|renamed):", word) or word in ("unavailable", "deprecated")
        for word in words
    ):
        if "unavailable" in words:
            found[words[0]] = "unavailable"
        for word in words:
            if match := re.match(r"introduced:([\d.]+)", word):
                found[words[0]] = version(match[1])
        return found
    for word in words:
        if match := re.match(r"(\w+) ?([\d.]+)$", word):
            found[match[1]] = version(match[2])
    return found


def version(text):
    return re.sub(r"(\.0)+$", "", text)


class Reader:
    """Reads the declarations of an interface."""

    def __init__(self, text):
        self.parts = tokens(text)
        self.index = 0
        self.found = []
        self.isolations = {}

    def read(self):
        while self.index < len(self.parts):
            self.members(Scope())
            self.index += 1
        return self.found

    def peek(self):
        return self.parts[self.index] if self.index < len(self.parts) else ""

    def take(self):
        self.index += 1
        return self.parts[self.index - 1]

    def members(self, scope):
        while self.index < len(self.parts) and self.peek() != "}":
            self.member(scope)

    def attributes(self, scope):
        """Reads attributes and modifiers. Returns the availability, the isolation, and whether it is hidden."""
        availability, isolation, is_hidden = {}, "", False
        while True:
            part = self.peek()
            if part in ("\n", ";"):
                self.index += 1
            elif part.startswith("@"):
                name = self.take().removeprefix("@")
                while self.peek() == ".":
                    self.index += 1
                    name = self.take()
                arguments = []
                if self.peek() == "(" and name not in ("MainActor", "preconcurrency"):
                    end = block(self.parts, self.index)
                    arguments = self.parts[self.index + 1 : end - 1]
                    self.index = end
                if name == "available":
                    availability |= available(arguments)
                if name == "MainActor":
                    isolation = "MainActor"
            elif (
                part in MODIFIERS
                and self.parts[self.index + 1] not in (":", "(", "=", "\n")
                or (part in ("private", "internal", "nonisolated") and self.parts[self.index + 1] == "(")
            ):
                if part == "class" and self.parts[self.index + 1] not in ("func", "var", "subscript"):
                    break
                self.index += 1
                if self.peek() == "(":
                    self.index = block(self.parts, self.index)
                elif part in ("private", "fileprivate", "internal", "package"):
                    is_hidden = True
                if part == "nonisolated":
                    isolation = "nonisolated"
            else:
                break
        return scope.availability | availability, isolation or scope.isolation, is_hidden

    def member(self, scope):
        availability, isolation, is_hidden = self.attributes(scope)
        keyword = self.peek()
        if keyword in ("", "}"):
            return
        self.index += 1
        if keyword in TYPES:
            self.type(keyword, availability, isolation, scope)
        elif keyword in MEMBERS:
            body = self.declaration()
            if not is_hidden and keyword not in ("import", "operator", "precedencegroup", "deinit"):
                self.add(keyword, body, scope, availability, isolation)

    def type(self, keyword, availability, isolation, scope):
        header = []
        while self.index < len(self.parts) and self.peek() != "{":
            header.append(self.take())
        self.index += 1
        header = [part for part in header if part != "\n"]
        name = re.match(r"[\w.`]+", joined(header))
        name = name[0] if name else ""
        path = f"{scope.path}.{name}" if scope.path else name
        if keyword == "extension":
            isolation = isolation or self.isolations.get(path, "")
        else:
            self.isolations[path] = isolation
            self.found.append(
                Declaration(scope.path, "type", name, (), keyword, (), isolation, tuple(sorted(availability.items())))
            )
        where = header[header.index("where") + 1 :] if "where" in header else []
        constraints = tuple(constraint(part) for part in split(where)) if keyword == "extension" else ()
        self.members(Scope(path, availability, isolation, constraints))
        self.index += 1

    def declaration(self):
        """The tokens of a declaration, without a body."""
        body, depth = [], 0
        while self.index < len(self.parts):
            part = self.peek()
            if part == "}" and depth == 0:
                break
            if part == "{" and depth == 0:
                self.index = block(self.parts, self.index)
                break
            if part == "\n" and depth == 0:
                rest = next((p for p in self.parts[self.index :] if p != "\n"), "")
                last = next((p for p in reversed(body) if p != "\n"), "")
                if rest not in JOINS_BEFORE and last not in JOINS_AFTER:
                    break
            depth += (part in "([") - (part in ")]") if part in ("(", "[", ")", "]") else 0
            body.append(self.take())
        return [part for part in body if part != "\n"]

    def add(self, keyword, body, scope, availability, isolation):
        if keyword == "case":
            for case in split(body):
                self.append(scope, "case", case[0], parameters(case), "", scope.constraints, isolation, availability)
            return
        name, rest = ("init", body) if keyword == "init" else (body[0].strip("`"), body[1:])
        if keyword == "func" and not re.match(r"\w", name):
            end = rest.index("(") if "(" in rest else 0
            name, rest = "".join([name, *rest[:end]]).removesuffix("<"), rest[end:]
        if keyword == "subscript":
            name, rest = "subscript", body
        if keyword in ("var", "let"):
            self.append(scope, "var", name, [], joined(split(rest, "=")[0]), scope.constraints, isolation, availability)
            return
        if keyword in ("typealias", "associatedtype"):
            self.append(scope, keyword, name, [], "", scope.constraints, isolation, availability)
            return
        generics, rest = generic(rest)
        where = []
        if "where" in rest:
            where, rest = rest[rest.index("where") + 1 :], rest[: rest.index("where")]
        if rest and rest[0] in "?!":
            rest = rest[1:]
        end = block(rest, 0) if rest and rest[0] == "(" else 0
        constraints = [constraint(part) for part in generics if ":" in part] + [
            constraint(part) for part in split(where)
        ]
        renamed = {
            part[-1 if part[0] == "each" and len(part) == 2 else 0 if part[0] != "each" else 1]: f"T{i}"
            for i, part in enumerate(generics)
        }
        rename = lambda text: re.sub(r"\b(\w+)\b", lambda match: renamed.get(match[1], match[1]), text)  # noqa: E731
        found = parameters(rest[:end])
        signature = rename(", ".join(f"{label}: {kind}" for label, kind in found) + " " + joined(rest[end:]))
        constraints = tuple(sorted({rename(part) for part in constraints} | set(scope.constraints)))
        self.append(scope, keyword, name, found, signature.strip(), constraints, isolation, availability)

    def append(self, scope, kind, name, found, signature, constraints, isolation, availability):
        labels = tuple(label for label, _ in found)
        self.found.append(
            Declaration(
                scope.path, kind, name.strip("`"), labels, re.sub(r"\s*\b(get|set)\b", "", signature),
                tuple(sorted(set(constraints))), isolation, tuple(sorted(availability.items())),
            )
        )  # fmt: skip


def generic(parts):
    """The generic parameters at the start of tokens, and the rest."""
    if not parts or parts[0] != "<":
        return [], parts
    depth = 0
    for index, part in enumerate(parts):
        depth += (part == "<") - (part == ">")
        if depth == 0:
            return split(parts[1:index]), parts[index + 1 :]
    return [], parts


def constraint(parts):
    return joined(parts).replace(" :", ":").replace(": ", ":").replace(" == ", "==").removeprefix("repeat each ")


def parameters(parts):
    """The labels and the types of the parameters in parentheses, with a mark for a default."""
    if "(" not in parts:
        return []
    start = parts.index("(")
    found = []
    for part in split(parts[start + 1 : block(parts, start) - 1]):
        has_default = len(split(part, "=")) > 1
        part = split(part, "=")[0]
        while part and part[0].startswith("@"):
            end = block(part, 1) if len(part) > 1 and part[1] == "(" else 1
            while len(part) > end and part[end] == ".":
                end += 2
            part = part[end:]
        colon = part.index(":") if ":" in part else -1
        names, kind = part[: max(0, colon)], part[colon + 1 :]
        label = names[0].strip("`") if names else "_"
        found.append((label, joined(kind) + (" = default" if has_default else "")))
    return found


def declarations(text):
    """The declarations of an interface."""
    return Reader(text).read()


def differences(ours, theirs):
    """The differences of our declarations from those of an SDK, in the order of ours."""
    named = {}
    for declaration in theirs:
        named.setdefault((declaration.owner, declaration.name), []).append(declaration)
    for mine in ours:
        same_name = [d for d in named.get((mine.owner, mine.name), []) if (d.kind == "type") == (mine.kind == "type")]
        if not same_name:
            yield f"{mine.title}: the SDK has no such declaration"
            continue
        candidates = [d for d in same_name if d.labels == mine.labels]
        if not candidates:
            titles = ", ".join(sorted({d.title for d in same_name}))
            yield f"{mine.title}: other labels; the SDK has {titles}"
            continue
        best = min((list(mismatches(mine, other)) for other in candidates), key=len)
        yield from (f"{mine.title}: {text}" for text in best)


def mismatches(mine, other):
    if mine.signature != other.signature:
        yield f"another type; here {mine.signature or 'none'}, in the SDK {other.signature or 'none'}"
    if mine.constraints != other.constraints:
        yield f"other constraints; here {list(mine.constraints)}, in the SDK {list(other.constraints)}"
    if mine.isolation != other.isolation:
        yield f"another isolation; here {mine.isolation or 'none'}, in the SDK {other.isolation or 'none'}"
    here, there = dict(mine.availability), dict(other.availability)
    for system in [system for system in here if system in there and here[system] != there[system]]:
        yield f"another availability; here {system} {here[system]}, in the SDK {system} {there[system]}"
    for system in [system for system in there if there[system] == "unavailable" and system not in here]:
        yield f"another availability; not on {system} in the SDK"
