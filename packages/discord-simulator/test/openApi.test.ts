import type { LoggedRequest } from 'discord-simulator';
import { createApiChecker } from 'discord-simulator/openapi';
import { describe, expect, test } from 'vitest';

const request = (change: Partial<LoggedRequest>): LoggedRequest => ({
  number: 1,
  at: 0,
  method: 'POST',
  path: '/channels/1/messages',
  query: {},
  body: { content: 'hello' },
  files: [],
  authorized: true,
  status: 200,
  ...change,
});

describe("Discord's description of its API", () => {
  const checker = createApiChecker();

  test('accepts what discord.js sends', () => {
    expect(checker.requestErrors(request({ body: { content: 'hello', tts: false, nonce: '1', enforce_nonce: true } }))).toEqual([]);
    expect(
      checker.requestErrors(
        request({ method: 'PUT', path: '/channels/1/permissions/2', body: { id: '2', type: 0, allow: '1024', deny: '0' } }),
      ),
    ).toEqual([]);
  });

  test.each<[string, Partial<LoggedRequest>]>([
    ['an unknown route', { path: '/channels/1/massages' }],
    ['an unknown query', { query: { wiat: 'true' } }],
    ['a misspelt field', { body: { contents: 'hello' } }],
    ['a field misspelt further in', { body: { embeds: [{ titel: 'x' }] } }],
    ['a field of the wrong type', { body: { content: 7 } }],
    ['a body where none belongs', { method: 'DELETE', path: '/channels/1/messages/2', body: { reason: 'x' } }],
  ])('catches %s', (_, change) => {
    expect(checker.requestErrors(request(change))).not.toEqual([]);
  });

  test('catches a response that does not match', () => {
    expect(checker.responseErrors(request({ answer: { id: '1' } }))).not.toEqual([]);
  });
});
