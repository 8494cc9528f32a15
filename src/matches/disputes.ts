import type { Dispute } from '../games/game.js';
import { type Asker, mayDecide, whoDecides } from './hosting/whoDecides.js';
import type { Match } from './match.js';
import type { House } from './ports.js';
import { type Table, tableAt } from './table.js';

/** What waits for reports in the phase of a table, for their correction, or for a decision. */
export const reportedAt = ({ game, phase }: Table): readonly Dispute[] => game.disputes?.(phase.state) ?? [];

/** What the host may decide in the phase of a table, or leaves to others. */
export const disputesAt = (table: Table): readonly Dispute[] => (table.name.host === true ? reportedAt(table) : []);

/** Those of them that wait for a decision and for nothing else: who has a part in them has said what there is to say. */
export const openDisputes = (table: Table): readonly Dispute[] => (table.name.awaits.length === 0 ? disputesAt(table) : []);

/** Whether a dispute is open in a match. */
export function isDisputed(house: House, match: Match): boolean {
  const phase = house.store.openPhase(match.id);
  return phase !== undefined && openDisputes(tableAt(house, match, phase)).length > 0;
}

/** Whether somebody may decide at least one of the disputes of a phase. */
export const decidesSome = (house: House, table: Table, asker: Asker): boolean => maySettleOne(house, table, asker, disputesAt(table));

/** Whether somebody may report, or correct what was reported, for a seat without a player. */
export const reportsForSome = (house: House, table: Table, asker: Asker): boolean => maySettleOne(house, table, asker, reportedAt(table));

const maySettleOne = (house: House, { match }: Table, asker: Asker, disputes: readonly Dispute[]): boolean =>
  disputes.some(({ parties }) => mayDecide(house, match, asker, { kind: 'battle', parties }).ok);

/** The open disputes that others than the host decide. */
export const disputesOfOthers = (house: House, table: Table): readonly Dispute[] =>
  openDisputes(table).filter(({ parties }) => whoDecides(house, table.match, { kind: 'battle', parties }).others);
