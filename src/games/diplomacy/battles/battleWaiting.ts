import type { Language } from '../../../lib/language.js';
import type { Dispute } from '../../game.js';
import { nationOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import { placeName } from '../board/placeName.js';
import type { Battle } from '../model/battle/battle.js';
import { statementKey } from '../model/battle/battleStatement.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { battlegroundIn, battleTurnIn, declarableBy, declarableIn, ordersOf, termsIn } from './battleInputs.js';
import { reportersOf } from './battleReports.js';
import { onTablesNow } from './battleTurn.js';
import { conqueredIn } from './conqueredPlayers.js';
import { battlePlaces } from './declaredBattles.js';
import { battleSayOf, expectedArmies } from './expectedArmies.js';
import { revoltsOpenTo } from './revolt.js';

/** Which seats battles wait for, and which may act without being waited for. */
export interface BattleWaiting {
  readonly awaits: readonly PowerId[];
  readonly mayAct: readonly PowerId[];
  /** Whether the match's host may decide battles. */
  readonly host: boolean;
}

/**
 * Seats that may declare have to send a list; other seats that can decide something about a battle may send one. Commanders have to report,
 * but need not correct their reports.
 */
export function waitingFor(variant: Variant, state: State): BattleWaiting {
  const { fight } = state;
  if (!fight) return { awaits: [], mayAct: mayActIn(variant, state), host: false };
  if (fight.stage === 'lists') {
    const ground = battlegroundIn(variant, state, ordersOf(fight));
    const may = declarableIn(ground, state);
    const awaits = state.powers.filter(seat => declarableBy(state, may, seat).length > 0);
    const terms = termsIn(state);
    const rolls = expectedArmies(ground, terms, may);
    const hasSay = (power: PowerId): boolean => rolls.some(roll => battleSayOf(roll, terms, power) !== undefined);
    return { awaits, mayAct: state.powers.filter(power => !awaits.includes(power) && hasSay(power)), host: false };
  }
  if (fight.disputed && !fight.checking) return { awaits: [], mayAct: [], host: true };
  const reporters = onTablesNow(battleTurnIn(variant, state, fight), fight).flatMap(reportersOf);
  const commanders = state.powers.filter(power => reporters.includes(power));
  return fight.checking ? { awaits: [], mayAct: commanders, host: false } : { awaits: commanders, mayAct: [], host: true };
}

/**
 * The tabletop battles that the host may decide now. The parties to a battle are all seats of nations that fight, command or defend in it.
 */
export function disputesIn(variant: Variant, state: State): readonly Dispute[] {
  const { fight, powers } = state;
  if (fight?.stage !== 'battles') return [];
  const inputs = battleTurnIn(variant, state, fight);
  return onTablesNow(inputs, fight).map(battle => {
    const nations = nationsIn(variant, battle);
    const key = statementKey({ kind: 'report', battle: battlePlaces(inputs.ground, battle), destroyed: false });
    const about = { en: namesOf(variant, battle, 'en'), fr: namesOf(variant, battle, 'fr') };
    return { key, about, parties: powers.filter(seat => nations.has(nationOf(variant.board, seat))) };
  });
}

/** The names of a battle's places, joined by "+". */
const namesOf = ({ board }: Variant, { at }: Battle, language: Language): string =>
  at.map(place => placeName(board, place, language)).join(' + ');

const nationsIn = ({ board }: Variant, { sides, commanders, primaryDefender }: Battle): ReadonlySet<PowerId> =>
  new Set(
    [
      ...sides.flatMap(({ leader, armies }) => [leader, ...armies.map(({ power }) => power)]),
      ...Object.entries(commanders).flat(),
      ...(primaryDefender === undefined ? [] : [primaryDefender]),
    ].map(seat => nationOf(board, seat)),
  );

/**
 * The seats that may make statements outside battles: conquered players choose whom they serve, and Sepoys who have won enough battles may
 * revolt.
 */
function mayActIn(variant: Variant, state: State): readonly PowerId[] {
  if (state.phase === 'movement') return conqueredIn(variant.board, state);
  return state.phase === 'adjustments' ? state.powers.filter(power => revoltsOpenTo(variant, state, power).length > 0) : [];
}
