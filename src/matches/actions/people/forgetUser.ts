import { forEachYielding, yieldToEventLoop } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import { whereItBroke } from '../../context/whereItBroke.js';
import type { HostingFault } from '../../fault.js';
import type { Match, UserId } from '../../model/match.js';
import { NAMELESS } from '../../model/nameless.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { keepWhatWasSeen } from '../../read/disclosures.js';
import { isOwnSeat, takenSeatEvenPaused } from '../../read/seatView.js';
import { changeArbiter } from '../hosting/arbiter.js';
import { endMatch } from '../hosting/endMatch.js';
import { leaveMatch } from '../lobby/leaveMatch.js';
import { leaveSeat } from '../seats/resignSeat.js';

/**
 * Removes a user from the store. Their settings, watching and substitutions are deleted; their seats in matches under way are opened to
 * others. What they have played stays under a pseudonym, and in matches under way a keyed hash records that they were shown orders. Hosts
 * must hand over or end their matches first, but for tables of the queue: those get another host or, if nobody is left at them, end. It works
 * in small steps that block nobody; if the bot stops meanwhile, `goOnForgetting` does the rest.
 */
export async function forgetUser(hosting: HostingContext, user: UserId): Promise<Result<undefined, HostingFault>> {
  const begun = await hosting.store.users.decide(user, ({ hosted, pseudonym }) => {
    const chosen = hosted.filter(one => !isFromQueue(one));
    return chosen.length > 0
      ? { hosted: chosen.map(({ id }) => `${id}`) }
      : { pseudonym: pseudonym ?? `${NAMELESS}${hosting.freshSecret().slice(0, 12)}` };
  });
  if (begun.pseudonym === undefined) return refuse({ code: 'hosts-still', matches: begun.hosted });
  await forget(hosting, user, begun.pseudonym);
  return ok(undefined);
}

/** Whether it is the lobby of a table that the queue opened: nobody chose to host that, and somebody else does when its host leaves. */
const isFromQueue = ({ status, queuedSince }: Match): boolean => status === 'lobby' && queuedSince !== undefined;

/**
 * Finishes removing the users whose removal was interrupted when the bot stopped. A removal that fails is tried again at the next start,
 * and stops no other.
 */
export async function goOnForgetting(hosting: HostingContext): Promise<void> {
  for (const [user, nameless] of await hosting.store.users.beingForgotten())
    try {
      await forget(hosting, user, nameless);
    } catch (error) {
      hosting.log.error(whereItBroke(error), 'somebody could not be forgotten yet');
    }
}

const UNDER_WAY: readonly Match['status'][] = ['lobby', 'running', 'paused'];

async function forget(hosting: HostingContext, user: UserId, nameless: string): Promise<void> {
  const { store } = hosting;
  await forEachYielding(await store.matches.find({ arbiter: user, statuses: UNDER_WAY }), ({ id }) =>
    decide(hosting, id, tx => dismissArbiter(tx, user)),
  );
  await forEachYielding(await store.matches.find({ user, statuses: ['lobby'] }), ({ id }) => leaveMatch(hosting, id, user));
  await forEachYielding(await store.matches.find({ host: user, statuses: ['lobby'] }), ({ id }) => endMatch(hosting, id, user));
  await forEachYielding(await store.matches.find({ user, statuses: ['running', 'paused'] }), ({ id }) =>
    decide(hosting, id, tx => vacate(tx, user)),
  );
  await forEachYielding(await store.matches.shownTo(user), id => decide(hosting, id, tx => keepWhatWasSeen(tx, user)));
  while (await store.users.forgetSome(user, nameless)) await yieldToEventLoop();
  await store.users.decide(user, () => ({ pseudonym: null }));
}

function dismissArbiter(tx: MatchTransaction, user: UserId): void {
  if (tx.facts.match.arbiter === user) changeArbiter(tx, undefined);
}

function vacate(tx: MatchTransaction, user: UserId): void {
  const taken = takenSeatEvenPaused(tx, user);
  if (taken.ok && isOwnSeat(taken.value)) leaveSeat(tx, taken.value);
}
