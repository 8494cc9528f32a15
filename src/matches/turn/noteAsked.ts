import type { SeatId } from '../../games/game.js';
import { ok, refuse } from '../../lib/result.js';
import { decideServer, look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../model/match.js';
import { ASKED_A_DAY, askedAgain, isAskedOften } from '../model/member.js';
import type { MatchReader } from '../model/transaction.js';
import { type MatchInPlay, matchInPlay } from '../read/matchInPlay.js';
import { invitedBy } from './invite.js';

interface Question {
  readonly seat: SeatId;
  readonly user: UserId;
}

/**
 * Notes that a person wants somebody to be asked about a seat. Returns why not, if they were asked too often lately. Nothing is stored about
 * somebody who is being forgotten.
 */
export async function noteAsked(
  hosting: HostingContext,
  { id: match, guild }: Pick<Match, 'id' | 'guild'>,
  { user, seat }: Question,
): Promise<HostingFault | undefined> {
  const at = hosting.now();
  const noted = await decideServer(hosting, { guild, host: user }, ({ user: { member, pseudonym, askedElsewhere } }) => {
    if (isAskedOften(member, at, askedElsewhere)) return { outcome: refuse({ code: 'asked-often', most: ASKED_A_DAY }) };
    const asked = askedAgain(member, { match, seat, at, until: at, away: true });
    return { outcome: ok(undefined), ...(pseudonym === undefined && { member: asked }) };
  });
  return noted.ok ? undefined : noted.fault;
}

/**
 * Like `noteAsked`, before somebody is invited to a seat of an anonymous match; in another nobody is invited. Whoever has the same invitation already
 * is not asked again. `invites`: whether the invitation may be made.
 */
export async function noteInvited(
  hosting: HostingContext,
  id: MatchId,
  { seat, user }: Question,
  invites: (m: MatchReader, current: MatchInPlay) => boolean,
): Promise<HostingFault | undefined> {
  const match = await look(hosting, id, m => {
    const current = matchInPlay(m);
    if (!current.ok || !m.facts.match.plan.anonymous || !invites(m, current.value)) return undefined;
    return invitedBy(m, current.value, seat, user) === undefined ? m.facts.match : undefined;
  });
  return match && (await noteAsked(hosting, match, { seat, user }));
}
