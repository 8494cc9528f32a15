import { expect, test } from 'vitest';
import { createTurnstile } from '../../src/discord/turnstile.js';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('what fails has passed, and is noted', async () => {
  const noted: string[] = [];
  const turnstile = createTurnstile<string>(
    async () => {
      throw new Error('canary');
    },
    { ...SILENT, error: (facts, what) => void noted.push(`${what} ${JSON.stringify(facts)}`) },
  );
  turnstile.enter('first');
  await turnstile.close();
  expect(noted).toHaveLength(1);
  expect(noted[0]).not.toContain('canary');
});

test('a stop waits for what is under way, and lets nobody in any more', async () => {
  const passed: string[] = [];
  let release: () => void = () => undefined;
  const turnstile = createTurnstile<string>(async one => {
    await new Promise<void>(resolve => {
      release = resolve;
    });
    passed.push(one);
  }, SILENT);
  turnstile.enter('first');
  const closed = turnstile.close().then(() => passed.push('closed'));
  turnstile.enter('second');
  release();
  await closed;
  expect(passed).toEqual(['first', 'closed']);
});
