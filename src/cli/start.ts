import process from 'node:process';
import type { SimulatorStorage } from 'discord-simulator';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Lost } from '../discord/startBot.js';
import { createLog } from '../log.js';
import type { Zongheng } from '../main.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';
import { readSettings } from './settings.js';
import { sayLost, sayStartFault, sayUnexpected } from './startFaults.js';
import type { Voice } from './voice.js';

interface Run {
  readonly config: Config & { readonly token: string };
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** What is said when the bot is there. */
  readonly greeting: (name: string) => string;
  /** Whoever wants to know the bot before it is greeted. */
  readonly meet?: (bot: Zongheng) => void;
}

/** Exit codes of a start that came to nothing; 1 for any other. Starting again does not help against a 2. */
const CODES: Readonly<Record<string, number>> = { 'given-up': 0, 'wrong-token': 2, 'gateway-closed': 2 };

type LocalRun = Pick<Run, 'log' | 'signal'> & { readonly config: Config };

/** After this many milliseconds whatever is still under way is given up, so that a wish to end is granted within five seconds. */
const LINGERS = 500;

/** The bot, until it is told to end; fresh: in a local guild where nothing has been yet. The exit code: 0 after a wish to end, 1 when it could not start, 2 when Discord wants no more of it. */
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

/** Without a token the bot plays in a guild that is opened beside it, and that nobody else needs to load. Its page is there at once, the bot soon after. */
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
    return CODES[started.fault.code] ?? 1;
  }
  meet?.(started.value);
  say(greeting(started.value.name));
  const lost = await endOf(started.value, surroundings.signal);
  if (!lost) return 0;
  complain(sayLost(lost));
  return 2;
}

/** Runs until it is wished to end, or cut off for good; then stops in good order. */
async function endOf({ lost, stop }: Zongheng, signal: AbortSignal): Promise<Lost | undefined> {
  const ended = await Promise.race([lost, wished(signal)]);
  await stop();
  return ended;
}

/** One wish is enough: npm passes Ctrl+C on although it was heard already. */
function wishToEnd(): AbortSignal {
  const ending = new AbortController();
  for (const wish of ['SIGINT', 'SIGTERM'] as const) process.on(wish, () => ending.abort());
  return ending.signal;
}

/** What nobody foresaw ends the program, which its records survive at any moment; the log keeps where it broke, not what was in hand. */
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
