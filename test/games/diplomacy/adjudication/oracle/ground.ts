import type { BoardFile } from '../../../../../src/games/diplomacy/board/boardFile.js';
import { provinceOf } from '../../../../../src/games/diplomacy/board/location.js';

/** A board as the oracle sees it: read directly from its file, not compiled. */
export interface Ground {
  readonly provinces: readonly string[];
  isSea(province: string): boolean;
  isRiver(province: string): boolean;
  armyPasses(from: string, to: string): boolean;
  /** Whether a fleet can go from one location to another. `to` may be a province, which stands for any of its coasts. */
  fleetPasses(from: string, to: string): boolean;
  /** Returns every location to which a fleet can move. */
  fleetSteps(from: string): readonly string[];
  /** Whether the owner has a wall against that neighbour. */
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
