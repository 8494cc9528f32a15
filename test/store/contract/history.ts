import { beforeEach, describe, expect, test } from 'vitest';
import { NOTHING_APPENDED } from '../../../src/matches/model/beginTransaction.js';
import type { Match } from '../../../src/matches/model/match.js';
import { NO_EDITS, type StoredEdits } from '../../../src/matches/model/storedEdits.js';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch, aPhase, runningMatch } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function matchHistoryContract(open: () => Store): void {
  describe('MatchHistory: phases', () => {
    let store: Store;
    let match: Match;
    beforeEach(() => {
      store = open();
      match = runningMatch(store);
    });

    describe('A phase', () => {
      test('is open until it is claimed, and claimed once', async () => {
        expect(store.openPhase(match.id)).toEqual(aPhase(match.id, 1));
        expect(store.claimPhase(match.id, 1, 'ready', 1_200)).toBe(true);
        expect(store.claimPhase(match.id, 1, 'deadline', 1_500)).toBe(false);
        expect(store.openPhase(match.id)).toBeUndefined();
        expect(await store.history.phase(match.id, 1)).toEqual({ ...aPhase(match.id, 1), closedAt: 1_200, closedBy: 'ready', sealForm: 2 });
      });

      test('keeps the report of what became of it', async () => {
        store.claimPhase(match.id, 1, 'deadline', 1_500);
        store.recordReport(match.id, 1, { outcomes: [{ order: 'A qin - wei', fails: true }] }, 1);
        expect((await store.history.phase(match.id, 1))?.report).toEqual({ outcomes: [{ order: 'A qin - wei', fails: true }] });
        expect(() => store.recordReport(match.id, 2, {}, 1)).toThrow('phase 2');
      });

      test('nobody had a choice in is added closed, beside the open one', () => {
        const skipped = { ...aPhase(match.id, 2), closedAt: 2_000, closedBy: 'skipped', report: { retreats: [] } } as const;
        store.addPhase(skipped);
        expect(store.phases(match.id)).toEqual([aPhase(match.id, 1), skipped]);
        expect(store.openPhase(match.id)?.number).toBe(1);
      });

      test('cannot be open beside another, nor have the number of another', () => {
        expect(() => store.addPhase(aPhase(match.id, 2))).toThrow();
        store.claimPhase(match.id, 1, 'deadline', 1_500);
        expect(() => store.addPhase(aPhase(match.id, 1))).toThrow('never open again');
        store.addPhase(aPhase(match.id, 2));
        expect(store.openPhase(match.id)).toEqual(aPhase(match.id, 2));
      });

      test('keeps a state of any shape, as it was', () => {
        const states: readonly unknown[] = ['咸陽 · "é"', 0, false, [], { deep: [{ nothing: null }] }];
        const other = store.addMatch(aMatch);
        states.forEach((state, at) => {
          store.addPhase({ ...aPhase(other.id, at + 1), state, closedAt: 1 });
        });
        expect(store.phases(other.id).map(phase => phase.state)).toEqual(states);
      });
    });

    describe('Phases are due', () => {
      const due = async (at: number) => (await store.matches.duePhases(at)).map(phase => phase.match);

      test('from their deadline on, the longest overdue first, until they are claimed', async () => {
        const earlier = store.addMatch(aMatch);
        store.addPhase({ ...aPhase(earlier.id, 4), dueAt: 1_400 });
        expect([await due(1_399), await due(1_400), await due(1_500)]).toEqual([[], [earlier.id], [earlier.id, match.id]]);
        expect(await store.matches.duePhases(1_400)).toEqual([{ match: earlier.id, number: 4, guild: aMatch.guild }]);
        store.claimPhase(earlier.id, 4, 'deadline', 1_500);
        expect(await due(1_500)).toEqual([match.id]);
      });

      test('only in matches that run', async () => {
        for (const status of ['paused', 'ended', 'lobby'] as const) {
          store.saveMatch({ ...match, status });
          expect(await due(9_999)).toEqual([]);
        }
        store.saveMatch(match);
        expect(await due(9_999)).toEqual([match.id]);
      });

      test('at their early closing, if that comes before their deadline', async () => {
        store.closeAt(match.id, 1, 1_200);
        expect([await due(1_199), await due(1_200)]).toEqual([[], [match.id]]);
        store.closeAt(match.id, 1, 8_000);
        expect([await due(1_499), await due(1_500)]).toEqual([[], [match.id]]);
      });

      test('for a reminder or an answer of an opponent only in matches that run, too', async () => {
        store.remindAt(match.id, 1, 1_100);
        store.arrange(match.id, tx => tx.facts.open && tx.put({ open: { ...tx.facts.open, opponentsOwe: true } }));
        const found = async () =>
          [...(await store.matches.remindersDue(1_100)), ...(await store.matches.opponentsDue())].map(one => one.match);
        expect(await found()).toEqual([match.id, match.id]);
        store.saveMatch({ ...match, status: 'ended' });
        expect(await found()).toEqual([]);
      });

      test('later once they are postponed, which only an open phase can be', async () => {
        store.postponePhase(match.id, 1, 7_000);
        expect([await due(6_999), await due(7_000)]).toEqual([[], [match.id]]);
        store.claimPhase(match.id, 1, 'ready', 2_000);
        expect(() => store.postponePhase(match.id, 1, 8_000)).toThrow('open phase 1');
      });
    });

    describe('What a seat has on file', () => {
      const entry = (changed: object = {}) => ({
        match: match.id,
        phase: 1,
        seat: 'qin',
        user: 'ann',
        submission: { orders: ['A qin H'] },
        ready: false,
        typed: 'a qin holds',
        at: 1_100,
        ...changed,
      });

      test('is what was filed last, and counts its edits', async () => {
        expect(store.file(entry())).toEqual({ seat: 'qin', submission: { orders: ['A qin H'] }, ready: false, revision: 1 });
        const second = store.file(entry({ submission: { orders: [] }, ready: true }));
        expect(second).toEqual({ seat: 'qin', submission: { orders: [] }, ready: true, revision: 2 });
        store.file(entry({ seat: 'chu', user: 'bob' }));
        expect((await store.history.submissions(match.id, 1)).map(({ seat, revision }) => [seat, revision])).toEqual([
          ['chu', 1],
          ['qin', 2],
        ]);
      });

      test('is not touched by an interaction seen before', async () => {
        const first = store.file(entry({ interaction: '111' }));
        const later = store.file(entry({ interaction: '222', submission: { orders: ['A qin - wei'] } }));
        expect(store.file(entry({ interaction: '111' }))).toEqual(later);
        expect([first.revision, later.revision]).toEqual([1, 2]);
        expect(await store.history.submissions(match.id, 1)).toEqual([later]);
      });

      test('is told, for an interaction, with those that came before it: its own edits, and the last of each seat in the open phase', async () => {
        const [older, newer, late] = ['1100000000000000000', '1200000000000000000', '1150000000000000000'];
        const told = async (interaction: string): Promise<StoredEdits> => {
          let seen: StoredEdits = NO_EDITS;
          await store.matches.decide(match.id, { interaction }, (before, stored) => {
            seen = stored;
            return { outcome: undefined, written: { at: 1_200, facts: before, appended: NOTHING_APPENDED } };
          });
          return seen;
        };
        store.file(entry({ interaction: older }));
        store.file(entry({ interaction: newer }));
        store.file(entry({ seat: 'chu', user: 'bob', interaction: `${older} chu` }));
        const last = new Map([
          ['chu', `${older} chu`],
          ['qin', newer],
        ]);
        expect(await told(older)).toEqual({ repeated: new Set([older, `${older} chu`]), last });
        expect(await told(late)).toEqual({ repeated: new Set(), last });
        store.file(entry());
        expect((await told(late)).last).toEqual(new Map([['chu', `${older} chu`]]));
        store.claimPhase(match.id, 1, 'ready', 2_000);
        store.addPhase(aPhase(match.id, 2));
        expect(await told(older)).toEqual({ repeated: new Set([older, `${older} chu`]), last: new Map() });
      });

      test('may be filed many times without an interaction', async () => {
        for (const _ of [1, 2, 3]) store.file(entry());
        expect((await store.history.submissions(match.id, 1))[0]?.revision).toBe(3);
      });

      test('is ready or not without a new edit', async () => {
        store.file(entry());
        store.setReady(match.id, 1, 'qin', true);
        expect(await store.history.submissions(match.id, 1)).toEqual([
          { seat: 'qin', submission: { orders: ['A qin H'] }, ready: true, revision: 1 },
        ]);
        store.setReady(match.id, 1, 'qin', false);
        expect((await store.history.submissions(match.id, 1))[0]?.ready).toBe(false);
      });

      test('may be nothing though the seat is ready', async () => {
        store.setReady(match.id, 1, 'chu', true);
        expect(await store.history.submissions(match.id, 1)).toEqual([{ seat: 'chu', submission: undefined, ready: true, revision: 0 }]);
        expect(store.file(entry({ seat: 'chu' })).revision).toBe(1);
      });

      test('belongs to a phase on record', async () => {
        expect(() => store.file(entry({ phase: 2 }))).toThrow(/foreign key/i);
        expect(await store.history.submissions(match.id, 2)).toEqual([]);
      });
    });

    describe('Ballots', () => {
      test('are one a seat and question, the last one counting, and void with the phase', () => {
        store.castBallot(match.id, 1, 'draw', 'qin', false);
        store.castBallot(match.id, 1, 'draw', 'chu', true);
        store.castBallot(match.id, 1, 'draw', 'qin', true);
        store.castBallot(match.id, 1, 'pause', 'qin', false);
        expect(store.ballots(match.id, 1, 'draw')).toEqual(
          new Map([
            ['qin', true],
            ['chu', true],
          ]),
        );
        expect(store.ballots(match.id, 1, 'pause')).toEqual(new Map([['qin', false]]));
        expect(store.ballots(match.id, 2, 'draw').size).toBe(0);
      });
    });
  });
}
