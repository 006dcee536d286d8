/** All elements, and the collection, whose pictures fly from one to another. A page loads this script or `vitrine.js`. */
import {VitrineCollection} from "../elements/collection.js";

import {define} from "./define.js";

export {VitrineCollection};
export * from "./vitrine.js";

define({"vitrine-collection": VitrineCollection});
