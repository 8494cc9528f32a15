import { z } from 'zod';
import type { Config } from '../config.js';
import { vitalsOf } from '../store/database/vitals.js';
import { type Inspected, inspect, isInUse } from '../store/inspect.js';
import { sayBackups, sayGames } from './sayRecords.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Prints whether a bot is running, and the state of its records. Returns the exit code: 0 if one is running and ready. */
export async function status(voice: Voice): Promise<number> {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  const isRunning = isInUse(config.database);
  voice.say(isRunning ? `Zongheng is at work on ${config.database}.` : `No Zongheng is at work on ${config.database}.`);
  const told = inspect(config.database, false, found => tell(voice, found));
  if (!told.ok) voice.complain(sayStartFault(told.fault));
  if (!isRunning) return 1;
  const readiness = await askReadiness(config);
  voice.say(sayReadiness(readiness, config));
  return readiness?.ready === true && told.ok ? 0 : 1;
}

function tell({ say }: Voice, { path, client, store }: Inspected): void {
  if (store === undefined) {
    say('The records are of an older version; the next start brings them up to date.');
    return;
  }
  const found = vitalsOf(client, Date.now());
  say(sayGames(found));
  if (found.nextDue !== undefined) say(`The next deadline is ${new Date(found.nextDue).toISOString()}.`);
  say(found.waiting === 0 ? 'Nothing waits to be posted.' : `${found.waiting} messages wait to be posted.`);
  say(sayBackups(path));
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
  starting: 'it is still starting, or waits for Discord',
  stopping: 'it is about to end',
  'not-connected': 'the connection to Discord is lost; it is being tried again',
  'token-doubted': 'Discord answered that it does not know the token; it is being asked again',
  'posting-stopped': 'Discord refused one request after another; nothing is posted for a few minutes',
  'no-commands': 'Discord has none of its commands; the log says why they were refused',
  'records-unwritable': 'its records cannot be written; is the disk full?',
  'deadlines-passed': 'deadlines passed more than a minute ago and are not adjudicated yet',
  'posts-waiting': 'messages have waited for more than ten minutes to be posted',
};

function sayReadiness(found: Readiness | undefined, { healthPort }: Config): string {
  if (found === undefined) return `It does not answer on port ${healthPort}.`;
  return found.ready ? 'It is ready.' : `It is not ready: ${found.because.map(code => SAID[code] ?? code).join('; ')}.`;
}
