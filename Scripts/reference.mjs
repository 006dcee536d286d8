#!/usr/bin/env node
// Scripts/reference.mjs MANIFEST [--check] - writes the tables in Web/guides from the custom-elements manifest and the table of
// options: between `<!-- reference: TAG -->` and `<!-- end of reference -->`. With --check, it only compares.
import {readFileSync, writeFileSync} from "node:fs";

import {USUAL_LEAST, USUAL_MOST, units} from "../Web/src/abi.js";

import {options} from "./options.mjs";

const root = new URL("../", import.meta.url);
const GUIDES = ["carousel", "expanding-carousel", "stitched-carousel", "photo-grid", "viewer", "collection"];
const REFERENCE = /(<!-- reference: (\S+) -->\n)[^]*?(<!-- end of reference -->)/g;
const UNITS = {points: "pixels", milliseconds: "milliseconds", factor: "a factor"};
const MEMBERS_OF_ALL = ["ready", "label", "strings"];

const [file = "", mode] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(file, "utf8"));
const elements = new Map(manifest.modules.flatMap(({declarations}) => declarations).map((element) => [element.tagName, element]));

const code = (text) => "`" + text.replaceAll("|", "\\|") + "`";
const sentence = (text) => text.replaceAll("|", "\\|");

/** A table, or nothing if it has no rows. */
function table(title, heads, rows) {
  if (!rows.length) return "";
  const line = (cells) => `|${cells.map((cell) => (cell ? ` ${cell} ` : " ")).join("|")}|`;
  const lines = [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line)];
  return `\n### ${title}\n\n${lines.join("\n")}\n`;
}

/** Returns the values of an attribute: its words, or its unit and range. */
function values({name, type}) {
  const option = options[name];
  if (type?.text === "boolean") return "";
  if (name in units) return `${UNITS[units[name]]}, ${option.least ?? USUAL_LEAST} to ${option.most ?? USUAL_MOST}`;
  const words = option?.choices ?? [...(type?.text ?? "").matchAll(/"([^"]+)"/g)].map(([, word]) => word);
  return words.length ? words.map(code).join(", ") : type?.text ?? "";
}

function methodHead({name, parameters}) {
  return code(`${name}(${parameters.map(({name, optional}) => `${name}${optional ? "?" : ""}`).join(", ")})`);
}

function reference(tag) {
  const {attributes, members, events, slots, cssParts, cssProperties, cssStates} = elements.get(tag);
  const mirrored = new Set(attributes.map(({fieldName}) => fieldName));
  const own = members.filter(({name}) => !mirrored.has(name) && !MEMBERS_OF_ALL.includes(name));
  const fields = own.filter(({kind}) => kind === "field");
  const methods = own.filter(({kind}) => kind === "method");
  const properties = cssProperties.filter(({name}) => !(name.slice("--vitrine-".length) in options));
  const named = ({name, description}) => [code(name), sentence(description)];
  return [
    table("Attributes", ["attribute", "value", "default", "meaning"],
      attributes.map((each) => [code(each.name), values(each), isOff(each) ? "" : code(each.default), sentence(each.description)])),
    table("Properties", ["property", "type", "meaning"],
      fields.map(({name, type, description}) => [code(name), code(type.text), sentence(description)])),
    table("Methods", ["method", "meaning"],
      methods.map((method) => [methodHead(method), sentence(method.description)])),
    table("Events", ["event", "when"], events.map(named)),
    table("Slots", ["slot", "contents"], slots.filter(({name}) => name).map(named)),
    table("Parts", ["part", "meaning"], cssParts.map(named)),
    table("Custom properties", ["property", "meaning"], properties.map(named)),
    table("States", ["state", "meaning"], cssStates.map(({name, description}) => [code(`:state(${name})`), sentence(description)])),
  ].join("");
}

function isOff({type, default: text}) {
  return text === undefined || type?.text === "boolean";
}

const stale = GUIDES.filter((name) => {
  const guide = new URL(`Web/guides/${name}.md`, root);
  const before = readFileSync(guide, "utf8");
  const after = before.replace(REFERENCE, (_, begin, tag, end) => `${begin}${reference(tag)}\n${end}`);
  if (before !== after && mode !== "--check") writeFileSync(guide, after);
  return before !== after;
});

if (mode === "--check") {
  for (const name of stale) console.error(`Web/guides/${name}.md: its tables differ from the elements`);
  process.exitCode = stale.length ? 1 : 0;
}
