import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ControlParams } from 'discord-simulator';
import type { Random } from '../../../src/lib/random.js';
import { isPostgres } from '../../../src/store/postgres/address.js';
import { runSql } from '../../postgres/blocking.js';
import type { Stage } from './stage.js';
import type { Table } from './table.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const PATIENCE = 30_000;
const PRLIMIT = '/usr/bin/prlimit';

/** Where the misfortune happens. */
export interface Scene {
  readonly stage: Stage;
  readonly table: Table;
  readonly random: Random;
}

/**
 * Something goes wrong, time passes, and all is well again when the promise resolves. Throws if the bot meanwhile fails to do what it owes
 * its players.
 */
export type Misfortune = (scene: Scene) => Promise<void>;

const fault =
  (times: number, does: ControlParams<'faults.add'>['does'], path = ''): Misfortune =>
  async ({ stage: { director }, random }) => {
    await director.ask('faults.add', { path, times, does });
    await director.skip(hours(random));
    await lasting(random);
    await director.ask('faults.clear', {});
  };

const happening =
  (happen: (stage: Stage) => Promise<unknown>): Misfortune =>
  async ({ stage, random }) => {
    const skipped = stage.director.skip(hours(random));
    await sleep(random() * 300);
    await happen(stage);
    await skipped;
    await lasting(random);
  };

const hours = (random: Random): number => (1 + Math.floor(random() * 3)) * HOUR;
const lasting = (random: Random): Promise<void> => sleep(300 + random() * 600);

const MESSAGES = '^/channels/\\d+/messages';

/** All misfortunes, by name. */
export const MISFORTUNES: Readonly<Record<string, Misfortune>> = {
  '429 for a channel': fault(4, { kind: 'rate-limit', retryAfter: 700 }, MESSAGES),
  '429 for everything': fault(3, { kind: 'rate-limit', retryAfter: 400, global: true }),
  '5xx': fault(12, { kind: 'server-error', status: 503 }),
  'cut sockets': fault(6, { kind: 'cut', when: 'before' }),
  'lost answers': fault(6, { kind: 'cut', when: 'after' }),
  'lost answers to posts': fault(6, { kind: 'cut', when: 'after' }, MESSAGES),
  'slow answers': fault(6, { kind: 'delay', by: 1_500, when: 'after' }),
  'a gateway that drops': happening(({ director }) => director.ask('gateway.drop', {})),
  'a gateway that asks for a new connection': happening(({ director }) => director.ask('gateway.reconnect', {})),
  'a session that must be resumed': happening(({ director }) => director.ask('gateway.invalidate', { resumable: true })),
  'a session that is no more': happening(({ director }) => director.ask('gateway.invalidate', { resumable: false })),
  'a gateway that goes dead': happening(({ director }) => director.ask('gateway.freeze', {})),
  'a clock that jumps': happening(({ director }) => director.skip(2 * DAY)),
  'closed DMs': closedDms,
  'a permission that is taken away': forbidden,
  'a full disk': fullDisk,
  'kill -9': happening(async stage => {
    await stage.bot().kill();
    await stage.start();
  }),
};

async function closedDms({ stage: { director }, table, random }: Scene): Promise<void> {
  const persona = table.host.id;
  await director.ask('personas.set', { persona, takesMessages: false });
  await director.skip(hours(random));
  await lasting(random);
  await director.ask('personas.set', { persona, takesMessages: true });
}

/**
 * Takes away the bot's permission to write. Expects that the game pauses and that its host is told, and has the host resume it when the bot
 * may write again. A game that is paused, or that pauses meanwhile, because all players were too slow is resumed first; one that is over, or
 * that ends meanwhile, has nothing to pause.
 */
async function forbidden(scene: Scene): Promise<void> {
  const { stage, table, random } = scene;
  const { director, records } = stage;
  const { channel, match, host } = table;
  const status = async () => (await records.matches.get(match))?.status;
  if ((await status()) === 'ended') return;
  if ((await status()) === 'paused') await goOn(table);
  const before = new Set((await host.dms()).map(({ id }) => id));
  await director.ask('channels.permit', { channel, who: 'bot', deny: ['SendMessages'] });
  await director.skip(12 * HOUR);
  await untilAsked(async () => (await status()) !== 'running', `game ${match} does not pause when the bot may not write`);
  if ((await status()) === 'ended') return void (await director.ask('channels.permit', { channel, who: 'bot' }));
  if ((await records.matches.get(match))?.pausedBecause === 'nobody-there') {
    await director.ask('channels.permit', { channel, who: 'bot' });
    await goOn(table);
    return forbidden(scene);
  }
  await untilAsked(
    async () => (await host.dms()).some(({ id, text }) => !before.has(id) && text.includes('is paused') && text.includes('50013')),
    `the host of game ${match} is not told`,
  );
  await lasting(random);
  await director.ask('channels.permit', { channel, who: 'bot' });
  await goOn(table);
}

/** Has the host resume the game. A host who gets no answer asks again. */
async function goOn({ stage: { records, director }, channel, match, host }: Table): Promise<void> {
  await untilAsked(async () => {
    await host.command(channel, '/game resume', { game: String(match) }).catch(() => undefined);
    return (await records.matches.get(match))?.status === 'running';
  }, `game ${match} does not go on`);
  await director.skip(60_000);
}

/**
 * Prevents the bot from writing any file for a while. Does nothing on machines without `prlimit`. In PostgreSQL, whose disk is not the bot's,
 * every connection of the bot is cut instead, again and again.
 */
async function fullDisk({ stage, random }: Scene): Promise<void> {
  const database = stage.settings.ZONGHENG_DATABASE ?? '';
  if (isPostgres(database)) return await cutConnections({ stage, random }, database);
  if (!existsSync(PRLIMIT)) return;
  const limit = (size: string) => execFileSync(PRLIMIT, ['--pid', `${stage.bot().pid}`, `--fsize=${size}`]);
  limit('1:unlimited');
  const skipped = stage.director.skip(hours(random));
  await lasting(random);
  limit('unlimited');
  await skipped;
}

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

async function cutConnections({ stage, random }: Pick<Scene, 'stage' | 'random'>, database: string): Promise<void> {
  const skipped = stage.director.skip(hours(random));
  for (let times = 0; times < 5; times++) {
    runSql(database, CUT);
    await lasting(random);
  }
  await skipped;
}

/** Deletes the channel of a game. Expects that the game pauses and that its host is told. */
export async function loseChannel({ stage: { director, records }, channel, match, host }: Table): Promise<void> {
  await director.ask('channels.remove', { channel });
  await untilAsked(
    async () => (await records.matches.get(match))?.status === 'paused',
    `game ${match} does not pause when its channel is deleted`,
  );
  await untilAsked(
    async () => (await host.dms()).some(({ text }) => text.includes('Its channel was deleted.')),
    `the host of game ${match} is not told of its channel`,
  );
}

async function untilAsked(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await isSo()); await sleep(100)) if (Date.now() > end) throw new Error(otherwise);
}
