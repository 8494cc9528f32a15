import type { Dispute } from '../games/game.js';
import { type Asker, mayDecide, whoDecides } from './hosting/whoDecides.js';
import type { MatchReader } from './model/transaction.js';
import { type Table, tableAt } from './table.js';

/** What the host may decide in the phase of a table, or leaves to others. */
export const disputesAt = ({ name, game, phase }: Table): readonly Dispute[] =>
  name.host === true ? (game.disputes?.(phase.state) ?? []) : [];

/** Those of them that wait for a decision and for nothing else: who has a part in them has said what there is to say. */
export const openDisputes = (table: Table): readonly Dispute[] => (table.name.awaits.length === 0 ? disputesAt(table) : []);

/** Whether a dispute is open in a match. */
export const isDisputed = (m: MatchReader): boolean => m.facts.open !== undefined && openDisputes(tableAt(m)).length > 0;

/** Whether somebody may decide at least one of the disputes of a phase. */
export const decidesSome = (m: MatchReader, table: Table, asker: Asker): boolean =>
  disputesAt(table).some(({ parties }) => mayDecide(m, asker, { kind: 'battle', parties }).ok);

/** The open disputes that others than the host decide. */
export const disputesOfOthers = (m: MatchReader, table: Table): readonly Dispute[] =>
  openDisputes(table).filter(({ parties }) => whoDecides(m, { kind: 'battle', parties }).others);
