import { Events, GatewayIntentBits, type Interaction, SlashCommandBuilder } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { openSimulator, type TestSimulator } from './openSimulator.js';

const ping = new SlashCommandBuilder().setName('ping').setDescription('x');
const answer = async (one: Interaction) => one.isChatInputCommand() && one.reply('pong');

async function simulatorWithPing(): Promise<TestSimulator & { readonly resumed: () => number }> {
  const simulator = await openSimulator();
  const client = await simulator.bot(answer);
  await client.application.commands.set([ping]);
  let resumed = 0;
  client.on(Events.ShardResume, () => {
    resumed += 1;
  });
  return { ...simulator, resumed: () => resumed };
}

test('a token begins with the id of the bot in Base64, as on Discord, and never with "bot", which discord.js would cut off', async () => {
  const simulator = await openSimulator();
  const { user } = await simulator.bot();
  const [id = '', ...others] = simulator.token.split('.');
  expect(Buffer.from(id, 'base64url').toString()).toBe(user.id);
  expect(others.map(part => part.length)).toEqual([6, 36]);
});

describe('a bot in more guilds than a shard may have', () => {
  test('is refused with "sharding required", and /gateway/bot recommends the number of shards', async () => {
    const simulator = await openSimulator({ rules: { guildsAShard: 1, guildsRecommended: 1 } });
    await simulator.ask('guilds.add', { name: 'Another' });
    const client = simulator.client();
    const closed = new Promise(resolve => client.once(Events.ShardDisconnect, ({ code }) => resolve(code)));
    void client.login(simulator.token).catch(() => undefined);
    expect(await closed).toBe(4011);
    expect((await simulator.send('GET', '/gateway/bot')).body).toMatchObject({ shards: 2 });
  });
});

describe('a bot with several shards', () => {
  test('hears of each guild on the shard that Discord reckons from its id, and of direct messages on the first', async () => {
    const simulator = await openSimulator();
    const guilds = new Map<string, string>();
    while (new Set([...guilds.values()].map(id => Number((BigInt(id) >> 22n) % 2n))).size < 2) {
      const name = `Guild ${guilds.size + 1}`;
      guilds.set(name, z.object({ id: z.string() }).parse(await simulator.ask('guilds.add', { name })).id);
    }
    const sockets = [await dial(simulator), await dial(simulator)];
    for (const [i, socket] of sockets.entries()) socket.send(2, identify(simulator, { shard: [i, 2] }));
    for (const socket of sockets) await socket.session();
    for (const [i, socket] of sockets.entries()) {
      const there = [...guilds.values()].filter(id => Number((BigInt(id) >> 22n) % 2n) === i);
      await expect.poll(() => there.filter(id => socket.guilds().includes(id))).toEqual(there);
      expect(socket.guilds().filter(id => [...guilds.values()].includes(id))).toEqual(there);
    }
  });

  test('is connected when all of them are', async () => {
    const simulator = await openSimulator();
    const sockets = [await dial(simulator), await dial(simulator)];
    sockets[0]?.send(2, identify(simulator, { shard: [0, 2] }));
    await sockets[0]?.session();
    expect(await simulator.ask('bot.read', {})).toMatchObject({ connected: false });
    sockets[1]?.send(2, identify(simulator, { shard: [1, 2] }));
    await sockets[1]?.session();
    expect(await simulator.ask('bot.read', {})).toMatchObject({ connected: true });
  });

  test('may log in with one at a time: within five seconds the session of the next is invalid', async () => {
    const simulator = await openSimulator({ rules: { loginsApart: 5_000 } });
    const [first, second] = [await dial(simulator), await dial(simulator)];
    first.send(2, identify(simulator, { shard: [0, 2] }));
    await first.session();
    second.send(2, identify(simulator, { shard: [1, 2] }));
    await second.heard(9);
  });

  test('may log in with as many at a time as Discord says', async () => {
    const simulator = await openSimulator({ rules: { loginsApart: 5_000, maxConcurrency: 2 } });
    const [first, second] = [await dial(simulator), await dial(simulator)];
    first.send(2, identify(simulator, { shard: [0, 2] }));
    second.send(2, identify(simulator, { shard: [1, 2] }));
    await Promise.all([first.session(), second.session()]);
  });

  test('can lose the connection of one of them', async () => {
    const simulator = await openSimulator();
    const [first, second] = [await dial(simulator), await dial(simulator)];
    first.send(2, identify(simulator, { shard: [0, 2] }));
    second.send(2, identify(simulator, { shard: [1, 2] }));
    await Promise.all([first.session(), second.session()]);
    await simulator.ask('gateway.drop', { shard: 1 });
    await second.closed(1006);
    first.send(1, null);
    await first.heard(11);
  });
});

describe('a discord.js client', () => {
  test('logs in, receives its guild, and is reported as connected', async () => {
    const simulator = await openSimulator();
    const client = await simulator.bot();
    expect(client.guilds.cache.map(guild => guild.name)).toEqual(['The local guild']);
    expect(client.channels.cache.size).toBe(2);
    expect(await simulator.untilBot()).toMatchObject({ connected: true, identified: 1 });
    await client.destroy();
    await expect.poll(async () => (await simulator.ask('bot.read', {})).connected).toBe(false);
  });

  test('is refused with a wrong token', async () => {
    const simulator = await openSimulator();
    await expect(simulator.client().login('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' });
  });

  test('resumes after a lost connection and answers commands used meanwhile', async () => {
    const simulator = await simulatorWithPing();
    const ada = await simulator.persona('Ada');
    await simulator.ask('gateway.drop', {});
    expect((await ada.command('general', '/ping')).text).toBe('pong');
    await expect.poll(simulator.resumed).toBe(1);
    expect((await simulator.ask('bot.read', {})).identified).toBe(1);
  });

  test('resumes when asked to reconnect', async () => {
    const simulator = await simulatorWithPing();
    await simulator.ask('gateway.reconnect', {});
    await expect.poll(simulator.resumed).toBe(1);
    expect((await (await simulator.persona('Ada')).command('general', '/ping')).text).toBe('pong');
  });

  test('logs in again when its session is invalid', async () => {
    const simulator = await simulatorWithPing();
    await simulator.ask('gateway.invalidate', { resumable: false });
    await expect.poll(async () => (await simulator.ask('bot.read', {})).identified).toBe(2);
    expect((await (await simulator.persona('Ada')).command('general', '/ping')).text).toBe('pong');
  });

  test('resumes a resumable invalid session', async () => {
    const simulator = await simulatorWithPing();
    await simulator.ask('gateway.invalidate', { resumable: true });
    await expect.poll(simulator.resumed).toBe(1);
  });

  test('reconnects when its connection is open but dead', async () => {
    const simulator = await openSimulator({ rules: { heartbeatInterval: 150 } });
    const client = await simulator.bot(answer);
    await client.application.commands.set([ping]);
    let resumed = 0;
    client.on(Events.ShardResume, () => {
      resumed += 1;
    });
    await simulator.ask('gateway.freeze', {});
    await expect.poll(() => resumed).toBeGreaterThan(0);
    expect((await (await simulator.persona('Ada')).command('general', '/ping')).text).toBe('pong');
  });

  test('receives events of channels and guilds', async () => {
    const simulator = await openSimulator();
    const client = await simulator.bot();
    const heard: string[] = [];
    client.on(Events.ChannelDelete, channel => heard.push(`gone ${'name' in channel ? channel.name : ''}`));
    client.on(Events.ChannelCreate, channel => heard.push(`new ${channel.name}`));
    client.on(Events.GuildDelete, guild => heard.push(`left ${guild.name}`));
    client.on(Events.GuildUnavailable, guild => heard.push(`lost ${guild.name}`));
    client.on(Events.GuildCreate, guild => heard.push(`joined ${guild.name}`));
    await simulator.ask('channels.add', { name: 'new-channel' });
    await simulator.ask('channels.remove', { channel: 'random' });
    await simulator.ask('guilds.add', { name: 'The other guild', locale: 'fr' });
    await simulator.ask('guilds.fail', { guild: 'The other guild' });
    await simulator.ask('bot.kick', {});
    await expect
      .poll(() => heard)
      .toEqual(['new new-channel', 'gone random', 'joined The other guild', 'lost The other guild', 'left The local guild']);
    await simulator.ask('bot.invite', {});
    await expect.poll(() => heard.at(-1)).toBe('joined The local guild');
  });

  test('receives messages with the intent, but only content that mentions it', async () => {
    const simulator = await openSimulator();
    const heard: string[] = [];
    const client = await simulator.bot(undefined, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
    client.on(Events.MessageCreate, message => heard.push(`${message.author.displayName}: ${message.content}`));
    const ada = await simulator.persona('Ada');
    await ada.say('general', 'a secret');
    await ada.say('general', `<@${client.user.id}> hello`);
    await expect.poll(() => heard).toEqual(['Ada: ', `Ada: <@${client.user.id}> hello`]);
  });

  test('receives no messages without the intent', async () => {
    const simulator = await openSimulator();
    const heard: string[] = [];
    const client = await simulator.bot();
    client.on(Events.MessageCreate, message => heard.push(message.content));
    client.on(Events.ChannelCreate, channel => heard.push(channel.name));
    await (await simulator.persona('Ada')).say('general', 'hello');
    await simulator.ask('channels.add', { name: 'later' });
    await expect.poll(() => heard).toEqual(['later']);
  });
});

const payload = z.object({ op: z.number(), t: z.string().nullable(), s: z.number().nullable(), d: z.unknown() });
type Payload = z.infer<typeof payload>;

/** Opens a plain WebSocket to the gateway. */
async function dial(simulator: TestSimulator, query = 'v=10&encoding=json') {
  const heard: Payload[] = [];
  const socket = new WebSocket(`${simulator.api.replace(/^http/, 'ws').replace(/\/api$/, '')}/gateway?${query}`);
  let code: number | undefined;
  socket.on('message', raw => heard.push(payload.parse(JSON.parse(raw.toString()))));
  socket.on('close', closed => {
    code = closed;
  });
  await new Promise(resolve => socket.once('open', resolve));
  const sessionOf = (one: Payload | undefined) => z.object({ session_id: z.string() }).parse(one?.d).session_id;
  return {
    send: (op: number, d: unknown) => socket.send(JSON.stringify({ op, d })),
    raw: (text: string) => socket.send(text),
    heard: (op: number, t: string | null = null) => expect.poll(() => heard.find(one => one.op === op && one.t === t)).toBeDefined(),
    closed: (wanted: number) => expect.poll(() => code).toBe(wanted),
    session: async () => {
      await expect.poll(() => heard.some(one => one.t === 'READY')).toBe(true);
      return sessionOf(heard.find(one => one.t === 'READY'));
    },
    events: () => heard.flatMap(one => one.t ?? []),
    /** The ids of the guilds it was told of. */
    guilds: () => heard.flatMap(one => (one.t === 'GUILD_CREATE' ? [z.object({ id: z.string() }).parse(one.d).id] : [])),
    cut: () => socket.terminate(),
    end: () => socket.close(1000),
  };
}

const identify = (simulator: TestSimulator, change: object = {}) => ({ token: simulator.token, intents: 1, properties: {}, ...change });

describe('the gateway without a library', () => {
  test.each<[why: string, code: number, say: (simulator: TestSimulator) => readonly [number, unknown][]]>([
    ['an unknown opcode', 4001, () => [[99, null]]],
    ['a payload that does not fit', 4002, () => [[2, { token: 7 }]]],
    ['anything before the login', 4003, () => [[3, {}]]],
    ['a wrong token', 4004, simulator => [[2, identify(simulator, { token: 'wrong' })]]],
    [
      'a second login',
      4005,
      simulator => [
        [2, identify(simulator)],
        [2, identify(simulator)],
      ],
    ],
    ['a shard that is not there', 4010, simulator => [[2, identify(simulator, { shard: [1, 1] })]]],
    ['intents that are none', 4013, simulator => [[2, identify(simulator, { intents: 1 << 30 })]]],
    ['intents nobody granted', 4014, simulator => [[2, identify(simulator, { intents: 1 << 15 })]]],
    ['more than 120 payloads a minute', 4008, () => Array.from({ length: 121 }, () => [1, null] as const).map(one => [...one])],
  ])('closes on %s with %i', async (_, code, say) => {
    const simulator = await openSimulator();
    const socket = await dial(simulator);
    for (const [op, d] of say(simulator)) socket.send(op, d);
    await socket.closed(code);
  });

  test('closes on invalid JSON, long payloads and other versions', async () => {
    const simulator = await openSimulator();
    const [garbage, long, old] = [await dial(simulator), await dial(simulator), await dial(simulator, 'v=9&encoding=json')];
    garbage.raw('{');
    long.raw(JSON.stringify({ op: 1, d: 'x'.repeat(5000) }));
    await garbage.closed(4002);
    await long.closed(4002);
    await old.closed(4012);
  });

  test('answers heartbeats, and closes a connection without them', async () => {
    const simulator = await openSimulator({ rules: { heartbeatInterval: 80 } });
    const [alive, silent] = [await dial(simulator), await dial(simulator)];
    alive.send(1, null);
    await alive.heard(11);
    await silent.closed(4009);
  });

  test('replays missed events to a resumed session', async () => {
    const simulator = await openSimulator();
    const first = await dial(simulator);
    first.send(2, identify(simulator));
    const session = await first.session();
    first.cut();
    await simulator.ask('channels.add', { name: 'one' });
    await simulator.ask('channels.add', { name: 'two' });
    const second = await dial(simulator);
    second.send(6, { token: simulator.token, session_id: session, seq: 2 });
    await second.heard(0, 'RESUMED');
    expect(second.events()).toEqual(['CHANNEL_CREATE', 'CHANNEL_CREATE', 'RESUMED']);
  });

  test('does not resume a session that ended, expired, or missed too many events', async () => {
    const simulator = await openSimulator({ rules: { resumeWithin: 300, replayed: 2 } });
    const resume = async (session: string, seq: number) => {
      const socket = await dial(simulator);
      socket.send(6, { token: simulator.token, session_id: session, seq });
      return socket;
    };
    const login = async () => {
      const socket = await dial(simulator);
      socket.send(2, identify(simulator));
      return { socket, session: await socket.session() };
    };
    const ended = await login();
    ended.socket.end();
    await ended.socket.closed(1000);
    await (await resume(ended.session, 1)).heard(9);
    const missed = await login();
    missed.socket.cut();
    for (const name of ['one', 'two', 'three']) await simulator.ask('channels.add', { name });
    await (await resume(missed.session, 2)).heard(9);
    const late = await login();
    late.socket.cut();
    await new Promise(resolve => setTimeout(resolve, 400));
    await (await resume(late.session, 2)).heard(9);
    const ahead = await login();
    await (await resume(ahead.session, 99)).closed(4007);
  });

  test('sends members by id, but no member list', async () => {
    const simulator = await openSimulator();
    const ada = await simulator.persona('Ada');
    const [guild] = await simulator.ask('guilds.list', {});
    const socket = await dial(simulator);
    socket.send(2, identify(simulator));
    await socket.session();
    socket.send(8, { guild_id: guild?.id, user_ids: [ada.id], limit: 0 });
    await socket.heard(0, 'GUILD_MEMBERS_CHUNK');
    expect((await simulator.send('GET', `/guilds/${guild?.id}/members`)).body).toMatchObject({ code: 50001 });
    expect((await simulator.send('GET', `/guilds/${guild?.id}/members/${ada.id}`)).body).toMatchObject({ user: { username: 'ada' } });
  });
});
