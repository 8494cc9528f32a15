import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';

/** What hosting relies on, whichever database is behind it. */
export function metaStoreContract(open: () => Store): void {
  describe('MetaStore', () => {
    test('a key has the value that was set last, and none before', async () => {
      const { meta } = open();
      expect(await meta.get('commands')).toBeUndefined();
      await meta.set('commands', 'abc');
      await meta.set('presence', '7');
      await meta.set('commands', 'def');
      expect([await meta.get('commands'), await meta.get('presence')]).toEqual(['def', '7']);
    });

    test('a value that is set once stays', async () => {
      const { meta } = open();
      expect([await meta.setOnce('key', 'first'), await meta.setOnce('key', 'second'), await meta.get('key')]).toEqual([
        'first',
        'first',
        'first',
      ]);
    });

    test('several keys are set together', async () => {
      const { meta } = open();
      await meta.setAll(
        new Map([
          ['commands', 'abc'],
          ['presence', '7'],
        ]),
      );
      expect([await meta.get('commands'), await meta.get('presence')]).toEqual(['abc', '7']);
    });
  });
}
