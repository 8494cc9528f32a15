import { lengthIn } from '../calendar/phaseDuration.js';
import { queueCard } from '../messages/cards.js';
import { type Noticed, queueNotice } from '../messages/notices.js';
import { phaseDurationOf } from '../model/deadlinesFor.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { openPhaseOf, type MatchInPlay, matchInPlayAt } from '../read/matchInPlay.js';
import { scheduleReminder } from './scheduleReminder.js';

/** An extension is this part of the phase's length. */
const PART = 2;

/** How long an extension of the open phase is. One that continues a turn has the deadline of the phase the turn began with. */
export function extensionOf({ game, facts: { open } }: MatchReader, { match, phase }: MatchInPlay): number {
  const kind = open?.turnKind ?? phase.kind;
  const [turn = kind] = game.phaseKinds;
  return Math.ceil(lengthIn(phaseDurationOf(match.deadlines, kind in match.deadlines ? kind : turn, true)) / PART);
}

/** The open phase ends at another moment; why is told in the channel. */
export function postponeDeadline(tx: MatchTransaction, dueAt: number, told: Noticed): void {
  const open = { ...openPhaseOf(tx), dueAt };
  tx.put({ open });
  scheduleReminder(tx, matchInPlayAt(tx));
  queueNotice(tx, open, told);
  queueCard(tx, open.number);
}

/** The same, but only once a phase for a reason; says whether it did. */
export function isPostponedOnce(tx: MatchTransaction, dueAt: number, told: Noticed): boolean {
  const { number: phase } = openPhaseOf(tx);
  const reason = [told.notice, ...told.seats].join(':');
  const { extensions } = tx.facts;
  if (extensions.some(one => one.phase === phase && one.reason === reason)) return false;
  tx.put({ extensions: [...extensions, { phase, reason }] });
  postponeDeadline(tx, dueAt, told);
  return true;
}
