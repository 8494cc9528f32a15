import type { BoardFile } from '../../../../../src/games/diplomacy/board/boardFile.js';
import { provinceOf } from '../../../../../src/games/diplomacy/board/location.js';

/** A board as the oracle sees it: read from its file, not compiled. */
export interface Ground {
  readonly provinces: readonly string[];
  isSea(province: string): boolean;
  isRiver(province: string): boolean;
  armyPasses(from: string, to: string): boolean;
  /** Between locations; `to` may be a province, for any of its coasts. */
  fleetPasses(from: string, to: string): boolean;
  /** Every location a fleet can move to. */
  fleetSteps(from: string): readonly string[];
  /** The owner has a wall against that neighbour. */
  isWalled(owner: string, facing: string): boolean;
}

export function groundOf({ provinces, borders, walls }: BoardFile): Ground {
  const army = new Set(borders.army.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const passages = borders.fleet.flatMap(([a, b]): [string, string][] => [
    [a, b],
    [b, a],
  ]);
  const fleet = new Set(passages.flatMap(([a, b]) => [`${a} ${b}`, `${a} ${provinceOf(b)}`]));
  const kinds = new Map(provinces.map(p => [p.id, p]));
  const walled = new Set(walls.map(({ owner, facing }) => `${owner} ${facing}`));
  return {
    provinces: provinces.map(p => p.id),
    isSea: province => kinds.get(province)?.kind === 'sea',
    isRiver: province => (kinds.get(province)?.rivers.length ?? 0) > 0,
    armyPasses: (from, to) => army.has(`${from} ${to}`),
    fleetPasses: (from, to) => fleet.has(`${from} ${to}`),
    fleetSteps: from => passages.flatMap(([a, b]) => (a === from ? [b] : [])),
    isWalled: (owner, facing) => walled.has(`${owner} ${facing}`),
  };
}
