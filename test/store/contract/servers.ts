import { describe, expect, test } from 'vitest';
import { NOTHING_APPENDED, type Written } from '../../../src/matches/model/beginTransaction.js';
import type { MatchSnapshot } from '../../../src/matches/model/snapshot.js';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function serverStoreContract(open: () => Store): void {
  describe('ServerStore', () => {
    test('counts the files that a user has imported, and those of a server, since a moment; older counts go', () => {
      const store = open();
      store.countImport({ user: 'ann', guild: 'g', at: 100 });
      store.countImport({ user: 'bob', guild: 'g', at: 200 });
      expect([store.importsOf({ user: 'ann' }, 50), store.importsOf({ guild: 'g' }, 50)]).toEqual([1, 2]);
      expect([store.importsOf({ user: 'ann' }, 100), store.importsOf({ guild: 'g' }, 150)]).toEqual([0, 1]);
      store.countImport({ user: 'ann', guild: 'h', at: 300, since: 200 });
      expect([store.importsOf({ user: 'ann' }), store.importsOf({ guild: 'g' })]).toEqual([1, 0]);
    });

    test('a decision sees the lobbies of the server, and what the user hosts anywhere', async () => {
      const store = open();
      const lobby = store.addMatch({ ...aMatch, guild: 'g', host: 'bob', status: 'lobby' });
      const elsewhere = store.addMatch({ ...aMatch, guild: 'h', host: 'ann', status: 'lobby' });
      store.addMatch({ ...aMatch, guild: 'g', host: 'bob' });
      await store.servers.decide({ guild: 'g', user: 'ann', since: 0 }, ({ lobbies, user }) => {
        expect([lobbies, user.hosted]).toEqual([[lobby], [elsewhere]]);
        return {};
      });
      expect.assertions(1);
    });

    test('who waits for games is kept for each server, those who have waited longest first, and so is the channel', async () => {
      const store = open();
      const [who, elsewhere] = ['g', 'h'].map(guild => ({ guild: guild ?? '', user: 'ann', since: 0 }));
      if (!who || !elsewhere) throw new Error('there are two');
      const wish = { user: 'ann', game: 'any', pace: '24h', since: 20, until: 90 } as const;
      const hall = { channel: 'hall', language: 'en' } as const;
      const garden = { channel: 'garden', language: 'fr' } as const;
      const earlier = { ...wish, user: 'bob', since: 10 };
      expect((await store.servers.read(who)).queue).toEqual({ waiting: [], place: undefined });
      await store.servers.decide(who, () => ({ queue: { place: hall } }));
      expect((await store.servers.read(who)).queue).toEqual({ waiting: [], place: hall });
      await store.servers.decide(who, () => ({ queue: { waiting: [wish, earlier] } }));
      await store.servers.decide(elsewhere, () => ({ queue: { waiting: [wish], place: { ...hall, channel: 'inn' } } }));
      expect((await store.servers.read(who)).queue).toEqual({ waiting: [earlier, wish], place: hall });
      await store.servers.decide(who, () => ({ queue: { waiting: [{ ...wish, until: 99 }], place: garden } }));
      expect((await store.servers.read(who)).queue).toEqual({ waiting: [{ ...wish, until: 99 }], place: garden });
      await store.users.forgetSome('ann', 'nobody');
      expect((await store.servers.read(who)).queue.waiting).toEqual([]);
      expect((await store.servers.read(elsewhere)).queue.waiting).toEqual([]);
    });

    test('substitutes are kept for each server, with when they were asked, until they are neither on the list nor were asked', async () => {
      const store = open();
      const [ann, bob] = ['ann', 'bob'].map(user => ({ guild: 'g', user, since: 0 }));
      if (!ann || !bob) throw new Error('there are two');
      const asked = [{ match: 3, seat: 'qin', at: 5, until: 9 }];
      expect((await store.servers.read(ann)).user.member).toEqual({ substitute: false, asked: [] });
      await store.servers.decide(bob, () => ({ member: { substitute: true, asked } }));
      await store.servers.decide(ann, () => ({ member: { substitute: true, asked: [] } }));
      expect(await store.servers.substitutes('g', 9)).toEqual([
        { user: 'ann', substitute: true, asked: [] },
        { user: 'bob', substitute: true, asked },
      ]);
      expect((await store.servers.substitutes('g', 1)).map(({ user }) => user)).toEqual(['ann']);
      expect(await store.servers.substitutes('h', 9)).toEqual([]);
      await store.servers.decide(bob, () => ({ member: { substitute: false, asked } }));
      expect((await store.servers.read(bob)).user.member).toEqual({ substitute: false, asked });
      await store.users.forgetSome('ann', 'nobody');
      await store.servers.decide(bob, () => ({ member: { substitute: false, asked: [] } }));
      expect(await store.servers.substitutes('g', 9)).toEqual([]);
      expect((await store.servers.read(bob)).user.member).toEqual({ substitute: false, asked: [] });
    });

    test('a match and the queue of its server are decided about together: both are written, or nothing is', async () => {
      const store = open();
      const { id } = store.addMatch({ ...aMatch, guild: 'g', status: 'lobby' });
      const wish = { user: 'ann', game: 'any', pace: '24h', since: 20, until: 90 } as const;
      const where = { guild: 'g' };
      await store.servers.decide({ ...where, user: 'ann', since: 0 }, () => ({
        queue: { waiting: [wish], place: { channel: 'hall', language: 'en' } },
      }));
      const read = async () => [
        (await store.servers.read({ ...where, user: '', since: 0 })).queue.waiting,
        (await store.matches.get(id))?.host,
      ];
      const changed = (snapshot: MatchSnapshot): Written => ({
        at: 9,
        facts: { ...snapshot, match: { ...snapshot.match, host: 'bob' } },
        appended: NOTHING_APPENDED,
      });
      expect(await store.servers.decideWithMatch(where, id, () => undefined)).toBeUndefined();
      expect(await store.servers.decideWithMatch(where, id + 9, () => expect.fail('there is no such match'))).toBeUndefined();
      const breaks = store.servers.decideWithMatch(where, id, () => {
        throw new Error('it broke');
      });
      await expect(breaks).rejects.toThrow('it broke');
      expect(await read()).toEqual([[wish], aMatch.host]);
      const done = await store.servers.decideWithMatch(where, id, ({ waiting }, match) => {
        expect(waiting).toEqual([wish]);
        return { written: changed(match), queue: { waiting: [] } };
      });
      expect(done).toBeDefined();
      expect(await read()).toEqual([[], 'bob']);
    });

    test('the servers are known on which somebody waits', async () => {
      const store = open();
      const wish = { user: 'ann', game: 'any', pace: '24h', since: 20, until: 90 } as const;
      expect(await store.servers.withQueues()).toEqual([]);
      for (const guild of ['g', 'h'])
        await store.servers.decide({ guild, user: 'ann', since: 0 }, () => ({
          queue: { waiting: [wish, { ...wish, pace: '48h' }], place: { channel: 'hall', language: 'en' } },
        }));
      expect(await store.servers.withQueues()).toEqual(['g', 'h']);
      await store.servers.decide({ guild: 'g', user: 'ann', since: 0 }, () => ({ queue: { waiting: [] } }));
      expect(await store.servers.withQueues()).toEqual(['h']);
    });

    test('of a user is known when they were asked for seats on other servers', async () => {
      const store = open();
      for (const [guild, at] of [
        ['g', 5],
        ['h', 6],
        ['i', 7],
      ] as const)
        await store.servers.decide({ guild, user: 'ann', since: 0 }, () => ({
          member: { substitute: false, asked: [{ match: 1, seat: 'qin', at, until: 9 }] },
        }));
      const { user } = await store.servers.read({ guild: 'h', user: 'ann', since: 0 });
      expect([user.member.asked.map(({ at }) => at), user.askedElsewhere.toSorted()]).toEqual([[6], [5, 7]]);
      expect((await store.servers.read({ guild: 'g', user: 'bob', since: 0 })).user.askedElsewhere).toEqual([]);
    });

    test('thousands may wait on a server: only what changes is written', async () => {
      const store = open();
      const who = { guild: 'g', user: 'ann', since: 0 };
      const wish = { game: 'any', pace: '24h', since: 20, until: 90 } as const;
      await store.servers.decide(who, () => ({ queue: { place: { channel: 'hall', language: 'en' } } }));
      for (let from = 1000; from < 7000; from += 1000) {
        const some = Array.from({ length: 1000 }, (_, i) => ({ ...wish, user: `${from + i}` }));
        await store.servers.decide(who, ({ queue }) => ({ queue: { waiting: [...queue.waiting, ...some] } }));
      }
      await store.servers.decide(who, ({ queue }) => ({ queue: { waiting: queue.waiting.filter(({ user }) => user >= '2000') } }));
      const { waiting } = (await store.servers.read(who)).queue;
      expect([waiting.length, waiting[0]?.user]).toEqual([5000, '2000']);
    });

    test('a match is opened with all that is decided about it, or nothing is', async () => {
      const store = open();
      const fails = () => {
        throw new Error('it broke');
      };
      const who = { guild: 'g', user: 'ann', since: 0 };
      await expect(store.servers.decide(who, () => ({ imports: 5, opens: { match: aMatch, at: 5, work: fails } }))).rejects.toThrow(
        'it broke',
      );
      expect([await store.matches.find({}), store.importsOf({ user: 'ann' })]).toEqual([[], 0]);
      expect((await store.servers.decide(who, () => ({}))).opened).toBeUndefined();
      const next = store.addMatch(aMatch);
      expect(await store.matches.find({})).toEqual([next]);
    });
  });
}
