import { numberOfProvince } from '../../board/board.js';
import { ordererOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Unit } from '../../board/position.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import { nodeOf, type Step, stepsOf, type Terrain, terrainOf } from './terrain.js';

/** A unit in numbers. */
export interface SeenUnit {
  readonly unit: Unit;
  readonly number: number;
  /** Index in `Outlook.powers`. */
  readonly power: number;
  /** The seat that orders it. */
  readonly seat: PowerId;
  readonly node: number;
  readonly province: number;
  readonly steps: readonly Step[];
}

/** A position in numbers, as all opponents see it. */
export interface Outlook {
  readonly variant: Variant;
  readonly terrain: Terrain;
  readonly situation: Situation;
  readonly powers: readonly PowerId[];
  readonly pieces: readonly SeenUnit[];
  /** Province number → the piece in it. */
  readonly pieceIn: readonly (SeenUnit | undefined)[];
  /** Index in `terrain.centres` → index of the owner in `powers`; −1 if nobody owns it. */
  readonly owners: Int16Array;
  /** Index in `powers` → number of centres. */
  readonly sizes: Int16Array;
  /** [power × provinces + province]: how many units of the power are there or can step there. */
  readonly reach: Uint8Array;
}

export function outlookOn(variant: Variant, situation: Situation): Outlook {
  const { board } = variant;
  const terrain = terrainOf(variant);
  const powers = board.powers.map(({ id }) => id);
  const numberOf = (id: PowerId): number => board.powerNumber.get(id) ?? -1;
  const { position } = situation;
  const pieces = position.units.map(
    (unit, number): SeenUnit => ({
      unit,
      number,
      power: numberOf(unit.power),
      seat: ordererOf(unit),
      node: nodeOf(board, unit.type, unit.at),
      province: numberOfProvince(board, unit.at),
      steps: stepsOf(variant, unit),
    }),
  );
  const pieceIn = new Array<SeenUnit | undefined>(terrain.provinces);
  const reach = new Uint8Array(powers.length * terrain.provinces);
  const add = (place: number): void => {
    reach[place] = (reach[place] ?? 0) + 1;
  };
  for (const piece of pieces) {
    const row = piece.power * terrain.provinces;
    pieceIn[piece.province] = piece;
    add(row + piece.province);
    let last = -1;
    for (const { province } of piece.steps) {
      if (province !== last) add(row + province);
      last = province;
    }
  }
  const owners = Int16Array.from(terrain.centres, centre => numberOf(position.centres[board.provinces[centre]?.id ?? ''] ?? ''));
  const sizes = new Int16Array(powers.length);
  for (const owner of owners) if (owner >= 0) sizes[owner] = (sizes[owner] ?? 0) + 1;
  return { variant, terrain, situation, powers, pieces, pieceIn, owners, sizes, reach };
}

/** The most units of one other power that are in a province or can step there. */
export function threatTo({ reach, powers, terrain }: Outlook, power: number, province: number): number {
  let most = 0;
  for (let other = 0; other < powers.length; other++)
    if (other !== power) most = Math.max(most, reach[other * terrain.provinces + province] ?? 0);
  return most;
}
