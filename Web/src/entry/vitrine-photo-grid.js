import {VitrinePhotoGrid} from "../elements/photo-grid.js";
import {VitrinePhotoViewer} from "../elements/photo-viewer.js";

import {define} from "./define.js";

export {VitrinePhotoGrid, VitrinePhotoViewer};

// The viewer first: a grid that is upgraded makes one.
define({"vitrine-photo-viewer": VitrinePhotoViewer, "vitrine-photo-grid": VitrinePhotoGrid});
