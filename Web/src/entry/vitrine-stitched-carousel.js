import {VitrineStitchedCarousel} from "../elements/stitched-carousel.js";

import {define} from "./define.js";

export {VitrineStitchedCarousel};

define({"vitrine-stitched-carousel": VitrineStitchedCarousel});
