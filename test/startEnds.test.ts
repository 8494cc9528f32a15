import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Clock, type ClockParts, startClock } from '../src/clock/clock.js';
import { createOpponentPlayer } from '../src/clock/opponents.js';
import { readConfig } from '../src/config.js';
import { startZongheng } from '../src/main.js';
import { openSimulator } from './openSimulator.js';
import { newFolder, opened, remove } from './store/files.js';

vi.mock('../src/clock/clock.js', async original => {
  const module = await original<typeof import('../src/clock/clock.js')>();
  const startClock = vi.fn((parts: ClockParts): Clock => {
    const clock = module.startClock(parts);
    return { ...clock, stop: vi.fn(clock.stop) };
  });
  return { ...module, startClock };
});
vi.mock('../src/clock/opponents.js', () => ({ createOpponentPlayer: vi.fn() }));

test('if something cannot be started, what was started before ends: the clock closes no phase without a bot that posts it', async () => {
  vi.mocked(createOpponentPlayer).mockImplementation(() => {
    throw new Error('no opponents today');
  });
  const folder = newFolder();
  onTestFinished(() => remove(folder));
  const database = join(folder, 'zongheng.db');
  const simulator = await openSimulator();
  const config = readConfig({
    DISCORD_TOKEN: simulator.token,
    DISCORD_API: simulator.api,
    ZONGHENG_DATABASE: database,
    ZONGHENG_HEALTH_PORT: '0',
  });
  if (!config.ok) throw new Error(config.fault.message);
  const { signal } = new AbortController();
  const started = startZongheng({
    config: { ...config.value, token: simulator.token },
    log: pino({ level: 'silent' }),
    signal,
  });
  await expect(started).rejects.toThrow('no opponents today');
  const [clock] = vi.mocked(startClock).mock.results;
  expect(clock?.value.stop).toHaveBeenCalledOnce();
  // It throws while somebody holds the records.
  onTestFinished(opened(database).close);
});
