import { lengthIn } from '../calendar/phaseDuration.js';
import { queueCard } from '../messages/cards.js';
import { type Noticed, queueNotice } from '../messages/notices.js';
import { phaseDurationOf } from '../model/deadlinesFor.js';
import { uncover } from '../model/filing.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt, openPhaseOf } from '../read/matchInPlay.js';
import { scheduleReminder } from './scheduleReminder.js';

/** The length of a phase divided by this is the length of an extension. */
const PART = 2;

/** The length of an extension of the open phase, ms. */
export const extensionOf = (m: MatchReader, current: MatchInPlay): number => Math.ceil(phaseLength(m, current) / PART);

/** The length of the open phase as the host chose it, ms. In a phase that continues a turn: of the phase that began the turn. */
export function phaseLength({ game, facts: { open } }: MatchReader, { match, phase }: MatchInPlay): number {
  const kind = open?.turnKind ?? phase.kind;
  const [turn = kind] = game.phaseKinds;
  return lengthIn(phaseDurationOf(match.deadlines, kind in match.deadlines ? kind : turn, true));
}

/**
 * Sets another deadline (UTC ms) for the open phase, and tells the channel why. What the bot has ordered in place of players by the one before
 * is taken back: they may still order themselves.
 */
export function postponeDeadline(tx: MatchTransaction, dueAt: number, told: Noticed): void {
  const open = { ...openPhaseOf(tx), dueAt };
  tx.put({ open });
  uncover(tx, open.number);
  scheduleReminder(tx, matchInPlayAt(tx));
  queueNotice(tx, open, told);
  queueCard(tx, open.number);
}

/** Like `postponeDeadline`, but only once per phase and reason. Returns whether it did. */
export function postponeOnce(tx: MatchTransaction, dueAt: number, told: Noticed): boolean {
  const { number: phase } = openPhaseOf(tx);
  const reason = [told.notice, ...told.seats].join(':');
  const { extensions } = tx.facts;
  if (extensions.some(one => one.phase === phase && one.reason === reason)) return false;
  tx.put({ extensions: [...extensions, { phase, reason }] });
  postponeDeadline(tx, dueAt, told);
  return true;
}
