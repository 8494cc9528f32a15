import pg from 'pg';
import { settingsFor } from '../postgres/tables/connection.js';
import { AT_ONCE, type MovedRow, type Side } from './side.js';
import type { MovedTable } from './tables.js';

const quoted = (name: string): string => `"${name}"`;
const columnsOf = ({ columns }: MovedTable): string => columns.map(({ name }) => quoted(name)).join(', ');
const sequenceOf = ({ name, numbered = '' }: MovedTable): string => `pg_get_serial_sequence('${name}', '${numbered}')`;

/** Yes or no as 1 or 0, as SQLite stores it. */
const read = ({ columns }: MovedTable): string =>
  columns.map(({ name, type }) => (type === 'boolean' ? `${quoted(name)}::int` : quoted(name))).join(', ');
const arrays = ({ columns }: MovedTable): string =>
  columns.map(({ type }, i) => `$${i + 1}::${type === 'boolean' ? 'int' : type}[]`).join(', ');
const values = ({ columns }: MovedTable): string =>
  columns.map(({ type }, i) => (type === 'boolean' ? `c${i}::boolean` : `c${i}`)).join(', ');

/** The database at `url`, which nobody else writes meanwhile. Statements may take long: a table may be large. */
export async function postgresSide(url: string): Promise<Side> {
  const client = new pg.Client({ ...settingsFor(url), statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  return {
    rows: async function* (table) {
      const query = { text: `declare moved no scroll cursor with hold for select ${read(table)} from ${quoted(table.name)}` };
      await client.query(query);
      try {
        for (;;) {
          const { rows } = await client.query<(string | number | null)[]>({ text: `fetch ${AT_ONCE} from moved`, rowMode: 'array' });
          if (rows.length === 0) return;
          yield rows;
        }
      } finally {
        await client.query('close moved').catch(() => undefined);
      }
    },
    write: async (table, rows: readonly MovedRow[]) => {
      const names = table.columns.map((_, i) => `c${i}`).join(', ');
      const text = `insert into ${quoted(table.name)} (${columnsOf(table)}) select ${values(table)} from unnest(${arrays(table)}) as given (${names})`;
      await client.query({ text, values: table.columns.map((_, i) => rows.map(row => row[i])) });
    },
    lastNumber: async table => {
      const { rows } = await client.query<{ last: number | null }>(`select pg_sequence_last_value(${sequenceOf(table)}) as last`);
      return Number(rows[0]?.last ?? 0);
    },
    setLastNumber: async (table, last) => {
      await client.query(last > 0 ? `select setval(${sequenceOf(table)}, ${last})` : `select setval(${sequenceOf(table)}, 1, false)`);
    },
    begin: async () => void (await client.query('begin')),
    commit: async () => void (await client.query('commit')),
    rollback: async () => void (await client.query('rollback').catch(() => undefined)),
    close: () => client.end(),
  };
}
