import { memoiseByObject } from '../../../../lib/memoise.js';
import { numberOfProvince } from '../../board/board.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import type { Outlook, SeenUnit } from '../captain/outlook.js';
import type { Task } from '../captain/plan.js';

/** The tasks that a variant's own rules add for a piece: longer moves, and changes of its type. */
export function otherTasks({ variant, terrain: { board } }: Outlook, piece: SeenUnit): readonly Task[] {
  return tasksOf(piece).get(() =>
    variant.rules
      .flatMap(rule => rule.legalOrders?.(piece.unit, board) ?? [])
      .map((order): Task => ({ kind: 'given', order, province: endOf(order) ?? piece.province })),
  );

  function endOf(order: WrittenOrder): number | undefined {
    const last = order.kind === 'rapid' ? order.path.at(-1) : undefined;
    return last === undefined ? undefined : numberOfProvince(board, last);
  }
}

/** Kept for each piece, since they are asked for again and again. */
const tasksOf = memoiseByObject((_: SeenUnit) => {
  let known: readonly Task[] | undefined;
  return {
    get: (compute: () => readonly Task[]): readonly Task[] => {
      known ??= compute();
      return known;
    },
  };
});
