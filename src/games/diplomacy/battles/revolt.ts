import { fleetMayStand, isSea, powerOf, provinceAt } from '../board/board.js';
import { nationOf } from '../board/duchies.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Position } from '../board/position.js';
import { type BattleStatement, type StatementOf, statementsOf } from '../model/battle/battleStatement.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { coastsOf } from '../orders/reach.js';
import { survivesIn } from './conqueredPlayers.js';
import { BATTLES_TO_REVOLT } from './services.js';

/** A Sepoy that became independent. */
export interface Revolt {
  readonly power: PowerId;
  /** The seat that revolted, if it is not the nation's own seat. */
  readonly duchy?: PowerId;
  readonly master: PowerId;
  readonly type: 'A' | 'F';
  readonly at: ProvinceId;
}

/**
 * The revolts open to a player. After three victories a Sepoy may claim a vacant centre that the master owns outside the master's regions.
 */
export function revoltsOpenTo(variant: Variant, state: Pick<State, 'position' | 'services'>, power: PowerId): readonly BattleStatement[] {
  const { board } = variant;
  const bond = state.services?.[power];
  if (bond?.as !== 'sepoy' || bond.won < BATTLES_TO_REVOLT || survivesIn(state, nationOf(board, power))) return [];
  const regions = powerOf(board, bond.of)?.regions ?? [];
  const open = [...board.centres].filter(
    at => state.position.centres[at] === bond.of && !regions.includes(at) && isVacant(state.position, at),
  );
  return open.flatMap(at => unitsIn(variant, at).map((type): BattleStatement => ({ kind: 'revolt', type, at })));
}

const isVacant = ({ units }: Position, at: ProvinceId): boolean => !units.some(u => provinceOf(u.at) === at);

function unitsIn({ board }: Variant, at: ProvinceId): readonly ('A' | 'F')[] {
  const armies = isSea(board, at) || !provinceAt(board, at) ? [] : (['A'] as const);
  return coastsOf(board, at).some(coast => fleetMayStand(board, coast)) ? [...armies, 'F'] : armies;
}

/** The revolts of a winter, after all builds. If two players claim one place, the first seat by id gets it. */
export function revoltsIn(
  variant: Variant,
  state: Pick<State, 'position' | 'services' | 'powers'>,
  after: Position,
  said: ReadonlyMap<PowerId, readonly BattleStatement[]>,
): readonly Revolt[] {
  const revolts: Revolt[] = [];
  for (const seat of [...state.powers].sort()) {
    const [asked] = statementsOf(said.get(seat) ?? [], 'revolt');
    const open = revoltsOpenTo(variant, { position: after, services: state.services }, seat);
    const isOpen = asked && open.some(one => isSame(one, asked)) && !revolts.some(({ at }) => at === asked.at);
    const master = state.services?.[seat]?.of;
    const power = nationOf(variant.board, seat);
    if (asked && isOpen && master !== undefined)
      revolts.push({ power, ...(seat !== power && { duchy: seat }), master, type: asked.type, at: asked.at });
  }
  return revolts;
}

const isSame = (one: BattleStatement, { type, at }: StatementOf<'revolt'>): boolean =>
  one.kind === 'revolt' && one.type === type && one.at === at;

/**
 * The position after the revolts: each claimed place belongs to the rebel and has a new unit. A fleet is put on the first coast where it
 * can be.
 */
export function afterRevolts({ board }: Variant, position: Position, revolts: readonly Revolt[]): Position {
  if (revolts.length === 0) return position;
  const coastOf = (at: ProvinceId): string => coastsOf(board, at).find(coast => fleetMayStand(board, coast)) ?? at;
  return {
    ...position,
    units: [
      ...position.units,
      ...revolts.map(({ power, duchy, type, at }) => ({ power, type, at: type === 'F' ? coastOf(at) : at, ...(duchy && { duchy }) })),
    ],
    centres: { ...position.centres, ...Object.fromEntries(revolts.map(({ power, at }) => [at, power])) },
  };
}
