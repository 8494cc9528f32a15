import { Events, GatewayIntentBits, type Interaction, SlashCommandBuilder } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { openTable, type Table } from './table.js';

const ping = new SlashCommandBuilder().setName('ping').setDescription('x');
const answer = async (one: Interaction) => one.isChatInputCommand() && one.reply('pong');

async function tableWithPing(): Promise<Table & { readonly resumed: () => number }> {
  const table = await openTable();
  const client = await table.bot(answer);
  await client.application.commands.set([ping]);
  let resumed = 0;
  client.on(Events.ShardResume, () => {
    resumed += 1;
  });
  return { ...table, resumed: () => resumed };
}

describe('a bot in more guilds than one login may have', () => {
  test('is told that sharding is required, and how many it takes', async () => {
    const table = await openTable({ rules: { guildsAShard: 1 } });
    await table.director.ask('guilds.add', { name: 'Another' });
    const client = table.client();
    const closed = new Promise(resolve => client.once(Events.ShardDisconnect, ({ code }) => resolve(code)));
    void client.login(table.token).catch(() => undefined);
    expect(await closed).toBe(4011);
    expect((await table.send('GET', '/gateway/bot')).body).toMatchObject({ shards: 2 });
  });
});

describe('a real client', () => {
  test('logs in, learns of its guild and is known to be there', async () => {
    const table = await openTable();
    const client = await table.bot();
    expect(client.guilds.cache.map(guild => guild.name)).toEqual(['The local guild']);
    expect(client.channels.cache.size).toBe(4);
    expect(await table.director.untilBot()).toMatchObject({ connected: true, identified: 1 });
    await client.destroy();
    await expect.poll(async () => (await table.director.ask('bot.read', {})).connected).toBe(false);
  });

  test('is told when its token is wrong', async () => {
    const table = await openTable();
    await expect(table.client().login('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' });
  });

  test('resumes after a lost connection, and answers what happened meanwhile', async () => {
    const table = await tableWithPing();
    const ada = await table.persona('Ada');
    await table.director.ask('gateway.drop', {});
    expect((await ada.command('general', '/ping')).text).toBe('pong');
    await expect.poll(table.resumed).toBe(1);
    expect((await table.director.ask('bot.read', {})).identified).toBe(1);
  });

  test('resumes when told to reconnect', async () => {
    const table = await tableWithPing();
    await table.director.ask('gateway.reconnect', {});
    await expect.poll(table.resumed, { timeout: 5_000 }).toBe(1);
    expect((await (await table.persona('Ada')).command('general', '/ping')).text).toBe('pong');
  });

  test('logs in anew when its session is invalid', async () => {
    const table = await tableWithPing();
    await table.director.ask('gateway.invalidate', { resumable: false });
    await expect.poll(async () => (await table.director.ask('bot.read', {})).identified, { timeout: 15_000 }).toBe(2);
    expect((await (await table.persona('Ada')).command('general', '/ping')).text).toBe('pong');
  });

  test('resumes a session that is invalid for the moment', async () => {
    const table = await tableWithPing();
    await table.director.ask('gateway.invalidate', { resumable: true });
    await expect.poll(table.resumed, { timeout: 15_000 }).toBe(1);
  });

  test('notices a connection that is dead but open', async () => {
    const table = await openTable({ rules: { heartbeatInterval: 150 } });
    const client = await table.bot(answer);
    await client.application.commands.set([ping]);
    let resumed = 0;
    client.on(Events.ShardResume, () => {
      resumed += 1;
    });
    await table.director.ask('gateway.freeze', {});
    await expect.poll(() => resumed, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await (await table.persona('Ada')).command('general', '/ping')).text).toBe('pong');
  });

  test('is told of channels and guilds that come and go', async () => {
    const table = await openTable();
    const client = await table.bot();
    const heard: string[] = [];
    client.on(Events.ChannelDelete, channel => heard.push(`gone ${'name' in channel ? channel.name : ''}`));
    client.on(Events.ChannelCreate, channel => heard.push(`new ${channel.name}`));
    client.on(Events.GuildDelete, guild => heard.push(`left ${guild.name}`));
    client.on(Events.GuildUnavailable, guild => heard.push(`lost ${guild.name}`));
    client.on(Events.GuildCreate, guild => heard.push(`joined ${guild.name}`));
    await table.director.ask('channels.add', { name: 'table-three' });
    await table.director.ask('channels.remove', { channel: 'lobby' });
    await table.director.ask('guilds.add', { name: 'The other guild', locale: 'fr' });
    await table.director.ask('guilds.fail', { guild: 'The other guild' });
    await table.director.ask('bot.kick', {});
    await expect
      .poll(() => heard)
      .toEqual(['new table-three', 'gone lobby', 'joined The other guild', 'lost The other guild', 'left The local guild']);
    await table.director.ask('bot.invite', {});
    await expect.poll(() => heard.at(-1)).toBe('joined The local guild');
  });

  test('hears of messages when it asks for them, but reads only what is meant for it', async () => {
    const table = await openTable();
    const heard: string[] = [];
    const client = await table.bot(undefined, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
    client.on(Events.MessageCreate, message => heard.push(`${message.author.displayName}: ${message.content}`));
    const ada = await table.persona('Ada');
    await ada.say('general', 'a secret');
    await ada.say('general', `<@${client.user.id}> hello`);
    await expect.poll(() => heard).toEqual(['Ada: ', `Ada: <@${client.user.id}> hello`]);
  });

  test('does not hear of messages it did not ask for', async () => {
    const table = await openTable();
    const heard: string[] = [];
    const client = await table.bot();
    client.on(Events.MessageCreate, message => heard.push(message.content));
    client.on(Events.ChannelCreate, channel => heard.push(channel.name));
    await (await table.persona('Ada')).say('general', 'hello');
    await table.director.ask('channels.add', { name: 'later' });
    await expect.poll(() => heard).toEqual(['later']);
  });
});

const payload = z.object({ op: z.number(), t: z.string().nullable(), s: z.number().nullable(), d: z.unknown() });
type Payload = z.infer<typeof payload>;

/** A socket to the gateway with no library in between. */
async function dial(table: Table, query = 'v=10&encoding=json') {
  const heard: Payload[] = [];
  const socket = new WebSocket(`${table.api.replace(/^http/, 'ws').replace(/\/api$/, '')}/gateway?${query}`);
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
    cut: () => socket.terminate(),
    end: () => socket.close(1000),
  };
}

const identify = (table: Table, change: object = {}) => ({ token: table.token, intents: 1, properties: {}, ...change });

describe('the gateway', () => {
  test.each<[why: string, code: number, say: (table: Table) => readonly [number, unknown][]]>([
    ['an unknown opcode', 4001, () => [[99, null]]],
    ['a payload that does not fit', 4002, () => [[2, { token: 7 }]]],
    ['anything before the login', 4003, () => [[3, {}]]],
    ['a wrong token', 4004, table => [[2, identify(table, { token: 'wrong' })]]],
    [
      'a second login',
      4005,
      table => [
        [2, identify(table)],
        [2, identify(table)],
      ],
    ],
    ['a shard that is not there', 4010, table => [[2, identify(table, { shard: [1, 1] })]]],
    ['intents that are none', 4013, table => [[2, identify(table, { intents: 1 << 30 })]]],
    ['intents nobody granted', 4014, table => [[2, identify(table, { intents: 1 << 15 })]]],
    ['more than 120 payloads a minute', 4008, () => Array.from({ length: 121 }, () => [1, null] as const).map(one => [...one])],
  ])('closes on %s with %i', async (_, code, say) => {
    const table = await openTable();
    const socket = await dial(table);
    for (const [op, d] of say(table)) socket.send(op, d);
    await socket.closed(code);
  });

  test('closes on what is not JSON, too long, or of another version', async () => {
    const table = await openTable();
    const [garbage, long, old] = [await dial(table), await dial(table), await dial(table, 'v=9&encoding=json')];
    garbage.raw('{');
    long.raw(JSON.stringify({ op: 1, d: 'x'.repeat(5000) }));
    await garbage.closed(4002);
    await long.closed(4002);
    await old.closed(4012);
  });

  test('answers heartbeats, and closes on who sends none', async () => {
    const table = await openTable({ rules: { heartbeatInterval: 80 } });
    const [alive, silent] = [await dial(table), await dial(table)];
    alive.send(1, null);
    await alive.heard(11);
    await silent.closed(4009);
  });

  test('replays to a resumed session what it missed, then says so', async () => {
    const table = await openTable();
    const first = await dial(table);
    first.send(2, identify(table));
    const session = await first.session();
    first.cut();
    await table.director.ask('channels.add', { name: 'one' });
    await table.director.ask('channels.add', { name: 'two' });
    const second = await dial(table);
    second.send(6, { token: table.token, session_id: session, seq: 2 });
    await second.heard(0, 'RESUMED');
    expect(second.events()).toEqual(['CHANNEL_CREATE', 'CHANNEL_CREATE', 'RESUMED']);
  });

  test('does not resume a session that was ended, waited too long, or missed too much', async () => {
    const table = await openTable({ rules: { resumeWithin: 300, replayed: 2 } });
    const resume = async (session: string, seq: number) => {
      const socket = await dial(table);
      socket.send(6, { token: table.token, session_id: session, seq });
      return socket;
    };
    const login = async () => {
      const socket = await dial(table);
      socket.send(2, identify(table));
      return { socket, session: await socket.session() };
    };
    const ended = await login();
    ended.socket.end();
    await ended.socket.closed(1000);
    await (await resume(ended.session, 1)).heard(9);
    const missed = await login();
    missed.socket.cut();
    for (const name of ['one', 'two', 'three']) await table.director.ask('channels.add', { name });
    await (await resume(missed.session, 2)).heard(9);
    const late = await login();
    late.socket.cut();
    await new Promise(resolve => setTimeout(resolve, 400));
    await (await resume(late.session, 2)).heard(9);
    const ahead = await login();
    await (await resume(ahead.session, 99)).closed(4007);
  });

  test('gives members by their ids, and no list of all', async () => {
    const table = await openTable();
    const ada = await table.persona('Ada');
    const [guild] = await table.director.ask('guilds.list', {});
    const socket = await dial(table);
    socket.send(2, identify(table));
    await socket.session();
    socket.send(8, { guild_id: guild?.id, user_ids: [ada.id], limit: 0 });
    await socket.heard(0, 'GUILD_MEMBERS_CHUNK');
    expect((await table.send('GET', `/guilds/${guild?.id}/members`)).body).toMatchObject({ code: 50001 });
    expect((await table.send('GET', `/guilds/${guild?.id}/members/${ada.id}`)).body).toMatchObject({ user: { username: 'ada' } });
  });
});
