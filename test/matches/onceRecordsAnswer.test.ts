import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onceRecordsAnswer } from '../../src/matches/context/onceRecordsAnswer.js';
import { UNWRITABLE } from '../../src/matches/context/store.js';

const away = (): Error => Object.assign(new Error('no answer'), { name: UNWRITABLE });

/** Work that finds the records away so many times before it is done. */
const answeringAfter = (failures: number) => vi.fn<() => Promise<string>>(async () => (failures-- > 0 ? Promise.reject(away()) : 'done'));

function told() {
  const said: string[] = [];
  const write = (_: object, what: string) => void said.push(what);
  const note = (what: string) => () => void said.push(what);
  return { said, log: { info: write, warn: write, error: write }, onAway: note('away'), onBack: note('back') };
}

describe('Work that waits for the records', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is done at once if they answer, and nothing is said', async () => {
    const { said, ...waiting } = told();
    expect(await onceRecordsAnswer(answeringAfter(0), waiting)).toEqual({ ok: true, value: 'done' });
    expect(said).toEqual([]);
  });

  test('is begun again until they do, however long that takes; it is said once that they are away, and once that they are back', async () => {
    const { said, ...waiting } = told();
    const work = answeringAfter(100);
    const done = onceRecordsAnswer(work, waiting);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await done).toEqual({ ok: true, value: 'done' });
    expect(work).toHaveBeenCalledTimes(101);
    expect(said).toEqual(['the records do not answer: the bot waits for them', 'away', 'the records answer again', 'back']);
  });

  test('is given up when the bot is told to end', async () => {
    const { said: _, ...waiting } = told();
    const ending = new AbortController();
    const done = onceRecordsAnswer(answeringAfter(1_000), { ...waiting, signal: ending.signal });
    await vi.advanceTimersByTimeAsync(60_000);
    ending.abort();
    expect(await done).toMatchObject({ ok: false, fault: { code: 'given-up' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that fails for another reason fails', async () => {
    const { said: _, ...waiting } = told();
    await expect(onceRecordsAnswer(() => Promise.reject(new Error('a defect')), waiting)).rejects.toThrow('a defect');
  });
});
