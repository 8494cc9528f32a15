import { expect, test } from 'vitest';
import { tellManagers } from '../../../src/discord/servers/tellManager.js';
import { testBot } from '../testBot.js';

test.each([
  ['channel-gone', 'en', 'The channel for new games on **Hall** is gone.'],
  ['forbidden', 'en', 'I may no longer write in <#700>, the channel for new games on **Hall**.'],
  ['channel-gone', 'fr', 'Le salon des nouvelles parties de **Hall** n’existe plus.'],
  ['forbidden', 'fr', 'Je n’ai plus le droit d’écrire dans <#700>, le salon des nouvelles parties de **Hall**.'],
] as const)('The owner of a server is told that it has lost its channel for new games: %s, %s', async (because, language, text) => {
  const sent: unknown[] = [];
  const rest = {
    get: async () => ({ name: 'Hall', owner_id: '999' }),
    post: async (_: string, options?: { readonly body?: unknown }) => {
      sent.push(options?.body);
      return { id: '1000' };
    },
  };
  const { hosting } = testBot();
  await tellManagers({ rest, hosting, mentioning: text => text })({ guild: '900', channel: '700', because, language });
  expect(sent).toEqual([{ recipient_id: '999' }, { content: expect.stringContaining(text), allowed_mentions: { parse: [] } }]);
});
