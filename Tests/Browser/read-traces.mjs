// Reads the traces that are given, as a browser does. Fails at the first line that cannot be read.
import {readFileSync} from "node:fs";

import {readTrace} from "../../Web/src/record/trace-reader.js";

for (const path of process.argv.slice(2)) {
  try {
    readTrace(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`, {cause: error});
  }
}
console.log(`${process.argv.length - 2} traces can be read`);
