import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Persona, Simulator, SimulatorControl, SimulatorOptions } from 'discord-simulator';
import { startTestSimulator } from '../../openSimulator.js';
import { type BotProcess, runBot, type Settings } from './botProcess.js';
import { openRecords, type Records } from './records.js';
import { type Forgives, requestFaults, secretsIn } from './verdict.js';

export interface StageOptions extends SimulatorOptions {
  /** What the bot finds in its environment besides where everything is. */
  readonly settings?: Settings;
}

/** A local guild with the real bot in it, as a process of its own. Close it in `afterAll` or `onTestFinished`. */
export interface Stage {
  readonly guild: Simulator;
  readonly director: SimulatorControl;
  /** The bot's settings: for a second one in the same place. Its records are at `ZONGHENG_DATABASE`. */
  readonly settings: Settings;
  /** The bot's records, read-only. */
  readonly records: Records;
  /** The bot that was started last. */
  bot(): BotProcess;
  persona(name: string): Promise<Persona>;
  /** Starts another bot and waits until it is ready; `changed` adds to its settings or replaces them. */
  start(changed?: Settings): Promise<BotProcess>;
  /** Ends the bot in good order and starts it anew. */
  restart(): Promise<BotProcess>;
  /** Moves the time to the deadline of a match's open phase; resolves when everything that followed from it is posted. */
  reachDeadline(match: number): Promise<void>;
  /** Resolves when nothing is left to post: of a match, or at all. Throws when that takes longer than so many milliseconds. */
  quiet(match?: number, patience?: number): Promise<void>;
  /** Everything that all bots of this stage logged and complained of. */
  logs(): string;
  /**
   * Ends everything, whatever has happened; a second call does nothing. Throws when the bot sent something that Discord refuses or
   * does not describe (what `forgives` accepts is not counted; closed DMs never are), when an order of a player or its token stands in its log, or
   * when it did not end in good order.
   */
  close(forgives?: Forgives): Promise<void>;
  /** Ends everything at once, and looks at nothing. */
  abandon(): Promise<void>;
}

/** A soak starts the bot more often in an hour than a host does in a day. */
const AS_OFTEN_AS_IT_LIKES = { loginsADay: 1_000_000 };

/** Opens a guild, with ample rate limits unless told otherwise, and starts the bot in it. */
export async function openStage({ settings: more = {}, ...options }: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  const rules = { ...AS_OFTEN_AS_IT_LIKES, ...options.rules };
  const guild = await startTestSimulator({ rememberedRequests: 100_000, ...options, rules });
  const settings = { ...settingsFor(guild, join(folder, 'zongheng.db')), ...more };
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
      ...pacing({ director, cast, records }),
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

/** The bots of a stage. */
type Cast = Pick<Stage, 'bot' | 'start' | 'restart' | 'logs'> & { killAll(): Promise<void> };

const COMMANDS = ['game', 'order', 'orders', 'map', 'status', 'draw', 'resign', 'help'];

function newCast({ director, settings, folder }: { director: SimulatorControl; settings: Settings; folder: string }): Cast {
  const bots: BotProcess[] = [];
  const bot = (): BotProcess => {
    const latest = bots.at(-1);
    if (!latest) throw new Error('No bot has been started.');
    return latest;
  };
  const start: Cast['start'] = async (changed = {}) => {
    const started = runBot({ ...settings, ...changed }, ['start'], folder);
    bots.push(started);
    await Promise.race([isThere(director, started), endsTooSoon(started)]);
    return started;
  };
  return {
    bot,
    start,
    restart: async () => {
      await bot().stop();
      return start();
    },
    logs: () => bots.map(one => one.log()).join('\n'),
    killAll: async () => void (await Promise.all(bots.filter(one => one.outcome() === undefined).map(one => one.kill()))),
  };
}

/** A machine that has much to do may take its time. */
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

function pacing({ director, cast, records }: Theatre): Pick<Stage, 'quiet' | 'reachDeadline'> {
  const quiet: Stage['quiet'] = async (match, patience = PATIENCE) => {
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
