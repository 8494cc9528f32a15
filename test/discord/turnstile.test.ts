import { expect, test } from 'vitest';
import { createTurnstile } from '../../src/discord/turnstile.js';

test('a stop waits for what is under way, and lets nobody in any more', async () => {
  const passed: string[] = [];
  let release: () => void = () => undefined;
  const turnstile = createTurnstile<string>(async one => {
    await new Promise<void>(resolve => {
      release = resolve;
    });
    passed.push(one);
  });
  turnstile.enter('first');
  const closed = turnstile.close().then(() => passed.push('closed'));
  turnstile.enter('second');
  release();
  await closed;
  expect(passed).toEqual(['first', 'closed']);
});
