/**
 * any-calls.js ENGINE STREAMS [SEED] - calls the exports of a WebAssembly engine in any order with any numbers. It must not
 * trap, must write nowhere but into its own buffers, and must keep nothing once all is dropped.
 *
 * A stream that fails is told with as few of its calls as still fail.
 */
import {readFileSync} from "node:fs";

import {calls} from "./calls.js";
import {WatchedEngine} from "./engine.js";

/** @typedef {import('./calls.js').Call} Call */

const CALLS = 60;
/** What an engine keeps once all is dropped: the slots of handles. */
const KEPT = 4096;

const [path = "", streams = "1", first = "0"] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));

for (let seed = Number(first); seed < Number(first) + Number(streams); seed += 1) {
  const stream = calls(seed, CALLS);
  if (!breach(stream)) continue;
  const fewest = shrunk(stream);
  console.error(`${path}, seed ${seed}: ${breach(fewest)} after`);
  for (const call of fewest) console.error(`  ${told(call)}`);
  process.exit(1);
}
console.log(`${path}: ${streams} streams of ${CALLS} random calls, from seed ${first}`);

/**
 * What is wrong with the first call after which anything is.
 *
 * @param {Call[]} stream
 * @returns {string | undefined}
 */
function breach(stream) {
  const engine = new WatchedEngine(module);
  try {
    for (const call of stream) {
      const found = engine.call(call);
      if (found) return found;
    }
    engine.clear();
  } catch (error) {
    return `${error}`;
  }
  return engine.bytes > KEPT ? `${engine.bytes} bytes are kept` : undefined;
}

/**
 * Leaves calls out, many at a time at first, for as long as it still fails.
 * @param {Call[]} stream
 */
function shrunk(stream) {
  let left = stream;
  for (let size = stream.length >> 1; size > 0; size >>= 1)
    for (let start = 0; start < left.length;) {
      const shorter = [...left.slice(0, start), ...left.slice(start + size)];
      if (breach(shorter)) left = shorter;
      else start += size;
    }
  return left;
}

/** @param {Call} call */
function told({name, on, numbers, sent}) {
  const handles = on.map((on) => "made" in on ? `made[${on.made}]` : `${on.number}`);
  return `${name}(${[...handles, ...numbers].join(", ")})${sent ? ` with ${sent.join(", ")}` : ""}`;
}
