#!/usr/bin/env node
// Scripts/manifest.mjs FOLDER FILE - writes the custom-elements manifest of the web package: from the package's types in FOLDER with
// their JSDoc, and from the options. Editors and generators of documentation read it.
import {execFileSync} from "node:child_process";
import {readFileSync, realpathSync, writeFileSync} from "node:fs";
import {createRequire} from "node:module";
import {dirname, resolve} from "node:path";

import {KIND_EXPANDING, KIND_STITCHED} from "../Web/src/abi.js";

import {options} from "./options.mjs";

/** The modules that define the elements: all that show a collection, and the collection that flies between them. */
const MODULES = ["vitrine", "vitrine-collection"];

/** The kinds of exhibits that have defaults of their own, by the elements that show them. */
const EXHIBITS = {"vitrine-expanding-carousel": KIND_EXPANDING, "vitrine-stitched-carousel": KIND_STITCHED};

const [folder = "", file = ""] = process.argv.slice(2);
const types = MODULES.map((name) => resolve(folder, `${name}.d.ts`));
const compiler = realpathSync(execFileSync("sh", ["-c", "command -v tsc"], {encoding: "utf8"}).trim());
const ts = createRequire(import.meta.url)(resolve(dirname(compiler), "../lib/typescript.js"));
const program = ts.createProgram(types, {
  target: ts.ScriptTarget.ES2022,
  moduleResolution: ts.ModuleResolutionKind.NodeJs,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  strict: true,
});
const checker = program.getTypeChecker();
const sources = types.map((path) => program.getSourceFile(path));
const eventSource = program.getSourceFile(resolve(folder, "events.d.ts"));

const plain = (text) => text.replace(/\s+/g, " ").trim();
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const textOf = (parts) => plain(ts.displayPartsToString(parts));
/** A type without the file that declares it, which is elsewhere on another machine. */
const typeText = (type) =>
  checker.typeToString(type, sources[0], ts.TypeFormatFlags.NoTruncation).replace(/import\("[^"]*"\)\./g, "");
const typeOf = (type) => ({type: {text: typeText(type)}});
/** Returns the members of an interface, also of one that a file adds to another module. */
const membersNamed = (name, file) =>
  file.statements.flatMap((statement) => statement.body?.statements ?? statement).find(({name: own}) => own?.text === name).members;

/** The meaning of each option, from its comment. */
const text = readFileSync(new URL("../Web/src/abi.js", import.meta.url), "utf8");
const summaries = new Map([...text.matchAll(/\/\*\* (.+) \*\/\nexport const OPTION_.+ name: "([a-z-]+)"/g)].map(([, text, name]) => [name, text]));

/** The types of the events, by their names. */
const events =
  new Map(membersNamed("VitrineEventMap", eventSource).map(({name, type}) => [name.text, type.getText(eventSource)]));

/** The members that every element of a page has. */
const page = checker.resolveName("HTMLElement", sources[0], ts.SymbolFlags.Interface, false);
const common = new Set(checker.getDeclaredTypeOfSymbol(page).getProperties().map(({name}) => name));

/** Returns the symbols of the classes from which an element's type inherits, from its own to the base of all. */
function classesOf(type) {
  const classes = checker.getBaseTypes(type).filter((each) => each.isClass());
  return classes.flatMap((each) => [each.symbol, ...classesOf(each)]);
}

/** Returns the entries with a tag in the JSDoc of classes, such as `@fires name - description`, or `[name=default]`. */
function documented(symbols, tag) {
  const found = symbols.flatMap((symbol) => symbol.getJsDocTags(checker)).filter(({name}) => name === tag);
  return found.map(({text}) => {
    const [, type, word = "", description] = /^(?:\{(.*?)\} )?(\S+)? ?- (.*)$/.exec(textOf(text));
    const [, name = word, initial] = /^\[(.+)=(.+)\]$/.exec(word) ?? [];
    return {name, ...(type ? {type: {text: type}} : {}), description, ...(initial ? {default: initial} : {})};
  });
}

/** Returns the public members of an element that are not common to all elements of a page. */
function membersOf(type) {
  const symbols = type.getProperties().filter(({name}) => !common.has(name) && !name.startsWith("#"));
  return symbols.map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    return signature ? methodOf(symbol, signature) : fieldOf(symbol, type);
  });
}

function methodOf(symbol, signature) {
  const parameters = signature.parameters.map((parameter) => ({
    name: parameter.name,
    ...typeOf(checker.getTypeOfSymbol(parameter)),
    ...(checker.isOptionalParameter(parameter.valueDeclaration) ? {optional: true} : {}),
  }));
  const description = textOf(symbol.getDocumentationComment(checker));
  return {kind: "method", name: symbol.name, description, parameters, return: typeOf(signature.getReturnType())};
}

function fieldOf(symbol, type) {
  const name = kebab(symbol.name);
  const description = summaries.get(name) ?? textOf(symbol.getDocumentationComment(checker));
  const attribute = name in options ? {attribute: name, reflects: true} : {};
  return {kind: "field", name: symbol.name, ...typeOf(type), description, ...attribute};
}

/** Returns the attribute that a property mirrors, with the default of the element's kind of exhibit. */
function attributeOf({name, attribute, type, description}, exhibit) {
  const {initial: common = false, own, choices} = options[attribute];
  const initial = own?.[exhibit] ?? common;
  const text = `${choices?.[initial] ?? initial}`;
  return {name: attribute, fieldName: name, type, description, default: text};
}

/** Returns the declaration of the element of a module with a tag, whose class has a name. */
function elementOf(source, tagName, name) {
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find((each) => each.name === name);
  const symbol = checker.getAliasedSymbol(exported);
  const type = checker.getTypeOfSymbolAtLocation(symbol, source).getConstructSignatures()[0].getReturnType();
  const symbols = [symbol, ...classesOf(type)];
  const members = membersOf(type);
  const mirrored = members.filter(({attribute}) => attribute);
  const styled = mirrored.filter(({attribute}) => "initial" in options[attribute]);
  const properties = styled.map(({attribute, description}) => ({name: `--vitrine-${attribute}`, description}));
  return {
    kind: "class",
    customElement: true,
    tagName,
    name,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    superclass: {name: "HTMLElement"},
    attributes: [...mirrored.map((member) => attributeOf(member, EXHIBITS[tagName])), ...documented(symbols, "attr")],
    members,
    events: documented(symbols, "fires").map((event) => ({...event, type: {text: events.get(event.name)}})),
    slots: documented(symbols, "slot"),
    cssParts: documented(symbols, "csspart"),
    cssProperties: [...properties, ...documented(symbols, "cssprop")],
    cssStates: documented(symbols, "cssstate"),
  };
}

/** Returns the module of a file of types: its elements, which the page gets with it. */
function moduleOf(source, name) {
  const path = `dist/${name}.js`;
  const declarations =
    membersNamed("VitrineElements", source).map(({name, type}) => elementOf(source, name.text, type.typeName.text));
  const exports = declarations.flatMap(({name, tagName}) => [
    {kind: "js", name, declaration: {name, module: path}},
    {kind: "custom-element-definition", name: tagName, declaration: {name, module: path}},
  ]);
  return {kind: "javascript-module", path, declarations, exports};
}

const modules = sources.map((source, index) => moduleOf(source, MODULES[index]));
writeFileSync(file, `${JSON.stringify({schemaVersion: "1.0.0", readme: "README.md", modules}, null, 2)}\n`);
