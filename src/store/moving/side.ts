import type { MovedTable } from './tables.js';

/** A row as both databases store it, in the order of the table's columns: text, whole numbers, 0 or 1 for no or yes. */
export type MovedRow = readonly (string | number | null)[];

/** A database that records are moved from or to. */
export interface Side {
  /** All rows of a table, in any order, a bounded number at once. */
  rows(table: MovedTable): AsyncIterable<readonly MovedRow[]>;
  write(table: MovedTable, rows: readonly MovedRow[]): Promise<void>;
  /** The last number that a table has given to a row; 0 if none. */
  lastNumber(table: MovedTable): Promise<number>;
  setLastNumber(table: MovedTable, last: number): Promise<void>;
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** Undoes what was written since `begin`. */
  rollback(): Promise<void>;
  close(): Promise<void>;
}

/** How many rows are held in memory at once. */
export const AT_ONCE = 500;
