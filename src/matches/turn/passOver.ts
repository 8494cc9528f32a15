import { ok, type Result, refuse } from '../../lib/result.js';
import { decide, decideServer } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Match, UserId } from '../model/match.js';
import type { Asking } from '../model/member.js';

/** Waits no longer for the answer of somebody who was asked to take a seat of a match: somebody else is asked at once. */
export async function passOver(
  hosting: HostingContext,
  { id, guild }: Pick<Match, 'id' | 'guild'>,
  user: UserId,
): Promise<Result<undefined, HostingFault>> {
  const now = hosting.now();
  const passed = await decideServer(hosting, { guild, host: user }, ({ user: { member } }) => {
    const isThis = (one: Asking): boolean => one.match === id && one.until > now;
    if (!member.asked.some(isThis)) return { outcome: refuse({ code: 'not-asked-to-substitute' }) };
    return {
      outcome: ok(undefined),
      member: { ...member, asked: member.asked.map(one => (isThis(one) ? { ...one, until: now } : one)) },
    };
  });
  if (!passed.ok) return passed;
  await decide(hosting, id, tx => {
    const { match } = tx.facts;
    if (match.asksAt !== undefined) tx.put({ match: { ...match, asksAt: tx.now } });
  });
  return ok(undefined);
}
