import type { Match, UserId } from '../match.js';
import { queueCard, queueLobby, queueNoticeAgain, queueToChannel } from '../outbox/queueing.js';
import { resumeWithin } from '../pausing/resumeMatch.js';
import type { House } from '../ports.js';
import { changeArbiter } from './arbiter.js';
import { note } from './audit.js';
import { endHostCheck } from './hostCheck.js';

/** Somebody else hosts a match from now on, and its channel is told; a game that stood still for want of a host goes on. Within a transaction. */
export function changeHost(house: House, match: Match, { by, to }: { readonly by: UserId; readonly to: UserId }): Match {
  endHostCheck(house, match);
  const handed: Match = { ...(to === match.arbiter ? changeArbiter(house, match, undefined) : match), host: to };
  house.store.saveMatch(handed);
  note(house, match.id, by, { deed: 'handed-over', about: by === match.host || by === to ? {} : { as: 'admin' } });
  if (hasOffer(house, match)) queueToChannel(house, handed, offerSlot(match), { kind: 'host-gone', open: false });
  const phase = house.store.openPhase(match.id);
  if (!phase) queueLobby(house, handed);
  else {
    queueNoticeAgain(house, phase, handed, { notice: 'new-host', seats: [] });
    queueCard(house, handed, phase.number);
  }
  return standsStillWithoutHost(handed) ? resumeWithin(house, handed) : handed;
}

/** Whether a match is paused for no other reason than that its host has gone. */
export const standsStillWithoutHost = ({ status, pausedBecause }: Match): boolean => status === 'paused' && pausedBecause === 'host-gone';

/** Where the match's channel is told that its host has gone: one message for each host. */
export const offerSlot = ({ host }: Match): string => `host-gone:${host}`;

/** Whether hosting is offered to those who play, because the host has gone. */
export function hasOffer(house: House, match: Match): boolean {
  const content = house.store.lastQueued(match.id, offerSlot(match))?.content;
  return content?.kind === 'host-gone' && content.open;
}
