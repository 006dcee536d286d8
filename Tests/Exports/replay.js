/** replay.js REPLAY - prints the digests of the trace on standard input, by the replay that Scripts/script-engine has translated. */
import {text} from "node:stream/consumers";

import {replay} from "../../Web/site/digests.js";

const {default: instantiate} = await import(new URL(process.argv[2] ?? "", `file://${process.cwd()}/`).href);
process.stdout.write(await replay(await text(process.stdin), instantiate));
