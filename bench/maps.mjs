import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createDiplomacyRenderer } from '../dist/drawing/diplomacyRenderer.js';
import { layoutFor } from '../dist/drawing/map/boardsByGame.js';
import { boardsOnDisk } from '../dist/drawing/map/boardsOnDisk.js';
import { mapContent } from '../dist/drawing/map/mapContent.js';
import { preparedBases } from '../dist/drawing/map/preparedBases.js';
import { createSvgRenderer } from '../dist/drawing/map/svgRenderer.js';
import { rasteriseToPng } from '../dist/drawing/raster/rasterise.js';
import { builtFrom } from '../scripts/builtFrom.mjs';
import { mapPictures, variants, WIDTHS } from './mapPictures.mjs';
import { processorTime, spread } from './timing.mjs';

/** Finds what the build prepared for this program. */
const FROM = builtFrom();
const findPrepared = preparedBases(FROM);
/** How many of those resvg draws. */
const FULL_BY_RESVG = 4;
/** How often all pictures are drawn before they are measured warm. */
const WARMING = 12;
/** How many processes each draw their first picture of a board. */
const FIRSTS = 3;
/** How often a board is drawn anew by a process that has drawn others. */
const ANEW = 3;
/** How often all pictures are measured, by each way in turn. */
const PASSES = 5;

const ms = figure => `${figure.toFixed(1)} ms`;
const kilobytes = shown => spread(shown.map(({ length }) => length / 1024)).p95;
const median = figures => spread(figures).median;

/** What becomes of each, one after the other. */
async function oneByOne(all, work) {
  const done = [];
  for (const one of all) done.push(await work(one));
  return done;
}

/** How long something takes by the clock, in milliseconds. */
async function clocked(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The same pictures in full size, which several threads compress: as we draw them, and some of them by resvg alone. By the clock. */
async function benchFull(boards, shown) {
  const pictures = shown.map(picture => ({ ...picture, page: 'full' }));
  const render = createDiplomacyRenderer(boards, undefined, findPrepared);
  for (let pass = 0; pass < WARMING; pass++) await oneByOne(pictures, render);
  const plain = await oneByOne(pictures.slice(0, FULL_BY_RESVG), picture => {
    const svg = createSvgRenderer(boards)(picture);
    return clocked(() => rasteriseToPng(svg, WIDTHS.full));
  });
  const drawn = await oneByOne(pictures, render);
  const times = pictures.map(() => []);
  for (let pass = 0; pass < PASSES; pass++)
    for (const [i, picture] of pictures.entries()) times[i].push(await clocked(() => render(picture)));
  return { drawn, plain: median(plain), clock: median(times.map(median)) };
}

/** The first picture of a board in a process of its own, and resvg alone there: milliseconds. */
function first(id, page) {
  const { stdout } = spawnSync(process.execPath, [fileURLToPath(new URL('firstPicture.mjs', import.meta.url)), id, page, FROM], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

/** A line about the first pictures of some processes. */
function firsts(id, page, title) {
  const each = Array.from({ length: FIRSTS }, () => first(id, page));
  return [
    `${id}: ${title}`,
    `${ms(median(each.map(one => one.ours)))}, ${ms(median(each.map(one => one.clock)))} by the clock`,
    median(each.map(one => one.ours / one.plain)).toFixed(2),
    '≤ 0.90 × resvg',
  ];
}

/** The first picture of a board in this process. */
function anew(picture) {
  const render = createDiplomacyRenderer(boardsOnDisk(), undefined, findPrepared);
  return processorTime(() => render(picture));
}

/**
 * One board: posted pictures, as we draw them and by resvg alone from the same SVG; then the same in full size: time by the clock, and weight. Other times are of
 * the processor, those of helping threads included, unless they are by the clock.
 */
async function benchBoard(variant) {
  const { id } = variant;
  const shown = mapPictures(variant);
  // Read as the worker reads them: of boards that were cloned V8 keeps each coordinate as an object.
  const boards = boardsOnDisk();
  const svgs = shown.map(createSvgRenderer(boards));
  // With what the build prepared, as the bot draws.
  const [render, layout] = [createDiplomacyRenderer(boards, undefined, findPrepared), layoutFor(boards, shown[0])];
  for (let pass = 0; pass < WARMING; pass++) for (const picture of shown) await render(picture);
  for (const svg of svgs) rasteriseToPng(svg, WIDTHS.posted);
  const times = shown.map(() => ({ plain: [], layout: [], warm: [], clock: [] }));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, svg] of svgs.entries()) times[i].plain.push(await processorTime(() => rasteriseToPng(svg, WIDTHS.posted)));
    // What resvg leaves is collected here, so that it does not count as ours.
    for (const picture of shown) await render(picture);
    for (const [i, picture] of shown.entries()) times[i].layout.push(await processorTime(() => mapContent(layout, picture)));
    for (const [i, picture] of shown.entries()) {
      const start = performance.now();
      times[i].warm.push(await processorTime(() => render(picture)));
      times[i].clock.push(performance.now() - start);
    }
  }
  // The median of each picture's times, then the median and the 95th percentile of all pictures.
  const [plain, laidOut, warm, clock] = ['plain', 'layout', 'warm', 'clock'].map(job => spread(times.map(one => median(one[job]))));
  const again = median(
    await oneByOne(
      Array.from({ length: ANEW }, () => shown[0]),
      anew,
    ),
  );
  const full = await benchFull(boards, shown);
  const sizes = [await oneByOne(shown, render), full.drawn].map(kilobytes);
  const row = (what, figure, wanted, more = '') => [
    `${id}: ${what}`,
    `${ms(figure.median)}, 95th ${ms(figure.p95)}${more}`,
    (figure.median / plain.median).toFixed(3),
    wanted,
  ];
  return [
    row('resvg alone, results as posted (reference)', plain, ''),
    row('lines, names and colours laid out, warm', laidOut, '≤ 0.050 × resvg'),
    row('the same as we draw it, warm', warm, '≤ 40 ms', `; ${ms(clock.median)} by the clock`),
    [`${id}: its first picture in a process that drew others`, ms(again), (again / plain.median).toFixed(2), '≤ 0.90 × resvg'],
    firsts(id, 'posted', 'the first picture of a process'),
    firsts(id, 'full', 'the first in full size of a process'),
    [
      `${id}: in full size, warm`,
      `${ms(full.clock)} by the clock, resvg alone ${ms(full.plain)}`,
      (full.clock / full.plain).toFixed(3),
      '≤ 40 ms, ≤ 0.050 × resvg',
    ],
    [`${id}: size as posted and in full, 95th percentile`, sizes.map(size => `${size.toFixed(0)} KB`).join(', '), '', '≤ 300 KB'],
  ];
}

/** Compares maps of every board with a plain rendering of the same SVG from scratch. */
export const benchMaps = async () => (await oneByOne(variants, benchBoard)).flat();
