import type { ClientBase } from 'pg';

const TABLES =
  "select quote_ident(table_name) as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1";
const BROKEN_INDEX = `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = current_schema()::regnamespace and not (indisvalid and indisready) limit 1`;
/** Every foreign key: its table, the table it refers to, and the pairs of columns that must be equal. */
const REFERENCES = `select conrelid::regclass::text as child, confrelid::regclass::text as parent,
    array(select quote_ident(attname) from unnest(conkey) with ordinality as keys (number, place)
      join pg_attribute on attrelid = conrelid and attnum = keys.number order by place)::text[] as columns,
    array(select quote_ident(attname) from unnest(confkey) with ordinality as keys (number, place)
      join pg_attribute on attrelid = confrelid and attnum = keys.number order by place)::text[] as targets
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

interface Reference {
  readonly child: string;
  readonly parent: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
}

/**
 * Reads every row of every table, every reference, and the state of every index. Returns what is wrong, as a clause. Undefined if all is sound.
 * Pages that break the server's checksums end a statement; whether there are checksums is the server's setting.
 */
export async function wholeDamageIn(client: ClientBase): Promise<string | undefined> {
  const index = (await client.query<{ name: string }>(BROKEN_INDEX)).rows[0];
  if (index) return `the index ${index.name} is broken; REINDEX makes it anew`;
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
    const damage = await unreadIn(client, name);
    if (damage !== undefined) return damage;
  }
  for (const reference of (await client.query<Reference>(REFERENCES)).rows) {
    const { rows } = await client.query<{ dangles: boolean }>(dangling(reference));
    if (rows[0]?.dangles) return `${reference.child} refers to rows missing from ${reference.parent}`;
  }
  return undefined;
}

/** A page that is broken, in PostgreSQL's codes: data or an index is corrupted, or a file cannot be read. */
const CORRUPT = /^(XX00[12]|58)/;

/** Reads every value of a table, also those that are stored apart. */
async function unreadIn(client: ClientBase, name: string): Promise<string | undefined> {
  try {
    await client.query(`select sum(octet_length(row_to_json(whole)::text)) from ${name} as whole`);
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && CORRUPT.test(String(error.code))) return `${name}: ${error.message}`;
    throw error;
  }
}

function dangling({ child, parent, columns, targets }: Reference): string {
  const equal = columns.map((column, i) => `parent.${targets[i]} = child.${column}`).join(' and ');
  const filled = columns.map(column => `child.${column} is not null`).join(' and ');
  return `select exists (select 1 from ${child} as child where ${filled}
    and not exists (select 1 from ${parent} as parent where ${equal})) as dangles`;
}

/** Whether the server keeps checksums of its pages, without which it does not notice most damage to them. */
export async function hasChecksums(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ on: boolean }>(`select current_setting('data_checksums') = 'on' as "on"`);
  return rows[0]?.on === true;
}
