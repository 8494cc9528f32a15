import { createHash } from 'node:crypto';
import type { MovedRow, Side } from './side.js';
import { MOVED_TABLES, type MovedTable } from './tables.js';

/** How many rows a table has, and a hash of them that does not depend on their order. */
interface Sum {
  readonly rows: number;
  readonly hash: bigint;
}

const NONE: Sum = { rows: 0, hash: 0n };
const RANGE = 2n ** 256n;

/** The hashes of all rows are added up, so that the order does not matter but a row that is there twice does. */
const plus = (sum: Sum, rows: readonly MovedRow[]): Sum => ({
  rows: sum.rows + rows.length,
  hash: rows.reduce((hash, row) => (hash + hashOf(row)) % RANGE, sum.hash),
});
const hashOf = (row: MovedRow): bigint => BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`);

async function sumOf(side: Side, table: MovedTable): Promise<Sum> {
  let sum = NONE;
  for await (const rows of side.rows(table)) sum = plus(sum, rows);
  return sum;
}

export async function isEmpty(side: Side): Promise<boolean> {
  for (const table of MOVED_TABLES) for await (const rows of side.rows(table)) if (rows.length > 0) return false;
  return true;
}

async function copy(table: MovedTable, from: Side, to: Side): Promise<Sum> {
  let sum = NONE;
  for await (const rows of from.rows(table)) {
    await to.write(table, rows);
    sum = plus(sum, rows);
  }
  if (table.numbered !== undefined) await to.setLastNumber(table, await from.lastNumber(table));
  return sum;
}

export interface MovedCount {
  readonly table: string;
  readonly rows: number;
}

/**
 * Copies all records in one transaction, and reads them again to compare counts and hashes; nothing is kept of it if they differ or if it is
 * interrupted. `differs`: the table that differs.
 */
export async function moveRecords(from: Side, to: Side): Promise<{ readonly moved: readonly MovedCount[] } | { readonly differs: string }> {
  const moved: MovedCount[] = [];
  await to.begin();
  try {
    for (const table of MOVED_TABLES) {
      const [read, written] = [await copy(table, from, to), await sumOf(to, table)];
      if (read.rows !== written.rows || read.hash !== written.hash) {
        await to.rollback();
        return { differs: table.name };
      }
      moved.push({ table: table.name, rows: written.rows });
    }
    await to.commit();
    return { moved };
  } catch (error) {
    await to.rollback();
    throw error;
  }
}
