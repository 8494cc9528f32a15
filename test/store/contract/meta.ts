import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';

/** What hosting relies on, whichever database is behind it. */
export function metaStoreContract(open: () => Store): void {
  describe('MetaStore', () => {
    test('a key has the value that was set last, and none before', () => {
      const { meta } = open();
      expect(meta.get('commands')).toBeUndefined();
      meta.set('commands', 'abc');
      meta.set('presence', '7');
      meta.set('commands', 'def');
      expect([meta.get('commands'), meta.get('presence')]).toEqual(['def', '7']);
    });
  });
}
