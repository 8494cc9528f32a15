import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { look } from '../context/decide.js';
import type { House } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../model/match.js';
import { type Desk, deskAt, takenSeat } from './desk.js';

/** What the panel of a user's seat shows. Having nothing to decide is no fault: its desk is empty. */
export function deskOf(house: House, match: MatchId, user: UserId, language: Language): Result<Desk, HostingFault> {
  const desk = look(house, match, (m): Result<Desk, HostingFault> => {
    const taken = takenSeat(m, user);
    return taken.ok ? ok(deskAt(taken.value, language)) : taken;
  });
  return desk ?? refuse({ code: 'no-such-match' });
}
