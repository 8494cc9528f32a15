import { ChannelType, Events } from 'discord.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSimulator, type TestSimulator } from './openSimulator.js';

const HOUR = 60 * 60_000;
const created = z.object({ id: z.string() });
const refused = z.object({ code: z.number() });

async function idOf(simulator: TestSimulator, method: string, path: string, body: object): Promise<string> {
  return created.parse((await simulator.send(method, path, body)).body).id;
}
const codeOf = ({ body }: { readonly body: unknown }): number | undefined => refused.safeParse(body).data?.code;

async function general(simulator: TestSimulator): Promise<string> {
  return (await (await simulator.persona('Ada')).channels())[0]?.id ?? '';
}

/** Creates a thread of the bot that holds one message of the bot. */
async function thread(simulator: TestSimulator): Promise<{ readonly id: string; readonly message: string }> {
  const id = await idOf(simulator, 'POST', `/channels/${await general(simulator)}/threads`, {
    name: 'A simulator',
    type: ChannelType.PublicThread,
  });
  return { id, message: await idOf(simulator, 'POST', `/channels/${id}/messages`, { content: 'the card' }) };
}

test('messages in an archived thread cannot be edited or deleted until it is unarchived', async () => {
  const simulator = await openSimulator();
  const { id, message } = await thread(simulator);
  await simulator.ask('threads.set', { thread: id, archived: true });
  const path = `/channels/${id}/messages/${message}`;
  expect(codeOf(await simulator.send('PATCH', path, { content: 'edited' }))).toBe(50083);
  expect(codeOf(await simulator.send('DELETE', path))).toBe(50083);
  expect((await simulator.send('PATCH', `/channels/${id}`, { archived: false })).status).toBe(200);
  expect((await simulator.send('PATCH', path, { content: 'edited' })).status).toBe(200);
});

test('a new message unarchives a thread', async () => {
  const simulator = await openSimulator();
  const { id, message } = await thread(simulator);
  await simulator.ask('threads.set', { thread: id, archived: true });
  expect((await simulator.send('POST', `/channels/${id}/messages`, { content: 'back' })).status).toBe(200);
  expect((await simulator.send('PATCH', `/channels/${id}/messages/${message}`, { content: 'edited' })).status).toBe(200);
});

test('a locked thread needs Manage Threads for posts, edits and unarchiving', async () => {
  const simulator = await openSimulator();
  const { id, message } = await thread(simulator);
  await simulator.ask('threads.set', { thread: id, archived: true, locked: true });
  expect(codeOf(await simulator.send('POST', `/channels/${id}/messages`, { content: 'back' }))).toBe(160005);
  expect(codeOf(await simulator.send('PATCH', `/channels/${id}`, { archived: false }))).toBe(50013);
  await simulator.ask('threads.set', { thread: id, archived: false, locked: true });
  expect(codeOf(await simulator.send('PATCH', `/channels/${id}/messages/${message}`, { content: 'edited' }))).toBe(160005);
  await simulator.ask('bot.permit', { permissions: ['ViewChannel', 'SendMessagesInThreads', 'ManageThreads'] });
  expect((await simulator.send('PATCH', `/channels/${id}/messages/${message}`, { content: 'edited' })).status).toBe(200);
});

test('messages older than an hour have a rate limit for edits of their own', async () => {
  const simulator = await openSimulator({ rateLimits: { editMessage: { limit: 100, per: 1_000 }, global: { limit: 1_000, per: 1_000 } } });
  const channel = await general(simulator);
  const post = () => idOf(simulator, 'POST', `/channels/${channel}/messages`, { content: 'a card' });
  const old = await post();
  await simulator.skip(HOUR);
  const fresh = await post();
  const edit = (id: string, content: string) => simulator.send('PATCH', `/channels/${channel}/messages/${id}`, { content });
  for (const content of ['1', '2', '3']) expect((await edit(old, content)).status).toBe(200);
  const fourth = await edit(old, '4');
  expect([fourth.status, codeOf(fourth), Number(fourth.headers.get('retry-after')) > 0]).toEqual([429, 30046, true]);
  expect((await edit(fresh, '1')).status).toBe(200);
});

test('an injected refusal can have field errors', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const errors = { embeds: { 0: { title: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 256 or fewer in length.' }] } } } };
  await simulator.injectFault({
    method: 'POST',
    path: '/messages$',
    does: { kind: 'refuse', status: 400, code: 50035, message: 'Invalid Form Body', errors },
  });
  const answer = await simulator.send('POST', `/channels/${channel}/messages`, { content: 'x' });
  expect([answer.status, answer.body]).toEqual([400, { code: 50035, message: 'Invalid Form Body', errors }]);
});

test('a guild becomes available again, and has its system channel', async () => {
  const simulator = await openSimulator();
  const client = await simulator.bot();
  const heard: string[] = [];
  client.on(Events.GuildAvailable, ({ name }) => heard.push(`back ${name}`));
  client.on(Events.GuildCreate, ({ name, systemChannel }) => heard.push(`joined ${name}, greets in ${systemChannel?.name}`));
  await simulator.ask('guilds.add', { name: 'Elsewhere', channels: ['hall'], systemChannel: 'hall' });
  await simulator.ask('guilds.fail', { guild: 'Elsewhere' });
  await simulator.ask('guilds.recover', { guild: 'Elsewhere' });
  await expect.poll(() => heard).toEqual(['joined Elsewhere, greets in hall', 'back Elsewhere']);
});
