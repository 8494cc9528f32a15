import type { DeliveryNote, Outbox } from '../context/store.js';

/** Writes a note together with others. Resolves with whether it was written once that is on the disk; rejects if it cannot be written. */
export type WriteNote = (note: DeliveryNote) => Promise<boolean>;

interface Waiting {
  readonly note: DeliveryNote;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** How long notes are gathered while much is under way, ms. */
const LONG = 20;

/**
 * Gathers notes into one transaction: the thread waits for the disk once, not for each. A transaction takes the notes of one turn of the
 * event loop or, while `isMuch`, of `LONG`. If one of them cannot be written, each is written by itself.
 */
export function gatherNotes(outbox: Pick<Outbox, 'note'>, isMuch: () => boolean = () => false): WriteNote {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const gathered = waiting;
    waiting = [];
    try {
      const written = await outbox.note(gathered.map(({ note }) => note));
      for (const [i, { resolve }] of gathered.entries()) resolve(written[i] ?? false);
    } catch {
      for (const one of gathered) await writeAlone(one);
    }
  }

  async function writeAlone({ note, resolve, reject }: Waiting): Promise<void> {
    try {
      const [isWritten = false] = await outbox.note([note]);
      resolve(isWritten);
    } catch (error) {
      reject(error);
    }
  }

  return note =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) {
        if (isMuch()) setTimeout(() => void flush(), LONG);
        else setImmediate(() => void flush());
      }
      waiting.push({ note, resolve, reject });
    });
}
