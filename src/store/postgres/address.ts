/** Whether records are kept in PostgreSQL: the setting is an address, not a path. */
export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

/** The address of a database without the user and the password, to be shown and logged. */
export function addressOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `postgres://${host || (searchParams.get('host') ?? '')}${pathname}`;
}

/** The folder of PostgreSQL's backups, beside the records that SQLite keeps by default. */
export const DUMPS = 'data/backups';
