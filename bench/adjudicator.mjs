import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readOwnVariant } from '../dist/assets.js';
import { answer } from '../dist/cli/adjudicate/answer.js';
import { question } from '../dist/cli/adjudicate/question.js';
import { readAll } from '../dist/cli/adjudicate/readAll.js';
import { sentencesOn } from '../dist/cli/adjudicate/sentences.js';
import { setUp } from '../dist/cli/adjudicate/setUp.js';
import { variantsOn } from '../dist/games/catalogue/diplomacyVariants.js';
import { resolveMovement } from '../dist/games/diplomacy/adjudication/resolveMovement.js';
import { orderBook } from '../dist/games/diplomacy/orders/legalOrders.js';
import { seededRandom, shuffled } from '../dist/lib/random.js';
import { measure, measureInTurn, spread } from './timing.mjs';
import { benchVotes } from './votes.mjs';

const variants = new Map(variantsOn(readOwnVariant).map(v => [v.id, v]));
const classic = variants.get('classic');
const china = variants.get('warring-states-v2');
const warhammer = variants.get('warhammer-fm05');

const recorded = () =>
  gunzipSync(readFileSync(new URL('recorded/movement-phases.jsonl.gz', import.meta.url)))
    .toString()
    .trim()
    .split('\n');

/** Reads a recorded question: its position as objects, and the legal order of each unit by its province. */
function understood(variant, line) {
  const asked = question.parse(JSON.parse(line));
  const set = setUp(variant, asked).value;
  const orders = new Map(
    [...readAll(variant, set, asked.orders).counted.orders.values()].flat().map(order => [order.at.split('/')[0], order]),
  );
  return { asked, set, orders };
}

const OPENING = { turn: { year: 450, season: 'spring' } };

/** Forty units packed together on the Warring States board, each with a random legal order. */
function crowd(seed) {
  const random = seededRandom(seed);
  const { board } = china;
  const start = shuffled(board.provinces, random)[0].id;
  const near = [start];
  for (const here of near)
    for (const next of [...board.armyNeighbours.get(here), ...(board.fleetNeighbours.get(here) ?? [])])
      if (!near.includes(next) && near.length < 40) near.push(next);
  const units = near.map(at => {
    const sails = (board.fleetNeighbours.get(at) ?? []).length > 0;
    const walks = (board.armyNeighbours.get(at) ?? []).length > 0;
    return {
      power: board.powers[Math.floor(random() * board.powers.length)].id,
      type: sails && (!walks || random() < 0.6) ? 'F' : 'A',
      at,
    };
  });
  const position = { units, dislodged: [], contested: [], centres: {} };
  const orders = new Map(units.map(unit => [unit.at, shuffled(orderBook(china, position)(unit), random)[0]]));
  return { position, orders };
}

/** Sixty units all over the Warhammer world, each with a random legal order. */
function world(seed) {
  const random = seededRandom(seed);
  const { board } = warhammer;
  const units = shuffled(board.provinces, random)
    .slice(0, 60)
    .map(({ id, kind, coastal }) => ({
      power: board.powers[Math.floor(random() * board.powers.length)].id,
      type: kind === 'sea' || (coastal && random() < 0.5) ? 'F' : 'A',
      at: id,
    }));
  const position = { units, dislodged: [], contested: [], centres: {} };
  const orders = new Map(units.map(unit => [unit.at, shuffled(orderBook(warhammer, position)(unit), random)[0]]));
  return { position, orders };
}

/** The answer to a recorded line, as the "text to result" benchmark computes it. */
export function answered(line) {
  const { asked, set } = understood(classic, line);
  return answer(classic, sentencesOn(classic.board), set, asked).value;
}

const asQuestion = line => {
  const { asked, set } = understood(classic, line);
  return { situation: set, question: asked };
};

const resolving =
  (variant, { position, orders }) =>
  () =>
    resolveMovement(variant, { ...OPENING, position: fresh(position) }, orders);

const fresh = position => ({ ...position, units: [...position.units] });

export async function benchAdjudicator() {
  const lines = recorded();
  const sentences = sentencesOn(classic.board);
  const phases = lines.map(line => {
    const { asked, set, orders } = understood(classic, line);
    return {
      parse: () => JSON.parse(line),
      resolve: () => resolveMovement(classic, { ...set, position: fresh(set.position) }, orders),
      text: () => answer(classic, sentences, { ...set, position: fresh(set.position) }, asked),
    };
  });
  const rows = measureInTurn(phases);
  const crowds = measureInTurn(
    Array.from({ length: 100 }, (_, i) => ({
      classic: phases[(2 * i) % phases.length].resolve,
      dense: resolving(china, crowd(i + 1)),
      wide: resolving(warhammer, world(i + 1)),
    })),
  );
  const widest = lines
    .map(line => ({ line, ...understood(classic, line) }))
    .sort((a, b) => b.set.position.units.length - a.set.position.units.length)[0];
  const options = await measure(
    {
      parse: () => JSON.parse(widest.line),
      options: () => widest.set.position.units.map(orderBook(classic, widest.set.position)),
    },
    { rounds: 100 },
  );
  const of = name => spread(rows.map(row => row[name]));
  const parse = of('parse').median;
  const ratio = (figure, reference = parse) => (figure / reference).toFixed(2);
  const resolve = of('resolve');
  const [beside, dense, wide] = ['classic', 'dense', 'wide'].map(name => spread(crowds.map(row => row[name])).median);
  return [
    ['JSON.parse of a recorded phase (reference)', `${parse.toFixed(1)} µs`, '1.00', ''],
    ['resolve, median', `${resolve.median.toFixed(1)} µs`, ratio(resolve.median), '≤ 0.7 × parse'],
    ['resolve, 95th percentile of the phases', `${resolve.p95.toFixed(1)} µs`, ratio(resolve.p95, resolve.median), '≤ 2 × its median'],
    ['text to result', `${of('text').median.toFixed(1)} µs`, ratio(of('text').median), '≤ 2.5 × parse'],
    ['resolve, classic, in turn with the next two (reference)', `${beside.toFixed(1)} µs`, '1.00', ''],
    ['Warring States, 40 units packed', `${dense.toFixed(1)} µs`, ratio(dense, beside), '≤ 3 × resolve'],
    ['Warhammer, 60 units on the world', `${wide.toFixed(1)} µs`, ratio(wide, beside), '≤ 2.5 × resolve'],
    [
      `all legal orders, ${widest.set.position.units.length} units`,
      `${options.options.toFixed(0)} µs`,
      ratio(options.options, options.parse),
      '≤ 20 × parse of it',
    ],
    ...benchVotes(variants.get('mandate-of-heaven'), { variant: classic, questions: lines.map(asQuestion) }),
  ];
}
