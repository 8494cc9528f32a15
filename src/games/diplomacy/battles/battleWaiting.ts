import type { Language } from '../../../lib/language.js';
import type { Dispute } from '../../game.js';
import { provinceAt } from '../board/board.js';
import { nationOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
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

/** Who owes something while battles are to come, and who may have a say. */
export interface BattleWaiting {
  readonly awaits: readonly PowerId[];
  readonly mayAct: readonly PowerId[];
  /** The host of the match may decide. */
  readonly host: boolean;
}

/**
 * Lists are owed by those who may declare; who else has a say in a battle may send his. Reports are owed by commanders; to correct them nobody
 * owes.
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

/** The battles on tables that can be fought now, as the host may decide them: a nation's army or commander makes all its seats parties. */
export function disputesIn(variant: Variant, state: State): readonly Dispute[] {
  const { fight, powers } = state;
  if (fight?.stage !== 'battles') return [];
  const war = battleTurnIn(variant, state, fight);
  return onTablesNow(war, fight).map(battle => {
    const nations = nationsIn(variant, battle);
    const key = statementKey({ kind: 'report', battle: battlePlaces(war.ground, battle), destroyed: false });
    const about = { en: namesOf(variant, battle, 'en'), fr: namesOf(variant, battle, 'fr') };
    return { key, about, parties: powers.filter(seat => nations.has(nationOf(variant.board, seat))) };
  });
}

/** The places a battle is for, by their names. */
const namesOf = ({ board }: Variant, { at }: Battle, language: Language): string =>
  at.map(place => provinceAt(board, place)?.name[language] ?? place).join(' + ');

const nationsIn = ({ board }: Variant, { sides, commanders, primaryDefender }: Battle): ReadonlySet<PowerId> =>
  new Set(
    [
      ...sides.flatMap(({ leader, armies }) => [leader, ...armies.map(({ power }) => power)]),
      ...Object.entries(commanders).flat(),
      ...(primaryDefender === undefined ? [] : [primaryDefender]),
    ].map(seat => nationOf(board, seat)),
  );

/** Beside orders: the conquered may choose whom they serve, and rise when they have won enough. */
function mayActIn(variant: Variant, state: State): readonly PowerId[] {
  if (state.phase === 'movement') return conqueredIn(variant.board, state);
  return state.phase === 'adjustments' ? state.powers.filter(power => revoltsOpenTo(variant, state, power).length > 0) : [];
}
