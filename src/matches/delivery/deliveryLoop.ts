import type { HostingContext } from '../context/ports.js';
import type { OutboxRow } from '../context/store.js';
import { whereItBroke } from '../context/whereItBroke.js';
import { type DeliveryDeps, deliverRow } from './deliverRow.js';
import { createDrawings } from './drawings.js';
import { gatherNotes } from './gatherNotes.js';
import { outboxReader } from './outboxReader.js';
import { createRecipientQueues, type Delivery } from './recipientQueues.js';

/**
 * Maximum number of messages sent at once: more would only wait inside discord.js for Discord's limits, and urgent ones behind the others.
 */
const MOST_AT_ONCE = 40;

/** While more messages than this are being sent, writes are gathered for longer. */
const MANY = 5;

export interface DeliveryLoop {
  /** Soon sends what can be sent. Several calls in a row count as one. */
  wake(): void;
  /** Resolves when nothing is being sent or drawn and nothing more can be sent now. */
  idle(): Promise<void>;
  /** How many messages were posted so far. */
  posted(): number;
  /** Starts nothing more. What is being sent is finished. */
  close(): void;
}

/** Reads the outbox and sends what waits there, as fast as its recipients' queues allow. */
export function createDeliveryLoop(hosting: HostingContext, deps: DeliveryDeps): DeliveryLoop {
  const queues = createRecipientQueues();
  const drawings = createDrawings(deps.renderer, noteUndrawn(hosting), () => wake());
  const delivering = {
    messenger: deps.messenger,
    ...(deps.isOurs && { isOurs: deps.isOurs }),
    drawings,
    write: gatherNotes({ outbox: hosting.store.outbox, log: hosting.log }, () => queues.sending() > MANY),
  };
  const outbox = outboxReader(hosting, drawings.isAwaited);
  const whenIdle: (() => void)[] = [];
  let turn: Promise<void> = Promise.resolve();
  let posted = 0;
  let isWoken = false;
  let isReading = false;
  let isClosed = false;

  function wake(): void {
    outbox.hasNews();
    goOn();
  }

  function goOn(): void {
    if (isWoken) return;
    isWoken = true;
    setImmediate(() => {
      isWoken = false;
      void sendWhatCan();
    });
  }

  async function sendWhatCan(): Promise<void> {
    const before = queues.sending();
    sendAsRoomAllows();
    const sending = queues.sending();
    const isWorthIt = outbox.isWorthReading({ hasStarted: sending > before, waiting: queues.waiting(), sending });
    if (!isClosed && !isReading && before < room() && isWorthIt) await read();
    tellIfIdle();
  }

  function sendAsRoomAllows(): void {
    if (!isClosed) for (const row of queues.take(room())) void send(row);
  }

  const room = (): number => Math.min(MOST_AT_ONCE, deps.room?.() ?? MOST_AT_ONCE);

  /** Reads what waits and sends it. What is queued meanwhile is read again afterwards. */
  async function read(): Promise<void> {
    isReading = true;
    queues.beginRead();
    queues.refill(await outbox.read());
    isReading = false;
    sendAsRoomAllows();
    if (outbox.isOutdated()) goOn();
  }

  async function send(row: OutboxRow): Promise<void> {
    await nextTurn();
    const delivery = await delivered(row);
    queues.finish(row, delivery ?? 'not-sent');
    if (delivery === 'sent') posted += 1;
    else if (delivery === 'awaits-pictures') outbox.leaveOut(row);
    else outbox.hasNews();
    if (delivery !== undefined) goOn();
    tellIfIdle();
  }

  /** Undefined if the outbox could not be written: the row is tried again the next time the loop is woken. */
  async function delivered(row: OutboxRow): Promise<Delivery | undefined> {
    try {
      return await deliverRow(hosting, delivering, row);
    } catch (error) {
      hosting.log.error({ match: row.match, row: row.id, ...whereItBroke(error) }, 'the outbox could not be written');
      return undefined;
    }
  }

  /** Yields to the event loop between two messages, because composing one takes a while. */
  function nextTurn(): Promise<void> {
    turn = turn.then(() => new Promise(resolve => setImmediate(resolve)));
    return turn;
  }

  const isIdle = (): boolean => queues.sending() === 0 && !isWoken && !isReading && drawings.awaited() === 0;

  function tellIfIdle(): void {
    if (isIdle()) for (const tell of whenIdle.splice(0)) tell();
  }

  return {
    wake,
    idle: () => (isIdle() ? Promise.resolve() : new Promise(tell => whenIdle.push(tell))),
    posted: () => posted,
    close: () => {
      isClosed = true;
    },
  };
}

const noteUndrawn =
  (hosting: HostingContext) =>
  ({ match, id }: OutboxRow, error: unknown): void =>
    hosting.log.error({ match, row: id, ...whereItBroke(error) }, 'a picture could not be drawn');
