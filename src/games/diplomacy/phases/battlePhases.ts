import { barredAt } from '../battles/barredCommanders.js';
import { battlegroundIn, battleTurnIn, declarableBy, declarableIn, drawIn, ordersOf, termsIn } from '../battles/battleInputs.js';
import { battleListFrom } from '../battles/battleListFrom.js';
import { HOST, type ReportedBattle, reportsOn } from '../battles/battleReports.js';
import {
  asFought,
  type BattleTurn,
  battlesIn,
  battlesNow,
  drawAll,
  drawn,
  isContested,
  onTablesNow,
  reported,
  unopposed,
} from '../battles/battleTurn.js';
import { sealOf } from '../battles/drawBattle.js';
import { formBattles } from '../battles/formBattles.js';
import { type GivenBattle, withOwedEntries } from '../battles/sepoyBattles.js';
import { nationOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import type { Battle } from '../model/battle/battle.js';
import type { BattleClaim } from '../model/battle/battleClaim.js';
import type { BattleStatement } from '../model/battle/battleStatement.js';
import type { DecidedBattle } from '../model/battle/decidedBattle.js';
import type { Declaration } from '../model/battle/declaration.js';
import type { BattlesReport, Report } from '../model/report.js';
import type { Fight, State, Submission } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { type Resolved, resolvePhase } from './resolvePhase.js';

type Submissions = ReadonlyMap<PowerId, Submission>;

/** The movement phase continues: battle lists, or reports of tabletop battles, are due. */
export interface BattlesPending {
  readonly fight: Fight;
  readonly told: Pick<Report, 'provisional' | 'war'>;
}
/** The movement phase is over, with the results of orders and battles. */
export interface BattlesOver {
  readonly resolved: Resolved;
  readonly fought: readonly DecidedBattle[];
  readonly told: Pick<Report, 'war'>;
}

/** Starts the battles of a movement phase once its orders are in. Undefined if nothing may be declared. */
export function openBattles(
  variant: Variant,
  state: State,
  orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>,
): BattlesPending | undefined {
  const may = declarableIn(battlegroundIn(variant, state, orders), state);
  if (may.length === 0) return undefined;
  const isDrawn = termsIn(state).mode === 'simulated';
  return {
    fight: { stage: 'lists', orders: Object.fromEntries(orders) },
    told: { provisional: { mayDeclare: may, ...(isDrawn && { seal: sealOf(drawIn(state)) }) } },
  };
}

/** Forms the battles once the lists are in, then draws them or has them fought on the tabletop. */
export function closeLists(variant: Variant, state: State, fight: Fight, sent: Submissions): BattlesPending | BattlesOver {
  const services = state.services ?? {};
  const ground = battlegroundIn(variant, state, ordersOf(fight));
  const may = declarableIn(ground, state);
  const owed = state.powers.map(seat => {
    const power = nationOf(variant.board, seat);
    const own = declarableBy(state, may, seat);
    const officers = { services, barred: (declaration: Declaration) => barredAt(ground, declaration) };
    const list = battleListFrom({ seat, power }, own, officers, sent.get(seat)?.said ?? [], state.wishes?.[seat] ?? []);
    return seat === power ? withOwedEntries(list, own, officers) : { list, given: [] };
  });
  const lists = owed.map(({ list }) => list);
  const { granted, crossedOff, defences } = formBattles(ground, state.turn, termsIn(state), lists);
  const next: Fight = { ...fight, lists, grants: { granted, crossedOff, defences } };
  const inputs = battleTurnIn(variant, state, next);
  const given = [...owed.flatMap(one => one.given), ...battlesIn(inputs, []).given];
  return termsIn(state).mode === 'simulated'
    ? over(variant, state, inputs, drawAll(inputs, drawIn(state)), given, next)
    : toTables(variant, state, inputs, next, [], given);
}

/**
 * Closes a round of battle reports. If reports conflict, the commanders first get time to correct them; after that the host's seat decides.
 * Battles without a report or decision are drawn.
 */
export function closeReports(variant: Variant, state: State, fight: Fight, sent: Submissions): BattlesPending | BattlesOver {
  const inputs = battleTurnIn(variant, state, fight);
  const isDecision = fight.disputed !== undefined && !fight.checking;
  const read = reportsIn(inputs, fight, sent);
  const open = isDecision ? [] : read.filter(({ by }) => by === 'dispute');
  const now = read
    .filter(one => !open.includes(one))
    .map(({ battle, verdict, by }): DecidedBattle => {
      if (verdict && by !== 'dispute') return reported(inputs, battle, verdict, by);
      const lot = drawn(inputs, drawIn(state), battle);
      return by === 'dispute' ? { ...lot, undecided: true } : lot;
    });
  const { disputed: before, claims: _, checking: __, ...rest } = fight;
  const fought = [...(fight.fought ?? []), ...now];
  const claims = read.flatMap(({ battle, ...one }) => (one.by === 'reports' ? [] : one.claims));
  if (open.length === 0) return toTables(variant, state, inputs, rest, fought, [], claims);
  const disputed = open.map(({ battle }) => battle.id);
  return onTables(inputs, { ...rest, fought, disputed, claims, ...(!before && { checking: true }) }, fought, [], claims);
}

/**
 * The reports on each battle that is being fought. While disputed reports are being checked, only the commanders' reports count; afterwards
 * only those from the host's seat.
 */
function reportsIn(inputs: BattleTurn, fight: Fight, sent: Submissions): readonly (ReportedBattle & { readonly battle: Battle })[] {
  const isHeard = (seat: PowerId): boolean => fight.disputed === undefined || (seat === HOST) !== (fight.checking === true);
  const heard = [...sent].filter(([seat]) => isHeard(seat));
  const said = new Map(heard.map(([seat, { said: all = [] }]): [PowerId, readonly BattleStatement[]] => [seat, all]));
  return onTablesNow(inputs, fight).map(battle => ({ battle, ...reportsOn(inputs, battle, said, fight.claims) }));
}

/** Whether all disputed reports agree by now, so that nothing is left to correct or decide. */
export const isAgreed = (variant: Variant, state: State, fight: Fight, sent: Submissions): boolean =>
  fight.checking === true &&
  reportsIn(battleTurnIn(variant, state, fight), fight, sent).every(({ by, verdict }) => by === 'reports' && verdict !== undefined);

/** Has contested battles fought on the tabletop as soon as they wait for no other battle. Uncontested battles are won at once. */
function toTables(
  variant: Variant,
  state: State,
  inputs: BattleTurn,
  fight: Fight,
  before: readonly DecidedBattle[],
  given: readonly GivenBattle[],
  claims: readonly BattleClaim[] = [],
): BattlesPending | BattlesOver {
  const now = battlesNow(inputs, before);
  const won = now.filter(battle => !isContested(battle)).map(unopposed);
  const fought = [...before, ...won];
  if (now.some(isContested)) return onTables(inputs, { ...fight, stage: 'battles', fought }, fought, given, claims);
  if (now.length > 0) return toTables(variant, state, inputs, fight, fought, given, claims);
  return over(variant, state, inputs, fought, given, fight, claims);
}

const onTables = (
  inputs: BattleTurn,
  fight: Fight,
  fought: readonly DecidedBattle[],
  given: readonly GivenBattle[],
  claims: readonly BattleClaim[] = [],
): BattlesPending => ({
  fight,
  told: { war: toldWar(inputs, fought, given, claims) },
});

function over(
  variant: Variant,
  state: State,
  inputs: BattleTurn,
  fought: readonly DecidedBattle[],
  given: readonly GivenBattle[],
  fight: Fight,
  claims: readonly BattleClaim[] = [],
): BattlesOver {
  const results = { fought: fought.map(asFought), destroyed: fought.flatMap(b => b.destroyed), dependent: inputs.terms.dependent };
  const isDrawn = fought.some(({ by }) => by === 'draw');
  return {
    resolved: resolvePhase(variant, state, ordersOf(fight), results),
    fought,
    told: { war: { ...toldWar(inputs, fought, given, claims), ...(isDrawn && { draw: drawIn(state) }) } },
  };
}

function toldWar(
  inputs: BattleTurn,
  fought: readonly DecidedBattle[],
  given: readonly GivenBattle[],
  claims: readonly BattleClaim[] = [],
): BattlesReport {
  const { battles } = battlesIn(inputs, fought.map(asFought));
  return {
    ...inputs.grants,
    battles: battles.map(battle => fought.find(({ id }) => id === battle.id) ?? battle),
    given: [...given],
    dependent: inputs.terms.dependent,
    ...(claims.length > 0 && { claims }),
    ...(inputs.terms.cataclysmic && { cataclysmic: true }),
  };
}
