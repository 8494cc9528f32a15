import { type Board, isSea } from '../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../src/games/diplomacy/board/position.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { coastsOf, placesToReach } from '../../src/games/diplomacy/orders/reach.js';
import type { Random } from '../../src/lib/random.js';

/** A few units close together, and who owns the centres around them. */
export interface DrawnPosition {
  readonly units: readonly Unit[];
  readonly centres: Readonly<Record<string, string>>;
  readonly seat: string;
}

const pick = <T>(from: readonly T[], random: Random): T => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('there is nothing to pick');
  return one;
};

export interface Drawing {
  readonly own: readonly [least: number, most: number];
  readonly others: readonly [least: number, most: number];
  /** Whether every centre nearby has an owner. */
  readonly owned: boolean;
  /** How often a unit on a coast is a fleet. */
  readonly fleets: number;
  /** Whether the first unit is a fleet at sea or on a river, and the second an army beside it. */
  readonly afloat: boolean;
}

/** Draws units around a centre by lot, with powers that live nearby. */
export function drawPosition(variant: Variant, random: Random, { own, others, owned, fleets, afloat }: Drawing): DrawnPosition | undefined {
  const { board } = variant;
  const sails = ({ kind, rivers }: (typeof board.provinces)[number]): boolean =>
    variant.orderKinds.includes('convoy') ? kind === 'sea' : rivers.length > 0;
  const middle = pick(
    afloat ? board.provinces.filter(sails) : random() < 0.5 ? board.provinces.filter(({ centre }) => centre) : board.provinces,
    random,
  );
  const [home = '', ...rest] = near(variant, middle.id);
  const around = [home, ...rest.slice(0, 4 + Math.floor(random() * 5))];
  const powers = nearestPowers(board, around);
  const [seat, enemy, third] = powers;
  if (seat === undefined || enemy === undefined || third === undefined) return undefined;
  const [first, second] = random() < 0.5 ? [seat, enemy] : [enemy, seat];
  const count = ([least, most]: readonly [number, number]): number => least + Math.floor(random() * (most - least + 1));
  const units: Unit[] = [];
  const ours = count(own);
  const theirs = count(others);
  const hasThird = random() < 0.3;
  for (let i = 0; i < ours + theirs; i++) {
    const free = around.filter(at => !units.some(unit => provinceOf(unit.at) === at));
    if (free.length === 0) return undefined;
    const at = afloat && i === 0 ? middle.id : pick(afloat && i === 1 ? free.filter(one => !isSea(board, one)) : free, random);
    const unit = unitIn(variant, at, afloat && i < 2 ? 1 - i : fleets, random);
    if (!unit) return undefined;
    units.push({ ...unit, power: i < ours ? first : hasThird && i === ours + theirs - 1 ? third : second });
  }
  const centres: Record<string, string> = {};
  for (const { at, power } of units)
    if (board.provinces.some(({ id, centre }) => centre && id === provinceOf(at))) centres[provinceOf(at)] = power;
  if (owned)
    for (const at of around) {
      const province = board.provinces.find(({ id }) => id === at);
      if (province?.centre && centres[at] === undefined) centres[at] = random() < 0.35 ? first : second;
    }
  return { units, centres, seat: first };
}

/** A position in which one or two units stand elsewhere, are of the other type, or are gone; or the same. */
export function varied(variant: Variant, { units, seat }: DrawnPosition, random: Random): DrawnPosition | undefined {
  const { board } = variant;
  let now = [...units];
  for (let changes = Math.floor(random() * 3); changes > 0; changes--) {
    const one = pick(now, random);
    if (random() < 0.15) {
      now = now.filter(unit => unit !== one);
      continue;
    }
    const from = provinceOf(one.at);
    const around = near(variant, from)
      .slice(0, 5)
      .filter(at => at === from || !now.some(unit => provinceOf(unit.at) === at));
    const placed = unitIn(variant, pick(around, random), random() < 0.5 ? 1 : 0, random);
    if (placed) now = now.map(unit => (unit === one ? { ...placed, power: one.power } : unit));
  }
  if (!now.some(({ power }) => power === seat) || now.every(({ power }) => power === seat)) return undefined;
  const centres: Record<string, string> = {};
  for (const { at, power } of now)
    if (board.provinces.some(({ id, centre }) => centre && id === provinceOf(at))) centres[provinceOf(at)] = power;
  return { units: now, centres, seat };
}

/** The provinces at most two steps from one, nearest first. */
function near(variant: Variant, from: string): readonly string[] {
  const found = [from];
  for (let i = 0, steps = 0; steps < 2; steps++) {
    const end = found.length;
    for (; i < end; i++) {
      const at = found[i] ?? '';
      const next = [
        ...placesToReach(variant, { power: '', type: 'A', at }),
        ...[at, ...coastsOf(variant.board, at)].flatMap(one => placesToReach(variant, { power: '', type: 'F', at: one })),
      ].map(provinceOf);
      for (const one of next) if (!found.includes(one)) found.push(one);
    }
    if (found.length > 9) break;
  }
  return found;
}

function unitIn(variant: Variant, at: string, fleets: number, random: Random): Omit<Unit, 'power'> | undefined {
  const { board } = variant;
  const province = board.provinces.find(({ id }) => id === at);
  if (!province) return undefined;
  const coasts = coastsOf(board, at);
  const places = coasts.length > 0 ? coasts : [at];
  const canSail = places.some(one => (board.fleetNeighbours.get(one)?.length ?? 0) > 0);
  if (province.kind === 'sea' || (canSail && random() < fleets)) return { type: 'F', at: pick(places, random) };
  return { type: 'A', at };
}

/** The powers, those first whose homes are nearest to the first of these provinces. */
function nearestPowers({ powers, provinces }: Board, around: readonly string[]): readonly string[] {
  const middle = provinces.find(({ id }) => id === around[0])?.places?.unit ?? [0, 0];
  const farness = (power: string): number =>
    provinces
      .filter(({ home }) => home === power)
      .reduce((sum, { places }) => sum + Math.hypot((places?.unit?.[0] ?? 0) - middle[0], (places?.unit?.[1] ?? 0) - middle[1]), 0);
  return powers.map(({ id }) => id).toSorted((a, b) => farness(a) - farness(b));
}
