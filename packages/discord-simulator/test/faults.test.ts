import { ChannelType, RESTEvents, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { openSimulator, type TestSimulator } from './openSimulator.js';

async function general(simulator: TestSimulator): Promise<TextChannel> {
  const client = await simulator.bot();
  const channel = client.channels.cache.find(one => one.type === ChannelType.GuildText && one.name === 'general');
  if (channel?.type !== ChannelType.GuildText) throw new Error('there is a #general');
  return channel;
}

const POSTS = { method: 'POST', path: '/messages$' };

async function contents(simulator: TestSimulator): Promise<readonly string[]> {
  const ada = await simulator.persona('Ada');
  return (await ada.messages('general')).map(one => one.content);
}

test.each([false, true])('discord.js waits for a rate limit (global: %s) and posts one message', async global => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const waits: boolean[] = [];
  channel.client.rest.on(RESTEvents.RateLimited, limit => waits.push(limit.global));
  await simulator.injectFault({ ...POSTS, does: { kind: 'rate-limit', retryAfter: 300, global } });
  const begun = performance.now();
  await channel.send('after all');
  expect(performance.now() - begun).toBeGreaterThan(290);
  expect(await contents(simulator)).toEqual(['after all']);
  const statuses = (await simulator.requests()).filter(one => one.method === 'POST').map(one => one.status);
  expect(statuses).toEqual([429, 200]);
});

test('discord.js retries after two server errors', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  await simulator.injectFault({ ...POSTS, times: 2, does: { kind: 'server-error', status: 503 } });
  await channel.send('third time lucky');
  expect(await contents(simulator)).toEqual(['third time lucky']);
  expect(await simulator.ask('faults.left', {})).toEqual([]);
});

test('after a lost response the same nonce returns the posted message', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  await simulator.injectFault({ ...POSTS, does: { kind: 'cut', when: 'after' } });
  const post = () => channel.send({ content: 'once', nonce: 'g1-7', enforceNonce: true });
  await expect(post()).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  await post();
  expect(await contents(simulator)).toEqual(['once']);
});

test.each([403, 404, 502])('an HTML page with status %s is an error without a Discord code', async status => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  await simulator.injectFault({ ...POSTS, times: 9, does: { kind: 'page', status } });
  const refused = await channel.send('lost').then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ status });
  expect(refused).not.toMatchObject({ code: expect.any(Number) });
  expect(await contents(simulator)).toEqual([]);
});

test('discord.js waits after an HTML page with status 429', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  await simulator.injectFault({ ...POSTS, does: { kind: 'page', status: 429, retryAfter: 1_000 } });
  await channel.send('after all');
  expect(await contents(simulator)).toEqual(['after all']);
});

test('a connection cut before the request leaves no message', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  await simulator.injectFault({ ...POSTS, does: { kind: 'cut', when: 'before' } });
  await expect(channel.send('lost')).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  expect(await contents(simulator)).toEqual([]);
});

test('any error code and any delay can be injected', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  await simulator.injectFault({ ...POSTS, does: { kind: 'refuse', status: 403, code: 40003, message: 'Too fast' } });
  await expect(channel.send('x')).rejects.toMatchObject({ code: 40003, status: 403 });
  await simulator.injectFault({ ...POSTS, does: { kind: 'delay', by: 150, when: 'before' } });
  const begun = performance.now();
  await channel.send('slowly');
  expect(performance.now() - begun).toBeGreaterThan(140);
  await simulator.injectFault({ path: 'never', does: { kind: 'server-error', status: 500 } });
  await simulator.clearFaults();
  expect(await simulator.ask('faults.left', {})).toEqual([]);
});

test('every response has rate limit headers, and channels count separately', async () => {
  const simulator = await openSimulator({ rateLimits: { postMessage: { limit: 2, per: 200 } } });
  const ada = await simulator.persona('Ada');
  const [first, second] = await ada.channels();
  const post = (id: string | undefined) => simulator.send('POST', `/channels/${id}/messages`, { content: 'x' });
  const answers = [await post(first?.id), await post(first?.id), await post(first?.id)];
  expect(answers.map(one => [one.status, one.headers.get('x-ratelimit-remaining')])).toEqual([
    [200, '1'],
    [200, '0'],
    [429, '0'],
  ]);
  expect(answers[2]).toMatchObject({ body: { message: 'You are being rate limited.', global: false, retry_after: expect.any(Number) } });
  expect(answers[2]?.headers.get('x-ratelimit-scope')).toBe('user');
  expect((await post(second?.id)).status).toBe(200);
  await new Promise(resolve => setTimeout(resolve, 220));
  expect((await post(first?.id)).status).toBe(200);
});

test('all requests count towards the global limit', async () => {
  const simulator = await openSimulator({ rateLimits: { global: { limit: 3, per: 200 } } });
  const answers = await Promise.all(Array.from({ length: 4 }, () => simulator.send('GET', '/users/@me')));
  const refused = answers.find(one => one.status === 429);
  expect(refused?.body).toMatchObject({ global: true });
  expect(refused?.headers.get('x-ratelimit-global')).toBe('true');
});

test('discord.js keeps Discord’s limits: six messages arrive in order', async () => {
  const simulator = await openSimulator({ rateLimits: { postMessage: { limit: 5, per: 400 } } });
  const channel = await general(simulator);
  await Promise.all(['1', '2', '3', '4', '5', '6'].map(text => channel.send(text)));
  expect(await contents(simulator)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test.each([
  ['as bots meet them on Discord', 'discord', 5],
  ['fit for practice players', 'brisk', 1],
] as const)('a channel takes five messages, then waits: limits %s', async (_, rateLimits, seconds) => {
  const simulator = await openSimulator({ rateLimits });
  const [channel] = await (await simulator.persona('Ada')).channels();
  const post = () => simulator.send('POST', `/channels/${channel?.id}/messages`, { content: 'x' });
  const answers = [await post(), await post(), await post(), await post(), await post(), await post()];
  expect(answers.map(one => one.status)).toEqual([200, 200, 200, 200, 200, 429]);
  const wait = Number(answers[5]?.headers.get('x-ratelimit-reset-after'));
  expect(wait).toBeLessThanOrEqual(seconds);
  expect(wait).toBeGreaterThan(seconds - 1);
});
