import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';
import { runningMatch } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function seatContract(open: () => Store): void {
  describe('MatchStore: secrets and seats', () => {
    test('the secret of a match is kept beside it, not in it', async () => {
      const store = open();
      const { id } = runningMatch(store);
      expect(store.secretOf(id)).toBeUndefined();
      store.keepSecret(id, 'abc');
      expect(store.secretOf(id)).toBe('abc');
      expect(JSON.stringify(await store.matches.get(id))).not.toContain('abc');
    });

    test('since when somebody sits on a seat', () => {
      const store = open();
      const { id } = runningMatch(store);
      store.sit(id, 'qin', 'cat', 20);
      expect(store.seatedAt(id, 'qin')).toBe(20);
      store.sit(id, 'qin', 'ann', 30);
      expect(store.seatedAt(id, 'qin')).toBe(30);
      store.sit(id, 'qin', undefined, 40);
      expect(store.seatedAt(id, 'qin')).toBeUndefined();
    });
  });
}
