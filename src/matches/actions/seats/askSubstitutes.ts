import type { SeatId } from '../../../games/game.js';
import { yieldToEventLoop } from '../../../lib/breath.js';
import { filterInOrder } from '../../../lib/inOrder.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide, decideServer, readerOf } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { Store } from '../../context/store.js';
import { whereItBroke } from '../../context/whereItBroke.js';
import type { HostingFault } from '../../fault.js';
import type { Reliability } from '../../model/duty.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { type Asking, askedAgain, MOST_SUBSTITUTES, mayBeAsked, type ServerMember } from '../../model/member.js';
import type { MatchReader } from '../../model/transaction.js';
import { whyNotInvited } from '../../read/admitted.js';
import { matchInPlayAt } from '../../read/matchInPlay.js';
import { hasAHandIn } from '../../read/passSeat.js';
import { isFresh, reliabilityIn, whyNotWelcome } from '../../read/reliability.js';
import { ask, askAgain, askedSlot, leftOpen, timeToAnswer } from '../../turn/asking.js';
import { passOver } from '../../turn/passOver.js';

/** Somebody new comes after those who are at least this reliable, percent. */
const NEW_COUNTS_AS = 75;

/**
 * In the matches in which it is time to, asks the most reliable substitutes of the server to take the seats that are open, one for each seat.
 * Nobody is asked for a match that is among those they were last asked for, nor more than three times a day. A match that fails affects no
 * other.
 */
export async function askSubstitutes(hosting: HostingContext, isReached: (guild: string) => boolean): Promise<void> {
  const due = (await hosting.store.matches.find({ asksBy: hosting.now() })).filter(({ guild }) => isReached(guild));
  // Nobody waits for what Discord is asked about the members of another server.
  const isQuick = ({ plan }: Match): boolean => (plan.private?.roles.length ?? 0) === 0;
  const slow = due.filter(one => !isQuick(one));
  const guilds = [...new Set(slow.map(({ guild }) => guild))];
  const groups = [due.filter(isQuick), ...guilds.map(guild => slow.filter(one => one.guild === guild))];
  await Promise.all(groups.map(some => askInOrder(hosting, some)));
}

async function askInOrder(hosting: HostingContext, matches: readonly Match[]): Promise<void> {
  for (const match of matches) {
    await yieldToEventLoop();
    try {
      await askFor(hosting, match);
    } catch (error) {
      hosting.log.error({ match: match.id, ...whereItBroke(error) }, 'substitutes could not be asked');
    }
  }
}

async function askFor(hosting: HostingContext, match: Match): Promise<void> {
  const m = await readerOf(hosting, match.id);
  if (!m) return;
  const members = await hosting.store.servers.substitutes(match.guild, MOST_SUBSTITUTES);
  const waiting = members.flatMap(({ user, asked }) =>
    asked.filter(one => one.match === match.id && one.until > m.now).map(one => [user, one] as const),
  );
  const unheard = await filterInOrder(waiting, one => isUnheard(hosting, one));
  const seats = leftOpen(m).filter(seat => waiting.every(([, one]) => one.seat !== seat));
  // In an anonymous match also those who play in it are asked: from who is asked, and when, others on the list could see who plays.
  const mayBeTold = (reader: MatchReader, user: UserId, seat: SeatId): boolean =>
    match.plan.anonymous === true || !hasAHandIn(reader, user, seat);
  const mayPlay = ({ user }: ServerMember): boolean => user !== match.arbiter && seats.every(seat => mayBeTold(m, user, seat));
  const { users: best, isMore } = await mostReliable(
    hosting,
    match,
    seats.length === 0 ? [] : members.filter(one => mayBeAsked(one, { match: match.id, at: m.now }) && mayPlay(one)),
  );
  const until = m.now + timeToAnswer(m, matchInPlayAt(m));
  const asked = new Map<UserId, Asking>();
  for (const seat of seats) {
    const user = await firstToAsk(hosting, match, best, { match: match.id, seat, at: m.now, until });
    if (user !== undefined) asked.set(user, { match: match.id, seat, at: m.now, until });
  }
  await decide(hosting, match.id, tx => {
    if (tx.facts.match.status !== 'running') return;
    const open = leftOpen(tx);
    for (const [user, one] of [...unheard, ...asked]) if (open.includes(one.seat) && mayBeTold(tx, user, one.seat)) ask(tx, user, one);
    askAgain(tx, [...waiting.map(([, one]) => one), ...asked.values()], isMore ? 'soon' : 'later');
  });
}

/**
 * Whether the question to somebody who is noted as asked was not posted: the bot may have ended between the two, and it is queued once more. If it
 * waits to be posted, that is the same message.
 */
const isUnheard = async (hosting: HostingContext, [user, { match, seat }]: readonly [UserId, Asking]): Promise<boolean> =>
  (await hosting.store.outbox.messageIn({ match, to: { user }, slot: askedSlot(seat) })) === undefined;

/** The most people of whom Discord is asked, at one check, whether they have a role that a private match needs: it answers one by one. */
export const MOST_CHECKED = 25;

/** How many of its substitutes have been found not to be invited to a private match, since the last time all had been looked at. */
const checked = new WeakMap<Store, Map<MatchId, number>>();

interface Candidates {
  /** The most reliable first. */
  readonly users: UserId[];
  /** Whether there are others, who have not been looked at yet. */
  readonly isMore: boolean;
}

/**
 * Those who may play in the match and are reliable enough for it. In a private match at most so many at one look, and at the next one those
 * after them, until all have been looked at.
 */
async function mostReliable(hosting: HostingContext, match: Match, members: readonly ServerMember[]): Promise<Candidates> {
  const { guild, plan } = match;
  const isWelcome = (how: Reliability): boolean => whyNotWelcome(plan, how) === undefined;
  const worth = (how: Reliability): number => (isFresh(how) ? NEW_COUNTS_AS : how.percent);
  const known: { readonly user: UserId; readonly how: Reliability }[] = [];
  for (const { user } of members) {
    await yieldToEventLoop();
    known.push({ user, how: await reliabilityIn(hosting, guild, user) });
  }
  const best = known
    .filter(({ how }) => isWelcome(how))
    .toSorted((a, b) => worth(b.how) - worth(a.how))
    .map(({ user }) => user);
  return plan.private ? await invitedOf(hosting, match, best) : { users: best, isMore: false };
}

async function invitedOf(hosting: HostingContext, match: Match, best: readonly UserId[]): Promise<Candidates> {
  const cursors = checked.get(hosting.store) ?? new Map<MatchId, number>();
  checked.set(hosting.store, cursors);
  const from = cursors.get(match.id) ?? 0;
  const users = await filterInOrder(
    best.slice(from, from + MOST_CHECKED),
    async user => (await whyNotInvited(hosting, match, user)) === undefined,
  );
  const isMore = users.length === 0 && from + MOST_CHECKED < best.length;
  if (isMore) cursors.set(match.id, from + MOST_CHECKED);
  else cursors.delete(match.id);
  return { users, isMore };
}

/** Takes the first who may still be asked out of `users`, and notes that they are asked. Undefined if there is nobody. */
async function firstToAsk(hosting: HostingContext, { guild }: Match, users: UserId[], asking: Asking): Promise<UserId | undefined> {
  for (let user = users.shift(); user !== undefined; user = users.shift()) {
    const noted = await decideServer(hosting, { guild, host: user }, ({ user: { member, pseudonym, askedElsewhere } }) =>
      pseudonym === undefined && mayBeAsked(member, asking, askedElsewhere)
        ? { outcome: ok(undefined), member: askedAgain(member, asking) }
        : { outcome: refuse({ code: 'not-asked-to-substitute' }) },
    );
    if (noted.ok) return user;
  }
  return undefined;
}

/** Says no to the question whether to take a seat: somebody else is asked at once. */
export async function declineSeat(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const match = await hosting.store.matches.get(id);
  if (!match) return refuse({ code: 'no-such-match' });
  const declined = await passOver(hosting, match, user);
  return declined.ok ? ok(match) : declined;
}

/** Puts a user on a server's list of substitutes, or takes them off it. */
export async function beSubstitute(
  hosting: HostingContext,
  { guild, user, wanted }: { readonly guild: string; readonly user: UserId; readonly wanted: boolean },
): Promise<Result<undefined, HostingFault>> {
  const members = await hosting.store.servers.substitutes(guild, MOST_SUBSTITUTES);
  if (wanted && members.length >= MOST_SUBSTITUTES && members.every(one => one.user !== user))
    return refuse({ code: 'too-many-substitutes', most: MOST_SUBSTITUTES });
  const done = await decideServer(hosting, { guild, host: user }, ({ user: { member } }) => ({
    outcome: ok(undefined),
    member: { ...member, substitute: wanted },
  }));
  return done.ok ? ok(undefined) : done;
}
