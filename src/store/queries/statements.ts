import { type Column, type SQL, sql } from 'drizzle-orm';

/** A parameter of a prepared statement, converted to the form in which the column stores it. */
export const given = (name: string, column: Column): SQL => sql`${sql.param(sql.placeholder(name), column)}`;

/** Throws unless the write changed exactly one row. */
export function foundItsRow({ changes }: { readonly changes: number }, row: string): void {
  if (changes !== 1) throw new Error(`Believed to be on record: ${row}; ${changes} rows were changed.`);
}
