import { z } from 'zod';
import type { Config } from '../config.js';
import { type Vitals, vitalsOf } from '../store/database/vitals.js';
import { type Inspected, inspect, isInUse } from '../store/inspect.js';
import { addressOf, DUMPS, isPostgres } from '../store/postgres/address.js';
import { dumpsOf } from '../store/postgres/dump.js';
import { type InspectedPostgres, inspectPostgres, isPostgresInUse } from '../store/postgres/inspectPostgres.js';
import { vitalsOf as postgresVitals } from '../store/postgres/vitals.js';
import { sayBackupFiles, sayBackups, sayGames } from './sayRecords.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Prints whether a bot is running, and the state of its records. Returns the exit code: 0 if one is running and ready. */
export async function status(voice: Voice): Promise<number> {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  const { isRunning, isTold } = isPostgres(config.database) ? await tellPostgres(voice, config.database) : tellFile(voice, config.database);
  if (isRunning === false) return 1;
  const readiness = await askReadiness(config);
  voice.say(sayReadiness(readiness, config));
  return readiness?.ready === true && isTold ? 0 : 1;
}

interface Told {
  /** Undefined if that cannot be found out: the server is away. */
  readonly isRunning: boolean | undefined;
  /** Whether the state of the records was printed. */
  readonly isTold: boolean;
}

const sayRunning = (isRunning: boolean, place: string): string => `Zongheng is ${isRunning ? '' : 'not '}running on ${place}.`;

function tellFile(voice: Voice, database: string): Told {
  const isRunning = isInUse(database);
  voice.say(sayRunning(isRunning, database));
  const told = inspect(database, false, found => tell(voice, found));
  if (!told.ok) voice.complain(sayStartFault(told.fault));
  return { isRunning, isTold: told.ok };
}

async function tellPostgres(voice: Voice, database: string): Promise<Told> {
  const running = await isPostgresInUse(database);
  if (running.ok) voice.say(sayRunning(running.value, addressOf(database)));
  const told = running.ok ? await inspectPostgres(database, found => tellOfPostgres(voice, database, found)) : running;
  if (!told.ok) voice.complain(sayStartFault(told.fault));
  return { isRunning: running.ok ? running.value : undefined, isTold: told.ok };
}

const OLDER = 'The records are from an older version; the next start will update them.';

function tell({ say }: Voice, { path, client, store }: Inspected): void {
  if (store === undefined) {
    say(OLDER);
    return;
  }
  tellVitals({ say }, vitalsOf(client, Date.now()));
  say(sayBackups(path));
}

async function tellOfPostgres({ say }: Voice, database: string, { client, store }: InspectedPostgres): Promise<void> {
  if (store === undefined) return say(OLDER);
  tellVitals({ say }, await postgresVitals(client, Date.now()));
  say(sayBackupFiles(dumpsOf(database, DUMPS)));
}

function tellVitals({ say }: Pick<Voice, 'say'>, found: Vitals): void {
  say(sayGames(found));
  if (found.nextDue !== undefined) say(`The next deadline is ${new Date(found.nextDue).toISOString()}.`);
  say(found.waiting === 0 ? 'No messages are waiting to be posted.' : `Messages waiting to be posted: ${found.waiting}.`);
}

const readiness = z.object({ ready: z.boolean(), because: z.array(z.string()) });
type Readiness = z.infer<typeof readiness>;

/** Undefined if nobody answers. */
async function askReadiness({ healthPort }: Config): Promise<Readiness | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${healthPort}/readyz`, { signal: AbortSignal.timeout(3_000) });
    return readiness.parse(await answer.json());
  } catch {
    return undefined;
  }
}

const SAID: Readonly<Record<string, string>> = {
  starting: 'it is still starting, or waiting for Discord',
  stopping: 'it is shutting down',
  'not-connected': 'the connection to Discord is lost; it is reconnecting',
  'token-doubted': 'Discord did not recognise the token; it is trying again',
  'posting-stopped': 'Discord refused several requests in a row; nothing is posted for a few minutes',
  'no-commands': 'Discord refused its commands; the log says why',
  'records-unwritable': 'it cannot write its records; is the disk full, or PostgreSQL away?',
  'deadlines-passed': 'some deadlines passed more than a minute ago and are not adjudicated yet',
  'posts-waiting': 'some messages have been waiting to be posted for more than ten minutes',
};

function sayReadiness(found: Readiness | undefined, { healthPort }: Config): string {
  if (found === undefined) return `It is not responding on port ${healthPort}.`;
  return found.ready ? 'It is ready.' : `It is not ready: ${found.because.map(code => SAID[code] ?? code).join('; ')}.`;
}
