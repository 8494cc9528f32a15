import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch, aPhase } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function importStoreContract(open: () => Store): void {
  describe('ImportStore', () => {
    test('counts the files of a user and of a server since a moment; older counts go', () => {
      const { imports } = open();
      imports.count({ user: 'ann', guild: 'g', at: 100, before: 0 });
      imports.count({ user: 'bob', guild: 'g', at: 200, before: 0 });
      expect([imports.countSince({ user: 'ann' }, 50), imports.countSince({ guild: 'g' }, 50)]).toEqual([1, 2]);
      expect([imports.countSince({ user: 'ann' }, 100), imports.countSince({ guild: 'g' }, 150)]).toEqual([0, 1]);
      imports.count({ user: 'ann', guild: 'h', at: 300, before: 200 });
      expect([imports.countSince({ user: 'ann' }, 0), imports.countSince({ guild: 'g' }, 0)]).toEqual([1, 0]);
    });

    test('a match that is written in parts is found by nobody before it is finished', () => {
      const store = open();
      const half = store.imports.begin(aMatch, ['qin']);
      store.imports.addPhase(half.id, { phase: aPhase(half.id, 1), submissions: [], salts: [{ seat: 'qin', salt: 'ab' }] });
      expect([store.matches.get(half.id), store.matches.find({}), store.matches.duePhases(9_999)]).toEqual([undefined, [], []]);
      store.imports.finish(half.id, { kind: 'rolled-back', seats: [] });
      expect(store.matches.get(half.id)).toMatchObject({ status: 'ended', end: { kind: 'rolled-back' } });
      expect([store.history.phase(half.id, 1)?.kind, store.history.saltOf(half.id, 1, 'qin')]).toEqual([aPhase(half.id, 1).kind, 'ab']);
    });

    test('one that is dropped leaves nothing, and no other goes with it', () => {
      const store = open();
      const other = store.addMatch(aMatch);
      const half = store.imports.begin(aMatch, ['qin', 'chu']);
      store.imports.addPhase(half.id, { phase: aPhase(half.id, 1), submissions: [], salts: [] });
      store.matches.dropUnfinished();
      expect(store.matches.find({}).map(({ id }) => id)).toEqual([other.id]);
      expect(store.history.phaseHeads(half.id)).toEqual([]);
    });
  });
}
