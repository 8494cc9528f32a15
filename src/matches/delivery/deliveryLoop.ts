import type { HostingContext } from '../context/ports.js';
import type { OutboxRow } from '../context/store.js';
import { whereItBroke } from '../context/whereItBroke.js';
import { type DeliveryDeps, deliverRow } from './deliverRow.js';
import { createDrawings, type Drawings } from './drawings.js';
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
  const delivered = createDelivering(hosting, { ...deps, drawings }, () => queues.sending() > MANY);
  const outbox = outboxReader(hosting, drawings.isAwaited);
  const nextTurn = turnsInARow();
  const nextLook = onceATurn(() => void sendWhatCan());
  const idle = createIdleness(() => queues.sending() === 0 && !nextLook.isComing() && !isReading && drawings.awaited() === 0);
  let posted = 0;
  let isReading = false;
  let isClosed = false;

  function wake(): void {
    outbox.hasNews();
    nextLook.soon();
  }

  async function sendWhatCan(): Promise<void> {
    const before = queues.sending();
    sendAsRoomAllows();
    const sending = queues.sending();
    const isWorthIt = outbox.isWorthReading({ hasStarted: sending > before, waiting: queues.waiting(), sending });
    if (!isClosed && !isReading && before < room() && isWorthIt) await read();
    idle.tellIfSo();
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
    if (outbox.isOutdated()) nextLook.soon();
  }

  async function send(row: OutboxRow): Promise<void> {
    await nextTurn();
    const delivery = await delivered(row);
    queues.finish(row, delivery ?? 'not-sent');
    if (delivery === 'sent') posted += 1;
    else if (delivery === 'awaits-pictures') outbox.leaveOut(row);
    else outbox.hasNews();
    if (delivery !== undefined) nextLook.soon();
    idle.tellIfSo();
  }

  return {
    wake,
    idle: idle.wait,
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

/** Returns what delivers a row. Undefined if the outbox could not be written: the row is tried again the next time the loop is woken. */
function createDelivering(
  hosting: HostingContext,
  { messenger, isOurs, drawings }: DeliveryDeps & { readonly drawings: Drawings },
  areMany: () => boolean,
): (row: OutboxRow) => Promise<Delivery | undefined> {
  const write = gatherNotes({ outbox: hosting.store.outbox, log: hosting.log }, areMany);
  const delivering = { messenger, ...(isOurs && { isOurs }), drawings, write };
  return async row => {
    try {
      return await deliverRow(hosting, delivering, row);
    } catch (error) {
      hosting.log.error({ match: row.match, row: row.id, ...whereItBroke(error) }, 'the outbox could not be written');
      return undefined;
    }
  };
}

/** Returns what yields to the event loop between two messages, because composing one takes a while. */
function turnsInARow(): () => Promise<void> {
  let turn: Promise<void> = Promise.resolve();
  return () => {
    turn = turn.then(() => new Promise(resolve => setImmediate(resolve)));
    return turn;
  };
}

/** Does something in the next turn of the event loop, once however often it is asked for. */
function onceATurn(work: () => void): { readonly soon: () => void; readonly isComing: () => boolean } {
  let isComing = false;
  return {
    soon: () => {
      if (isComing) return;
      isComing = true;
      setImmediate(() => {
        isComing = false;
        work();
      });
    },
    isComing: () => isComing,
  };
}

/** Whoever waits until nothing is going on. */
interface Idleness {
  wait(): Promise<void>;
  /** Tells them if that is so now. */
  tellIfSo(): void;
}

function createIdleness(isIdle: () => boolean): Idleness {
  const waiting: (() => void)[] = [];
  return {
    wait: () => (isIdle() ? Promise.resolve() : new Promise(tell => waiting.push(tell))),
    tellIfSo: () => {
      if (isIdle()) for (const tell of waiting.splice(0)) tell();
    },
  };
}
