import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, REST } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { whyNotPosted } from '../../../src/discord/delivery/whyNotPosted.js';
import { createBreaker, PostingStopped, RUN } from '../../../src/discord/requests/breaker.js';
import { guardRequests, keepToken } from '../../../src/discord/requests/guardRequests.js';
import { createPatience, type RequestTimeLimits, SLOW_LINE } from '../../../src/discord/requests/patience.js';
import { createRequestPace } from '../../../src/discord/requests/requestPace.js';
import { createTokenCheck } from '../../../src/discord/requests/tokenCheck.js';

type Answering = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refuse = (response: ServerResponse, status: number, code = 0): void => json(response, status, { message: 'refused', code });
const isMe = ({ url = '' }: IncomingMessage): boolean => url.endsWith('/users/@me');

/** Creates discord.js' REST client with the bot's guards, and a server that gives scripted answers. */
async function open(answering: Answering, pace: RequestTimeLimits = SLOW_LINE) {
  const asked: string[] = [];
  const metered: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.replace('/api/v10', '')} ${request.headers.authorization ?? ''}`.trim());
    void answering(request, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`;
  const note = (): void => undefined;
  const log = { info: note, warn: note, error: note };
  const clock = { at: 0 };
  const breaker = createBreaker({ log, now: () => clock.at });
  const token = createTokenCheck(log, 20);
  const meter = {
    answered: (family: string, status: number) => void metered.push(`${family} ${status}`),
    limited: note,
    refused: note,
    arrived: note,
    acknowledged: note,
  };
  const rest = new REST({
    api,
    retries: 3,
    timeout: pace.most * 2,
    makeRequest: guardRequests({
      breaker,
      token,
      meter,
      pace: createRequestPace(),
      patience: createPatience(pace),
      me: `${api}/v10/users/@me`,
    }),
  }).setToken('secret');
  keepToken(rest);
  return { rest, asked, metered, breaker, token, clock };
}

describe('A 401', () => {
  test('that was a slip is noticed by nobody: Discord is asked whether it knows the token, and the request is repeated', async () => {
    let slips = 1;
    const { rest, asked, token } = await open((request, response) =>
      slips-- > 0 && !isMe(request) ? refuse(response, 401) : json(response, 200, { id: '7' }),
    );
    expect(await rest.post('/channels/1/messages', { body: { content: 'hello' } })).toEqual({ id: '7' });
    expect(token.isDoubted()).toBe(false);
    expect(asked).toEqual(['POST /channels/1/messages Bot secret', 'GET /users/@me Bot secret', 'POST /channels/1/messages Bot secret']);
  });

  test('that comes to many at once makes the bot ask once', async () => {
    const first = new Set<string>();
    const { rest, asked } = await open(async (request, response) => {
      if (isMe(request)) await sleep(50);
      const isFirst = !first.has(request.url ?? '') && !isMe(request);
      first.add(request.url ?? '');
      if (isFirst) refuse(response, 401);
      else json(response, 200, {});
    });
    await Promise.all(['1', '2', '3', '4', '5'].map(id => rest.get(`/channels/${id}`)));
    expect(asked.filter(line => line.includes('@me'))).toHaveLength(1);
  });

  test('that one route insists on is told to who asked, and takes nothing from other requests', async () => {
    const { rest, asked } = await open((request, response) =>
      request.url?.endsWith('/guilds/1') ? refuse(response, 401) : json(response, 200, {}),
    );
    await expect(rest.get('/guilds/1')).rejects.toMatchObject({ status: 401 });
    await rest.get('/channels/2');
    expect(asked.at(-1)).toBe('GET /channels/2 Bot secret');
  });

  test('that the token deserves is the end', async () => {
    const { rest, token } = await open((_, response) => refuse(response, 401));
    await expect(rest.get('/channels/2')).rejects.toBeInstanceOf(DiscordAPIError);
    await token.refused;
    expect(token.isDoubted()).toBe(true);
  });

  test('that Discord cannot explain yet leaves the token in doubt until it can', async () => {
    let answers = 0;
    const { rest, token } = await open((request, response) => {
      if (!isMe(request)) return refuse(response, 401);
      answers += 1;
      if (answers < 3) response.writeHead(503).end();
      else json(response, 200, {});
    });
    await expect(rest.get('/channels/2')).rejects.toBeInstanceOf(DiscordAPIError);
    expect(token.isDoubted()).toBe(true);
    await expect.poll(() => token.isDoubted()).toBe(false);
    expect(answers).toBe(3);
  });
});

describe('A run of refusals', () => {
  test('stops at the breaker, which lets one request try later', async () => {
    let isBanned = true;
    const { rest, asked, breaker, clock } = await open((_, response) =>
      isBanned ? void response.writeHead(403, { 'content-type': 'text/html' }).end('<html>') : json(response, 200, {}),
    );
    for (let i = 0; i < RUN; i++) await expect(rest.get(`/channels/${i}`)).rejects.toMatchObject({ status: 403 });
    const more = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => rest.get(`/channels/${i}`)));
    expect(more.filter(one => one.status === 'rejected' && one.reason instanceof PostingStopped)).toHaveLength(100);
    expect(asked).toHaveLength(RUN);
    clock.at += breaker.waits();
    isBanned = false;
    await rest.get('/channels/1');
    expect(breaker.state()).toBe('closed');
  });

  test('also ends the repetitions of discord.js where a limit does not say how long it lasts', async () => {
    const { rest, asked } = await open((_, response) => refuse(response, 429));
    await expect(rest.get('/channels/1')).rejects.toBeInstanceOf(PostingStopped);
    expect(asked).toHaveLength(RUN);
  });

  test('of closed DMs, missing permissions and limits that are shared is none', async () => {
    const codes = [50001, 50007, 50013, 50278, 160005];
    const { rest, breaker } = await open(({ url = '' }, response) => refuse(response, 403, codes[Number(url.split('/').at(-1)) % 5]));
    await Promise.allSettled(Array.from({ length: 50 }, (_, i) => rest.get(`/channels/${i}`)));
    expect(breaker.state()).toBe('closed');
  });

  test('does not keep answers from people', async () => {
    const { rest, asked } = await open((request, response) =>
      request.headers.authorization ? refuse(response, 403) : void response.writeHead(204).end(),
    );
    await Promise.allSettled(Array.from({ length: 20 }, (_, i) => rest.get(`/channels/${i}`)));
    await rest.post('/interactions/1/token/callback', { body: {}, auth: false });
    expect(asked.at(-1)).toBe('POST /interactions/1/token/callback');
  });
});

describe('A request may take', () => {
  const pace: RequestTimeLimits = { least: 300, bytesPerSecond: 500 * 1024, most: 5_000 };
  const files = (kilobytes: number) => [{ name: 'map.gif', data: Buffer.alloc(kilobytes * 1024), contentType: 'image/gif' }];
  /** Reads a body at 100 KB per 100 ms. */
  const slowly: Answering = async (request, response) => {
    let read = 0;
    for await (const chunk of request) {
      read += chunk.length;
      if (read < 100 * 1024) continue;
      read = 0;
      await sleep(100);
    }
    json(response, 200, { id: '1' });
  };

  test('as long as its files need on a slow line', async () => {
    const { rest } = await open(slowly, pace);
    expect(await rest.post('/channels/1/messages', { files: files(1_000) })).toEqual({ id: '1' });
  });

  test('longer while others share the line', async () => {
    const patience = createPatience(pace);
    const first = patience.begin(1_000 * 1024);
    const second = patience.begin(1_000 * 1024);
    expect([first.ms, second.ms]).toEqual([2_300, 4_300]);
    first.end();
    second.end();
    expect(patience.begin(100_000_000).ms).toBe(5_000);
    expect(patience.begin(0).ms).toBe(300);
  });

  test('not for ever: files that took too long are not sent again at once, since they may have been posted', async () => {
    const { rest, asked } = await open(() => undefined, pace);
    await expect(rest.post('/channels/1/messages', { files: files(100) })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(asked).toHaveLength(1);
  });

  test('not for ever without files either, and is then repeated', async () => {
    // Long enough for a request to reach the server on a busy machine.
    const { rest, asked } = await open(() => undefined, { ...pace, least: 500 });
    await expect(rest.get('/channels/1')).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(4);
  });

  test('no longer for an answer that stalls behind its headers', async () => {
    const { rest } = await open(
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{'),
      { ...pace, least: 50 },
    );
    await expect(rest.get('/channels/1')).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('what is counted names routes, never ids or tokens', async () => {
  const { rest, metered } = await open((_, response) => json(response, 200, {}));
  await rest.get('/channels/123/messages/456');
  await rest.patch('/webhooks/123/aW50ZXJhY3Rpb24:secret/messages/@original', { body: {}, auth: false });
  await rest.post('/interactions/123/secrettoken/callback', { body: {}, auth: false });
  await rest.get('/users/@me');
  expect(metered).toEqual([
    'GET /channels/:id/messages/:id 200',
    'PATCH /webhooks/:id/:token/messages/@original 200',
    'POST /interactions/:id/:token/callback 200',
    'GET /users/@me 200',
  ]);
});

describe('A refusal that is not Discord’s own', () => {
  test.each([
    ['a page in HTML', 'text/html', '<html>Error 403</html>'],
    ['JSON that is no object', 'application/json', '"no"'],
    ['JSON that says null', 'application/json', 'null'],
    ['broken JSON', 'application/json', '{'],
    ['nothing', 'text/plain', ''],
  ])('(%s) is a refusal with its status, and no code', async (_, type, body) => {
    const { rest } = await open((_request, response) => void response.writeHead(403, { 'content-type': type }).end(body));
    const refused = await rest.post('/channels/1/messages', { body: {} }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DiscordAPIError);
    expect(refused).toMatchObject({ status: 403, code: 0 });
    expect(whyNotPosted(refused, { channel: '1' })).toBe('blocked');
  });
});
