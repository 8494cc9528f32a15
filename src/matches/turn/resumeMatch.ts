import { ok, type Result, refuse } from '../../lib/result.js';
import { decide } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import { queueCard, queueLobby } from '../messages/cards.js';
import { queueNoticeAgain } from '../messages/notices.js';
import { forgetBallots } from '../model/filing.js';
import { type Match, type MatchId, seeksHost, type UserId } from '../model/match.js';
import { note } from '../model/matchLog.js';
import { seatHoldersOf } from '../model/people.js';
import type { OpenPhase } from '../model/snapshot.js';
import type { MatchTransaction } from '../model/transaction.js';
import { unpaused } from '../model/unpaused.js';
import { isForsaken } from '../read/forsaken.js';
import { matchInPlayAt } from '../read/matchInPlay.js';
import { closeOffer } from './offerResume.js';
import { prolongMuster } from './prolongMuster.js';
import { scheduleReminder } from './scheduleReminder.js';

/**
 * Resumes a paused match, at its host's request, or of anybody who plays if it is paused because nobody was there; not while its host has gone
 * and nobody has taken over. The open phase gets back the time it had left.
 */
export async function resumeMatch(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const resumed = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const { match } = tx.facts;
    const isHost = match.host === user;
    if (!isHost && isForsaken(match) && !plays(tx, user)) return refuse({ code: 'no-seat' });
    if (!isHost && !isForsaken(match)) return refuse({ code: 'not-host' });
    if (!isHost && seeksHost(match)) return refuse({ code: 'match-paused', because: 'host-gone' });
    if (match.status === 'ended') return refuse({ code: 'match-over' });
    if (match.status !== 'paused') return refuse({ code: 'not-paused' });
    if (isHost) note(tx, user, { deed: 'resumed' });
    resume(tx);
    return ok(tx.facts.match);
  });
  return resumed ?? refuse({ code: 'no-such-match' });
}

const plays = (tx: MatchTransaction, user: UserId): boolean => seatHoldersOf(tx).some(one => one.user === user);

/** Resumes a paused match. Ballots on the pause are removed: the next pause is a new question. */
export function resume(tx: MatchTransaction): void {
  const { match: paused, open } = tx.facts;
  tx.put({ match: { ...unpaused(paused), status: open ? 'running' : 'lobby' } });
  tx.retryMessages();
  closeOffer(tx, paused);
  if (!open) goOnInLobby(tx, paused);
  else restart(tx, open, paused.pausedAt ?? tx.now);
}

/** A muster gets back the time that it had left. */
function goOnInLobby(tx: MatchTransaction, { muster, pausedAt = tx.now }: Match): void {
  queueLobby(tx);
  if (muster) prolongMuster(tx, muster.until + tx.now - pausedAt);
}

function restart(tx: MatchTransaction, open: OpenPhase, pausedAt: number): void {
  for (const question of ['pause', 'resume']) forgetBallots(tx, { question });
  tx.put({ open: { ...open, dueAt: open.dueAt + tx.now - pausedAt } });
  scheduleReminder(tx, matchInPlayAt(tx));
  queueNoticeAgain(tx, open, { notice: 'resumed', seats: [] });
  queueCard(tx, open.number);
}
