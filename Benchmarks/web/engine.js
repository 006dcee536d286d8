// What one frame of the engine costs as WebAssembly: an event goes in, a scene comes out.
import {readFile} from "node:fs/promises";

const bytes = await readFile(new URL("../../Web/dist/vitrine.wasm", import.meta.url));
const {instance} = await WebAssembly.instantiate(bytes, {});
const engine = /** @type {Record<string, Function> & {memory: WebAssembly.Memory}} */ (instance.exports);

// Exhibits and events by their numbers, as in Sources/VitrineWeb.
const [grid, viewer] = [0, 1];
const [pointer, viewport, count, open] = [0, 2, 5, 7];
const frames = 20_000;

function send(exhibit, kind, numbers, time) {
  new Float64Array(engine.memory.buffer, engine.vitrine_arguments(), numbers.length).set(numbers);
  engine.vitrine_event(exhibit, kind, time, time);
}

function frame(exhibit, event) {
  for (let number = 0; number < frames; number++) {
    event(number, number / 60);
    engine.vitrine_scene(exhibit, number / 60);
    while (engine.vitrine_signal(exhibit) >= 0) continue;
  }
}

// The best of several rounds: what disturbs a round can only make it longer.
function report(what, exhibit, event) {
  const rounds = Array.from({length: 8}, () => {
    const start = performance.now();
    frame(exhibit, event);
    return ((performance.now() - start) * 1000) / frames;
  });
  console.log(`wasm    ${Math.min(...rounds).toFixed(2)} µs  ${what}`);
}

for (const items of [100, 10_000, 1_000_000]) {
  const exhibit = engine.vitrine_make(grid);
  send(exhibit, count, [items], 0);
  report(
    `grid of ${items}, scrolling`, exhibit,
    (number, time) => send(exhibit, viewport, [390, 0, 0, 0, 0, (number % 1000) * 4, 390, 844], time));
}

const exhibit = engine.vitrine_make(viewer);
send(exhibit, viewport, [390, 844, 0, 0, 0, 0, 390, 844], 0);
send(exhibit, open, [1, 1.5, 0], 0);
send(exhibit, pointer, [1, 0, 1, 195, 300], 0);
report(
  "viewer, dragging", exhibit, (number, time) => send(exhibit, pointer, [1, 1, 1, 195, 300 + (number % 300)], time));
