import { expect, test } from 'vitest';
import { trackInFlight } from '../../src/discord/inFlight.js';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('what fails has passed, and is noted', async () => {
  const noted: string[] = [];
  const inFlight = trackInFlight<string>(
    async () => {
      throw new Error('canary');
    },
    { ...SILENT, error: (facts, what) => void noted.push(`${what} ${JSON.stringify(facts)}`) },
  );
  inFlight.enter('first');
  await inFlight.close();
  expect(noted).toHaveLength(1);
  expect(noted[0]).not.toContain('canary');
});

test('a stop waits for what is under way, and lets nobody in any more', async () => {
  const passed: string[] = [];
  let release: () => void = () => undefined;
  const inFlight = trackInFlight<string>(async one => {
    await new Promise<void>(resolve => {
      release = resolve;
    });
    passed.push(one);
  }, SILENT);
  inFlight.enter('first');
  const closed = inFlight.close().then(() => passed.push('closed'));
  inFlight.enter('second');
  release();
  await closed;
  expect(passed).toEqual(['first', 'closed']);
});
