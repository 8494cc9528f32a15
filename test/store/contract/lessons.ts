import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';
import { someProgress } from '../records.js';

/** What lessons rely on, whichever database is behind it. */
export function lessonStoreContract(open: () => Store): void {
  describe('LessonStore', () => {
    test('progress is read as it was written; a change is given what is there', async () => {
      const { lessons } = open();
      expect(await lessons.of('ann')).toEqual([]);
      const seen: unknown[] = [];
      for (const changedAt of [1, 2])
        expect(
          await lessons.change({ user: 'ann', lesson: 1, changedAt }, before => {
            seen.push(before);
            return someProgress;
          }),
        ).toEqual(someProgress);
      expect(seen).toEqual([undefined, someProgress]);
      expect(await lessons.of('ann')).toEqual([{ user: 'ann', lesson: 1, changedAt: 2, progress: someProgress }]);
    });

    test('lists begin with what was changed last, and have nobody else’s', async () => {
      const { lessons } = open();
      for (const [lesson, changedAt] of [
        [1, 5],
        [2, 7],
        [3, 6],
      ] as const)
        await lessons.change({ user: 'ann', lesson, changedAt }, () => someProgress);
      await lessons.change({ user: 'bob', lesson: 1, changedAt: 9 }, () => ({ at: 'move', tries: {} }));
      expect((await lessons.of('ann')).map(({ lesson }) => lesson)).toEqual([2, 3, 1]);
      expect(await lessons.of('bob')).toEqual([{ user: 'bob', lesson: 1, changedAt: 9, progress: { at: 'move', tries: {} } }]);
    });

    test('a change that fails leaves what was there', async () => {
      const { lessons } = open();
      await lessons.change({ user: 'ann', lesson: 1, changedAt: 1 }, () => someProgress);
      const fails = () => {
        throw new Error('it broke');
      };
      await expect(lessons.change({ user: 'ann', lesson: 1, changedAt: 2 }, fails)).rejects.toThrow('it broke');
      expect(await lessons.of('ann')).toEqual([{ user: 'ann', lesson: 1, changedAt: 1, progress: someProgress }]);
    });

    test('who is forgotten has no lessons left', async () => {
      const { lessons, users } = open();
      await lessons.change({ user: 'ann', lesson: 1, changedAt: 1 }, () => someProgress);
      await lessons.change({ user: 'bob', lesson: 1, changedAt: 1 }, () => someProgress);
      while (await users.forgetSome('ann', 'nobody-1'));
      expect([(await lessons.of('ann')).length, (await lessons.of('nobody-1')).length, (await lessons.of('bob')).length]).toEqual([
        0, 0, 1,
      ]);
    });
  });
}
