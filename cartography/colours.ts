import { activePowers } from '../src/drawing/scene/activeColours.js';
import { type Colour, colourFromRgb } from '../src/drawing/vector/colour.js';
import { difference, EYES, pairsOf, seen } from '../src/drawing/vector/colourBlind.js';
import { boardInPalette } from '../src/drawing/vector/nightPalette.js';
import type { BoardFile, PowerFile } from '../src/games/diplomacy/board/boardFile.js';
import { seededRandom } from '../src/lib/random.js';
import { ownFolders, readOwnFolder, redraw } from './boardFolder.js';

/** The least ΔE (CIE 1976) that any two powers keep, for every kind of eyes: by day on parchment, and at night. */
const WANTED = { parchment: 17.6, night: 12.6 };
/** Colours are looked for on a grid of so many steps of red, of green, of blue. */
const STEPS = 16;
/** How often each power may look for a better colour in one try, and how much more nearness weighs from one round to the next. */
const ROUNDS = 110;
const STRICTER = 1.09;
/** The order of turns is another in every try. */
const TRIES = 8;

/** A colour as all eyes see it, by day and at night. */
interface Choice {
  readonly colour: Colour;
  readonly day: Float64Array;
  readonly night: Float64Array;
  /** As full eyes see it by day. */
  readonly plain: readonly [number, number, number];
}

const [full = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const] = Object.values(EYES);
const sight = (colour: Colour): Float64Array => Float64Array.from(Object.values(EYES).flatMap(eyes => seen(colour, eyes)));

function choiceOf(board: BoardFile, colour: Colour): Choice {
  const [power] = board.powers;
  if (!power) throw new Error(`The board ${board.id} has no powers`);
  const [atNight] = boardInPalette({ ...board, powers: [{ ...power, colour }] }, 'night').powers;
  return { colour, day: sight(colour), night: sight(atNight?.colour ?? colour), plain: seen(colour, full) };
}

/** The least ΔE between two colours over all eyes. */
function least(a: Float64Array, b: Float64Array): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < a.length; k += 3) {
    const [x, y, z] = [(a[k] ?? 0) - (b[k] ?? 0), (a[k + 1] ?? 0) - (b[k + 1] ?? 0), (a[k + 2] ?? 0) - (b[k + 2] ?? 0)];
    nearest = Math.min(nearest, x * x + y * y + z * z);
  }
  return Math.sqrt(nearest);
}

/** How much two colours lack of being told apart. */
const lack = (a: Choice, b: Choice): number =>
  Math.max(0, WANTED.parchment - least(a.day, b.day)) + Math.max(0, WANTED.night - least(a.night, b.night));

/**
 * From their present colours to the nearest ones that everybody tells apart: each power in turn takes what is best beside the others, being apart weighing ever more.
 * Powers that are not `free` keep theirs.
 */
function toldApart(board: BoardFile, isFree: IsFree = () => true): readonly Colour[] {
  const level = (i: number): number => ((Math.floor(i) % STEPS) * 255) / (STEPS - 1);
  const grid = Array.from({ length: STEPS ** 3 }, (_, i) =>
    choiceOf(board, colourFromRgb([level(i / STEPS ** 2), level(i / STEPS), level(i)])),
  );
  const present = board.powers.map(({ colour }) => choiceOf(board, colour));
  const free = board.powers.flatMap((power, i) => (isFree(power) ? [i] : []));
  const tries = Array.from({ length: TRIES }, (_, seed) => sought(grid, { present, free }, seededRandom(seed)));
  const best = cheapest(tries, ({ cost }) => cost);
  return best.chosen.map(({ colour }) => colour);
}

type IsFree = (power: PowerFile) => boolean;

interface Beginning {
  readonly present: readonly Choice[];
  /** The numbers of those that may change. */
  readonly free: readonly number[];
}

interface Try {
  readonly chosen: readonly Choice[];
  readonly cost: number;
}

function sought(grid: readonly Choice[], { present, free }: Beginning, random: () => number): Try {
  const chosen = [...present];
  const costOf = (one: Choice, i: number, weight: number, bound = Number.POSITIVE_INFINITY): number => {
    let cost = Math.hypot(...one.plain.map((v, k) => v - (present[i]?.plain[k] ?? 0)));
    chosen.forEach((other, k) => {
      if (k !== i && cost < bound) cost += weight * lack(one, other) ** 1.5;
    });
    return cost;
  };
  for (let round = 0, weight = 0.5; round < ROUNDS; round++, weight *= STRICTER)
    for (const i of shuffled(free, random))
      chosen[i] = cheapest([...present.slice(i, i + 1), ...grid], (one, bound) => costOf(one, i, weight, bound));
  return { chosen, cost: chosen.reduce((sum, one, i) => sum + costOf(one, i, 1000), 0) };
}

function cheapest<T>(choices: readonly T[], costOf: (one: T, bound: number) => number): T {
  let best: { readonly one: T; readonly cost: number } | undefined;
  for (const one of choices) {
    const cost = costOf(one, best?.cost ?? Number.POSITIVE_INFINITY);
    if (!best || cost < best.cost) best = { one, cost };
  }
  if (!best) throw new Error('There was nothing to choose from');
  return best.one;
}

function shuffled(numbers: readonly number[], random: () => number): readonly number[] {
  const order = [...numbers];
  for (let i = order.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1));
    [order[i], order[k]] = [order[k] ?? 0, order[i] ?? 0];
  }
  return order;
}

/** Marks a neutral power in the colour that it has once it is active. */
const ACTIVE = ' (active)';

/** The board with its active neutrals beside the others. */
function withActivePowers(asFile: BoardFile): BoardFile {
  const active = activePowers(asFile).map(power => ({ ...power, id: `${power.id}${ACTIVE}` }));
  return { ...asFile, powers: [...asFile.powers, ...active] };
}

/** The two powers that are told apart least, by whom, and how far they are apart. */
function nearest(board: BoardFile, palette: 'parchment' | 'night'): string {
  const powers = boardInPalette(board, palette).powers.filter(({ id: power, neutral }) => !neutral || power.endsWith(ACTIVE));
  const all = Object.entries(EYES).flatMap(([eyes, matrix]) =>
    pairsOf(powers).map(([a, b]) => ({ pair: `${a.id} and ${b.id}`, eyes, apart: difference(a.colour, b.colour, matrix) })),
  );
  const worst = all.reduce((one, other) => (other.apart < one.apart ? other : one));
  return `${palette}: ΔE ${worst.apart.toFixed(1)} at least (${worst.pair}, ${worst.eyes})`;
}

const [wanted, option] = process.argv.slice(2);
const boards = ownFolders();
if (wanted === undefined) for (const id of boards) measure(id);
else if (!boards.includes(wanted)) {
  console.error(`There is no board ${wanted}; there are ${boards.join(', ')}.`);
  process.exitCode = 1;
} else if (option === '--seek' || option === '--write') seek(wanted, option === '--write');
else measure(wanted);

/** Says how far the colours of a board are apart. */
function measure(id: string): void {
  const listed = withActivePowers(readOwnFolder(id).board);
  for (const palette of ['parchment', 'night'] as const) console.log(`${id}, as it is; ${nearest(listed, palette)}`);
}

/** Says which colours everybody would tell apart, and writes them down if asked. */
function seek(id: string, isWritten: boolean): void {
  measure(id);
  const { board } = readOwnFolder(id);
  const listed = withActivePowers(board);
  const isFree = (power: PowerFile): boolean => process.argv[4] === undefined || power.id.endsWith(ACTIVE);
  const colours = toldApart(listed, isFree);
  const found = { ...listed, powers: listed.powers.map((power, i) => ({ ...power, colour: colours[i] ?? power.colour })) };
  for (const palette of ['parchment', 'night'] as const) console.log(`${id}, as found; ${nearest(found, palette)}`);
  for (const [i, { id: power, colour }] of listed.powers.entries()) console.log(`${power.padEnd(24)} ${colour} → ${colours[i]}`);
  if (!isWritten) return;
  const named = new Map(listed.powers.map((power, i) => [power.id, colours[i] ?? power.colour]));
  redraw(id, { board: { ...board, powers: board.powers.map(power => recoloured(power, named)) } });
}

/** A power in its new colours, which are listed by its id, and by its id as an active one. */
function recoloured(power: PowerFile, named: ReadonlyMap<string, Colour>): PowerFile {
  const activeColour = named.get(`${power.id}${ACTIVE}`) ?? power.activeColour;
  return { ...power, colour: named.get(power.id) ?? power.colour, ...(activeColour && { activeColour }) };
}
