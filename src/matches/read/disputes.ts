import type { Dispute } from '../../games/game.js';
import type { MatchReader } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt } from './matchInPlay.js';
import { type Asker, mayDecide, whoDecides } from './whoDecides.js';

/** What waits for reports in the phase of a table, for their correction, or for a decision. */
export const reportedAt = ({ game, phase }: MatchInPlay): readonly Dispute[] => game.disputes?.(phase.state) ?? [];

/** What the host may decide in the phase of a table, or leaves to others. */
export const disputesAt = (current: MatchInPlay): readonly Dispute[] => (current.name.host === true ? reportedAt(current) : []);

/** Those of them that wait for a decision and for nothing else: who has a part in them has said what there is to say. */
export const openDisputes = (current: MatchInPlay): readonly Dispute[] => (current.name.awaits.length === 0 ? disputesAt(current) : []);

/** Whether a dispute is open in a match. */
export const isDisputed = (m: MatchReader): boolean => m.facts.open !== undefined && openDisputes(matchInPlayAt(m)).length > 0;

/** Whether somebody may decide at least one of the disputes of a phase. */
export const decidesSome = (m: MatchReader, current: MatchInPlay, asker: Asker): boolean => maySettleOne(m, asker, disputesAt(current));

/** Whether somebody may report, or correct what was reported, for a seat without a player. */
export const reportsForSome = (m: MatchReader, current: MatchInPlay, asker: Asker): boolean => maySettleOne(m, asker, reportedAt(current));

const maySettleOne = (m: MatchReader, asker: Asker, disputes: readonly Dispute[]): boolean =>
  disputes.some(({ parties }) => mayDecide(m, asker, { kind: 'battle', parties }).ok);

/** The open disputes that others than the host decide. */
export const disputesOfOthers = (m: MatchReader, current: MatchInPlay): readonly Dispute[] =>
  openDisputes(current).filter(({ parties }) => whoDecides(m, { kind: 'battle', parties }).others);
