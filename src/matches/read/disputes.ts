import type { Dispute } from '../../games/game.js';
import type { MatchReader } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt } from './matchInPlay.js';
import { type Asker, mayDecide, whoDecides } from './whoDecides.js';

/** The battles of this phase that wait for reports, for corrections, or for a decision. */
export const reportedAt = ({ game, phase }: MatchInPlay): readonly Dispute[] => game.disputes?.(phase.state) ?? [];

/** The battles that the host, or others in the host's place, may decide in this phase. */
export const disputesAt = (current: MatchInPlay): readonly Dispute[] => (current.name.host === true ? reportedAt(current) : []);

/** The disputes that wait for a decision only: their parties have reported all there is to report. */
export const openDisputes = (current: MatchInPlay): readonly Dispute[] => (current.name.awaits.length === 0 ? disputesAt(current) : []);

/** Whether a match has an open dispute. */
export const isDisputed = (m: MatchReader): boolean => m.facts.open !== undefined && openDisputes(matchInPlayAt(m)).length > 0;

/** Whether a user may decide at least one dispute of a phase. */
export const decidesSome = (m: MatchReader, current: MatchInPlay, asker: Asker): boolean => maySettleOne(m, asker, disputesAt(current));

/** Whether a user may report, or correct a report, for a seat without a player. */
export const reportsForSome = (m: MatchReader, current: MatchInPlay, asker: Asker): boolean => maySettleOne(m, asker, reportedAt(current));

const maySettleOne = (m: MatchReader, asker: Asker, disputes: readonly Dispute[]): boolean =>
  disputes.some(({ parties }) => mayDecide(m, asker, { kind: 'battle', parties }).ok);

/** The open disputes that somebody other than the host decides. */
export const disputesOfOthers = (m: MatchReader, current: MatchInPlay): readonly Dispute[] =>
  openDisputes(current).filter(({ parties }) => whoDecides(m, { kind: 'battle', parties }).others);
