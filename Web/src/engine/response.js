import {CLAIM_MINE, CLAIM_YOURS, SUPPRESSES_CLICK} from "../abi.js";

/**
 * Returns whether the exhibit took the event.
 * @param {number} response
 */
export function isClaimed(response) {
  return (response & (CLAIM_MINE | CLAIM_YOURS)) === CLAIM_MINE;
}

/**
 * Returns whether the click after a gesture must be suppressed.
 * @param {number} response
 */
export function suppressesClick(response) {
  return response > 0 && (response & SUPPRESSES_CLICK) !== 0;
}
