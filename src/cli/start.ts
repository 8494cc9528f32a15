import process from 'node:process';
import type { SimulatorStorage } from 'discord-simulator';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Lost } from '../discord/startBot.js';
import type { Fault } from '../games/game.js';
import { createLog } from '../log.js';
import type { Zongheng } from '../main.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';
import { readSettings } from './settings.js';
import { isLostForGood, sayLost, sayStartFault, sayUnexpected } from './startFaults.js';
import type { Voice } from './voice.js';

interface Run {
  readonly config: Config & { readonly token: string };
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** What to print when the bot has started. */
  readonly greeting: (name: string) => string;
  /** Called with the bot before the greeting. */
  readonly meet?: (bot: Zongheng) => void;
}

/** Exit codes of faults at the start; 1 for all others but a gateway that closed. Starting again does not help after a 2. */
const CODES: Readonly<Record<string, number>> = {
  'given-up': 0,
  'wrong-token': 2,
  'database-refused': 2,
  'database-absent': 2,
};

const exitCodeAfter = (lost: Lost): number => (isLostForGood(lost) ? 2 : 1);

/** The exit code after a fault at the start. A gateway that closes means the same then as later; 4011 only comes later, as a start asks how many connections it needs. */
export const exitCodeOf = ({ code, close }: Fault): number =>
  code === 'gateway-closed' ? exitCodeAfter({ because: 'closed', code: Number(close) }) : (CODES[code] ?? 1);

type LocalRun = Pick<Run, 'log' | 'signal'> & { readonly config: Config };

/** Milliseconds after which the process exits although work is in progress, so that it ends within five seconds of a signal. */
const LINGERS = 500;

/**
 * Runs the bot until it is told to end. `fresh`: in an emptied local guild. Returns the exit code: 0 after it was told to end, also while it
 * was starting; 2 if starting it again does not help, because Discord does not accept it, or PostgreSQL the user, the password or the name of
 * the database; 1 if it could not start, or lost Discord, for any other reason.
 */
export async function start(voice: Voice, fresh: boolean): Promise<number> {
  try {
    return await readAndRun(voice, fresh);
  } catch (error) {
    voice.complain(sayUnexpected(error));
    return 1;
  } finally {
    setTimeout(() => process.exit(), LINGERS).unref();
  }
}

async function readAndRun(voice: Voice, fresh: boolean): Promise<number> {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  const log = createLog(config.logLevel);
  const signal = wishToEnd();
  endOnTheUnexpected(log);
  const { token } = config;
  if (token === undefined) return inLocalGuild(voice, { config, log, signal }, fresh);
  return run(voice, { config: { ...config, token }, log, signal, greeting: name => `Zongheng is on Discord as ${name}.` });
}

/** Without a token the bot plays in a local guild, whose code is loaded only here. The page opens at once, the bot starts soon after. */
async function inLocalGuild(voice: Voice, { config, log, signal }: LocalRun, fresh: boolean): Promise<number> {
  const { openLocalGuildFile } = await import('./localGuildFile.js');
  const kept = openLocalGuildFile(config.database, fresh);
  if (!kept.ok) {
    voice.complain(sayStartFault(kept.fault));
    return 1;
  }
  try {
    return await inKeptGuild(voice, { config, log, signal }, kept.value);
  } finally {
    kept.value.close();
  }
}

async function inKeptGuild(voice: Voice, { config, log, signal }: LocalRun, kept: SimulatorStorage): Promise<number> {
  const [{ openLocalGuild }, { sayArrival, sayLocalGuild, sayPort }] = await Promise.all([
    import('./openLocalGuild.js'),
    import('./welcome.js'),
  ]);
  const opened = await openLocalGuild(config.localPort, kept);
  if (!opened.ok) {
    voice.complain(sayStartFault({ code: 'ports-taken', ...opened.fault }));
    return 1;
  }
  const { guild, port } = opened.value;
  if (config.localPort !== 0 && port !== config.localPort) voice.say(sayPort(config.localPort, port));
  voice.say(sayLocalGuild(guild, kept.path));
  const place = { token: guild.token, api: guild.api, clock: guild.controlUrl };
  try {
    const meet = ({ practice }: Zongheng): void => guild.useAutopilot(practice);
    return await run(voice, { config: { ...config, ...place }, log, signal, meet, greeting: sayArrival });
  } finally {
    await guild.stop();
  }
}

async function run({ say, complain }: Voice, { greeting, meet, ...surroundings }: Run): Promise<number> {
  const { startZongheng } = await import('../main.js');
  const started = await startZongheng(surroundings);
  if (!started.ok) {
    complain(sayStartFault(started.fault));
    return exitCodeOf(started.fault);
  }
  meet?.(started.value);
  say(greeting(started.value.name));
  const lost = await endOf(started.value, surroundings.signal);
  if (!lost) return 0;
  complain(sayLost(lost));
  return exitCodeAfter(lost);
}

/** Runs until the bot is told to end or loses Discord for good, then stops it. */
async function endOf({ lost, stop }: Zongheng, signal: AbortSignal): Promise<Lost | undefined> {
  const ended = await Promise.race([lost, wished(signal)]);
  await stop();
  return ended;
}

/** Further signals have no effect: npm forwards Ctrl+C to a process that has received it already. */
function wishToEnd(): AbortSignal {
  const ending = new AbortController();
  for (const wish of ['SIGINT', 'SIGTERM'] as const) process.on(wish, () => ending.abort());
  return ending.signal;
}

/**
 * Unexpected errors end the process, which the records survive at any moment. The log says where it broke, but contains none of the data.
 */
function endOnTheUnexpected(log: Logger): void {
  for (const surprise of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(surprise, (error: unknown) => {
      log.fatal(whereItBroke(error), 'something unexpected ended the bot');
      process.exit(1);
    });
}

const wished = (signal: AbortSignal): Promise<undefined> =>
  new Promise(resolve => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
