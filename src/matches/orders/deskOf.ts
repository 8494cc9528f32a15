import type { Language } from '../../lib/language.js';
import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../match.js';
import type { House } from '../ports.js';
import { type Desk, deskAt, takenSeat } from './desk.js';

/** What the panel of a user's seat shows. Having nothing to decide is no fault: its desk is empty. */
export function deskOf(house: House, match: MatchId, user: UserId, language: Language): Result<Desk, HostingFault> {
  const taken = takenSeat(house, match, user);
  return taken.ok ? ok(deskAt(taken.value, language)) : taken;
}
