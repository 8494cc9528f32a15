import { provinceOf } from '../../board/location.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { reachOfSupport } from '../../orders/reach.js';
import type { Outlook, SeenUnit } from './outlook.js';
import type { Step, Terrain } from './terrain.js';

/** What a piece is to do in a movement phase. A support without a step is one to hold. */
export type Task =
  | { readonly kind: 'hold' }
  | { readonly kind: 'move'; readonly step: Step }
  | { readonly kind: 'support'; readonly of: SeenUnit; readonly step?: Step }
  | { readonly kind: 'given'; readonly order: WrittenOrder; readonly province: number; readonly crossing?: Crossing };

/** An army and the fleets, in a chain, that carry it to a place. */
export interface Crossing {
  readonly army: SeenUnit;
  readonly fleets: readonly SeenUnit[];
  readonly step: Step;
}

export const HOLD: Task = { kind: 'hold' };

/** The province that a piece is in after its task, if nobody hinders it. */
export function goalOf(piece: SeenUnit, task: Task): number {
  if (task.kind === 'move') return task.step.province;
  return task.kind === 'given' ? task.province : piece.province;
}

/** What each piece of a crossing is to do. */
export function crossingTasks(crossing: Crossing): readonly (readonly [SeenUnit, Task])[] {
  const { army, fleets, step } = crossing;
  const { to } = step;
  const carried = { kind: 'move', type: 'A', at: army.unit.at, to, viaConvoy: true } as const;
  const of = provinceOf(army.unit.at);
  return [
    [army, { kind: 'given', province: step.province, order: carried, crossing }],
    ...fleets.map((fleet): readonly [SeenUnit, Task] => [
      fleet,
      { kind: 'given', province: fleet.province, order: { kind: 'convoy', type: 'F', at: fleet.unit.at, of, to }, crossing },
    ]),
  ];
}

/** The step that a piece takes by its task, on foot or carried. Undefined if it stays, or goes where it cannot be supported to. */
export function stepOf(piece: SeenUnit, task: Task): Step | undefined {
  if (task.kind === 'move') return task.step;
  return task.kind === 'given' && task.crossing?.army === piece ? task.crossing.step : undefined;
}

/** The step of an army to a province, wherever it comes from. */
export const stepInto = ({ board }: Terrain, province: number): Step => ({
  to: board.provinces[province]?.id ?? '',
  node: province,
  province,
});

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
