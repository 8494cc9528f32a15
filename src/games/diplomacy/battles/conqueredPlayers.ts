import type { Board } from '../board/board.js';
import { nationOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import { type BattleStatement, statementsOf } from '../model/battle/battleStatement.js';
import type { Service, Services } from '../model/battle/service.js';
import type { State } from '../model/state.js';
import { holderOf } from './services.js';

type Standing = Pick<State, 'position' | 'powers' | 'services' | 'capitals'>;

/** Whether a nation has a unit, dislodged or not, or a centre. */
export function survivesIn({ position }: Pick<State, 'position'>, power: PowerId): boolean {
  const { units, dislodged, centres } = position;
  return [...units, ...dislodged].some(u => u.power === power) || Object.values(centres).includes(power);
}

/** The seats of conquered nations: those with neither a unit nor a centre. */
export const conqueredIn = (board: Board, state: Standing): readonly PowerId[] =>
  state.powers.filter(seat => !survivesIn(state, nationOf(board, seat)));

/**
 * Whom conquered players fight for once the orders are in: their choice; otherwise their previous master, unless dismissed; otherwise, as
 * Sepoys, the owner of their capital. Victories are counted from 0 again when the master or the role changes.
 */
export function servicesAfter(board: Board, state: Standing, said: ReadonlyMap<PowerId, readonly BattleStatement[]>): Services {
  const before = state.services ?? {};
  const serving = conqueredIn(board, state).flatMap((power): [PowerId, Service][] => {
    const chosen = serviceOf(board, state, said, power);
    if (!chosen) return [];
    const old = before[power];
    const isSame = old !== undefined && old.as === chosen.as && old.of === chosen.of;
    return [[power, { ...chosen, won: isSame ? old.won : 0 }]];
  });
  return Object.fromEntries(serving);
}

type Bond = Pick<Service, 'as' | 'of'>;

function serviceOf(
  board: Board,
  state: Standing,
  said: ReadonlyMap<PowerId, readonly BattleStatement[]>,
  power: PowerId,
): Bond | undefined {
  const holder = holderOf(board, state.capitals, state.position, nationOf(board, power));
  const isOpen = ({ as, of }: Bond): boolean => state.powers.includes(of) && survivesIn(state, of) && (as === 'mercenary' || of === holder);
  const [asked] = statementsOf(said.get(power) ?? [], 'serve');
  if (asked && isOpen(asked) && !isSentAway(said, power, asked)) return { as: asked.as, of: asked.of };
  const old = state.services?.[power];
  if (old && isOpen(old) && !isSentAway(said, power, old)) return { as: old.as, of: old.of };
  const byDefault: Bond | undefined = holder === undefined ? undefined : { as: 'sepoy', of: holder };
  return byDefault && isOpen(byDefault) ? byDefault : undefined;
}

const isSentAway = (said: ReadonlyMap<PowerId, readonly BattleStatement[]>, power: PowerId, { as, of }: Bond): boolean =>
  as === 'mercenary' && statementsOf(said.get(of) ?? [], 'dismiss').some(one => one.power === power);

/** The services that continue: those of players who are still conquered. A Sepoy's service ends when the capital changes owners. */
export function servicesStill(board: Board, state: Standing): Services {
  const { services = {} } = state;
  const lasting = Object.entries(services).filter(
    ([power, { as, of }]) =>
      !survivesIn(state, nationOf(board, power)) &&
      (as === 'mercenary' || holderOf(board, state.capitals, state.position, nationOf(board, power)) === of),
  );
  return Object.fromEntries(lasting);
}
