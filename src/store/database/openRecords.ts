import type { Store } from '../../matches/context/store.js';
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
  /** Ends the use of the database and releases its lock. */
  close(): void | Promise<void>;
}

export interface BackupsOfRecords {
  /** Makes a backup while the database is in use, and returns its path. */
  backUp(): Promise<string>;
  /** When the newest backup was made, in UTC milliseconds. Undefined if there is none. */
  backedUpAt(): number | undefined;
}
