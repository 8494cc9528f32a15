import { Client, Events, Status } from 'discord.js';
import { startSimulator } from 'discord-simulator';
import { expect, test } from 'vitest';
import { guardGateway } from '../../../src/discord/gateway/guardGateway.js';

test('an event that was kept until the bot was ready, and cannot be handled then, ends nothing either', async () => {
  const logged: string[] = [];
  const note = (facts: object, what: string): void => void logged.push(`${what} ${JSON.stringify(facts)}`);
  const client = new Client({ intents: [] });
  guardGateway({ info: note, warn: note, error: note }).attach(client);
  const handle = (packet: object): unknown => Reflect.apply(Reflect.get(client.ws, 'handlePacket'), client.ws, [packet, {}]);
  handle({ op: 0, s: 1, t: 'CHANNEL_UPDATE', d: null });
  handle({ op: 0, s: 2, t: 'INTERACTION_CREATE', d: { type: 2, data: null } });
  expect(logged).toEqual([]);
  client.ws.status = Status.Ready;
  handle({ op: 0, s: 3, t: 'CHANNEL_DELETE', d: null });
  await expect.poll(() => logged).toHaveLength(3);
  expect(logged.filter(line => line.includes('interaction'))).toHaveLength(1);
  expect(logged.flatMap(line => /"event":"(\w+)"/.exec(line)?.[1] ?? [])).toEqual(
    expect.arrayContaining(['CHANNEL_DELETE', 'CHANNEL_UPDATE']),
  );
  await client.destroy();
});

test('of events that arrive at once few are handled in each turn of the event loop', async () => {
  const simulator = await startSimulator();
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const guard = guardGateway(silent);
  const client = new Client({ intents: [], rest: { api: simulator.api }, ws: { buildStrategy: guard.buildStrategy } });
  guard.attach(client);
  const ready = new Promise(resolve => client.once(Events.ClientReady, resolve));
  await client.login(simulator.token);
  await ready;

  let turn = 0;
  const count = (): void => {
    turn += 1;
    if (turns.length < 30) setImmediate(count);
  };
  const turns: number[] = [];
  client.on(Events.Raw, ({ t }: { readonly t: string | null }) => void (t === 'SOMETHING_NEW' && turns.push(turn)));
  setImmediate(count);
  await simulator.ask('gateway.tell', { events: Array.from({ length: 30 }, () => ({ t: 'SOMETHING_NEW', d: {} })) });
  await expect.poll(() => turns.length).toBe(30);
  const perTurn = turns.map(turn => turns.filter(other => other === turn).length);
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(8);
  await client.destroy();
  await simulator.stop();
});
