/**
 * State that all strips of a page share. A page may load two scripts of the package, so the state belongs to the page.
 *
 * @typedef {object} Registry
 * @property {WeakMap<EventTarget, () => boolean>} axes whether each strip is a column
 * @property {WeakSet<Event>} claimed the events of drags that a strip has taken; of nested strips the inner one is asked first
 */

const page = /** @type {Record<symbol, Registry>} */ (/** @type {unknown} */ (globalThis));

/** @type {Registry} */
export const {axes, claimed} = (page[Symbol.for("vitrine")] ??= {
  axes: new WeakMap(),
  claimed: new WeakSet()
});
