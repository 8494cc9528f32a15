import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Persona, Simulator, SimulatorControl, SimulatorOptions } from 'discord-simulator';
import { startTestSimulator } from '../../openSimulator.js';
import { newDatabase } from '../../postgres/chosenStore.js';
import { type BotProcess, runBot, type Settings } from './botProcess.js';
import { openRecords, type Records } from './records.js';
import { type Forgives, requestFaults, secretsIn } from './verdict.js';

export interface StageOptions extends SimulatorOptions {
  /** Settings for the bot's environment, besides the addresses and paths it needs. */
  readonly settings?: Settings;
  /** Keeps the records in a file, also where other tests keep theirs in PostgreSQL: for what concerns files. */
  readonly inFile?: boolean;
}

/** A local guild with the real bot in it, as a process of its own. Close it in `afterAll` or `onTestFinished`. */
export interface Stage {
  readonly guild: Simulator;
  readonly director: SimulatorControl;
  /** The bot's settings, for example to start a second bot on the same records, which are at `ZONGHENG_DATABASE`. */
  readonly settings: Settings;
  /** The bot's records, read-only. */
  readonly records: Records;
  /** Returns the bot that was started last. */
  bot(): BotProcess;
  /** Returns all bots that were started, oldest first. */
  bots(): readonly BotProcess[];
  persona(name: string): Promise<Persona>;
  /** Starts another bot and waits until it is ready. `changed` adds to its settings or replaces them. */
  start(changed?: Settings): Promise<BotProcess>;
  /** Starts another bot and waits for nothing. */
  launch(changed?: Settings): BotProcess;
  /** Stops the bot in an orderly way and starts another. */
  restart(): Promise<BotProcess>;
  /** Moves the time to the deadline of a match's open phase. Resolves when everything that follows from it is posted. */
  reachDeadline(match: number): Promise<void>;
  /**
   * Resolves when nothing is left to post for a match, or at all. Throws if that takes longer than `patience` milliseconds (default: 30
   * seconds, or the patience of the personas if that is more).
   */
  quiet(match?: number, patience?: number): Promise<void>;
  /** Returns the logs and complaints of all bots of this stage. */
  logs(): string;
  /**
   * Ends everything, whatever has happened. A second call does nothing. Throws if Discord refused one of the bot's requests or does not
   * describe it (requests that `forgives` accepts, and those to closed DMs, do not count), if a player's order or the token is in the log,
   * or if the bot did not end in an orderly way.
   */
  close(forgives?: Forgives): Promise<void>;
  /** Ends everything at once, without any checks. */
  abandon(): Promise<void>;
}

/** A soak test starts the bot more often in an hour than a host does in a day. */
const AS_OFTEN_AS_IT_LIKES = { loginsADay: 1_000_000 };

/** Opens a guild, with ample rate limits by default, and starts the bot in it. */
export async function openStage({ settings: more = {}, inFile = false, ...options }: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  const rules = { ...AS_OFTEN_AS_IT_LIKES, ...options.rules };
  const guild = await startTestSimulator({ rememberedRequests: 100_000, ...options, rules });
  const settings = { ...settingsFor(guild, (inFile ? undefined : newDatabase()) ?? join(folder, 'zongheng.db')), ...more };
  const director: SimulatorControl = guild;
  const cast = newCast({ director, settings, folder });
  const remove = async (): Promise<void> => {
    await cast.killAll();
    await guild.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await cast.start();
    const records = openRecords(settings.ZONGHENG_DATABASE);
    const close = closing({ director, cast, records, token: guild.token, remove });
    const abandon = async (): Promise<void> => {
      records.close();
      await remove();
    };
    return {
      guild,
      director,
      settings,
      records,
      ...cast,
      ...pacing({ director, cast, records }, Math.max(PATIENCE, rules.patience ?? 0)),
      persona: guild.persona,
      close,
      abandon,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

const settingsFor = (guild: Simulator, database: string) => ({
  DISCORD_TOKEN: guild.token,
  DISCORD_API: guild.api,
  ZONGHENG_CLOCK: guild.controlUrl,
  ZONGHENG_DATABASE: database,
  ZONGHENG_TICK_MS: '200',
  LOG_LEVEL: 'trace',
});

type Cast = Pick<Stage, 'bot' | 'bots' | 'start' | 'launch' | 'restart' | 'logs'> & { killAll(): Promise<void> };

const COMMANDS = ['game', 'order', 'orders', 'map', 'status', 'draw', 'resign', 'help'];

function newCast({ director, settings, folder }: { director: SimulatorControl; settings: Settings; folder: string }): Cast {
  const bots: BotProcess[] = [];
  const bot = (): BotProcess => {
    const latest = bots.at(-1);
    if (!latest) throw new Error('No bot has been started.');
    return latest;
  };
  const launch: Cast['launch'] = (changed = {}) => {
    const started = runBot({ ...settings, ...changed }, ['start'], folder);
    bots.push(started);
    return started;
  };
  const start: Cast['start'] = async changed => {
    const started = launch(changed);
    await Promise.race([isThere(director, started), endsTooSoon(started)]);
    return started;
  };
  return {
    bot,
    bots: () => bots,
    start,
    launch,
    restart: async () => {
      await bot().stop();
      return start();
    },
    logs: () => bots.map(one => one.log()).join('\n'),
    killAll: async () => void (await Promise.all(bots.filter(one => one.outcome() === undefined).map(one => one.kill()))),
  };
}

/** The maximum time until a bot is ready, in milliseconds. It is long because the machine may be busy. */
const STARTS_WITHIN = 5 * 60_000;

async function isThere(director: SimulatorControl, bot: BotProcess): Promise<void> {
  await director.untilBot(COMMANDS, STARTS_WITHIN).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${tail(bot)}`);
  });
}

async function endsTooSoon(bot: BotProcess): Promise<never> {
  const outcome = await bot.ended;
  throw new Error(`The bot ended (${outcome}) before it was ready.\n${bot.said()}\n${tail(bot)}`);
}

const tail = (bot: BotProcess): string => bot.log().split('\n').slice(-30).join('\n');

interface Theatre {
  readonly director: SimulatorControl;
  readonly cast: Cast;
  readonly records: Records;
}

const PATIENCE = 30_000;
const LOOK_EVERY = 20;

function pacing({ director, cast, records }: Theatre, usual: number): Pick<Stage, 'quiet' | 'reachDeadline'> {
  const quiet: Stage['quiet'] = async (match, patience = usual) => {
    for (const until = Date.now() + patience; records.waiting(match) > 0; await sleep(LOOK_EVERY)) {
      if (Date.now() > until) throw new Error(`The bot still has ${records.waiting(match)} messages to post.\n${tail(cast.bot())}`);
    }
  };
  return {
    quiet,
    reachDeadline: async match => {
      const open = records.openPhase(match);
      if (!open) throw new Error(`Match ${match} has no open phase.`);
      await director.skip(Math.max(1, open.dueAt - (await director.now()) + 1));
      await quiet(match);
    },
  };
}

interface Closing extends Theatre {
  readonly token: string;
  remove(): Promise<void>;
}

function closing({ director, cast, records, token, remove }: Closing): Stage['close'] {
  let isClosed = false;
  return async (forgives = () => false) => {
    if (isClosed) return;
    isClosed = true;
    try {
      const faults = [
        ...(await badEnd(cast.bot())),
        ...(await requestFaults(director, request => isClosedDm(request) || forgives(request))),
        ...secretsIn(cast.logs(), [...records.typed(), token]).map(secret => `in the log: ${secret}`),
      ];
      if (faults.length > 0) throw new Error(`The bot misbehaved:\n${[...new Set(faults)].slice(0, 40).join('\n')}`);
    } finally {
      records.close();
      await remove();
    }
  };
}

async function badEnd(bot: BotProcess): Promise<readonly string[]> {
  const outcome = bot.outcome() ?? (await bot.stop());
  return outcome === 0 || outcome === 'SIGKILL' ? [] : [`the bot ended with ${outcome}:\n${tail(bot)}`];
}

const CLOSED_DM = 50007;
const isClosedDm: Forgives = ({ answer }) => typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === CLOSED_DM;
