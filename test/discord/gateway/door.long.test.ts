import { connectControl, connectPersona, type Persona, type SimulatorControl } from 'discord-simulator';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { customId } from '../../../src/discord/message/customId.js';
import { startBot } from '../../../src/discord/startBot.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { HostingContext } from '../../../src/matches/context/ports.js';
import { startTestSimulator } from '../../openSimulator.js';
import { openMemoryStore } from '../../records/memory.js';
import { changed, fieldsOf, type Scene, soundInteractions, WRONG } from './interactions.js';

const VARIANTS = variantsOn(readOwnVariant);

interface Opened {
  readonly director: SimulatorControl;
  readonly ada: Persona;
  readonly scene: Scene;
  readonly logged: string[];
  /** The errors among the logged lines. */
  readonly errors: string[];
  /** Errors that would have ended the bot's process. */
  readonly deadly: unknown[];
  close(): Promise<void>;
}

/** Starts the real bot in a local guild that can send it anything. */
async function open(): Promise<Opened> {
  const guild = await startTestSimulator({ rememberedRequests: 100_000 });
  const logged: string[] = [];
  const errors: string[] = [];
  const note = (facts: object, what: string): void => void logged.push(JSON.stringify({ ...facts, what }));
  const error = (facts: object, what: string): void => {
    note(facts, what);
    errors.push(JSON.stringify({ ...facts, what }));
  };
  const hosting: HostingContext = {
    store: openMemoryStore(),
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: { info: note, warn: note, error },
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const draw = async (): Promise<Uint8Array> => new Uint8Array();
  const bot = await startBot({
    hosting,
    renderer: { draw, outline: draw, page: async () => new Uint8Array() },
    presenters: presentersFor(VARIANTS),
    token: guild.token,
    api: guild.api,
  });
  if (!bot.ok) throw new Error(bot.fault.code);
  const deadly: unknown[] = [];
  const die = (error: unknown): void => void deadly.push(error);
  process.on('uncaughtException', die).on('unhandledRejection', die);
  const close = async (): Promise<void> => {
    process.off('uncaughtException', die).off('unhandledRejection', die);
    await bot.value.stop();
    await guild.stop();
  };
  const ada = await connectPersona(guild.controlUrl, 'Ada');
  return { director: connectControl(guild.controlUrl), logged, errors, deadly, ada, scene: await sceneOf(guild, ada.id), close };
}

let opened: Opened;
beforeAll(async () => {
  opened = await open();
});
afterAll(() => opened.close());

async function sceneOf({ api, token }: { readonly api: string; readonly token: string }, user: string): Promise<Scene> {
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${api}/v10${path}`, { headers: { authorization: `Bot ${token}` } })).json();
  const guild = idOf(Object(await ask('/users/@me/guilds'))[0]);
  const channels: readonly unknown[] = Object.values(Object(await ask(`/guilds/${guild}/channels`)));
  return { application: idOf(await ask('/users/@me')), guild, channel: idOf(channels.find(one => Object(one).type === 0)), user };
}

const idOf = (value: unknown): string => String(Object(value).id);

const tell = (t: string, ...told: readonly unknown[]) => opened.director.ask('gateway.tell', { events: told.map(d => ({ t, d })) });

/** Expects that the bot still answers a valid interaction. */
async function stillAnswers(): Promise<void> {
  expect((await opened.ada.command('lobby', '/orders')).text).toContain('There’s no game in this channel');
  expect(opened.deadly).toEqual([]);
}

/** Returns the bot's requests since the test began. */
const requests = () => opened.director.requests(before);
let before = 0;
beforeEach(async () => {
  opened.logged.splice(0);
  before = (await requests()).at(-1)?.number ?? before;
});

/** Returns the ids of the interactions that were answered since the test began. */
const answered = async (): Promise<ReadonlySet<string>> =>
  new Set((await requests()).flatMap(({ path }) => /^\/interactions\/(\d+)\//.exec(path)?.[1] ?? []));

let next = 1_000_000_000_000_000_000n;
const fresh = (): string => String(next++);

const KINDS = [...soundInteractions({ application: '1', guild: '2', channel: '3', user: '4' }).keys()];

/** The kind of interaction in which a shared part is changed in every way. In the other kinds its fields are only removed or null. */
const COMMON: readonly (readonly [part: string, kind: string])[] = [
  ['message', 'button'],
  ['resolved', 'command with a file and a person'],
];
const WHOLE: ReadonlySet<string> = new Set(['command', 'command in a direct message']);

function changesAt(kind: string, path: readonly (string | number)[]): readonly ('gone' | { readonly value: unknown })[] {
  const elsewhere = COMMON.find(([part]) => path.includes(part))?.[1];
  const isOwn = elsewhere === undefined ? path[0] === 'data' || path[0] === 'type' || WHOLE.has(kind) : elsewhere === kind;
  return isOwn ? ['gone', ...[...WRONG.values()].map(value => ({ value }))] : ['gone', { value: null }];
}

test('a custom id that is no text, and one that cannot be decoded, belong to an earlier version', async () => {
  const button = soundInteractions(opened.scene).get('button') ?? {};
  const id = fresh();
  await tell('INTERACTION_CREATE', { ...button, id, token: 't', data: { custom_id: '1:orders:1:1:%E0%A4%A', component_type: 2 } });
  await expect.poll(async () => (await answered()).has(id)).toBe(true);
  expect(opened.logged.join('\n')).not.toContain('went wrong');
  await stillAnswers();
});

test('a press is done although its button is no longer on the message', async () => {
  const button = Object(soundInteractions(opened.scene).get('button'));
  const data = { ...button.data, custom_id: customId('paste', 1, 1) };
  const all = [[], undefined].map(components => ({ ...button, id: fresh(), token: 't', data, message: { ...button.message, components } }));
  await tell('INTERACTION_CREATE', ...all);
  for (const { id } of all) await expect.poll(async () => (await answered()).has(id)).toBe(true);
  await stillAnswers();
  expect(opened.logged.filter(line => line.includes('an interaction failed'))).toEqual([]);
});

test('a place that is told once instead of twice is known all the same', async () => {
  const { channel: _, ...command } = Object(soundInteractions(opened.scene).get('command'));
  const id = fresh();
  await tell('INTERACTION_CREATE', { ...command, id, token: 't' });
  await expect.poll(async () => (await answered()).has(id)).toBe(true);
  await stillAnswers();
  expect(opened.logged.filter(line => /failed|cannot be read/.test(line))).toEqual([]);
});

test.each(KINDS)(
  'a %s that is changed in any field, in any way, ends nothing, is no error, and is answered wherever it can be',
  async kind => {
    const sound = soundInteractions(opened.scene).get(kind) ?? {};
    const sent: string[] = [];
    for (const path of fieldsOf(sound)) {
      const all = changesAt(kind, path).map(to => {
        const id = fresh();
        return { ...Object(changed(sound, path, to)), id, token: `token-${id}` };
      });
      await tell('INTERACTION_CREATE', ...all);
      if (path[0] !== 'type') sent.push(...all.map(({ id }) => id));
    }
    const unanswered = async () => {
      const told = await answered();
      return sent.filter(id => !told.has(id));
    };
    await expect.poll(unanswered, { timeout: 30_000, interval: 500 }).toEqual([]);
    expect(opened.logged.join('\n')).not.toMatch(/CANARY|token-|A Par H/);
    expect(opened.errors).toEqual([]);
    await stillAnswers();
  },
  120_000,
);

test.each(KINDS)('a %s without a sound id or token ends nothing', async kind => {
  const sound = soundInteractions(opened.scene).get(kind) ?? {};
  const wrongs = [undefined, ...WRONG.values(), '../../channels/1/messages'];
  const all = ['id', 'token'].flatMap(key => wrongs.map(wrong => ({ ...sound, id: fresh(), token: 'token', [key]: wrong })));
  await tell('INTERACTION_CREATE', ...all);
  await stillAnswers();
  expect((await requests()).filter(({ path }) => path.startsWith('/channels/'))).toEqual([]);
});

test('a ping, and what is no interaction at all, end nothing', async () => {
  await tell('INTERACTION_CREATE', { id: fresh(), token: 'token', type: 1, application_id: '1', version: 1 });
  await tell('INTERACTION_CREATE', undefined, ...WRONG.values());
  await stillAnswers();
});

const EVENTS = [
  'GUILD_CREATE',
  'GUILD_UPDATE',
  'GUILD_DELETE',
  'GUILD_ROLE_CREATE',
  'CHANNEL_CREATE',
  'CHANNEL_UPDATE',
  'CHANNEL_DELETE',
  'THREAD_CREATE',
  'THREAD_UPDATE',
  'THREAD_DELETE',
  'THREAD_LIST_SYNC',
  'THREAD_MEMBERS_UPDATE',
  'GUILD_MEMBER_UPDATE',
  'USER_UPDATE',
  'MESSAGE_CREATE',
  'RESUMED',
  'READY',
  'NOTHING_KNOWN',
];

test.each(EVENTS)('a malformed %s ends nothing', async event => {
  await tell(event, undefined, {}, { id: '1' }, { guild_id: opened.scene.guild }, ...WRONG.values());
  await stillAnswers();
  expect(opened.logged.join('\n')).not.toContain('CANARY');
});

test('frames that are no payload, or payloads without what belongs in them, end nothing', async () => {
  const payloads = [0, 1, 7, 9, 10, 11, 99].flatMap(op => [
    { op },
    { op, d: null },
    { op, d: 'x', t: 'READY' },
    { op, d: {}, t: null, s: 'x' },
  ]);
  const texts = ['', 'x', 'null', '7', '"x"', '[]', '{}', '['.repeat(100_000), ...payloads.map(one => JSON.stringify(one))];
  for (const text of texts) await opened.director.ask('gateway.frame', { text });
  await expect.poll(async () => (await opened.director.ask('bot.read', {})).connected, { timeout: 60_000 }).toBe(true);
  await expect
    .poll(
      () =>
        stillAnswers().then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  expect(opened.deadly).toEqual([]);
}, 120_000);

test('whatever the gateway says in one breath ends nothing: to reconnect, that the session is invalid, and gone', async () => {
  const orders = [{ op: 7 }, { op: 9, d: false }, { op: 9, d: true }, { op: 7 }, { op: 0, t: 'RESUMED', s: 1, d: {} }, { op: 9, d: false }];
  await Promise.all(
    orders.map(one => opened.director.ask('gateway.frame', { text: JSON.stringify({ d: null, s: null, t: null, ...one }) })),
  );
  await opened.director.ask('gateway.drop', {});
  await opened.director.ask('gateway.invalidate', { resumable: false });
  await expect
    .poll(
      () =>
        stillAnswers().then(
          () => true,
          () => false,
        ),
      { timeout: 90_000, interval: 1_000 },
    )
    .toBe(true);
}, 120_000);
