import {warn} from "../../engine/options.js";

import {lift, putBack, rearrange} from "./rearrangement.js";

/** @typedef {import('../../elements/vitrine-element.js').VitrineElement} VitrineElement */
/** @typedef {import('../../elements/vitrine-element.js').ArrivalOptions} ArrivalOptions */
/** @typedef {import('./rearrangement.js').ExhibitDriver} ExhibitDriver */
/** @typedef {import('../base/driver.js').Driver} Driver */

/**
 * A flight that begins when the engine has loaded and the page has changed.
 *
 * @typedef {object} Beginning
 * @property {number} [progress] the share of the way to which a finger has moved the pictures until then
 * @property {Promise<[Promise<boolean>]>} [begun] resolves when they fly, with their arrival
 */

/** Says the engine that no picture stays in front. */
const NO_LEADER = -2;

/** The flights that have not begun, by the drivers of their destinations. */
const beginnings = /** @type {WeakMap<Driver, Beginning>} */ (new WeakMap());

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
  const beginning = /** @type {Beginning} */ ({progress: options.progress});
  beginnings.set(to, beginning);
  beginning.begun = begin(to, from, options, beginning).finally(() => {
    if (beginnings.get(to) === beginning) beginnings.delete(to);
  });
  const [arrival] = await beginning.begun;
  return arrival;
}

/**
 * @param {ExhibitDriver} to
 * @param {ExhibitDriver} from
 * @param {ArrivalOptions} options
 * @param {Beginning} beginning
 * @returns {Promise<[Promise<boolean>]>}
 */
async function begin(to, from, {leader, update}, beginning) {
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
  const rearrangement = rearrange(from, to, leader === null ? NO_LEADER : leader);
  const {arrival} = rearrangement;
  if (beginning.progress !== undefined) rearrangement.scrub(beginning.progress);
  return [arrival];
}

/**
 * Moves the pictures that fly to an element to a share of their way.
 *
 * @param {Driver} driver of the element
 * @param {number} progress
 */
export function scrub(driver, progress) {
  const beginning = beginnings.get(driver);
  if (beginning) beginning.progress = progress;
  else flightTo(driver)?.scrub(progress);
}

/**
 * Ends a scrub, as soon as the pictures fly. Returns whether they fly on.
 *
 * @param {Driver} driver of the element
 * @param {number | undefined} velocity in shares of the way per second; undefined for that of the scrub
 * @param {(source: VitrineElement) => void} [update] changes the page for the element to which they fly back
 */
export async function endScrub(driver, velocity, update) {
  await beginnings.get(driver)?.begun;
  return flightTo(driver)?.endScrub(velocity, update) ?? true;
}

/** @param {Driver} driver */
function flightTo(driver) {
  const {rearrangement} = driver;
  return rearrangement?.isActive && rearrangement.destination === driver ? rearrangement : undefined;
}
