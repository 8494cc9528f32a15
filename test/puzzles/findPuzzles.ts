import { provinceAt } from '../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../src/games/diplomacy/board/location.js';
import type { Position } from '../../src/games/diplomacy/board/position.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../src/games/diplomacy/model/writtenOrder.js';
import { sameOrder } from '../../src/games/diplomacy/orders/sameOrder.js';
import { isTrap } from '../../src/games/lessons/provePuzzle.js';
import { centresKept, isReached, type PuzzleAim } from '../../src/games/lessons/puzzleAim.js';
import { type PuzzleField, type PuzzleSheet, puzzleField, sheetsOf } from '../../src/games/lessons/puzzleField.js';
import type { Random } from '../../src/lib/random.js';

/** A position with an aim that one sheet alone reaches. */
export interface Found {
  readonly aims: readonly PuzzleAim[];
  readonly field: PuzzleField;
  readonly solution: readonly WrittenOrder[];
  /** Answers of the others that stop every other sheet. */
  readonly refutations: readonly PuzzleSheet[];
  readonly sheets: number;
  readonly traps: number;
  /** The wrong sheets that look right, each with the first refutation that stops it. */
  readonly tempting: readonly { readonly sheet: readonly WrittenOrder[]; readonly by: PuzzleSheet }[];
}

export interface SearchLimits {
  readonly sheets: number;
  readonly answers: number;
}

/** How many answers drawn by lot are tried first. */
const SAMPLE = 30;
/** The most sheets that may have passed those for an aim to be tried against every answer. */
const FEW = 10;

/** How many of them every sheet is tried against, and the most sheets that may have passed those. */
const FIRST = 9;
const MANY = 60;

interface Candidate {
  readonly aims: readonly PuzzleAim[];
  readonly mask: number;
  /** The sheets that reach them so far. */
  readonly passed: readonly number[];
}

/** The aims, and pairs of aims, that some sheets reach, but at most so many. */
function candidatesIn(atoms: readonly PuzzleAim[], masks: readonly number[], most: number): readonly Candidate[] {
  const passing = (mask: number): readonly number[] => masks.flatMap((one, i) => ((one & mask) === mask ? [i] : []));
  const alone = atoms.map((_, i) => passing(1 << i));
  const isFew = (count: number): boolean => count > 0 && count <= most;
  return atoms.flatMap((aim, i) => {
    const own = alone[i] ?? [];
    const pairs = atoms.flatMap((other, j): Candidate[] => {
      if (j <= i || !goTogether(aim, other)) return [];
      const mask = (1 << i) | (1 << j);
      const passed = own.filter(sheet => ((masks[sheet] ?? 0) & mask) === mask);
      const isBoth = own.length > passed.length && (alone[j]?.length ?? 0) > passed.length;
      return isBoth && isFew(passed.length) ? [{ aims: [aim, other], mask, passed }] : [];
    });
    return [...(isFew(own.length) ? [{ aims: [aim], mask: 1 << i, passed: own }] : []), ...pairs];
  });
}

/** Every aim on a position that one sheet alone reaches. */
export function findPuzzles(variant: Variant, state: State, seat: string, random: Random, limits: SearchLimits): readonly Found[] {
  const field = puzzleField(variant, state, seat);
  if (field.answers > limits.answers || field.answers < 20) return [];
  const product = field.space.choices.reduce((count, { length }) => count * length, 1);
  if (product > limits.sheets * 20) return [];
  const all = sheetsOf(field);
  if (all.length > limits.sheets || all.length < 20) return [];
  const atoms = atomsOf(field, state, seat, variant);
  if (atoms.length > 30) return [];
  const sample = Array.from({ length: SAMPLE }, () => drawnAnswer(field, random));
  const maskOf = maskFor(atoms, seat, state);
  const full = 2 ** atoms.length - 1;
  const masks = all.map(sheet => {
    let mask = full;
    for (const answer of sample.slice(0, FIRST)) mask &= maskOf(field.positionAfter(sheet, answer));
    return mask;
  });
  // Only sheets that pass for an aim that few pass for are looked at further.
  const rare = candidatesIn(atoms, masks, MANY);
  for (const i of new Set(rare.flatMap(({ passed }) => passed))) {
    let mask = masks[i] ?? 0;
    for (const answer of sample.slice(FIRST)) mask &= maskOf(field.positionAfter(all[i] ?? [], answer));
    masks[i] = mask;
  }
  const candidates = rare.flatMap(({ aims, mask, passed }) => {
    const still = passed.filter(i => ((masks[i] ?? 0) & mask) === mask);
    return still.length > 0 && still.length <= FEW ? [{ aims, mask, passed: still }] : [];
  });
  const found: Found[] = [];
  /** Answers that stopped a sheet before are tried first. */
  const strong: PuzzleSheet[] = [];
  const survives = (i: number, mask: number): boolean => {
    const sheet = all[i] ?? [];
    for (const answer of strong) if ((maskOf(field.positionAfter(sheet, answer)) & mask) !== mask) return false;
    const step = 7919;
    const start = Math.floor(random() * field.answers);
    for (let n = 0; n < field.answers; n++) {
      const answer = field.answer((start + n * step) % field.answers);
      if ((maskOf(field.positionAfter(sheet, answer)) & mask) === mask) continue;
      strong.unshift(answer);
      return false;
    }
    return true;
  };
  for (const { aims, mask, passed } of candidates) {
    const right: number[] = [];
    for (const i of passed) {
      if (!survives(i, mask)) continue;
      right.push(i);
      if (right.length > 1 || isPlain(all[i] ?? [], state)) break;
    }
    const solution = all[right[0] ?? -1];
    if (right.length !== 1 || !solution || isPlain(solution, state)) continue;
    found.push(withRefutations(field, state, seat, aims, all, solution, random));
  }
  return found;
}

/** The puzzle of a solution: with answers that stop every other sheet. Throws if a sheet cannot be stopped: then it is none. */
export function composed(
  variant: Variant,
  state: State,
  seat: string,
  aims: readonly PuzzleAim[],
  solution: readonly WrittenOrder[],
  random: Random,
): Found {
  const field = puzzleField(variant, state, seat);
  const all = sheetsOf(field);
  const own = all.find(sheet => sheet.every(order => solution.some(one => sameOrder(one, order))));
  if (!own) throw new Error('an order of the solution does nothing');
  return withRefutations(field, state, seat, aims, all, own, random);
}

function withRefutations(
  field: PuzzleField,
  state: State,
  seat: string,
  aims: readonly PuzzleAim[],
  all: readonly (readonly WrittenOrder[])[],
  solution: readonly WrittenOrder[],
  random: Random,
): Found {
  const fails = (sheet: PuzzleSheet, answer: PuzzleSheet): boolean =>
    !isReached(aims, seat, { before: state.position, after: field.positionAfter(sheet, answer) });
  const wrong = all.filter(sheet => sheet !== solution);
  const pool: PuzzleSheet[] = [field.others.map(({ type, at }) => ({ kind: 'hold', type, at }))];
  // Answers in which one unit alone does something are the plainest.
  for (const [i, book] of field.books.entries())
    for (const order of book) pool.push((pool[0] ?? []).map((hold, j) => (i === j ? order : hold)));
  for (const sheet of wrong) {
    if (pool.some(answer => fails(sheet, answer))) continue;
    const start = Math.floor(random() * field.answers);
    for (let i = 0; i < field.answers; i++) {
      const answer = field.answer((start + i * 7919) % field.answers);
      if (!fails(sheet, answer)) continue;
      pool.push(plainer(answer, one => fails(sheet, one)));
      break;
    }
  }
  const stops = pool.map(answer => new Set(wrong.filter(sheet => fails(sheet, answer))));
  const left = new Set(wrong);
  const chosen: number[] = [];
  while (left.size > 0) {
    let best = -1;
    let most = 0;
    for (const [i, stopped] of stops.entries()) {
      let count = 0;
      for (const sheet of stopped) if (left.has(sheet)) count += 1;
      if (count > most) {
        most = count;
        best = i;
      }
    }
    if (best < 0) throw new Error(`a wrong sheet is not stopped: ${JSON.stringify([...left][0])}`);
    chosen.push(best);
    for (const sheet of stops[best] ?? []) left.delete(sheet);
  }
  const needed = chosen.filter((one, at) =>
    wrong.some(sheet => stops[one]?.has(sheet) && !chosen.some((other, i) => i < at && stops[other]?.has(sheet))),
  );
  const refutations = needed.map(i => pool[i] ?? []);
  const traps = wrong.filter(sheet => isTrap(field, answer => !fails(sheet, answer)));
  const tempting = traps.map(sheet => ({ sheet, by: refutations.find(answer => fails(sheet, answer)) ?? [] }));
  return { aims, field, solution, refutations, sheets: all.length, traps: traps.length, tempting };
}

/** An answer with holds in place of the orders that it does without. */
function plainer(answer: PuzzleSheet, works: (answer: PuzzleSheet) => boolean): PuzzleSheet {
  let now = answer;
  for (const [i, order] of answer.entries()) {
    if (!order || order.kind === 'waive' || order.kind === 'hold') continue;
    const without = now.map((one, j): WrittenOrder | undefined => (i === j ? { kind: 'hold', type: order.type, at: order.at } : one));
    if (works(without)) now = without;
  }
  return now;
}

/** Which aims were reached, each a bit: as `isReached` says of each, but faster. */
function maskFor(aims: readonly PuzzleAim[], seat: string, state: State): (after: Position) => number {
  const bits = new Map(aims.map((aim, i) => [`${aim.kind} ${'at' in aim ? aim.at : ''}`, 1 << i]));
  const bitOf = (kind: string, at: string): number => bits.get(`${kind} ${at}`) ?? 0;
  let lasting = 0;
  for (const [i, { kind }] of aims.entries()) if (kind === 'keep' || kind === 'bar' || kind === 'keep-all') lasting |= 1 << i;
  const owning = aims.flatMap((aim, i) => (aim.kind === 'own' ? [[aim.centres, 1 << i] as const] : []));
  return after => {
    let mask = lasting;
    for (const { power, at } of after.units)
      if (power === seat) mask |= bitOf('stand', provinceOf(at));
      else mask &= ~bitOf('bar', provinceOf(at));
    for (const { power, at, retreats } of after.dislodged) {
      const province = provinceOf(at);
      if (power === seat) mask &= ~(bitOf('keep', province) | bitOf('keep-all', ''));
      else mask |= bitOf('dislodge', province) | (retreats.length === 0 ? bitOf('destroy', province) : 0);
    }
    if (owning.length > 0) {
      const kept = centresKept(seat, state.position, after);
      for (const [centres, bit] of owning) if (kept >= centres) mask |= bit;
    }
    return mask;
  };
}

/** An answer drawn by lot, in which units often help each other. */
function drawnAnswer({ answers, answer, books, others }: PuzzleField, random: Random): PuzzleSheet {
  const drawn = [...answer(Math.floor(random() * answers))];
  for (const [i, book] of books.entries()) {
    if (random() < 0.5) continue;
    const helps = book.filter(order => {
      if (order.kind !== 'support' && order.kind !== 'convoy') return false;
      const helped = drawn[others.findIndex(({ at }) => provinceOf(at) === order.of)];
      return order.to === undefined ? helped?.kind !== 'move' : helped?.kind === 'move' && provinceOf(helped.to) === provinceOf(order.to);
    });
    const help = helps[Math.floor(random() * helps.length)];
    if (help) drawn[i] = help;
  }
  return drawn;
}

/** Whether a sheet is nothing but moves to different places that are free. */
function isPlain(sheet: readonly WrittenOrder[], state: State): boolean {
  const targets = sheet.flatMap(order => (order.kind === 'move' ? [provinceOf(order.to)] : []));
  const taken = new Set(state.position.units.map(({ at }) => provinceOf(at)));
  return (
    sheet.every(({ kind }) => kind === 'move' || kind === 'hold') &&
    new Set(targets).size === targets.length &&
    !targets.some(at => taken.has(at))
  );
}

/** What may be asked for on a position. */
function atomsOf(field: PuzzleField, state: State, seat: string, { board }: Variant): readonly PuzzleAim[] {
  const places = new Set(
    field.space.choices
      .flat()
      .flatMap(({ order }) => (order.kind === 'move' ? [provinceOf(order.to)] : order.kind === 'rapid' ? order.path : [])),
  );
  for (const { at } of field.own) places.add(provinceOf(at));
  const targets = field.others.map(({ at }) => provinceOf(at));
  const standing = field.own.map(({ at }) => provinceOf(at));
  const owned = Object.values(state.position.centres).filter(owner => owner === seat).length;
  const isCentre = (at: string): boolean => provinceAt(board, at)?.centre === true;
  return [
    ...[...places].filter(at => isCentre(at)).map(at => ({ kind: 'stand', at }) as const),
    ...targets.flatMap(at => [{ kind: 'dislodge', at } as const, { kind: 'destroy', at } as const]),
    ...standing.map(at => ({ kind: 'keep', at }) as const),
    ...standing.filter(at => state.position.centres[at] === seat).map(at => ({ kind: 'bar', at }) as const),
    { kind: 'keep-all' },
    ...(state.turn.season === 'spring' ? [] : [owned, owned + 1, owned + 2].map(centres => ({ kind: 'own', centres }) as const)),
  ];
}

/** Whether two aims make one that is worth asking for. */
function goTogether(one: PuzzleAim, other: PuzzleAim): boolean {
  if (one.kind === 'own' || other.kind === 'own') return false;
  if ('at' in one && 'at' in other && one.at === other.at) return false;
  return true;
}
