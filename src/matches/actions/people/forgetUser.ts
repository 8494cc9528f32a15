import { z } from 'zod';
import { breath, oneByOne } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { Match, UserId } from '../../model/match.js';
import { NAMELESS } from '../../model/nameless.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { isOwnSeat, takenSeatEvenPaused } from '../../read/desk.js';
import { keepWhatWasSeen } from '../../read/disclosures.js';
import { changeArbiter } from '../hosting/arbiter.js';
import { leaveMatch } from '../lobby/leaveMatch.js';
import { leaveSeat } from '../seats/resignSeat.js';

/**
 * Takes a user out of the records: his settings, whom he watches and stands in for go; his seats in matches under way are open to others;
 * what he has played stays, nameless, and of matches under way a keyed hash says that he was shown orders there. Whoever hosts a match must hand it
 * over, or end it, before. However much there is, nobody waits for it; if the bot ends meanwhile, `goOnForgetting` does the rest.
 */
export async function forgetUser(house: House, user: UserId): Promise<Result<undefined, HostingFault>> {
  const begun = house.store.transaction((): Result<string, HostingFault> => {
    const hosted = house.store.matchesOf({ host: user, statuses: UNDER_WAY });
    if (hosted.length > 0) return refuse({ code: 'hosts-still', matches: hosted.map(({ id }) => `${id}`) });
    const { [user]: known, ...others } = beingForgotten(house);
    const nameless = known ?? `${NAMELESS}${house.freshSecret().slice(0, 12)}`;
    note(house, { ...others, [user]: nameless });
    return ok(nameless);
  });
  if (!begun.ok) return begun;
  await forget(house, user, begun.value);
  return ok(undefined);
}

/** Those who wanted to be forgotten when the bot ended in the midst of it. */
export async function goOnForgetting(house: House): Promise<void> {
  for (const [user, nameless] of Object.entries(beingForgotten(house))) await forget(house, user, nameless);
}

const UNDER_WAY: readonly Match['status'][] = ['lobby', 'running', 'paused'];

async function forget(house: House, user: UserId, nameless: string): Promise<void> {
  const { store } = house;
  await oneByOne(store.matchesOf({ arbiter: user, statuses: UNDER_WAY }), ({ id }) => decide(house, id, tx => dismissArbiter(tx, user)));
  await oneByOne(store.matchesOf({ user, statuses: ['lobby'] }), ({ id }) => void leaveMatch(house, id, user));
  await oneByOne(store.matchesOf({ user, statuses: ['running', 'paused'] }), ({ id }) => decide(house, id, tx => vacate(tx, user)));
  await oneByOne(store.matchesShownTo(user), id => decide(house, id, tx => keepWhatWasSeen(tx, user)));
  while (store.forgetSome(user, nameless)) await breath();
  store.transaction(() => {
    const { [user]: _, ...others } = beingForgotten(house);
    note(house, others);
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

/** Users, and what stands for each. */
const forgetting = z.record(z.string(), z.string());
type Forgetting = Readonly<z.infer<typeof forgetting>>;

const beingForgotten = ({ store }: House): Forgetting => forgetting.parse(JSON.parse(store.recall(KEY) ?? '{}'));
const note = ({ store }: House, users: Forgetting): void => store.remember(KEY, JSON.stringify(users));
