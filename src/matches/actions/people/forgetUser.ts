import { z } from 'zod';
import { forEachYielding, yieldToEventLoop } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { Match, UserId } from '../../model/match.js';
import { NAMELESS } from '../../model/nameless.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { keepWhatWasSeen } from '../../read/disclosures.js';
import { isOwnSeat, takenSeatEvenPaused } from '../../read/seatView.js';
import { changeArbiter } from '../hosting/arbiter.js';
import { leaveMatch } from '../lobby/leaveMatch.js';
import { leaveSeat } from '../seats/resignSeat.js';

/**
 * Removes a user from the store. Their settings, watching and substitutions are deleted; their seats in matches under way are opened to
 * others. What they have played stays under a pseudonym, and in matches under way a keyed hash records that they were shown orders. Hosts
 * must hand over or end their matches first. It works in small steps that block nobody; if the bot stops meanwhile, `goOnForgetting` does
 * the rest.
 */
export async function forgetUser(hosting: HostingContext, user: UserId): Promise<Result<undefined, HostingFault>> {
  const begun = hosting.store.transaction((): Result<string, HostingFault> => {
    const hosted = hosting.store.matches.find({ host: user, statuses: UNDER_WAY });
    if (hosted.length > 0) return refuse({ code: 'hosts-still', matches: hosted.map(({ id }) => `${id}`) });
    const { [user]: known, ...others } = beingForgotten(hosting);
    const nameless = known ?? `${NAMELESS}${hosting.freshSecret().slice(0, 12)}`;
    note(hosting, { ...others, [user]: nameless });
    return ok(nameless);
  });
  if (!begun.ok) return begun;
  await forget(hosting, user, begun.value);
  return ok(undefined);
}

/** Finishes removing the users whose removal was interrupted when the bot stopped. */
export async function goOnForgetting(hosting: HostingContext): Promise<void> {
  for (const [user, nameless] of Object.entries(beingForgotten(hosting))) await forget(hosting, user, nameless);
}

const UNDER_WAY: readonly Match['status'][] = ['lobby', 'running', 'paused'];

async function forget(hosting: HostingContext, user: UserId, nameless: string): Promise<void> {
  const { store } = hosting;
  await forEachYielding(store.matches.find({ arbiter: user, statuses: UNDER_WAY }), ({ id }) =>
    decide(hosting, id, tx => dismissArbiter(tx, user)),
  );
  await forEachYielding(store.matches.find({ user, statuses: ['lobby'] }), ({ id }) => void leaveMatch(hosting, id, user));
  await forEachYielding(store.matches.find({ user, statuses: ['running', 'paused'] }), ({ id }) =>
    decide(hosting, id, tx => vacate(tx, user)),
  );
  await forEachYielding(store.matches.shownTo(user), id => decide(hosting, id, tx => keepWhatWasSeen(tx, user)));
  while (store.users.forgetSome(user, nameless)) await yieldToEventLoop();
  store.transaction(() => {
    const { [user]: _, ...others } = beingForgotten(hosting);
    note(hosting, others);
  });
}

function dismissArbiter(tx: MatchTransaction, user: UserId): void {
  if (tx.facts.match.arbiter === user) changeArbiter(tx, undefined);
}

function vacate(tx: MatchTransaction, user: UserId): void {
  const taken = takenSeatEvenPaused(tx, user);
  if (taken.ok && isOwnSeat(taken.value)) leaveSeat(tx, taken.value);
}

const KEY = 'being-forgotten';

/** User ids, and the pseudonym of each. */
const forgetting = z.record(z.string(), z.string());
type Forgetting = Readonly<z.infer<typeof forgetting>>;

const beingForgotten = ({ store }: HostingContext): Forgetting => forgetting.parse(JSON.parse(store.meta.get(KEY) ?? '{}'));
const note = ({ store }: HostingContext, users: Forgetting): void => store.meta.set(KEY, JSON.stringify(users));
