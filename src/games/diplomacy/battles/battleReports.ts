import type { PowerId } from '../board/location.js';
import type { Battle } from '../model/battle/battle.js';
import type { BattleClaim } from '../model/battle/battleClaim.js';
import { type BattleStatement, type StatementOf, statementsOf } from '../model/battle/battleStatement.js';
import type { BattleTurn, BattleVerdict } from './battleTurn.js';
import { battlePlaces } from './declaredBattles.js';

/** The seat id under which the match's host reports and decides battles. */
export const HOST = 'host';

/** The seats that report a battle: the commander of each side's leading nation. */
export const reportersOf = ({ sides, commanders }: Battle): readonly PowerId[] => [
  ...new Set(sides.map(({ leader }) => commanders[leader] ?? leader)),
];

/**
 * Every possible report of a battle: one for each army that can have won (in cataclysmic battles with and without the losers destroyed),
 * and last that nobody won.
 */
export function outcomesOf({ sides }: Pick<Battle, 'sides'>, places: string, isCataclysmic: boolean): readonly StatementOf<'report'>[] {
  const standsTwice = (power: PowerId): boolean => sides.filter(side => side.armies.some(army => army.power === power)).length > 1;
  const won = sides.flatMap(({ armies }, i) => armies.map(({ power }) => ({ army: power, ...(standsTwice(power) && { side: i + 1 }) })));
  const ends = isCataclysmic ? [false, true] : [false];
  return [
    ...won.flatMap(one => ends.map(destroyed => ({ kind: 'report' as const, battle: places, ...one, destroyed }))),
    { kind: 'report', battle: places, destroyed: false },
  ];
}

export interface ReportedBattle {
  readonly verdict: BattleVerdict | undefined;
  readonly by: 'reports' | 'host' | 'dispute';
  /** What each commander reported. */
  readonly claims: readonly BattleClaim[];
}

/**
 * Judges the reports on a battle. If the commanders' reports agree, they count. Otherwise the host decides; until then conflicting reports
 * leave the battle in dispute. Without a report or a decision there is no verdict. `before`: earlier reports, valid until the same seat
 * reports again.
 */
export function reportsOn(
  inputs: BattleTurn,
  battle: Battle,
  said: ReadonlyMap<PowerId, readonly BattleStatement[]>,
  before: readonly BattleClaim[] = [],
): ReportedBattle {
  const places = battlePlaces(inputs.ground, battle);
  const reportBy = (seat: PowerId): StatementOf<'report'> | undefined =>
    statementsOf(said.get(seat) ?? [], 'report').find(report => report.battle === places);
  const claimBy = (seat: PowerId): readonly BattleClaim[] => {
    const report = reportBy(seat);
    if (!report) return before.filter(one => one.battle === battle.id && one.seat === seat);
    const { kind: _, battle: __, ...told } = report;
    return [{ battle: battle.id, seat, ...told }];
  };
  const claims = reportersOf(battle).flatMap(claimBy);
  const verdicts = claims.map(one => verdictOf(battle, one));
  const [first] = verdicts;
  const agree = first !== undefined && verdicts.every(other => isSame(first, other));
  const decision = reportBy(HOST);
  if (agree) return { verdict: { ...first, destroyed: verdicts.every(v => v.destroyed) }, by: 'reports', claims };
  if (decision) return { verdict: verdictOf(battle, decision), by: 'host', claims };
  return { verdict: undefined, by: first === undefined ? 'reports' : 'dispute', claims };
}

const isSame = (a: BattleVerdict, b: BattleVerdict): boolean => a.army === b.army && a.side === b.side;

/** Turns a report into a verdict. An army on several sides won on the side that the report names, or on its first side if it names none. */
export function verdictOf({ sides }: Battle, { army, side, destroyed }: Pick<BattleClaim, 'army' | 'side' | 'destroyed'>): BattleVerdict {
  const named = side === undefined ? sides.findIndex(s => s.armies.some(a => a.power === army)) : side - 1;
  return { army, side: Math.max(0, named), destroyed };
}
