import { expect, test } from 'vitest';
import { commandsFor } from '../../src/discord/commands/commands.js';
import { register } from '../../src/discord/register.js';
import type { Rest } from '../../src/discord/rest.js';
import { parlour } from './parlour.js';

const commands = commandsFor(parlour().house.games);

function setUp({ always = false } = {}) {
  const told: string[] = [];
  const facts = new Map<string, string>();
  const nothing = async (): Promise<unknown> => undefined;
  const rest: Rest = { get: nothing, post: nothing, patch: nothing, delete: nothing, put: async route => void told.push(route) };
  const store = { remember: (key: string, value: string) => void facts.set(key, value), recall: (key: string) => facts.get(key) };
  return { told, store, tell: (application: string, which = commands) => register({ rest, application, store, always }, which) };
}

test('Discord is told the commands once, for all servers', async () => {
  const { told, tell } = setUp();
  expect(await tell('12')).toBe(true);
  expect(await tell('12')).toBe(false);
  expect(told).toEqual(['/applications/12/commands']);
});

test('is told again when a command has changed, or for another application', async () => {
  const { tell } = setUp();
  await tell('12');
  expect(await tell('12', new Map([...commands].slice(1)))).toBe(true);
  expect(await tell('12', new Map([...commands].slice(1)))).toBe(false);
  expect(await tell('13', new Map([...commands].slice(1)))).toBe(true);
});

test('a stand-in, which may have forgotten them, is told every time', async () => {
  const { tell } = setUp({ always: true });
  expect([await tell('12'), await tell('12')]).toEqual([true, true]);
});
