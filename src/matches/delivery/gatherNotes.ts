import type { Log } from '../context/ports.js';
import type { DeliveryNote, Outbox } from '../context/store.js';
import { whereItBroke } from '../context/whereItBroke.js';

/** Writes a note together with others. Resolves with whether it was written once that is on the disk; rejects if it cannot be written. */
export type WriteNote = (note: DeliveryNote) => Promise<boolean>;

interface Waiting {
  readonly note: DeliveryNote;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

interface NotesParts {
  readonly outbox: Pick<Outbox, 'note'>;
  readonly log: Pick<Log, 'warn'>;
}

/** How long notes are gathered while much is under way, ms. */
const LONG = 20;

/**
 * Gathers notes into one transaction: the thread waits for the disk once, not for each. A transaction takes the notes of one turn of the
 * event loop or, while `isMuch`, of `LONG`. If they cannot be written together, each is written by itself; that is logged if all can be, for
 * then nobody else learns of it.
 */
export function gatherNotes({ outbox, log }: NotesParts, isMuch: () => boolean = () => false): WriteNote {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const gathered = waiting;
    waiting = [];
    try {
      const written = await outbox.note(gathered.map(({ note }) => note));
      for (const [i, { resolve }] of gathered.entries()) resolve(written[i] ?? false);
    } catch (error) {
      let couldAll = true;
      for (const one of gathered) couldAll = (await writeAlone(one)) && couldAll;
      if (couldAll) log.warn(whereItBroke(error), 'notes of deliveries could not be written together, but each by itself');
    }
  }

  /** Returns whether the note could be written. */
  async function writeAlone({ note, resolve, reject }: Waiting): Promise<boolean> {
    try {
      const [isWritten = false] = await outbox.note([note]);
      resolve(isWritten);
      return true;
    } catch (error) {
      reject(error);
      return false;
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
