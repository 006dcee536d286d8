// Measures a frame of each exhibit as WebAssembly: an event goes in, a scene comes out. Subject.swift measures the same natively.
// The heap of this engine counts; else it is the one that pages load (Scripts/counted).
import {readFile} from "node:fs/promises";

import * as abi from "../../Web/src/abi.js";
import {defaultOptions} from "../../Web/src/record/default-options.js";

const bytes = await readFile(new URL("../../.build/wasm/counted/vitrine.wasm", import.meta.url));
const {instance} = await WebAssembly.instantiate(bytes, {});
const engine = /** @type {Record<string, Function> & {memory: WebAssembly.Memory}} */ (instance.exports);

const counts = [10, 1_000, 100_000, 1_000_000];
const rounds = 100;
const frames = 800;

/** @typedef {(exhibit: number, frame: number, time: number) => void} Frame sends the event of a frame */

/** What a person does to each exhibit, by its name. @type {Record<string, (count: number) => [exhibit: number, frame: Frame]>} */
const subjects = {
  "carousel, dragged": (count) => dragged(loop(strip(abi.KIND_CAROUSEL, count, 300))),
  "carousel of any lengths, dragged": (count) => dragged(loop(photographs(abi.KIND_CAROUSEL, count))),
  "cards with an open one, dragged": (count) => {
    const exhibit = strip(abi.KIND_EXPANDING, count, 150);
    send(exhibit, abi.EVENT_EXPAND, [1, 1, 0]);
    return dragged(exhibit);
  },
  "stitched row, pinched": (count) => {
    const exhibit = photographs(abi.KIND_STITCHED, count);
    pinch(exhibit, abi.MAGNIFY_BEGAN, 1, 0);
    return [exhibit, (exhibit, frame, time) => pinch(exhibit, abi.MAGNIFY_CHANGED, 1 - 0.001 * swing(frame), time)];
  },
  "grid, scrolled": (count) => {
    const exhibit = engine.vitrine_make(abi.KIND_PHOTO_GRID);
    send(exhibit, abi.EVENT_COUNT, [count]);
    return [exhibit, (exhibit, frame, time) => page(exhibit, 4 * swing(frame), time)];
  },
  "grid, pinched": (count) => {
    const exhibit = grid(count);
    pinch(exhibit, abi.MAGNIFY_BEGAN, 1, 0);
    return [exhibit, (exhibit, frame, time) => pinch(exhibit, abi.MAGNIFY_CHANGED, 1 + 0.004 * swing(frame), time)];
  },
  "grid, scrubbed":
    (count) => [grid(count), (exhibit, frame, time) => send(exhibit, abi.EVENT_SCRUB, [frame * 7919 % count], time)],
  "viewer, dragged": (count) => {
    const exhibit = engine.vitrine_make(abi.KIND_PHOTO_VIEWER);
    page(exhibit, 0, 0);
    send(exhibit, abi.EVENT_COUNT, [count]);
    send(exhibit, abi.EVENT_OPEN, [1, 1.5, 0]);
    finger(exhibit, abi.POINTER_DOWN, 195, 300, 0);
    return [exhibit, (exhibit, frame, time) => finger(exhibit, abi.POINTER_MOVE, 195, 300 + swing(frame), time)];
  },
};

function send(exhibit, kind, numbers, time = 0) {
  const address = engine.vitrine_arguments(numbers.length);
  new Float64Array(engine.memory.buffer, address, numbers.length).set(numbers);
  engine.vitrine_event(exhibit, kind, time, time);
}

/** A strip of items that are equally long. */
function strip(kind, count, extent) {
  const exhibit = engine.vitrine_make(kind);
  for (const option of defaultOptions(kind)) send(exhibit, abi.EVENT_OPTION, option);
  send(exhibit, abi.EVENT_VIEWPORT, [390, 300, 0, 0, 0, 0, 390, 300]);
  send(exhibit, abi.EVENT_COUNT, [count]);
  send(exhibit, abi.EVENT_EXTENT, [extent]);
  send(exhibit, abi.EVENT_SELECT, [1, 0]);
  return exhibit;
}

/** A strip of items that are as long as photographs. */
function photographs(kind, count) {
  const exhibit = strip(kind, count, 300);
  const lengths = Array.from({length: count}, (_, index) => 200 + (index % 7) * 40);
  send(exhibit, abi.EVENT_EXTENTS, [0, count, ...lengths]);
  return exhibit;
}

/** A grid whose columns fingers can change, with sections of 25 photographs. */
function grid(count) {
  const exhibit = engine.vitrine_make(abi.KIND_PHOTO_GRID);
  const starts = Array.from({length: Math.ceil(count / 25)}, (_, section) => section * 25);
  send(exhibit, abi.EVENT_OPTION, [abi.OPTION_ZOOM.id, 1]);
  page(exhibit, 0, 0);
  send(exhibit, abi.EVENT_COUNT, [count]);
  send(exhibit, abi.EVENT_SECTIONS, [0, starts.length, ...starts]);
  return exhibit;
}

function loop(exhibit) {
  send(exhibit, abi.EVENT_OPTION, [abi.OPTION_LOOP.id, 1]);
  return exhibit;
}

function dragged(exhibit) {
  finger(exhibit, abi.POINTER_DOWN, 195, 150, 0);
  return [exhibit, (exhibit, frame, time) => finger(exhibit, abi.POINTER_MOVE, 195 + swing(frame), 150, time)];
}

function finger(exhibit, phase, x, y, time) {
  send(exhibit, abi.EVENT_POINTER, [1, phase, abi.DEVICE_TOUCH, x, y, 0], time);
}

function pinch(exhibit, phase, scale, time) {
  send(exhibit, abi.EVENT_MAGNIFY, [phase, scale, 195, 150], time);
}

function page(exhibit, y, time) {
  send(exhibit, abi.EVENT_VIEWPORT, [390, 844, 0, 0, 0, y, 390, 844], time);
}

/** A number that goes from 0 to 200 and back in 400 frames. */
function swing(frame) {
  return 200 - Math.abs((frame % 400) - 200);
}

/** The microseconds of a frame in the best round, since other work can only make a round longer, and the allocations of the last. */
function measure([exhibit, event]) {
  let [best, allocations] = [Infinity, 0];
  for (let round = 0; round < rounds; round++) {
    const [before, start] = [engine.vitrine_heap_allocations(), performance.now()];
    for (let frame = round * frames; frame < (round + 1) * frames; frame++) {
      const time = (frame + 1) / 60;
      event(exhibit, frame, time);
      engine.vitrine_scene(exhibit, time);
      while (engine.vitrine_signal(exhibit) >= 0) continue;
    }
    best = Math.min(best, ((performance.now() - start) * 1000) / frames);
    allocations = (engine.vitrine_heap_allocations() - before) / frames;
  }
  engine.vitrine_drop(exhibit);
  return `${best.toFixed(2)} (${allocations.toFixed(2)})`;
}

const row = (name, cells) => name.padEnd(36) + cells.map((cell) => cell.padStart(15)).join("");
console.log(row("WebAssembly: µs a frame (allocations)", counts.map(String)));
for (const [name, make] of Object.entries(subjects))
  console.log(row(name, counts.map((count) => measure(make(count)))));
