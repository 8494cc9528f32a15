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
import { diplomacy } from '../dist/games/diplomacy/game/diplomacy.js';
import { resolvePhase } from '../dist/games/diplomacy/phases/resolvePhase.js';
import { recruitText } from '../dist/games/opponent.js';
import { seededRandom } from '../dist/lib/random.js';
import { measureInTurn, spread } from './timing.mjs';

/** Width of a posted picture, in pixels. */
const WIDTH = 1100;
/** How many pictures of each board are measured. */
const PICTURES = 8;
const variants = variantsOn(readBoardFile).filter(({ id }) => id !== 'classic-battles');
const boards = new Map(variants.map(({ id, board }) => [id, { board: board.file, geometry: readGeometry(board.file.id) }]));

/** Recorded phases do not tell who owns centres: gives each power its home centres and those where its units stand. */
const owned = ({ units, ...asked }, { powers, centres }) => ({
  ...asked,
  units,
  sc: Object.fromEntries([
    ...powers.flatMap(({ id, home }) => home.map(centre => [centre, id])),
    ...units.map(({ loc, power }) => [loc.split('/')[0], power]).filter(([at]) => centres.has(at)),
  ]),
});

/** Reports of recorded movement phases, the busiest first. */
function recorded(classic) {
  return gunzipSync(readFileSync(new URL('recorded/movement-phases.jsonl.gz', import.meta.url)))
    .toString()
    .trim()
    .split('\n')
    .map(line => question.parse(owned(JSON.parse(line), classic.board)))
    .sort((a, b) => b.orders.length - a.orders.length)
    .map(asked => {
      const set = setUp(classic, asked).value;
      const { results, position, captured = [] } = resolvePhase(classic, set, readAll(classic, set, asked.orders).orders);
      const { turn, phase, position: before } = set;
      return {
        kind: 'diplomacy',
        variant: 'classic',
        turn,
        phase,
        before,
        orders: [...results],
        after: position,
        captured,
        eliminated: [],
      };
    });
}

/** Reports of the movement phases of a game between practice players. */
function played(variant) {
  const game = diplomacy(variant);
  const random = seededRandom(7);
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(game.players.most, options).value.map(({ id }) => id);
  const reports = [];
  for (let now = game.open({ seats, seed: 7, options }); !game.ending(now) && reports.length < 4 * PICTURES; ) {
    const { awaits, mayAct = [] } = game.phase(now);
    const read = seat => game.read(now, seat, recruitText(game, now, seat, random), undefined, 'en').submission;
    const { state, report } = game.advance(now, new Map([...new Set([...awaits, ...mayAct])].map(seat => [seat, read(seat)])));
    if (report.phase === 'movement' && report.orders.length > 0) reports.push(report);
    now = seated(game, state);
  }
  return reports;
}

function seated(game, state) {
  const called = game.called?.(state) ?? [];
  if (called.length === 0 || !game.attend) return state;
  return game.attend(state, { seats: [...state.powers, ...called.map(({ id }) => id)], vacant: state.vacant ?? [] });
}

/** Pictures of results, evenly from the whole list. */
const pictures = (game, reports) =>
  reports
    .filter((_, i) => i % Math.ceil(reports.length / PICTURES) === 0)
    .map(report => ({ kind: 'results', game, language: 'en', report }));

const timed = work => {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
};

const ms = figure => `${figure.toFixed(1)} ms`;
const kilobytes = shown => spread(shown.map(({ length }) => length / 1024)).p95;

/** One board: posted pictures, as we draw them and by resvg alone from the same SVG; then the weight of the same in full size. */
function benchBoard(variant) {
  const { id } = variant;
  const shown = pictures(id, id === 'classic' ? recorded(variant) : played(variant));
  const drawSvg = createSvgRenderer(boards);
  const svgs = shown.map(drawSvg);
  const coldPlain = timed(() => rasteriseToPng(svgs[0], WIDTH));
  const render = createDiplomacyRenderer(boards);
  const cold = timed(() => render(shown[0]));
  const times = measureInTurn(
    shown.map((picture, i) => ({ plain: () => rasteriseToPng(svgs[i], WIDTH), warm: () => render(picture) })),
    { passes: 2, warming: 1 },
  );
  const [plain, warm] = ['plain', 'warm'].map(job => spread(times.map(one => one[job] / 1000)));
  const full = createDiplomacyRenderer(boards);
  const sizes = [kilobytes(shown.map(render)), kilobytes(shown.map(picture => full({ ...picture, page: 'full' })))];
  return [
    [`${id}: resvg alone, results as posted (reference)`, `${ms(plain.median)}, cold ${ms(coldPlain)}`, '1.00', ''],
    [`${id}: the same as we draw it, cold`, ms(cold), (cold / coldPlain).toFixed(2), '≤ 0.90 × resvg'],
    [
      `${id}: the same as we draw it, warm`,
      `${ms(warm.median)}, 95th ${ms(warm.p95)}`,
      (warm.median / plain.median).toFixed(3),
      '≤ 40 ms, ≤ 0.050 × resvg',
    ],
    [`${id}: size as posted and in full, 95th percentile`, sizes.map(size => `${size.toFixed(0)} KB`).join(', '), '', '≤ 300 KB'],
  ];
}

/** Compares maps of every board with a plain rendering of the same SVG from scratch. */
export const benchMaps = () => variants.flatMap(benchBoard);
