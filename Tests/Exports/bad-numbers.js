/** bad-numbers.js ENGINE - sends numbers that no engine can use. An exhibit must look as if the event had not been sent. */
import {readFileSync} from "node:fs";

import * as abi from "../../Web/src/abi.js";
import {defaultOptions} from "../../Web/src/record/default-options.js";

const [path = ""] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
const SOURCE = [16, 200, 118, 118, 8, 8, 8, 8, 0.5, 0.5];

/**
 * Returns the numbers of the scene of an exhibit while it moves, after a number of events.
 *
 * @param {number} kind
 * @param {[number, number[]][]} events
 */
function scene(kind, events) {
  const engine = /** @type {any} */ (new WebAssembly.Instance(module).exports);
  const handle = engine.vitrine_make(kind);
  /** @type {[number, number[]][]} */
  const beginning = [
    ...defaultOptions(kind).map((option) => /** @type {[number, number[]]} */ ([abi.EVENT_OPTION, option])),
    [abi.EVENT_VIEWPORT, [390, 844, 0, 0, 0, 0, 390, 844, 1]],
    [abi.EVENT_COUNT, [40]],
    [abi.EVENT_EXTENT, [200]],
  ];
  for (const [event, numbers] of [...beginning, ...events]) {
    const address = engine.vitrine_arguments(numbers.length);
    new Float64Array(engine.memory.buffer, address, numbers.length).set(numbers);
    engine.vitrine_event(handle, event, 0, 0);
  }
  const address = engine.vitrine_scene(handle, 0.1);
  const [count = 0] = new Float64Array(engine.memory.buffer, address, 1);
  return `${new Float64Array(engine.memory.buffer, address, (count + 1) * abi.STRIDE)}`;
}

/**
 * Fails if an event changes a scene.
 *
 * @param {number} kind
 * @param {[number, number[]]} ignored
 * @param {[number, number[]]} last makes the exhibit move
 */
function expectIgnored(kind, ignored, last) {
  if (scene(kind, [ignored, last]) === scene(kind, [last])) return;
  console.error(
    `${path}: exhibit ${kind} is drawn otherwise after the event ${ignored[0]} of ${ignored[1].join(", ")}`);
  process.exitCode = 1;
}

for (const kind of [abi.KIND_PHOTO_GRID, abi.KIND_CAROUSEL, abi.KIND_EXPANDING, abi.KIND_STITCHED])
  for (const [option] of defaultOptions(kind))
    expectIgnored(kind, [abi.EVENT_OPTION, [option, NaN]], [abi.EVENT_SELECT, [3, 1]]);

for (let index = 0; index < SOURCE.length; index++)
  for (const number of [NaN, Infinity, -Infinity])
    expectIgnored(abi.KIND_PHOTO_VIEWER, [abi.EVENT_SOURCE, SOURCE.with(index, number)], [abi.EVENT_OPEN, [3, 1.5, 1]]);

if (scene(abi.KIND_PHOTO_VIEWER, [
      [abi.EVENT_SOURCE, SOURCE], [abi.EVENT_OPEN, [3, 1.5, 1]]
    ]) === scene(abi.KIND_PHOTO_VIEWER, [[abi.EVENT_OPEN, [3, 1.5, 1]]]))
  throw new Error("a viewer ignores every source");
if (!process.exitCode)
  console.log(`${path}: options that are no number and sources that are not finite have no effect`);
