import type { Fault } from '../../games/game.js';
import { isUnreachable, plainError } from './tables/connection.js';

/** PostgreSQL's codes for a user who is not let in, and for a database that is not there. */
const NOT_LET_IN = /^(28|42501)/;
const NO_DATABASE = '3D000';
/** What the driver says if the server asks for a password and the address has none. */
const NO_PASSWORD = /password must be a (non-empty )?string/;

/**
 * The fault of an error of the server at `path`: `database-away` { detail } if it cannot be reached, `database-refused` { detail } if it does not
 * let the user in, `database-absent` if it has no such database. Undefined for all other errors.
 */
export function connectionFaultOf(error: unknown, path: string): Fault | undefined {
  const plain = plainError(error);
  if (!(plain instanceof Error)) return undefined;
  const detail = plain.message || plain.name;
  const code = 'code' in plain ? String(plain.code) : '';
  if (NO_PASSWORD.test(detail)) return { code: 'database-refused', path, detail: 'it asks for a password' };
  if (NOT_LET_IN.test(code)) return { code: 'database-refused', path, detail };
  if (code === NO_DATABASE) return { code: 'database-absent', path };
  return isUnreachable(plain) ? { code: 'database-away', path, detail } : undefined;
}
