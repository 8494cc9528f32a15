import { beforeEach, describe, expect, test } from 'vitest';
import { NOTHING_APPENDED } from '../../../src/matches/model/beginTransaction.js';
import type { Match } from '../../../src/matches/model/match.js';
import { type MatchSnapshot, NOTHING } from '../../../src/matches/model/snapshot.js';
import type { NewMessage } from '../../../src/matches/model/transaction.js';
import type { Arranged as Store } from '../../records/arranged.js';
import { aPhase, runningMatch } from '../records.js';

const TOLD: NewMessage = { to: { channel: 'hall' }, slot: 'phase:2', content: { kind: 'phase', phase: 2 } };

/** A match in its second phase, with orders and a salt in the first and in the second. */
async function inSecondPhase(store: Store): Promise<Match> {
  const match = runningMatch(store);
  const entry = { match: match.id, at: 1_100, seat: 'qin', user: 'ann', submission: { orders: ['A qin H'] }, ready: true, typed: 'hold' };
  for (const phase of [1, 2]) {
    if (phase === 2) store.addPhase(aPhase(match.id, phase));
    store.file({ ...entry, phase });
    await store.history.keepSalt(match.id, phase, 'qin', `salt ${phase}`);
    if (phase === 1) store.claimPhase(match.id, phase, 'ready', 1_200);
  }
  return match;
}

async function reserved(store: Store, { id: match }: Match, phase: number) {
  return (await store.matches.reserve({ match, phase, secret: 'fresh' })) ?? expect.fail(`match ${match} is not there`);
}

/** Ends a match, and writes the one that was reserved to continue it from its second phase, with these seats. Both post one message. */
function goOn(store: Store, match: Match, { id, seats: had }: { readonly id: number; readonly seats: readonly string[] }, seats = had) {
  const before: MatchSnapshot = { ...NOTHING, secret: 'fresh', match: { ...match, id }, seats: had };
  const facts: MatchSnapshot = { ...before, match: { ...match, id, from: { match: match.id, phase: 2, seats: 2 } }, seats };
  const open = { ...aPhase(id, 2), openedAt: 9_000 };
  const appended = { ...NOTHING_APPENDED, messages: [TOLD] };
  return store.matches.decide(match.id, {}, own => ({
    outcome: undefined,
    written: {
      at: 9_000,
      facts: { ...own, match: { ...own.match, status: 'ended', end: { kind: 'rolled-back', seats: [], goesOnAs: id } } },
      appended: { ...appended, fork: { before, at: 9_000, facts: { ...facts, open }, appended } },
    },
  }));
}

/** What hosting relies on, whichever database is behind it. */
export function reservedMatchContract(open: () => Store): void {
  describe('MatchStore: a match that is reserved', () => {
    let store: Store;
    let match: Match;
    beforeEach(async () => {
      store = open();
      match = await inSecondPhase(store);
      store.keepSecret(match.id, 'old');
    });

    test('has the seats and everything before the phase from which it goes on, and is found by nobody', async () => {
      const { id, seats } = await reserved(store, match, 2);
      expect(seats.toSorted()).toEqual(['chu', 'qin']);
      const [first, second] = [await store.history.phase(id, 1), await store.history.phase(id, 2)];
      expect([first, second]).toEqual([{ ...(await store.history.phase(match.id, 1)), match: id }, undefined]);
      expect(await store.history.submissions(id, 1)).toEqual(await store.history.submissions(match.id, 1));
      expect([...(await store.history.salts(id, 1))]).toEqual([['qin', 'salt 1']]);
      expect([await store.history.submissions(id, 2), [...(await store.history.salts(id, 2))]]).toEqual([[], []]);
      expect([await store.matches.get(id), await store.matches.read(id), await store.matches.find({})]).toEqual([
        undefined,
        undefined,
        [match],
      ]);
      expect((await store.matches.duePhases(99_999, 'all')).map(due => due.match)).toEqual([match.id]);
    });

    test('has no phase if it goes on from the first', async () => {
      const { id } = await reserved(store, match, 1);
      expect(await store.history.phaseHeads(id)).toEqual([]);
    });

    test('leaves nothing if it is dropped, and the other stays as it was', async () => {
      const before = await store.matches.read(match.id);
      const { id } = await reserved(store, match, 2);
      await store.matches.dropUnfinished(id);
      expect([await store.history.phaseHeads(id), await store.history.submissions(id, 1), [...(await store.history.salts(id, 1))]]).toEqual(
        [[], [], []],
      );
      expect(await store.matches.read(match.id)).toEqual(before);
    });

    test('is not written once it was dropped, nor is anything about the match that it was to continue', async () => {
      const it = await reserved(store, match, 2);
      await store.matches.dropUnfinished(it.id);
      const before = await store.matches.read(match.id);
      await expect(goOn(store, match, it)).rejects.toThrow('of 2 rows of matches, 1 are on record');
      expect([await store.matches.read(match.id), await store.matches.get(it.id)]).toEqual([before, undefined]);
      expect(await store.outbox.due(9_000, 9)).toEqual([]);
    });

    test('continues nothing that is not on record', async () => {
      expect(await store.matches.reserve({ match: 99, phase: 1 })).toBeUndefined();
    });

    test('is written with the match that it continues, with its own secret and the seats in their order', async () => {
      const it = await reserved(store, match, 2);
      await goOn(store, match, it);
      const [was, is] = [await store.matches.read(match.id), await store.matches.read(it.id)];
      expect([was?.match.status, is?.match.status, is?.match.from?.match]).toEqual(['ended', 'running', match.id]);
      expect([is?.seats, is?.open?.number, is?.last?.number]).toEqual([was?.seats, 2, 1]);
      expect([is?.seats, is?.secret, was?.secret]).toEqual([['qin', 'chu'], 'fresh', 'old']);
    });

    test('gets the seats that were called in since, and loses none', async () => {
      const it = await reserved(store, match, 2);
      await goOn(store, match, it, ['qin', 'chu', 'wei']);
      expect((await store.matches.read(it.id))?.seats).toEqual(['qin', 'chu', 'wei']);
    });

    test('posts its own messages beside those of the match that it continues, of which newer ones replace older', async () => {
      store.queue({ ...TOLD, match: match.id }, 8_000);
      await goOn(store, match, await reserved(store, match, 2));
      const due = await store.outbox.due(9_000, 9);
      expect(due.map(row => [row.match, row.slot])).toEqual([
        [match.id, 'phase:2'],
        [match.id + 1, 'phase:2'],
      ]);
    });
  });
}
