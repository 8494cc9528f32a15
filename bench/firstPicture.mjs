import { createDiplomacyRenderer } from '../dist/drawing/diplomacyRenderer.js';
import { boardsOnDisk } from '../dist/drawing/map/boardsOnDisk.js';
import { preparedBases } from '../dist/drawing/map/preparedBases.js';
import { createSvgRenderer } from '../dist/drawing/map/svgRenderer.js';
import { rasteriseToPng } from '../dist/drawing/raster/rasterise.js';
import { mapPictures, variants } from './mapPictures.mjs';
import { processorTime } from './timing.mjs';

/* The program of a process that draws one picture, as the worker of the bot does: of the board it is told. Prints the processor's milliseconds, and resvg's alone. */

const variant = variants.find(({ id }) => id === process.argv[2]);
const picture = mapPictures(variant)[0];
const ours = processorTime(() => createDiplomacyRenderer(boardsOnDisk(), undefined, preparedBases(process.argv[3]))(picture));
const svg = createSvgRenderer(boardsOnDisk())(picture);
process.stdout.write(JSON.stringify({ ours, plain: processorTime(() => rasteriseToPng(svg, 1100)) }));
