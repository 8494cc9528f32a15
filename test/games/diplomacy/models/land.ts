import type { BoardFile } from '../../../../src/games/diplomacy/board/boardFile.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';

/** What winter needs of a board, read from its file: centres, homes, distances. */
export interface Land {
  readonly centres: readonly string[];
  /** Every power of the board, neutral ones included. */
  readonly powers: readonly string[];
  /** The powers without a player at the start. */
  readonly neutrals: readonly string[];
  /** The provinces where the nomads appear. */
  readonly band: readonly string[];
  isHomeOf(power: string, province: string): boolean;
  /** Whether it is any power's home at the start. */
  isHome(province: string): boolean;
  capitalOf(power: string): string | undefined;
  /** Returns the number of units of a power at the start. */
  beganWith(power: string): number;
  armyMayStand(at: string): boolean;
  fleetMayStand(at: string): boolean;
  /** Returns the name by which the province is sorted, without article. */
  nameOf(province: string): string;
  /** Returns the number of steps, over borders of any kind, to the nearest of these provinces; infinite if none can be reached. */
  distance(from: string, to: ReadonlySet<string>): number;
}

/** The host's options for the board: the places in play, the centres left out, and homes that go to other powers with their units. */
export interface Chosen {
  readonly places?: ReadonlySet<string>;
  readonly notCentres?: readonly string[];
  readonly homes?: Readonly<Record<string, string>>;
}

export function landOf({ powers, provinces, borders, band = [] }: BoardFile, { places, notCentres = [], homes = {} }: Chosen = {}): Land {
  const inPlay = provinces.filter(p => p.kind !== 'impassable' && (places?.has(p.id) ?? true));
  const provinceCalled = new Map(inPlay.map(p => [p.id, p]));
  const powerCalled = new Map(powers.map(p => [p.id, p]));
  const neighbours = new Map(inPlay.map(p => [p.id, new Set<string>()]));
  for (const ends of [...borders.army, ...borders.fleet]) {
    const [a, b] = [provinceOf(ends[0]), provinceOf(ends[1])];
    if (!neighbours.has(a) || !neighbours.has(b)) continue;
    neighbours.get(a)?.add(b);
    neighbours.get(b)?.add(a);
  }
  const homeOf = (province: string): string | null => homes[province] ?? provinceCalled.get(province)?.home ?? null;
  return {
    centres: inPlay.filter(p => p.centre && !notCentres.includes(p.id)).map(p => p.id),
    powers: powers.map(p => p.id),
    neutrals: powers.filter(p => p.neutral).map(p => p.id),
    band,
    isHomeOf: (power, province) => homeOf(province) === power,
    isHome: province => homeOf(province) !== null,
    capitalOf: power => powerCalled.get(power)?.capital,
    beganWith: power => {
      const { cities, start = [] } = powerCalled.get(power) ?? {};
      const own = start.filter(unit => !unit.free && (homes[provinceOf(unit.at)] ?? power) === power).length;
      const given = Object.values(homes).filter(owner => owner === power).length;
      return cities ? 1 : own + given;
    },
    armyMayStand: at => provinceCalled.get(provinceOf(at))?.kind === 'land',
    fleetMayStand: at => {
      const province = provinceCalled.get(provinceOf(at));
      if (!province) return false;
      const hasCoasts = province.coasts.length > 0;
      if (hasCoasts !== (at !== province.id)) return false;
      return province.kind === 'sea' || province.coastal || province.rivers.length > 0;
    },
    nameOf: province => (provinceCalled.get(province)?.name.en ?? '').replace(/^(the|an?) /i, ''),
    distance: (from, to) => {
      const steps = new Map([[provinceOf(from), 0]]);
      for (const [here, far] of steps) {
        if (to.has(here)) return far;
        for (const next of neighbours.get(here) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
      }
      return Number.POSITIVE_INFINITY;
    },
  };
}
