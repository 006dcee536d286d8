import {warn} from "../../engine/options.js";

import {lift, rearrange} from "./rearrangement.js";

/** @typedef {import('../../elements/vitrine-element.js').VitrineElement} VitrineElement */
/** @typedef {import('./rearrangement.js').ExhibitDriver} ExhibitDriver */

/**
 * Lets the pictures of an element fly to another one, as soon as the engine has loaded.
 *
 * @param {VitrineElement} destination
 * @param {VitrineElement} source
 * @param {import('../../elements/vitrine-element.js').ArrivalOptions} options
 * @returns {Promise<boolean>}
 */
export async function arrive(destination, source, {leader, update}) {
  const [to, from] = /** @type {ExhibitDriver[]} */ ([destination.driver, source?.driver]);
  if (!from?.itemElements || from === to || !to.itemElements)
    return warn(destination, ".arriveFrom()", "another grid or strip of Vitrine is needed");
  await Promise.all([source.ready, update || destination.ready]);
  // The other one would move it.
  const {hidden} = destination;
  destination.hidden = true;
  lift(from);
  destination.hidden = hidden;
  await update?.();
  await destination.ready;
  if (!from.model || !to.model || from.model.engine !== to.model.engine) {
    source.hidden = true;
    destination.hidden = false;
    return true;
  }
  return rearrange(from, to, leader).arrival;
}
