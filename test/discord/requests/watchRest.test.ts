import { REST, RESTEvents } from 'discord.js';
import { expect, test } from 'vitest';
import { watchRest } from '../../../src/discord/requests/watchRest.js';

function setUp() {
  const rest = new REST();
  const logged: string[] = [];
  const counted: string[] = [];
  const note = (facts: object, what: string): void => void logged.push(`${what} ${JSON.stringify(facts)}`);
  watchRest(rest, {
    log: { info: note, warn: note, error: note },
    meter: {
      answered: () => undefined,
      refused: () => undefined,
      arrived: () => undefined,
      acknowledged: () => undefined,
      limited: route => void counted.push(route),
    },
  });
  return { rest, logged, counted };
}

const wait = {
  global: false,
  hash: 'h',
  limit: 5,
  majorParameter: '12345',
  method: 'PATCH',
  route: '/webhooks/:id/:token',
  timeToReset: 700,
  retryAfter: 700,
  sublimitTimeout: 0,
  scope: 'user' as const,
  url: 'https://discord.com/api/v10/webhooks/12345/secrettoken/messages/%40original',
};

test('every wait for a limit is counted, and noted once a minute, without ids and tokens', () => {
  const { rest, logged, counted } = setUp();
  for (let i = 0; i < 3; i++) rest.emit(RESTEvents.RateLimited, wait);
  expect(counted).toEqual(Array.from({ length: 3 }, () => 'PATCH /webhooks/:id/:token/messages/@original'));
  expect(logged).toHaveLength(1);
  expect(logged.join('')).not.toMatch(/12345|secret/);
});

test('many refusals are noted', () => {
  const { rest, logged } = setUp();
  rest.emit(RESTEvents.InvalidRequestWarning, { count: 100, remainingTime: 60_000 });
  expect(logged).toEqual(['Discord refuses many requests {"refusals":100,"within":60000}']);
});
