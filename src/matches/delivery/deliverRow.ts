import { readerOf } from '../context/decide.js';
import type { HostingContext, Messenger, OutgoingMessage, Posted, Renderer } from '../context/ports.js';
import type { DeliveryNote, OutboxRow } from '../context/store.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { MatchReader } from '../model/transaction.js';
import { isUnreachable } from '../model/unreachable.js';
import { composeMessage, type Draft, type ToCompose } from './composeMessage.js';
import type { Drawings } from './drawings.js';
import type { WriteNote } from './gatherNotes.js';
import { isOutdated } from './outdated.js';
import type { Delivery } from './recipientQueues.js';
import { settleRefused, tryAgainLater } from './settleRefused.js';

/** What delivery needs besides the store. */
export interface DeliveryDeps {
  readonly renderer: Renderer;
  readonly messenger: Messenger;
  /**
   * How many messages may be sent at the same time now. Undefined: any number. 0 while Discord refuses everything: messages then stay
   * queued, without an attempt.
   */
  readonly room?: () => number;
  /** Whether this process may still send the message, although others share its work. Asked right before it is sent. Undefined: always. */
  readonly isOurs?: (row: OutboxRow) => boolean;
}

/** What the delivery of one message needs. */
export interface Delivering extends Pick<DeliveryDeps, 'messenger' | 'isOurs'> {
  readonly drawings: Drawings;
  readonly write: WriteNote;
}

/**
 * How long a new message waits for its pictures, ms. It does not wait if those of more than `FEW` other messages are being drawn: some ten a
 * second are (docs/scale.md), so that its own take longer.
 */
const WORDS_WAIT = 2_000;
const FEW = 20;

/**
 * Tries to deliver one message. A new one does not wait long for its pictures: it is posted without them, and edited when they are ready.
 * An edit with pictures waits until they are drawn: without them it would remove the old ones.
 */
export async function deliverRow(hosting: HostingContext, delivering: Delivering, row: OutboxRow): Promise<Delivery> {
  const read = await readFor(hosting, row);
  if (!read) return await leave(delivering, tryAgainLater(hosting, row));
  const { m, edits } = read;
  if (mustWait(m, row)) return 'not-sent';
  if (read.isOutdated) return await withheld(hosting, delivering, row);
  if (delivering.drawings.isAwaited(row) && edits) return 'awaits-pictures';
  const draft = await draftOf(hosting, m, { row, edits });
  if (draft && isEditToDraw(delivering, draft)) return 'awaits-pictures';
  if (!(await delivering.write({ kind: 'attempt', id: row.id, at: hosting.now() }))) return 'not-sent';
  const made = draft && (await attempted(hosting, delivering, draft));
  if (made === undefined) return leave(delivering, tryAgainLater(hosting, row));
  if (made.posted.ok && !made.isBare) delivering.drawings.drop(row);
  noteTrouble(hosting, row, made.posted);
  return settle(hosting, delivering, { row, ...made });
}

/** The match of a message and where it was posted. Undefined, which is logged, if they cannot be read. */
async function readFor(hosting: HostingContext, row: OutboxRow) {
  try {
    const m = await readerOf(hosting, row.match, 'user' in row.to ? [row.to.user] : []);
    if (!m) throw new Error(`match ${row.match} does not exist`);
    const edits = await hosting.store.outbox.messageIn(row);
    return { m, edits, isOutdated: isOutdated(m, row, edits) };
  } catch (error) {
    noteUnmade(hosting, row, error);
    return undefined;
  }
}

async function draftOf(hosting: HostingContext, m: MatchReader, asked: ToCompose): Promise<Draft | undefined> {
  try {
    return await composeMessage(hosting, m, asked);
  } catch (error) {
    noteUnmade(hosting, asked.row, error);
    return undefined;
  }
}

const isEditToDraw = ({ drawings }: Delivering, { outgoing, pictures }: Draft): boolean =>
  outgoing.edits !== undefined && pictures.length > 0 && !drawings.of(outgoing.row, pictures).isDone;

interface Attempt {
  readonly posted: Posted;
  /** Whether it was, or may have been, posted without its pictures. */
  readonly isBare: boolean;
}

/** Undefined if the message cannot be made, which is logged. */
async function attempted(hosting: HostingContext, delivering: Delivering, draft: Draft): Promise<Attempt | undefined> {
  try {
    const illustrated = await illustration(delivering, draft);
    if (delivering.isOurs?.(draft.outgoing.row) === false) return { posted: ELSEWHERE, isBare: false };
    const posted = await delivering.messenger.send(illustrated === 'not-drawn' ? draft.outgoing : illustrated);
    return { posted, isBare: illustrated === 'not-drawn' || mayStandBare(draft) };
  } catch (error) {
    noteUnmade(hosting, draft.outgoing.row, error);
    return undefined;
  }
}

/** What becomes of a message that another process has taken over. What is noted about it is not written. */
const ELSEWHERE: Posted = { ok: false, because: 'later', detail: 'another process sends it' };

const noteUnmade = ({ log }: HostingContext, { match, id, content }: OutboxRow, error: unknown): void =>
  log.error({ match, row: id, about: content.kind, ...whereItBroke(error) }, 'a message could not be made');

/** Whether an earlier attempt, whose answer was lost, may have posted it without its pictures. */
const mayStandBare = ({ outgoing, pictures }: Draft): boolean =>
  pictures.length > 0 && outgoing.edits === undefined && outgoing.row.triedAt !== undefined;

/** Whether the match has been paused since the row was read, because it cannot post. */
const mustWait = ({ facts }: MatchReader, row: OutboxRow): boolean =>
  'channel' in row.to && row.evenPaused !== true && isUnreachable(facts.match);

/** Settles an outdated message without sending it. If an earlier attempt may have posted it, looks for it, so that its place is stored. */
async function withheld(hosting: HostingContext, delivering: Delivering, row: OutboxRow): Promise<Delivery> {
  const outdated = { kind: 'given-up', id: row.id, because: 'outdated' } as const;
  if (row.triedAt === undefined) return leave(delivering, outdated);
  const found = await delivering.messenger.find(row);
  if (found.ok) return settle(hosting, delivering, { row, posted: found, isBare: false });
  return leave(delivering, found.because === 'later' ? tryAgainLater(hosting, row) : outdated);
}

/** Writes why a message was not sent. */
async function leave(delivering: Delivering, note: DeliveryNote | undefined): Promise<'not-sent'> {
  if (note) await delivering.write(note);
  return 'not-sent';
}

/** The message with its pictures, except those that cannot be drawn. `not-drawn`: they were not ready in time. */
async function illustration({ drawings }: Delivering, { outgoing, pictures }: Draft): Promise<OutgoingMessage | 'not-drawn'> {
  if (pictures.length === 0) return outgoing;
  const patience = drawings.awaited() > FEW ? 0 : WORDS_WAIT;
  const asked = drawings.of(outgoing.row, pictures);
  if (outgoing.edits === undefined) await Promise.race([asked.drawn, pause(patience)]);
  else await asked.drawn;
  return asked.isDone ? { ...outgoing, pictures: await asked.drawn } : 'not-drawn';
}

/** Resolves after `ms`. Does not keep the process alive. */
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref());

async function settle(
  hosting: HostingContext,
  delivering: Delivering,
  { row, posted, isBare }: Attempt & { readonly row: OutboxRow },
): Promise<Delivery> {
  if (!posted.ok) return await leave(delivering, await settleRefused(hosting, row, posted));
  const { channel, message } = posted;
  await delivering.write({ kind: 'posted', id: row.id, where: { channel, message }, at: hosting.now(), redraw: isBare });
  if (isBare) hosting.wake();
  return 'sent';
}

function noteTrouble({ log }: HostingContext, row: OutboxRow, posted: Posted): void {
  const about = { match: row.match, row: row.id, about: row.content.kind };
  if (posted.ok) {
    if (posted.bare) log.warn({ ...about, ...posted.bare }, 'Discord refused the pictures of a message: it was posted without');
    return;
  }
  const facts = { ...about, because: posted.because, ...posted.refusal };
  if (posted.because === 'closed-dm' || posted.because === 'needless') log.info(facts, posted.detail);
  else if (posted.because === 'refused') log.error(facts, posted.detail);
  else log.warn(facts, posted.detail);
}
