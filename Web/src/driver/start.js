import {numberFormat} from "../a11y/strings.js";
import {attempt} from "../engine/attempt.js";
import {Engine, isLoaded} from "../engine/engine.js";
import {Model} from "../engine/model.js";
import {exhibitOf} from "../engine/options.js";
import {watch, watchEnvironment} from "../input/environment.js";
import {watchHands} from "../input/watch-hands.js";

/**
 * Starts to draw an element that has come into a page, as soon as the engine has loaded.
 *
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal aborts when the element leaves the page
 */
export async function start(driver, signal) {
  const {element, readiness} = driver;
  const loading = Engine.load();
  // Nobody has seen an element that comes after the engine.
  const released = isLoaded ? undefined : watchHands(element);
  // Names and captions need it once the engine is there, and it takes long to load.
  numberFormat(element).format(0);
  const engine = await loading;
  await released?.();
  if (!engine || engine.failure.aborted) return readiness.reject();
  if (signal.aborted) return;
  // The caller of the engine still uses the items.
  engine.failure.addEventListener("abort", () => queueMicrotask(() => signal.aborted || driver.fail()), {signal});
  driver.model = new Model(engine, exhibitOf(element).kind);
  // Code of the page, such as its data, may throw. The page can reload it later.
  attempt(() => driver.readPage());
  attempt(() => driver.sendState());
  readiness.runCalls();
  // A call may have removed the element.
  if (signal.aborted) return;
  watchEnvironment(() => driver.sendEnvironment(), signal);
  watch(new ResizeObserver(() => driver.sendEnvironment()), element, signal);
  driver.listen(signal);
  if (readiness.resolve(element)) driver.emit("vitrine-ready", {});
}
