import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch, aPhase } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function userStoreContract(open: () => Store): void {
  describe('UserStore', () => {
    test('settings are empty until some are saved, and replaced as a whole', () => {
      const { users } = open();
      expect(users.settings('ann')).toEqual({});
      users.saveSettings('ann', { language: 'fr', zone: 'Europe/Paris' });
      users.saveSettings('bob', { language: 'en' });
      users.saveSettings('ann', { zone: 'UTC' });
      expect([users.settings('ann'), users.settings('bob')]).toEqual([{ zone: 'UTC' }, { language: 'en' }]);
    });

    test('who is forgotten has no settings left, and is named nowhere in a match that is over', () => {
      const store = open();
      const match = store.addMatch({ ...aMatch, status: 'ended', end: { kind: 'draw', seats: [] } });
      store.addPhase(aPhase(match.id, 1));
      store.sit(match.id, 'qin', 'ann', 10);
      store.users.saveSettings('ann', { language: 'fr' });
      while (store.users.forgetSome('ann', 'nobody-1'));
      expect(store.users.settings('ann')).toEqual({});
      expect(store.seatHistory(match.id).map(({ user }) => user)).toEqual(['nobody-1']);
      expect(store.users.forgetSome('ann', 'nobody-1')).toBe(false);
    });
  });
}
