import * as abi from "../abi.js";
import {defaultNumber} from "../engine/options.js";

/**
 * Returns the options of an exhibit that nobody has set, each as the numbers of `EVENT_OPTION`. The engines of pages know no defaults.
 *
 * @param {number} kind
 * @returns {number[][]}
 */
export function defaultOptions(kind) {
  const options = Object.values(abi).flatMap((value) => typeof value === "object" && "id" in value ? [value] : []);
  return /** @type {import('../engine/options.js').Option[]} */ (options).map(
    (option) => [option.id, defaultNumber(kind, option)]);
}
