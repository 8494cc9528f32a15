import { describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch, aPhase } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function userStoreContract(open: () => Store): void {
  describe('UserStore', () => {
    test('settings are empty until some are saved, and replaced as a whole', async () => {
      const { users } = open();
      expect(await users.settings('ann')).toEqual({});
      await users.decide('ann', () => ({ settings: { language: 'fr', zone: 'Europe/Paris' } }));
      await users.decide('bob', () => ({ settings: { language: 'en' } }));
      await users.decide('ann', before => ({ settings: { zone: before.settings.zone === 'Europe/Paris' ? 'UTC' : '' } }));
      expect([await users.settings('ann'), await users.settings('bob')]).toEqual([{ zone: 'UTC' }, { language: 'en' }]);
    });

    test('a decision that fails changes nothing', async () => {
      const { users } = open();
      const fails = () => {
        throw new Error('it broke');
      };
      await expect(users.decide('ann', fails)).rejects.toThrow('it broke');
      expect([await users.settings('ann'), (await users.beingForgotten()).size]).toEqual([{}, 0]);
    });

    test('a decision sees the matches that a user hosts and that are not over', async () => {
      const store = open();
      const hosted = store.addMatch({ ...aMatch, host: 'ann', status: 'lobby' });
      store.addMatch({ ...aMatch, host: 'bob' });
      store.addMatch({ ...aMatch, host: 'ann', status: 'ended', end: { kind: 'draw', seats: [] } });
      await store.users.decide('ann', snapshot => {
        expect(snapshot.hosted).toEqual([hosted]);
        return {};
      });
      expect.assertions(1);
    });

    test('who is being forgotten is known until it is done', async () => {
      const { users } = open();
      await users.decide('ann', () => ({ pseudonym: 'nobody-1' }));
      await users.decide('bob', () => ({ pseudonym: 'nobody-2' }));
      await users.decide('ann', ({ pseudonym }) => ({ pseudonym: pseudonym === 'nobody-1' ? null : 'nobody-3' }));
      expect([...(await users.beingForgotten())]).toEqual([['bob', 'nobody-2']]);
    });

    test('who is forgotten is not named among those whose move was called', async () => {
      const store = open();
      const readers = [
        { seat: 'qin', user: 'ann' },
        { seat: 'chu', user: 'bob' },
      ];
      const match = store.addMatch({ ...aMatch, turnCall: { phase: 1, readers } });
      const other = store.addMatch({ ...aMatch, turnCall: { phase: 1 } });
      while (await store.users.forgetSome('ann', 'nobody-1'));
      expect((await store.matches.get(match.id))?.turnCall).toEqual({ phase: 1, readers: readers.slice(1) });
      expect((await store.matches.get(other.id))?.turnCall).toEqual({ phase: 1 });
    });

    test('who is forgotten has no settings left, and is named nowhere in a match that is over', async () => {
      const store = open();
      const match = store.addMatch({ ...aMatch, status: 'ended', end: { kind: 'draw', seats: [] } });
      store.addPhase(aPhase(match.id, 1));
      store.sit(match.id, 'qin', 'ann', 10);
      store.saveSettings('ann', { language: 'fr' });
      while (await store.users.forgetSome('ann', 'nobody-1'));
      expect(await store.users.settings('ann')).toEqual({});
      expect(store.seatHistory(match.id).map(({ user }) => user)).toEqual(['nobody-1']);
      expect(await store.users.forgetSome('ann', 'nobody-1')).toBe(false);
    });
  });
}
