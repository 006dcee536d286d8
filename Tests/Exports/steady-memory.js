/**
 * steady-memory.js ENGINE MINUTES CREATIONS - uses each exhibit of a WebAssembly engine for some minutes of its own time, and makes and
 * drops many of each. The memory of the engine must not grow after the first minute, or after the first thousand.
 *
 * The memory of a module only grows, by 64 KB at a time. Ten minutes have 36 000 frames, so a leak of two bytes a frame is found.
 */
import {readFileSync} from "node:fs";

import * as abi from "../../Web/src/abi.js";
import {defaultOptions} from "../../Web/src/record/default-options.js";

const FRAMES_A_SECOND = 60;
const MINUTE = 60 * FRAMES_A_SECOND;
/** The frames of one gesture: a finger comes down, moves for half a second and goes, and the exhibit comes to rest. */
const GESTURE = 90;
const TOUCHED = 30;
const WARM = 1_000;

const [path = "", minutes = "10", creations = "2000"] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));

const kinds = [abi.KIND_PHOTO_GRID, abi.KIND_PHOTO_VIEWER, abi.KIND_CAROUSEL, abi.KIND_EXPANDING, abi.KIND_STITCHED];

let engine = instantiate();

/** @returns {any} the exports of a new engine */
function instantiate() {
  return new WebAssembly.Instance(module).exports;
}

/**
 * @param {number} handle
 * @param {number} event
 * @param {number[]} numbers
 * @param {number} time in seconds
 */
function send(handle, event, numbers, time) {
  const address = engine.vitrine_arguments(numbers.length);
  new Float64Array(engine.memory.buffer, address, numbers.length).set(numbers);
  engine.vitrine_event(handle, event, time, time);
}

/**
 * Makes an exhibit with items.
 * @param {number} kind
 */
function made(kind) {
  const handle = engine.vitrine_make(kind);
  for (const option of defaultOptions(kind)) send(handle, abi.EVENT_OPTION, option, 0);
  send(handle, abi.EVENT_VIEWPORT, [390, 844, 0, 0, 0, 0, 390, 844, 1], 0);
  send(handle, abi.EVENT_COUNT, [500], 0);
  send(handle, abi.EVENT_EXTENTS, [0, 5, 200, 240, 280, 320, 360], 0);
  send(handle, abi.EVENT_SOURCE, [10, 10, 100, 100, 0, 0, 0, 0, 0.5, 0.5], 0);
  return handle;
}

/**
 * Draws a frame, and takes its signals.
 *
 * @param {number} handle
 * @param {number} time in seconds
 */
function draw(handle, time) {
  engine.vitrine_scene(handle, time);
  engine.vitrine_motion(handle);
  while (engine.vitrine_signal(handle) >= 0) continue;
}

/**
 * Sends the events of a person and a page in one frame.
 *
 * @param {number} handle
 * @param {number} frame
 */
function use(handle, frame) {
  const [time, gesture, step] = [frame / FRAMES_A_SECOND, Math.floor(frame / GESTURE), frame % GESTURE];
  const side = gesture % 2 ? 1 : -1;
  if (step === 0) page(handle, gesture, time);
  if (step <= TOUCHED) {
    const phase = step === 0 ? abi.POINTER_DOWN : step < TOUCHED ? abi.POINTER_MOVE : abi.POINTER_UP;
    const [along, across] = gesture % 5 ? [step * 4 * side, step] : [step, step * 4 * side];
    send(handle, abi.EVENT_POINTER, [1, phase, abi.DEVICE_TOUCH, 195 + along, 422 + across, 0, 0], time);
  }
  if (step === TOUCHED + 1) send(handle, abi.EVENT_WHEEL, [40, 0, 0, 1], time);
  draw(handle, time);
}

/**
 * Changes sizes, items and the open item between two gestures.
 *
 * @param {number} handle
 * @param {number} gesture
 * @param {number} time in seconds
 */
function page(handle, gesture, time) {
  const isWide = gesture % 7 === 0;
  const [width, height] = isWide ? [844, 390] : [390, 844];
  send(handle, abi.EVENT_VIEWPORT, [width, height, 0, 0, 0, gesture % 40 * 100, width, height, 1], time);
  if (gesture % 11 === 0) send(handle, abi.EVENT_COUNT, [480 + gesture % 40], time);
  if (gesture % 13 === 0) send(handle, abi.EVENT_EXTENTS, [gesture % 400, 2, 200 + gesture % 90, 250], time);
  if (gesture % 4 === 1) send(handle, abi.EVENT_OPEN, [gesture % 400, 1.5, 1], time);
  if (gesture % 4 === 3) send(handle, abi.EVENT_CLOSE, [1], time);
  send(handle, abi.EVENT_EXPAND, [gesture % 400, gesture % 2, 1], time);
  send(handle, abi.EVENT_STITCH, [gesture % 3 ? 1 : 0, 1], time);
}

/**
 * Fails if the engine's memory has grown.
 *
 * @param {string} what
 * @param {number} before in bytes
 */
function expectSteady(what, before) {
  const after = engine.memory.buffer.byteLength;
  if (after === before) return;
  console.error(`${path}: ${what}: memory has grown from ${before} to ${after} bytes`);
  process.exitCode = 1;
}

for (const kind of kinds) {
  engine = instantiate();
  const handle = made(kind);
  for (let frame = 0; frame < MINUTE; frame++) use(handle, frame);
  const before = engine.memory.buffer.byteLength;
  for (let frame = MINUTE; frame < Number(minutes) * MINUTE; frame++) use(handle, frame);
  expectSteady(`${minutes} minutes of exhibit ${kind}`, before);
}

engine = instantiate();
let before = 0;
for (let creation = 0; creation < Number(creations); creation++) {
  for (const kind of kinds) {
    const handle = made(kind);
    draw(handle, 1);
    engine.vitrine_drop(handle);
  }
  if (creation === WARM) before = engine.memory.buffer.byteLength;
}
expectSteady(`${creations} of each exhibit`, before);

if (!process.exitCode)
  console.log(`${path}: memory is steady over ${minutes} minutes and ${creations} creations of each exhibit`);
