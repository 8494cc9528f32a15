import { decide } from '../context/decide.js';
import type { Artist, House, Letter, Messenger, OutboxRow, Posted } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import { isUnreachable } from '../model/unreachable.js';
import { composeLetter, type Draft } from './composeLetter.js';
import type { Drawings } from './drawings.js';
import type { Write } from './gatherWrites.js';
import { isOutdated } from './outdated.js';
import type { Delivery } from './recipientQueues.js';
import { putOff, settleRefused } from './settleRefused.js';

/** What delivering needs besides the records. */
export interface Office {
  readonly artist: Artist;
  readonly messenger: Messenger;
  /** How many messages may be begun now; none given: any number. None while Discord refuses everything: they stay as they are, without an attempt. */
  readonly room?: () => number;
}

/** What the delivery of one message needs. */
export interface Desk extends Pick<Office, 'messenger'> {
  readonly drawings: Drawings;
  readonly write: Write;
}

/** So many milliseconds words wait for their pictures; not at all when those of more messages are awaited already. */
const WORDS_WAIT = 1_000;
const FEW = 2;

/**
 * Tries to deliver one message. One that is new does not wait long for its pictures: its words are posted, and they are put in when they
 * are there. An edit that is to be drawn is not tried before it is: it would take the pictures before away.
 */
export async function deliverRow(house: House, desk: Desk, row: OutboxRow): Promise<Delivery> {
  if (mustWait(house, row)) return 'not-sent';
  if (isOutdated(house, row)) return withheld(house, desk, row);
  if (desk.drawings.isAwaited(row) && house.store.messageIn(row)) return 'awaits-pictures';
  const draft = draftOf(house, row);
  if (draft && isEditToDraw(desk, draft)) return 'awaits-pictures';
  if (!(await desk.write(() => house.store.tryDelivery(row.id, house.now())))) return 'not-sent';
  const made = draft && (await attempted(house, desk, draft));
  if (made === undefined) return desk.write(() => putOff(house, row));
  if (made.posted.ok && !made.isBare) desk.drawings.drop(row);
  noteTrouble(house, row, made.posted);
  return desk.write(() => settle(house, { row, ...made }));
}

function draftOf(house: House, row: OutboxRow): Draft | undefined {
  try {
    return composeLetter(house, row);
  } catch (error) {
    noteUnmade(house, row, error);
    return undefined;
  }
}

const isEditToDraw = ({ drawings }: Desk, { letter, pictures }: Draft): boolean =>
  letter.edits !== undefined && pictures.length > 0 && !drawings.of(letter.row, pictures).isDone;

interface Attempt {
  readonly posted: Posted;
  /** Without its pictures. */
  readonly isBare: boolean;
}

/** Undefined: the message cannot be made, which is noted. */
async function attempted(house: House, desk: Desk, draft: Draft): Promise<Attempt | undefined> {
  try {
    const illustrated = await illustration(desk, draft);
    const posted = await desk.messenger.send(illustrated === 'not-drawn' ? draft.letter : illustrated);
    return { posted, isBare: illustrated === 'not-drawn' || mayStandBare(draft) };
  } catch (error) {
    noteUnmade(house, draft.letter.row, error);
    return undefined;
  }
}

const noteUnmade = ({ log }: House, { match, id, content }: OutboxRow, error: unknown): void =>
  log.error({ match, row: id, about: content.kind, ...whereItBroke(error) }, 'a message could not be made');

/** An earlier try whose answer was lost may have posted it, and without its pictures: that stands now. */
const mayStandBare = ({ letter, pictures }: Draft): boolean =>
  pictures.length > 0 && letter.edits === undefined && letter.row.triedAt !== undefined;

/** The match has paused since the row was found. */
function mustWait(house: House, row: OutboxRow): boolean {
  const match = house.store.match(row.match);
  return 'channel' in row.to && row.evenPaused !== true && match !== undefined && isUnreachable(match);
}

/** A message that is not for its reader any more is not sent; one that an earlier try may have posted is looked for, so that it is on record. */
async function withheld(house: House, desk: Desk, row: OutboxRow): Promise<Delivery> {
  if (row.triedAt === undefined) return desk.write(() => forget(house, row));
  const found = await desk.messenger.find(row);
  if (found.ok) return desk.write(() => settle(house, { row, posted: found, isBare: false }));
  return desk.write(() => (found.because === 'later' ? putOff(house, row) : forget(house, row)));
}

function forget(house: House, row: OutboxRow): 'not-sent' {
  house.store.giveUp(row.id, 'outdated');
  return 'not-sent';
}

/** The letter with its pictures; those that cannot be drawn are left out. */
async function illustration({ drawings }: Desk, { letter, pictures }: Draft): Promise<Letter | 'not-drawn'> {
  if (pictures.length === 0) return letter;
  const patience = drawings.awaited() > FEW ? 0 : WORDS_WAIT;
  const asked = drawings.of(letter.row, pictures);
  if (letter.edits === undefined) await Promise.race([asked.drawn, pause(patience)]);
  else await asked.drawn;
  return asked.isDone ? { ...letter, pictures: await asked.drawn } : 'not-drawn';
}

/** Does not keep a program from ending. */
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref());

function settle(house: House, { row, posted, isBare }: Attempt & { readonly row: OutboxRow }): Delivery {
  if (!posted.ok) return settleRefused(house, row, posted);
  house.store.delivered(row.id, { channel: posted.channel, message: posted.message }, house.now());
  if (isBare) queueAgain(house, row);
  return 'sent';
}

function noteTrouble({ log }: House, row: OutboxRow, posted: Posted): void {
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

/** For its pictures, unless something newer is to stand in its place. */
function queueAgain(house: House, row: OutboxRow): void {
  const { match, to, slot, content } = row;
  if (house.store.isNewest(row)) decide(house, match, tx => tx.add('messages', { to, slot, content }));
}
