import type { State } from '../../src/games/diplomacy/model/state.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../src/games/diplomacy/model/writtenOrder.js';
import { formatOrder, typesIn } from '../../src/games/diplomacy/notation/formatOrder.js';
import { unitsByProvince } from '../../src/games/diplomacy/orders/unitsByProvince.js';
import { hardness, levelOf, type PuzzleLevel, type PuzzleProof } from '../../src/games/lessons/puzzle.js';
import type { PuzzleSheet } from '../../src/games/lessons/puzzleField.js';
import type { Found } from './findPuzzles.js';

interface FoundRecord {
  readonly solution: string;
  readonly refutations: readonly Readonly<Record<string, string>>[];
  readonly proof: PuzzleProof;
  readonly level: PuzzleLevel;
  readonly hardness: number;
  /** How sheets that look right fail. */
  readonly tempting: readonly string[];
}

/** What was found, with orders as text. */
export function recordOf({ board }: Variant, { position }: State, found: Found): FoundRecord {
  const types = typesIn(unitsByProvince(board, position));
  const write = (orders: PuzzleSheet): string =>
    orders.flatMap(order => (order ? [formatOrder(board, order, 'en', types)] : [])).join('; ');
  const bySeat = (answer: PuzzleSheet): Readonly<Record<string, string>> => {
    const seats: Record<string, WrittenOrder[]> = {};
    for (const [i, order] of answer.entries()) {
      const power = found.field.others[i]?.power ?? '';
      if (order && order.kind !== 'hold') seats[power] = [...(seats[power] ?? []), order];
    }
    return Object.fromEntries(Object.entries(seats).map(([power, orders]) => [power, write(orders)]));
  };
  const proof = { sheets: found.sheets, answers: found.field.answers, traps: found.traps };
  return {
    solution: write(found.solution),
    refutations: found.refutations.map(bySeat),
    proof,
    level: levelOf({ proof }),
    hardness: Math.round(hardness(proof) * 10) / 10,
    tempting: found.tempting.slice(0, 12).map(({ sheet, by }) => `${write(sheet)}  ✗ ${Object.values(bySeat(by)).join('; ')}`),
  };
}
