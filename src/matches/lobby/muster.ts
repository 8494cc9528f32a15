import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueLobby, queueToChannel } from '../outbox/queueing.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';
import { whereItBroke } from '../whereItBroke.js';
import { lobbyOf } from './lobbyOf.js';

/** Asks everybody who has joined to say that he is there; the match begins as soon as all have. Within a transaction. */
export function callMuster(house: House, lobby: Match, { length, emptySeats }: { length: number; emptySeats: boolean }): Match {
  const match: Match = { ...lobby, muster: { until: house.now() + length, emptySeats } };
  house.store.saveMatch(match);
  for (const user of house.store.players(match.id)) house.store.sayHere(match.id, user, false);
  queueLobby(house, match);
  queueMuster(house, match);
  return match;
}

/** In the channel, where it rings; in an anonymous match to each player himself. */
function queueMuster(house: House, match: Match): void {
  const content: Content = { kind: 'muster', until: match.muster?.until ?? 0 };
  const slot = `muster:${content.until}`;
  if (!match.plan.anonymous) queueToChannel(house, match, slot, content);
  else
    for (const user of house.store.players(match.id))
      house.store.queue({ match: match.id, to: { user }, slot: `${slot}:${user}`, content }, house.now());
}

/** A player is there. `all`: nobody is waited for any more. */
export function sayHere(house: House, id: MatchId, user: UserId): Result<{ readonly match: Match; readonly all: boolean }, HostingFault> {
  return record(house, () => {
    const match = lobbyOf(house, id);
    if (!match.ok) return match;
    if (!match.value.muster) return refuse({ code: 'no-muster' });
    if (!house.store.players(id).includes(user)) return refuse({ code: 'not-joined' });
    house.store.sayHere(id, user, true);
    queueLobby(house, match.value);
    return ok({ match: match.value, all: house.store.absentees(id).length === 0 });
  });
}

/** Musters whose time is over: who has not come loses his place, and the lobby is open again. Says how many there were. */
export function endMusters(house: House): number {
  const due = house.store.matchesOf({ statuses: ['lobby'], mustering: true }).filter(({ muster }) => muster && muster.until <= house.now());
  for (const match of due) {
    try {
      record(house, () => endMuster(house, match));
    } catch (error) {
      house.log.error({ match: match.id, ...whereItBroke(error) }, 'a muster could not be ended');
    }
  }
  return due.length;
}

function endMuster(house: House, lobby: Match): void {
  for (const user of house.store.absentees(lobby.id)) house.store.removePlayer(lobby.id, user);
  callOff(house, lobby);
}

/** The lobby is open again, and its host may start anew. Within a transaction. */
export function callOff(house: House, { muster, ...lobby }: Match): Match {
  house.store.saveMatch(lobby);
  queueLobby(house, lobby);
  if (muster && !lobby.plan.anonymous) queueToChannel(house, lobby, `muster:${muster.until}`, { kind: 'muster', until: muster.until });
  return lobby;
}
