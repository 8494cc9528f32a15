import { followTime } from 'discord-simulator/time';
import { expect, onTestFinished, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

/** Starts a server that sends the simulated time and records everything it receives. */
async function timeServer(offset: number, port = 0) {
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  const heard: unknown[] = [];
  const sockets: WebSocket[] = [];
  let latest = offset;
  server.on('connection', (socket, request) => {
    heard.push(request.url);
    sockets.push(socket);
    socket.on('message', raw => heard.push(JSON.parse(raw.toString())));
    socket.send(JSON.stringify({ type: 'time', offset: latest }));
  });
  await new Promise(resolve => server.once('listening', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.terminate();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server listens on a port');
  return {
    url: `http://127.0.0.1:${address.port}/key`,
    heard,
    send: (to: number) => {
      latest = to;
      for (const socket of sockets) socket.send(JSON.stringify({ type: 'time', offset: to }));
    },
    cut: () => {
      for (const socket of sockets.splice(0)) socket.terminate();
    },
  };
}

const follow = (url: string, notified: string[] = []) =>
  followTime(url, { onLost: () => notified.push('lost'), onBack: () => notified.push('back') });

const ahead = (now: () => number) => Math.round((now() - Date.now()) / 100) * 100;

test('the time is known once connected', async () => {
  const server = await timeServer(5_000);
  const clock = await follow(server.url);
  expect(ahead(clock.now)).toBe(5_000);
  await expect.poll(() => server.heard).toEqual(['/key/time', { type: 'time', offset: 5_000 }]);
  clock.close();
});

test('skipped time is acknowledged when all listeners have finished', async () => {
  const server = await timeServer(0);
  const clock = await follow(server.url);
  const order: string[] = [];
  clock.onChange(async () => {
    await new Promise(resolve => setTimeout(resolve, 50));
    order.push(`slow, ${server.heard.length} heard`);
  });
  const stop = clock.onChange(() => order.push('quick'));
  clock.onChange(() => {
    throw new Error('a listener in trouble holds nobody up');
  });
  server.send(1_000);
  await expect.poll(() => server.heard.at(-1)).toEqual({ type: 'time', offset: 1_000 });
  expect(order).toEqual(['quick', 'slow, 2 heard']);
  stop();
  server.send(2_000);
  await expect.poll(() => server.heard.at(-1)).toEqual({ type: 'time', offset: 2_000 });
  expect(order).toHaveLength(3);
  clock.close();
});

test('a lost connection is restored, with the time skipped meanwhile', async () => {
  const server = await timeServer(1_000);
  const notified: string[] = [];
  const clock = await follow(server.url, notified);
  let jumps = 0;
  clock.onChange(() => {
    jumps += 1;
  });
  server.cut();
  server.send(9_000);
  expect(ahead(clock.now)).toBe(1_000);
  await expect.poll(() => jumps).toBe(1);
  expect(ahead(clock.now)).toBe(9_000);
  expect(notified).toEqual(['lost', 'back']);
  clock.close();
});
