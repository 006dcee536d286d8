/** Replays traces through an element, plots them, and compares the digests of both builds of the engine. */

import "./vitrine.js";

import {digestsOf} from "./digests.js";
import {plot, showTime} from "./plot.js";
import {readTrace, Replay} from "./vitrine-record.js";

/** The elements, by the kind of exhibit; a viewer is part of others. */
const ELEMENTS =
  ["vitrine-photo-grid", null, "vitrine-carousel", "vitrine-expanding-carousel", "vitrine-stitched-carousel"];
/** At most this many elements of a stage are real. */
const MOST_ITEMS = 5000;

const find = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const [about, stage, slider, button] = ["about", "stage", "time", "play"].map(find);

/** @type {Replay | undefined} */
let replay;
/** How many traces have been chosen. An older one that is still being opened gives way. */
let choices = 0;
/** @type {number[]} */
let frames = [];
let playing = 0;

/**
 * Opens a trace and the digests of its native replay, if there are some.
 * @param {() => Promise<string[]>} load
 */
async function open(load) {
  const choice = ++choices;
  stop();
  replay?.stop();
  [replay, frames] = [undefined, []];
  for (const id of ["stage", "plot", "events", "digests"]) find(id).replaceChildren();
  try {
    const [text, native] = await load();
    if (choice === choices) await show(text, native, () => choice === choices);
  } catch (error) {
    if (choice === choices) fail(error);
  }
  button.disabled = slider.disabled = frames.length === 0;
}

/**
 * @param {string} text of a trace
 * @param {string | undefined} native the digests of its native replay
 * @param {() => boolean} isCurrent whether no other trace has been chosen
 */
async function show(text, native, isCurrent) {
  const trace = readTrace(text);
  about.textContent = [...text.matchAll(/^# (.*)$/gm)].map(([, line]) => line).join(" ");
  const element = await elementFor(trace);
  if (!isCurrent()) return;
  if (!element) stage.replaceChildren(note("The viewer covers a page. Its events are listed below."));
  const samples = element ? load(element, text) : [];
  if (trace.steps.some(({text}) => text === "option loop 1")) unroll(samples, element?.items.count);
  plot(find("plot"), samples, trace.steps);
  list(trace.steps);
  const digests = await digestsOf(text);
  if (isCurrent()) showDigests(digests, native);
}

/**
 * @param {any} element
 * @param {string} text
 */
function load(element, text) {
  /** @type {{time: number, position: number}[]} */
  const samples = [];
  replay = new Replay(element, text);
  frames = replay.frames;
  replay.show(Infinity, (time, {position}) => samples.push({time, position}));
  slider.max = `${frames.length - 1}`;
  // There is nothing in the first frame of a trace that names no frames.
  seek(Math.min(1, frames.length - 1));
  return samples;
}

/** @param {import('../src/record/trace-reader.js').Trace} trace */
async function elementFor({kind, steps}) {
  const name = ELEMENTS[kind];
  if (!name) return null;
  const element = /** @type {any} */ (document.createElement(name));
  const [extents, size] = itemsOf(steps);
  const isVertical = steps.some(({text}) => text === "option axis 1");
  if (isVertical) element.setAttribute("axis", "vertical");
  element.setAttribute("label", "The element of the trace");
  Object.assign(element.style, {inlineSize: `${size[0]}px`, blockSize: `${size[1]}px`, zoom: `${fit(size)}`});
  stage.replaceChildren(element);
  await element.ready;
  element.items = {
    count: Math.min(extents.length, MOST_ITEMS),
    key: (/** @type {number} */ index) => index,
    render: (/** @type {number} */ index, /** @type {HTMLElement} */ item) => {
      const face = name === "vitrine-expanding-carousel" ? cardPart(item, "poster") : item;
      if (face !== item) cardPart(item, "details").textContent = `Card ${index + 1}`;
      face.textContent = `${index + 1}`;
      item.className = "item";
      item.style.setProperty("--number", `${index}`);
      if (extents[index] > 0) item.style[isVertical ? "blockSize" : "inlineSize"] = `${extents[index]}px`;
    },
  };
  return element;
}

/**
 * @param {HTMLElement} card
 * @param {string} name
 */
function cardPart(card, name) {
  const part = card.appendChild(document.createElement("p"));
  part.dataset.part = name;
  return part;
}

/**
 * Adds the lap to the positions of a loop, in which the first item follows the last.
 *
 * @param {{position: number}[]} samples
 * @param {number} count of the items
 */
function unroll(samples, count) {
  if (!count) return;
  let before = 0;
  for (const sample of samples) {
    sample.position += count * Math.round((before - sample.position) / count);
    before = sample.position;
  }
}

/**
 * Returns how long the items are, in points, and the size of the element.
 *
 * @param {readonly import('../src/record/trace-reader.js').Step[]} steps
 * @returns {[extents: number[], size: number[]]}
 */
function itemsOf(steps) {
  /** @type {number[]} */
  let extents = [];
  let size = [0, 0];
  for (const {text, numbers} of steps) {
    const [first, count, ...rest] = numbers;
    switch (text.split(" ")[0]) {
      case "viewport":
        if (!size[0]) size = [first, count];
        break;
      case "count":
        extents = Array(Math.min(first, MOST_ITEMS)).fill(0);
        break;
      case "insert":
        extents.splice(count, 0, ...Array(Math.min(first, MOST_ITEMS)).fill(rest[0]));
        break;
      case "remove":
        extents.splice(first, count);
        break;
      case "move":
        extents.splice(rest[0], 0, ...extents.splice(first, count));
        break;
      case "extent":
        extents.fill(first);
        break;
      case "extents":
        rest.forEach((extent, index) => (extents[first + index] = extent));
    }
  }
  return [extents, size];
}

/** @param {number[]} size of the element */
function fit([width, height]) {
  return Math.min(1, (stage.clientWidth - 32) / width, innerHeight * 0.6 / height);
}

/** @param {number} frame */
function seek(frame) {
  slider.value = `${frame}`;
  replay?.show(frames[frame]);
  find("now").textContent = `${(frames[frame] - frames[0]).toFixed(3)} s`;
  showTime(find("plot"), frames[frame]);
}

function start() {
  if (Number(slider.value) === frames.length - 1) seek(0);
  const [began, from] = [performance.now(), frames[Number(slider.value)]];
  const draw = () => {
    const time = from + (performance.now() - began) / 1000;
    seek(Math.max(0, frames.findLastIndex((frame) => frame <= time)));
    if (time >= frames[frames.length - 1]) stop();
    else playing = requestAnimationFrame(draw);
  };
  button.textContent = "Pause";
  draw();
}

function stop() {
  cancelAnimationFrame(playing);
  playing = 0;
  button.textContent = "Play";
}

/** @param {readonly import('../src/record/trace-reader.js').Step[]} steps */
function list(steps) {
  const rows = steps.filter(({event}) => event !== undefined).map(({time, text}) => {
    const row = document.createElement("tr");
    for (const cell of [(time - steps[0].time).toFixed(3), text]) row.insertCell().textContent = cell;
    return row;
  });
  find("events").replaceChildren(...rows);
}

/**
 * @param {string} digests of the replay in this browser
 * @param {string | undefined} native
 */
function showDigests(digests, native) {
  const [, unread] = /^not understood: (.*)$/m.exec(digests) ?? [];
  if (unread) throw new SyntaxError(unread);
  const failed = [...digests.matchAll(/^failed at (line \d+)$/gm)].map(([, line]) => line);
  const count = digests.trim().split("\n").length;
  const output = find("digests");
  output.classList.toggle("equal", digests === native);
  output.classList.toggle("different", failed.length > 0 || native !== undefined && digests !== native);
  if (failed.length > 0) {
    output.textContent = `This is not drawn as the trace expects: ${failed.join(", ")}.`;
  } else if (native === undefined) {
    const last = digests.trim().split(" ").at(-1);
    output.textContent = `${count} digests, the last one ${last}. Scripts/traces compares them with a native replay.`;
  } else if (digests === native) {
    output.textContent =
      `All ${count} digests of this browser's replay are those of the native replay, to the last bit.`;
  } else {
    output.textContent = "The replay in this browser differs from the native one.";
  }
}

/** @param {string} text */
function note(text) {
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  return paragraph;
}

/** @param {unknown} error */
function fail(error) {
  about.textContent = `This trace cannot be read: ${/** @type {Error} */ (error).message}`;
}

function openChoice() {
  const name = `traces/${find("trace").value}`;
  return open(() => Promise.all([".trace", ".digests"].map((end) => fetch(name + end).then((it) => it.text()))));
}

find("trace").addEventListener("change", openChoice);
find("file").addEventListener("change", () => {
  const [file] = find("file").files;
  if (!file) return;
  open(async () => [await file.text()]);
  // The same file can be opened again.
  find("file").value = "";
});
slider.addEventListener("input", () => (stop(), seek(Number(slider.value))));
button.addEventListener("click", () => (playing ? stop() : start()));
openChoice();
