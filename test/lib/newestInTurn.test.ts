import { describe, expect, test } from 'vitest';
import { createNewestInTurn } from '../../src/lib/newestInTurn.js';

/** Wishes that come true when `settle` says so: with an error, they fail. */
function wishing(pauses: readonly number[] = [], mayWorkLater = true, longest = 1e9) {
  const begun: string[] = [];
  const open: ((error?: Error) => void)[] = [];
  const wishes = createNewestInTurn<string, string>({
    fulfil: (key, wish) => {
      begun.push(`${key}: ${wish}`);
      return new Promise((resolve, reject) => open.push(error => (error ? reject(error) : resolve(true))));
    },
    failed: () => mayWorkLater,
    pauses,
    longest,
  });
  const settle = async (error?: Error): Promise<void> => {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    open.shift()?.(error);
  };
  /** Wishes, and waits until that is under way. */
  const begin = async (wish: string): Promise<{ readonly done: Promise<boolean> }> => {
    const done = wishes.want('a', wish);
    await expect.poll(() => begun.at(-1)).toBe(`a: ${wish}`);
    return { done };
  };
  return { wishes, begun, settle, begin };
}
const broken = new Error('it broke');

describe('Wishes about one thing', () => {
  test('are fulfilled one at a time; of those that wait only the newest', async () => {
    const { wishes, begun, settle, begin } = wishing();
    const all = [(await begin('1')).done, wishes.want('a', '2'), wishes.want('a', '3')];
    await settle();
    await settle();
    expect([await Promise.all(all), begun]).toEqual([
      [true, true, true],
      ['a: 1', 'a: 3'],
    ]);
  });

  test('do not wait for those about another thing', async () => {
    const { wishes, begun, settle } = wishing();
    const all = [wishes.want('a', '1'), wishes.want('b', '2')];
    await expect.poll(() => begun.length).toBe(2);
    await settle();
    await settle();
    expect(await Promise.all(all)).toEqual([true, true]);
  });

  test('that wait are fulfilled though the one before them failed', async () => {
    const { wishes, begun, settle, begin } = wishing([1e9]);
    const [first, ...others] = [(await begin('1')).done, wishes.want('a', '2'), wishes.want('a', '3')];
    await settle(broken);
    await settle(broken);
    await settle();
    expect([await first, await Promise.all(others), begun]).toEqual([false, [false, true], ['a: 1', 'a: 3', 'a: 3']]);
  });

  test('are tried again after a pause, as often as there are pauses', async () => {
    const { wishes, begun, settle } = wishing([0, 0]);
    expect(await Promise.all([wishes.want('a', '1'), settle(broken)])).toEqual([false, undefined]);
    await settle(broken);
    await settle(broken);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(begun).toEqual(['a: 1', 'a: 1', 'a: 1']);
    await Promise.all([wishes.want('a', '2'), settle()]);
    expect(begun.at(-1)).toBe('a: 2');
  });

  test('are not tried again if that is in vain', async () => {
    const { wishes, begun, settle } = wishing([0, 0], false);
    expect(await Promise.all([wishes.want('a', '1'), settle(broken)])).toEqual([false, undefined]);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(begun).toEqual(['a: 1']);
  });

  test('take turns with other work, whose failure is its own', async () => {
    const { wishes, begun, settle, begin } = wishing();
    const first = (await begin('1')).done;
    const done: string[] = [];
    const other = wishes.after('a', async () => {
      done.push(begun.join());
      throw broken;
    });
    const last = wishes.want('a', '2');
    await settle();
    await expect(other).rejects.toThrow('it broke');
    await settle();
    expect([await first, await last, done]).toEqual([true, true, ['a: 1']]);
  });

  test('that one waits for already are not wished again', async () => {
    const { wishes, begun, settle, begin } = wishing();
    const all = [(await begin('1')).done, wishes.want('a', '2')];
    wishes.wantIfNone('a', 'any');
    await settle();
    await settle();
    await Promise.all(all);
    wishes.wantIfNone('a', 'any');
    await settle();
    await wishes.settled(1000);
    expect(begun).toEqual(['a: 1', 'a: 2', 'a: any']);
  });

  test('are waited for, but not longer than there is patience', async () => {
    const { wishes } = wishing();
    void wishes.want('a', '1');
    await wishes.settled(1);
  });

  test('that never come to an end do not hold up those behind them', async () => {
    const { wishes, begun, settle } = wishing([], true, 5);
    expect(await wishes.want('a', 'hangs')).toBe(false);
    await expect(wishes.after('a', () => new Promise(() => undefined))).rejects.toThrow('no answer within 5 ms');
    const [last] = [wishes.want('a', 'works'), await settle(), await settle()];
    expect([await last, begun]).toEqual([true, ['a: hangs', 'a: works']]);
    await wishes.settled(1000);
  });

  test('that took too long are tried again, as if they had failed', async () => {
    const { wishes, begun } = wishing([0], true, 5);
    expect(await wishes.want('a', 'hangs')).toBe(false);
    await expect.poll(() => begun).toEqual(['a: hangs', 'a: hangs']);
  });
});
