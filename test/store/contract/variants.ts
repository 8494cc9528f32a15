import { describe, expect, test } from 'vitest';
import { gameIdOf } from '../../../src/matches/model/uploadedVariant.js';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch, aStudy, aVariant } from '../records.js';

const ROOM = { most: 2, forgets: 0 };

/** What the variants of servers rely on, whichever database is behind them. */
export function variantStoreContract(open: () => Store): void {
  describe('VariantStore', () => {
    test('a variant is read as it was added; what a server offers is listed without boards', async () => {
      const { variants } = open();
      const { written, board, geometry, ...head } = aVariant('guild', 'shores');
      expect(await variants.add({ ...head, written, board, geometry }, ROOM)).toEqual({ ...head, version: 1 });
      expect(await variants.offered('guild')).toEqual([{ ...head, version: 1 }]);
      expect(await variants.get({ guild: 'guild', id: 'shores', version: 1 })).toEqual({ ...head, version: 1, written, board, geometry });
    });

    test('each server has its own', async () => {
      const { variants } = open();
      await variants.add(aVariant('guild', 'shores'), ROOM);
      expect(await variants.offered('other')).toEqual([]);
      expect(await variants.get({ guild: 'other', id: 'shores', version: 1 })).toBeUndefined();
      expect(await variants.remove({ guild: 'other', id: 'shores' }, 20)).toBe(false);
      expect(await variants.add(aVariant('other', 'shores'), ROOM)).toMatchObject({ version: 1 });
    });

    test('the same variant again is its next version; the one before stays, but is not offered', async () => {
      const { variants } = open();
      await variants.add(aVariant('guild', 'shores'), ROOM);
      expect(await variants.add(aVariant('guild', 'shores', { at: 20, user: 'bob', board: '{}' }), ROOM)).toMatchObject({ version: 2 });
      expect(await variants.offered('guild')).toMatchObject([{ version: 2, user: 'bob' }]);
      expect(await variants.get({ guild: 'guild', id: 'shores', version: 1 })).toEqual({
        ...aVariant('guild', 'shores'),
        version: 1,
        until: 20,
      });
    });

    test('what is removed is no longer offered, and can be read; when it comes again its versions are counted on', async () => {
      const { variants } = open();
      await variants.add(aVariant('guild', 'shores'), ROOM);
      expect(await variants.remove({ guild: 'guild', id: 'shores' }, 30)).toBe(true);
      expect(await variants.remove({ guild: 'guild', id: 'shores' }, 40)).toBe(false);
      expect(await variants.offered('guild')).toEqual([]);
      expect(await variants.get({ guild: 'guild', id: 'shores', version: 1 })).toMatchObject({ until: 30 });
      expect(await variants.add(aVariant('guild', 'shores', { at: 50 }), ROOM)).toMatchObject({ version: 2 });
    });

    test('a server offers so many; a new version of one of them finds room', async () => {
      const { variants } = open();
      for (const id of ['alps', 'shores']) expect(await variants.add(aVariant('guild', id), ROOM)).toBeDefined();
      expect(await variants.add(aVariant('guild', 'tundra'), ROOM)).toBeUndefined();
      expect(await variants.add(aVariant('guild', 'alps'), ROOM)).toMatchObject({ version: 2 });
      expect((await variants.offered('guild')).map(({ id }) => id)).toEqual(['alps', 'shores']);
      await variants.remove({ guild: 'guild', id: 'alps' }, 20);
      expect(await variants.add(aVariant('guild', 'tundra'), ROOM)).toBeDefined();
    });

    test('a version that is not offered is kept while there is a game or a study of it, and for a while without', async () => {
      const store = open();
      const { variants } = store;
      const [played, studied, unused] = ['played', 'studied', 'unused'].map(id => ({ guild: 'guild', id, version: 1 }));
      if (!played || !studied || !unused) throw new Error('three variants');
      for (const { id } of [played, studied, unused]) await variants.add(aVariant('guild', id), { most: 9, forgets: 0 });
      store.addMatch({ ...aMatch, game: gameIdOf(played) });
      await store.studies.add(aStudy('cat', { game: gameIdOf(studied) }), { studies: 9, whatIfs: 9 });
      for (const one of [played, studied, unused]) await variants.remove(one, 20);
      await variants.add(aVariant('guild', 'new', { at: 21 }), { most: 9, forgets: 19 });
      expect(await variants.get(unused)).toBeDefined();
      await variants.add(aVariant('guild', 'newer', { at: 22 }), { most: 9, forgets: 20 });
      expect(await variants.get(unused)).toBeUndefined();
      for (const one of [played, studied]) expect(await variants.get(one)).toMatchObject({ until: 20 });
      expect((await variants.offered('guild')).map(({ id }) => id)).toEqual(['new', 'newer']);
    });

    test('when somebody is forgotten, their variants stay without their name', async () => {
      const store = open();
      await store.variants.add(aVariant('guild', 'shores'), ROOM);
      await store.variants.add(aVariant('guild', 'alps', { user: 'bob' }), ROOM);
      while (await store.users.forgetSome('ann', 'nobody-1'));
      expect((await store.variants.offered('guild')).map(({ id, user }) => [id, user])).toEqual([
        ['alps', 'bob'],
        ['shores', 'nobody-1'],
      ]);
      expect(await store.variants.get({ guild: 'guild', id: 'shores', version: 1 })).toMatchObject({ board: '{"provinces":[]}' });
    });
  });
}
