import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, vi } from 'vitest';

/**
 * Fails if a test file leaves a loop running. Test files of one worker share its event loop, so the loop would slow down the next files or
 * run on in their fake time.
 */
afterAll(async () => {
  vi.useRealTimers();
  const isLooping = async (): Promise<boolean> => {
    await pause(5);
    return process.getActiveResourcesInfo().includes('Immediate');
  };
  for (let tries = 0; tries < 20; tries++) if (!(await isLooping())) return;
  expect.fail('This file leaves a loop of immediates running');
});
