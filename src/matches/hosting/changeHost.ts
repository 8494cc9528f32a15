import type { Match, UserId } from '../match.js';
import { queueCard, queueLobby, queueNoticeAgain, queueToChannel } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { note } from './audit.js';

/** Somebody else hosts a match from now on, and its channel is told. Within a transaction. */
export function changeHost(house: House, match: Match, { by, to }: { readonly by: UserId; readonly to: UserId }): Match {
  const handed: Match = { ...match, host: to };
  house.store.saveMatch(handed);
  note(house, match.id, by, { deed: 'handed-over' });
  if (hasOffer(house, match)) queueToChannel(house, handed, offerSlot(match), { kind: 'host-gone', open: false });
  const phase = house.store.openPhase(match.id);
  if (!phase) queueLobby(house, handed);
  else {
    queueNoticeAgain(house, phase, handed, { notice: 'new-host', seats: [] });
    queueCard(house, handed, phase.number);
  }
  return handed;
}

/** Where the match's channel is told that its host has gone: one message for each host. */
export const offerSlot = ({ host }: Match): string => `host-gone:${host}`;

/** Whether hosting is offered to those who play, because the host has gone. */
export function hasOffer(house: House, match: Match): boolean {
  const content = house.store.lastQueued(match.id, offerSlot(match))?.content;
  return content?.kind === 'host-gone' && content.open;
}
