import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch, aPhase } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function importStoreContract(open: () => Store): void {
  describe('ImportStore', () => {
    test('a match that is written in parts is found by nobody before a match is opened that continues it', async () => {
      const store = open();
      const half = await store.imports.begin(aMatch, ['qin']);
      const past = { phase: aPhase(half.id, 1), submissions: [], salts: [{ seat: 'qin', salt: 'ab' }] };
      await store.imports.addPhases(half.id, [past]);
      expect([await store.matches.get(half.id), await store.matches.find({}), await store.matches.duePhases(9_999)]).toEqual([
        undefined,
        [],
        [],
      ]);
      const { id } = store.continueWith(half.id, { ...aMatch, status: 'lobby' });
      expect(await store.matches.get(half.id)).toMatchObject({ status: 'ended', end: { kind: 'rolled-back', goesOnAs: id } });
      expect([(await store.history.phase(half.id, 1))?.kind, (await store.history.salts(half.id, 1)).get('qin')]).toEqual([
        past.phase.kind,
        'ab',
      ]);
    });

    test('phases are added together or not at all', async () => {
      const store = open();
      const half = await store.imports.begin(aMatch, ['qin']);
      const [one, two] = [1, 2].map(number => ({
        phase: { ...aPhase(half.id, number), closedAt: 9, report: {} },
        submissions: [],
        salts: [],
      }));
      if (!one || !two) throw new Error('no phases');
      await expect(store.imports.addPhases(half.id, [one, two, two])).rejects.toThrow();
      expect(await store.history.phaseHeads(half.id)).toEqual([]);
    });

    test('one that is dropped leaves nothing, and no other goes with it', async () => {
      const store = open();
      const other = store.addMatch(aMatch);
      const half = await store.imports.begin(aMatch, ['qin', 'chu']);
      await store.imports.addPhases(half.id, [{ phase: aPhase(half.id, 1), submissions: [], salts: [] }]);
      await store.matches.dropUnfinished();
      expect((await store.matches.find({})).map(({ id }) => id)).toEqual([other.id]);
      expect(await store.history.phaseHeads(half.id)).toEqual([]);
    });
  });
}
