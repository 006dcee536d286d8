/** Records what a person does with an element, and replays it. An element loads this script when `record()` is called. */
export {Recording} from "../record/recording.js";
export {Replay} from "../record/replay.js";
export {readTrace} from "../record/trace-reader.js";
