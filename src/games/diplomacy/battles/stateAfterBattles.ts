import type { PowerId } from '../board/location.js';
import { type BattleStatement, withStatement } from '../model/battle/battleStatement.js';
import type { DecidedBattle } from '../model/battle/decidedBattle.js';
import type { Service, Services } from '../model/battle/service.js';
import type { State, Submission } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { isSomething, isStanding } from './battleListFrom.js';
import { hasWon } from './battleTurn.js';
import { servicesAfter, servicesStill } from './conqueredPlayers.js';
import type { Revolt } from './revolt.js';

type Said = ReadonlyMap<PowerId, readonly BattleStatement[]>;

export const statementsBySeat = (submissions: ReadonlyMap<PowerId, Submission>): Said =>
  new Map([...submissions].map(([seat, { said = [] }]) => [seat, said]));

/** Stores what was stated with the orders of a movement phase: standing wishes, and whom conquered players serve. */
export function afterStatements({ board }: Variant, state: State, submissions: ReadonlyMap<PowerId, Submission>): State {
  if (state.phase !== 'movement') return state;
  const said = statementsBySeat(submissions);
  const services = servicesAfter(board, state, said);
  const wishes = { ...state.wishes };
  for (const [seat, all] of said)
    for (const one of all.filter(isStanding)) wishes[seat] = withStatement(wishes[seat] ?? [], one).filter(isSomething);
  return withService({ ...state, ...(Object.keys(wishes).length > 0 && { wishes }) }, services);
}

function withService(state: State, services: Services): State {
  const { services: _, ...rest } = state;
  return Object.keys(services).length > 0 ? { ...rest, services } : rest;
}

/** Adds to each conquered player's victories the battles that the player commanded and the master's side won. */
export function afterBattles(state: State, fought: readonly DecidedBattle[]): State {
  const { services } = state;
  if (!services) return state;
  const counted = Object.entries(services).map(([seat, service]): [PowerId, Service] => {
    const won = fought.filter(battle => battle.commanders[service.of] === seat && hasWon(battle, service.of)).length;
    return [seat, { ...service, won: service.won + won }];
  });
  return { ...state, services: Object.fromEntries(counted) };
}

/** Makes the centre of each rebel its nation's capital. If two seats of a nation revolted, the first one's. */
export const withCapitals = (state: State, revolts: readonly Revolt[]): State =>
  revolts.length === 0
    ? state
    : { ...state, capitals: { ...state.capitals, ...Object.fromEntries(revolts.toReversed().map(r => [r.power, r.at])) } };

/** Ends the services whose conditions no longer hold. */
export const withServices = ({ board }: Variant, state: State): State =>
  state.services ? withService(state, servicesStill(board, state)) : state;
