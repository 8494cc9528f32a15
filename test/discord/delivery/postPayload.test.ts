import { expect, test } from 'vitest';
import { replyPayload } from '../../../src/discord/delivery/postPayload.js';
import { testBot } from '../testBot.js';

const LONGEST_MESSAGE = 2_000;

test('an answer that repeats more than a message holds is cut, and goes out', async () => {
  const host = testBot().as('999');
  const tries: readonly Readonly<Record<string, string>>[] = [
    { variant: 'x'.repeat(6_000) },
    { variant: 'classic', rules: '*'.repeat(6_000) },
    { variant: 'classic', movement: '_'.repeat(6_000) },
    { variant: 'classic', rest: 'z'.repeat(6_000) },
  ];
  for (const asked of tries) {
    const { content = '' } = replyPayload(await host.run('game create', asked));
    expect(content?.length).toBeGreaterThan(0);
    expect(content?.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
  }
});

test('an answer that fits is left as it is', () => {
  expect(replyPayload({ content: 'a'.repeat(LONGEST_MESSAGE) }).content).toBe('a'.repeat(LONGEST_MESSAGE));
});
