import { decide, readerOf } from '../context/decide.js';
import { decideEach } from '../context/decideEach.js';
import type { HostingContext, Posted } from '../context/ports.js';
import type { DeliveryNote, OutboxRow, RefusedSince } from '../context/store.js';
import { queueUnposted } from '../messages/notices.js';
import { queueToUser } from '../messages/queueing.js';
import type { Content } from '../model/content.js';
import type { UserId } from '../model/match.js';
import { ordersFor, seatedAt, seatHoldersOf } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import type { QueueLoss, Unreachable } from '../model/unreachable.js';
import { loseQueueChannel } from '../turn/loseQueueChannel.js';
import { offerToHost } from '../turn/offerResume.js';
import { passOver } from '../turn/passOver.js';
import { pause } from '../turn/pauseMatch.js';
import { isProposedLobby } from '../turn/proposedTables.js';
import { backOff } from './backOff.js';
import { isEssential } from './essential.js';

type NotPosted = Exclude<Posted, { ok: true }>;

const HOUR = 60 * 60_000;
/** A match is paused when its channel has let nothing through for this long, ms. */
const BLOCKED_AT_MOST = HOUR;
/** How long the last messages of an ended match are retried, ms. */
const PERSISTS = 7 * 24 * HOUR;

/**
 * Decides what a message that was not posted means for its match, and returns what to write about it: it is tried later, or given up.
 * Undefined: it waits as it is until its match resumes.
 */
export async function settleRefused(hosting: HostingContext, row: OutboxRow, posted: NotPosted): Promise<DeliveryNote | undefined> {
  const { because } = posted;
  switch (because) {
    case 'later':
      return tryAgainLater(hosting, row);
    case 'blocked':
      return isBlockedLong(hosting, row) ? await shutOut(hosting, row, 'blocked', posted) : waitRefused(hosting, row, posted);
    case 'gone':
      return await shutOut(hosting, row, 'channel-gone', posted);
    case 'forbidden':
      return await shutOut(hosting, row, 'forbidden', posted);
    case 'refused':
      return await (isEssential(row) ? shutOut(hosting, row, 'refused', posted) : giveUp(hosting, row, because));
    case 'closed-dm':
    case 'needless':
      return await giveUp(hosting, row, because);
    default:
      return because satisfies never;
  }
}

const isBlockedLong = (hosting: HostingContext, { refusedSince = hosting.now() }: OutboxRow): boolean =>
  hosting.now() - refusedSince >= BLOCKED_AT_MOST;

/** Pauses the matches whose channels have let nothing through for an hour, even while nothing is being tried. */
export async function pauseBlocked(hosting: HostingContext): Promise<void> {
  const refused = await hosting.store.outbox.refusedBefore(hosting.now() - BLOCKED_AT_MOST);
  const codes = new Map(refused.map(({ match, code }) => [match, code]));
  const work = (tx: MatchTransaction) => void pause(tx, { because: 'blocked', code: codes.get(tx.id) });
  await decideEach(hosting, codes.keys(), work, 'a match whose channel is blocked could not be paused');
}

export const tryAgainLater = (hosting: HostingContext, row: OutboxRow, refused?: RefusedSince): DeliveryNote => ({
  kind: 'delayed',
  id: row.id,
  until: hosting.now() + backOff(row),
  refused,
});

const waitRefused = (hosting: HostingContext, row: OutboxRow, { refusal }: Pick<NotPosted, 'refusal'>): DeliveryNote =>
  tryAgainLater(hosting, row, { since: hosting.now(), code: refusal?.code });

/**
 * Pauses the match; its message waits until it resumes. Messages to users, private threads, and messages about a pause are given up
 * instead.
 */
async function shutOut(
  hosting: HostingContext,
  row: OutboxRow,
  because: Unreachable,
  posted: NotPosted,
): Promise<DeliveryNote | undefined> {
  if (!('channel' in row.to) || row.content.kind === 'thread' || row.evenPaused) return await giveUp(hosting, row, because);
  if (because === 'channel-gone' || because === 'forbidden') await giveUpProposal(hosting, row, because);
  const paused = await decide(hosting, row.match, tx => pause(tx, { because, code: posted.refusal?.code }));
  if (!paused?.ok) return await persist(hosting, row, because, posted);
  return paused.value.pausedBecause === because ? undefined : waitRefused(hosting, row, posted);
}

/**
 * If the queue opened the lobby, its players go back to the queue, and the lobby ends: its channel was deleted while the bot was offline, or the bot
 * may not write there.
 */
async function giveUpProposal(hosting: HostingContext, { match }: OutboxRow, because: QueueLoss): Promise<void> {
  const m = await readerOf(hosting, match);
  if (m && isProposedLobby(m)) await loseQueueChannel(hosting, m.facts.match, because);
}

/**
 * Retries an essential message of an ended match for a week, and tells the host once. If the channel is gone there is nothing to wait for. Of a table
 * that went back to the queue only what was posted is still edited, and its host is told nothing: the game is not theirs.
 */
async function persist(hosting: HostingContext, row: OutboxRow, because: Unreachable, posted: NotPosted): Promise<DeliveryNote> {
  const { refusedSince = hosting.now() } = row;
  const isWorthIt = isEssential(row) && because !== 'channel-gone' && hosting.now() - refusedSince < PERSISTS;
  if (!isWorthIt) return await giveUp(hosting, row, because);
  const m = await readerOf(hosting, row.match);
  const isBackInQueue = m?.facts.match.queuedSince !== undefined && !m.facts.open;
  if (isBackInQueue && !row.isEdit) return await giveUp(hosting, row, because);
  if (!isBackInQueue) await decide(hosting, row.match, tx => queueUnposted(tx, { because, code: posted.refusal?.code }));
  return waitRefused(hosting, row, posted);
}

/** Tells those who give the orders of a power that a letter of theirs did not reach its reader, unless somebody else wrote it. */
function tellAuthors(tx: MatchTransaction, { id, to }: OutboxRow, { seat, at = 0, to: seats }: PressContent): void {
  const { match, open } = tx.facts;
  if (match.status === 'ended' || !open || (seatedAt(tx, seat) ?? Number.POSITIVE_INFINITY) > at) return;
  const reader = seatHoldersOf(tx).find(one => 'user' in to && one.user === to.user && seats.includes(one.seat))?.seat;
  const lost = { kind: 'press-lost', phase: open.number, seat, to: reader === undefined ? seats : [reader] } as const;
  for (const user of ordersFor(tx, seat)) queueToUser(tx, user, `press-lost:${id}`, lost);
}

type PressContent = Extract<Content, { kind: 'press' }>;

/** Decides before it gives up: if the bot stops in between, the message is tried once more, and the same is decided again. */
async function giveUp(hosting: HostingContext, row: OutboxRow, because: string): Promise<DeliveryNote> {
  if (row.content.kind === 'back' && 'channel' in row.to) await decide(hosting, row.match, offerToHost);
  const { content } = row;
  if (content.kind === 'press' && because !== 'needless') await decide(hosting, row.match, tx => tellAuthors(tx, row, content));
  if (content.kind === 'seat-asked' && 'user' in row.to && because !== 'needless') await passOverUnreachable(hosting, row, row.to.user);
  return { kind: 'given-up', id: row.id, because };
}

/** Somebody who cannot be written to is not waited for, nor asked again. */
async function passOverUnreachable(hosting: HostingContext, { match: id }: OutboxRow, user: UserId): Promise<void> {
  const match = await hosting.store.matches.get(id);
  if (match) await passOver(hosting, match, user);
}
