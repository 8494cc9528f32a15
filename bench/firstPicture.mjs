import { createDiplomacyRenderer } from '../dist/drawing/diplomacyRenderer.js';
import { boardsOnDisk } from '../dist/drawing/map/boardsOnDisk.js';
import { preparedBases } from '../dist/drawing/map/preparedBases.js';
import { createSvgRenderer } from '../dist/drawing/map/svgRenderer.js';
import { rasteriseToPng } from '../dist/drawing/raster/rasterise.js';
import { optimiseLater } from '../dist/optimiseLater.js';
import { mapPictures, variants, WIDTHS } from './mapPictures.mjs';
import { processorTime } from './timing.mjs';

/*
 * The program of a process that draws one picture, as the worker of the bot does: of the board and on the page it is told. Prints the
 * milliseconds of the processor and of the clock, and those of the processor for resvg alone.
 */

optimiseLater();

const [, , id, page, from] = process.argv;

const variant = variants.find(one => one.id === id);
const picture = { ...mapPictures(variant)[0], page };
const start = performance.now();
const ours = await processorTime(() => createDiplomacyRenderer(boardsOnDisk(), undefined, preparedBases(from))(picture));
const clock = performance.now() - start;
const svg = createSvgRenderer(boardsOnDisk())(picture);
process.stdout.write(JSON.stringify({ ours, clock, plain: await processorTime(() => rasteriseToPng(svg, WIDTHS[page])) }));
