import { ok, type Result, refuse } from '../../lib/result.js';
import { decide } from '../context/decide.js';
import { decideEach } from '../context/decideEach.js';
import { pagesOf } from '../context/pagesOf.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import { queueCard, queueLobby } from '../messages/cards.js';
import { queueEvenPaused, queueNoticeAgain, queuePaused } from '../messages/notices.js';
import type { ChannelId, Match, MatchId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { isUnreachable, UNREACHABLE, type Unreachable } from '../model/unreachable.js';
import { closeOffer, offerToPlayers } from './offerResume.js';

/**
 * Why a match is paused, besides being unable to post: its rules failed; all its players have missed too much; its host paused it; a vote
 * did; its host has gone and nobody has taken over.
 */
export type PauseReason = Unreachable | 'broken' | 'nobody-there' | 'host' | 'vote' | 'host-gone';

/** A reason to pause a match. `code`: Discord's error code, if it has one. */
export interface Pause {
  readonly because: PauseReason;
  readonly code?: number | undefined;
}

/**
 * Pauses a match and announces why. The time left of the open phase is kept. Does nothing to a paused match, unless it was paused at will
 * and now turns out to be unable to post.
 */
export const pauseMatch = async (hosting: HostingContext, id: MatchId, because: PauseReason): Promise<Result<Match, HostingFault>> =>
  (await decide(hosting, id, tx => pause(tx, { because }))) ?? refuse({ code: 'no-such-match' });

/** Like `pauseMatch`, within a transaction. */
export function pause(tx: MatchTransaction, cause: Pause): Result<Match, HostingFault> {
  const { match } = tx.facts;
  if (match.status === 'ended') return refuse({ code: 'match-over' });
  const { because } = cause;
  if (match.status === 'paused' && !isGraver(match, because)) return ok(match);
  const { resumeOffered: _, ...rest } = match;
  const paused: Match = { ...rest, status: 'paused', pausedBecause: because, pausedAt: match.pausedAt ?? tx.now };
  tx.put({ match: paused });
  closeOffer(tx, match);
  if (because !== 'host' && because !== 'host-gone') queuePaused(tx, cause);
  if (because === 'refused') queueEvenPaused(tx);
  else if (!isUnreachable(paused)) tellChannel(tx);
  return ok(paused);
}

/** Whether a match that the host or a vote could resume now turns out to be unable to post. */
const isGraver = ({ pausedBecause = '' }: Match, because: PauseReason): boolean =>
  AT_WILL.includes(pausedBecause) && UNREACHABLE.some(one => one === because);
const AT_WILL: readonly string[] = ['host', 'vote', 'nobody-there'];

/** Queues a notice, which mentions nobody, and the card without its buttons. */
function tellChannel(tx: MatchTransaction): void {
  const { match, open } = tx.facts;
  if (!open) queueLobby(tx);
  else {
    if (match.pausedBecause === 'nobody-there') offerToPlayers(tx);
    else queueNoticeAgain(tx, open, { notice: 'paused', seats: [] });
    queueCard(tx, open.number);
  }
}

/** Pauses all matches of a channel that is gone, or of a server the bot has left. */
export async function pauseGone(
  hosting: HostingContext,
  gone: { readonly channel: ChannelId } | { readonly guild: string },
): Promise<readonly Match[]> {
  const because = 'channel' in gone ? 'channel-gone' : 'removed';
  return await pauseAll(hosting, await hosting.store.matches.find({ ...gone, statuses: ['lobby', 'running', 'paused'] }), because);
}

/** Pauses all matches in servers other than `guilds`, which the bot is in. `isKnown`: whether `guilds` would have the server. */
export async function pauseElsewhere(
  hosting: HostingContext,
  guilds: ReadonlySet<string>,
  isKnown: (guild: string) => boolean,
): Promise<readonly Match[]> {
  const paused: Match[] = [];
  for await (const page of pagesOf(hosting.store, ['lobby', 'running', 'paused'])) {
    const elsewhere = page.filter(({ guild }) => isKnown(guild) && !guilds.has(guild));
    paused.push(...(await pauseAll(hosting, elsewhere, 'removed')));
  }
  return paused;
}

/** Pauses matches one after the other. Returns those that were not paused before. Throws if the records were away for some of them. */
async function pauseAll(hosting: HostingContext, matches: readonly Match[], because: Unreachable): Promise<readonly Match[]> {
  const all: Match[] = [];
  const work = (tx: MatchTransaction): void => {
    const paused = tx.facts.match.status === 'paused' ? undefined : pause(tx, { because });
    if (!paused) noteCause(tx, because);
    else if (paused.ok) all.push(paused.value);
  };
  const away = await decideEach(hosting, matches.map(idOf), work, 'a match whose channel or server has gone could not be paused');
  if (away) throw away;
  return all;
}

const idOf = ({ id }: Match): MatchId => id;

/** Records the reason, now that it is known, in a match that was paused because posting failed. */
function noteCause(tx: MatchTransaction, because: Unreachable): void {
  const { match } = tx.facts;
  if (UNEXPLAINED.includes(match.pausedBecause ?? '')) tx.put({ match: { ...match, pausedBecause: because } });
}
const UNEXPLAINED: readonly string[] = ['forbidden', 'refused', 'blocked'] satisfies readonly Unreachable[];
