import type Database from 'better-sqlite3';

/** What is wrong with the file, in SQLite's words; undefined: it is sound and every reference finds its row. */
export function damageIn(client: Database.Database): string | undefined {
  const found = client.pragma('quick_check(1)', { simple: true });
  return found === 'ok' ? danglingIn(client) : String(found);
}

/** The same, looking at every index too, which takes longer. */
export function wholeDamageIn(client: Database.Database): string | undefined {
  const found = client.pragma('integrity_check(1)', { simple: true });
  return found === 'ok' ? danglingIn(client) : String(found);
}

/** A row that refers to one that is not there, if any. */
export function danglingIn(client: Database.Database): string | undefined {
  const first = client.prepare<[], { table: string; parent: string }>('SELECT "table", parent FROM pragma_foreign_key_check').get();
  return first && `${first.table} refers to rows missing from ${first.parent}`;
}
