import { expect, onTestFinished, test, vi } from 'vitest';
import { forEachYielding, pacedBy, yieldToEventLoop, yieldToPeople } from '../../src/lib/breath.js';

/** Has three wait at once, each with so many milliseconds of work. Returns the turns of the event loop in which they resumed. */
async function turnsOf(work: number, waitsFor?: 'person'): Promise<readonly number[]> {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  let turn = 0;
  const count = (): void => {
    turn += 1;
    following = setImmediate(count);
  };
  let following = setImmediate(count);
  const turns = await Promise.all(
    ['a', 'b', 'c'].map(async () => {
      await yieldToEventLoop(waitsFor);
      now += work;
      return turn;
    }),
  );
  clearImmediate(following);
  clock.mockRestore();
  return turns;
}

test('of all for whom nobody waits one goes on in each turn of the event loop', async () => {
  const turns = await turnsOf(1);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  expect(new Set(turns).size).toBe(3);
});

test('people whose work is short go on together', async () => {
  expect(new Set(await turnsOf(0.5, 'person')).size).toBe(1);
});

test('those whose work is long do not', async () => {
  expect(new Set(await turnsOf(30, 'person')).size).toBe(3);
});

test('what a person waits for goes before everything else, however long that has waited', async () => {
  const done: string[] = [];
  const wait = async (name: string, waitsFor: 'person' | 'nobody'): Promise<void> => {
    await yieldToEventLoop(waitsFor);
    done.push(name);
  };
  const posts = ['post 1', 'post 2', 'post 3'].map(name => wait(name, 'nobody'));
  await Promise.all([...posts, wait('command 1', 'person'), wait('command 2', 'person')]);
  expect(done).toEqual(['command 1', 'command 2', 'post 1', 'post 2', 'post 3']);
});

test('but a flood of commands does not stop the rest', async () => {
  const done: string[] = [];
  const post = yieldToEventLoop().then(() => void done.push('post'));
  const commands = Array.from({ length: 20 }, (_, i) => yieldToEventLoop('person').then(() => void done.push(`command ${i + 1}`)));
  await Promise.all([post, ...commands]);
  expect(done.indexOf('post')).toBe(4);
});

test('long work goes on when no person waits any more', async () => {
  let served = 0;
  const people = Array.from({ length: 30 }, async () => {
    await yieldToEventLoop('person');
    served += 1;
  });
  await yieldToPeople();
  expect(served).toBe(30);
  await Promise.all(people);
});

test('however many wait, long work goes on too', async () => {
  let served = 0;
  const people = Array.from({ length: 200 }, async () => {
    await yieldToEventLoop('person');
    served += 1;
  });
  await yieldToPeople();
  expect(served).toBeLessThan(150);
  await Promise.all(people);
});

test('who comes later waits no longer than those before them take', async () => {
  await yieldToEventLoop();
  await yieldToEventLoop();
  await expect(Promise.all([yieldToEventLoop(), yieldToEventLoop()])).resolves.toHaveLength(2);
});

test('a loop waits for what it does with each item', async () => {
  const done: string[] = [];
  await forEachYielding(['a', 'b'], async one => {
    await yieldToEventLoop();
    done.push(one);
  });
  expect(done).toEqual(['a', 'b']);
});

test('long work pauses after each slice, and not before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const pause = pacedBy(5);
  clock.mockReturnValue(4.9);
  expect(pause()).toBeUndefined();
  clock.mockReturnValue(5);
  await expect(pause()).resolves.toBeUndefined();
  clock.mockReturnValue(9.9);
  expect(pause()).toBeUndefined();
});
