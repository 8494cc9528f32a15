import { DiscordAPIError, type DiscordErrorData, HTTPError } from 'discord.js';
import { expect, test } from 'vitest';
import { commandsFor } from '../../../src/discord/commands/commands.js';
import { commandIdsIn } from '../../../src/discord/registration/commandIds.js';
import { register } from '../../../src/discord/registration/registerCommands.js';
import { createRegistering } from '../../../src/discord/registration/registering.js';
import { testBot } from '../testBot.js';

const commands = commandsFor(testBot().hosting.games);

interface SetUp {
  readonly always?: boolean;
  /** Discord's answers, in order. After the last one it accepts everything. */
  readonly answers?: readonly unknown[];
  readonly facts?: Map<string, string>;
}

function setUp({ always = false, answers = [], facts = new Map() }: SetUp = {}) {
  const told: string[] = [];
  const logged: string[] = [];
  const left = [...answers];
  const note = (what: object, words: string): void => void logged.push(`${words} ${JSON.stringify(what)}`);
  const put = async (route: string): Promise<void> => {
    told.push(route);
    const answer = left.shift();
    if (answer !== undefined) throw answer;
  };
  const store = metaIn(facts);
  const ids = commandIdsIn(store);
  const log = { info: note, warn: note, error: note };
  const begin = (application: string, which = commands) =>
    register({ rest: { put, get: async () => undefined }, application, store, ids, always, log }, which);
  return { told, logged, log, store, ids, facts, begin, tell: (application: string, which = commands) => begin(application, which).first };
}

/** The store's facts in a map. */
const metaIn = (facts: Map<string, string>) => ({
  meta: {
    set: async (key: string, value: string) => void facts.set(key, value),
    get: async (key: string) => facts.get(key),
  },
});

const refusal = (status: number, code: number, errors: DiscordErrorData['errors'] = {}): DiscordAPIError =>
  new DiscordAPIError(
    { code, message: 'Invalid Form Body canary', errors },
    code,
    status,
    'PUT',
    'https://discord.com/api/v10/applications/12345/commands',
    { body: { canary: true }, files: undefined },
  );

test('there are at most thirty commands; /game create has few options', () => {
  expect(commands.size).toBeLessThanOrEqual(30);
  const create = commands.get('game')?.declaration.options?.find(({ name }) => name === 'create');
  const options = create && 'options' in create ? (create.options ?? []) : [];
  expect(options.map(({ name }) => name).slice(0, 3)).toEqual(['variant', 'pace', 'press']);
  expect(options.length).toBeLessThanOrEqual(6);
});

test('Discord is told the commands once, for all servers', async () => {
  const { told, tell } = setUp();
  expect(await tell('12')).toBe('known');
  expect(await tell('12')).toBe('known');
  expect(told).toEqual(['/applications/12/commands']);
});

test('is told again when a command has changed, or for another application', async () => {
  const { told, tell } = setUp();
  await tell('12');
  await tell('12', new Map([...commands].slice(1)));
  await tell('12', new Map([...commands].slice(1)));
  expect(told).toHaveLength(2);
  await tell('13', new Map([...commands].slice(1)));
  expect(told).toHaveLength(3);
});

test('a stand-in, which may have forgotten them, is told every time', async () => {
  const { told, tell } = setUp({ always: true });
  await tell('12');
  await tell('12');
  expect(told).toHaveLength(2);
});

test('commands that Discord refuses are an error that names route and fields, never values, and are not told again', async () => {
  const wrong = { _errors: [{ code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be between 1 and 32: canary' }] };
  const { told, logged, begin } = setUp({ answers: [refusal(400, 50035, { 0: { options: { 3: { name: wrong } } }, Canary: wrong })] });
  const registered = begin('12');
  expect(await registered.first).toBe('refused');
  await new Promise(resolve => setTimeout(resolve, 1_500));
  expect(told).toHaveLength(1);
  expect(logged).toEqual([
    'Discord refuses the commands; those registered before remain ' +
      JSON.stringify({
        route: 'PUT /applications/:id/commands',
        status: 400,
        code: 50035,
        fields: [`${[...commands.keys()][0]}.options.3.name: BASE_TYPE_BAD_LENGTH`, ':other: BASE_TYPE_BAD_LENGTH'],
      }),
  ]);
  expect(registered.hasCommands()).toBe(false);
});

test('the commands registered before are there when others are refused, and the next start tells them again', async () => {
  const facts = new Map<string, string>();
  await setUp({ facts }).tell('12');
  const fewer = new Map([...commands].slice(1));
  const refused = setUp({ facts, answers: [refusal(400, 50035)] }).begin('12', fewer);
  expect(await refused.first).toBe('refused');
  expect(refused.hasCommands()).toBe(true);
  const next = setUp({ facts });
  expect(await next.tell('12', fewer)).toBe('known');
  expect(next.told).toHaveLength(1);
});

test.each([
  ['a limit', refusal(429, 0)],
  ['a failure of Discord', new HTTPError(503, '', 'PUT', '', { body: undefined, files: undefined })],
  ['a doubt about the token', refusal(401, 0)],
])('after %s they are told again while the bot plays on', async (_, answer) => {
  const { told, begin } = setUp({ answers: [answer] });
  const registered = begin('12');
  expect(await registered.first).toBe('untold');
  expect(registered.hasCommands()).toBe(false);
  await expect.poll(() => registered.hasCommands()).toBe(true);
  expect(told).toHaveLength(2);
});

/** A fake of Discord that has these commands registered, and answers with them. */
function discordWith(registered: readonly object[], refuses = false) {
  const asked: string[] = [];
  const get = async (route: string): Promise<unknown> => {
    asked.push(route);
    return registered;
  };
  const put = async (): Promise<unknown> => {
    if (refuses) throw refusal(400, 50035);
    return registered;
  };
  return { rest: { get, put }, asked };
}

const ALL = [...commands.keys()].map((name, i) => ({ id: `${100 + i}`, name }));

test('the ids Discord answers are kept, and asked for once where they are not known', async () => {
  const { store, facts } = setUp();
  const { rest, asked } = discordWith(ALL);
  const tell = async (application: string) => {
    const ids = commandIdsIn(store);
    await ids.load();
    await register({ rest, application, store, ids, always: false, log: testBot().hosting.log }, commands).first;
    return ids.current();
  };
  expect([await tell('12'), asked]).toMatchObject([{ game: '100' }, []]);
  facts.delete('discord-command-ids');
  await tell('12');
  expect(await tell('12')).toMatchObject({ game: '100' });
  expect(asked).toEqual(['/applications/12/commands']);
});

test('where others are refused, the ids are those of the commands that Discord has', async () => {
  const { store, ids } = setUp();
  const { rest } = discordWith(ALL.slice(0, 3), true);
  await register({ rest, application: '12', store, ids, always: false, log: testBot().hosting.log }, commands).first;
  expect(Object.keys(ids.current())).toHaveLength(3);
});

test('ids that cannot be fetched are a warning, and no reason not to play', async () => {
  const { store, ids, logged, log, tell } = setUp();
  await tell('12');
  const get = async (): Promise<unknown> => {
    throw refusal(403, 50001);
  };
  expect(await register({ rest: { get, put: get }, application: '12', store, ids, always: false, log }, commands).first).toBe('known');
  expect(logged).toEqual([expect.stringContaining('the ids of the commands could not be fetched')]);
  expect(logged.join()).not.toContain('canary');
});

test('a Discord that does not tell the ids is no reason not to play', async () => {
  const { tell, ids } = setUp();
  await tell('12');
  expect(await tell('12')).toBe('known');
  expect(ids.current()).toEqual({});
});

test('once the bot is told to end, no registration goes on, not even one that began with a client that connected later', async () => {
  const { store, ids, log } = setUp();
  const registering = createRegistering({ store, ids, log, always: false }, commands);
  expect(registering.hasCommands()).toBeUndefined();
  const asked: string[] = [];
  const away = (client: string) => {
    const fail = async (): Promise<never> => {
      asked.push(client);
      throw refusal(429, 0);
    };
    return { get: fail, put: fail };
  };
  expect(await registering.begin(away('first'), '12')).toBe('untold');
  expect(await registering.begin(away('second'), '12')).toBe('untold');
  expect(registering.hasCommands()).toBe(false);
  registering.end();
  await new Promise(resolve => setTimeout(resolve, 1_500));
  expect(asked).toEqual(['first', 'second']);
});
