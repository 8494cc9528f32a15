import { provinceAt } from '../diplomacy/board/board.js';
import { provinceOf } from '../diplomacy/board/location.js';
import type { State, Submission } from '../diplomacy/model/state.js';
import type { Variant } from '../diplomacy/model/variant.js';
import type { WrittenOrder } from '../diplomacy/model/writtenOrder.js';
import { sameOrder } from '../diplomacy/orders/sameOrder.js';
import type { AnyGame } from '../game.js';
import type { OrdersBySeat } from './lessonPosition.js';
import { lessonState } from './lessonState.js';
import { MOST_ANSWERS, type Puzzle, type PuzzleProof } from './puzzle.js';
import { isReached } from './puzzleAim.js';
import { type PuzzleField, type PuzzleSheet, puzzleField, sheetsOf } from './puzzleField.js';

/** Why a puzzle is none. */
export type PuzzleFlaw =
  /** An order of the solution or of a refutation that cannot be given, or a unit of the solution without an order. */
  | { readonly flaw: 'unreadable'; readonly text: string }
  /** The solution is not among the sheets: an order in it does nothing. */
  | { readonly flaw: 'idle-order' }
  | { readonly flaw: 'too-many-answers'; readonly answers: number }
  /** A centre without an owner that a unit may come to, in a puzzle that counts centres. */
  | { readonly flaw: 'centre-without-owner'; readonly at: string }
  /** The others have an answer to the solution. */
  | { readonly flaw: 'solution-fails'; readonly answer: PuzzleSheet }
  /** No refutation stops another sheet. */
  | { readonly flaw: 'not-refuted'; readonly sheet: PuzzleSheet }
  /** A refutation that is not needed. */
  | { readonly flaw: 'idle-refutation'; readonly refutation: OrdersBySeat }
  | { readonly flaw: 'other-counts'; readonly counted: PuzzleProof };

/**
 * Proves a puzzle by trying everything: the solution against every answer, and every other sheet against the refutations. Returns what is
 * wrong with it, or undefined if nothing is.
 */
export function flawOf(game: AnyGame, variant: Variant, puzzle: Puzzle): PuzzleFlaw | undefined {
  const state = lessonState(game, puzzle.position);
  const { seat, aims } = puzzle;
  const field = puzzleField(variant, state, seat);
  const { answers } = field;
  if (answers > MOST_ANSWERS) return { flaw: 'too-many-answers', answers };
  const free = aims.some(({ kind }) => kind === 'own') ? unownedCentre(variant, state, field) : undefined;
  if (free !== undefined) return { flaw: 'centre-without-owner', at: free };
  const solution = readOrders(game, state, { [seat]: puzzle.solution });
  if (!solution || solution.length !== field.own.length) return { flaw: 'unreadable', text: puzzle.solution };
  const all = sheetsOf(field);
  const wrong = all.filter(sheet => !sheet.every(order => solution.some(own => sameOrder(own, order))));
  if (wrong.length !== all.length - 1) return { flaw: 'idle-order' };
  const own = field.own.map(({ at }) => solution.find(order => order.kind !== 'waive' && order.at === at));
  const reaches = (sheet: PuzzleSheet, answer: PuzzleSheet): boolean =>
    isReached(aims, seat, { before: state.position, after: field.positionAfter(sheet, answer) });
  for (let i = 0; i < answers; i++) {
    const answer = field.answer(i);
    if (!reaches(own, answer)) return { flaw: 'solution-fails', answer };
  }
  const refutations: PuzzleSheet[] = [];
  for (const orders of puzzle.refutations) {
    const read = readOrders(game, state, orders);
    if (!read) return { flaw: 'unreadable', text: Object.values(orders).join('; ') };
    refutations.push(field.others.map(({ at }) => read.find(order => order.kind !== 'waive' && order.at === at)));
  }
  const used = new Set<number>();
  for (const sheet of wrong) {
    const by = refutations.findIndex(answer => !reaches(sheet, answer));
    if (by < 0) return { flaw: 'not-refuted', sheet };
    used.add(by);
  }
  const idle = puzzle.refutations.find((_, i) => !used.has(i));
  if (idle) return { flaw: 'idle-refutation', refutation: idle };
  const counted = { sheets: all.length, answers, traps: wrong.filter(sheet => isTrap(field, answer => reaches(sheet, answer))).length };
  const isSame = Object.entries(counted).every(([name, count]) => puzzle.proof[name as keyof PuzzleProof] === count);
  return isSame ? undefined : { flaw: 'other-counts', counted };
}

/** How many answers a sheet is tried against to see whether it looks right, and how many it may fail against. */
const LOOKED_AT = 50;
const MAY_FAIL = 10;

/** Whether a sheet reaches the aims against at least four of five answers, of some that are spread over all. */
export function isTrap({ answers, answer }: PuzzleField, reaches: (answer: PuzzleSheet) => boolean): boolean {
  let failed = 0;
  for (let i = 0; i < LOOKED_AT; i++)
    // 0.618…: however the answers are numbered, those looked at are spread over all orders of each unit.
    if (!reaches(answer(Math.floor(((i * GOLDEN) % 1) * answers))) && ++failed > MAY_FAIL) return false;
  return true;
}
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A centre without an owner in which a unit may stand afterwards. */
function unownedCentre({ board }: Variant, { position }: State, { space, books }: PuzzleField): string | undefined {
  const may = [...space.choices.flat().map(({ order }) => order), ...books.flat()];
  const places = new Set(may.flatMap(placesOf).map(provinceOf));
  for (const { at } of position.units) places.add(provinceOf(at));
  return [...places].find(at => provinceAt(board, at)?.centre === true && position.centres[at] === undefined);
}

const placesOf = (order: WrittenOrder): readonly string[] =>
  order.kind === 'move' ? [order.to] : order.kind === 'rapid' ? order.path : [];

/** Orders of some seats. Undefined if one cannot be given. */
function readOrders(game: AnyGame, state: State, orders: OrdersBySeat): readonly WrittenOrder[] | undefined {
  const read: WrittenOrder[] = [];
  for (const [seat, text] of Object.entries(orders)) {
    const { lines, submission } = game.read(state, seat, text, undefined, 'en', 0);
    if (lines.some(({ fault }) => fault)) return undefined;
    read.push(...(submission as Submission).orders);
  }
  return read;
}
