import { request } from 'node:http';
import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { connectSteeredNow } from '../../src/clock/steeredNow.js';
import { openTable } from './table.js';

/** The status of a request with headers of our own. */
const statusOf = (url: string, headers: Record<string, string>, method = 'POST'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, response => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });

test('control answers its own address and key alone', async () => {
  const table = await openTable();
  const { port, host, origin, pathname } = new URL(table.controlUrl);
  const read = `${table.controlUrl}/call/time.read`;
  expect(await statusOf(read, {})).toBe(200);
  expect(await statusOf(read, { host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200);
  expect(await statusOf(read, { host: 'rebound.example' })).toBe(403);
  expect(await statusOf(read, { host, origin: 'https://elsewhere.example' })).toBe(403);
  expect(await statusOf(read, { host, origin: 'null' })).toBe(403);
  expect(await statusOf(`${origin}/call/time.read`, {})).toBe(404);
  expect(await statusOf(`${origin}${pathname.replace(/.$/, 'z')}/call/time.read`, {})).toBe(404);
  expect(await statusOf(`${table.api}/v10/gateway`, { host: 'rebound.example', authorization: `Bot ${table.token}` }, 'GET')).toBe(403);
});

test('what is asked wrongly is refused with words', async () => {
  const table = await openTable();
  await expect(table.director.skip(-5)).rejects.toMatchObject({ code: 'bad-call' });
  const unknown = await fetch(`${table.controlUrl}/call/time.stop`, { method: 'POST' });
  expect([unknown.status, await unknown.json()]).toEqual([404, { code: 'bad-call', words: 'There is no method time.stop.' }]);
});

test('time moves on, for the guild and for the clocks that follow it', async () => {
  const table = await openTable();
  const clock = await connectSteeredNow(table.controlUrl);
  let jumps = 0;
  clock.onChange(async () => {
    await new Promise(resolve => setTimeout(resolve, 50));
    jumps += 1;
  });
  const before = await table.director.now();
  const after = await table.director.skip(24 * 60 * 60_000);
  expect(jumps).toBe(1);
  expect(after - before).toBeGreaterThanOrEqual(24 * 60 * 60_000);
  expect(Math.abs(clock.now() - after)).toBeLessThan(1_000);
  const said = await (await table.persona('Ada')).say('general', 'tomorrow');
  expect(Math.abs(said.at - after)).toBeLessThan(1_000);
  expect(Math.abs(SnowflakeUtil.timestampFrom(said.id) - after)).toBeLessThan(1_000);
  clock.close();
});

test('a second port taken is told, and the first is given back', async () => {
  const table = await openTable();
  const controlPort = Number(new URL(table.controlUrl).port);
  await expect(openTable({ controlPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('what the bot asked for can be read, file by file', async () => {
  const table = await openTable();
  await table.send('GET', '/users/@me');
  expect(await table.director.requests()).toMatchObject([{ number: 1, method: 'GET', path: '/users/@me', authorized: true, status: 200 }]);
  expect(await table.director.requests(1)).toEqual([]);
});
