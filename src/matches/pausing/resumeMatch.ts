import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import { note } from '../hosting/audit.js';
import type { Match, MatchId, MatchPhase, UserId } from '../match.js';
import { queueCard, queueLobby, queueNoticeAgain } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { scheduleReminder } from '../reminders/scheduleReminder.js';
import { tableAt } from '../table.js';
import { closeOffer } from './offerResume.js';
import { unpaused } from './unpaused.js';

/** The host lets a paused match go on; its open phase gets back the time that was left. */
export function resumeMatch(house: House, id: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const match = matchIn(house, id);
    if (!match.ok) return match;
    if (match.value.host !== user) return refuse({ code: 'not-host' });
    if (match.value.status === 'ended') return refuse({ code: 'match-over' });
    if (match.value.status !== 'paused') return refuse({ code: 'not-paused' });
    note(house, id, user, { deed: 'resumed' });
    return ok(resumeWithin(house, match.value));
  });
}

/** A paused match goes on; ballots on its pause are done with, the next pause is a new question. Within a transaction. */
export function resumeWithin(house: House, paused: Match): Match {
  const phase = house.store.openPhase(paused.id);
  const match: Match = { ...unpaused(paused), status: phase ? 'running' : 'lobby' };
  house.store.saveMatch(match);
  house.store.hasten(match.id, house.now());
  closeOffer(house, paused);
  if (phase) for (const question of ['pause', 'resume']) house.store.forgetBallots(match.id, phase.number, question);
  if (phase) restart(house, match, phase, paused.pausedAt ?? house.now());
  else queueLobby(house, match);
  return match;
}

function restart(house: House, match: Match, phase: MatchPhase, pausedAt: number): void {
  const dueAt = phase.dueAt + house.now() - pausedAt;
  house.store.postponePhase(match.id, phase.number, dueAt);
  scheduleReminder(house, tableAt(house, match, { ...phase, dueAt }));
  queueNoticeAgain(house, phase, match, { notice: 'resumed', seats: [] });
  queueCard(house, match, phase.number);
}
