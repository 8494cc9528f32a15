import { oneByOne } from '../../lib/breath.js';
import { decide } from '../context/decide.js';
import type { House, OutboxRow, Posted } from '../context/ports.js';
import { queueUnposted } from '../messages/notices.js';
import type { Unreachable } from '../model/unreachable.js';
import { offerToHost } from '../turn/offerResume.js';
import { pause } from '../turn/pauseMatch.js';
import { backOff } from './backOff.js';
import { isEssential } from './essential.js';

type NotPosted = Exclude<Posted, { ok: true }>;

const HOUR = 60 * 60_000;
/** A channel that lets nothing through for so long pauses its match. */
const BLOCKED_AT_MOST = HOUR;
/** So long what is left of a match that is over is tried. */
const PERSISTS = 7 * 24 * HOUR;

/** What becomes of a message that was not posted: it is tried later, waits for its match to resume, or is given up. Within a transaction. */
export function settleRefused(house: House, row: OutboxRow, posted: NotPosted): 'not-sent' {
  const { because } = posted;
  switch (because) {
    case 'later':
      return putOff(house, row);
    case 'blocked':
      return isBlockedLong(house, row) ? shutOut(house, row, 'blocked', posted) : waitRefused(house, row, posted);
    case 'gone':
      return shutOut(house, row, 'channel-gone', posted);
    case 'forbidden':
      return shutOut(house, row, 'forbidden', posted);
    case 'refused':
      return isEssential(row) ? shutOut(house, row, 'refused', posted) : giveUp(house, row, because);
    case 'closed-dm':
    case 'needless':
      return giveUp(house, row, because);
    default:
      return because satisfies never;
  }
}

const isBlockedLong = (house: House, { refusedSince = house.now() }: OutboxRow): boolean => house.now() - refusedSince >= BLOCKED_AT_MOST;

/** Matches whose channels have let nothing through for an hour pause, even while nothing is tried at all. */
export const pauseBlocked = (house: House): Promise<void> =>
  oneByOne(house.store.refusedBefore(house.now() - BLOCKED_AT_MOST), ({ match, code }) =>
    decide(house, match, tx => pause(tx, { because: 'blocked', code })),
  );

export function putOff(house: House, row: OutboxRow, refused?: Parameters<House['store']['retryLater']>[2]): 'not-sent' {
  house.store.retryLater(row.id, house.now() + backOff(row), refused);
  return 'not-sent';
}

const waitRefused = (house: House, row: OutboxRow, { refusal }: Pick<NotPosted, 'refusal'>): 'not-sent' =>
  putOff(house, row, { since: house.now(), code: refusal?.code });

/**
 * The match pauses, and its message waits until it resumes. A user, a thread that may not be opened, and what is said of a pause are not tried
 * again.
 */
function shutOut(house: House, row: OutboxRow, because: Unreachable, posted: NotPosted): 'not-sent' {
  if (!('channel' in row.to) || row.content.kind === 'thread' || row.evenPaused) return giveUp(house, row, because);
  const paused = decide(house, row.match, tx => pause(tx, { because, code: posted.refusal?.code }));
  if (!paused?.ok) return persist(house, row, because, posted);
  return paused.value.pausedBecause === because ? 'not-sent' : waitRefused(house, row, posted);
}

/** What is left of a match that is over is tried for a week, and its host is told once; where the channel is gone there is nothing to wait for. */
function persist(house: House, row: OutboxRow, because: Unreachable, posted: NotPosted): 'not-sent' {
  const { refusedSince = house.now() } = row;
  const isWorthIt = isEssential(row) && because !== 'channel-gone' && house.now() - refusedSince < PERSISTS;
  if (!isWorthIt) return giveUp(house, row, because);
  decide(house, row.match, tx => queueUnposted(tx, { because, code: posted.refusal?.code }));
  return waitRefused(house, row, posted);
}

function giveUp(house: House, row: OutboxRow, because: string): 'not-sent' {
  house.store.giveUp(row.id, because);
  if (row.content.kind === 'back' && 'channel' in row.to) decide(house, row.match, offerToHost);
  return 'not-sent';
}
