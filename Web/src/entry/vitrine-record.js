/** Records what a person does with an element. An element loads this script when `record()` is called. */
export {Recording} from "../record/recording.js";
