import {VitrineCarousel} from "../elements/carousel.js";

import {define} from "./define.js";

export {VitrineCarousel};

define({"vitrine-carousel": VitrineCarousel});
