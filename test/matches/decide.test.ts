import { expect, test } from 'vitest';
import { openLobby, openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { decide, look, type MatchOpening, openUnless } from '../../src/matches/context/decide.js';
import { decideEach } from '../../src/matches/context/decideEach.js';
import { type Store, UNWRITABLE } from '../../src/matches/context/store.js';
import type { MatchTransaction } from '../../src/matches/model/transaction.js';
import { openMemoryStore } from '../records/memory.js';
import { HOUR, matchOf, startedMatch, world } from './world.js';

test('A decision that had to wait for the records is made at the moment when it is its turn', async () => {
  const w = world(openMemoryStore());
  const match = await startedMatch(w);
  const asked = w.hosting.now();
  const busy: Store['matches'] = {
    ...w.store.matches,
    decide: async (...decision) => {
      w.pass(HOUR);
      return w.store.matches.decide(...decision);
    },
  };
  expect(await decide({ ...w.hosting, store: { ...w.store, matches: busy } }, match, tx => tx.now)).toBe(asked + HOUR);
});

test('A match whose opening had to wait for the records is open from the moment when it is its turn', async () => {
  const w = world(openMemoryStore());
  const { game } = await matchOf(w, await startedMatch(w));
  const asked = w.hosting.now();
  const busy: Store['servers'] = {
    ...w.store.servers,
    decide: async (...decision) => {
      w.pass(HOUR);
      return w.store.servers.decide(...decision);
    },
  };
  const hosting = { ...w.hosting, store: { ...w.store, servers: busy } };
  await openMatch(hosting, { game, guild: 'elsewhere', channel: 'hall', host: 'ann', language: 'en', deadlines: {} });
  expect((await w.store.outbox.due(asked + HOUR - 1, 100)).filter(row => 'channel' in row.to && row.to.channel === 'hall')).toEqual([]);
  expect((await w.store.outbox.due(asked + HOUR, 100)).some(row => 'channel' in row.to && row.to.channel === 'hall')).toBe(true);
  expect((await w.store.matches.find({ statuses: ['lobby'] })).map(({ createdAt }) => createdAt)).toEqual([asked + HOUR]);
});

test('What is decided about a match is decided at once: the types refuse a promise', () => {
  const { hosting } = world(openMemoryStore());
  const refused = [
    // @ts-expect-error: the match would be written before the promise is kept
    () => decide(hosting, 1, async tx => tx.now),
    // @ts-expect-error: the same if it is one only sometimes
    () => decide(hosting, 1, tx => (tx.now > 0 ? Promise.resolve(1) : undefined)),
    // @ts-expect-error: what is read would change before the promise is kept
    () => look(hosting, 1, async m => m.now),
    // @ts-expect-error: the same for each of several matches
    () => decideEach(hosting, [1], async tx => tx.now, 'it failed'),
    // @ts-expect-error: the same for a match that is to be opened
    (match: MatchOpening['match']) => openUnless(hosting, { match, work: async tx => openLobby(tx) }, () => undefined),
  ];
  expect(refused).toHaveLength(5);
});

test('A decision about many matches names all that it missed because the records were away at once; what is wrong with one is said of it, and the others are decided', async () => {
  const w = world(openMemoryStore());
  const matches = [await startedMatch(w), await startedMatch(w), await startedMatch(w), await startedMatch(w)];
  const [first, second, third, last] = matches;
  const full = Object.assign(new Error('the disk is full'), { name: UNWRITABLE });
  const decided: number[] = [];
  const work = ({ facts: { match } }: MatchTransaction): undefined => {
    if (match.id === second) throw new Error('this match alone');
    if (match.id !== last) throw full;
    decided.push(match.id);
  };
  expect(await decideEach(w.hosting, matches, work, 'it failed')).toBe(full);
  expect(w.logged.map(line => JSON.parse(line))).toMatchObject([{ match: second }, { matches: [first, third] }]);
  expect(decided).toEqual([last]);
});
