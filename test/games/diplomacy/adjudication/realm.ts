import type { BoardFile } from '../../../../src/games/diplomacy/board/boardFile.js';

/** The power has which ability of Warhammer, and where, on a board that was not made for them. */
export interface Realm {
  readonly guard: { readonly power: string; readonly home: string };
  readonly comer: { readonly power: string; readonly home: string };
  readonly tunnels: { readonly power: string; readonly hub: string; readonly entrances: string[] };
  readonly raiders: string;
  /** The provinces of strong capitals. */
  readonly strong: readonly string[];
}

export function realmOf({ powers, provinces, borders }: BoardFile): Realm {
  const lands = provinces.map(({ id }) => id).filter(id => borders.army.some(ends => ends.includes(id)));
  const land = (i: number): string => lands[i % Math.max(1, lands.length)] ?? '';
  const power = (i: number): string => powers[i]?.id ?? '';
  return {
    guard: { power: power(0), home: land(0) },
    comer: { power: power(1), home: land(1) },
    tunnels: { power: power(2), hub: land(2), entrances: [land(3), land(4)] },
    raiders: power(2),
    strong: [land(0), land(3)],
  };
}
