import { oneByOne } from '../../lib/breath.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { decide } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import { queueCard, queueLobby } from '../messages/cards.js';
import { queueEvenPaused, queueNoticeAgain, queuePaused } from '../messages/notices.js';
import type { ChannelId, Match, MatchId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { isUnreachable, UNREACHABLE, type Unreachable } from '../model/unreachable.js';

/**
 * Why a match stands still, beside what keeps it from posting: its rules broke down; everybody who plays has missed too much; its
 * host wanted it; its players voted so; its host has gone, and nobody hosts in his place.
 */
export type PauseReason = Unreachable | 'broken' | 'nobody-there' | 'host' | 'vote' | 'host-gone';

/** Why a match pauses, and Discord's code for it, if it has one. */
export interface Pause {
  readonly because: PauseReason;
  readonly code?: number | undefined;
}

/**
 * Stops the match's clock and tells why. What is left of the open phase is kept. A paused match stays as it is, but for one that stands still at
 * will and turns out to be unable to post.
 */
export const pauseMatch = (hosting: HostingContext, id: MatchId, because: PauseReason): Result<Match, HostingFault> =>
  decide(hosting, id, tx => pause(tx, { because })) ?? refuse({ code: 'no-such-match' });

/** The same, for a reason Discord may have a code for. */
export function pause(tx: MatchTransaction, cause: Pause): Result<Match, HostingFault> {
  const { match } = tx.facts;
  if (match.status === 'ended') return refuse({ code: 'match-over' });
  const { because } = cause;
  if (match.status === 'paused' && !isGraver(match, because)) return ok(match);
  const paused: Match = { ...match, status: 'paused', pausedBecause: because, pausedAt: match.pausedAt ?? tx.now };
  tx.put({ match: paused });
  if (because !== 'host' && because !== 'host-gone') queuePaused(tx, cause);
  if (because === 'refused') queueEvenPaused(tx);
  else if (!isUnreachable(paused)) tellChannel(tx);
  return ok(paused);
}

/** What its host or a vote would let go on cannot post any more. */
const isGraver = ({ pausedBecause = '' }: Match, because: PauseReason): boolean =>
  AT_WILL.includes(pausedBecause) && UNREACHABLE.some(one => one === because);
const AT_WILL: readonly string[] = ['host', 'vote', 'nobody-there'];

/** The card says it, without its buttons, and a notice rings nobody. */
function tellChannel(tx: MatchTransaction): void {
  const { open } = tx.facts;
  if (!open) queueLobby(tx);
  else {
    queueNoticeAgain(tx, open, { notice: 'paused', seats: [] });
    queueCard(tx, open.number);
  }
}

/** Pauses every match of a channel or guild that has gone. */
export function pauseGone(hosting: HostingContext, gone: { readonly channel: ChannelId } | { readonly guild: string }): Promise<readonly Match[]> {
  const because = 'channel' in gone ? 'channel-gone' : 'removed';
  return pauseAll(hosting, hosting.store.matchesOf({ ...gone, statuses: ['lobby', 'running', 'paused'] }), because);
}

/** Pauses every match of a guild that is not among those we are in. */
export function pauseElsewhere(hosting: HostingContext, guilds: ReadonlySet<string>): Promise<readonly Match[]> {
  const elsewhere = hosting.store.matchesOf({ statuses: ['lobby', 'running', 'paused'] }).filter(({ guild }) => !guilds.has(guild));
  return pauseAll(hosting, elsewhere, 'removed');
}

/** Those that were paused by this, one after the other. */
async function pauseAll(hosting: HostingContext, matches: readonly Match[], because: Unreachable): Promise<readonly Match[]> {
  const all: Match[] = [];
  await oneByOne(matches, ({ id }) =>
    decide(hosting, id, tx => {
      if (tx.facts.match.status === 'paused') return noteCause(tx, because);
      const paused = pause(tx, { because });
      if (paused.ok) all.push(paused.value);
    }),
  );
  return all;
}

/** A match that found itself shut out before we were told why: now the reason is known. */
function noteCause(tx: MatchTransaction, because: Unreachable): void {
  const { match } = tx.facts;
  if (UNEXPLAINED.includes(match.pausedBecause ?? '')) tx.put({ match: { ...match, pausedBecause: because } });
}
const UNEXPLAINED: readonly string[] = ['forbidden', 'refused', 'blocked'] satisfies readonly Unreachable[];
