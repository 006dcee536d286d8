import {warn} from "../../engine/options.js";

import {Beginning, whenBegun} from "./beginning.js";
import {lift, putBack, rearrange} from "./rearrangement.js";

/** @typedef {import('../../elements/vitrine-element.js').VitrineElement} VitrineElement */
/** @typedef {import('../../elements/vitrine-element.js').ArrivalOptions} ArrivalOptions */
/** @typedef {import('./rearrangement.js').ExhibitDriver} ExhibitDriver */
/** @typedef {import('../base/driver.js').Driver} Driver */

/** Says the engine that no picture stays in front. */
const NO_LEADER = -2;

/**
 * Lets the pictures of an element fly to another one, as soon as the engine has loaded.
 *
 * @param {VitrineElement} destination
 * @param {VitrineElement} source
 * @param {ArrivalOptions} options
 * @returns {Promise<boolean>}
 */
export async function arrive(destination, source, options) {
  const [to, from] = /** @type {ExhibitDriver[]} */ ([destination.driver, source?.driver]);
  if (!from?.itemElements || from === to || !to.itemElements)
    return warn(destination, ".arriveFrom()", "another grid or strip of Vitrine is needed");
  const beginning = new Beginning(to, options.progress);
  const [arrival] = await begin(to, from, options).finally(() => beginning.end());
  return arrival;
}

/**
 * @param {ExhibitDriver} to
 * @param {ExhibitDriver} from
 * @param {ArrivalOptions} options
 * @returns {Promise<[Promise<boolean>]>}
 */
async function begin(to, from, {leader, update}) {
  const destination = to.element;
  await Promise.all([from.ready, update || to.ready]);
  // The other one would move it.
  const {hidden} = destination;
  destination.hidden = true;
  lift(from);
  destination.hidden = hidden;
  try {
    await update?.();
    await to.ready;
  } catch (error) {
    putBack(from, true);
    throw error;
  }
  if (!from.model || !to.model || from.model.engine !== to.model.engine) {
    putBack(from, false);
    destination.hidden = false;
    return [Promise.resolve(true)];
  }
  return [rearrange(from, to, leader === null ? NO_LEADER : leader).arrival];
}

/**
 * Ends a scrub, as soon as the pictures fly. Returns whether they fly on.
 *
 * @param {Driver} driver of the element
 * @param {number | undefined} velocity in shares of the way per second; undefined for that of the scrub
 * @param {(source: VitrineElement) => void} [update] changes the page for the element to which they fly back
 */
export async function endScrub(driver, velocity, update) {
  const flight = await /** @type {Promise<import('./rearrangement.js').Rearrangement | undefined>} */ (
    new Promise((resolve) => whenBegun(driver, resolve)));
  return flight?.endScrub(velocity, update) ?? true;
}
