import { describe, expect, test } from 'vitest';
import type { LoggedRequest } from '../../src/localGuild/requestLog.js';
import { readOpenApi } from './openApi.js';

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
  const openApi = readOpenApi();

  test('passes what discord.js sends', () => {
    expect(openApi.faultsOf(request({ body: { content: 'hello', tts: false, nonce: '1', enforce_nonce: true } }))).toEqual([]);
    expect(
      openApi.faultsOf(request({ method: 'PUT', path: '/channels/1/permissions/2', body: { id: '2', type: 0, allow: '1024', deny: '0' } })),
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
    expect(openApi.faultsOf(request(change))).not.toEqual([]);
  });

  test('catches an answer that is not as described', () => {
    expect(openApi.answerFaultsOf(request({ answer: { id: '1' } }))).not.toEqual([]);
  });
});
