import type Database from 'better-sqlite3';

/** The damage found by SQLite's quick check, or a dangling reference. Undefined if the file is sound. */
export function damageIn(client: Database.Database): string | undefined {
  const found = client.pragma('quick_check(1)', { simple: true });
  return found === 'ok' ? danglingIn(client) : String(found);
}

/** Like `damageIn`, but also checks every index, which takes longer. */
export function wholeDamageIn(client: Database.Database): string | undefined {
  const found = client.pragma('integrity_check(1)', { simple: true });
  return found === 'ok' ? danglingIn(client) : String(found);
}

/** Describes the first row that refers to a missing row. Undefined if there is none. */
export function danglingIn(client: Database.Database): string | undefined {
  const first = client.prepare<[], { table: string; parent: string }>('SELECT "table", parent FROM pragma_foreign_key_check').get();
  return first && `${first.table} refers to rows missing from ${first.parent}`;
}
