import type { Dispute } from '../../games/game.js';
import type { MatchReader } from '../model/transaction.js';
import { type Table, tableAt } from './table.js';
import { type Asker, mayDecide, whoDecides } from './whoDecides.js';

/** What waits for reports in the phase of a table, for their correction, or for a decision. */
export const reportedAt = ({ game, phase }: Table): readonly Dispute[] => game.disputes?.(phase.state) ?? [];

/** What the host may decide in the phase of a table, or leaves to others. */
export const disputesAt = (table: Table): readonly Dispute[] => (table.name.host === true ? reportedAt(table) : []);

/** Those of them that wait for a decision and for nothing else: who has a part in them has said what there is to say. */
export const openDisputes = (table: Table): readonly Dispute[] => (table.name.awaits.length === 0 ? disputesAt(table) : []);

/** Whether a dispute is open in a match. */
export const isDisputed = (m: MatchReader): boolean => m.facts.open !== undefined && openDisputes(tableAt(m)).length > 0;

/** Whether somebody may decide at least one of the disputes of a phase. */
export const decidesSome = (m: MatchReader, table: Table, asker: Asker): boolean => maySettleOne(m, asker, disputesAt(table));

/** Whether somebody may report, or correct what was reported, for a seat without a player. */
export const reportsForSome = (m: MatchReader, table: Table, asker: Asker): boolean => maySettleOne(m, asker, reportedAt(table));

const maySettleOne = (m: MatchReader, asker: Asker, disputes: readonly Dispute[]): boolean =>
  disputes.some(({ parties }) => mayDecide(m, asker, { kind: 'battle', parties }).ok);

/** The open disputes that others than the host decide. */
export const disputesOfOthers = (m: MatchReader, table: Table): readonly Dispute[] =>
  openDisputes(table).filter(({ parties }) => whoDecides(m, { kind: 'battle', parties }).others);
