import { expect, onTestFinished, test } from 'vitest';
import { makeClient } from '../../../src/discord/gateway/connect.js';
import { createRequests } from '../../../src/discord/requests/requests.js';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('Of all who use the bot only a few stay in memory, and the bot itself', async () => {
  const client = makeClient({ token: 'token', log, requests: createRequests({ log }) }, { wait: async () => undefined });
  onTestFinished(() => client.destroy());
  const user = (id: number) => ({ id: `${id}`, username: `user-${id}`, discriminator: '0', avatar: null, global_name: null });
  // As discord.js keeps what a gateway tells: its functions for that are not public.
  const users = client.users as unknown as { _add(data: object): unknown };
  const guilds = client.guilds as unknown as {
    _add(data: object): { members: { cache: Map<string, unknown>; _add(data: object): unknown } };
  };
  client.user = users._add(user(1)) as typeof client.user;
  const { members } = guilds._add({ id: '900', name: 'Guild', unavailable: false, channels: [], roles: [], members: [] });
  for (let id = 1; id <= 2_000; id++) members._add({ user: user(id), roles: [], joined_at: null });
  expect(members.cache.size).toBeLessThan(20);
  expect(client.users.cache.size).toBeLessThan(300);
  expect([members.cache.has('1'), client.users.cache.has('1')]).toEqual([true, true]);
});
