import {PLACEMENT_FIELDS, SCENE_FIELDS, STRIDE} from "../../Web/src/abi.js";

/** How many numbers of a placement are checked: all but the flight, which only some placements have. */
const CHECKED = PLACEMENT_FIELDS.indexOf("flight");
/** The most numbers that events can send: the extents of as many items as there can be, and where they begin. */
const MOST_NUMBERS = 2 ** 22 + 2;
/** More bytes than any engine needs whose numbers are within their limits. */
const MOST_BYTES = 2 ** 29;
/** More placements than any screen shows. */
const MOST_PLACEMENTS = 20_000;
/** The most keyframes of a motion; see `CompositorMotion+Keyframes.swift`. */
const MOST_KEYFRAMES = 202;
/** How many numbers are compared before and after a signal. There can be millions, which take most of the time to copy. */
const MOST_COMPARED = 2 ** 14;
/** Numbers of a signal that are read. */
const SIGNAL_NUMBERS = 2;

/** @typedef {import('./calls.js').Call} Call */

/**
 * An engine that is called, and watched: what it answers, where it writes and what it keeps.
 *
 * Each call returns what is wrong, or nothing.
 */
export class WatchedEngine {
  #exports;
  /** @type {number[]} handles, in the order in which they were made */
  #made = [];
  /** @type {Set<number>} */
  #alive = new Set();
  /** @type {Map<number, {address: number, numbers: Float64Array}>} what the scene last drawn of a handle was, and where */
  #scenes = new Map();
  #capacity = 16;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#exports = /** @type {any} */ (new WebAssembly.Instance(module).exports);
  }

  /** Bytes that the engine has in use, besides those for arguments, of which up to a quarter is rounding. */
  get bytes() {
    return this.#exports.vitrine_heap_bytes() - this.#capacity * 8 * 1.25;
  }

  /** @param {Call} call */
  call(call) {
    const handle = this.#handle(call.on[0]);
    const breach = this.#answer(call, handle);
    if (breach) return breach;
    const bytes = this.#exports.memory.buffer.byteLength;
    if (bytes > MOST_BYTES) return `${bytes} bytes of memory`;
    return this.#strayWrite(call.name === "scene" || call.name === "drop" ? handle : 0);
  }

  /** Drops all that is left. */
  clear() {
    for (const handle of this.#alive) this.#exports.vitrine_drop(handle);
    this.#alive.clear();
  }

  /**
   * @param {Call} call
   * @param {number} handle
   * @returns {string | undefined}
   */
  #answer({name, on, numbers: [first = 0, second = 0, third = 0], sent}, handle) {
    const engine = this.#exports;
    const isAlive = this.#alive.has(handle >>> 0);
    switch (name) {
      case "make":
        return this.#make(engine.vitrine_make(first) >>> 0);
      case "drop":
        return this.#drop(handle >>> 0, engine.vitrine_drop(handle), isAlive);
      case "event":
        return this.#event(() => engine.vitrine_event(handle, first, second, third), sent ?? [], isAlive);
      case "source":
        return void engine.vitrine_source(handle, first, second);
      case "scene":
        return this.#scene(engine.vitrine_scene(handle, first), isAlive, handle);
      case "preview":
        return this.#preview(engine.vitrine_preview(handle, first), isAlive);
      case "answer":
        return Number.isFinite(engine.vitrine_answer(handle, first, second)) ? undefined :
                                                                               "an answer that is no number";
      case "motion":
        return this.#motion(engine.vitrine_motion(handle));
      case "signal":
        return this.#signal(handle, isAlive);
      case "arguments":
        return this.#room(first) && undefined;
    }
  }

  /** @param {import('./calls.js').On | undefined} on */
  #handle(on) {
    if (!on) return 0;
    return "made" in on ? this.#made[on.made] ?? 0 : on.number;
  }

  /** @param {number} handle */
  #make(handle) {
    if (handle === 0) return void this.#made.push(0);
    if (this.#made.includes(handle)) return `handle ${handle} was made before`;
    this.#made.push(handle);
    this.#alive.add(handle);
  }

  /**
   * @param {number} handle
   * @param {number} isDropped
   * @param {boolean} isAlive
   */
  #drop(handle, isDropped, isAlive) {
    this.#alive.delete(handle);
    this.#scenes.delete(handle);
    return (isDropped !== 0) === isAlive ? undefined : `dropped ${isDropped}, alive ${isAlive}`;
  }

  /** @param {number} count numbers that room is asked for */
  #room(count) {
    const address = this.#exports.vitrine_arguments(count);
    this.#capacity = Math.max(this.#capacity, Math.min(count | 0, MOST_NUMBERS));
    return this.#view(address, this.#capacity);
  }

  /**
   * @param {number} address
   * @param {number} count
   */
  #view(address, count) {
    return new Float64Array(this.#exports.memory.buffer, address, count);
  }

  /**
   * @param {() => number} send
   * @param {number[]} sent
   * @param {boolean} isAlive
   */
  #event(send, sent, isAlive) {
    this.#room(sent.length).set(sent);
    const before = this.#room(0).slice(0, sent.length);
    const answer = send();
    const isAnswer = [0, 1, 2, 4, 5, 6].includes(answer);
    if (answer !== -1 && !(isAnswer && isAlive)) return `the answer ${answer}, alive ${isAlive}`;
    const after = this.#room(0).subarray(0, sent.length);
    return isEqual(after, before) ? undefined : "an event that writes";
  }

  /**
   * @param {number} address
   * @param {boolean} isAlive
   * @param {number} handle
   */
  #scene(address, isAlive, handle) {
    if ((address !== 0) !== isAlive) return `the scene ${address}, alive ${isAlive}`;
    return isAlive ? this.#read(address, handle) : undefined;
  }

  /**
   * @param {number} address 0 in a package without a viewer
   * @param {boolean} isAlive
   */
  #preview(address, isAlive) {
    if (address !== 0) return isAlive ? this.#read(address) : "a preview of nothing";
  }

  /**
   * Reads a scene, and remembers that of a handle.
   *
   * @param {number} address
   * @param {number} [handle]
   */
  #read(address, handle) {
    const [count = NaN] = this.#view(address, 1);
    if (!(count >= 0 && count <= MOST_PLACEMENTS)) return `${count} placements`;
    const numbers = this.#view(address, (count + 1) * STRIDE);
    if (handle !== undefined) this.#scenes.set(handle >>> 0, {address, numbers: numbers.slice()});
    return head(numbers) ?? placements(numbers, count);
  }

  /** @param {number} count of keyframes */
  #motion(count) {
    if (count === 0) return;
    const numbers = this.#room(0).subarray(0, 2 + 3 * count);
    const isWhole = count >= 2 && count <= MOST_KEYFRAMES && numbers.length === 2 + 3 * count;
    return isWhole && numbers.every(Number.isFinite) ? undefined : `${count} keyframes: ${numbers}`;
  }

  /**
   * @param {number} handle
   * @param {boolean} isAlive
   */
  #signal(handle, isAlive) {
    const before = this.#room(0).slice(0, MOST_COMPARED);
    const number = this.#exports.vitrine_signal(handle);
    const after = this.#room(0).subarray(0, MOST_COMPARED);
    if (!Number.isInteger(number) || number < -1 || number > 9 || (number >= 0 && !isAlive))
      return `the signal ${number}`;
    if (!isEqual(after.subarray(SIGNAL_NUMBERS), before.subarray(SIGNAL_NUMBERS)))
      return `a signal that writes more than ${SIGNAL_NUMBERS} numbers`;
    return number < 0 ||
        after.subarray(0, SIGNAL_NUMBERS).every((value) => Number.isFinite(value) || before.includes(value)) ?
      undefined :
      `the signal ${number} of ${after.subarray(0, SIGNAL_NUMBERS)}`;
  }

  /**
   * Whether a call wrote into the scene of another exhibit.
   * @param {number} called
   */
  #strayWrite(called) {
    for (const [handle, {address, numbers}] of this.#scenes) {
      if (handle === called >>> 0) continue;
      if (!isEqual(this.#view(address, numbers.length), numbers)) return `a write into the scene of ${handle}`;
    }
  }
}

/**
 * Whether two arrays have the same bits. A comparison number by number takes most of the time of all calls.
 *
 * @param {Float64Array} one
 * @param {Float64Array} other
 */
function isEqual(one, other) {
  return Buffer.from(one.buffer, one.byteOffset, one.byteLength)
    .equals(Buffer.from(other.buffer, other.byteOffset, other.byteLength));
}

/**
 * @param {Float64Array} numbers
 * @returns {string | undefined}
 */
function head(numbers) {
  const scene = Object.fromEntries(SCENE_FIELDS.map((name, index) => [name, numbers[index] ?? NaN]));
  const text = JSON.stringify(scene);
  if (!Object.values(scene).every(Number.isFinite)) return `a scene of ${text}`;
  if (![scene.opacity, scene.backdrop, scene.controls].every(isShare))
    return `opacity, backdrop or controls of ${text}`;
  const isWithin = [scene.height, scene.pages, scene.currentPage, scene.firstDot, scene.dots].every(isLength);
  return isWithin ? undefined : `a height or a number of pages of ${text}`;
}

/**
 * @param {Float64Array} numbers
 * @param {number} count
 * @returns {string | undefined}
 */
function placements(numbers, count) {
  for (let row = 1; row <= count; row += 1) {
    const placement = [...numbers.subarray(row * STRIDE, row * STRIDE + CHECKED)];
    const [, , , scale = 0, width = 0, height = 0, top = 0, right = 0, bottom = 0, left = 0] = placement;
    const isDrawn = placement.every(Number.isFinite) && scale > 0 &&
      [width, height, top, right, bottom, left].every(isLength) && width - left - right >= 0 &&
      height - top - bottom >= 0 && placement.slice(10, 14).every(isLength) && isShare(placement[14]) &&
      isShare(placement[21]);
    if (!isDrawn) return `placement ${row} of ${placement}`;
  }
}

/** @param {number | undefined} number */
function isShare(number = NaN) {
  return number >= 0 && number <= 1;
}

/** @param {number | undefined} number */
function isLength(number = NaN) {
  return number >= 0 && number <= 1e18;
}
