import type { House, OutboxRow } from '../ports.js';
import { whereItBroke } from '../whereItBroke.js';
import { deliverRow, type Office } from './deliverRow.js';
import { createDrawings } from './drawings.js';
import { gatherWrites } from './gatherWrites.js';

/** Rows looked at in one go; of each channel or user only the first is begun. */
const ROWS_AT_ONCE = 500;

/** So many milliseconds lie between two looks at least, as long as there is something to begin without, or much was found and something is under way. */
const LOOK_APART = 250;
const MUCH = 100;

/** So many messages are under way at most: more would only wait within the library for Discord's limit, and those that matter most behind others. */
const MOST_UNDER_WAY = 40;

/** Edits among them at most: Discord lets few old messages be edited, and those that wait for it leave room for what is new. */
const MOST_EDITS = 20;

/** With more than so many under way the notes of several are written together. */
const MANY = 5;

export interface Lanes {
  /** Begins whatever can be delivered now, in a moment; many calls in a row are one. */
  wake(): void;
  /** Resolves when nothing is under way and nothing more can be delivered now. */
  idle(): Promise<void>;
  /** So many messages were posted so far. */
  posted(): number;
  /** Nothing more is begun; what is under way is finished. */
  close(): void;
}

/**
 * Two lanes for each channel and each user, one for new messages and one for edits: within a lane one message after the other, and no lane waits
 * for another, but that no edit is begun as long as something new can be posted there.
 */
export function createLanes(house: House, office: Office): Lanes {
  const underWay = new Set<string>();
  const idlers: (() => void)[] = [];
  const drawings = createDrawings(office.artist, noteUndrawn(house), () => wake());
  const desk = { messenger: office.messenger, drawings, write: gatherWrites(house.store, () => underWay.size > MANY) };
  /** Found in the outbox and not begun yet; a row that was replaced since is known by then. */
  let found: readonly OutboxRow[] = [];
  /** Edits whose pictures are being drawn. */
  let unfinished: readonly OutboxRow[] = [];
  let isNews = true;
  let turn: Promise<void> = Promise.resolve();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let wasMuch = false;
  let posted = 0;
  let isWoken = false;
  let isClosed = false;
  const isFull = (): boolean => underWay.size >= Math.min(MOST_UNDER_WAY, office.room?.() ?? MOST_UNDER_WAY);

  function wake(): void {
    isNews = true;
    goOn();
  }

  function goOn(): void {
    if (isWoken) return;
    isWoken = true;
    setImmediate(() => {
      isWoken = false;
      begin();
      rest();
    });
  }

  function begin(): void {
    if (isClosed || isFull()) return;
    const begun = beginFound();
    if (!isNews && found.length > 0) return;
    const canWait = begun > 0 || (wasMuch && underWay.size > 0);
    if (canWait && performance.now() - lookedAt < LOOK_APART) return;
    unfinished = unfinished.filter(drawings.isAwaited);
    found = deliverable(house, unfinished);
    lookedAt = performance.now();
    wasMuch = found.length > MUCH;
    isNews = false;
    beginFound();
  }

  /** How many were begun of those found. */
  function beginFound(): number {
    const before = underWay.size;
    const later: OutboxRow[] = [];
    const isNew = new Set(found.filter(({ isEdit }) => !isEdit).map(laneOf));
    for (const row of found) {
      if (hasRoom(row) && !(row.isEdit && isNew.has(placeOf(row)))) void send(row);
      else later.push(row);
    }
    found = later;
    return underWay.size - before;
  }

  function hasRoom(row: OutboxRow): boolean {
    if (isFull() || underWay.has(laneOf(row))) return false;
    return !row.isEdit || (!underWay.has(placeOf(row)) && [...underWay].filter(isOfEdits).length < MOST_EDITS);
  }

  async function send(row: OutboxRow): Promise<void> {
    const lane = laneOf(row);
    underWay.add(lane);
    try {
      await nextTurn();
      const outcome = await deliverRow(house, desk, row);
      if (outcome === 'posted') noteDone(row);
      else if (outcome === 'awaited') unfinished = [...unfinished, row];
      else leave(lane);
      goOn();
    } catch (error) {
      house.log.error({ match: row.match, row: row.id, ...whereItBroke(error) }, 'the outbox could not be written');
      leave(lane);
    }
    underWay.delete(lane);
    rest();
  }

  function noteDone({ id }: OutboxRow): void {
    posted += 1;
    found = found.filter(other => other.id !== id);
  }

  /** What is behind must be looked at anew. */
  function leave(lane: string): void {
    found = found.filter(other => laneOf(other) !== lane);
    isNews = true;
  }

  /** Making a message takes a moment: everything else has its turn between two. */
  function nextTurn(): Promise<void> {
    turn = turn.then(() => new Promise(resolve => setImmediate(resolve)));
    return turn;
  }

  function rest(): void {
    if (underWay.size === 0 && !isWoken && drawings.awaited() === 0) for (const done of idlers.splice(0)) done();
  }

  return {
    wake,
    idle: () => (underWay.size === 0 && !isWoken && drawings.awaited() === 0 ? Promise.resolve() : new Promise(done => idlers.push(done))),
    posted: () => posted,
    close: () => {
      isClosed = true;
    },
  };
}

const noteUndrawn =
  (house: House) =>
  ({ match, id }: OutboxRow, error: unknown): void =>
    house.log.error({ match, row: id, ...whereItBroke(error) }, 'a picture could not be drawn');

const placeOf = ({ to }: OutboxRow): string => ('channel' in to ? `channel ${to.channel}` : `user ${to.user}`);
const EDITS = ' edits';
const laneOf = (row: OutboxRow): string => (row.isEdit ? `${placeOf(row)}${EDITS}` : placeOf(row));
const isOfEdits = (lane: string): boolean => lane.endsWith(EDITS);

function deliverable(house: House, but: readonly OutboxRow[]): readonly OutboxRow[] {
  try {
    return house.store.undelivered(
      house.now(),
      ROWS_AT_ONCE,
      but.map(({ id }) => id),
    );
  } catch (error) {
    house.log.error(whereItBroke(error), 'the outbox could not be read');
    return [];
  }
}
