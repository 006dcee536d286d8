/**
 * changes.mjs - applies the changes that the web host finds between small collections to lists, and prints their number. The first
 * wrong result throws an error.
 *
 * `CollectionDiffTests` checks the same for the engine's changes, which SwiftUI uses.
 */
import {changesBetween, countAfter, indexAfter} from "../../Web/src/items/changes.js";

/** @typedef {import('../../Web/src/items/changes.js').Change} Change */

const UNKNOWN = "?";

/**
 * Returns a list after changes. New items are unknown.
 *
 * @param {readonly string[]} items
 * @param {readonly Change[]} changes
 */
function played(items, changes) {
  const list = [...items];
  for (const {at, by, to} of changes) {
    const isThere = at >= 0 && at + (by > 0 && to === undefined ? 0 : Math.abs(by)) <= list.length;
    expect(isThere && (to === undefined || to + by <= list.length), {items, changes});
    if (to !== undefined) list.splice(to, 0, ...list.splice(at, by));
    else if (by > 0) list.splice(at, 0, ...Array(by).fill(UNKNOWN));
    else list.splice(at, -by);
  }
  return list;
}

/**
 * Returns all lists of a length of different letters.
 *
 * @param {readonly string[]} letters
 * @param {number} length
 * @returns {string[][]}
 */
function arrangements(letters, length) {
  if (length === 0) return [[]];
  return letters.flatMap(
    (letter) => arrangements(letters.filter((other) => other !== letter), length - 1).map((rest) => [letter, ...rest]));
}

/**
 * Returns the collections of up to a number of letters.
 *
 * @param {string} letters
 * @param {number} most
 */
function collections(letters, most) {
  return Array.from({length: most + 1}, (_, length) => arrangements([...letters], length)).flat();
}

/**
 * @param {readonly string[]} before
 * @param {readonly string[]} now
 */
function kept(before, now) {
  return before.map((item, from) => /** @type {const} */ ([from, now.indexOf(item)])).filter(([, to]) => to >= 0);
}

/**
 * Returns the length of a longest increasing subsequence.
 * @param {readonly number[]} numbers
 */
function longestIncrease(numbers) {
  /** @type {number[]} */
  const lengths = [];
  for (const number of numbers)
    lengths.push(1 + Math.max(0, ...lengths.filter((_, earlier) => numbers[earlier] < number)));
  return Math.max(0, ...lengths);
}

/**
 * Whether as few of the kept items move as possible.
 *
 * @param {readonly Change[]} changes
 * @param {readonly (readonly [number, number])[]} items
 */
function movesFewest(changes, items) {
  const moved = changes.reduce((sum, {by, to}) => to === undefined ? sum : sum + by, 0);
  return moved === items.length - longestIncrease(items.map(([, to]) => to));
}

/**
 * @param {boolean} holds
 * @param {unknown} details
 */
function expect(holds, details) {
  if (!holds) throw new Error(JSON.stringify(details));
}

let count = 0;

// All items are known: the list has the new order, the new items are unknown, and the index of each item follows.
for (const before of collections("abcde", 4)) {
  for (const now of collections("abcde", 4)) {
    const changes = changesBetween(kept(before, now), before.length, now.length, true);
    const details = {before, now, changes};
    expect(played(before, changes).join() === now.map((item) => before.includes(item) ? item : UNKNOWN).join(), details);
    expect(countAfter(before.length, changes) === now.length, details);
    expect(movesFewest(changes, kept(before, now)), details);
    for (const [index, item] of before.entries()) expect(indexAfter(index, changes) === now.indexOf(item), details);
    count++;
  }
}

// Some items are known: their indices follow.
const before = [..."abcde"];
for (const now of collections("abcdex", 5)) {
  for (let bits = 0; bits < 1 << before.length; bits++) {
    const known = kept(before, now).filter(([from]) => bits >> from & 1);
    const changes = changesBetween(known, before.length, now.length, false);
    const details = {now, known, changes};
    expect(played(before, changes).length === now.length, details);
    expect(countAfter(before.length, changes) === now.length, details);
    expect(movesFewest(changes, known), details);
    for (const [from, to] of known) expect(indexAfter(from, changes) === to, details);
    count++;
  }
}

// One item that passes others is one move, and nothing else.
const row = [..."abcdef"];
for (const from of row.keys()) {
  for (const to of row.keys()) {
    const now = [...row];
    now.splice(to, 0, ...now.splice(from, 1));
    const changes = changesBetween(kept(row, now), row.length, row.length, true);
    expect(from === to ? changes.length === 0 : changes.length === 1 && changes[0].by === 1, {from, to, changes});
  }
}

console.log(`${count} changes of collections`);
