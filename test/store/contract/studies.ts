import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';
import { aStudy } from '../records.js';

const ROOM = { studies: 3, whatIfs: 2 };

/** What studies rely on, whichever database is behind it. */
export function studyStoreContract(open: () => Store): void {
  describe('StudyStore', () => {
    test('a study is read as it was added; lists have no bodies, and only their owner’s', async () => {
      const { studies } = open();
      const added = await studies.add(aStudy('ann'), ROOM);
      expect(added && (await studies.get(added.id))).toEqual({ ...aStudy('ann'), id: added?.id });
      expect(await studies.of('bob')).toEqual([]);
      const { body: _, ...head } = aStudy('ann');
      expect(await studies.of('ann')).toEqual([{ ...head, id: added?.id }]);
      expect(await studies.get(99)).toBeUndefined();
    });

    test('a name may have a NUL in it, which PostgreSQL keeps as another sign', async () => {
      const { studies } = open();
      const added = await studies.add(aStudy('ann', { name: 'Jugger\0naut' }), ROOM);
      expect((await studies.of('ann')).map(({ id, name }) => [id, name])).toEqual([
        [added?.id, expect.stringMatching(/^Jugger[\0\uFFFD]naut$/)],
      ]);
    });

    test('lists begin with what was changed last', async () => {
      const { studies } = open();
      const [first, second] = [await studies.add(aStudy('ann'), ROOM), await studies.add(aStudy('ann', { changedAt: 2 }), ROOM)];
      expect((await studies.of('ann')).map(({ id }) => id)).toEqual([second?.id, first?.id]);
      await studies.change(first?.id ?? 0, 'ann', ({ body }) => ({ name: 'Older', body, changedAt: 3 }));
      expect((await studies.of('ann')).map(({ name }) => name)).toEqual(['Older', 'Juggernaut']);
    });

    test('there is room for so many of each person', async () => {
      const { studies } = open();
      for (const _ of [1, 2, 3]) expect(await studies.add(aStudy('ann'), ROOM)).toBeDefined();
      expect(await studies.add(aStudy('ann'), ROOM)).toBeUndefined();
      expect(await studies.add(aStudy('ann', { whatIf: 7 }), ROOM)).toBeDefined();
      expect(await studies.add(aStudy('bob'), ROOM)).toBeDefined();
    });

    test('of each match there is one “What if”; the oldest give way', async () => {
      const { studies } = open();
      await studies.add(aStudy('ann', { whatIf: 7, changedAt: 1, name: 'seven' }), ROOM);
      await studies.add(aStudy('ann', { whatIf: 8, changedAt: 2 }), ROOM);
      await studies.add(aStudy('bob', { whatIf: 7, changedAt: 2 }), ROOM);
      await studies.add(aStudy('ann', { whatIf: 7, changedAt: 3, name: 'again' }), ROOM);
      expect((await studies.of('ann')).map(({ whatIf, name }) => [whatIf, name])).toEqual([
        [7, 'again'],
        [8, 'Juggernaut'],
      ]);
      await studies.add(aStudy('ann', { whatIf: 9, changedAt: 4 }), ROOM);
      expect((await studies.of('ann')).map(({ whatIf }) => whatIf)).toEqual([9, 7]);
      expect((await studies.of('bob')).map(({ whatIf }) => whatIf)).toEqual([7]);
    });

    test('only its owner changes or deletes it; a change that fails or changes nothing leaves it as it was', async () => {
      const { studies } = open();
      const added = await studies.add(aStudy('ann'), ROOM);
      const id = added?.id ?? 0;
      const renamed = { ...aStudy('ann'), name: 'Mine', changedAt: 9 };
      expect(await studies.change(id, 'bob', () => renamed)).toBeUndefined();
      expect(await studies.change(id, 'ann', () => undefined)).toBeUndefined();
      const fails = () => {
        throw new Error('it broke');
      };
      await expect(studies.change(id, 'ann', fails)).rejects.toThrow('it broke');
      expect(await studies.remove(id, 'bob')).toBe(false);
      expect(await studies.get(id)).toEqual(added);
      expect(await studies.change(id, 'ann', () => renamed)).toEqual({ ...renamed, id });
      expect(await studies.get(id)).toEqual({ ...renamed, id });
      expect([await studies.remove(id, 'ann'), await studies.get(id), await studies.remove(id, 'ann')]).toEqual([true, undefined, false]);
    });

    test('its owner shares it in a thread, and nobody else; what stands there is kept, and changes leave it', async () => {
      const { studies } = open();
      const [first, second] = [await studies.add(aStudy('ann'), ROOM), await studies.add(aStudy('bob', { changedAt: 2 }), ROOM)];
      const id = first?.id ?? 0;
      const shared = { thread: 'thread', board: 'message', language: 'fr' } as const;
      expect(await studies.share(id, 'bob', shared)).toBeUndefined();
      expect(await studies.inThread('thread')).toEqual([]);
      expect(await studies.share(id, 'ann', { thread: 'thread', language: 'fr' })).toEqual({
        ...first,
        shared: { thread: 'thread', language: 'fr' },
      });
      expect(await studies.share(id, 'ann', shared)).toEqual({ ...first, shared });
      await studies.share(second?.id ?? 0, 'bob', { thread: 'thread', language: 'en' });
      expect((await studies.inThread('thread')).map(one => one.id)).toEqual([second?.id, id]);
      expect(await studies.inThread('elsewhere')).toEqual([]);
      expect((await studies.of('ann'))[0]?.shared).toEqual(shared);
      expect((await studies.change(id, 'ann', ({ body }) => ({ name: 'Ours', body, changedAt: 3 })))?.shared).toEqual(shared);
      expect((await studies.get(id))?.shared).toEqual(shared);
      const newer = { board: 'newer', instead: 'message' };
      expect([await studies.showIn(id, 'elsewhere', newer), await studies.showIn(id, 'thread', newer)]).toEqual([false, true]);
      expect((await studies.get(id))?.shared).toEqual({ ...shared, board: 'newer' });
      // Of two processes that post it, one does so in vain.
      expect(await studies.showIn(id, 'thread', { board: 'other', instead: 'message' })).toBe(false);
      expect(await studies.showIn(id, 'thread', { board: 'other', instead: undefined })).toBe(false);
      expect((await studies.get(id))?.shared?.board).toBe('newer');
      expect(await studies.showIn(second?.id ?? 0, 'thread', { board: 'first', instead: undefined })).toBe(true);
      expect((await studies.get(second?.id ?? 0))?.shared?.board).toBe('first');
      expect(await studies.share(id, 'ann', undefined)).toEqual({ ...first, name: 'Ours', changedAt: 3 });
      expect((await studies.inThread('thread')).map(one => one.id)).toEqual([second?.id]);
    });

    test('“What if” is never shared', async () => {
      const { studies } = open();
      const added = await studies.add(aStudy('ann', { whatIf: 7 }), ROOM);
      expect(await studies.share(added?.id ?? 0, 'ann', { thread: 'thread', language: 'en' })).toBeUndefined();
      expect((await studies.get(added?.id ?? 0))?.shared).toBeUndefined();
    });

    test('an id is never used again', async () => {
      const { studies } = open();
      const first = await studies.add(aStudy('ann'), ROOM);
      await studies.remove(first?.id ?? 0, 'ann');
      expect((await studies.add(aStudy('ann'), ROOM))?.id).toBeGreaterThan(first?.id ?? 0);
    });

    test('who is forgotten has no studies left', async () => {
      const { studies, users } = open();
      const shared = await studies.add(aStudy('ann'), ROOM);
      await studies.share(shared?.id ?? 0, 'ann', { thread: 'thread', board: 'message', language: 'en' });
      await studies.add(aStudy('ann', { whatIf: 7 }), ROOM);
      await studies.add(aStudy('bob'), ROOM);
      while (await users.forgetSome('ann', 'nobody-1'));
      expect([(await studies.of('ann')).length, (await studies.of('nobody-1')).length, (await studies.of('bob')).length]).toEqual([
        0, 0, 1,
      ]);
      expect(await studies.inThread('thread')).toEqual([]);
    });
  });
}
