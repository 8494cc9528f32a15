import { type Column, type SQL, sql } from 'drizzle-orm';

/** A value that a prepared statement is given at each run, written as the column stores it. */
export const given = (name: string, column: Column): SQL => sql`${sql.param(sql.placeholder(name), column)}`;

/** A write that must have found its row. */
export function foundItsRow({ changes }: { readonly changes: number }, row: string): void {
  if (changes !== 1) throw new Error(`Believed to be on record: ${row}; ${changes} rows were changed.`);
}
