import type { Persona, Simulator } from 'discord-simulator';
import { expect, onTestFinished, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { RUN } from '../../src/discord/requests/breaker.js';
import { type Bot, startBot } from '../../src/discord/startBot.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { HostingContext } from '../../src/matches/context/ports.js';
import { createOutboxWorker, type OutboxWorker } from '../../src/matches/delivery/outboxWorker.js';
import { openSimulator } from '../openSimulator.js';
import { openMemoryStore } from '../records/memory.js';

const VARIANTS = variantsOn(readOwnVariant);

interface Opened {
  readonly simulator: Simulator;
  readonly bot: Bot;
  readonly ada: Persona;
  readonly logged: readonly string[];
}

/** Starts the real bot in a local guild. `prepare` runs first and may make requests fail. */
async function open(prepare: (simulator: Simulator) => Promise<unknown> = async () => undefined): Promise<Opened> {
  const simulator = await openSimulator();
  await prepare(simulator);
  const logged: string[] = [];
  const note = (facts: object, what: string): void => void logged.push(`${what} ${JSON.stringify(facts)}`);
  let post: OutboxWorker | undefined;
  const hosting: HostingContext = {
    store: openMemoryStore(),
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: { info: note, warn: note, error: note },
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => post?.wake(),
  };
  const draw = async (): Promise<Uint8Array> => new Uint8Array([1]);
  const renderer = { draw, outline: draw, page: async () => new Uint8Array() };
  const bot = await startBot({ hosting, renderer, presenters: presentersFor(VARIANTS), token: simulator.token, api: simulator.api });
  if (!bot.ok) throw new Error(bot.fault.code);
  const { messenger, room, stop } = bot.value;
  post = createOutboxWorker({ hosting, renderer, messenger, room });
  onTestFinished(async () => {
    await post?.stop();
    await stop();
  });
  return { simulator, bot: bot.value, ada: await simulator.persona('Ada'), logged };
}

const refusing = (status: number, code = 0) => ({ kind: 'refuse', status, code, message: 'canary' }) as const;

test('one 401 to a message is noticed by nobody, and everything after it is posted', async () => {
  const { simulator, bot, ada } = await open();
  await simulator.ask('faults.add', { method: 'POST', path: '/messages$', does: refusing(401) });
  await ada.command('table-one', '/game create', { variant: 'Warring States v2' });
  await ada.until('table-one', 'Players (0 of 7)');
  expect(bot.troubles()).toEqual([]);
  await ada.command('table-two', '/game create', { variant: 'classic' });
  await ada.until('table-two', 'Players (0 of 7)');
  const asked = (await simulator.requests()).filter(({ method, path }) => method === 'GET' && path === '/users/@me');
  expect(asked).toHaveLength(1);
});

test('while Discord answers 401 and does not say whether it knows the token, the bot is not ready; nothing is lost', async () => {
  const { simulator, bot, ada } = await open();
  await simulator.ask('faults.add', { path: '^/users/@me$', times: 8, does: { kind: 'server-error', status: 503 } });
  await simulator.ask('faults.add', { method: 'POST', path: '/messages$', does: refusing(401) });
  await ada.command('table-one', '/game create', { variant: 'Warring States v2' });
  await expect.poll(bot.troubles).toEqual(['token-doubted']);
  await simulator.ask('faults.clear', {});
  await ada.until('table-one', 'Players (0 of 7)');
  await expect.poll(bot.troubles).toEqual([]);
});

test('a token that Discord refuses is the end, asked for once however much was refused', async () => {
  const { simulator, bot, ada } = await open();
  await simulator.ask('faults.add', { path: '^/(channels|users|guilds)/', times: 1_000, does: refusing(401) });
  await ada.command('table-one', '/game create', { variant: 'Warring States v2' }).catch(() => undefined);
  expect(await bot.lost).toEqual({ because: 'token-refused' });
  expect((await simulator.requests()).filter(({ path }) => path === '/users/@me')).toHaveLength(1);
});

test('a run of refusals stops posting and is said; people are answered meanwhile, and all is posted afterwards', async () => {
  const { simulator, bot, ada, logged } = await open();
  await simulator.ask('faults.add', { path: '^/channels/', times: 1_000, does: refusing(429) });
  await ada.command('table-one', '/game create', { variant: 'Warring States v2' });
  await expect.poll(bot.troubles).toContain('posting-stopped');
  const refused = async (): Promise<number> => (await simulator.requests()).filter(({ status }) => status === 429).length;
  expect(await refused()).toBe(RUN);
  expect((await ada.command('table-one', '/game list')).text).toContain('Warring States');
  await simulator.ask('faults.clear', {});
  await ada.until('table-one', 'Players (0 of 7)');
  expect(bot.troubles()).toEqual([]);
  expect(logged.join('\n')).not.toContain('canary');
});

test('commands that Discord refuses are said as an error; the bot plays on, and does not log in again and again', async () => {
  const errors = { 2: { options: { 0: { name: { _errors: [{ code: 'BASE_TYPE_BAD_LENGTH', message: 'canary' }] } } } } };
  const { simulator, bot, logged } = await open(director =>
    director.ask('faults.add', { method: 'PUT', path: '/commands$', times: 1_000, does: { ...refusing(400, 50035), errors } }),
  );
  expect(bot.troubles()).toEqual(['no-commands']);
  const [said, ...more] = logged.filter(line => line.includes('refuses the commands'));
  expect(more).toEqual([]);
  expect(said).toContain('"route":"PUT /applications/:id/commands"');
  expect(said).toMatch(/"fields":\["[a-z-]+\.options\.0\.name: BASE_TYPE_BAD_LENGTH"\]/);
  expect(said).not.toContain('canary');
  expect((await simulator.ask('bot.read', {})).identified).toBe(1);
});

test('a bot that has used up its logins of the day does not log in', async () => {
  const simulator = await openSimulator({ rules: { loginsADay: 0 } });
  const ending = new AbortController();
  const note = (): void => undefined;
  const starting = startBot({
    hosting: {
      store: openMemoryStore(),
      games: catalogue(VARIANTS),
      now: () => Date.now(),
      log: { info: note, warn: () => ending.abort(), error: note },
      freshSeed: () => 7,
      freshSecret: () => '0123456789abcdef0123456789abcdef',
      pseudonymKey: 'key',
      wake: note,
    },
    renderer: { draw: async () => new Uint8Array(), outline: async () => new Uint8Array(), page: async () => new Uint8Array() },
    presenters: presentersFor(VARIANTS),
    token: simulator.token,
    api: simulator.api,
    signal: ending.signal,
  });
  expect(await starting).toEqual({ ok: false, fault: { code: 'given-up' } });
  expect((await simulator.ask('bot.read', {})).connected).toBe(false);
});
