import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readBoardFile, readGeometry } from '../dist/assets.js';
import { question } from '../dist/cli/adjudicate/question.js';
import { readAll } from '../dist/cli/adjudicate/readAll.js';
import { setUp } from '../dist/cli/adjudicate/setUp.js';
import { createDiplomacyRenderer } from '../dist/drawing/diplomacyRenderer.js';
import { createSvgRenderer } from '../dist/drawing/map/svgRenderer.js';
import { rasteriseToPng } from '../dist/drawing/raster/rasterise.js';
import { variantsOn } from '../dist/games/catalogue/diplomacyVariants.js';
import { resolvePhase } from '../dist/games/diplomacy/phases/resolvePhase.js';
import { measure, spread } from './timing.mjs';

const WIDTH = 1600;
const classic = variantsOn(readBoardFile).find(({ id }) => id === 'classic');
const boards = new Map([['classic', { board: classic.board.file, geometry: readGeometry('classic') }]]);

/** Recorded phases do not tell who owns centres: gives each power its home centres and those where its units stand. */
const owned = ({ units, ...asked }) => ({
  ...asked,
  units,
  sc: Object.fromEntries([
    ...classic.board.powers.flatMap(({ id, home }) => home.map(centre => [centre, id])),
    ...units.map(({ loc, power }) => [loc.split('/')[0], power]).filter(([at]) => classic.board.centres.has(at)),
  ]),
});

/** Pictures of the results of about `many` recorded movement phases, including the busiest. */
function pictures(many) {
  const lines = gunzipSync(readFileSync(new URL('recorded/movement-phases.jsonl.gz', import.meta.url)))
    .toString()
    .trim()
    .split('\n')
    .map(line => question.parse(owned(JSON.parse(line))))
    .sort((a, b) => b.orders.length - a.orders.length);
  return lines
    .filter((_, i) => i % Math.ceil(lines.length / many) === 0)
    .map(asked => {
      const { turn, phase, position, ...set } = setUp(classic, asked).value;
      const resolved = resolvePhase(
        classic,
        { turn, phase, position, ...set },
        readAll(classic, { turn, phase, position, ...set }, asked.orders).orders,
      );
      const after = { orders: [...resolved.results], after: resolved.position, captured: resolved.captured ?? [], eliminated: [] };
      return {
        kind: 'results',
        game: 'classic',
        language: 'en',
        report: { kind: 'diplomacy', variant: 'classic', turn, phase, before: position, ...after },
      };
    });
}

const timed = work => {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
};

/** Compares our maps with a plain rendering of the same SVG from scratch. Cold runs come first, before anything is warm. */
export function benchMaps() {
  const shown = pictures(24);
  const drawSvg = createSvgRenderer(boards);
  const svgs = shown.map(drawSvg);
  const coldPlain = timed(() => rasteriseToPng(svgs[0], WIDTH));
  const render = createDiplomacyRenderer(boards);
  const cold = timed(() => render(shown[0]));
  const sizes = spread(shown.map(picture => render(picture).length / 1024));
  let [i, j] = [0, 0];
  const { plain, warm } = measure(
    { plain: () => rasteriseToPng(svgs[i++ % svgs.length], WIDTH), warm: () => render(shown[j++ % shown.length]) },
    { rounds: 5, repeats: 4 },
  );
  const ms = figure => `${figure.toFixed(1)} ms`;
  return [
    ['resvg alone, results on the classic board, cold (reference)', ms(coldPlain), '1.00', ''],
    ['the same as we draw it, cold', ms(cold), (cold / coldPlain).toFixed(2), '≤ 1.0 × resvg'],
    ['resvg alone, warm (reference)', ms(plain / 1000), '1.00', ''],
    ['the same as we draw it, warm, 1600 px wide', ms(warm / 1000), (warm / plain).toFixed(2), '≤ 40 ms, ≤ 0.40 × resvg'],
    ['size of a picture, 95th percentile', `${sizes.p95.toFixed(0)} KB`, '', '≤ 600 KB'],
  ];
}
