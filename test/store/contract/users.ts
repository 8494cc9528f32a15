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

    test('results are kept for each server, the latest first; of somebody who is forgotten under another name', async () => {
      const store = open();
      const result = { seat: 'qin', outcome: 'won', rank: 1, points: 9, rated: true } as const;
      const [first, second] = [1, 2].map(() => store.addMatch({ ...aMatch, guild: 'g' }).id);
      if (first === undefined || second === undefined) throw new Error('there are two');
      store.arrange(first, tx => tx.add('results', { ...result, user: 'ann' }, { ...result, user: 'bob', outcome: 'lost', rank: 2 }), 5);
      store.arrange(second, tx => tx.add('results', { ...result, user: 'ann', rated: false }), 6);
      const { game } = aMatch;
      expect(await store.users.results('ann', 'g', 9)).toEqual([
        { ...result, user: 'ann', match: second, game, rated: false, at: 6 },
        { ...result, user: 'ann', match: first, game, at: 5 },
      ]);
      expect([(await store.users.results('ann', 'g', 1)).length, await store.users.results('ann', 'h', 9)]).toEqual([1, []]);
      while (await store.users.forgetSome('ann', 'nobody-1'));
      expect([(await store.users.results('ann', 'g', 9)).length, (await store.users.results('nobody-1', 'g', 9)).length]).toEqual([0, 2]);
      expect(await store.users.results('bob', 'g', 9)).toHaveLength(1);
    });

    test('results are rated of those who want it and had their seat from the start, page by page, the latest first', async () => {
      const store = open();
      const result = { seat: 'qin', outcome: 'won', rank: 1, points: 9, rated: true } as const;
      const [first = 0, second = 0, elsewhere = 0, other = 0] = [
        ...[{ guild: 'g' }, { guild: 'g' }, { guild: 'h' }, { guild: 'g', game: 'classic' }].map(
          of => store.addMatch({ ...aMatch, ...of }).id,
        ),
      ];
      for (const [i, match] of [first, second, elsewhere, other].entries())
        store.arrange(
          match,
          tx => {
            tx.add('results', { ...result, user: 'ann' }, { ...result, user: 'bob', rank: 2 }, { ...result, user: 'cid', rank: 3 });
            tx.add('results', { ...result, user: 'dan', rank: 4, rated: false });
          },
          5 + i,
        );
      for (const user of ['ann', 'bob', 'dan']) await store.users.decide(user, () => ({ settings: { rating: true } }));
      await store.users.decide('cid', () => ({ settings: { rating: false, language: 'fr' } }));
      const asked = { guild: 'g', game: aMatch.game } as const;
      const of = (match: number, at: number) => [
        { user: 'dan', rank: 4, match, at, isRated: false },
        { user: 'cid', rank: 3, match, at, isRated: false },
        { user: 'bob', rank: 2, match, at, isRated: true },
        { user: 'ann', rank: 1, match, at, isRated: true },
      ];
      const all = [...of(second, 6), ...of(first, 5)];
      expect(await store.users.ratedResults({ ...asked, most: 9 })).toEqual(all);
      expect(await store.users.ratedResults({ ...asked, most: 1 })).toEqual(all.slice(0, 1));
      for (const [i, before] of all.entries())
        expect(await store.users.ratedResults({ ...asked, most: 2, before })).toEqual(all.slice(i + 1, i + 3));
      expect([await store.users.gamesWithResults('g'), await store.users.gamesWithResults('x')]).toEqual([['classic', aMatch.game], []]);
      while (await store.users.forgetSome('ann', 'nobody-1'));
      const rated = (await store.users.ratedResults({ ...asked, most: 9 })).filter(({ isRated }) => isRated);
      expect(rated).toEqual([all[2], all[6]]);
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
