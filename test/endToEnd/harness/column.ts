import { isPostgres } from '../../../src/store/postgres/address.js';
import { runSql } from '../../postgres/blocking.js';
import { withDatabase } from '../../store/files.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The first column of what a query finds in the bot's records. `asked` replaces the question mark. */
export function columnOf(database: string, query: string, asked?: string): readonly unknown[] {
  const sql = asked === undefined ? query : query.replace('?', () => quoted(asked));
  if (isPostgres(database)) return runSql(database, sql).map(row => Object.values(row ?? {})[0]);
  return withDatabase(database, client => client.prepare(sql).pluck().all());
}
