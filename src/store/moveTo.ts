import { resolve } from 'node:path';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Log } from '../matches/context/ports.js';
import { canonicalPath } from './files/canonicalPath.js';
import { inspect } from './inspect.js';
import { isEmpty, type MovedCount, moveRecords } from './moving/move.js';
import { postgresSide } from './moving/postgresSide.js';
import type { Side } from './moving/side.js';
import { sqliteSide } from './moving/sqliteSide.js';
import { openRecords, type RecordsPlace } from './openRecords.js';
import { addressOf, isPostgres } from './postgres/address.js';
import { inspectPostgres } from './postgres/inspectPostgres.js';

const sideOf = async (database: string): Promise<Side> =>
  isPostgres(database) ? await postgresSide(database) : sqliteSide(canonicalPath(database));

/** A database as it is named to people. */
export const placeOf = (database: string): string => (isPostgres(database) ? addressOf(database) : resolve(database));

/** Calls `work` while the records at `place` are open, so that no bot uses them, and are of this version. */
async function holding<T>(place: RecordsPlace, log: Log, work: () => Promise<Result<T, Fault>>): Promise<Result<T, Fault>> {
  const opened = await openRecords(place, log, 'alone');
  if (!opened.ok) return opened;
  try {
    return await work();
  } finally {
    await opened.value.close();
  }
}

/**
 * Copies the records to another database, which must be empty, and checks the copy. The records stay as they are. Faults: those of opening
 * either, `database-missing` or `database-empty` if there are no records to copy, `move-onto-itself` { path }, `database-not-empty` { path },
 * `move-differs` { path, detail }.
 */
export async function moveTo(from: RecordsPlace, to: string, log: Log): Promise<Result<readonly MovedCount[], Fault>> {
  if (identityOf(from.database) === identityOf(to)) return refuse({ code: 'move-onto-itself', path: placeOf(to) });
  const there = await looked(from.database);
  if (!there.ok) return there;
  return await holding(from, log, () => holding({ ...from, database: to }, log, () => moved(from.database, to)));
}

/** The same for the same database, however it is named. */
const identityOf = (database: string): string => (isPostgres(database) ? addressOf(database) : canonicalPath(database));

/** Opening records makes those that are missing: first it is looked whether they are there. */
const looked = (database: string): Promise<Result<unknown, Fault>> | Result<unknown, Fault> =>
  isPostgres(database) ? inspectPostgres(database, async () => undefined) : inspect(database, false, () => undefined);

async function moved(from: string, to: string): Promise<Result<readonly MovedCount[], Fault>> {
  const [source, target] = [await sideOf(from), await sideOf(to)];
  try {
    if (!(await isEmpty(target))) return refuse({ code: 'database-not-empty', path: placeOf(to) });
    const result = await moveRecords(source, target);
    if ('differs' in result) return refuse({ code: 'move-differs', path: placeOf(to), detail: `the table ${result.differs}` });
    return ok(result.moved);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
