import { expect, onTestFinished, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { connectSteeredNow } from '../../src/clock/steeredNow.js';

/** A control socket that tells the time and writes down what it hears. */
async function timekeeper(offset: number, port = 0) {
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
    tell: (to: number) => {
      latest = to;
      for (const socket of sockets) socket.send(JSON.stringify({ type: 'time', offset: to }));
    },
    cut: () => {
      for (const socket of sockets.splice(0)) socket.terminate();
    },
  };
}

const follow = (url: string, said: string[] = []) => {
  const say = (_: object, what: string) => said.push(what);
  return connectSteeredNow(url, { log: { info: say, warn: say, error: say } });
};

const ahead = (now: () => number) => Math.round((now() - Date.now()) / 100) * 100;

test('the time is known when the connection stands', async () => {
  const keeper = await timekeeper(5_000);
  const clock = await follow(keeper.url);
  expect(ahead(clock.now)).toBe(5_000);
  await expect.poll(() => keeper.heard).toEqual(['/key/time', { type: 'time', offset: 5_000 }]);
  clock.close();
});

test('a jump is acknowledged when everybody who listens has dealt with it', async () => {
  const keeper = await timekeeper(0);
  const clock = await follow(keeper.url);
  const order: string[] = [];
  clock.onChange(async () => {
    await new Promise(resolve => setTimeout(resolve, 50));
    order.push(`slow, ${keeper.heard.length} heard`);
  });
  const stop = clock.onChange(() => order.push('quick'));
  clock.onChange(() => {
    throw new Error('a listener in trouble holds nobody up');
  });
  keeper.tell(1_000);
  await expect.poll(() => keeper.heard.at(-1)).toEqual({ type: 'time', offset: 1_000 });
  expect(order).toEqual(['quick', 'slow, 2 heard']);
  stop();
  keeper.tell(2_000);
  await expect.poll(() => keeper.heard.at(-1)).toEqual({ type: 'time', offset: 2_000 });
  expect(order).toHaveLength(3);
  clock.close();
});

test('a lost connection is found again, and what was missed is made up for', async () => {
  const keeper = await timekeeper(1_000);
  const said: string[] = [];
  const clock = await follow(keeper.url, said);
  let jumps = 0;
  clock.onChange(() => {
    jumps += 1;
  });
  keeper.cut();
  keeper.tell(9_000);
  expect(ahead(clock.now)).toBe(1_000);
  await expect.poll(() => jumps, { timeout: 5_000 }).toBe(1);
  expect(ahead(clock.now)).toBe(9_000);
  expect(said).toEqual(['the local guild does not tell the time; trying again', 'the local guild tells the time again']);
  clock.close();
});
