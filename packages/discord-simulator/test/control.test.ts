import { request } from 'node:http';
import { SnowflakeUtil } from 'discord.js';
import { followTime } from 'discord-simulator/time';
import { expect, test } from 'vitest';
import { openSimulator } from './openSimulator.js';

/** Returns the status of a request whose headers `fetch` would refuse to send. */
const statusOf = (url: string, headers: Record<string, string>, method = 'POST'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, response => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });

test('the control server answers only its own host and key', async () => {
  const simulator = await openSimulator();
  const { port, host, origin, pathname } = new URL(simulator.controlUrl);
  const read = `${simulator.controlUrl}/call/time.read`;
  expect(await statusOf(read, {})).toBe(200);
  expect(await statusOf(read, { host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200);
  expect(await statusOf(read, { host: 'rebound.example' })).toBe(403);
  expect(await statusOf(read, { host, origin: 'https://elsewhere.example' })).toBe(403);
  expect(await statusOf(read, { host, origin: 'null' })).toBe(403);
  expect(await statusOf(`${origin}/call/time.read`, {})).toBe(404);
  expect(await statusOf(`${origin}${pathname.replace(/.$/, 'z')}/call/time.read`, {})).toBe(404);
  expect(await statusOf(`${simulator.api}/v10/gateway`, { host: 'rebound.example', authorization: `Bot ${simulator.token}` }, 'GET')).toBe(
    403,
  );
});

test('wrong control calls are refused with a message', async () => {
  const simulator = await openSimulator();
  await expect(simulator.skip(-5)).rejects.toMatchObject({ code: 'bad-call' });
  const unknown = await fetch(`${simulator.controlUrl}/call/time.stop`, { method: 'POST' });
  expect([unknown.status, await unknown.json()]).toEqual([404, { code: 'bad-call', message: 'There is no method time.stop.' }]);
});

test('skipped time applies to the simulator and to clocks that follow it', async () => {
  const simulator = await openSimulator();
  const clock = await followTime(simulator.controlUrl);
  let jumps = 0;
  clock.onChange(async () => {
    await new Promise(resolve => setTimeout(resolve, 50));
    jumps += 1;
  });
  const before = await simulator.now();
  const after = await simulator.skip(24 * 60 * 60_000);
  expect(jumps).toBe(1);
  expect(after - before).toBeGreaterThanOrEqual(24 * 60 * 60_000);
  expect(Math.abs(clock.now() - after)).toBeLessThan(1_000);
  const said = await (await simulator.persona('Ada')).say('general', 'tomorrow');
  expect(Math.abs(said.at - after)).toBeLessThan(1_000);
  expect(Math.abs(SnowflakeUtil.timestampFrom(said.id) - after)).toBeLessThan(1_000);
  clock.close();
});

test('a taken control port is an error, and the API port is released', async () => {
  const simulator = await openSimulator();
  const controlPort = Number(new URL(simulator.controlUrl).port);
  await expect(openSimulator({ controlPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the bot’s requests are logged', async () => {
  const simulator = await openSimulator();
  await simulator.send('GET', '/users/@me');
  expect(await simulator.requests()).toMatchObject([{ number: 1, method: 'GET', path: '/users/@me', authorized: true, status: 200 }]);
  expect(await simulator.requests(1)).toEqual([]);
});
