import type { OutboxRow, Store } from '../../matches/context/store.js';
import type { Vitals } from './vitals.js';

/** Open records, in whichever database. */
export interface OpenRecords {
  readonly store: Store;
  /** Key figures of the database at `now`. */
  vitals(now: number): Promise<Vitals>;
  /** Rejected with the database's error if nothing can be written. */
  proveWritable(): Promise<void>;
  /** Files and folders of the database that other users of this machine can access, and whose mode is not ours to change. */
  readonly openToOthers: readonly string[];
  /** Undefined for PostgreSQL: its operator backs it up. */
  readonly backups?: BackupsOfRecords;
  /** The other processes that share the records. Undefined where there can be none. */
  readonly fellowship?: Fellowship;
  /** Ends the use of the database and releases its lock. */
  close(): void | Promise<void>;
}

/** How a process shares the work with others that use the same records. */
export interface Fellowship {
  /** Tells the others that something may be due now. */
  tellOthers(): void;
  /** Calls `listener` whenever another process tells so. Returns the function that unsubscribes, as the next does. */
  onTold(listener: () => void): () => void;
  /** How many processes share the records, this one among them. */
  living(): number;
  /** Calls `listener` whenever this process has other work, or other shards, than before, or there are more or fewer processes. */
  onChange(listener: () => void): () => void;
  /** Whether no other process sends the message meanwhile. Ask it at the last moment before it is sent. */
  isOurs(row: Pick<OutboxRow, 'id'>): boolean;
  /** The shards of the gateway that this process serves now. */
  shards(): ReadonlySet<number>;
  /** Those that it served until the database was away for longer than a lease lasts. Nobody can say now who serves them. */
  lapsedShards(): ReadonlySet<number>;
  /** Says into how many shards the gateway is to be divided. Returns the number that is in force, which stays while any of them is served. */
  divideShards(wanted: number): Promise<number>;
  /** Takes the next place in a queue of all processes, `apart` ms after the place before. Returns after how many ms it comes. */
  takePlace(queue: number, apart: number): Promise<number>;
}

export interface BackupsOfRecords {
  /** Makes a backup while the database is in use, and returns its path. */
  backUp(): Promise<string>;
  /** When the newest backup was made, in UTC milliseconds. Undefined if there is none. */
  backedUpAt(): number | undefined;
}
