import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import { mostSeats } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueLobby } from '../../messages/cards.js';
import { keyOfSetting, type LobbySetting, lobbySettings, withSetting } from '../../model/lobbySettings.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { playersOf } from '../../model/people.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { isForEverybody } from '../../read/admitted.js';
import { canBeSmaller, endOfLobby } from '../../read/lobbyEnd.js';
import { lobbyOf } from '../../read/lobbyOf.js';
import { isProposedLobby } from '../../turn/proposedTables.js';
import { CHECK_IN, callMuster, callOff } from './muster.js';

/** A change of one setting of a lobby. `typed`: undefined for the default. */
export interface SettingChange {
  readonly match: MatchId;
  readonly user: UserId;
  /** See `keyOfSetting`. */
  readonly key: string;
  readonly typed: string | undefined;
}

/**
 * Changes a setting of a lobby, for its host. A muster is called off, or called anew at a full table of the queue: those who have answered it
 * agreed to other settings. The log has the change, and the lobby's card tells players who joined before.
 */
export async function changeSetting(
  hosting: HostingContext,
  { match: id, user, key, typed }: SettingChange,
): Promise<Result<Match, HostingFault>> {
  const { zone } = await hosting.store.users.settings(user);
  const changed = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const lobby = lobbyOf(tx);
    if (!lobby.ok) return lobby;
    if (lobby.value.host !== user) return refuse({ code: 'not-host' });
    const setting = lobbySettings(tx.game).find(one => keyOfSetting(one) === key);
    if (!setting) return refuse({ code: 'no-such-option', option: key });
    const read = withSetting(tx.game, lobby.value, { setting, typed, zone });
    if (!read.ok) return read;
    const next: Match = { ...lobby.value, ...read.value };
    if (JSON.stringify(next) === JSON.stringify(lobby.value)) return lobby;
    const fault = whyNot(tx, setting, next);
    if (fault) return refuse(fault);
    put(tx, lobby.value.plan.lobby === next.plan.lobby ? next : { ...next, lobbyEndsAt: endOfLobby(next.plan, tx.now) });
    note(tx, user, { deed: 'changed-setting', about: { setting: key } });
    return ok(tx.facts.match);
  });
  return changed ?? refuse({ code: 'no-such-match' });
}

/**
 * Why a lobby cannot change in this way. Once somebody has joined an anonymous match it stays one: its players were promised that. A match
 * that continues another one keeps the rules of the game, and its anonymity. A rematch is not anonymous: everybody can tell from the match
 * before who gets which seat.
 */
function whyNot(tx: MatchTransaction, setting: LobbySetting, next: Match): HostingFault | undefined {
  const { match } = tx.facts;
  const players = playersOf(tx).length;
  if (next.plan.unfilled === 'smaller' && !canBeSmaller(tx.game, next)) return { code: 'never-smaller' };
  if (isForEverybody(next)) return { code: 'role-of-everybody' };
  const isAnonymity = setting.of === 'hosting' && setting.name === 'anonymous';
  if (match.from && (setting.of === 'game' || isAnonymity)) return { code: 'continued-stays' };
  if (isAnonymity && match.rematchOf !== undefined) return { code: 'rematch-not-anonymous' };
  if (isAnonymity && match.plan.anonymous && players > 0) return { code: 'anonymous-stays' };
  const most = mostSeats(tx.game, next).length;
  return players > most ? { code: 'too-many-joined', most } : undefined;
}

/** Wishes for seats that no longer exist are dropped. */
function put(tx: MatchTransaction, next: Match): void {
  const seats = mostSeats(tx.game, next).map(({ id }) => id);
  tx.put({
    match: next,
    players: tx.facts.players.map(one => ({ ...one, preferences: one.preferences.filter(seat => seats.includes(seat)) })),
  });
  if (!next.muster) {
    queueLobby(tx);
    return;
  }
  callOff(tx);
  // Nobody can start a full table of the queue otherwise: its players are asked again.
  const isFull = playersOf(tx).length >= mostSeats(tx.game, next).length;
  if (isProposedLobby(tx) && isFull) callMuster(tx, { length: CHECK_IN, emptySeats: false });
}
