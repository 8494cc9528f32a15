import { provinceOf } from '../../board/location.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { reachOfSupport } from '../../orders/reach.js';
import type { Outlook, SeenUnit } from './outlook.js';
import type { Step } from './terrain.js';

/** What a piece is to do in a movement phase. A support without a step is one to hold. */
export type Task =
  | { readonly kind: 'hold' }
  | { readonly kind: 'move'; readonly step: Step }
  | { readonly kind: 'support'; readonly of: SeenUnit; readonly step?: Step }
  | { readonly kind: 'given'; readonly order: WrittenOrder; readonly province: number };

export const HOLD: Task = { kind: 'hold' };

/** The province that a piece is in after its task, if nobody hinders it. */
export function goalOf(piece: SeenUnit, task: Task): number {
  if (task.kind === 'move') return task.step.province;
  return task.kind === 'given' ? task.province : piece.province;
}

/** Whether a piece can give support into a province. */
export const canSupport = ({ variant }: Outlook, { unit, province }: SeenUnit, into: number): boolean =>
  into !== province && reachOfSupport(variant, unit)[into] === 1;

/** The order that a task is. */
export function orderFor({ unit: { type, at } }: SeenUnit, task: Task): WrittenOrder {
  switch (task.kind) {
    case 'hold':
      return { kind: 'hold', type, at };
    case 'move':
      return { kind: 'move', type, at, to: task.step.to };
    case 'support': {
      const of = provinceOf(task.of.unit.at);
      return task.step ? { kind: 'support', type, at, of, to: task.step.to } : { kind: 'support', type, at, of };
    }
    case 'given':
      return task.order;
    default:
      return task satisfies never;
  }
}
