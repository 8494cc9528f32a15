import type { Board } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import { formatOrder } from '../../../../src/games/diplomacy/notation/formatOrder.js';
import type { Skirmish } from './skirmish.js';

/** Formats a skirmish as text, for debugging. */
export function describeSkirmish({ variant, position, orders }: Skirmish): string {
  const typeAt = (province: string) => position.units.find(u => provinceOf(u.at) === province)?.type;
  const rules = variant.rules.map(rule => rule.id).join(', ') || 'standard';
  return [
    `${variant.board.file.id} board, ${rules}`,
    ...(variant.board.file.id === 'small' ? ground(variant.board) : []),
    ...position.units.map(({ power }, i) => `  ${power.padEnd(8)}${orders[i] ? formatOrder(variant.board, orders[i], 'en', typeAt) : ''}`),
  ].join('\n');
}

function ground({ file }: Board): readonly string[] {
  const edges = (pairs: readonly (readonly [string, string, ...unknown[]])[]): string => pairs.map(([a, b]) => `${a}–${b}`).join(' ');
  return [
    `  armies     ${edges(file.borders.army)}`,
    `  fleets     ${edges(file.borders.fleet)}`,
    `  river      ${edges(file.riverSteps)}`,
    `  walls      ${file.walls.map(({ owner, facing }) => `${owner} against ${facing}`).join(', ')}`,
  ];
}
